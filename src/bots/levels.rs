//! The levels of play by name, and the mind of one seat that plays at a level.

use super::{greedy, random, evaluate::Judge, plan::{Planner, Width}, search::{Depth, Search}};
use crate::rules::{Action, Chance, Position, Setting};

/// How well a computer player plays. The lowest two are frozen: they are the base of the ladder that all others are
/// measured on, and must never be retuned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any row of RULES.md 3, then anything in it; sometimes nothing.
    Random,
    /// The best single action by its points, its pesos and what it lets the next action earn.
    Greedy,
    /// Plans
    Medium,
    /// Search
    Hard,
    /// Search more
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Medium, Level::Hard, Level::Expert];

    /// The fixed word for it on the command line and in files.
    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// Who thinks for one seat: a level and chance of its own, so that no bot ever consumes the game's random numbers.
#[derive(Debug, Clone)]
pub struct Mind {
    level: Level,
    chance: Chance,
}

impl Mind {
    /// Bots draw from streams far from those that set the table.
    const STREAM: u64 = 0x626f_7473;

    /// A mind of this level. The same seed makes the same choices, on every machine.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind { level, chance: Chance::new(seed, Mind::STREAM) }
    }

    /// The level it plays at.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Thinks on for the seat to act, at most for `budget` pieces of work, and tells the action once it is decided;
    /// `None`: call again with the same position. Random and greedy decide at the first call, whatever the budget.
    ///
    /// The choice depends on nothing that is hidden from the seat to act. When the game is over it is [`Action::End`].
    pub fn step(&mut self, setting: &Setting, position: &Position, budget: u32) -> Option<Action> {
        let _ = budget;
        Some(match self.level {
            Level::Random => random::choose(setting, position, &mut self.chance),
            Level::Greedy => greedy::choose(setting, position),
            Level::Medium | Level::Hard | Level::Expert => {
                if position.over { return Some(Action::End); }
                let num = |name: &str, default: u32| std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default);
                let hard = self.level == Level::Hard;
                let table = super::evaluate::WeightTable::dev(hard);
                let judge = Judge::with(table, setting, position.seats, Default::default());
                let beam = if hard { num("HB", 8) } else { num("EB", 8) } as usize;
                let mut planner = Planner::new(setting, position, &judge, Width { beam, hexes: num("HX", 10) as usize });
                while !planner.step(setting, &judge) {}
                let depth = Depth { plans: num("PL", 16) as usize, games: if hard { num("HG", 200) } else { num("EG", 200) }, rounds: num("RO", 1) as u8 };
                let plans = planner.best(if self.level == Level::Medium { 1 } else { depth.plans });
                let first = |plan: &super::plan::Plan| plan.actions.first().copied().unwrap_or(Action::End);
                if self.level == Level::Medium || hard && num("HP", 0) > 0 { return Some(first(&plans[0])); }
                let mut search = Search::new(position.turn.seat, plans, depth, self.chance.next());
                while !search.step(setting, position, &judge) {}
                first(search.ranking()[0].0)
            }
        })
    }

    /// Thinks until the action of the seat to act is decided.
    pub fn choose(&mut self, setting: &Setting, position: &Position) -> Action {
        loop {
            if let Some(action) = self.step(setting, position, u32::MAX) {
                return action;
            }
        }
    }
}
