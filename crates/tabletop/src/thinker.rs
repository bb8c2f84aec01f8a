//! The trait of bots, for code that runs them without knowing their game.

use std::fmt::{Debug, Display};

use crate::{Game, Level, Reported, Seat};

/// The bot of a seat. It thinks in small pieces of work and has its own random generator.
pub trait Thinker: Sized + Send {
    /// The game it plays.
    type Game: Game;
    /// The configuration that its name describes: a level and possibly options.
    type Player: Debug + Display + Copy + PartialEq + From<Level> + Send + Sync;

    /// The levels of the game, weakest first.
    const LEVELS: &'static [Level];

    /// Returns the configuration with this name, if there is one.
    fn player(word: &str) -> Option<Self::Player> {
        Level::from_word(word).filter(|level| Self::LEVELS.contains(level)).map(Self::Player::from)
    }

    /// The pairings of a ladder, the stronger player first: every level against the one below it, and every other pair
    /// with the lowest level.
    fn ladder() -> Vec<(Level, Level)> {
        let below = Self::LEVELS.windows(2).map(|pair| (pair[1], pair[0]));
        let lowest = Self::LEVELS.iter().skip(2).map(|level| (*level, Self::LEVELS[0]));
        below.chain(lowest).collect()
    }

    /// Calls `with` with the thinker type that makes the same choices fastest in this setting: matches are long.
    fn fastest<W: WithThinker<Self::Player>>(setting: &<Self::Game as Game>::Setting, work: W) -> W::Output
    where
        Self::Game: Reported,
    {
        work.with::<Self>(setting.clone())
    }

    /// Creates a bot. The same seed makes the same choices on every machine.
    fn of(player: Self::Player, seed: u64) -> Self;

    /// Reseeds the random generator for all later decisions.
    fn reseed(&mut self, seed: u64);

    /// Records an action that the seat took before this bot was created: later decisions may depend on it.
    fn recall(
        &mut self,
        _setting: &<Self::Game as Game>::Setting,
        _before: &<Self::Game as Game>::Position,
        _action: <Self::Game as Game>::Action,
    ) {
    }

    /// Continues thinking for a seat that may act, for at most `budget` pieces of work, and returns the action once it
    /// is decided. `None` means: call again with the same position. `used` is the share of the thinking time used up;
    /// from 1 on the bot decides at once. Pass 0 without a clock. The choice does not depend on information hidden from
    /// the seat.
    fn think(
        &mut self,
        setting: &<Self::Game as Game>::Setting,
        position: &<Self::Game as Game>::Position,
        seat: Seat,
        budget: u32,
        used: f32,
    ) -> Option<<Self::Game as Game>::Action>;

    /// The total number of pieces of work done.
    fn pieces(&self) -> u64;
}

/// A computation that is generic over the thinker type, for thinkers with these player configurations.
pub trait WithThinker<P> {
    /// The result.
    type Output;

    /// Runs the computation.
    fn with<T: Thinker<Player = P, Game: Reported>>(self, setting: <T::Game as Game>::Setting) -> Self::Output;
}
