//! Lessons: files with a position and the steps that somebody takes on it, read and played through before anybody sees them.

use serde::Deserialize;

use super::texts::lessons::sentence;
use crate::texts::{Kind, Text, text};
use hacienda_rules::{
    Action, Board, Cell, Deck, Effect, Effects, PondShape, Position, Seat, Setting,
    effect::{
        AnimalEffect, CardEffect, ClockEffect, Destination, HaciendaEffect, HarvestEffect, LandEffect, MarketEffect,
        PondEffect,
    },
    formats::{actions, hexes, json, positions},
    maps::MapError,
};

mod course;
#[cfg(feature = "window")]
mod loading;

pub use course::{Course, begin, plugin};
#[cfg(feature = "window")]
pub use loading::{LessonFile, file, plugin as loading};

/// The words of all lessons, in the order in which they are best taken: their files among the assets are called so.
pub const LESSONS: [&str; 8] = ["first", "buying", "pampas", "herds", "harvest", "haciendas", "ponds", "scoring"];

/// Who learns; the others at the table do what the file says.
pub const LEARNER: Seat = Seat(0);

/// What a lesson is called.
pub fn title(lesson: &'static str) -> Text {
    text!("lesson-title", lesson = Kind(lesson))
}

/// The lesson after this one.
pub fn after(lesson: &str) -> Option<&'static str> {
    LESSONS.into_iter().skip_while(|word| *word != lesson).nth(1)
}

/// A lesson: a position, and what is done on it.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// Its word.
    pub word: &'static str,
    /// The sections of the rules that it teaches, by number and topic.
    pub teaches: Vec<String>,
    /// Board and rules.
    pub setting: Setting,
    /// The position before each step, and the one after the last.
    pub positions: Vec<Position>,
    /// What is done, in order.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// The learner does this.
    Do {
        /// What the goal is.
        say: Text,
        /// The action.
        action: Action,
        /// Whether one tap on the hex is enough: card and yes come by themselves.
        at_once: bool,
        /// What is said after the tap that was to be expected and is none.
        wrong: Option<Text>,
    },
    /// The learner is shown something and goes on.
    Look {
        /// What it is about.
        say: Text,
        /// What is shown.
        at: Sight,
    },
    /// Somebody else does this.
    Theirs(Action),
}

/// What a step shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sight {
    /// What the learner owns.
    Purse,
    /// Somebody else.
    Rival,
    /// The learner's cards.
    Hand,
    /// The clock of this half.
    Clock,
    /// A deck.
    Deck(Deck),
    /// Where ponds of this shape are sold.
    Pond(PondShape),
    /// Hexes of the board.
    Hexes(Vec<Cell>),
}

/// Why a text is no lesson, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// It is no JSON, or has words that lessons do not know.
    #[error("{0}")]
    Text(String),
    /// Its position cannot be.
    #[error("position: {0}")]
    Position(#[from] positions::PositionError),
    /// It names no board.
    #[error("position: it names no map")]
    NoMap,
    /// One of its steps cannot be.
    #[error("step {step}: {what}")]
    Step {
        /// Which, from 1.
        step: usize,
        /// What is wrong with it.
        what: Mistake,
    },
    /// No lesson is called so.
    #[error("no lesson is called so")]
    Unknown,
}

