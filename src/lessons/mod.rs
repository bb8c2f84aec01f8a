//! Lessons: files with a position and the steps that somebody takes on it, read and played through before anybody sees them.

use std::fmt::Debug;

use bevy::{math::Rect, prelude::*};
use serde::Deserialize;
use tabletop::{PositionError, Seat, json};

use crate::{
    playable::Playable,
    seats::SeatSystems,
    texts::{Kind, Text, text},
};

pub(crate) mod course;
#[cfg(feature = "window")]
pub mod guide;
#[cfg(feature = "window")]
mod loading;
#[cfg(feature = "window")]
pub mod opening;

pub use course::{Course, begin, plugin as of};
#[cfg(feature = "window")]
pub use loading::{LessonFile, file, plugin as loading};

/// Who learns; the others at the table do what the file says.
pub const LEARNER: Seat = Seat(0);

/// A game that is taught by lessons.
pub trait Taught: Playable {
    /// What a step can show.
    type Sight: Debug + Clone + PartialEq + Send + Sync + 'static;

    /// The words of its lessons, in the order in which they are best taken: their files among the assets are called so. No
    /// other game has a lesson of the same word.
    const LESSONS: &'static [&'static str];

    /// Reads the position of a lesson, with the file that lies beside it.
    ///
    /// # Errors
    /// What is wrong with it.
    fn position(text: &str, beside: Option<&[u8]>) -> Result<(Self::Setting, Self::Position), PositionError>;

    /// The sentence of a word in its files, if there is one. Its numbers are those of the setting, of the position before its
    /// step, and of what is done in it.
    fn sentence(
        word: &str,
        setting: &Self::Setting,
        position: &Self::Position,
        action: Option<Self::Action>,
    ) -> Option<Text>;

    /// What a step shows, by the words of its file.
    ///
    /// # Errors
    /// A line that says what is wrong with them.
    fn seen(setting: &Self::Setting, words: &str) -> Result<Self::Sight, String>;

    /// What an effect brings, in the words of the files.
    fn gains(effect: &Self::Effect) -> &'static [&'static str];
}

/// Something wanted of a lesson that is no tap on the table. The face writes these.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonTap {
    /// What was to be looked at was.
    Next,
    /// Something was tapped that is not meant.
    Beside,
    /// The help of the first game is to go.
    HelpOff,
}

/// A lesson is taken, whichever game it is of: nothing of it is saved, and nobody else sits at the table.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Taken;

/// What the screen marks to be tapped next, in a lesson or by the help of the first game. The face says it in every frame.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct Marked(pub Option<Rect>);

/// Adds what the lessons of all games share.
pub fn plugin(app: &mut App) {
    app.add_message::<LessonTap>()
        .init_resource::<Marked>()
        .add_systems(Update, course::be_quiet.after(SeatSystems::TakeBack).in_set(crate::AppSystems::Hear));
}

/// What a lesson is called.
pub fn title(lesson: &'static str) -> Text {
    text!("lesson-title", lesson = Kind(lesson))
}

