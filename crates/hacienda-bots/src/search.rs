//! Search over plans: compares the best plans of a turn by playouts, and eliminates the worse half repeatedly.

use crate::{
    evaluate::Evaluator,
    plan::{BeamWidth, Plan, Planner},
};
use hacienda_rules::{Action, NullSink, Position, Rng, Seat, Setting, Size};

/// The width of planning for all turns of a playout after the first.
const QUICK: BeamWidth = BeamWidth { beam: 1, hexes: 4 };

/// The thoroughness of the comparison of plans.
#[derive(Debug, Clone, Copy)]
pub struct Comparison {
    /// The maximum number of plans compared.
    pub plans: usize,
    /// The total number of playouts, unless the choice is clear or the time is up earlier. The last pass over the plans
    /// may exceed this number.
    pub playouts: u32,
    /// The number of rounds that a playout lasts, including the planned turn. The position after these rounds is
    /// evaluated.
    pub rounds: u32,
}

/// A plan is eliminated early if its mean trails the best plan's mean by more than this many standard errors of the
/// difference.
const ELIMINATION_ERRORS: f64 = 3.0;
/// The number of playouts that a plan gets before it can be eliminated early.
const MIN_PLAYOUTS: usize = 8;

/// A plan with its results.
#[derive(Debug, Clone)]
struct Arm {
    plan: Plan,
    /// The expected lead over the best other seat after each playout, in points, plus the bonus for the bot's taste.
    margins: Vec<f32>,
}

impl Arm {
    /// Returns the mean lead in points. Without playouts, it is the value of the plan.
    fn mean(&self) -> f64 {
        if self.margins.is_empty() {
            return f64::from(self.plan.value);
        }
        self.margins.iter().map(|margin| f64::from(*margin)).sum::<f64>() / self.margins.len() as f64
    }

    /// Returns true if the plan is clearly worse than another plan with the same playouts.
    fn is_hopeless(&self, best: &Arm) -> bool {
        let games = self.margins.len();
        if games < MIN_PLAYOUTS {
            return false;
        }
        let behind = || best.margins.iter().zip(&self.margins).map(|(best, own)| f64::from(best - own));
        let mean = behind().sum::<f64>() / games as f64;
        let variance = behind().map(|by| (by - mean) * (by - mean)).sum::<f64>() / (games - 1) as f64;
        mean > ELIMINATION_ERRORS * (variance / games as f64).sqrt()
    }
}

/// A comparison of plans by successive halving: all plans share a number of playouts, then the better half shares about
/// as many again, and so on. Clearly worse plans are eliminated earlier. Only the first action is decided; the later
/// actions are planned again after it.
#[derive(Debug, Clone)]
pub struct Search {
    seat: Seat,
    comparison: Comparison,
    /// The remaining plans, best first whenever all have had the same number of playouts.
    arms: Vec<Arm>,
    /// The eliminated plans, best first.
    eliminated: Vec<Plan>,
    stages: u32,
    stage: u32,
    /// The number of playouts so far.
    playouts: u32,
    /// The seed of the playouts. The n-th playout of every plan uses the same imagined cards.
    seed: u64,
}

impl Search {
    /// Starts to compare plans. `plans` must not be empty.
    pub fn new(seat: Seat, plans: Vec<Plan>, comparison: Comparison, seed: u64) -> Search {
        let arms: Vec<Arm> = plans.into_iter().map(|plan| Arm { plan, margins: Vec::new() }).collect();
        let stages = usize::BITS - arms.len().saturating_sub(1).leading_zeros();
        Search { seat, comparison, arms, eliminated: Vec::new(), stages, stage: 0, playouts: 0, seed }
    }

    /// Runs one playout if the first action is still undecided. Returns true once that action is decided. `elapsed` is
    /// the fraction of the available time that has passed. Callers with a clock provide it to make the search end in
    /// time; other callers pass 0.
    pub fn step(
        &mut self,
        setting: &Setting,
        position: &Position<impl Size>,
        evaluator: &Evaluator,
        elapsed: f32,
    ) -> bool {
        if self.is_decided() {
            return true;
        }
        let games = self.arms.last().map_or(0, |arm| arm.margins.len());
        let Some(arm) = self.arms.iter_mut().find(|arm| arm.margins.len() == games) else { return true };
        let mut rng = Rng::new(self.seed, games as u64);
        let mut world = position.imagine(self.seat, &mut rng);
        play_plan(setting, &mut world, &arm.plan.actions);
        for _ in 1..self.comparison.rounds * u32::from(world.seats) {
            if world.over {
                break;
            }
            take_turn(setting, &mut world, evaluator);
        }
        arm.margins.push(evaluator.margin(setting, &world, self.seat));
        self.playouts += 1;
        // Plans are compared once all have had the same playouts.
        if self.arms.iter().all(|arm| arm.margins.len() > games) {
            self.compare(elapsed);
        }
        self.is_decided()
    }

    fn is_decided(&self) -> bool {
        let first = |arm: &Arm| arm.plan.actions.first().copied();
        self.arms.windows(2).all(|pair| first(&pair[0]) == first(&pair[1]))
    }

    /// Eliminates hopeless plans, and also the worse half once a stage has used up its share of work or time.
    fn compare(&mut self, elapsed: f32) {
        self.arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let best = self.arms.remove(0);
        let others = std::mem::take(&mut self.arms);
        let (hopeless, mut kept): (Vec<Arm>, Vec<Arm>) = others.into_iter().partition(|arm| arm.is_hopeless(&best));
        self.eliminate(hopeless);
        self.arms.push(best);
        self.arms.append(&mut kept);
        // Skip stages for which too few plans are left.
        while self.stage + 1 < self.stages && self.arms.len() <= 1 << (self.stages - self.stage - 1) {
            self.stage += 1;
        }
        let part = (self.stage + 1) as f32 / self.stages as f32;
        if self.playouts as f32 >= part * self.comparison.playouts as f32 || elapsed >= part {
            let worse = self.arms.split_off(self.arms.len().div_ceil(2));
            self.eliminate(worse);
            self.stage += 1;
        }
    }

    fn eliminate(&mut self, arms: Vec<Arm>) {
        self.eliminated.splice(0..0, arms.into_iter().map(|arm| arm.plan));
    }

    /// Returns the plans from best to worst by the current estimate.
    pub fn ranking(&self) -> Vec<Plan> {
        let mut arms: Vec<&Arm> = self.arms.iter().collect();
        arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        arms.into_iter().map(|arm| &arm.plan).chain(&self.eliminated).cloned().collect()
    }
}

/// Plays a turn of the seat to act with a narrow search.
fn take_turn(setting: &Setting, world: &mut Position<impl Size>, evaluator: &Evaluator) {
    let mut planner = Planner::new(setting, world, evaluator, QUICK, u8::MAX);
    while !planner.step(setting, evaluator) {}
    let plans = planner.best(setting, 1);
    let actions = plans.first().map_or(&[][..], |plan| &plan.actions);
    play_plan(setting, world, actions);
}

/// Plays the actions of a plan that are still legal, and ends the turn.
fn play_plan(setting: &Setting, world: &mut Position<impl Size>, plan: &[Action]) {
    let seat = world.turn.seat;
    for action in plan {
        if world.over || world.turn.seat != seat {
            return;
        }
        // A revealed card may have made the action illegal.
        if world.check(setting, *action).is_ok() {
            world.play_unchecked(setting, *action, &mut NullSink);
        }
    }
    if !world.over && world.turn.seat == seat {
        world.play_unchecked(setting, Action::End, &mut NullSink);
    }
}
