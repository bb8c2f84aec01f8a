//! Scorings: points by category, the two scorings of a game, who won (RULES.md 4, and 5 for the variants' values).

use tabletop::Tell;

use crate::{
    Board, Category, Cells, ClockEffect, Effect, MAX_SEATS, PondCells, Position, ScoringKind, Seat, Setting, Size,
    Species, Tallies, Tally,
};

impl<S: Size> Position<S> {
    /// The points a seat would get if the scoring came now.
    pub fn score(&self, setting: &Setting, seat: Seat) -> Tally {
        let book = &setting.rulebook;
        let board = &*setting.board;
        let owned = &self.owned[seat.index()];
        let mut tally = Tally::default();
        let mut add = |category: Category, points: u16| tally.points[category.index()] += points;

        add(Category::Markets, book.market_points(self.markets_of(board, seat).count()));
        let mut add_groups = |set: Cells<S>, category: Category, each: u16| {
            // The groups that count: where a hacienda stands, and the large ones where these are worth something.
            let mut some = set & self.haciendas;
            if each > 0 {
                some |= board.seeds(&set, book.group_minimum);
            }
            for group in board.groups_with(some, set) {
                let count = group.count();
                if count >= book.group_minimum {
                    add(category, each * count);
                }
                if group.meets(&self.haciendas) {
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
            add(Category::Ponds, book.pond_points[pond.shape.index()] * touching(board, &pond.cells, owned));
        }
        add(Category::Money, book.money_points(self.pesos[seat.index()]));
        tally
    }

    /// What counts now, before any scoring: as [`Position::score`], but the running score counts money only with the final
    /// rows (RULES.md 5, Variant 2).
    pub fn standing(&self, setting: &Setting, seat: Seat) -> Tally {
        let mut tally = self.score(setting, seat);
        if setting.rulebook.running_score && !self.over {
            tally.points[Category::Money.index()] = 0;
        }
        tally
    }

    /// All seats' points if the scoring came now.
    pub fn scores(&self, setting: &Setting) -> Tallies {
        let mut rows = Tallies::default();
        self.seats().for_each(|seat| rows[seat.index()] = self.score(setting, seat));
        rows
    }

    /// The markets that at least one animal of the seat touches.
    #[inline]
    pub fn markets_of(&self, board: &Board, seat: Seat) -> Cells<S> {
        let animals = self.all_animals_of(seat);
        board.printed().markets.only(|market| board.touches(market, &animals))
    }

    /// Points of every seat so far: those of the scorings held, or with the running score what counts now.
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

    /// The seats that won: most points, then most pesos, then together (RULES.md 4). Empty while the game goes on.
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

/// How many of a player's hexes touch a pond, each counted once (RULES.md 4).
#[inline]
pub fn touching(board: &Board, pond: &PondCells, owned: &Cells<impl Size>) -> u16 {
    match pond.cells() {
        [alone] => board.count_beside(*alone, owned),
        several => board.around_some(several).count_shared(owned),
    }
}

impl<S: Size> Position<S> {
    /// Whether a scoring falls due when its stack runs out: it is neither due nor held, and with the running score there is no
    /// intermediate one (RULES.md 4 and 5).
    pub fn falls_due(&self, setting: &Setting, kind: ScoringKind) -> bool {
        let skipped = kind == ScoringKind::Intermediate && setting.rulebook.running_score;
        !skipped && !self.scorings.due[kind.index()] && self.scorings.held[kind.index()].is_none()
    }

    /// Notes that a stack ran out.
    pub(super) fn fall_due(&mut self, setting: &Setting, kind: ScoringKind, effects: &mut impl Tell<Effect>) {
        if self.falls_due(setting, kind) {
            self.tell(Effect::Clock(ClockEffect::FellDue(kind)), effects);
        }
    }

    /// Holds a scoring; the final one ends the game.
    pub(super) fn hold(&mut self, setting: &Setting, kind: ScoringKind, effects: &mut impl Tell<Effect>) {
        let rows = self.scores(setting);
        self.tell(Effect::Clock(ClockEffect::Scored { kind, rows }), effects);
        if kind == ScoringKind::Final {
            self.tell(Effect::Clock(ClockEffect::GameOver), effects);
        }
    }
}
