//! Search over plans: the best plans of the own turn are played on in imagined games, and the better half goes on.

use super::{
    evaluate::Judge,
    greedy,
    plan::Plan,
};
use crate::rules::{Action, Chance, Effects, Position, Seat, Setting};

/// How far and how often plans are played on.
#[derive(Debug, Clone, Copy)]
pub struct Depth {
    /// Plans compared.
    pub plans: usize,
    /// Games imagined, over all plans.
    pub games: u32,
    /// Turns played after the own one, by everybody, before the position is judged; in rounds.
    pub rounds: u8,
}

/// One plan and how it fared.
#[derive(Debug, Clone)]
struct Arm {
    plan: Plan,
    /// Sum of what the imagined games were worth.
    sum: f64,
    games: u32,
}

/// Compares plans a game at a time, by halving: all are tried, then the better half more often, and so on.
#[derive(Debug, Clone)]
pub struct Search {
    seat: Seat,
    rounds: u8,
    /// Plans still in question, best first after each halving.
    arms: Vec<Arm>,
    /// Those that fell out, best of the last halving first.
    out: Vec<Arm>,
    /// Games for each arm until the next halving, and the arm that is next.
    stage: u32,
    next: usize,
    /// Games over all stages.
    games: u32,
    /// Every plan meets the same imagined cards: the n-th game of each begins with the n-th of these.
    seed: u64,
    effects: Effects,
}

impl Search {
    /// Begins to compare plans, of which there must be one at least.
    pub fn new(seat: Seat, plans: Vec<Plan>, depth: Depth, seed: u64) -> Search {
        let arms: Vec<Arm> = plans.into_iter().map(|plan| Arm { plan, sum: 0.0, games: 0 }).collect();
        let mut search = Search {
            seat,
            rounds: depth.rounds,
            arms,
            out: Vec::new(),
            stage: 0,
            next: 0,
            games: depth.games,
            seed,
            effects: Effects::new(),
        };
        search.begin_stage();
        search
    }

    fn begin_stage(&mut self) {
        let stages = usize::BITS - self.arms.len().saturating_sub(1).leading_zeros();
        // Each stage gets an equal part of the games that are left to play.
        let played: u32 = self.arms.iter().chain(&self.out).map(|arm| arm.games).sum();
        let part = self.games.saturating_sub(played) / stages.max(1);
        let before = self.arms.first().map_or(0, |arm| arm.games);
        self.stage = before + (part / self.arms.len().max(1) as u32).max(1);
        self.next = 0;
    }

    /// Plays one imagined game; whether one plan alone is left.
    pub fn step(&mut self, setting: &Setting, position: &Position, judge: &Judge) -> bool {
        if self.arms.len() <= 1 {
            return true;
        }
        let arm = &self.arms[self.next];
        let mut chance = Chance::new(self.seed, u64::from(arm.games));
        let mut world = position.imagine(self.seat, &mut chance);
        let value = play_on(setting, &mut world, &arm.plan.actions, self.seat, self.rounds, judge, &mut self.effects);
        let arm = &mut self.arms[self.next];
        arm.sum += f64::from(value);
        arm.games += 1;
        if arm.games >= self.stage {
            self.next += 1;
        }
        if self.next >= self.arms.len() {
            self.halve();
        }
        self.arms.len() <= 1
    }

    fn halve(&mut self) {
        let mean = |arm: &Arm| arm.sum / f64::from(arm.games.max(1));
        self.arms.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        let mut out = self.arms.split_off(self.arms.len().div_ceil(2));
        out.append(&mut self.out);
        self.out = out;
        self.begin_stage();
    }

    /// The plans from best to worst as far as is known, each with what it is expected to bring.
    pub fn ranking(&self) -> Vec<(&Plan, f64, u32)> {
        let mut arms: Vec<&Arm> = self.arms.iter().collect();
        // In the middle of a stage, arms that have not played it are compared by what they have.
        let mean = |arm: &Arm| if arm.games == 0 { f64::MIN } else { arm.sum / f64::from(arm.games) };
        arms.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        arms.into_iter().chain(&self.out).map(|arm| (&arm.plan, mean(arm), arm.games)).collect()
    }
}

/// Plays a plan in an imagined game, lets everybody go on for some rounds, and judges what has come of it for `seat`.
fn play_on(
    setting: &Setting,
    world: &mut Position,
    plan: &[Action],
    seat: Seat,
    rounds: u8,
    judge: &Judge,
    effects: &mut Effects,
) -> f32 {
    for action in plan {
        if world.over || world.turn.seat != seat {
            break;
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
    let mut turns = u32::from(rounds) * u32::from(world.seats) - 1;
    while turns > 0 && !world.over {
        let turn = world.turn.seat;
        while !world.over && world.turn.seat == turn {
            let action = greedy::choose(setting, world);
            effects.clear();
            world.play_unchecked(setting, action, effects);
            if action == Action::End {
                break;
            }
        }
        turns -= 1;
    }
    judge.margin(setting, world, seat)
}
