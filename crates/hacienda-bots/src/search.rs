//! Search over plans: the best plans of the own turn are played on in imagined games, and the better half goes on.

use crate::{
    evaluate::Judge,
    plan::{Plan, Planner, Width},
};
use hacienda_rules::{Action, Chance, Forget, Position, Seat, Setting, Size};

/// How everybody is taken to plan the turns after the own one.
const QUICK: Width = Width { beam: 1, hexes: 4 };

/// How many plans are compared, and how thoroughly.
#[derive(Debug, Clone, Copy)]
pub struct Depth {
    /// Plans compared.
    pub plans: usize,
    /// Games imagined, over all plans.
    pub games: u32,
    /// Rounds played in each of them before it is judged; the own turn is the first of these turns.
    pub rounds: u32,
}

/// A plan is let go when it is behind the best by so many standard errors of the difference, after so many games.
const HOPELESS: f64 = 3.0;
const ENOUGH: usize = 8;

/// A plan and how it has fared.
#[derive(Debug, Clone)]
struct Arm {
    plan: Plan,
    /// How many points ahead of the best other it led to in each imagined game.
    margins: Vec<f32>,
}

impl Arm {
    /// How many points ahead of the best other it leads to, on the average of its games. What no game was imagined with
    /// takes its plan's word for it.
    fn mean(&self) -> f64 {
        if self.margins.is_empty() {
            return f64::from(self.plan.value);
        }
        self.margins.iter().map(|margin| f64::from(*margin)).sum::<f64>() / self.margins.len() as f64
    }

    /// Whether it is surely worse than another, which has met the same cards.
    fn is_hopeless(&self, best: &Arm) -> bool {
        let games = self.margins.len();
        if games < ENOUGH {
            return false;
        }
        let behind = || best.margins.iter().zip(&self.margins).map(|(best, own)| f64::from(best - own));
        let mean = behind().sum::<f64>() / games as f64;
        let variance = behind().map(|by| (by - mean) * (by - mean)).sum::<f64>() / (games - 1) as f64;
        mean > HOPELESS * (variance / games as f64).sqrt()
    }
}

/// Compares plans a game at a time, by halving: all are tried, then the better half as long again, and so on. What is surely
/// worse falls out earlier. Only what to do first is decided: what comes after it is thought about again.
#[derive(Debug, Clone)]
pub struct Search {
    seat: Seat,
    depth: Depth,
    /// Plans still in question, best first whenever all of them have met the same cards.
    arms: Vec<Arm>,
    /// Those that fell out, best first.
    out: Vec<Plan>,
    stages: u32,
    stage: u32,
    /// Games imagined so far.
    games: u32,
    /// Every plan meets the same imagined cards: the n-th game of each begins with the n-th of these.
    seed: u64,
}

impl Search {
    /// Begins to compare plans, of which there must be one at least.
    pub fn new(seat: Seat, plans: Vec<Plan>, depth: Depth, seed: u64) -> Search {
        let arms: Vec<Arm> = plans.into_iter().map(|plan| Arm { plan, margins: Vec::new() }).collect();
        let stages = usize::BITS - arms.len().saturating_sub(1).leading_zeros();
        Search { seat, depth, arms, out: Vec::new(), stages, stage: 0, games: 0, seed }
    }

    /// Imagines one game; whether it is decided what to do first. `used` is the part of the time that is used up, from 0 to
    /// 1: whoever has a clock makes the search come to its end in time by it, others leave it at 0.
    pub fn step(&mut self, setting: &Setting, position: &Position<impl Size>, judge: &Judge, used: f32) -> bool {
        if self.is_decided() {
            return true;
        }
        let games = self.arms.last().map_or(0, |arm| arm.margins.len());
        let Some(arm) = self.arms.iter_mut().find(|arm| arm.margins.len() == games) else { return true };
        let mut chance = Chance::new(self.seed, games as u64);
        let mut world = position.imagine(self.seat, &mut chance);
        follow(setting, &mut world, &arm.plan.actions);
        for _ in 1..self.depth.rounds * u32::from(world.seats) {
            if world.over {
                break;
            }
            take_turn(setting, &mut world, judge);
        }
        arm.margins.push(judge.margin(setting, &world, self.seat));
        self.games += 1;
        // Plans are compared when all of them have met the same cards.
        if self.arms.iter().all(|arm| arm.margins.len() > games) {
            self.compare(used);
        }
        self.is_decided()
    }

    fn is_decided(&self) -> bool {
        let first = |arm: &Arm| arm.plan.actions.first().copied();
        self.arms.windows(2).all(|pair| first(&pair[0]) == first(&pair[1]))
    }

    /// Lets go of hopeless plans, and of the worse half when a stage's part of the work or of the time is done.
    fn compare(&mut self, used: f32) {
        self.arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let best = self.arms.remove(0);
        let others = std::mem::take(&mut self.arms);
        let (hopeless, mut kept): (Vec<Arm>, Vec<Arm>) = others.into_iter().partition(|arm| arm.is_hopeless(&best));
        self.let_go(hopeless);
        self.arms.push(best);
        self.arms.append(&mut kept);
        // Stages for which too few are left.
        while self.stage + 1 < self.stages && self.arms.len() <= 1 << (self.stages - self.stage - 1) {
            self.stage += 1;
        }
        let part = (self.stage + 1) as f32 / self.stages as f32;
        if self.games as f32 >= part * self.depth.games as f32 || used >= part {
            let worse = self.arms.split_off(self.arms.len().div_ceil(2));
            self.let_go(worse);
            self.stage += 1;
        }
    }

    fn let_go(&mut self, arms: Vec<Arm>) {
        self.out.splice(0..0, arms.into_iter().map(|arm| arm.plan));
    }

    /// The plans from best to worst as far as is known.
    pub fn ranking(&self) -> Vec<Plan> {
        let mut arms: Vec<&Arm> = self.arms.iter().collect();
        arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        arms.into_iter().map(|arm| &arm.plan).chain(&self.out).cloned().collect()
    }
}

/// Lets the seat to act take a turn without much thought.
fn take_turn(setting: &Setting, world: &mut Position<impl Size>, judge: &Judge) {
    let mut planner = Planner::new(setting, world, judge, QUICK, u8::MAX);
    while !planner.step(setting, judge) {}
    let plans = planner.best(setting, 1);
    let actions = plans.first().map_or(&[][..], |plan| &plan.actions);
    follow(setting, world, actions);
}

/// Plays what is still possible of a plan, and ends the turn.
fn follow(setting: &Setting, world: &mut Position<impl Size>, plan: &[Action]) {
    let seat = world.turn.seat;
    for action in plan {
        if world.over || world.turn.seat != seat {
            return;
        }
        // A card that turned up may have made it impossible.
        if world.check(setting, *action).is_ok() {
            world.play_unchecked(setting, *action, &mut Forget);
        }
    }
    if !world.over && world.turn.seat == seat {
        world.play_unchecked(setting, Action::End, &mut Forget);
    }
}
