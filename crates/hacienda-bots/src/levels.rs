//! The levels of play by name, and the mind of one seat that plays at a level.

use super::{
    evaluate::{Judge, Taste},
    greedy,
    plan::{Plan, Planner, Width},
    random, rungs,
    search::{Depth, Search},
    tree::Tree,
};
use hacienda_rules::{Action, Chance, Deck, Position, Row, Setting};

/// How well a computer player plays: five levels for people, and four frozen rungs to measure all others by, which must
/// never be retuned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// R0: any row of RULES.md 3, then anything in it; sometimes nothing.
    Random,
    /// R1: the best single action by its points, its pesos and what it lets the next action earn.
    Greedy,
    /// R2: the best plan for its turn by a few plain weights.
    Planner,
    /// R3: tree search without any knowledge.
    Ismcts,
    /// Looks one action ahead and often takes something else.
    Beginner,
    /// Looks one action ahead and sometimes takes something else.
    Easy,
    /// Plans its turn, with an eye that is often wrong.
    Medium,
    /// Plans its turn, with a good eye.
    Hard,
    /// Compares its best plans by what others would answer.
    Expert,
}

impl Level {
    /// Every level: the rungs first, then the levels for people, weakest first.
    pub const ALL: [Level; 9] = [
        Level::Random,
        Level::Greedy,
        Level::Planner,
        Level::Ismcts,
        Level::Beginner,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
    ];

    /// The levels for people, weakest first.
    pub const FOR_PEOPLE: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The fixed word for it on the command line and in files.
    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Ismcts => "ismcts",
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// Milliseconds of processor time after which a decision is hurried, for those who have a clock.
    pub fn milliseconds(self) -> u32 {
        match self {
            Level::Ismcts | Level::Expert => 600,
            _ => 120,
        }
    }

    /// How it looks at the own turn: how wide, how many points it errs by, and how it compares the best plans.
    fn skill(self) -> Skill {
        let turn = Width { beam: 8, hexes: 10 };
        match self {
            // One who errs wants much to choose from: that makes mistakes small and large, as people's are.
            Level::Beginner => Skill { width: Width { beam: 10, hexes: 30 }, ahead: 1, error: 12.0, depth: None },
            Level::Easy => Skill { width: Width { beam: 5, hexes: 12 }, ahead: 1, error: 6.0, depth: None },
            Level::Medium => Skill { width: Width { beam: 4, hexes: 8 }, ahead: 3, error: 4.0, depth: None },
            Level::Hard => Skill { width: turn, ahead: 3, error: 0.7, depth: None },
            Level::Expert => {
                Skill { width: turn, ahead: 3, error: 0.0, depth: Some(Depth { plans: 12, games: 800, rounds: 1 }) }
            }
            // The rungs do not come here, or only with a width of their own.
            Level::Random | Level::Greedy | Level::Planner | Level::Ismcts => {
                Skill { width: turn, ahead: 3, error: 0.0, depth: None }
            }
        }
    }
}

/// Iterations of the tree search, where no clock ends it.
const ITERATIONS: u32 = 1_000;

/// What a computer player is fond of: a second game shall feel different.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Temper {
    /// Whatever brings most.
    #[default]
    Balanced,
    /// Markets, one after another.
    MarketRunner,
    /// Long chains of land.
    LandBaron,
    /// Haciendas, ponds and large herds.
    RanchBuilder,
}

impl Temper {
    /// Every temper.
    pub const ALL: [Temper; 4] = [Temper::Balanced, Temper::MarketRunner, Temper::LandBaron, Temper::RanchBuilder];

    /// The fixed word for it, after a level and a dash on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Temper::Balanced => "balanced",
            Temper::MarketRunner => "runner",
            Temper::LandBaron => "baron",
            Temper::RanchBuilder => "builder",
        }
    }

    /// The temper with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Temper> {
        Temper::ALL.into_iter().find(|temper| temper.word() == word)
    }

    /// Points beyond their worth, by category.
    fn taste(self) -> Taste {
        match self {
            Temper::Balanced => [0.0; 6],
            Temper::MarketRunner => [0.35, -0.25, 0.0, 0.0, 0.0, 0.0],
            Temper::LandBaron => [0.0, 0.7, 0.4, -0.1, 0.0, 0.0],
            Temper::RanchBuilder => [0.0, -0.3, 0.5, 0.5, 0.3, 0.0],
        }
    }
}

