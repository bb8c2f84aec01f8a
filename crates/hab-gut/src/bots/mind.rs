//! The mind of one seat: it thinks in pieces, at a level.

use tabletop::{Level, Thinker};

use super::{LEVELS, instinct::Instinct, search::Search, skill};
use crate::{Action, Chance, HabGut, Position, Seat, Setting};

/// Who thinks for one seat: a level and chance of its own, so that no computer player ever consumes the game's random numbers.
#[derive(Debug, Clone)]
pub struct Mind {
    level: Level,
    chance: Chance,
    thought: Option<Thought>,
    pieces: u64,
}

/// A decision on its way.
#[derive(Debug, Clone)]
struct Thought {
    /// What the seat sees of the position it is about.
    about: u64,
    search: Search,
}

impl Mind {
    /// Computer players draw from streams far from those that set the table.
    const STREAM: u64 = 0x626f_7473;

    /// A mind of this level. The same seed makes the same choices, on every machine.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind { level, chance: Chance::new(seed, Mind::STREAM), thought: None, pieces: 0 }
    }

    /// The level it plays at.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Thinks on for the seat on turn, at most for `budget` pieces of work of well below a millisecond each, and tells the
    /// action once it is decided; `None`: call again with the same position. The choice depends on nothing that is hidden
    /// from the seat on turn. When the game is over it is [`Action::Pass`].
    pub fn step(&mut self, setting: &Setting, position: &Position, budget: u32) -> Option<Action> {
        self.think(setting, position, position.turn.seat, budget, 0.0)
    }

    /// All legal actions with what they seem worth to one who errs, the best first.
    fn ranking(&mut self, setting: &Setting, seen: &Position, instinct: &Instinct, error: i32) -> Vec<(i32, Action)> {
        let mut ranking: Vec<(i32, Action)> = Vec::new();
        seen.each_legal(setting, |action| ranking.push((instinct.worth(seen, setting, action), action)));
        if error > 0 {
            ranking.iter_mut().for_each(|(worth, _)| *worth += error * self.deviate() / 10);
        }
        ranking.sort_by_key(|(worth, _)| -worth);
        ranking
    }

    /// A random number, nearly normal around 0 with a standard deviation of 1,000: the sum of three even ones.
    fn deviate(&mut self) -> i32 {
        (0..3).map(|_| self.chance.below(2_001) as i32 - 1_000).sum()
    }

    /// Thinks until the action of the seat on turn is decided.
    pub fn choose(&mut self, setting: &Setting, position: &Position) -> Action {
        loop {
            if let Some(action) = self.step(setting, position, u32::MAX) {
                return action;
            }
        }
    }
}

impl Thinker for Mind {
    type Game = HabGut;
    type Player = Level;

    const LEVELS: &'static [Level] = &LEVELS;

    fn of(level: Level, seed: u64) -> Mind {
        Mind::new(level, seed)
    }

    fn reseed(&mut self, seed: u64) {
        self.chance = Chance::new(seed, Mind::STREAM);
    }

    /// Only one seat may act: the one on turn.
    fn think(&mut self, setting: &Setting, position: &Position, _: Seat, budget: u32, used: f32) -> Option<Action> {
        let seat = position.turn.seat;
        if position.over {
            return Some(Action::Pass);
        }
        let mut thought = match self.thought.take_if(|thought| thought.about == position.sight(seat)) {
            Some(thought) => thought,
            None => {
                let Some(skill) = skill(self.level) else {
                    // What may be done is known to whoever may do it: nothing has to be imagined.
                    return position.random_action(setting, seat, &mut self.chance);
                };
                // Nothing of the true position is looked at from here on.
                let seen = position.imagine(seat, &mut self.chance);
                let mut ranking =
                    self.ranking(setting, &seen, &Instinct::new(&seen, setting, &skill.weights), skill.error);
                match skill.depth {
                    Some(depth) if ranking.len() > 1 => {
                        let actions = ranking.into_iter().map(|(_, action)| action);
                        let search = Search::new(&seen, actions, depth, self.chance.next());
                        Thought { about: position.sight(seat), search }
                    }
                    _ => return (!ranking.is_empty()).then(|| ranking.swap_remove(0).1),
                }
            }
        };
        for _ in 0..budget.max(1) {
            self.pieces += 1;
            if thought.search.step(setting, position, used) || used >= 1.0 {
                return thought.search.best();
            }
        }
        self.thought = Some(thought);
        None
    }

    /// Games imagined.
    fn pieces(&self) -> u64 {
        self.pieces
    }
}
