//! What the lessons of every game share: what the screen marks to be tapped, and what is wanted beside the table.

use bevy::{math::Rect, prelude::*};

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

/// Adds them.
pub fn plugin(app: &mut App) {
    app.add_message::<LessonTap>().init_resource::<Marked>();
}
