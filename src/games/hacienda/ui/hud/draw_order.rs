//! An optional order of the hand, by when its cards were drawn. The position only counts the cards of each kind, so the
//! order comes from the log.

use crate::record::Entry;
use hacienda_rules::{
    CARD_KINDS, Card, Effect, Hacienda, Seat,
    effect::{CardEffect, Destination},
};

/// Sorts a seat's hand by the oldest card of each kind. Kinds with a card dealt at the start come first, in their usual
/// order, then the others, with the most recently drawn kind last. Kinds that the hand does not hold come at the end.
/// `kind` returns the card of a stack and the number of cards in it.
pub fn sort<S>(stacks: &mut [S], kind: impl Fn(&S) -> (Card, u32), entries: &[Entry<Hacienda>], seat: Seat) {
    let mut drawn_at: [Vec<usize>; CARD_KINDS] = Default::default();
    for (number, entry) in entries.iter().enumerate() {
        for effect in entry.effects.iter() {
            match effect {
                Effect::Card(
                    CardEffect::Taken { seat: whose, card, .. }
                    | CardEffect::Drawn { card, to: Destination::Hand(whose) },
                ) if *whose == seat => drawn_at[card.index()].push(number + 1),
                // The most recent card counts as played first. If none was drawn, a dealt one is played.
                Effect::Card(CardEffect::Played { seat: whose, card }) if *whose == seat => {
                    drawn_at[card.index()].pop();
                }
                _ => {}
            }
        }
    }
    stacks.sort_by_key(|stack| {
        let (card, count) = kind(stack);
        let drawn_at = &drawn_at[card.index()];
        let dealt = count as usize > drawn_at.len();
        (count == 0, if dealt { Some(0) } else { drawn_at.first().copied() })
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::hacienda::ui::hud::panel_data::{HandPanel, Stack};
    use hacienda_rules::{Action, LandCard, Species};

    fn entry(seat: u8, effect: CardEffect) -> Entry<Hacienda> {
        Entry { seat: Seat(seat), action: Action::End, effects: vec![Effect::Card(effect)].into() }
    }

    #[test]
    fn a_hand_is_sorted_by_when_its_cards_were_drawn() {
        let (forest, rocks) = (Card::Land(LandCard::ALL[1]), Card::Land(LandCard::ALL[3]));
        let (pig, sheep) = (Card::Animal(Species::Pig), Card::Animal(Species::Sheep));
        let seat = Seat(0);
        let drawn = |card: Card, seat: u8| entry(seat, CardEffect::Drawn { card, to: Destination::Hand(Seat(seat)) });
        let entries = [
            entry(0, CardEffect::Taken { seat, card: sheep, slot: 1 }),
            drawn(forest, 1),
            drawn(rocks, 0),
            drawn(sheep, 0),
            entry(0, CardEffect::Played { seat, card: sheep }),
            drawn(pig, 0),
            entry(0, CardEffect::Played { seat, card: pig }),
            drawn(forest, 0),
        ];
        // One pig was dealt at the start.
        let held = [(forest, 1), (rocks, 1), (sheep, 1), (pig, 1)];
        let count = |card| held.iter().find(|(other, _)| *other == card).map_or(0, |(_, count)| *count);
        let mut stacks: Vec<(Card, u32)> = Card::kinds().map(|card| (card, count(card))).collect();
        sort(&mut stacks, |stack| *stack, &entries, seat);
        let cards: Vec<Card> = stacks.iter().take_while(|(_, count)| *count > 0).map(|(card, _)| *card).collect();
        assert_eq!(cards, [pig, sheep, rocks, forest]);
        let rest: Vec<Card> = stacks[4..].iter().map(|(card, _)| *card).collect();
        assert!(rest.is_sorted(), "kinds that are not held keep their order");
    }

    #[test]
    fn place_of_follows_the_order_of_an_open_hand() {
        let mut kinds = Card::kinds();
        let stack = |card| Stack { card, count: 1, playable: false, waits: false, selected: false };
        let mut stacks = std::array::from_fn(|_| stack(kinds.next().expect("there is a kind for each stack")));
        stacks.reverse();
        let hand = HandPanel::Open(stacks);
        for (place, card) in Card::kinds().enumerate() {
            assert_eq!(hand.place_of(card), Some(stacks.len() - 1 - place));
        }
        let hidden = HandPanel::Hidden { owner: Seat(0), land: 3, animals: 2, can_reveal: true };
        assert_eq!(hidden.place_of(Card::Animal(Species::Pig)), None);
    }
}
