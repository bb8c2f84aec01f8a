//! Hidden information: a position as each viewer sees it, and random positions consistent with that view.

use crate::{Cards, Position, Prairie, Prairies, Setting, Stage, auction, setup};
use tabletop::{MAX_SEATS, Rng, Seat, Viewer};

impl Position {
    /// Returns true if the viewer sees the cow cards of a seat.
    pub fn sees_cards(&self, setting: &Setting, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees_hand(seat) || setting.rulebook.variants.open_cards
    }

    /// Returns true if the viewer sees the pairs a seat has chosen and not placed yet.
    pub fn sees_pairs(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees_hand(seat) || self.stage != Stage::Choose
    }

    /// Returns true if the viewer sees the bid of a seat.
    pub fn sees_bid(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees_hand(seat) || self.stage != Stage::Bid
    }

    /// Returns true if the viewer sees the prairies dealt to a seat: the viewer's own prairies, or prairies with first
    /// cows.
    pub fn sees_dealt(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees_hand(seat) || self.stage != Stage::Start || self.acted.has(seat)
    }

    /// The cow cards of a seat that may be in hand or discarded, for viewers who cannot see the hand: all cards of the
    /// seat except the cards of face-up pairs.
    fn possible_cards(&self, setting: &Setting, seat: Seat) -> Cards {
        let Some(colour) = self.colours[seat.index()] else { return Cards::NONE };
        let deck = setting.rulebook.deck(self.seats, colour);
        if self.stage == Stage::Choose {
            return deck;
        }
        deck.without(self.pairs[seat.index()].iter().flatten().map(|pair| pair.card).collect())
    }

    /// The position as a viewer sees it. Hidden information is removed or replaced by placeholders. Two positions look
    /// the same to a viewer if and only if these results are equal.
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::{Seat, Viewer, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"seats": [{"pairs": ["fire-fields 3B", "coffee-canyon 5A"]}, {}, {}]}"#;
    /// let (setting, position) = positions::read(file)?;
    /// assert_eq!(position.seen_by(&setting, Seat(0)).pairs[0], position.pairs[0]);
    /// assert_eq!(position.seen_by(&setting, Viewer::SPECTATOR).pairs[0], [None; 2]); // Chosen pairs are secret.
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn seen_by(&self, setting: &Setting, viewer: impl Into<Viewer>) -> Position {
        let viewer = viewer.into();
        let mut hands = self.hands;
        for seat in self.seats().filter(|seat| !self.sees_cards(setting, viewer, *seat)) {
            if let Some(colour) = self.colours[seat.index()] {
                hands[colour.index()] = self.possible_cards(setting, seat).first(self.hand(seat).count());
            }
        }
        fn each<T>(of: impl Fn(Seat) -> T) -> [T; MAX_SEATS] {
            std::array::from_fn(|seat| of(Seat(seat as u8)))
        }
        Position {
            hands,
            dealt: each(|seat| if self.sees_dealt(viewer, seat) { self.dealt[seat.index()] } else { Prairies::NONE }),
            pairs: each(|seat| if self.sees_pairs(viewer, seat) { self.pairs[seat.index()] } else { [None; 2] }),
            bids: each(|seat| if self.sees_bid(viewer, seat) { self.bids[seat.index()] } else { None }),
            lots: [0; MAX_SEATS],
            // Lists every field, so that adding a field breaks the build until its visibility is decided.
            seats: self.seats,
            stage: self.stage,
            round: self.round,
            herds: self.herds,
            open: self.open,
            cows_left: self.cows_left,
            colours: self.colours,
            acted: self.acted,
            full: self.full,
            bonuses_used: self.bonuses_used,
            fairs: self.fairs,
            largest: self.largest,
        }
    }

    /// A hash of everything that a viewer can see. It is the same for every position that [`Position::imagine`] returns
    /// for the viewer; different visible states almost certainly have different hashes.
    pub fn visibility_hash(&self, setting: &Setting, viewer: impl Into<Viewer>) -> u64 {
        self.seen_by(setting, viewer).fingerprint()
    }

    /// A random position that looks the same to a viewer: hidden cards, choices, bids, dealt prairies and lots are
    /// drawn again at random. The result does not depend on hidden information.
    #[must_use]
    pub fn imagine(&self, setting: &Setting, viewer: impl Into<Viewer>, rng: &mut Rng) -> Position {
        let viewer = viewer.into();
        let mut imagined = self.seen_by(setting, viewer);
        if setting.rulebook.variants.auction {
            imagined.lots = setup::lots(self.seats, rng);
            // Of the waiting seats with equal bids, the seat that takes a colour must have the smallest lot.
            if let (Stage::Colour(seat), Some(next)) = (self.stage, auction::next_seat(&imagined)) {
                imagined.lots.swap(seat.index(), next.index());
            }
        }
        if self.stage == Stage::Start {
            let known = self.seats().filter(|seat| self.sees_dealt(viewer, *seat));
            let known: Prairies = known.flat_map(|seat| self.dealt[seat.index()].iter()).collect();
            let mut unseen: Vec<Prairie> = setting.rulebook.prairies(self.seats).without(known).iter().collect();
            rng.shuffle(&mut unseen);
            let each = usize::from(setting.rulebook.dealt[usize::from(self.seats)]);
            for (seat, cards) in self.seats().filter(|seat| !self.sees_dealt(viewer, *seat)).zip(unseen.chunks(each)) {
                imagined.dealt[seat.index()] = cards.iter().copied().collect();
            }
        }
        for seat in self.seats() {
            if let Some(colour) = self.colours[seat.index()].filter(|_| !self.sees_cards(setting, viewer, seat)) {
                let held = imagined.hand(seat).count();
                imagined.hands[colour.index()] = self.possible_cards(setting, seat).draw(held, rng);
            }
            if self.acted.has(seat) && !self.sees_bid(viewer, seat) {
                imagined.bids[seat.index()] = Some(rng.below(u32::from(setting.rulebook.highest_bid) + 1) as u16);
            }
            if self.acted.has(seat) && !self.sees_pairs(viewer, seat) {
                let choice = imagined.random_choice(setting, seat, rng);
                imagined.set_pairs(seat, choice.into_iter().flat_map(|choice| choice.pairs()));
            }
        }
        imagined
    }
}
