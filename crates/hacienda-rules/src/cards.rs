//! Buying cards, and the consequences of drawing one (rules: `rule-chapter-buying`, `rule-land-deck`,
//! `rule-scoring-first`).

use tabletop::{Sink, refuse};

use crate::{
    Card, CardEffect, Deck, Destination, Effect, Illegal, LandCard, LandPile, Pile, Position, PurseEffect, ScoringKind,
    Setting, Size, rng::Rng,
};

/// Refuses a price that the seat to act cannot pay.
pub(super) fn check_price(position: &Position<impl Size>, price: u32) -> Result<(), Illegal> {
    let pesos = position.pesos[position.turn.seat.index()];
    refuse(pesos < price, Illegal::TooExpensive { price, pesos })
}

/// Refuses a card that is not in the hand of the seat to act.
pub(super) fn check_hand(position: &Position<impl Size>, card: Card) -> Result<(), Illegal> {
    refuse(position.in_hand(position.turn.seat, card) == 0, Illegal::CardNotInHand(card))
}

/// Returns true if a card can be drawn: from the deck, or after a reshuffle.
fn can_draw(position: &Position<impl Size>, setting: &Setting, deck: Deck) -> bool {
    match deck {
        Deck::Land => {
            !position.land_deck.is_empty()
                || setting.rulebook.house.land_reshuffle && position.land_discard.iter().any(|count| *count > 0)
        }
        Deck::Animal => position.animal_stacks.iter().any(|stack| !stack.is_empty()),
    }
}

/// Checks the purchase of a deck's top card.
///
/// # Errors
/// Returns an error if no card can be drawn or the player has too little money.
pub fn check_top(position: &Position<impl Size>, setting: &Setting, deck: Deck) -> Result<(), Illegal> {
    refuse(!can_draw(position, setting, deck), Illegal::DeckIsEmpty(deck))?;
    check_price(position, setting.rulebook.deck_price)
}

/// Returns the index of a card in its display, counted from 0; `None` if it is not there.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Card, LandCard, Position, Setting, cards};
/// let mut position: Position = Position::empty(&Setting::default(), 2);
/// position.land_display[2] = Some(LandCard::Meadow);
/// assert_eq!(cards::slot(&position, Card::Land(LandCard::Meadow)), Some(2));
/// assert_eq!(cards::slot(&position, Card::Land(LandCard::Swamp)), None);
/// ```
pub fn slot(position: &Position<impl Size>, card: Card) -> Option<u8> {
    let place = match card {
        Card::Land(land) => position.land_display.iter().position(|open| *open == Some(land)),
        Card::Animal(species) => position.animal_display.iter().position(|open| *open == Some(species)),
    };
    place.map(|slot| slot as u8)
}

/// Checks the purchase of a card from a display.
///
/// # Errors
/// Returns an error if the card is not there or the player has too little money.
pub(super) fn check_display(position: &Position<impl Size>, setting: &Setting, card: Card) -> Result<(), Illegal> {
    refuse(slot(position, card).is_none(), Illegal::NotInDisplay(card))?;
    check_price(position, setting.rulebook.display_price)
}

/// Returns the discarded land cards in the order that the reshuffle key determines (rules: `rule-land-deck`).
pub(super) fn reshuffled(position: &Position<impl Size>) -> LandPile {
    let mut pile = Pile::empty(LandCard::Pampas);
    for (card, count) in LandCard::ALL.into_iter().zip(position.land_discard) {
        (0..count).for_each(|_| pile.push(card));
    }
    Rng::new(position.reshuffle_key, u64::from(position.reshuffles)).shuffle(pile.cards_mut());
    pile
}

impl<S: Size> Position<S> {
    /// Buys the top card of a deck.
    pub(super) fn buy_top(&mut self, setting: &Setting, deck: Deck, effects: &mut impl Sink<Effect>) {
        self.pay(setting.rulebook.deck_price, effects);
        let to = Destination::Hand(self.turn.seat);
        self.draw(setting, deck, to, effects);
    }

    /// Buys a card from a display and refills the display at once.
    pub(super) fn buy_open(&mut self, setting: &Setting, card: Card, effects: &mut impl Sink<Effect>) {
        let Some(slot) = slot(self, card) else { return };
        self.pay(setting.rulebook.display_price, effects);
        let seat = self.turn.seat;
        self.emit(Effect::Card(CardEffect::Taken { seat, card, slot }), effects);
        self.draw(setting, card.deck(), Destination::Display(slot), effects);
    }

    /// Draws the top card, if there is one. If the land deck is empty and may be reshuffled, the discarded cards first
    /// become the deck. Drawing the last card of an animal stack can make a scoring due.
    fn draw(&mut self, setting: &Setting, deck: Deck, to: Destination, effects: &mut impl Sink<Effect>) {
        match deck {
            Deck::Land => {
                if self.land_deck.is_empty() && can_draw(self, setting, deck) {
                    let order = reshuffled(self);
                    self.emit(Effect::Card(CardEffect::Reshuffled { order }), effects);
                }
                if let Some(card) = self.land_deck.top() {
                    self.emit(Effect::Card(CardEffect::Drawn { card: Card::Land(card), to }), effects);
                }
            }
            Deck::Animal => {
                let first = !self.animal_stacks[0].is_empty();
                let Some(species) = self.animal_stacks[usize::from(!first)].top() else { return };
                self.emit(Effect::Card(CardEffect::Drawn { card: Card::Animal(species), to }), effects);
                if first && self.animal_stacks[0].is_empty() {
                    self.make_due(setting, ScoringKind::Intermediate, effects);
                }
                if self.animal_stacks.iter().all(|stack| stack.is_empty()) {
                    self.make_due(setting, ScoringKind::Final, effects);
                }
            }
        }
    }

    /// Takes money from the seat to act.
    pub(super) fn pay(&mut self, pesos: u32, effects: &mut impl Sink<Effect>) {
        let seat = self.turn.seat;
        self.emit(Effect::Purse(PurseEffect::Paid { seat, pesos }), effects);
    }

    /// Discards a card from the hand of the seat to act.
    pub(super) fn discard(&mut self, card: Card, effects: &mut impl Sink<Effect>) {
        let seat = self.turn.seat;
        self.emit(Effect::Card(CardEffect::Played { seat, card }), effects);
    }
}
