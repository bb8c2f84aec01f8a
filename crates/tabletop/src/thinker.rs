//! The `Thinker` trait, the interface for running a computer player without knowledge of its game, and the `Opponent`
//! trait, which extends it for bots that people play against.

use std::fmt::{Debug, Display};

use crate::{Game, Level, Reported, Seat};

/// The bot of one seat. It searches in small units of work and has its own random numbers.
pub trait Thinker: Sized + Send {
    /// The game that the bot plays.
    type Game: Game;
    /// The kind of player, identified by its name: a level, possibly with further traits.
    type Player: Debug + Display + Copy + PartialEq + From<Level> + Send + Sync;

    /// The levels of the game, weakest first.
    const LEVELS: &'static [Level];

    /// The player with this name, if there is one.
    fn player(word: &str) -> Option<Self::Player> {
        Level::from_word(word).filter(|level| Self::LEVELS.contains(level)).map(Self::Player::from)
    }

    /// The pairings of a ladder, with the stronger level first: each level against the next lower one, and each level
    /// from the third on also against the lowest.
    fn ladder() -> Vec<(Level, Level)> {
        let below = Self::LEVELS.windows(2).map(|pair| (pair[1], pair[0]));
        let lowest = Self::LEVELS.iter().skip(2).map(|level| (*level, Self::LEVELS[0]));
        below.chain(lowest).collect()
    }

    /// Calls `work` with the fastest thinker that chooses the same actions as this one in this setting. Matches use it
    /// to save time.
    fn fastest<W: WithThinker<Self::Player>>(setting: &<Self::Game as Game>::Setting, work: W) -> W::Output
    where
        Self::Game: Reported,
    {
        work.with::<Self>(setting.clone())
    }

    /// Makes a bot for this kind of player. The same seed gives the same choices on every machine.
    fn of(player: Self::Player, seed: u64) -> Self;

    /// Replaces the seed of the random numbers. The next decision is the first to use it.
    fn reseed(&mut self, seed: u64);

    /// Informs the bot of an action that its seat played before the bot was created. Later decisions may depend on it.
    fn recall(
        &mut self,
        _setting: &<Self::Game as Game>::Setting,
        _before: &<Self::Game as Game>::Position,
        _action: <Self::Game as Game>::Action,
    ) {
    }

    /// Continues the search on behalf of a seat that may act. Does at least one and at most `budget` units of work.
    /// Returns the action once it is decided; after `None`, call again with the same position. `elapsed` is the
    /// fraction of the thinking time that has passed, or 0 without a clock. From 1 on, the bot decides at once. The
    /// choice does not depend on information hidden from the seat.
    fn think(
        &mut self,
        setting: &<Self::Game as Game>::Setting,
        position: &<Self::Game as Game>::Position,
        seat: Seat,
        budget: u32,
        elapsed: f32,
    ) -> Option<<Self::Game as Game>::Action>;

    /// The total number of units of work done.
    fn work_units(&self) -> u64;
}

/// A bot against which people play.
pub trait Opponent: Thinker {
    /// The levels offered to people, weakest first.
    const OFFERED: &'static [Level];

    /// Makes a bot of a level for a seat, or for hints if there is no seat. The same seed makes the same bot on every
    /// machine.
    fn for_seat(level: Level, seat: Option<Seat>, seed: u64) -> Self {
        let seat = seat.map_or(0, |seat| u64::from(seat.0));
        Self::of(level.into(), seed.wrapping_add(seat))
    }

    /// The thinking time in milliseconds after which the bot must decide.
    fn time_limit_ms(&self) -> u32;
}

/// A generic function over all thinkers with this type of player.
pub trait WithThinker<P> {
    /// The return type.
    type Output;

    /// Calls the function for the thinker `T`.
    fn with<T: Thinker<Player = P, Game: Reported>>(self, setting: <T::Game as Game>::Setting) -> Self::Output;
}