/// A computer player by name: a level, and perhaps a temper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// What it is fond of.
    pub temper: Temper,
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player { level, temper: Temper::Balanced }
    }
}

impl Player {
    /// The level's word, and after a dash that of the temper unless it is balanced.
    pub fn word(self) -> String {
        match self.temper {
            Temper::Balanced => self.level.word().to_owned(),
            temper => format!("{}-{}", self.level.word(), temper.word()),
        }
    }

    /// The player of this name, if there is one.
    pub fn from_word(word: &str) -> Option<Player> {
        let (level, temper) = word.split_once('-').unwrap_or((word, Temper::Balanced.word()));
        Some(Player { level: Level::from_word(level)?, temper: Temper::from_word(temper)? })
    }
}

#[derive(Debug, Clone, Copy)]
struct Skill {
    width: Width,
    /// Actions planned at once.
    ahead: u8,
    /// How many points a plan seems better or worse than it is, as a standard deviation: once for what is done, once for how.
    error: f32,
    depth: Option<Depth>,
}

/// Who thinks for one seat: a level, a temper and chance of its own, so that no bot ever consumes the game's random numbers.
#[derive(Debug, Clone)]
pub struct Mind {
    level: Level,
    temper: Temper,
    chance: Chance,
    thought: Option<Box<Thought>>,
    /// The plans compared for the last decision, best first.
    compared: Vec<Plan>,
    /// Animal cards left in the stacks, and own turns since somebody bought one.
    lull: (usize, u32),
    pieces: u64,
}

/// A decision on its way.
#[derive(Debug, Clone)]
struct Thought {
    /// The position it is about.
    about: u64,
    judge: Judge,
    stage: Stage,
}

#[derive(Debug, Clone)]
enum Stage {
    Plan(Planner),
    Compare(Search),
    Grow(Tree),
}

impl Mind {
    /// Bots draw from streams far from those that set the table.
    const STREAM: u64 = 0x626f_7473;

