//! Which cards could be played and which places of the shop bought from: asked once for each position that is shown, not for
//! each picture of it.

use std::sync::Arc;

use crate::games::hacienda::{
    choice::{Held, Shop},
    table::Asking,
};
use hacienda_rules::{CARD_KINDS, Card, Deck, PondShape, Position, Seat, Setting, position::Turn};

/// What could be used on the position that is shown.
#[derive(Debug, Clone, Default)]
pub struct Usable {
    /// The position, and for whom it was asked.
    about: Option<(Arc<Position>, Seat)>,
    playable: [bool; CARD_KINDS],
    open: Vec<Shop>,
}

impl Usable {
    /// Asks again where another position is shown, or somebody else looks. `table`: what lies there, for what is offered.
    pub fn look(&mut self, position: &Arc<Position>, setting: &Setting, eyes: Option<Seat>, table: Option<&Asking>) {
        // While others play nothing flickers: pale is what could not be had if whoever looks were to act.
        let buyer = eyes.unwrap_or(position.turn.seat);
        if self.about.as_ref().is_some_and(|(about, whose)| Arc::ptr_eq(about, position) && *whose == buyer) {
            return;
        }
        let turn = if buyer == position.turn.seat { position.turn } else { Turn::new(buyer, setting.rulebook.actions) };
        let theirs = Position { turn, ..**position };
        let offered = table.filter(|table| buyer == position.turn.seat && **table.position == **position);
        let could = |shop: &Shop| match (shop.held(), offered) {
            (Held::Purchase(action), Some(table)) => table.judge(action).is_ok(),
            (held, _) => held.could(&theirs, setting).is_ok(),
        };
        self.open = places().filter(could).collect();
        self.playable = [false; CARD_KINDS];
        for card in Card::kinds().filter(|card| position.in_hand(position.turn.seat, *card) > 0) {
            self.playable[card.index()] = !Held::Card(card).targets(position, setting).is_empty();
        }
        self.about = Some((position.clone(), buyer));
    }

    /// Whether nobody has asked yet.
    pub fn is_blank(&self) -> bool {
        self.about.is_none()
    }

    /// Whether a card of this kind could be played by whoever is to act, who holds one.
    pub fn playable(&self, card: Card) -> bool {
        self.playable[card.index()]
    }

    /// Whether this could be bought.
    pub fn open(&self, shop: Shop) -> bool {
        self.open.contains(&shop)
    }
}

/// Every place that a shop may have.
fn places() -> impl Iterator<Item = Shop> {
    let decks = [Deck::Land, Deck::Animal].map(Shop::Top);
    let things = [Shop::Hacienda, Shop::Harvest];
    decks.into_iter().chain(Card::kinds().map(Shop::Open)).chain(things).chain(PondShape::ALL.map(Shop::Pond))
}
