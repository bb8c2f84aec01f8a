//! The legal moves as a list in words, for players who use a screen reader or a keyboard: first the piece, then the
//! hex, then the confirmation. Choosing a line sends the same messages as a tap.

use hacienda_rules::{Action, Card, Cell, Deck, Hacienda, LandCard, PondShape, Position, Setting, Species, ponds};

use super::{
    choice::{Choice, Selection, ShopItem, Touch},
    preview::{self, Preview},
    texts,
};
use crate::{
    access::paged_list::{Offer, Offers},
    playable::Advice,
    seats::{Tap, taps::Undo},
    texts::{Text, Who, text},
};

pub mod hexes;
#[cfg(test)]
mod tests;

/// The effect of choosing a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineAction {
    /// Sends a tap.
    Tap(Tap),
    /// Sends a touch.
    Touch(Touch),
    /// Opens the menu.
    Menu,
}

/// The state of the match as the player to act sees it.
#[derive(Debug, Clone, Copy)]
pub struct MatchView<'a> {
    /// The position.
    pub position: &'a Position,
    /// The board and the rules.
    pub setting: &'a Setting,
    /// The player's selection.
    pub choice: &'a Choice,
    /// The actions that the hint suggests.
    pub advice: &'a [Advice<Hacienda>],
    /// The actions that can be undone.
    pub undo: Undo,
    /// The names of the players.
    pub names: &'a [Who],
}

fn tap(text: Text, tap: Tap) -> Offer<LineAction> {
    Offer::new(text, LineAction::Tap(tap))
}

fn touch(text: Text, touch: Touch) -> Offer<LineAction> {
    Offer::new(text, LineAction::Touch(touch))
}

/// Returns the lines to choose from.
pub fn offers(now: &MatchView) -> Offers<LineAction> {
    let always = vec![tap(text!("move-list-back"), Tap::Cancel)];
    if let Some(action) = now.choice.pending() {
        let orientations = now.choice.ghost.as_ref().map_or(0, |ghost| ghost.orientations.len());
        let rotate = (orientations > 1).then(|| touch(text!("hud-turn-pond"), Touch::RotatePond));
        let yes = tap(text!("move-list-yes", what = now.describe(action)), Tap::Confirm);
        return Offers { paged: std::iter::once(yes).chain(rotate).collect(), always };
    }
    if now.choice.selection != Selection::Nothing {
        return Offers { paged: now.targets(), always };
    }
    if !now.advice.is_empty() {
        let sentences = texts::hint::sentences(now.position, now.setting, now.advice, true);
        // A turn can be ended only with the end button, so advice to end it gets no line.
        let advice = now.advice.iter().zip(sentences).filter(|(advice, _)| advice.action != Action::End);
        let line = |(advice, sentence): (&Advice<Hacienda>, Option<Text>)| {
            sentence.map(|sentence| touch(sentence, Touch::Propose(advice.action)))
        };
        return Offers { paged: advice.filter_map(line).collect(), always };
    }
    let undo = now.undo.one.then(|| tap(text!("hud-undo"), Tap::Undo));
    let turn = now.undo.turn.map(|actions| tap(text!("move-list-undo-turn", actions = actions), Tap::UndoTurn));
    let mut always = vec![tap(text!("hud-end-turn"), Tap::End), tap(text!("hint"), Tap::Hint)];
    always.extend(undo.into_iter().chain(turn));
    always.push(Offer::new(text!("hud-menu"), LineAction::Menu));
    Offers { paged: now.selectable(), always }
}

