//! Search by playouts with successive halving: the worse half of the actions is dropped after each round of playouts,
//! until one is left or the playouts are used up.

use super::{evaluation::COW, playout, policy::Policy};
use crate::{Action, Choice, MAX_SEATS, Position, Rng, Seat, Setting, Stage};
use tabletop::{
    NullSink,
    halving::{Candidate, Halving},
};

/// The policy of all seats in playouts. Its random error varies their choices.
const PLAYOUT_POLICY: Policy = Policy::with_error(20);

/// Successive halving over the candidate actions of a decision.
#[derive(Debug, Clone)]
pub struct Search {
    seat: Seat,
    candidates: Halving<Action>,
    /// The random seed of the current round. All arms share it, so that they face the same opponents.
    seed: u64,
    /// The number of playouts of each arm before the current round.
    earlier_playouts: u32,
    /// The number of playouts of each arm in the current round.
    round_playouts: u32,
    playouts_left: u32,
    rounds: u32,
}

/// The maximum number of choices of pairs to compare.
const MAX_CHOICES: usize = 40;
/// The maximum number of placements of a bonus to compare.
const MAX_PLACEMENTS: usize = 12;

impl Search {
    /// A search over the actions of a seat, with at most `games` playouts in total. `base` is the position as the seat
    /// sees it.
    pub fn new(setting: &Setting, base: &Position, seat: Seat, games: u32, rng: &mut Rng) -> Search {
        let arms = Halving::new(candidates(setting, base, seat, rng).into_iter());
        let rounds = usize::BITS - arms.all().len().next_power_of_two().leading_zeros();
        let mut search = Search {
            seat,
            candidates: arms,
            seed: rng.next(),
            earlier_playouts: 0,
            round_playouts: 0,
            playouts_left: games,
            rounds,
        };
        search.divide_playouts();
        search
    }

    /// Divides the remaining playouts equally among the remaining rounds, and the share of the next round equally among
    /// the arms. Each arm gets at least 4 playouts.
    fn divide_playouts(&mut self) {
        let part = self.playouts_left / self.rounds.max(1);
        self.round_playouts = (part / self.candidates.left().len().max(1) as u32).max(4);
    }

    /// Runs one playout. Returns true if the decision is made.
    pub fn step(&mut self, setting: &Setting, base: &Position) -> bool {
        let Some(arm) = self.candidates.next_candidate() else { return true };
        let mut rng = Rng::new(self.seed, u64::from(arm.games - self.earlier_playouts));
        let mut imagined = base.imagine(setting, self.seat, &mut rng);
        imagined.play_unchecked(setting, self.seat, arm.action, &mut NullSink);
        playout::to_end(&mut imagined, setting, &[PLAYOUT_POLICY; MAX_SEATS], &mut rng);
        arm.add(playout::value(&imagined, setting, self.seat).into());
        self.playouts_left = self.playouts_left.saturating_sub(1);
        if let Some(playouts) = self.candidates.completed_rounds()
            && (playouts - self.earlier_playouts == self.round_playouts || self.playouts_left == 0)
        {
            self.halve(playouts);
        }
        self.candidates.is_decided() || self.playouts_left == 0
    }

    /// Sorts the remaining arms after `playouts` playouts of each. If playouts are left, drops the worse half.
    fn halve(&mut self, playouts: u32) {
        self.candidates.sort_by(mean);
        if self.playouts_left > 0 {
            self.candidates.halve();
            self.rounds = self.rounds.saturating_sub(1);
            self.earlier_playouts = playouts;
            self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
            self.divide_playouts();
        }
    }

    /// The decision. A secret decision is drawn at random from the actions that are about as good as the best.
    pub fn decide(&mut self, secret: bool, rng: &mut Rng) -> Option<Action> {
        self.candidates.sort_by(mean);
        let best = self.candidates.all().first()?;
        if !secret {
            return Some(best.action);
        }
        let is_near = |arm: &&Candidate<Action>| mean(best) - mean(arm) <= MAX_GAP && 2 * arm.games >= best.games;
        let near: Vec<&Candidate<Action>> = self.candidates.all().iter().filter(is_near).collect();
        near.get(rng.below(near.len() as u32) as usize).map(|arm| arm.action)
    }

    /// The compared actions with their mean values so far, best first.
    pub fn ranking(&self) -> Vec<(Action, i32)> {
        let mut ranking: Vec<(Action, i32)> =
            self.candidates.all().iter().map(|arm| (arm.action, mean(arm) as i32)).collect();
        ranking.sort_by_key(|(_, mean)| -mean);
        ranking
    }
}

fn mean(arm: &Candidate<Action>) -> i64 {
    arm.mean(1)
}

/// The maximum difference from the best value that a secret decision accepts, on the scale of [`playout::value`].
const MAX_GAP: i64 = 8;

/// The actions to compare: the best choices of pairs, several good placements of a bonus, or all legal actions of any
/// other decision.
fn candidates(setting: &Setting, base: &Position, seat: Seat, rng: &mut Rng) -> Vec<Action> {
    match base.stage {
        Stage::Choose => {
            let mut all: Vec<(i32, Choice)> = Vec::new();
            let policy = Policy::with_error(COW as u32 / 8);
            policy.for_each_choice(base, setting, seat, rng, |worth, choice| {
                all.extend(choice().map(|choice| (worth, choice)));
            });
            all.sort_by_key(|(worth, _)| -worth);
            all.truncate(MAX_CHOICES);
            all.into_iter().map(|(_, choice)| Action::Choose(choice)).collect()
        }
        Stage::Bonus(bonus) => {
            let mut all: Vec<Action> = Vec::new();
            // Growing random errors yield a variety of good placements.
            for error in (0..8).flat_map(|error| [4 * error; 8]) {
                let placement = Action::Bonus(Policy::with_error(error).place_bonus(base, setting, bonus, rng));
                if !all.contains(&placement) && all.len() < MAX_PLACEMENTS {
                    all.push(placement);
                }
            }
            all
        }
        Stage::Start | Stage::Bid | Stage::Colour(_) | Stage::Place(_) | Stage::Over => base.legal(setting, seat),
    }
}
