//! The public bot types: one for any board, one for a fixed size of hex sets.

use crate::{
    BASELINES, FOR_PEOPLE, Player, Temper,
    plan::Plan,
    state::{BotState, Decision},
    time_limit_ms,
};
use hacienda_rules::{Action, Hacienda, Narrow, Position, Seat, Setting, Size, Wide};
use tabletop::{Level, Opponent, Thinker, WithThinker};

/// A bot for one seat. It accepts positions with wide hex sets. If the board fits into narrow hex sets, it converts the
/// positions to them, except at the random level.
#[derive(Debug, Clone)]
pub struct Bot {
    state: BotState,
    /// The decision in progress, if it uses narrow hex sets.
    narrow: Option<Box<Decision<Narrow>>>,
    /// The decision in progress, if it uses wide hex sets.
    wide: Option<Box<Decision<Wide>>>,
}

impl Bot {
    /// Creates a bot of this level. The same seed gives the same choices on every machine.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot::of(Player::from(level), seed)
    }

    /// Returns the level.
    pub fn level(&self) -> Level {
        self.state.level
    }

    /// Continues the decision of the seat to act for at most `budget` work units, but at least one. Each unit takes
    /// well under a millisecond. The random and greedy levels decide at once, without work units. Returns the action
    /// once it is decided. Until then, returns `None` and must be called again with the same position.
    ///
    /// The choice depends only on information available to the seat to act. After the end of the game it is
    /// [`Action::End`].
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_bots::{Bot, Level};
    /// use hacienda_rules::{Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let position: Position = Position::setup(&setting, 2, 7, None)?;
    /// let mut bot = Bot::new(Level::Beginner, 1);
    /// let action = loop {
    ///     if let Some(action) = bot.step(&setting, &position, 1) {
    ///         break action; // A program with a window draws a frame between two steps.
    ///     }
    /// };
    /// assert_eq!(position.check(&setting, action), Ok(()));
    /// # Ok(())
    /// # }
    /// ```
    pub fn step(&mut self, setting: &Setting, position: &Position, budget: u32) -> Option<Action> {
        self.think(setting, position, position.turn.seat, budget, 0.0)
    }

    /// Decides the action of the seat to act without a limit.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_bots::{Bot, Level};
    /// use hacienda_rules::{Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let position: Position = Position::setup(&setting, 2, 7, None)?;
    /// let action = Bot::new(Level::Greedy, 1).choose(&setting, &position);
    /// assert_eq!(position.check(&setting, action), Ok(()));
    /// assert_eq!(Bot::new(Level::Greedy, 1).choose(&setting, &position), action);
    /// # Ok(())
    /// # }
    /// ```
    pub fn choose(&mut self, setting: &Setting, position: &Position) -> Action {
        loop {
            if let Some(action) = self.step(setting, position, u32::MAX) {
                return action;
            }
        }
    }

    /// Returns the plans under comparison, from best to worst by the current estimate; between decisions, the plans of
    /// the last comparison. The list is empty before the first comparison, until the current decision begins to compare
    /// plans, and after a plan has been chosen without a comparison. Hints use this list.
    pub fn ranking(&self) -> Vec<Plan> {
        match (&self.narrow, &self.wide) {
            (Some(decision), _) => decision.ranking(),
            (None, Some(decision)) => decision.ranking(),
            (None, None) => self.state.compared.clone(),
        }
    }
}

impl Opponent for Bot {
    const OFFERED: &'static [Level] = &FOR_PEOPLE;

    /// The seed and the seat also determine the temper; without a seat, it is the default temper.
    fn for_seat(level: Level, seat: Option<Seat>, seed: u64) -> Bot {
        let Some(seat) = seat.map(|seat| u64::from(seat.0)) else { return Bot::new(level, seed) };
        let temper = Temper::ALL[((seed / 7 + seat) % Temper::ALL.len() as u64) as usize];
        Bot::of(Player { level, temper }, seed.wrapping_add(seat))
    }

