//! The story of an action: its animation, and the times at which its effects are announced.

use super::Timetable;

/// The animation of an action. It consists of movements and of the times at which each effect is announced and heard.
/// All times are in seconds from the beginning of the animation, at normal speed.
#[derive(Debug, Clone, PartialEq)]
pub struct Story<W> {
    /// The movements of the objects, each with its own start time.
    pub movements: Vec<Movement<W>>,
    /// The times at which each effect is announced and heard.
    pub times: Timetable,
}

impl<W> Default for Story<W> {
    fn default() -> Story<W> {
        Story { movements: Vec::new(), times: Timetable::default() }
    }
}

/// A movement within a story.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Movement<W> {
    /// The start time, in seconds after the story began, at normal speed.
    pub start: f32,
    /// The duration, in seconds at normal speed.
    pub length: f32,
    /// The kind of movement.
    pub kind: W,
}

impl<W> Movement<W> {
    /// Returns the progress from 0 to 1 at a time in seconds, or `None` if the movement is not in progress.
    pub fn progress(&self, elapsed: f32) -> Option<f32> {
        let progress = self.unclamped_progress(elapsed);
        (0.0..1.0).contains(&progress).then_some(progress)
    }

    /// Returns the progress at a time in seconds, clamped to 0 before the start and to 1 after the end.
    pub fn clamped_progress(&self, elapsed: f32) -> f32 {
        self.unclamped_progress(elapsed).clamp(0.0, 1.0)
    }

    fn unclamped_progress(&self, elapsed: f32) -> f32 {
        (elapsed - self.start) / self.length.max(f32::EPSILON)
    }
}
