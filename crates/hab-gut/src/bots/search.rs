//! Search by playouts with successive halving: it takes the actions that static evaluation ranks highest, compares them
//! by playouts, and drops the worse half of them at each stage.

use super::{evaluation::Evaluation, weights::MEDIUM};
use crate::{Action, NullSink, Position, Rng, Seat, Setting};
use tabletop::halving::Halving;

/// The size of a search.
#[derive(Debug, Clone, Copy)]
pub(super) struct SearchBudget {
    /// The maximum number of actions to compare.
    pub(super) candidates: usize,
    /// The total number of playouts, if time allows. The last pass over the actions may exceed this number.
    pub(super) playouts: u32,
}

/// The value of a win. The margin of a win or loss counts for at most half as much.
const WIN_VALUE: i64 = 1_000;

/// Successive halving over candidate actions, one playout at a time.
#[derive(Debug, Clone)]
pub(super) struct Search {
    seat: Seat,
    search_budget: SearchBudget,
    candidates: Halving<Action>,
    stages: u32,
    stage: u32,
    playouts: u32,
    /// The random seed. The nth playout of every arm uses the same random stream, so that the arms are comparable.
    seed: u64,
}

impl Search {
    /// Starts a search over the current player's actions. There must be at least one action, and the actions with the
    /// best static evaluation must come first.
    pub(super) fn new(
        position: &Position,
        actions: impl Iterator<Item = Action>,
        search_budget: SearchBudget,
        seed: u64,
    ) -> Search {
        let arms = Halving::new(actions.take(search_budget.candidates));
        let stages = usize::BITS - arms.all().len().saturating_sub(1).leading_zeros();
        Search { seat: position.turn.seat, search_budget, candidates: arms, stages, stage: 0, playouts: 0, seed }
    }

    /// Runs one playout. Returns true if the decision is made. `elapsed` is the fraction of the available time that has
    /// passed; it makes the search finish in time. Without a clock it is always 0.
    pub(super) fn step(&mut self, setting: &Setting, position: &Position, elapsed: f32) -> bool {
        let Some(arm) = self.candidates.next_candidate() else { return true };
        let mut rng = Rng::new(self.seed, u64::from(arm.games));
        let mut imagined = position.imagine(self.seat, &mut rng);
        imagined.play_unchecked(setting, arm.action, &mut NullSink);
        arm.add(play_out(imagined, setting, self.seat));
        self.playouts += 1;
        // The arms are compared whenever all of them have the same number of playouts.
        if self.candidates.completed_rounds().is_some() {
            self.compare(elapsed);
        }
        self.candidates.is_decided()
    }

    /// Drops the worse half of the arms when a stage has used its share of the work or the time.
    fn compare(&mut self, elapsed: f32) {
        // All arms have the same number of playouts. The sort is stable, so ties keep their previous order.
        self.candidates.sort_by(|arm| arm.sum);
        let part = (self.stage + 1) as f32 / self.stages as f32;
        if self.playouts as f32 >= part * self.search_budget.playouts as f32 || elapsed >= part {
            self.candidates.halve();
            self.stage += 1;
        }
    }

    /// The best action so far.
    pub(super) fn best(&self) -> Option<Action> {
        // `max_by_key` returns the last maximum, so in reverse order a tie goes to the earlier arm.
        self.candidates.left().iter().rev().max_by_key(|arm| arm.mean(1_000)).map(|arm| arm.action)
    }
}

/// Plays a game to the end by static evaluation and returns the value of the result for a seat.
fn play_out(mut imagined: Position, setting: &Setting, seat: Seat) -> i64 {
    while !imagined.over {
        let Some(action) = Evaluation::new(&imagined, setting, &MEDIUM).best(&imagined, setting) else { break };
        imagined.play_unchecked(setting, action, &mut NullSink);
    }
    let winners = imagined.winners();
    let won = if winners.has(seat) { WIN_VALUE / winners.iter().count() as i64 } else { 0 };
    let total = |seat: Seat| i64::from(imagined.standing(seat).total);
    let best = imagined.seats().filter(|other| *other != seat).map(total).max().unwrap_or(0);
    let own = total(seat);
    // The factor of 4 compensates for margins that are small relative to total wealth.
    won + (4 * WIN_VALUE * (own - best) / (own + best).max(1)).clamp(-WIN_VALUE / 2, WIN_VALUE / 2)
}
