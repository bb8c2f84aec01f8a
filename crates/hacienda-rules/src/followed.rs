//! Following a game without access to its hidden information: the news for each viewer, and how an imagined position
//! learns from it.

use serde::{Deserialize, Serialize};
use tabletop::{Followed, LearnError, Rng, Viewer, refuse};

use crate::{
    Action, CARD_KINDS, Card, Deck, Effect, Hacienda, LandCard, Position, Seat, Setting, Size, Species, cards,
    position::DISPLAY,
};

/// Something that a viewer sees for the first time, at the beginning of a game or because of an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Revealed {
    /// The cards dealt to one of the viewer's seats, except publicly known cards (rules: `rule-hands`).
    Hand {
        /// The seat to which the cards were dealt.
        seat: Seat,
        /// The cards, in the order of kinds.
        cards: Vec<Card>,
    },
    /// The land cards that are open at the beginning, by place (rules: `rule-setup-land`).
    LandDisplay(Vec<LandCard>),
    /// The animal cards that are open at the beginning, by place (rules: `rule-setup-animals`).
    AnimalDisplay(Vec<Species>),
    /// A card drawn into the viewer's hand or into a display (rules: `rule-buy`).
    Drawn(Card),
}

impl<S: Size> Followed for Hacienda<S> {
    type Revealed = Revealed;

    fn seen_by(_: &Setting, position: &Position<S>, viewer: Viewer) -> Position<S> {
        position.seen_by(viewer)
    }

    fn reveals(effect: &Effect) -> bool {
        effect.reveals()
    }

    fn dealt(_: &Setting, first: &Position<S>, viewer: Viewer) -> Vec<Revealed> {
        let hands = first.seats().filter(|seat| viewer.sees_hand(*seat)).map(|seat| {
            let copies = |card| std::iter::repeat_n(card, usize::from(first.hidden_count(seat, card)));
            Revealed::Hand { seat, cards: Card::kinds().flat_map(copies).collect() }
        });
        let land = first.land_display.iter().flatten().copied().collect();
        let animals = first.animal_display.iter().flatten().copied().collect();
        hands.chain([Revealed::LandDisplay(land), Revealed::AnimalDisplay(animals)]).collect()
    }

    fn deal_as(
        setting: &Setting,
        first: &mut Position<S>,
        viewer: Viewer,
        dealt: &[Revealed],
        rng: &mut Rng,
    ) -> Result<(), LearnError> {
        let mut unseen = take_back(first, viewer);
        for revealed in dealt {
            deal_revealed(first, setting, viewer, revealed, &mut unseen)?;
        }
        *first = first.deal_unseen(unseen, viewer, rng);
        Ok(())
    }

    /// All players see every action; only the card drawn from a deck into a hand is hidden (rules: `rule-hands`).
    fn is_secret(_: Seat, _: Action, _: &Position<S>, _: Viewer) -> bool {
        false
    }

    fn news(
        _: &Setting,
        before: &Position<S>,
        seat: Seat,
        action: Action,
        after: &Position<S>,
        viewer: Viewer,
    ) -> Vec<Revealed> {
        let drawn = match action {
            Action::BuyTop(_) if viewer.sees_hand(seat) => {
                let count = |position: &Position<S>, card: &Card| position.in_hand(seat, *card);
                Card::kinds().find(|card| count(after, card) > count(before, card))
            }
            Action::BuyLand(card) => {
                let slot = cards::slot(before, Card::Land(card));
                slot.and_then(|slot| after.land_display[usize::from(slot)]).map(Card::Land)
            }
            Action::BuyAnimal(species) => {
                let slot = cards::slot(before, Card::Animal(species));
                slot.and_then(|slot| after.animal_display[usize::from(slot)]).map(Card::Animal)
            }
            Action::BuyTop(_)
            | Action::Hacienda(_)
            | Action::Pond(_)
            | Action::Land { .. }
            | Action::Animal { .. }
            | Action::Harvest { .. }
            | Action::End => None,
        };
        drawn.into_iter().map(Revealed::Drawn).collect()
    }

