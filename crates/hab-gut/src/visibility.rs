//! Hidden information: a position as each viewer sees it, and a hash of that view.

use tabletop::{Seat, Viewer};

use crate::{Cards, Good, Position};

impl Position {
    /// Returns true if the viewer sees the rack to the left of a seat. Only the two players next to a rack see its
    /// cards.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Position, Seat, Setting, Viewer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let position = Position::setup(&Setting::default(), 4, 7, None)?;
    /// let seen = |seat| position.seats().filter(move |rack| position.sees_rack(Viewer::from(seat), *rack));
    /// assert!(seen(Seat(2)).eq([Seat(1), Seat(2)])); // the racks on the right and on the left
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sees_rack(&self, viewer: Viewer, rack: Seat) -> bool {
        viewer.sees_hand(rack) || viewer.sees_hand(self.left_of(rack))
    }

    /// The position as a viewer sees it. Hidden cards are replaced by placeholders. The shares of other players include
    /// the shares in their foundations, and `foundations` contains only the number of these shares. Two positions look
    /// the same to a viewer if and only if these results are equal.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Seat, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"seats": [{"shares": {"tea": 1}, "foundation": {"coal": 2}}, {}, {}]}"#;
    /// let (_, position) = positions::read(file)?;
    /// let seen = position.seen_by(Seat(1));
    /// assert_eq!(seen.shares[0], [2, 0, 0, 0, 1, 0]); // All purchases were public.
    /// assert_eq!(seen.foundation_shares_of(Seat(0)), 2); // Only the number of given shares is known.
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn seen_by(&self, viewer: impl Into<Viewer>) -> Position {
        let viewer = viewer.into();
        let mut shares = self.shares;
        let mut foundations = self.foundations;
        let mut racks = self.racks;
        for seat in self.seats() {
            let index = seat.index();
            if !viewer.sees_hand(seat) {
                shares[index] = Good::ALL.map(|good| self.all_shares_of_good(seat, good));
                foundations[index] = [self.foundation_shares_of(seat), 0, 0, 0, 0, 0];
            }
            if !self.sees_rack(viewer, seat) {
                racks[index] = Cards::face_down(racks[index].len());
            }
        }
        // This literal lists every field, so that adding a field breaks the build until its visibility is decided.
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
            undealt: Cards::face_down(self.undealt.len()),
            deal_seed: 0,
            next_racks: None,
            over: self.over,
        }
    }

    /// A hash of everything a viewer can see. It is the same for every position that [`Position::imagine`] returns for
    /// the viewer; different visible states almost certainly have different hashes.
    pub fn visibility_hash(&self, viewer: impl Into<Viewer>) -> u64 {
        self.seen_by(viewer).fingerprint()
    }
}
