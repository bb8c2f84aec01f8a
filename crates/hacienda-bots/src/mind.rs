//! The mind of one seat, whatever the size of the board.

use crate::{
    FOR_PEOPLE, Player, RUNGS, Temper,
    character::{Character, Thought},
    plan::Plan,
};
use hacienda_rules::{Action, Hacienda, Narrow, Position, Seat, Setting, Size, Wide};
use tabletop::{Level, Thinker, WithThinker};

/// Who thinks for one seat. It is asked about positions in wide sets of hexes, and thinks in narrow ones on every board
/// that these hold.
#[derive(Debug, Clone)]
pub struct Mind {
    character: Character,
    /// A decision on its way, in the one size or the other.
    narrow: Option<Box<Thought<Narrow>>>,
    wide: Option<Box<Thought<Wide>>>,
}

impl Mind {
    /// A mind of this level. The same seed makes the same choices, on every machine.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind::of(Player::from(level), seed)
    }

    /// The level it plays at.
    pub fn level(&self) -> Level {
        self.character.level
    }

    /// What it is fond of.
    pub fn temper(&self) -> Temper {
        self.character.temper
    }

    /// Thinks on for the seat to act, at most for `budget` pieces of work of well below a millisecond each, and tells the
    /// action once it is decided; `None`: call again with the same position.
    ///
    /// The choice depends on nothing that is hidden from the seat to act. When the game is over it is [`Action::End`].
    pub fn step(&mut self, setting: &Setting, position: &Position, budget: u32) -> Option<Action> {
        self.think(setting, position, position.turn.seat, budget, 0.0)
    }

    /// Thinks until the action of the seat to act is decided.
    pub fn choose(&mut self, setting: &Setting, position: &Position) -> Action {
        loop {
            if let Some(action) = self.step(setting, position, u32::MAX) {
                return action;
            }
        }
    }

    /// The plans under comparison for the decision on its way, or compared for the last one; best first, as far as is known.
    /// Hints are made of them.
    pub fn ranking(&self) -> Vec<Plan> {
        match (&self.narrow, &self.wide) {
            (Some(thought), _) => thought.ranking(),
            (None, Some(thought)) => thought.ranking(),
            (None, None) => self.character.compared.clone(),
        }
    }
}

impl Thinker for Mind {
    type Game = Hacienda;
    type Player = Player;

    const LEVELS: &'static [Level] = &Level::ALL;

    fn player(word: &str) -> Option<Player> {
        Player::from_word(word)
    }

    /// Every level for people against the one below it, and the best of them against the frozen rungs.
    fn ladder() -> Vec<(Level, Level)> {
        let rungs = RUNGS.map(|rung| (Level::Expert, rung));
        rungs.into_iter().chain(FOR_PEOPLE.windows(2).map(|pair| (pair[1], pair[0]))).collect()
    }

    /// In sets of the board's width.
    fn fastest<W: WithThinker<Player>>(setting: &Setting, work: W) -> W::Output {
        if setting.board.fits::<Narrow>() {
            work.with::<Brain<Narrow>>(setting.clone())
        } else {
            work.with::<Brain<Wide>>(setting.clone())
        }
    }

    /// The rungs have no temper.
    fn of(player: Player, seed: u64) -> Mind {
        Mind { character: Character::new(player, seed), narrow: None, wide: None }
    }

    fn reseed(&mut self, seed: u64) {
        self.character.reseed(seed);
    }

    fn recall(&mut self, setting: &Setting, before: &Position, action: Action) {
        self.character.recall(setting, before, action);
    }

    /// Only one seat may act: the one whose turn it is.
    fn think(&mut self, setting: &Setting, position: &Position, _: Seat, budget: u32, used: f32) -> Option<Action> {
        // A choice by chance is made in less time than a narrow position.
        if self.level() != Level::Random
            && setting.board.fits::<Narrow>()
            && let Some(position) = position.fit()
        {
            self.wide = None;
            return self.character.think(&mut self.narrow, setting, &position, budget, used);
        }
        self.narrow = None;
        self.character.think(&mut self.wide, setting, position, budget, used)
    }

    /// Nodes of plans extended, games imagined, iterations of the tree search.
    fn pieces(&self) -> u64 {
        self.character.pieces
    }
}

/// Who thinks for one seat and is asked in sets of hexes of just the size in which it thinks: for matches, of which each board
/// has its own. It chooses what a [`Mind`] of the same level, temper and seed chooses.
#[derive(Debug, Clone)]
pub struct Brain<S: Size> {
    character: Character,
    thought: Option<Box<Thought<S>>>,
}

impl<S: Size> Brain<S> {
    /// Thinks until the action of the seat to act is decided.
    #[inline]
    pub fn choose(&mut self, setting: &Setting, position: &Position<S>) -> Action {
        loop {
            if let Some(action) = self.think(setting, position, position.turn.seat, u32::MAX, 0.0) {
                return action;
            }
        }
    }
}

impl<S: Size> Thinker for Brain<S> {
    type Game = Hacienda<S>;
    type Player = Player;

    const LEVELS: &'static [Level] = Mind::LEVELS;

    fn player(word: &str) -> Option<Player> {
        Player::from_word(word)
    }

    fn of(player: Player, seed: u64) -> Brain<S> {
        Brain { character: Character::new(player, seed), thought: None }
    }

    fn reseed(&mut self, seed: u64) {
        self.character.reseed(seed);
    }

    fn recall(&mut self, setting: &Setting, before: &Position<S>, action: Action) {
        self.character.recall(setting, before, action);
    }

    #[inline]
    fn think(&mut self, setting: &Setting, position: &Position<S>, _: Seat, budget: u32, used: f32) -> Option<Action> {
        self.character.think(&mut self.thought, setting, position, budget, used)
    }

    fn pieces(&self) -> u64 {
        self.character.pieces
    }
}
