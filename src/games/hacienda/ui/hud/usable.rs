//! The cards that can be played and the shop items that can be bought. They are computed once for each position on
//! display, not once for each frame.

use std::sync::Arc;

use crate::games::hacienda::{
    choice::{Selection, ShopItem},
    table::RulesQuery,
};
use hacienda_rules::{CARD_KINDS, Card, Deck, PondShape, Position, Seat, Setting, position::Turn};

/// The usable cards and shop items in the position on display.
#[derive(Debug, Clone, Default)]
pub struct Usable {
    /// The position and the seat for which the cards and items were computed.
    computed_for: Option<(Arc<Position>, Seat)>,
    playable: [bool; CARD_KINDS],
    buyable: Vec<ShopItem>,
}

impl Usable {
    /// Computes the cards and items again if the position or the buyer has changed. The buyer is the viewer's seat or,
    /// if the viewer has none, the seat to act. On the buyer's turn, `table` judges the purchases if it holds the same
    /// position.
    pub fn update(
        &mut self,
        position: &Arc<Position>,
        setting: &Setting,
        screen_viewer: Option<Seat>,
        table: Option<&RulesQuery>,
    ) {
        // While others play, items are enabled as if it were the viewer's turn. Otherwise they would flicker.
        let buyer = screen_viewer.unwrap_or(position.turn.seat);
        if self.computed_for.as_ref().is_some_and(|(about, whose)| Arc::ptr_eq(about, position) && *whose == buyer) {
            return;
        }
        let turn = if buyer == position.turn.seat { position.turn } else { Turn::new(buyer, setting.rulebook.actions) };
        let theirs = Position { turn, ..**position };
        let offered = table.filter(|table| buyer == position.turn.seat && **table.position == **position);
        let could = |shop: &ShopItem| match (shop.selection(), offered) {
            (Selection::Purchase(action), Some(table)) => table.judge(action).is_ok(),
            (held, _) => held.check(&theirs, setting).is_ok(),
        };
        self.buyable = all_items().filter(could).collect();
        self.playable = [false; CARD_KINDS];
        for card in Card::kinds().filter(|card| position.in_hand(position.turn.seat, *card) > 0) {
            self.playable[card.index()] = !Selection::Card(card).targets(position, setting).is_empty();
        }
        self.computed_for = Some((position.clone(), buyer));
    }

    /// Returns true if nothing has been computed yet.
    pub fn is_blank(&self) -> bool {
        self.computed_for.is_none()
    }

    /// Returns true if the seat to act can play a card of this kind from its hand.
    pub fn can_play(&self, card: Card) -> bool {
        self.playable[card.index()]
    }

    /// Returns true if this item can be bought.
    pub fn can_buy(&self, shop: ShopItem) -> bool {
        self.buyable.contains(&shop)
    }
}

/// Returns all items that a shop may have.
fn all_items() -> impl Iterator<Item = ShopItem> {
    let decks = [Deck::Land, Deck::Animal].map(ShopItem::Top);
    let things = [ShopItem::Hacienda, ShopItem::Harvest];
    decks.into_iter().chain(Card::kinds().map(ShopItem::Open)).chain(things).chain(PondShape::ALL.map(ShopItem::Pond))
}
