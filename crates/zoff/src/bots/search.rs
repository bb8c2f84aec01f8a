//! Comparing decisions by games played to their end in the head: half of them fall out again and again, until few are left.

use super::{playout, policy::Policy, worth::COW};
use crate::{Action, Chance, Choice, MAX_SEATS, Position, Seat, Setting, Stage};
use tabletop::tell::Forget;

/// How wrong the eyes of those are who play in the head: enough that they choose now this and now that.
const EYES: Policy = Policy::with_error(20);

/// One decision under comparison.
#[derive(Debug, Clone, Copy)]
struct Arm {
    action: Action,
    sum: i64,
    games: u32,
}

impl Arm {
    /// The mean worth of its games.
    fn mean(&self) -> i32 {
        (self.sum / i64::from(self.games.max(1))) as i32
    }
}

/// Decisions under comparison, the best of the last round first.
#[derive(Debug, Clone)]
pub struct Search {
    seat: Seat,
    arms: Vec<Arm>,
    /// How many of them are still compared.
    left: usize,
    /// Where the games come from: the same for every arm, so that all meet the same others.
    seed: u64,
    /// The next game: which arm, which number.
    arm: usize,
    game: u32,
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
        let arms: Vec<Arm> = candidates(setting, base, seat, chance)
            .into_iter()
            .map(|action| Arm { action, sum: 0, games: 0 })
            .collect();
        let rounds = usize::BITS - arms.len().next_power_of_two().leading_zeros();
        let mut search = Search {
            seat,
            left: arms.len(),
            arms,
            seed: chance.next(),
            arm: 0,
            game: 0,
            each: 0,
            games_left: games,
            rounds,
        };
        search.share();
        search
    }

    /// Shares out the games of a round.
    fn share(&mut self) {
        let part = self.games_left / self.rounds.max(1);
        self.each = (part / self.left.max(1) as u32).max(4);
    }

    /// Plays one game; whether all is decided.
    pub fn step(&mut self, setting: &Setting, base: &Position) -> bool {
        if self.left <= 1 {
            return true;
        }
        let mut chance = Chance::new(self.seed, u64::from(self.game));
        let mut world = base.imagine(setting, self.seat, &mut chance);
        let arm = &mut self.arms[self.arm];
        world.play_unchecked(setting, self.seat, arm.action, &mut Forget);
        playout::to_end(&mut world, setting, &[EYES; MAX_SEATS], &mut chance);
        arm.sum += i64::from(playout::worth(&world, setting, self.seat));
        arm.games += 1;
        self.games_left = self.games_left.saturating_sub(1);
        self.arm += 1;
        if self.arm == self.left {
            self.arm = 0;
            self.game += 1;
            if self.game.is_multiple_of(self.each.max(1)) || self.games_left == 0 {
                self.halve();
            }
        }
        self.left <= 1 || self.games_left == 0
    }

    /// The worse half falls out.
    fn halve(&mut self) {
        self.arms[..self.left].sort_by_key(|arm| -arm.mean());
        if self.games_left > 0 {
            self.left = self.left.div_ceil(2);
            self.rounds = self.rounds.saturating_sub(1);
            self.game = 0;
            self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
            self.share();
        }
    }

    /// The decision. In secret it is a mixed one: of those about as good as the best any may be drawn.
    pub fn decide(&mut self, secret: bool, chance: &mut Chance) -> Option<Action> {
        self.arms[..self.left.max(1)].sort_by_key(|arm| -arm.mean());
        let best = self.arms.first()?;
        if !secret {
            return Some(best.action);
        }
        let near = self.arms.iter().filter(|arm| best.mean() - arm.mean() <= NEAR && 2 * arm.games >= best.games);
        let near: Vec<&Arm> = near.collect();
        near.get(chance.below(near.len() as u32) as usize).map(|arm| arm.action)
    }

    /// Decisions with their mean worth, best first, as far as is known.
    pub fn ranking(&self) -> Vec<(Action, i32)> {
        let mut arms = self.arms.clone();
        arms.sort_by_key(|arm| -arm.mean());
        arms.iter().map(|arm| (arm.action, arm.mean())).collect()
    }
}

/// How far below the best a secret decision may be, in the parts of [`playout::WHOLE`].
const NEAR: i32 = 8;

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
