//! Who may see what of a position, and the key of an information set (RULES.md 2).

use tabletop::Viewer;

use crate::{CARD_KINDS, Card, Deck, LandCard, Pile, Position, Seat, Size, Species};

impl<S: Size> Position<S> {
    /// The position as this viewer sees it: hidden cards lie face down, each one the same as any other of its deck. Two
    /// positions look the same to a viewer exactly when these are equal.
    #[must_use]
    pub fn seen_by(&self, viewer: impl Into<Viewer>) -> Position<S> {
        let viewer = viewer.into();
        Position {
            hands: std::array::from_fn(|other| {
                if viewer.sees_hand(Seat(other as u8)) {
                    self.hands[other]
                } else {
                    face_down(&self.hands[other], &self.known[other])
                }
            }),
            land_deck: backs(self.land_deck.len(), LandCard::ALL[0]),
            animal_stacks: [0, 1].map(|stack| backs(self.animal_stacks[stack].len(), Species::ALL[0])),
            animals_removed: [self.animals_removed.iter().sum(), 0, 0, 0],
            reshuffle_key: 0,
            ..*self
        }
    }

    /// A number for all that this viewer can see: the same for every [`Position::imagine`] of the viewer, and another one
    /// where something else is seen.
    pub fn sight(&self, viewer: impl Into<Viewer>) -> u64 {
        self.seen_by(viewer).fingerprint()
    }
}

/// A hand of which only the known cards are seen: the others count as the first kind of their deck.
fn face_down(hand: &[u8; CARD_KINDS], known: &[u8; CARD_KINDS]) -> [u8; CARD_KINDS] {
    let mut seen = *known;
    for card in Card::kinds() {
        let back = match card.deck() {
            Deck::Land => Card::Land(LandCard::ALL[0]),
            Deck::Animal => Card::Animal(Species::ALL[0]),
        };
        seen[back.index()] += hand[card.index()] - known[card.index()];
    }
    seen
}

/// A pile of so many cards that nobody sees.
fn backs<T: Copy, const N: usize>(count: usize, back: T) -> Pile<T, N> {
    let mut pile = Pile::empty(back);
    (0..count).for_each(|_| pile.push(back));
    pile
}
