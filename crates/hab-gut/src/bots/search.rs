//! Search: the actions that seem best are played on to the end in imagined games, and the better half goes on.

use super::{instinct::Instinct, weights::MEDIUM};
use crate::{Action, Chance, Forget, Position, Seat, Setting};

/// How many actions are compared, and how thoroughly.
#[derive(Debug, Clone, Copy)]
pub(super) struct Depth {
    /// Actions compared.
    pub(super) arms: usize,
    /// Games imagined, over all of them.
    pub(super) games: u32,
}

/// What a game that is won counts; how far it is won or lost counts half of it at most.
const WON: i64 = 1_000;

/// An action and how it has fared.
#[derive(Debug, Clone)]
struct Arm {
    action: Action,
    games: u32,
    sum: i64,
}

/// Compares actions a game at a time, by halving: all are tried, then the better half as long again, and so on.
#[derive(Debug, Clone)]
pub(super) struct Search {
    seat: Seat,
    depth: Depth,
    /// Actions still in question, best first whenever all of them have met the same games.
    arms: Vec<Arm>,
    stages: u32,
    stage: u32,
    games: u32,
    /// Every action meets the same imagined things: the n-th game of each begins with the n-th of these.
    seed: u64,
}

impl Search {
    /// Begins to compare actions of the seat on turn, of which there must be one at least, the best at first sight first.
    pub(super) fn new(position: &Position, actions: impl Iterator<Item = Action>, depth: Depth, seed: u64) -> Search {
        let arms: Vec<Arm> = actions.take(depth.arms).map(|action| Arm { action, games: 0, sum: 0 }).collect();
        let stages = usize::BITS - arms.len().saturating_sub(1).leading_zeros();
        Search { seat: position.turn.seat, depth, arms, stages, stage: 0, games: 0, seed }
    }

    /// Imagines one game; whether it is decided what to do. `used` is the part of the time that is used up, from 0 to 1:
    /// whoever has a clock makes the search come to its end in time by it, others leave it at 0.
    pub(super) fn step(&mut self, setting: &Setting, position: &Position, used: f32) -> bool {
        if self.arms.len() <= 1 {
            return true;
        }
        let games = self.arms.last().map_or(0, |arm| arm.games);
        let Some(arm) = self.arms.iter_mut().find(|arm| arm.games == games) else { return true };
        let mut chance = Chance::new(self.seed, u64::from(games));
        let mut world = position.imagine(self.seat, &mut chance);
        world.play_unchecked(setting, arm.action, &mut Forget);
        arm.sum += play_on(world, setting, self.seat);
        arm.games += 1;
        self.games += 1;
        // Actions are compared when all of them have met the same games.
        if self.arms.iter().all(|arm| arm.games > games) {
            self.compare(used);
        }
        self.arms.len() <= 1
    }

    /// Lets go of the worse half when a stage's part of the work or of the time is done.
    fn compare(&mut self, used: f32) {
        // All have as many games; of equals that stays first which seemed better.
        self.arms.sort_by_key(|arm| -arm.sum);
        let part = (self.stage + 1) as f32 / self.stages as f32;
        if self.games as f32 >= part * self.depth.games as f32 || used >= part {
            self.arms.truncate(self.arms.len().div_ceil(2));
            self.stage += 1;
        }
    }

    /// The best action as far as is known.
    pub(super) fn best(&self) -> Option<Action> {
        let mean = |arm: &&Arm| arm.sum * 1_000 / i64::from(arm.games.max(1));
        // The first of equals: it seemed better before.
        self.arms.iter().rev().max_by_key(mean).map(|arm| arm.action)
    }
}

/// Lets everybody play by instinct to the end, and says how a seat has fared.
fn play_on(mut world: Position, setting: &Setting, seat: Seat) -> i64 {
    while !world.over {
        let Some(action) = Instinct::new(&world, setting, &MEDIUM).best(&world, setting) else { break };
        world.play_unchecked(setting, action, &mut Forget);
    }
    let winners = world.winners();
    let won = if winners.has(seat) { WON / winners.iter().count() as i64 } else { 0 };
    let total = |seat: Seat| i64::from(world.standing(seat).total);
    let best = world.seats().filter(|other| *other != seat).map(total).max().unwrap_or(0);
    let own = total(seat);
    // Margins are small beside what is owned.
    won + (4 * WON * (own - best) / (own + best).max(1)).clamp(-WON / 2, WON / 2)
}
