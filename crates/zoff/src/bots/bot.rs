//! The bot that plays one seat at a given level. It thinks in small units of work.

use super::{LEVELS, Skill, auction, policy::Policy, search::Search, skill};
use crate::{Action, Position, Rng, Seat, Setting, Stage, Viewer, Zoff, herds};
use tabletop::{Level, Opponent, Seats, Thinker};

/// The bot for one seat. It has its own random number generator and never uses the game's random numbers.
#[derive(Debug, Clone)]
pub struct Bot {
    level: Level,
    rng: Rng,
    running: Option<Box<RunningSearch>>,
    /// The actions compared for the last decision, best first.
    compared: Vec<(Action, i32)>,
    work_units: u64,
}

/// A search in progress.
#[derive(Debug, Clone)]
struct RunningSearch {
    /// The fingerprint of the searched position, as the seat sees it.
    seen_hash: u64,
    base: Position,
    search: Search,
}

impl Bot {
    /// The random stream of bots, distinct from the streams that set up games.
    const STREAM: u64 = 0x7a6f_6666;

    /// Creates a bot with a level. The same seed gives the same choices on every machine.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, rng: Rng::new(seed, Bot::STREAM), running: None, compared: Vec::new(), work_units: 0 }
    }

    /// Continues thinking for a seat that may act. A search does at least one and at most `budget` units of work, each
    /// well under a millisecond. Any other decision is made in one call; in the auction, the levels above greedy run 60
    /// playouts in that call. Returns the action once it is decided, and `None` if more work is needed or the seat may
    /// not act.
    ///
    /// The choice depends neither on hidden information nor on which players have already chosen.
    pub fn step(&mut self, setting: &Setting, position: &Position, seat: Seat, budget: u32) -> Option<Action> {
        self.think(setting, position, seat, budget, 0.0)
    }

    fn begin(&mut self, setting: &Setting, position: &Position, seat: Seat) -> Outcome {
        self.compared.clear();
        let (skill, rng) = (skill(self.level), &mut self.rng);
        // The random level picks any legal action, so it needs no filtered view.
        let base = if skill == Skill::Random { *position } else { seen(setting, position, seat) };
        Outcome::Decided(match (skill, base.stage) {
            (Skill::Random, _) => base.random_action(setting, seat, rng),
            (Skill::Greedy, _) => greedy(setting, &base, seat, rng),
            (Skill::Policy(_) | Skill::Search(..), Stage::Bid) => Some(auction::bid(&base, setting, rng)),
            (Skill::Policy(_) | Skill::Search(..), Stage::Colour(_)) => auction::colour(&base, setting, rng),
            (Skill::Policy(error), _) => Policy::with_error(error).decide(&base, setting, seat, rng),
            (Skill::Search(for_pairs, for_others), stage) => {
                let games = if stage == Stage::Choose { for_pairs } else { for_others };
                let search = Search::new(setting, &base, seat, games, rng);
                return Outcome::Searching(Box::new(RunningSearch { seen_hash: base.fingerprint(), base, search }));
            }
        })
    }

    /// Thinks until the action of a seat is decided. Returns `None` if the seat may not act.
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::bots::{Bot, Level};
    /// use zoff::{Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let position = Position::setup(&setting, 3, 7)?;
    /// let seat = position.may_act().iter().next().ok_or("nobody may act")?;
    /// let action = Bot::new(Level::Easy, 1).choose(&setting, &position, seat).ok_or("no choice")?;
    /// assert_eq!(position.check(&setting, seat, action), Ok(()));
    /// assert_eq!(Bot::new(Level::Easy, 1).choose(&setting, &position, seat), Some(action));
    /// # Ok(())
    /// # }
    /// ```
    pub fn choose(&mut self, setting: &Setting, position: &Position, seat: Seat) -> Option<Action> {
        while position.may_act().has(seat) {
            if let Some(action) = self.step(setting, position, seat, u32::MAX) {
                return Some(action);
            }
        }
        None
    }

    /// The actions compared for the last decision with their mean values, best first; empty if it needed no search.
    /// Hints use this ranking.
    pub fn ranking(&self) -> &[(Action, i32)] {
        &self.compared
    }
}

impl Opponent for Bot {
    const OFFERED: &'static [Level] = &[Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    fn time_limit_ms(&self) -> u32 {
        if matches!(self.level, Level::Hard | Level::Expert) { 1_200 } else { 100 }
    }
}

impl Thinker for Bot {
    type Game = Zoff;
    type Player = Level;

    const LEVELS: &'static [Level] = &LEVELS;

    fn of(level: Level, seed: u64) -> Bot {
        Bot::new(level, seed)
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed, Bot::STREAM);
    }

    fn think(
        &mut self,
        setting: &Setting,
        position: &Position,
        seat: Seat,
        budget: u32,
        elapsed: f32,
    ) -> Option<Action> {
        if !position.may_act().has(seat) {
            return None;
        }
        let is_current =
            |running: &mut Box<RunningSearch>| running.seen_hash == seen(setting, position, seat).fingerprint();
        let mut running = match self.running.take_if(is_current) {
            Some(running) => running,
            None => match self.begin(setting, position, seat) {
                Outcome::Decided(action) => return action,
                Outcome::Searching(running) => running,
            },
        };
        for _ in 0..budget.max(1) {
            self.work_units += 1;
            if running.search.step(setting, &running.base) || elapsed >= 1.0 {
                self.compared = running.search.ranking();
                return running.search.decide(running.base.stage == Stage::Choose, &mut self.rng);
            }
        }
        self.running = Some(running);
        None
    }

    /// The number of steps of all searches so far.
    fn work_units(&self) -> u64 {
        self.work_units
    }
}

enum Outcome {
    Decided(Option<Action>),
    Searching(Box<RunningSearch>),
}

/// The position as a seat sees it. While all seats bid or choose pairs, it hides which seats have already acted.
fn seen(setting: &Setting, position: &Position, seat: Seat) -> Position {
    let mut base = position.seen_by(setting, Viewer::from(seat));
    if matches!(base.stage, Stage::Bid | Stage::Choose) {
        base.acted = Seats::NONE;
    }
    base
}

/// The action that places the most cows now, ignoring consequences. Ties are broken at random. In the auction, bids 0.
fn greedy(setting: &Setting, base: &Position, seat: Seat, rng: &mut Rng) -> Option<Action> {
    let cows = |action: &Action| match action {
        Action::Place(cows) => u32::from(*cows),
        Action::PlaceMixed(cows) => u32::from(cows.total()),
        Action::Bonus(placement) => u32::from(placement.total()),
        Action::Choose(choice) => choice
            .pairs()
            .map(|pair| {
                let own = pair.colour.or(base.colours_of(setting, seat)[0]);
                let most = pair.card.value();
                let numbers = own.map_or(0, |colour| herds::legal_counts(base, setting, colour, pair.prairie, most));
                u8::BITS - numbers.leading_zeros()
            })
            .sum(),
        Action::Start(_) | Action::Bid(_) | Action::Colour(_) => 0,
    };
    if base.stage == Stage::Bid {
        return Some(Action::Bid(0));
    }
    let legal = base.legal(setting, seat);
    let most = legal.iter().map(cows).max()?;
    let best: Vec<Action> = legal.into_iter().filter(|action| cows(action) == most).collect();
    best.get(rng.below(best.len() as u32) as usize).copied()
}