    /// A mind of this level. The same seed makes the same choices, on every machine.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind::with_temper(level, Temper::Balanced, seed)
    }

    /// A mind of this level and temper; the rungs have no temper.
    pub fn with_temper(level: Level, temper: Temper, seed: u64) -> Mind {
        Mind {
            level,
            temper,
            chance: Chance::new(seed, Mind::STREAM),
            thought: None,
            compared: Vec::new(),
            lull: (0, 0),
            pieces: 0,
        }
    }

    /// Pieces of work done in all: nodes of plans extended, games imagined, iterations of the tree search.
    pub fn pieces(&self) -> u64 {
        self.pieces
    }

    /// The level it plays at.
    pub fn level(&self) -> Level {
        self.level
    }

    /// What it is fond of.
    pub fn temper(&self) -> Temper {
        self.temper
    }

    /// Thinks on for the seat to act, at most for `budget` pieces of work of well below a millisecond each, and tells the
    /// action once it is decided; `None`: call again with the same position.
    ///
    /// The choice depends on nothing that is hidden from the seat to act. When the game is over it is [`Action::End`].
    pub fn step(&mut self, setting: &Setting, position: &Position, budget: u32) -> Option<Action> {
        self.step_by_clock(setting, position, budget, 0.0)
    }

    /// The same for those with a clock: `used` is the part of the time for this decision that is used up. From 1 on it is
    /// decided at once, whatever is known by then.
    pub fn step_by_clock(&mut self, setting: &Setting, position: &Position, budget: u32, used: f32) -> Option<Action> {
        match self.level {
            _ if position.over => return Some(Action::End),
            Level::Random => return Some(random::choose(setting, position, &mut self.chance)),
            Level::Greedy => return Some(greedy::choose(setting, position)),
            _ => {}
        }
        let about = position.fingerprint();
        let mut thought = match self.thought.take() {
            Some(thought) if thought.about == about => thought,
            _ => {
                if let Some(action) = self.end_lull(setting, position) {
                    return Some(action);
                }
                Box::new(self.begin(setting, position, about))
            }
        };
        let skill = self.level.skill();
        for _ in 0..budget.max(1) {
            self.pieces += 1;
            match &mut thought.stage {
                Stage::Plan(planner) => {
                    if planner.step(setting, &thought.judge) || used >= 1.0 {
                        let mut plans = planner.best(setting, skill.depth.map_or(usize::MAX, |depth| depth.plans));
                        match skill.depth {
                            Some(depth) if used < 1.0 && plans.len() > 1 => {
                                let search = Search::new(position.turn.seat, plans, depth, self.chance.next());
                                thought.stage = Stage::Compare(search);
                            }
                            _ => {
                                let chosen = plans.swap_remove(self.err(&plans, skill.error));
                                self.compared.clear();
                                return Some(first(&chosen));
                            }
                        }
                    }
                }
                Stage::Compare(search) => {
                    if search.step(setting, position, &thought.judge, used) || used >= 1.0 {
                        self.compared = search.ranking();
                        return self.compared.first().map(first);
                    }
                }
                Stage::Grow(tree) => {
                    tree.step(setting, position);
                    // With a clock it goes on until the time is up.
                    if used >= 1.0 || used == 0.0 && tree.iterations() >= ITERATIONS {
                        return Some(tree.best());
                    }
                }
            }
        }
        self.thought = Some(thought);
        None
    }

    /// The action of one who has waited long enough for somebody to buy animals, by which the scorings come (RULES.md 4):
    /// players who take the harvest chip from each other gain by every turn, and would go on for ever.
    fn end_lull(&mut self, setting: &Setting, position: &Position) -> Option<Action> {
        let left = position.animal_stacks.iter().map(|stack| stack.len()).sum();
        if self.lull.0 != left {
            self.lull = (left, 0);
        }
        let begins = position.turn.actions_left == setting.rulebook.actions;
        self.lull.1 += u32::from(begins);
        let buy = Action::BuyTop(Deck::Animal);
        let waits = Level::FOR_PEOPLE.contains(&self.level) && self.lull.1 > LULL;
        (waits && position.check(setting, buy).is_ok()).then_some(buy)
    }

    fn begin(&mut self, setting: &Setting, position: &Position, about: u64) -> Thought {
        let skill = self.level.skill();
        let judge = match self.level {
            Level::Planner => rungs::judge(setting),
            _ => Judge::new(setting, position.seats, self.temper.taste()),
        };
        let stage = match self.level {
            Level::Ismcts => Stage::Grow(Tree::new(Chance::new(self.chance.next(), Mind::STREAM))),
            Level::Planner => Stage::Plan(Planner::new(setting, position, &judge, rungs::WIDTH, 3)),
            _ => Stage::Plan(Planner::new(setting, position, &judge, skill.width, skill.ahead)),
        };
        Thought { about, judge, stage }
    }

    /// Which of some plans seems best to one who errs: about what to do, and again about where and with which card.
    fn err(&mut self, plans: &[Plan], error: f32) -> usize {
        if error == 0.0 {
            return 0;
        }
        let kinds: [f32; 2 * Row::ALL.len()] = std::array::from_fn(|_| self.deviate());
        let mut best = (f32::MIN, 0);
        for (place, plan) in plans.iter().enumerate() {
            let action = first(plan);
            let buys_animal = matches!(action, Action::BuyTop(Deck::Animal) | Action::BuyAnimal(_));
            let off = match action.row() {
                // Nobody who learns the game stops while there is something to do.
                None => -1.0,
                // Animals are what one wants to see come; and they bring the scorings, so that a game has an end.
                Some(row) if buys_animal => EAGER + kinds[2 * row as usize + 1] + self.deviate(),
                Some(row) => kinds[2 * row as usize] + self.deviate(),
            };
            let seeming = plan.value + error * off;
            if seeming > best.0 {
                best = (seeming, place);
            }
        }
        best.1
    }

    /// A random number, nearly normal around 0 with a standard deviation of 1: the sum of three even ones.
    fn deviate(&mut self) -> f32 {
        (0..3).map(|_| self.chance.below(2001) as f32 / 1000.0 - 1.0).sum()
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
        match self.thought.as_deref() {
            Some(Thought { stage: Stage::Compare(search), .. }) => search.ranking(),
            Some(_) => Vec::new(),
            None => self.compared.clone(),
        }
    }
}

/// Own turns without a bought animal card that a player bears.
const LULL: u32 = 3;

/// How much more than it is worth buying an animal seems to those who err, in parts of their error.
const EAGER: f32 = 0.5;

fn first(plan: &Plan) -> Action {
    plan.actions.first().copied().unwrap_or(Action::End)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names_that_are_read_again() {
        for level in Level::ALL {
            for temper in Temper::ALL {
                let player = Player { level, temper };
                assert_eq!(Player::from_word(&player.word()), Some(player));
            }
        }
        for word in ["", "expert-", "-runner", "expert-runner-runner", "Expert", "master"] {
            assert_eq!(Player::from_word(word), None, "{word}");
        }
    }
}
