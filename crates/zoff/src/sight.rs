//! Who may see what of a position, and what those who do not see it may imagine (ZOFF 3, 5 and 6).

use crate::{Cards, Position, Prairie, Prairies, Setting, Stage, auction, setup};
use tabletop::{Chance, MAX_SEATS, Seat, Viewer};

impl Position {
    /// Whether the viewer sees which cow cards a seat holds.
    pub fn sees_cards(&self, setting: &Setting, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees_hand(seat) || setting.rulebook.variants.open_cards
    }

    /// Whether the viewer sees what the seat has chosen or not yet placed.
    pub fn sees_pairs(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees_hand(seat) || self.stage != Stage::Choose
    }

    /// Whether the viewer sees what the seat has bid.
    pub fn sees_bid(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees_hand(seat) || self.stage != Stage::Bid
    }

    /// Whether the viewer sees which prairies were dealt to the seat: first cows stand on them, or they are its own.
    pub fn sees_dealt(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees_hand(seat) || self.stage != Stage::Start || self.acted.has(seat)
    }

    /// Cow cards of a seat of which somebody who does not see them cannot say whether they are held or out: all its cards but
    /// those that lie open now.
    fn uncertain(&self, setting: &Setting, seat: Seat) -> Cards {
        let Some(colour) = self.colours[seat.index()] else { return Cards::NONE };
        let deck = setting.rulebook.deck(self.seats, colour);
        if self.stage == Stage::Choose {
            return deck;
        }
        deck.without(self.pairs[seat.index()].iter().flatten().map(|pair| pair.card).collect())
    }

    /// The position as this viewer sees it: what is hidden is left out, or lies there as any other. Two positions look the
    /// same to a viewer exactly when these are equal.
    #[must_use]
    pub fn seen_by(&self, setting: &Setting, viewer: impl Into<Viewer>) -> Position {
        let viewer = viewer.into();
        let mut hands = self.hands;
        for seat in self.seats().filter(|seat| !self.sees_cards(setting, viewer, *seat)) {
            if let Some(colour) = self.colours[seat.index()] {
                hands[colour.index()] = self.uncertain(setting, seat).first(self.hand(seat).count());
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
            ..*self
        }
    }

    /// A number for all that this viewer can see: the same for every [`Position::imagine`] of the viewer, and another one
    /// where something else is seen.
    pub fn sight(&self, setting: &Setting, viewer: impl Into<Viewer>) -> u64 {
        self.seen_by(setting, viewer).fingerprint()
    }

    /// A position that this viewer could just as well be looking at: cards, choices, bids, dealt prairies and lots that are
    /// hidden are drawn anew, everything the viewer knows stays. It depends on nothing that is hidden.
    #[must_use]
    pub fn imagine(&self, setting: &Setting, viewer: impl Into<Viewer>, chance: &mut Chance) -> Position {
        let viewer = viewer.into();
        let mut imagined = self.seen_by(setting, viewer);
        if setting.rulebook.variants.auction {
            imagined.lots = setup::lots(self.seats, chance);
            // Of equal bids one has come first already.
            if let (Stage::Colour(seat), Some(next)) = (self.stage, auction::next(&imagined)) {
                imagined.lots.swap(seat.index(), next.index());
            }
        }
        if self.stage == Stage::Start {
            let known = self.seats().filter(|seat| self.sees_dealt(viewer, *seat));
            let known: Prairies = known.flat_map(|seat| self.dealt[seat.index()].iter()).collect();
            let mut unseen: Vec<Prairie> = setting.rulebook.prairies(self.seats).without(known).iter().collect();
            chance.shuffle(&mut unseen);
            let each = usize::from(setting.rulebook.dealt[usize::from(self.seats)]);
            for (seat, cards) in self.seats().filter(|seat| !self.sees_dealt(viewer, *seat)).zip(unseen.chunks(each)) {
                imagined.dealt[seat.index()] = cards.iter().copied().collect();
            }
        }
        for seat in self.seats() {
            if let Some(colour) = self.colours[seat.index()].filter(|_| !self.sees_cards(setting, viewer, seat)) {
                let held = imagined.hand(seat).count();
                imagined.hands[colour.index()] = self.uncertain(setting, seat).draw(held, chance);
            }
            if self.acted.has(seat) && !self.sees_bid(viewer, seat) {
                imagined.bids[seat.index()] = Some(chance.below(u32::from(setting.rulebook.highest_bid) + 1) as u16);
            }
            if self.acted.has(seat) && !self.sees_pairs(viewer, seat) {
                let choice = imagined.random_choice(setting, seat, chance);
                imagined.set_pairs(seat, choice.into_iter().flat_map(|choice| choice.pairs()));
            }
        }
        imagined
    }
}
