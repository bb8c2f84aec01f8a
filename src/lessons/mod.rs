//! Lessons: files with a position and steps. A lesson is checked when it is loaded, by playing it through.

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
pub mod start_lesson;

pub use course::{Course, begin, plugin as game_plugin};
#[cfg(feature = "window")]
pub use loading::{LessonFile, file, plugin as loading};

/// The seat of the learner. The lesson file determines the actions of the other seats.
pub const LEARNER: Seat = Seat(0);

/// A game with lessons.
pub trait HasLessons: Playable {
    /// The subject of a step that only shows something.
    type Target: Debug + Clone + PartialEq + Send + Sync + 'static;

    /// The identifiers of the lessons, in the recommended order. They are also the names of the lesson files, and are
    /// unique across all games.
    const LESSONS: &'static [&'static str];

    /// Reads the position of a lesson, with its companion file.
    ///
    /// # Errors
    /// Fails if the position is invalid.
    fn read_lesson_position(
        text: &str,
        companion: Option<&[u8]>,
    ) -> Result<(Self::Setting, Self::Position), PositionError>;

    /// The text for an identifier in a lesson file, if there is one. The numbers in it come from the setting, from the
    /// position before the step, and from the action of the step.
    fn sentence(
        word: &str,
        setting: &Self::Setting,
        position: &Self::Position,
        action: Option<Self::Action>,
    ) -> Option<Text>;

    /// Reads the subject of a step.
    ///
    /// # Errors
    /// Returns a one-line description of the error.
    fn read_target(setting: &Self::Setting, words: &str) -> Result<Self::Target, String>;

    /// The gains of an effect, as named in the lesson files.
    fn gain_words(effect: &Self::Effect) -> &'static [&'static str];
}

/// Input to a lesson, or to the help for the first game, apart from actions.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonTap {
    /// Continue with the next step.
    Next,
    /// A tap outside the marked place, or an action that the lesson does not allow.
    Missed,
    /// Switch off the help for the first game.
    HelpOff,
}

/// Present while a lesson of any game runs. A lesson is not saved, and no other people take part in it.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LessonRunning;

/// The mark at the next place to tap, in a lesson or in the help for the first game. The UI sets it in every frame.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct TapMark(pub Option<Rect>);

/// Adds the systems shared by the lessons of all games.
pub fn plugin(app: &mut App) {
    app.add_message::<LessonTap>()
        .init_resource::<TapMark>()
        .add_systems(Update, course::switch_off_help.after(SeatSystems::Undo).in_set(crate::AppSystems::Input));
}

/// The title of a lesson.
pub fn title(lesson: &'static str) -> Text {
    text!("lesson-title", lesson = Kind(lesson))
}