/// What is wrong with a step.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mistake {
    /// It is neither an action, nor something to look at, nor what others do.
    #[error("it is written with say and do, with say and look, or with theirs")]
    Shape,
    /// No sentence has this word.
    #[error("there is no sentence \"{0}\"")]
    NoSentence(String),
    /// Its action, or a hex, cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// Somebody else is to act.
    #[error("seat {0} is to act")]
    Turn(u8),
    /// The rules refuse its action.
    #[error("this cannot be done: {0}")]
    Refused(&'static str),
    /// Its action brings something else.
    #[error("it does not bring \"{0}\"")]
    NoGain(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonText {
    teaches: Vec<String>,
    position: serde_json::Value,
    steps: Vec<StepText>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct StepText {
    say: Option<String>,
    #[serde(rename = "do")]
    action: Option<String>,
    look: Option<String>,
    theirs: Option<String>,
    at_once: bool,
    wrong: Option<String>,
    brings: Vec<String>,
}

/// The name of the file with the board of a lesson, or the word of one of ours.
///
/// # Errors
/// When the text is no lesson.
pub fn map_of(text: &str) -> Result<String, LessonError> {
    let text: LessonText = json::read(text).map_err(LessonError::Text)?;
    let map = text.position.get("map").and_then(serde_json::Value::as_str);
    map.map(str::to_owned).ok_or(LessonError::NoMap)
}

impl Lesson {
    /// Reads a lesson and plays it through; `board` gives the board that its position names.
    ///
    /// # Errors
    /// When the text is no lesson, its position cannot be on a table, or a step cannot be done or does not bring what it
    /// says.
    pub fn read(
        word: &'static str,
        text: &str,
        board: impl FnOnce(&str) -> Result<Board, MapError>,
    ) -> Result<Lesson, LessonError> {
        let LessonText { teaches, position, steps } = json::read(text).map_err(LessonError::Text)?;
        let (setting, mut position) = positions::read_on(&position.to_string(), board)?;
        let mut positions = vec![position];
        let mut read = Vec::new();
        for (number, words) in steps.into_iter().enumerate() {
            let wrong = |what: Mistake| LessonError::Step { step: number + 1, what };
            let brings = words.brings.clone();
            let step = step(&setting.board, words).map_err(wrong)?;
            if let Step::Do { action, .. } | Step::Theirs(action) = &step {
                let seat = position.turn.seat;
                if (seat == LEARNER) != matches!(step, Step::Do { .. }) {
                    return Err(wrong(Mistake::Turn(seat.0)));
                }
                let mut effects = Effects::new();
                let played = position.play(&setting, *action, &mut effects);
                played.map_err(|illegal| wrong(Mistake::Refused(illegal.reason())))?;
                let missing = |gain: &String| !effects.iter().any(|effect| gains(effect).contains(&gain.as_str()));
                if let Some(gain) = brings.into_iter().find(missing) {
                    return Err(wrong(Mistake::NoGain(gain)));
                }
            }
            read.push(step);
            positions.push(position);
        }
        Ok(Lesson { word, teaches, setting, positions, steps: read })
    }

    /// How many steps the learner takes among the first so many: what others do is none.
    pub fn taken(&self, steps: usize) -> usize {
        self.steps.iter().take(steps).filter(|step| !matches!(step, Step::Theirs(_))).count()
    }
}

fn step(board: &Board, words: StepText) -> Result<Step, Mistake> {
    let said = |word: &str| sentence(word).ok_or_else(|| Mistake::NoSentence(word.to_owned()));
    let action = |line: &str| actions::parse(board, line).map_err(|error| Mistake::Unreadable(error.to_string()));
    let wrong = words.wrong.as_deref().map(said).transpose()?;
    match (words.say.as_deref(), words.action.as_deref(), words.look.as_deref(), words.theirs.as_deref()) {
        (Some(say), Some(line), None, None) => {
            Ok(Step::Do { say: said(say)?, action: action(line)?, at_once: words.at_once, wrong })
        }
        (Some(say), None, Some(at), None) => Ok(Step::Look { say: said(say)?, at: sight(board, at)? }),
        (None, None, None, Some(line)) => Ok(Step::Theirs(action(line)?)),
        _ => Err(Mistake::Shape),
    }
}

fn sight(board: &Board, word: &str) -> Result<Sight, Mistake> {
    Ok(match word {
        "purse" => Sight::Purse,
        "rival" => Sight::Rival,
        "hand" => Sight::Hand,
        "clock" => Sight::Clock,
        "land deck" => Sight::Deck(Deck::Land),
        "animal deck" => Sight::Deck(Deck::Animal),
        "pond" => Sight::Pond(PondShape::ALL[1]),
        names => {
            let cells = names.split_whitespace().map(|name| hexes::parse(board, name));
            let read = cells.collect::<Result<_, _>>();
            Sight::Hexes(read.map_err(|error| Mistake::Unreadable(error.to_string()))?)
        }
    })
}

/// What an effect brings, in the words of the files.
fn gains(effect: &Effect) -> &'static [&'static str] {
    match effect {
        Effect::Card(CardEffect::Taken { .. } | CardEffect::Drawn { to: Destination::Hand(_), .. }) => &["card"],
        Effect::Card(CardEffect::Drawn { .. } | CardEffect::Played { .. } | CardEffect::Reshuffled { .. })
        | Effect::Purse(_) => &[],
        Effect::Land(LandEffect::Placed { chain, .. }) if *chain > 1 => &["land", "chain"],
        Effect::Land(LandEffect::Placed { .. }) => &["land"],
        Effect::Animal(AnimalEffect::Placed { herd, .. }) if *herd > 1 => &["animal", "herd"],
        Effect::Animal(AnimalEffect::Placed { .. }) => &["animal"],
        Effect::Market(MarketEffect::Reached { .. }) => &["pesos"],
        Effect::Harvest(HarvestEffect::Placed { .. }) => &["harvest"],
        Effect::Hacienda(HaciendaEffect::Placed { .. }) => &["hacienda"],
        Effect::Pond(PondEffect::Placed { .. }) => &["pond"],
        Effect::Clock(ClockEffect::FellDue(_)) => &["scoring due"],
        Effect::Clock(ClockEffect::Scored { .. }) => &["scoring"],
        Effect::Clock(
            ClockEffect::ActionSpent { .. }
            | ClockEffect::Used(_)
            | ClockEffect::TurnEnded { .. }
            | ClockEffect::TurnBegan { .. }
            | ClockEffect::GameOver,
        ) => &[],
    }
}
