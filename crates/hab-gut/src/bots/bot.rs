//! The bot that plays one seat at a given level. It thinks in small units of work.

use tabletop::{Level, Opponent, Thinker};

use super::{LEVELS, evaluation::Evaluation, search::Search, skill};
use crate::{Action, HabGut, Position, Rng, Seat, Setting};

/// The bot for one seat. It has its own random number generator and never uses the game's random numbers.
#[derive(Debug, Clone)]
pub struct Bot {
    level: Level,
    rng: Rng,
    running: Option<RunningSearch>,
    work_units: u64,
}

/// A search in progress.
#[derive(Debug, Clone)]
struct RunningSearch {
    /// The hash of the searched position, as the seat sees it.
    seen_hash: u64,
    search: Search,
}

impl Bot {
    /// The random stream of bots, distinct from the streams that set up games.
    const STREAM: u64 = 0x626f_7473;

    /// Creates a bot of a level. The same seed gives the same choices on every machine.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::bots::{Bot, Level};
    /// use hab_gut::{Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let position = Position::setup(&setting, 3, 7, None)?;
    /// let action = Bot::new(Level::Medium, 1).step(&setting, &position, u32::MAX).ok_or("undecided")?;
    /// assert_eq!(position.check(&setting, position.turn.seat, action), Ok(()));
    /// # Ok(())
    /// # }
    /// ```
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, rng: Rng::new(seed, Bot::STREAM), running: None, work_units: 0 }
    }

    /// Continues thinking for the current player. A search does at least one and at most `budget` units of work, each
    /// well under a millisecond; levels without search decide at once. Returns the action once it is decided, and
    /// `None` if more work is needed on the same position. The choice does not depend on hidden information. Returns
    /// [`Action::Pass`] if the game is over.
    pub fn step(&mut self, setting: &Setting, position: &Position, budget: u32) -> Option<Action> {
        self.think(setting, position, position.turn.seat, budget, 0.0)
    }

    /// All legal actions, best first, with their estimated values plus a random error.
    fn ranking(
        &mut self,
        setting: &Setting,
        seen: &Position,
        evaluation: &Evaluation,
        error: i32,
    ) -> Vec<(i32, Action)> {
        let mut ranking: Vec<(i32, Action)> = Vec::new();
        seen.for_each_legal(setting, |action| ranking.push((evaluation.value(seen, setting, action), action)));
        if error > 0 {
            ranking.iter_mut().for_each(|(worth, _)| *worth += error * self.random_normal() / 10);
        }
        ranking.sort_by_key(|(worth, _)| -worth);
        ranking
    }

    /// A random number from a nearly normal distribution with mean 0 and standard deviation 1,000: the sum of three
    /// uniform random numbers.
    fn random_normal(&mut self) -> i32 {
        (0..3).map(|_| self.rng.below(2_001) as i32 - 1_000).sum()
    }

    /// Thinks until the action of the current player is decided.
    pub fn choose(&mut self, setting: &Setting, position: &Position) -> Action {
        loop {
            if let Some(action) = self.step(setting, position, u32::MAX) {
                return action;
            }
        }
    }
}

impl Opponent for Bot {
    const OFFERED: &'static [Level] = &[Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    fn time_limit_ms(&self) -> u32 {
        if matches!(self.level, Level::Hard | Level::Expert) { 600 } else { 50 }
    }
}

impl Thinker for Bot {
    type Game = HabGut;
    type Player = Level;

    const LEVELS: &'static [Level] = &LEVELS;

    fn of(level: Level, seed: u64) -> Bot {
        Bot::new(level, seed)
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed, Bot::STREAM);
    }

    /// Ignores the seat, because only the current player may act.
    fn think(&mut self, setting: &Setting, position: &Position, _: Seat, budget: u32, elapsed: f32) -> Option<Action> {
        let seat = position.turn.seat;
        if position.over {
            return Some(Action::Pass);
        }
        let mut running = match self.running.take_if(|running| running.seen_hash == position.visibility_hash(seat)) {
            Some(running) => running,
            None => {
                let Some(skill) = skill(self.level) else {
                    // The player knows the legal actions, so a random choice needs no imagined position.
                    return position.random_action(setting, seat, &mut self.rng);
                };
                // The choice below uses only this imagined position and the part of the true position that the seat
                // sees.
                let seen = position.imagine(seat, &mut self.rng);
                let mut ranking =
                    self.ranking(setting, &seen, &Evaluation::new(&seen, setting, &skill.weights), skill.error);
                match skill.search_budget {
                    Some(search_budget) if ranking.len() > 1 => {
                        let actions = ranking.into_iter().map(|(_, action)| action);
                        let search = Search::new(&seen, actions, search_budget, self.rng.next());
                        RunningSearch { seen_hash: position.visibility_hash(seat), search }
                    }
                    _ => return (!ranking.is_empty()).then(|| ranking.swap_remove(0).1),
                }
            }
        };
        for _ in 0..budget.max(1) {
            self.work_units += 1;
            if running.search.step(setting, position, elapsed) || elapsed >= 1.0 {
                return running.search.best();
            }
        }
        self.running = Some(running);
        None
    }

    /// The number of playouts so far.
    fn work_units(&self) -> u64 {
        self.work_units
    }
}
