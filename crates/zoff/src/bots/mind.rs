//! The mind of one seat: it thinks in pieces, at a level.

use super::{LEVELS, Skill, auction, policy::Policy, search::Search, skill};
use crate::{Action, Chance, Position, Seat, Setting, Stage, Viewer, Zoff, herds};
use tabletop::{Level, Seats, Thinker};

/// Who thinks for one seat: a level, and chance of its own, so that no player ever consumes the game's random numbers.
#[derive(Debug, Clone)]
pub struct Mind {
    level: Level,
    chance: Chance,
    thought: Option<Box<Thought>>,
    /// What was compared for the last decision, best first.
    compared: Vec<(Action, i32)>,
    pieces: u64,
}

/// A decision on its way.
#[derive(Debug, Clone)]
struct Thought {
    /// What the seat sees of the position it is about.
    about: u64,
    base: Position,
    search: Search,
}

impl Mind {
    /// Players draw from streams far from those that set the table.
    const STREAM: u64 = 0x7a6f_6666;

    /// A mind of this level. The same seed makes the same choices, on every machine.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind { level, chance: Chance::new(seed, Mind::STREAM), thought: None, compared: Vec::new(), pieces: 0 }
    }

    /// The level it plays at.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Thinks on for a seat that may act, at most for `budget` pieces of work of well below a millisecond each, and tells the
    /// action once it is decided; `None`: call again, or the seat may not act.
    ///
    /// The choice depends on nothing that is hidden from the seat, nor on who else has chosen.
    pub fn step(&mut self, setting: &Setting, position: &Position, seat: Seat, budget: u32) -> Option<Action> {
        self.think(setting, position, seat, budget, 0.0)
    }

    fn begin(&mut self, setting: &Setting, position: &Position, seat: Seat) -> Begun {
        self.compared.clear();
        let (skill, chance) = (skill(self.level), &mut self.chance);
        // Who takes anything that may be done looks at nothing that is hidden.
        let base = if skill == Skill::Anything { *position } else { seen(setting, position, seat) };
        Begun::Decided(match (skill, base.stage) {
            (Skill::Anything, _) => base.random_action(setting, seat, chance),
            (Skill::Most, _) => greedy(setting, &base, seat, chance),
            (Skill::Eye(_) | Skill::Games(..), Stage::Bid) => Some(auction::bid(&base, setting, chance)),
            (Skill::Eye(_) | Skill::Games(..), Stage::Colour(_)) => auction::colour(&base, setting, chance),
            (Skill::Eye(error), _) => Policy::with_error(error).decide(&base, setting, seat, chance),
            (Skill::Games(for_pairs, for_others), stage) => {
                let games = if stage == Stage::Choose { for_pairs } else { for_others };
                let search = Search::new(setting, &base, seat, games, chance);
                return Begun::Thinks(Box::new(Thought { about: base.fingerprint(), base, search }));
            }
        })
    }

    /// Thinks until the action of a seat is decided; `None` where it may not act.
    pub fn choose(&mut self, setting: &Setting, position: &Position, seat: Seat) -> Option<Action> {
        while position.may_act().has(seat) {
            if let Some(action) = self.step(setting, position, seat, u32::MAX) {
                return Some(action);
            }
        }
        None
    }

    /// What was compared for the last decision with its mean worth, best first; hints are made of it.
    pub fn ranking(&self) -> &[(Action, i32)] {
        &self.compared
    }
}

impl Thinker for Mind {
    type Game = Zoff;
    type Player = Level;

    const LEVELS: &'static [Level] = &LEVELS;

    fn of(level: Level, seed: u64) -> Mind {
        Mind::new(level, seed)
    }

    fn reseed(&mut self, seed: u64) {
        self.chance = Chance::new(seed, Mind::STREAM);
    }

    fn think(&mut self, setting: &Setting, position: &Position, seat: Seat, budget: u32, used: f32) -> Option<Action> {
        if !position.may_act().has(seat) {
            return None;
        }
        let goes_on = |thought: &mut Box<Thought>| thought.about == seen(setting, position, seat).fingerprint();
        let mut thought = match self.thought.take_if(goes_on) {
            Some(thought) => thought,
            None => match self.begin(setting, position, seat) {
                Begun::Decided(action) => return action,
                Begun::Thinks(thought) => thought,
            },
        };
        for _ in 0..budget.max(1) {
            self.pieces += 1;
            if thought.search.step(setting, &thought.base) || used >= 1.0 {
                self.compared = thought.search.ranking();
                return thought.search.decide(thought.base.stage == Stage::Choose, &mut self.chance);
            }
        }
        self.thought = Some(thought);
        None
    }

    /// Games played in the head.
    fn pieces(&self) -> u64 {
        self.pieces
    }
}

enum Begun {
    Decided(Option<Action>),
    Thinks(Box<Thought>),
}

/// What a seat sees, as if nobody else had chosen yet where all choose at once.
fn seen(setting: &Setting, position: &Position, seat: Seat) -> Position {
    let mut base = position.seen_by(setting, Viewer::from(seat));
    if matches!(base.stage, Stage::Bid | Stage::Choose) {
        base.acted = Seats::NONE;
    }
    base
}

/// The action that puts most cows now, whatever comes of it; of equal ones any.
fn greedy(setting: &Setting, base: &Position, seat: Seat, chance: &mut Chance) -> Option<Action> {
    let cows = |action: &Action| match action {
        Action::Place(cows) => u32::from(*cows),
        Action::PlaceMixed(cows) => u32::from(cows.total()),
        Action::Bonus(gift) => u32::from(gift.total()),
        Action::Choose(choice) => choice
            .pairs()
            .map(|pair| {
                let own = pair.colour.or(base.own(setting, seat)[0]);
                let most = pair.card.value();
                let numbers = own.map_or(0, |colour| herds::numbers(base, setting, colour, pair.prairie, most));
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
    best.get(chance.below(best.len() as u32) as usize).copied()
}
