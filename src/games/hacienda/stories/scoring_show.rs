//! The step-by-step display of a scoring: for each category and seat, the hexes that count and the points they bring.

use crate::playback;
use hacienda_rules::{
    Category, Cells, Effect, Hacienda, MAX_SEATS, Position, ScoringKind, Seat, Setting, Species, Tallies,
    effect::ClockEffect, position::Pond,
};

/// The duration of a step with points, in seconds at normal speed.
pub const STEP: f32 = 1.5;
/// The duration of a step without points, in seconds at normal speed.
pub const EMPTY_STEP: f32 = 0.25;
/// The time in a step at which its points reach the seat tag, in seconds at normal speed.
pub const ARRIVAL: f32 = 1.2;
/// The duration of the celebration for the winner, in seconds at normal speed.
pub const CHEER: f32 = 8.0;

/// A step: the points of one seat in one category.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ScoringStep {
    /// The category.
    pub category: Category,
    /// The seat that gets the points.
    pub seat: Seat,
    /// The points.
    pub points: u16,
    /// The hexes that count.
    pub cells: Cells,
}

impl ScoringStep {
    /// Returns the duration of the step, in seconds at normal speed.
    pub fn length(&self) -> f32 {
        if self.points > 0 { STEP } else { EMPTY_STEP }
    }
}

/// A scoring that is being shown.
#[derive(Debug, Clone, PartialEq)]
pub struct ScoringShow {
    /// The kind of scoring.
    pub kind: ScoringKind,
    /// The points of all seats.
    pub rows: Tallies,
    /// The points of the previous scoring, if there was one.
    pub before: Option<Tallies>,
    /// The steps of the display.
    pub steps: Vec<ScoringStep>,
    /// The winners, if this is the final scoring.
    pub winners: Vec<Seat>,
    /// The index of the current step. During the celebration and while the player reads the result, it equals the
    /// number of steps.
    pub step: usize,
    /// The time since the current step began, in seconds at normal speed.
    pub seconds: f32,
}

impl ScoringShow {
    /// Creates the display of a scoring. `position` is the position that is scored, `after` the one after the scoring.
    pub fn of(
        setting: &Setting,
        position: &Position,
        after: &Position,
        kind: ScoringKind,
        rows: &Tallies,
    ) -> ScoringShow {
        let mut steps = Vec::new();
        for category in Category::ALL {
            if category == Category::Herds && setting.rulebook.herd_points == 0 {
                continue;
            }
            for seat in position.seats() {
                let points = rows[seat.index()].of(category);
                steps.push(ScoringStep { category, seat, points, cells: counted(setting, position, seat, category) });
            }
        }
        let before = match kind {
            ScoringKind::Final => position.scorings.held[ScoringKind::Intermediate.index()],
            ScoringKind::Intermediate => None,
        };
        let winners = if kind == ScoringKind::Final { after.winners(setting) } else { Vec::new() };
        ScoringShow { kind, rows: *rows, before, steps, winners, step: 0, seconds: 0.0 }
    }

    /// Creates a display without steps.
    pub(crate) fn empty() -> ScoringShow {
        let (rows, steps, winners) = (Tallies::default(), Vec::new(), Vec::new());
        ScoringShow { kind: ScoringKind::Final, rows, before: None, steps, winners, step: 0, seconds: 0.0 }
    }

    /// Returns the current step.
    pub fn current(&self) -> Option<&ScoringStep> {
        self.steps.get(self.step)
    }

    /// Returns the step that the sheet and the prompt describe: the current one or, since a step without points is soon
    /// over, the last one before it with points. `None` before the first points and after the last step.
    pub fn described_step(&self) -> Option<&ScoringStep> {
        self.steps.get(..=self.step)?.iter().rev().find(|step| step.points > 0)
    }

    /// Returns true if all steps have been shown.
    pub fn is_finished(&self) -> bool {
        self.step >= self.steps.len()
    }

    /// Returns true if the points of a step have reached their seat tag.
    fn has_arrived(&self, index: usize, step: &ScoringStep) -> bool {
        index < self.step || index == self.step && self.seconds >= ARRIVAL.min(step.length())
    }

