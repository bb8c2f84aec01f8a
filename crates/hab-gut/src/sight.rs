//! Who may see what of a position, and the key of an information set (HAB-GUT 1 and 3).

use tabletop::{Seat, Viewer};

use crate::{Cards, Good, Position};

impl Position {
    /// Whether a viewer sees the rack at the left of a seat: its two neighbours do.
    #[inline]
    pub fn sees_rack(&self, viewer: Viewer, rack: Seat) -> bool {
        viewer.sees_hand(rack) || viewer.sees_hand(self.left_of(rack))
    }

    /// The position as this viewer sees it: hidden cards lie face down, each one the same as any other, and of others' shares
    /// only that is told which all saw bought and sold, and how many lie in the foundation. Two positions look the same to a
    /// viewer exactly when these are equal.
    #[must_use]
    pub fn seen_by(&self, viewer: impl Into<Viewer>) -> Position {
        let viewer = viewer.into();
        let mut shares = self.shares;
        let mut foundations = self.foundations;
        let mut racks = self.racks;
        for seat in self.seats() {
            let index = seat.index();
            if !viewer.sees_hand(seat) {
                shares[index] = Good::ALL.map(|good| self.known_of(seat, good));
                foundations[index] = [self.given_of(seat), 0, 0, 0, 0, 0];
            }
            if !self.sees_rack(viewer, seat) {
                racks[index] = Cards::backs(racks[index].len());
            }
        }
        // Every field is named, so that a new one must be decided upon here.
        Position {
            seats: self.seats,
            start: self.start,
            rounds: self.rounds,
            turn: self.turn,
            prices: self.prices,
            stuck: self.stuck,
            supply: self.supply,
            money: self.money,
            shares,
            foundations,
            saved: self.saved,
            racks,
            unseen: Cards::backs(self.unseen.len()),
            key: 0,
            over: self.over,
        }
    }

    /// A number for all that this viewer can see: the same for every [`Position::imagine`] of the viewer, and another one
    /// where something else is seen.
    pub fn sight(&self, viewer: impl Into<Viewer>) -> u64 {
        self.seen_by(viewer).fingerprint()
    }
}