/// The lesson of a list after this one.
pub fn after(lessons: &[&'static str], lesson: &str) -> Option<&'static str> {
    lessons.iter().copied().skip_while(|word| *word != lesson).nth(1)
}

/// A lesson: a position, and what is done on it.
#[derive(Debug, Clone)]
pub struct Lesson<G: Taught> {
    /// Its word.
    pub word: &'static str,
    /// The sections of the rules that it teaches, by number and topic.
    pub teaches: Vec<String>,
    /// What stays the same.
    pub setting: G::Setting,
    /// The position before each step, and the one after the last.
    pub positions: Vec<G::Position>,
    /// What is done, in order.
    pub steps: Vec<Step<G>>,
}

/// A step of a lesson.
#[derive(Debug, Clone, PartialEq)]
pub enum Step<G: Taught> {
    /// The learner does this.
    Do {
        /// What the goal is.
        say: Text,
        /// The action.
        action: G::Action,
        /// Whether one tap on its place is enough: what comes before and the yes come by themselves.
        at_once: bool,
        /// What is said after the tap that was to be expected and is none.
        wrong: Option<Text>,
    },
    /// The learner is shown something and goes on.
    Look {
        /// What it is about.
        say: Text,
        /// What is shown.
        at: G::Sight,
    },
    /// Somebody else does this.
    Theirs {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
}

/// Why a text is no lesson, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// It is no JSON, or has words that lessons do not know.
    #[error("{0}")]
    Text(String),
    /// Its position cannot be.
    #[error("position: {0}")]
    Position(#[source] PositionError),
    /// One of its steps cannot be.
    #[error("step {step}: {what}")]
    Step {
        /// Which, from 1.
        step: usize,
        /// What is wrong with it.
        what: Mistake,
    },
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
    /// Its action, or what it shows, cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// Others are to act.
    #[error("the learner may not act")]
    NotTheLearner,
    /// The learner is to act.
    #[error("nobody else may act")]
    NobodyElse,
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
    /// The file that has to lie beside this one.
    beside: Option<String>,
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

/// The file that has to lie beside a lesson, if there is one.
///
/// # Errors
/// When the text is no lesson.
pub fn beside(text: &str) -> Result<Option<String>, LessonError> {
    Ok(json::read::<LessonText>(text).map_err(LessonError::Text)?.beside)
}

impl<G: Taught> Lesson<G> {
    /// Reads a lesson and plays it through, with the file that lies beside it.
    ///
    /// # Errors
    /// When the text is no lesson, its position cannot be on a table, or a step cannot be done or does not bring what it
    /// says.
    pub fn read(word: &'static str, text: &str, beside: Option<&[u8]>) -> Result<Lesson<G>, LessonError> {
        let LessonText { teaches, position, steps, .. } = json::read(text).map_err(LessonError::Text)?;
        let (setting, mut position) = G::position(&position.to_string(), beside).map_err(LessonError::Position)?;
        let mut positions = vec![position];
        let mut read = Vec::new();
        for (number, mut words) in steps.into_iter().enumerate() {
            let wrong = |what: Mistake| LessonError::Step { step: number + 1, what };
            let brings = std::mem::take(&mut words.brings);
            let step = step::<G>(&setting, &position, words).map_err(wrong)?;
            if let Some((seat, action)) = step.deed() {
                let mut effects = Vec::new();
                let played = G::play(&setting, &mut position, seat, action, &mut effects);
                played.map_err(|illegal| wrong(Mistake::Refused(G::reason(illegal))))?;
                let missing = |gain: &String| !effects.iter().any(|effect| G::gains(effect).contains(&gain.as_str()));
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
        self.steps.iter().take(steps).filter(|step| !matches!(step, Step::Theirs { .. })).count()
    }
}

impl<G: Taught> Step<G> {
    /// What somebody does in it, and who.
    pub fn deed(&self) -> Option<(Seat, G::Action)> {
        match self {
            Step::Do { action, .. } => Some((LEARNER, *action)),
            Step::Theirs { seat, action } => Some((*seat, *action)),
            Step::Look { .. } => None,
        }
    }
}

/// Reads a step, which is for one of those who may act then.
fn step<G: Taught>(setting: &G::Setting, position: &G::Position, words: StepText) -> Result<Step<G>, Mistake> {
    let read = |line: &str| G::read_action(setting, line).map_err(Mistake::Unreadable);
    let (may_act, action) = (G::may_act(position), words.action.as_deref().map(read).transpose()?);
    let said =
        |word: &str| G::sentence(word, setting, position, action).ok_or_else(|| Mistake::NoSentence(word.to_owned()));
    let wrong = words.wrong.as_deref().map(said).transpose()?;
    match (words.say.as_deref(), action, words.look.as_deref(), words.theirs.as_deref()) {
        (Some(_), Some(_), None, None) if !may_act.has(LEARNER) => Err(Mistake::NotTheLearner),
        (Some(say), Some(action), None, None) => {
            Ok(Step::Do { say: said(say)?, action, at_once: words.at_once, wrong })
        }
        (Some(say), None, Some(at), None) => {
            Ok(Step::Look { say: said(say)?, at: G::seen(setting, at).map_err(Mistake::Unreadable)? })
        }
        (None, None, None, Some(line)) => {
            let seat = may_act.iter().find(|seat| *seat != LEARNER);
            Ok(Step::Theirs { seat: seat.ok_or(Mistake::NobodyElse)?, action: read(line)? })
        }
        _ => Err(Mistake::Shape),
    }
}