    fn reconcile(
        _: &Setting,
        position: &mut Position<S>,
        viewer: Viewer,
        seat: Seat,
        action: Option<Action>,
        news: &[Revealed],
    ) -> Result<Action, LearnError> {
        let action = action.ok_or(LearnError::Contradiction("no action of this game is secret"))?;
        if let Some(card) = action.played().filter(|_| !viewer.sees_hand(seat)) {
            ensure_in_hand(position, viewer, seat, card)?;
        }
        for revealed in news {
            let Revealed::Drawn(card) = revealed else { return Err(NOT_DEALT) };
            put_on_top(position, viewer, *card)?;
        }
        Ok(action)
    }
}

const NOT_HIDDEN: LearnError = LearnError::Contradiction("no such card is hidden from the viewer");
const NOT_DEALT: LearnError = LearnError::Contradiction("these cards cannot be dealt");

/// Takes back the dealt cards that a viewer sees. Returns the number of cards of each kind that can be dealt again.
fn take_back(first: &mut Position<impl Size>, viewer: Viewer) -> [u16; CARD_KINDS] {
    let mut unseen = first.unseen(Viewer::SPECTATOR);
    first.land_display.iter().flatten().for_each(|card| unseen[Card::Land(*card).index()] += 1);
    first.animal_display.iter().flatten().for_each(|species| unseen[Card::Animal(*species).index()] += 1);
    (first.land_display, first.animal_display) = ([None; DISPLAY], [None; DISPLAY]);
    for seat in first.seats().filter(|seat| viewer.sees_hand(*seat)) {
        first.hands[seat.index()] = first.known[seat.index()];
    }
    unseen
}

/// Deals the cards that one piece of news reveals, and subtracts them from the cards left to deal.
fn deal_revealed(
    first: &mut Position<impl Size>,
    setting: &Setting,
    viewer: Viewer,
    revealed: &Revealed,
    unseen: &mut [u16; CARD_KINDS],
) -> Result<(), LearnError> {
    let book = &setting.rulebook;
    let mut take = |card: Card| -> Result<(), LearnError> {
        let left = unseen[card.index()].checked_sub(1).ok_or(NOT_DEALT)?;
        unseen[card.index()] = left;
        Ok(())
    };
    match revealed {
        Revealed::Hand { seat, cards } => {
            let valid = [(Deck::Land, book.land_dealt), (Deck::Animal, book.animals_dealt)]
                .into_iter()
                .all(|(deck, count)| cards.iter().filter(|card| card.deck() == deck).count() == usize::from(count));
            refuse(!valid || seat.0 >= first.seats || !viewer.sees_hand(*seat), NOT_DEALT)?;
            for card in cards {
                take(*card)?;
                first.hands[seat.index()][card.index()] += 1;
            }
        }
        Revealed::LandDisplay(cards) => {
            refuse(cards.len() != usize::from(book.display), NOT_DEALT)?;
            for (place, card) in first.land_display.iter_mut().zip(cards) {
                take(Card::Land(*card))?;
                *place = Some(*card);
            }
        }
        Revealed::AnimalDisplay(cards) => {
            refuse(cards.len() != usize::from(book.display), NOT_DEALT)?;
            for (place, card) in first.animal_display.iter_mut().zip(cards) {
                take(Card::Animal(*card))?;
                *place = Some(*card);
            }
        }
        Revealed::Drawn(_) => return Err(NOT_DEALT),
    }
    Ok(())
}