    fn time_limit_ms(&self) -> u32 {
        time_limit_ms(self.level())
    }
}

impl Thinker for Bot {
    type Game = Hacienda;
    type Player = Player;

    const LEVELS: &'static [Level] = &Level::ALL;

    fn player(word: &str) -> Option<Player> {
        Player::from_word(word)
    }

    /// Pairs every level offered to people with the level below it, and the strongest level with each frozen baseline.
    fn ladder() -> Vec<(Level, Level)> {
        let baselines = BASELINES.map(|rung| (Level::Expert, rung));
        baselines.into_iter().chain(FOR_PEOPLE.windows(2).map(|pair| (pair[1], pair[0]))).collect()
    }

    /// Uses the narrow hex sets if the board fits into them, and the wide sets otherwise.
    fn fastest<W: WithThinker<Player>>(setting: &Setting, work: W) -> W::Output {
        if setting.board.fits::<Narrow>() {
            work.with::<SizedBot<Narrow>>(setting.clone())
        } else {
            work.with::<SizedBot<Wide>>(setting.clone())
        }
    }

    /// All baselines except R4 ignore the temper.
    fn of(player: Player, seed: u64) -> Bot {
        Bot { state: BotState::new(player, seed), narrow: None, wide: None }
    }

    fn reseed(&mut self, seed: u64) {
        self.state.reseed(seed);
    }

    fn recall(&mut self, setting: &Setting, before: &Position, action: Action) {
        self.state.recall(setting, before, action);
    }

    /// Ignores the seat, because only one seat may act.
    fn think(&mut self, setting: &Setting, position: &Position, _: Seat, budget: u32, elapsed: f32) -> Option<Action> {
        // Choosing at random takes less time than converting the position.
        if self.level() != Level::Random
            && setting.board.fits::<Narrow>()
            && let Some(position) = position.fit()
        {
            self.wide = None;
            return self.state.think(&mut self.narrow, setting, &position, budget, elapsed);
        }
        self.narrow = None;
        self.state.think(&mut self.wide, setting, position, budget, elapsed)
    }

    /// Counts expanded plan nodes, playouts and iterations of the tree search.
    fn work_units(&self) -> u64 {
        self.state.work_units
    }
}

/// A bot for one seat whose hex-set size is fixed at compile time, for callers that choose the size to fit the board.
/// It makes the same choices as a [`Bot`] of the same level, temper and seed.
#[derive(Debug, Clone)]
pub struct SizedBot<S: Size> {
    state: BotState,
    decision: Option<Box<Decision<S>>>,
}

impl<S: Size> SizedBot<S> {
    /// Decides the action of the seat to act without a limit.
    #[inline]
    pub fn choose(&mut self, setting: &Setting, position: &Position<S>) -> Action {
        loop {
            if let Some(action) = self.think(setting, position, position.turn.seat, u32::MAX, 0.0) {
                return action;
            }
        }
    }
}

impl<S: Size> Thinker for SizedBot<S> {
    type Game = Hacienda<S>;
    type Player = Player;

    const LEVELS: &'static [Level] = Bot::LEVELS;

    fn player(word: &str) -> Option<Player> {
        Player::from_word(word)
    }

    fn of(player: Player, seed: u64) -> SizedBot<S> {
        SizedBot { state: BotState::new(player, seed), decision: None }
    }

    fn reseed(&mut self, seed: u64) {
        self.state.reseed(seed);
    }

    fn recall(&mut self, setting: &Setting, before: &Position<S>, action: Action) {
        self.state.recall(setting, before, action);
    }

    #[inline]
    fn think(
        &mut self,
        setting: &Setting,
        position: &Position<S>,
        _: Seat,
        budget: u32,
        elapsed: f32,
    ) -> Option<Action> {
        self.state.think(&mut self.decision, setting, position, budget, elapsed)
    }

    fn work_units(&self) -> u64 {
        self.state.work_units
    }
}
