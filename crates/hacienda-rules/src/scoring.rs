//! Scoring: points by category, the scorings of a game, and the winners (rules: `rule-chapter-scoring`).

use tabletop::Sink;

use crate::{
    Board, Category, Cells, ClockEffect, Effect, MAX_SEATS, PondCells, Position, ScoringKind, Seat, Setting, Size,
    Species, Tallies, Tally,
};

impl<S: Size> Position<S> {
    /// Returns the points that a seat would get if a scoring took place now.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Category, Seat, formats::positions};
    /// use std::path::Path;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"map": "symmetric", "seats": [{"pesos": 31, "land": ["4,3", "4,5", "4,7"]}, {}]}"#;
    /// let (setting, position) = positions::read(file, Path::new(""))?;
    /// let tally = position.score(&setting, Seat(0));
    /// assert_eq!(tally.of(Category::Chains), 6); // two points for each of three tiles
    /// assert_eq!(tally.of(Category::Money), 3);
    /// assert_eq!(tally.total(), 9);
    /// # Ok(())
    /// # }
    /// ```
    pub fn score(&self, setting: &Setting, seat: Seat) -> Tally {
        let book = &setting.rulebook;
        let board = &*setting.board;
        let owned = &self.owned[seat.index()];
        let mut tally = Tally::default();
        let mut add = |category: Category, points: u16| tally.points[category.index()] += points;

        add(Category::Markets, book.market_points(self.markets_of(board, seat).count()));
        let mut add_groups = |set: Cells<S>, category: Category, each: u16| {
            // At least one hex of each group that scores: every group with a hacienda and, if size scores, every large
            // group.
            let mut some = set & self.haciendas;
            if each > 0 {
                some |= board.seeds(&set, book.group_minimum);
            }
            for group in board.groups_with(some, set) {
                let count = group.count();
                if count >= book.group_minimum {
                    add(category, each * count);
                }
                if group.intersects(&self.haciendas) {
                    add(Category::Haciendas, count);
                }
            }
        };
        add_groups(self.land_of(seat), Category::Chains, book.chain_points);
        if book.house.mixed_herds {
            add_groups(self.all_animals_of(seat), Category::Herds, book.herd_points);
        } else {
            for species in Species::ALL {
                add_groups(self.animals_of(seat, species), Category::Herds, book.herd_points);
            }
        }
        for pond in self.ponds() {
            add(Category::Ponds, book.pond_points[pond.shape.index()] * count_touching(board, &pond.cells, owned));
        }
        add(Category::Money, book.money_points(self.pesos[seat.index()]));
        tally
    }

    /// Returns the current points: the result of [`Position::score`], except that with the running score, money counts
    /// only in the final scoring (rules: `rule-running`, `rule-running-final`).
    pub fn standing(&self, setting: &Setting, seat: Seat) -> Tally {
        let mut tally = self.score(setting, seat);
        if setting.rulebook.running_score && !self.over {
            tally.points[Category::Money.index()] = 0;
        }
        tally
    }

    /// Returns the points that all seats would get if a scoring took place now.
    pub fn scores(&self, setting: &Setting) -> Tallies {
        let mut rows = Tallies::default();
        self.seats().for_each(|seat| rows[seat.index()] = self.score(setting, seat));
        rows
    }

    /// Returns the markets that at least one animal of the seat touches.
    #[inline]
    pub fn markets_of(&self, board: &Board, seat: Seat) -> Cells<S> {
        let animals = self.all_animals_of(seat);
        board.printed().markets.filter(|market| board.touches(market, &animals))
    }

    /// Returns each seat's points so far: the running score during a game that has one, otherwise the points of past
    /// scorings.
    pub fn points(&self, setting: &Setting) -> [u16; MAX_SEATS] {
        let mut points = [0; MAX_SEATS];
        for seat in self.seats() {
            points[seat.index()] = if setting.rulebook.running_score && !self.over {
                self.standing(setting, seat).total()
            } else {
                self.scorings.held.iter().flatten().map(|rows| rows[seat.index()].total()).sum()
            };
        }
        points
    }

    /// Returns the winners: of the seats with the most points, the seats with the most pesos (rules: `rule-win`). Empty
    /// during the game.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Action, NullSink, Position, Seat, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let mut position: Position = Position::setup(&setting, 2, 7, Some(Seat(0)))?;
    /// assert!(position.winners(&setting).is_empty());
    /// position.play(&setting, Action::End, &mut NullSink)?;
    /// position.play(&setting, Action::End, &mut NullSink)?; // When all players pass, the game ends.
    /// assert_eq!(position.winners(&setting), [Seat(0), Seat(1)]); // They share the win.
    /// # Ok(())
    /// # }
    /// ```
    pub fn winners(&self, setting: &Setting) -> Vec<Seat> {
        if !self.over {
            return Vec::new();
        }
        let points = self.points(setting);
        let rank = |seat: Seat| (points[seat.index()], self.pesos[seat.index()]);
        let best = self.seats().map(rank).max();
        self.seats().filter(|seat| Some(rank(*seat)) == best).collect()
    }
}

/// Counts a player's hexes that touch a pond, each once (rules: `rule-score-ponds`).
#[inline]
pub fn count_touching(board: &Board, pond: &PondCells, owned: &Cells<impl Size>) -> u16 {
    match pond.cells() {
        [alone] => board.count_neighbours_in(*alone, owned),
        several => board.neighbours_of_cells(several).count_shared(owned),
    }
}

impl<S: Size> Position<S> {
    /// Returns true if a scoring becomes due when its stack runs out. This excludes a scoring that is already due or
    /// past, and the intermediate scoring of a game with the running score.
    pub fn can_fall_due(&self, setting: &Setting, kind: ScoringKind) -> bool {
        let skipped = kind == ScoringKind::Intermediate && setting.rulebook.running_score;
        !skipped && !self.scorings.due[kind.index()] && self.scorings.held[kind.index()].is_none()
    }

    /// Makes a scoring due because its stack ran out, unless [`Position::can_fall_due`] excludes it.
    pub(super) fn make_due(&mut self, setting: &Setting, kind: ScoringKind, effects: &mut impl Sink<Effect>) {
        if self.can_fall_due(setting, kind) {
            self.emit(Effect::Clock(ClockEffect::FellDue(kind)), effects);
        }
    }

    /// Carries out a scoring; the final scoring ends the game.
    pub(super) fn carry_out_scoring(&mut self, setting: &Setting, kind: ScoringKind, effects: &mut impl Sink<Effect>) {
        let rows = self.scores(setting);
        self.emit(Effect::Clock(ClockEffect::Scored { kind, rows }), effects);
        if kind == ScoringKind::Final {
            self.emit(Effect::Clock(ClockEffect::GameOver), effects);
        }
    }
}
