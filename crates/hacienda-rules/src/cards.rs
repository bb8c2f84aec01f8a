//! Buying cards, and what drawing one brings about (RULES.md 3, 3.1, 4).

use tabletop::Tell;

use super::{
    chance::Chance,
    effect::{CardEffect, Destination, Effect, PurseEffect},
    illegal::Illegal,
    piles::{LandPile, Pile},
    position::{Position, Setting},
    scoring,
    vocab::{Card, Deck, LandCard, ScoringKind},
};

/// Refuses a price that the seat to act cannot pay.
pub(super) fn check_price<const W: usize>(position: &Position<W>, price: u32) -> Result<(), Illegal> {
    let pesos = position.pesos[position.turn.seat.index()];
    if pesos < price { Err(Illegal::TooExpensive { price, pesos }) } else { Ok(()) }
}

/// Takes a price from the seat to act.
pub(super) fn pay<const W: usize>(position: &mut Position<W>, pesos: u32, effects: &mut impl Tell<Effect>) {
    let seat = position.turn.seat;
    position.tell(Effect::Purse(PurseEffect::Paid { seat, pesos }), effects);
}

/// Refuses a card that is not in the hand of the seat to act.
pub(super) fn check_hand<const W: usize>(position: &Position<W>, card: Card) -> Result<(), Illegal> {
    if position.in_hand(position.turn.seat, card) == 0 { Err(Illegal::CardNotInHand(card)) } else { Ok(()) }
}

/// Lays a card of the seat to act on the discard.
pub(super) fn discard<const W: usize>(position: &mut Position<W>, card: Card, effects: &mut impl Tell<Effect>) {
    let seat = position.turn.seat;
    position.tell(Effect::Card(CardEffect::Played { seat, card }), effects);
}

/// Whether a card can be drawn: from the deck, or after a reshuffle.
pub fn can_draw<const W: usize>(position: &Position<W>, setting: &Setting<W>, deck: Deck) -> bool {
    match deck {
        Deck::Land => {
            !position.land_deck.is_empty()
                || setting.rulebook.house.land_reshuffle && position.land_discard.iter().any(|count| *count > 0)
        }
        Deck::Animal => position.animal_stacks.iter().any(|stack| !stack.is_empty()),
    }
}

/// May the top card of a deck be bought?
///
/// # Errors
/// When the deck is used up or the purse too thin.
pub fn check_top<const W: usize>(position: &Position<W>, setting: &Setting<W>, deck: Deck) -> Result<(), Illegal> {
    if !can_draw(position, setting, deck) {
        return Err(Illegal::DeckIsEmpty(deck));
    }
    check_price(position, setting.rulebook.deck_price)
}

/// The place of a card in its display, from 0.
pub fn slot<const W: usize>(position: &Position<W>, card: Card) -> Option<u8> {
    let place = match card {
        Card::Land(land) => position.land_display.iter().position(|open| *open == Some(land)),
        Card::Animal(species) => position.animal_display.iter().position(|open| *open == Some(species)),
    };
    place.map(|slot| slot as u8)
}

/// May a card of a display be bought?
///
/// # Errors
/// When it is not there or the purse too thin.
pub fn check_display<const W: usize>(position: &Position<W>, setting: &Setting<W>, card: Card) -> Result<(), Illegal> {
    if slot(position, card).is_none() {
        return Err(Illegal::NotInDisplay(card));
    }
    check_price(position, setting.rulebook.display_price)
}

/// Buys the top card of a deck.
pub fn play_top<const W: usize>(
    position: &mut Position<W>,
    setting: &Setting<W>,
    deck: Deck,
    effects: &mut impl Tell<Effect>,
) {
    pay(position, setting.rulebook.deck_price, effects);
    let to = Destination::Hand(position.turn.seat);
    draw(position, setting, deck, to, effects);
}

/// Buys a card of a display, which is refilled at once.
pub fn play_display<const W: usize>(
    position: &mut Position<W>,
    setting: &Setting<W>,
    card: Card,
    effects: &mut impl Tell<Effect>,
) {
    let Some(slot) = slot(position, card) else { return };
    pay(position, setting.rulebook.display_price, effects);
    let seat = position.turn.seat;
    position.tell(Effect::Card(CardEffect::Taken { seat, card, slot }), effects);
    draw(position, setting, card.deck(), Destination::Display(slot), effects);
}

/// Draws the top card if there is one. The last card of a stack makes a scoring due.
fn draw<const W: usize>(
    position: &mut Position<W>,
    setting: &Setting<W>,
    deck: Deck,
    to: Destination,
    effects: &mut impl Tell<Effect>,
) {
    match deck {
        Deck::Land => {
            if position.land_deck.is_empty() && can_draw(position, setting, deck) {
                let order = reshuffled(position);
                position.tell(Effect::Card(CardEffect::Reshuffled { order }), effects);
            }
            if let Some(card) = position.land_deck.top() {
                position.tell(Effect::Card(CardEffect::Drawn { card: Card::Land(card), to }), effects);
            }
        }
        Deck::Animal => {
            let first = !position.animal_stacks[0].is_empty();
            let Some(species) = position.animal_stacks[usize::from(!first)].top() else { return };
            position.tell(Effect::Card(CardEffect::Drawn { card: Card::Animal(species), to }), effects);
            if first && position.animal_stacks[0].is_empty() {
                scoring::fall_due(position, setting, ScoringKind::Intermediate, effects);
            }
            if position.animal_stacks.iter().all(|stack| stack.is_empty()) {
                scoring::fall_due(position, setting, ScoringKind::Final, effects);
            }
        }
    }
}

/// The discarded land cards in the order that the key gives to this reshuffle (RULES.md 3.1).
fn reshuffled<const W: usize>(position: &Position<W>) -> LandPile {
    let mut pile = Pile::empty(LandCard::Pampas);
    for (card, count) in LandCard::ALL.into_iter().zip(position.land_discard) {
        (0..count).for_each(|_| pile.push(card));
    }
    Chance::new(position.reshuffle_key, u64::from(position.reshuffles)).shuffle(pile.cards_mut());
    pile
}
