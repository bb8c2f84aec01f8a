//! Comparing decisions by games played to their end in the head: half of them fall out again and again, until few are left.

use super::{playout, policy::Policy, worth::COW};
use crate::{Action, Chance, Choice, MAX_SEATS, Position, Seat, Setting, Stage};
use tabletop::{
    Forget,
    halving::{Arm, Halving},
};

/// How wrong the eyes of those are who play in the head: enough that they choose now this and now that.
const EYES: Policy = Policy::with_error(20);

/// Decisions under comparison, in rounds of games.
#[derive(Debug, Clone)]
pub struct Search {
    seat: Seat,
    arms: Halving<Action>,
    /// Where the games of a round come from: the same for every arm, so that all meet the same others.
    seed: u64,
    /// Games that each arm had met before the round.
    before: u32,
    /// Games for each arm before half of them fall out.
    each: u32,
    games_left: u32,
    rounds: u32,
}

/// The most choices of pairs that are compared.
const CHOICES: usize = 40;
/// The most ways to place a bonus that are compared.
const GIFTS: usize = 12;

impl Search {
    /// Between what a seat may do, with so many games in all. `base` is the position as the seat sees it.
    pub fn new(setting: &Setting, base: &Position, seat: Seat, games: u32, chance: &mut Chance) -> Search {
        let arms = Halving::new(candidates(setting, base, seat, chance).into_iter());
        let rounds = usize::BITS - arms.all().len().next_power_of_two().leading_zeros();
        let mut search = Search { seat, arms, seed: chance.next(), before: 0, each: 0, games_left: games, rounds };
        search.share();
        search
    }

    /// Shares out the games of a round.
    fn share(&mut self) {
        let part = self.games_left / self.rounds.max(1);
        self.each = (part / self.arms.left().len().max(1) as u32).max(4);
    }

    /// Plays one game; whether all is decided.
    pub fn step(&mut self, setting: &Setting, base: &Position) -> bool {
        let Some(arm) = self.arms.to_play() else { return true };
        let mut chance = Chance::new(self.seed, u64::from(arm.games - self.before));
        let mut world = base.imagine(setting, self.seat, &mut chance);
        world.play_unchecked(setting, self.seat, arm.action, &mut Forget);
        playout::to_end(&mut world, setting, &[EYES; MAX_SEATS], &mut chance);
        arm.add(playout::worth(&world, setting, self.seat).into());
        self.games_left = self.games_left.saturating_sub(1);
        if let Some(met) = self.arms.met()
            && (met - self.before == self.each || self.games_left == 0)
        {
            self.halve(met);
        }
        self.arms.is_decided() || self.games_left == 0
    }

    /// The worse half falls out after so many games of each.
    fn halve(&mut self, met: u32) {
        self.arms.sort_by(mean);
        if self.games_left > 0 {
            self.arms.halve();
            self.rounds = self.rounds.saturating_sub(1);
            self.before = met;
            self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
            self.share();
        }
    }

    /// The decision. In secret it is a mixed one: of those about as good as the best any may be drawn.
    pub fn decide(&mut self, secret: bool, chance: &mut Chance) -> Option<Action> {
        self.arms.sort_by(mean);
        let best = self.arms.all().first()?;
        if !secret {
            return Some(best.action);
        }
        let is_near = |arm: &&Arm<Action>| mean(best) - mean(arm) <= NEAR && 2 * arm.games >= best.games;
        let near: Vec<&Arm<Action>> = self.arms.all().iter().filter(is_near).collect();
        near.get(chance.below(near.len() as u32) as usize).map(|arm| arm.action)
    }

    /// Decisions with their mean worth, best first, as far as is known.
    pub fn ranking(&self) -> Vec<(Action, i32)> {
        let mut ranking: Vec<(Action, i32)> =
            self.arms.all().iter().map(|arm| (arm.action, mean(arm) as i32)).collect();
        ranking.sort_by_key(|(_, mean)| -mean);
        ranking
    }
}

/// The mean worth of the games of a decision.
fn mean(arm: &Arm<Action>) -> i64 {
    arm.mean(1)
}

/// How far below the best a secret decision may be, in the parts of [`playout::WHOLE`].
const NEAR: i64 = 8;

/// What comes into question for a seat.
fn candidates(setting: &Setting, base: &Position, seat: Seat, chance: &mut Chance) -> Vec<Action> {
    match base.stage {
        Stage::Choose => {
            let mut all: Vec<(i32, Choice)> = Vec::new();
            let eye = Policy::with_error(COW as u32 / 8);
            eye.each_choice(base, setting, seat, chance, |worth, choice| {
                all.extend(choice().map(|choice| (worth, choice)));
            });
            all.sort_by_key(|(worth, _)| -worth);
            all.truncate(CHOICES);
            all.into_iter().map(|(_, choice)| Action::Choose(choice)).collect()
        }
        Stage::Bonus(bonus) => {
            let mut all: Vec<Action> = Vec::new();
            // A quick eye that errs more and more finds several good ways.
            for error in (0..8).flat_map(|error| [4 * error; 8]) {
                let gift = Action::Bonus(Policy::with_error(error).gift(base, setting, bonus, chance));
                if !all.contains(&gift) && all.len() < GIFTS {
                    all.push(gift);
                }
            }
            all
        }
        Stage::Start | Stage::Bid | Stage::Colour(_) | Stage::Place(_) | Stage::Over => base.legal(setting, seat),
    }
}