    /// Returns the points of a seat in a category, once they have been shown.
    pub fn points_shown(&self, seat: Seat, category: Category) -> Option<u16> {
        if self.is_finished() {
            return Some(self.rows[seat.index()].of(category));
        }
        let mut steps = self.steps.iter().enumerate();
        let (index, step) = steps.find(|(_, step)| step.seat == seat && step.category == category)?;
        self.has_arrived(index, step).then_some(step.points)
    }

    /// Returns the points of a seat that this scoring has shown so far.
    pub fn points_so_far(&self, seat: Seat) -> u16 {
        if self.is_finished() {
            return self.rows[seat.index()].total();
        }
        let steps =
            self.steps.iter().enumerate().filter(|(index, step)| step.seat == seat && self.has_arrived(*index, step));
        steps.map(|(_, step)| step.points).sum()
    }

    /// Returns the points on a seat tag: those of the previous scoring, plus those that this one has shown so far.
    pub fn points(&self, seat: Seat) -> u32 {
        let before = self.before.as_ref().map_or(0, |rows| rows[seat.index() % MAX_SEATS].total());
        u32::from(before) + u32::from(self.points_so_far(seat))
    }
}

impl playback::Show<Hacienda> for ScoringShow {
    fn of(
        setting: &Setting,
        (position, after): (&Position, &Position),
        effects: &[Effect],
        effect: usize,
    ) -> ScoringShow {
        match effects.get(effect) {
            Some(Effect::Clock(ClockEffect::Scored { kind, rows })) => {
                ScoringShow::of(setting, position, after, *kind, rows)
            }
            // Other effects have no display.
            _ => ScoringShow::empty(),
        }
    }

    fn is_finished(&self) -> bool {
        ScoringShow::is_finished(self)
    }

    fn is_at_rest(&self) -> bool {
        self.is_finished() && (self.winners.is_empty() || self.seconds > CHEER)
    }

    fn advance(&mut self, seconds: f32) -> Option<u32> {
        let before = self.step;
        self.seconds += seconds;
        while let Some(step) = self.current()
            && self.seconds >= step.length()
        {
            self.seconds -= step.length();
            self.step += 1;
        }
        self.current().filter(|_| self.step != before).map(|step| step.points.into())
    }

    fn seconds_in_step(&self) -> f32 {
        self.seconds
    }

    fn skip(&mut self) {
        (self.step, self.seconds) = ((self.step + 1).min(self.steps.len()), 0.0);
        // Skip steps without points as well, so that each tap has a visible effect.
        while self.current().is_some_and(|step| step.points == 0) {
            self.step += 1;
        }
    }

    fn skip_all(&mut self) {
        (self.step, self.seconds) = (self.steps.len(), 0.0);
    }
}

/// Returns the hexes that give points to a seat in a category (rules: `rule-chapter-scoring`).
pub fn counted(setting: &Setting, position: &Position, seat: Seat, category: Category) -> Cells {
    let (book, board) = (&setting.rulebook, &*setting.board);
    let land = position.land_of(seat);
    let herds: Vec<Cells> = if book.house.mixed_herds {
        vec![position.all_animals_of(seat)]
    } else {
        Species::ALL.map(|species| position.animals_of(seat, species)).to_vec()
    };
    let large = |set: &Cells| {
        let groups = board.groups(*set).filter(|group| group.count() >= book.group_minimum);
        groups.fold(Cells::NONE, |all, group| all | group)
    };
    match category {
        Category::Markets => board.around(&position.markets_of(board, seat)) & position.all_animals_of(seat),
        Category::Chains => large(&land),
        Category::Herds => herds.iter().map(large).fold(Cells::NONE, |all, set| all | set),
        Category::Haciendas => {
            let of = |set: &Cells| board.groups_of(&(*set & position.haciendas), set);
            herds.iter().map(of).fold(of(&land), |all, set| all | set)
        }
        Category::Ponds => {
            let near = |pond: &Pond| board.neighbours_of_cells(pond.cells.cells());
            let near = position.ponds().iter().map(near).fold(Cells::NONE, |all, set| all | set);
            near & position.owned[seat.index()]
        }
        // Money is not on the board.
        Category::Money => Cells::NONE,
    }
}