impl MatchView<'_> {
    /// Everything that can be selected: the player's cards first, then pieces to place, then cards for sale.
    fn selectable(&self) -> Vec<Offer<LineAction>> {
        let (position, setting, book) = (self.position, self.setting, &self.setting.rulebook);
        let card = |card: Card| {
            let count = position.in_hand(position.turn.seat, card);
            let places = Selection::Card(card).targets(position, setting).count();
            let text = || text!("move-list-play", card = card, count = count, places = places);
            (count > 0 && places > 0).then(|| touch(text(), Touch::Select(Selection::Card(card))))
        };
        let shop = |shop: ShopItem, text: Text| {
            let held = shop.selection();
            let places = match held {
                Selection::Purchase(_) => 1,
                held => held.targets(position, setting).count(),
            };
            (held.check(position, setting).is_ok() && places > 0).then(|| touch(text, Touch::Select(held)))
        };
        let pond = |shape: PondShape| {
            shop(ShopItem::Pond(shape), text!("move-list-dig", shape = shape, pesos = book.pond_price))
        };
        let top =
            |deck: Deck| shop(ShopItem::Top(deck), text!("move-list-buy-top", deck = deck, pesos = book.deck_price));
        let open = |card: Card| {
            shop(ShopItem::Open(card), text!("move-list-buy-card", card = card, pesos = book.display_price))
        };
        let mut things: Vec<Offer<LineAction>> = Card::kinds().filter_map(card).collect();
        things.extend(shop(ShopItem::Harvest, text!("move-list-harvest")));
        things.extend(shop(ShopItem::Hacienda, text!("move-list-build", pesos = book.hacienda_price)));
        things.extend(PondShape::ALL.into_iter().filter_map(pond));
        things.extend(top(Deck::Land));
        things.extend(LandCard::ALL.into_iter().map(Card::Land).filter_map(open));
        things.extend(top(Deck::Animal));
        things.extend(Species::ALL.into_iter().map(Card::Animal).filter_map(open));
        things
    }

    /// The targets of the selection, sorted by gain, then by distance from the player's pieces, then row by row.
    fn targets(&self) -> Vec<Offer<LineAction>> {
        let (position, setting) = (self.position, self.setting);
        let steps = hexes::distances(setting, &position.owned[position.turn.seat.index()]);
        let far = |cells: &[Cell]| cells.iter().filter_map(|cell| steps[cell.index()]).min();
        let mut places: Vec<_> = self
            .touches()
            .into_iter()
            .map(|(touch, action, cells)| {
                let gain = action.map_or(0, |action| {
                    let preview = Preview::of(position, setting, action);
                    i64::from(preview.total()) * 3 + preview.pesos
                });
                let first = cells.first().map(|cell| hexes::place(setting, *cell));
                ((-gain, far(&cells), first), touch, action, cells)
            })
            .collect();
        places.sort_by_key(|(rank, ..)| *rank);
        places.into_iter().map(|(_, does, action, cells)| touch(self.place(action, &cells), does)).collect()
    }

    /// The touches that place the selection, each with its hexes and with the action that it proposes, if any.
    fn touches(&self) -> Vec<(Touch, Option<Action>, Vec<Cell>)> {
        let (position, setting) = (self.position, self.setting);
        let at = |cell: Cell, action: Option<Action>| (Touch::Hex(cell), action, vec![cell]);
        match self.choice.selection {
            Selection::Nothing | Selection::Purchase(_) => Vec::new(),
            // A tap on a hex would show only one orientation. Here, each orientation has its own line.
            Selection::Pond(shape) => ponds::places(position, setting, shape)
                .map(|pond| (Touch::Propose(Action::Pond(pond)), Some(Action::Pond(pond)), pond.cells().to_vec()))
                .collect(),
            held => {
                // If the chip supply is empty, the player first chooses the chip to move, then the chain.
                let done = held != Selection::Harvest { from: None } || position.chip_supply > 0;
                let action = |at: Cell| held.action(position, setting, at).filter(|_| done);
                held.targets(position, setting).iter().map(|cell| at(cell, action(cell))).collect()
            }
        }
    }

    /// A place and the gains of the action there.
    fn place(&self, action: Option<Action>, cells: &[Cell]) -> Text {
        let seat = self.position.turn.seat;
        let at = hexes::describe(self.position, self.setting, seat, self.names, cells);
        match action.and_then(|action| self.gain(action)) {
            Some(gain) => text!("move-list-place", place = at, gain = gain),
            None => at,
        }
    }

    /// The gains of an action: "Pays 5 pesos, +4 points: 2nd market".
    fn gain(&self, action: Action) -> Option<Text> {
        let preview = Preview::of(self.position, self.setting, action);
        let markets = preview::markets_after(self.position, self.setting, action);
        texts::comma_list(texts::preview::money(&preview).into_iter().chain([texts::preview::score(&preview, markets)]))
    }

    /// The action that waits for confirmation, in words: the card to buy, or the place and its gains.
    fn describe(&self, action: Action) -> Text {
        let book = &self.setting.rulebook;
        match action {
            Action::BuyTop(deck) => text!("move-list-buy-top", deck = deck, pesos = book.deck_price),
            Action::BuyLand(land) => text!("move-list-buy-card", card = Card::Land(land), pesos = book.display_price),
            Action::BuyAnimal(species) => {
                text!("move-list-buy-card", card = Card::Animal(species), pesos = book.display_price)
            }
            Action::End => text!("hud-end-turn"),
            Action::Pond(pond) => self.place(Some(action), pond.cells()),
            Action::Hacienda(at) | Action::Land { at, .. } | Action::Animal { at, .. } | Action::Harvest { at, .. } => {
                self.place(Some(action), &[at])
            }
        }
    }
}
