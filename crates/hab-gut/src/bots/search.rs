//! Search: the actions that seem best are played on to the end in imagined games, and the better half goes on.

use super::{instinct::Instinct, weights::MEDIUM};
use crate::{Action, Chance, Forget, Position, Seat, Setting};
use tabletop::halving::Halving;

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

/// Compares actions a game at a time, by halving: all are tried, then the better half as long again, and so on.
#[derive(Debug, Clone)]
pub(super) struct Search {
    seat: Seat,
    depth: Depth,
    arms: Halving<Action>,
    stages: u32,
    stage: u32,
    games: u32,
    /// Every action meets the same imagined things: the n-th game of each begins with the n-th of these.
    seed: u64,
}

impl Search {
    /// Begins to compare actions of the seat on turn, of which there must be one at least, the best at first sight first.
    pub(super) fn new(position: &Position, actions: impl Iterator<Item = Action>, depth: Depth, seed: u64) -> Search {
        let arms = Halving::new(actions.take(depth.arms));
        let stages = usize::BITS - arms.all().len().saturating_sub(1).leading_zeros();
        Search { seat: position.turn.seat, depth, arms, stages, stage: 0, games: 0, seed }
    }

    /// Imagines one game; whether it is decided what to do. `used` is the part of the time that is used up, from 0 to 1:
    /// whoever has a clock makes the search come to its end in time by it, others leave it at 0.
    pub(super) fn step(&mut self, setting: &Setting, position: &Position, used: f32) -> bool {
        let Some(arm) = self.arms.to_play() else { return true };
        let mut chance = Chance::new(self.seed, u64::from(arm.games));
        let mut world = position.imagine(self.seat, &mut chance);
        world.play_unchecked(setting, arm.action, &mut Forget);
        arm.add(play_on(world, setting, self.seat));
        self.games += 1;
        // Actions are compared when all of them have met the same games.
        if self.arms.met().is_some() {
            self.compare(used);
        }
        self.arms.is_decided()
    }

    /// Lets go of the worse half when a stage's part of the work or of the time is done.
    fn compare(&mut self, used: f32) {
        // All have as many games; of equals that stays first which seemed better.
        self.arms.sort_by(|arm| arm.sum);
        let part = (self.stage + 1) as f32 / self.stages as f32;
        if self.games as f32 >= part * self.depth.games as f32 || used >= part {
            self.arms.halve();
            self.stage += 1;
        }
    }

    /// The best action as far as is known.
    pub(super) fn best(&self) -> Option<Action> {
        // The first of equals: it seemed better before.
        self.arms.left().iter().rev().max_by_key(|arm| arm.mean(1_000)).map(|arm| arm.action)
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