/// Puts a card into a hand in exchange for a hidden card, unless the hand already holds the card.
fn ensure_in_hand(
    position: &mut Position<impl Size>,
    viewer: Viewer,
    seat: Seat,
    card: Card,
) -> Result<(), LearnError> {
    if position.in_hand(seat, card) > 0 {
        return Ok(());
    }
    let is_hidden = |other: &Card| other.deck() == card.deck() && position.hidden_count(seat, *other) > 0;
    let given = Card::kinds().find(is_hidden).ok_or(NOT_HIDDEN)?;
    exchange(position, viewer, card, given)?;
    position.hands[seat.index()][given.index()] -= 1;
    position.hands[seat.index()][card.index()] += 1;
    Ok(())
}

/// Makes a card the next to be drawn from its deck.
fn put_on_top(position: &mut Position<impl Size>, viewer: Viewer, card: Card) -> Result<(), LearnError> {
    if card.deck() == Deck::Land && position.land_deck.is_empty() {
        return reshuffle_to(position, card);
    }
    let top = top_of(position, card.deck()).ok_or(NOT_HIDDEN)?;
    if top == card {
        return Ok(());
    }
    exchange(position, viewer, card, top)?;
    match card {
        Card::Land(card) => position.land_deck.cards_mut().last_mut().into_iter().for_each(|top| *top = card),
        Card::Animal(species) => {
            let first_is_empty = position.animal_stacks[0].is_empty();
            let stack = position.animal_stacks[usize::from(first_is_empty)].cards_mut();
            stack.last_mut().into_iter().for_each(|top| *top = species);
        }
    }
    Ok(())
}

/// Returns the card that would be drawn next from a deck, without a reshuffle.
fn top_of(position: &Position<impl Size>, deck: Deck) -> Option<Card> {
    match deck {
        Deck::Land => position.land_deck.top().map(Card::Land),
        Deck::Animal => position.animal_stacks.iter().find_map(|stack| stack.top()).map(Card::Animal),
    }
}

/// Replaces one hidden copy of `taken` with `put`, wherever it is: in its deck, among the removed cards or in a hidden
/// hand.
fn exchange(position: &mut Position<impl Size>, viewer: Viewer, taken: Card, put: Card) -> Result<(), LearnError> {
    match (taken, put) {
        (Card::Land(taken), Card::Land(put)) => {
            if let Some(place) = position.land_deck.cards_mut().iter_mut().find(|place| **place == taken) {
                *place = put;
                return Ok(());
            }
        }
        (Card::Animal(taken), Card::Animal(put)) => {
            let mut stacks = position.animal_stacks.iter_mut().flat_map(|stack| stack.cards_mut());
            if let Some(place) = stacks.find(|place| **place == taken) {
                *place = put;
                return Ok(());
            }
            let removed = &mut position.animals_removed;
            if removed[taken.index()] > 0 {
                removed[taken.index()] -= 1;
                removed[put.index()] += 1;
                return Ok(());
            }
        }
        _ => return Err(NOT_HIDDEN),
    }
    let holds = |seat: &Seat| !viewer.sees_hand(*seat) && position.hidden_count(*seat, taken) > 0;
    let seat = position.seats().find(holds).ok_or(NOT_HIDDEN)?;
    position.hands[seat.index()][taken.index()] -= 1;
    position.hands[seat.index()][put.index()] += 1;
    Ok(())
}

/// The maximum number of keys tried for a reshuffle. Each key has a chance of about 1% or more of putting the wanted
/// card on top.
const MAX_KEYS: usize = 20_000;

/// Finds a reshuffle key that puts a card on top of the land deck (rules: `rule-land-deck`). The order of the other
/// cards stays unknown.
fn reshuffle_to(position: &mut Position<impl Size>, card: Card) -> Result<(), LearnError> {
    let Card::Land(card) = card else { return Err(NOT_HIDDEN) };
    refuse(position.land_discard[card.index()] == 0, NOT_HIDDEN)?;
    let mut rng = Rng::new(position.reshuffle_key, 0);
    for _ in 0..MAX_KEYS {
        if cards::reshuffled(position).top() == Some(card) {
            return Ok(());
        }
        position.reshuffle_key = rng.next();
    }
    Err(NOT_HIDDEN)
}