/// The lesson after `lesson` in a list.
pub fn after(lessons: &[&'static str], lesson: &str) -> Option<&'static str> {
    lessons.iter().copied().skip_while(|word| *word != lesson).nth(1)
}

/// A lesson: a position and a sequence of steps.
#[derive(Debug, Clone)]
pub struct Lesson<G: HasLessons> {
    /// The identifier of the lesson.
    pub word: &'static str,
    /// The sections of the rules that the lesson teaches, by number and topic.
    pub teaches: Vec<String>,
    /// The setting of all positions.
    pub setting: G::Setting,
    /// The position before each step, and the position after the last.
    pub positions: Vec<G::Position>,
    /// The steps, in order.
    pub steps: Vec<Step<G>>,
}

/// A step of a lesson.
#[derive(Debug, Clone, PartialEq)]
pub enum Step<G: HasLessons> {
    /// An action of the learner.
    Do {
        /// The goal.
        say: Text,
        /// The only action that completes the step.
        action: G::Action,
        /// The hint after a typical wrong tap.
        wrong: Option<Text>,
    },
    /// Something to look at, until the learner continues.
    Look {
        /// The explanation.
        say: Text,
        /// The subject to point at.
        at: G::Target,
    },
    /// An action of another player.
    Theirs {
        /// The seat of the player.
        seat: Seat,
        /// The action.
        action: G::Action,
    },
}

/// An invalid lesson file, with the location of the error.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// The text is invalid JSON, has unknown keys, or lacks required keys.
    #[error("{0}")]
    Text(String),
    /// The position is invalid.
    #[error("position: {0}")]
    Position(#[source] PositionError),
    /// A step is invalid.
    #[error("step {step}: {what}")]
    Step {
        /// The number of the step, from 1.
        step: usize,
        /// The error.
        what: StepError,
    },
}

/// The error in a step.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// The step is neither an action of the learner, nor something to look at, nor an action of another player.
    #[error("a step must have \"say\" and \"do\", \"say\" and \"look\", or only \"theirs\"")]
    Shape,
    /// The step has a key (the first field) without another key that it needs (the second field).
    #[error("\"{0}\" needs \"{1}\"")]
    Unused(&'static str, &'static str),
    /// There is no text for this identifier.
    #[error("unknown sentence \"{0}\"")]
    NoSentence(String),
    /// The action or the subject cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// The learner may not act.
    #[error("the learner may not act")]
    NotTheLearner,
    /// No player other than the learner may act.
    #[error("no other player may act")]
    NobodyElse,
    /// The rules refuse the action.
    #[error("the action is illegal: {0}")]
    Refused(&'static str),
    /// The action does not have the expected gain.
    #[error("the action does not bring \"{0}\"")]
    NoGain(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonText {
    teaches: Vec<String>,
    /// The name of the companion file, which must be in the same folder.
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
    wrong: Option<String>,
    brings: Vec<String>,
}

impl StepText {
    /// Returns an error if a key would have no effect.
    fn check_keys(&self) -> Result<(), StepError> {
        match (&self.action, &self.theirs) {
            (None, _) if self.wrong.is_some() => Err(StepError::Unused("wrong", "do")),
            (None, None) if !self.brings.is_empty() => Err(StepError::Unused("brings", "do")),
            _ => Ok(()),
        }
    }
}

/// The name of a lesson's companion file, if there is one.
///
/// # Errors
/// Fails if the text is not a lesson.
pub fn companion_file(text: &str) -> Result<Option<String>, LessonError> {
    Ok(json::read::<LessonText>(text).map_err(LessonError::Text)?.beside)
}

impl<G: HasLessons> Lesson<G> {
    /// Reads a lesson with its companion file and plays it through.
    ///
    /// # Errors
    /// Fails if the text is not a lesson, if its position is invalid, or if a step cannot be read, is illegal or does
    /// not bring its gains.
    pub fn read(word: &'static str, text: &str, companion: Option<&[u8]>) -> Result<Lesson<G>, LessonError> {
        let LessonText { teaches, position, steps, .. } = json::read(text).map_err(LessonError::Text)?;
        let (setting, mut position) =
            G::read_lesson_position(&position.to_string(), companion).map_err(LessonError::Position)?;
        let mut positions = vec![position];
        let mut read = Vec::new();
        for (number, mut words) in steps.into_iter().enumerate() {
            let step_error = |what: StepError| LessonError::Step { step: number + 1, what };
            words.check_keys().map_err(step_error)?;
            let brings = std::mem::take(&mut words.brings);
            let step = step::<G>(&setting, &position, words).map_err(step_error)?;
            if let Some((seat, action)) = step.seat_and_action() {
                let mut effects = Vec::new();
                let played = G::play(&setting, &mut position, seat, action, &mut effects);
                played.map_err(|illegal| step_error(StepError::Refused(G::reason(illegal))))?;
                let missing =
                    |gain: &String| !effects.iter().any(|effect| G::gain_words(effect).contains(&gain.as_str()));
                if let Some(gain) = brings.into_iter().find(missing) {
                    return Err(step_error(StepError::NoGain(gain)));
                }
            }
            read.push(step);
            positions.push(position);
        }
        Ok(Lesson { word, teaches, setting, positions, steps: read })
    }

    /// The number of the learner's steps among the first `steps`. Steps of other players do not count.
    pub fn taken(&self, steps: usize) -> usize {
        self.steps.iter().take(steps).filter(|step| !matches!(step, Step::Theirs { .. })).count()
    }
}

impl<G: HasLessons> Step<G> {
    /// The action of the step and the seat that plays it; `None` if the step has no action.
    pub fn seat_and_action(&self) -> Option<(Seat, G::Action)> {
        match self {
            Step::Do { action, .. } => Some((LEARNER, *action)),
            Step::Theirs { seat, action } => Some((*seat, *action)),
            Step::Look { .. } => None,
        }
    }
}

/// Reads a step. If the step is an action, its seat must be allowed to act.
fn step<G: HasLessons>(setting: &G::Setting, position: &G::Position, words: StepText) -> Result<Step<G>, StepError> {
    let read = |line: &str| G::read_action(setting, line).map_err(StepError::Unreadable);
    let (may_act, action) = (G::may_act(position), words.action.as_deref().map(read).transpose()?);
    let sentence =
        |word: &str| G::sentence(word, setting, position, action).ok_or_else(|| StepError::NoSentence(word.to_owned()));
    let wrong = words.wrong.as_deref().map(sentence).transpose()?;
    match (words.say.as_deref(), action, words.look.as_deref(), words.theirs.as_deref()) {
        (Some(_), Some(_), None, None) if !may_act.has(LEARNER) => Err(StepError::NotTheLearner),
        (Some(say), Some(action), None, None) => Ok(Step::Do { say: sentence(say)?, action, wrong }),
        (Some(say), None, Some(at), None) => {
            Ok(Step::Look { say: sentence(say)?, at: G::read_target(setting, at).map_err(StepError::Unreadable)? })
        }
        (None, None, None, Some(line)) => {
            let seat = may_act.iter().find(|seat| *seat != LEARNER);
            Ok(Step::Theirs { seat: seat.ok_or(StepError::NobodyElse)?, action: read(line)? })
        }
        _ => Err(StepError::Shape),
    }
}
