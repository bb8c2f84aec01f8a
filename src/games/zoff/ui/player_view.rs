//! The data for inspecting players, and the texts about prairies for screen readers and tooltips.

use zoff::{Card, Prairie, Seat};

use super::{cards_dialog::PlayerCardsView, views::ViewSource};
use crate::{
    games::zoff::texts,
    seats::names::name,
    texts::{Text, text},
};

/// The data for inspecting a seat whose tag was pressed.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayerView {
    /// The lines about the seat: cows, cards, herds, and the outcome if the game ended now.
    Herds(Seat, Vec<Text>),
    /// The cow cards of all players, and the outcome if the game ended now.
    Cards(Vec<PlayerCardsView>, Option<Text>),
}

impl ViewSource<'_> {
    /// The lines about a prairie as one text, for screen readers and tooltips.
    pub(super) fn spoken(&self, on: Prairie) -> Text {
        let lines = texts::inspect::lines(self.setting, self.position, on, self.names).into_iter();
        let joined = lines.reduce(|before, next| text!("zoff-hud-dot", before = before, next = next));
        joined.unwrap_or_else(|| texts::prairie(on))
    }

    /// The data for inspecting a seat: all players' cow cards if they are open, otherwise the seat's herds.
    pub fn player(&self, seat: Seat) -> PlayerView {
        if !self.setting.rulebook.variants.open_cards {
            return PlayerView::Herds(seat, texts::inspect::player(self.setting, self.position, seat, self.names));
        }
        let cards = self.position.seats().map(|one| self.cards_of(one, one == seat)).collect();
        PlayerView::Cards(cards, texts::inspect::ended_now(self.setting, self.position, self.names))
    }

    fn cards_of(&self, seat: Seat, inspected: bool) -> PlayerCardsView {
        let colours = self.position.colours_of(self.setting, seat);
        let deck = colours[0].map(|colour| self.setting.rulebook.deck(self.position.seats, colour));
        let left = self.position.hand(seat);
        let mut cards: Vec<(Card, bool)> =
            deck.into_iter().flat_map(|deck| deck.iter()).map(|card| (card, left.has(card))).collect();
        cards.sort_by_key(|(card, _)| (u8::MAX - card.value(), card.index()));
        PlayerCardsView { name: name(self.names, seat).text(), colours, cards, inspected }
    }
}
