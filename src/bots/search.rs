//! Search over plans: the best plans of the own turn are played on in imagined games, and the better half goes on.

use super::{
    evaluate::Judge,
    plan::{Plan, Planner, Width},
};
use crate::rules::{Action, Chance, Effects, Position, Seat, Setting};

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

/// A plan and how it has fared.
#[derive(Debug, Clone)]
pub struct Arm {
    /// The plan.
    pub plan: Plan,
    /// Games imagined with it.
    pub games: u32,
    sum: f64,
}

impl Arm {
    /// How many points ahead of the best other it leads to, on the average of its games. What no game was imagined with
    /// takes its plan's word for it.
    pub fn mean(&self) -> f64 {
        if self.games == 0 { f64::from(self.plan.value) } else { self.sum / f64::from(self.games) }
    }
}

/// Compares plans a game at a time, by halving: all are tried, then the better half as long again, and so on.
#[derive(Debug, Clone)]
pub struct Search {
    seat: Seat,
    depth: Depth,
    /// Plans still in question; those with most games behind them first.
    arms: Vec<Arm>,
    /// Those that fell out, best first.
    out: Vec<Arm>,
    stages: u32,
    stage: u32,
    /// Games imagined so far.
    games: u32,
    /// Every plan meets the same imagined cards: the n-th game of each begins with the n-th of these.
    seed: u64,
    effects: Effects,
}

impl Search {
    /// Begins to compare plans, of which there must be one at least.
    pub fn new(seat: Seat, plans: Vec<Plan>, depth: Depth, seed: u64) -> Search {
        let arms: Vec<Arm> = plans.into_iter().map(|plan| Arm { plan, games: 0, sum: 0.0 }).collect();
        let stages = usize::BITS - arms.len().saturating_sub(1).leading_zeros();
        Search { seat, depth, arms, out: Vec::new(), stages, stage: 0, games: 0, seed, effects: Effects::new() }
    }

    /// Imagines one game; whether one plan alone is left. `used` is the part of the time that is used up, from 0 to 1:
    /// whoever has a clock makes the search come to its end in time by it, others leave it at 0.
    pub fn step(&mut self, setting: &Setting, position: &Position, judge: &Judge, used: f32) -> bool {
        if self.arms.len() <= 1 {
            return true;
        }
        let fewest = self.arms.iter().map(|arm| arm.games).min().unwrap_or(0);
        let Some(arm) = self.arms.iter_mut().find(|arm| arm.games == fewest) else { return true };
        let mut chance = Chance::new(self.seed, u64::from(arm.games));
        let mut world = position.imagine(self.seat, &mut chance);
        follow(setting, &mut world, &arm.plan.actions, &mut self.effects);
        for _ in 1..self.depth.rounds * u32::from(world.seats) {
            if world.over {
                break;
            }
            take_turn(setting, &mut world, judge, &mut self.effects);
        }
        arm.sum += f64::from(judge.margin(setting, &world, self.seat));
        arm.games += 1;
        self.games += 1;
        // A stage ends when all its plans have met the same cards, and its part of the work or of the time is done.
        let part = (self.stage + 1) as f32 / self.stages as f32;
        let worked = self.games as f32 >= part * self.depth.games as f32;
        if self.arms.iter().all(|arm| arm.games > fewest) && (worked || used >= part) {
            self.halve();
        }
        self.arms.len() <= 1
    }

    fn halve(&mut self) {
        self.arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let mut out = self.arms.split_off(self.arms.len().div_ceil(2));
        out.append(&mut self.out);
        self.out = out;
        self.stage += 1;
    }

    /// The plans from best to worst as far as is known.
    pub fn ranking(&self) -> Vec<&Arm> {
        let mut arms: Vec<&Arm> = self.arms.iter().collect();
        arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        arms.into_iter().chain(&self.out).collect()
    }

    /// Games imagined so far.
    pub fn games(&self) -> u32 {
        self.games
    }
}

/// Lets the seat to act take a turn without much thought.
fn take_turn(setting: &Setting, world: &mut Position, judge: &Judge, effects: &mut Effects) {
    let mut planner = Planner::new(setting, world, judge, QUICK, u8::MAX);
    while !planner.step(setting, judge) {}
    let plans = planner.best(setting, 1);
    let actions = plans.first().map_or(&[][..], |plan| &plan.actions);
    follow(setting, world, actions, effects);
}

/// Plays what is still possible of a plan, and ends the turn.
fn follow(setting: &Setting, world: &mut Position, plan: &[Action], effects: &mut Effects) {
    let seat = world.turn.seat;
    for action in plan {
        if world.over || world.turn.seat != seat {
            return;
        }
        effects.clear();
        // A card that turned up may have made it impossible.
        if world.check(setting, *action).is_ok() {
            world.play_unchecked(setting, *action, effects);
        }
    }
    if !world.over && world.turn.seat == seat {
        effects.clear();
        world.play_unchecked(setting, Action::End, effects);
    }
}
