//! Visibility of a position's cards, and a hash of everything that a viewer sees (rules: `rule-hands`, `rule-known`).

use tabletop::Viewer;

use crate::{CARD_KINDS, Card, Deck, LandCard, Pile, Position, Seat, Size, Species};

impl<S: Size> Position<S> {
    /// Returns the position as this viewer sees it, with hidden cards face down and interchangeable within their deck.
    /// Two positions look the same to a viewer if and only if these results are equal.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Position, Seat, Setting, Viewer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let position: Position = Position::setup(&Setting::default(), 3, 7, None)?;
    /// assert_eq!(position.seen_by(Seat(1)).hands[1], position.hands[1]);
    /// assert_ne!(position.seen_by(Viewer::SPECTATOR).hands[1], position.hands[1]);
    /// assert_eq!(position.seen_by(Seat(1)).land_deck.len(), position.land_deck.len());
    /// # Ok(())
    /// # }
    /// ```
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
            // Lists every field, so that adding a field breaks the build until its visibility is decided.
            seats: self.seats,
            land: self.land,
            animals: self.animals,
            owned: self.owned,
            pond_cells: self.pond_cells,
            haciendas: self.haciendas,
            chips: self.chips,
            ponds: self.ponds,
            pond_count: self.pond_count,
            pond_supply: self.pond_supply,
            hacienda_supply: self.hacienda_supply,
            chip_supply: self.chip_supply,
            pesos: self.pesos,
            known: self.known,
            land_display: self.land_display,
            animal_display: self.animal_display,
            land_discard: self.land_discard,
            reshuffles: self.reshuffles,
            start: self.start,
            turn: self.turn,
            passed: self.passed,
            scorings: self.scorings,
            over: self.over,
            cache: self.cache,
        }
    }

    /// Returns a hash of everything this viewer can see. All results of [`Position::imagine`] for the viewer have the
    /// same hash; different visible states almost certainly have different hashes.
    pub fn visibility_hash(&self, viewer: impl Into<Viewer>) -> u64 {
        self.seen_by(viewer).fingerprint()
    }
}

/// Returns a hand with only its known cards visible: the other cards are replaced with the first kind of card in their
/// deck.
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

/// Returns a face-down pile of `count` cards.
fn backs<T: Copy, const N: usize>(count: usize, back: T) -> Pile<T, N> {
    let mut pile = Pile::empty(back);
    (0..count).for_each(|_| pile.push(back));
    pile
}
