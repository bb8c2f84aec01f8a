//! What a computer player is to whoever lets it play without knowing its game.

use std::fmt::{Debug, Display};

use crate::{Game, Level, Reported, Seat};

/// The mind of one seat: it thinks in pieces, and draws from chance of its own.
pub trait Thinker: Sized + Send {
    /// What it plays.
    type Game: Game;
    /// How it plays, which its name says: a level, and whatever else.
    type Player: Debug + Display + Copy + PartialEq + From<Level> + Send + Sync;

    /// The levels of its game, the weakest first.
    const LEVELS: &'static [Level];

    /// The player of this name, if there is one.
    fn player(word: &str) -> Option<Self::Player> {
        Level::from_word(word).filter(|level| Self::LEVELS.contains(level)).map(Self::Player::from)
    }

    /// The pairs of a ladder, the better first: every level against the one below it, and each that is not the next against
    /// the lowest.
    fn ladder() -> Vec<(Level, Level)> {
        let below = Self::LEVELS.windows(2).map(|pair| (pair[1], pair[0]));
        let lowest = Self::LEVELS.iter().skip(2).map(|level| (*level, Self::LEVELS[0]));
        below.chain(lowest).collect()
    }

    /// Does something with whoever chooses the same in this setting and thinks fastest: matches are long.
    fn fastest<W: WithThinker<Self::Player>>(setting: &<Self::Game as Game>::Setting, work: W) -> W::Output
    where
        Self::Game: Reported,
    {
        work.with::<Self>(setting.clone())
    }

    /// A mind that plays so. The same seed makes the same choices, on every machine.
    fn of(player: Self::Player, seed: u64) -> Self;

    /// From its next decision on its chance comes from this seed.
    fn reseed(&mut self, seed: u64);

    /// Notes what its seat did in a position before this mind was there: what it decides may depend on that.
    fn recall(
        &mut self,
        _setting: &<Self::Game as Game>::Setting,
        _before: &<Self::Game as Game>::Position,
        _action: <Self::Game as Game>::Action,
    ) {
    }

    /// Thinks on for a seat that may act, at most for `budget` pieces of work, and tells the action once it is decided; `None`:
    /// call again with the same position. `used` is the part of the time that is used up, from 1 on it is decided at once; 0
    /// is for those without a clock. The choice depends on nothing that is hidden from the seat.
    fn think(
        &mut self,
        setting: &<Self::Game as Game>::Setting,
        position: &<Self::Game as Game>::Position,
        seat: Seat,
        budget: u32,
        used: f32,
    ) -> Option<<Self::Game as Game>::Action>;

    /// Pieces of work done in all.
    fn pieces(&self) -> u64;
}

/// Something to do with a thinker, whatever its type, that knows its players by these names.
pub trait WithThinker<P> {
    /// What comes of it.
    type Output;

    /// Does it.
    fn with<T: Thinker<Player = P, Game: Reported>>(self, setting: <T::Game as Game>::Setting) -> Self::Output;
}
