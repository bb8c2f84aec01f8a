//! The story of an action: what moves for a while, and when it is told.

use super::Timetable;

/// What moves when an action is shown, and when each effect of it is told and heard. Seconds are at normal speed, from its
/// beginning.
#[derive(Debug, Clone, PartialEq)]
pub struct Story<W> {
    /// What moves.
    pub movements: Vec<Movement<W>>,
    /// When each effect is told and heard.
    pub times: Timetable,
}

impl<W> Default for Story<W> {
    fn default() -> Story<W> {
        Story { movements: Vec::new(), times: Timetable::default() }
    }
}

/// What moves, and when.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Movement<W> {
    /// Seconds after the story began, at normal speed.
    pub start: f32,
    /// Seconds it takes.
    pub length: f32,
    /// What moves.
    pub what: W,
}

impl<W> Movement<W> {
    /// Progress from 0 to 1 at this many seconds into the story; `None` before it starts and after it ends.
    pub fn share(&self, elapsed: f32) -> Option<f32> {
        let share = self.part(elapsed);
        (0.0..1.0).contains(&share).then_some(share)
    }

    /// The same, 0 before and 1 after it.
    pub fn done(&self, elapsed: f32) -> f32 {
        self.part(elapsed).clamp(0.0, 1.0)
    }

    fn part(&self, elapsed: f32) -> f32 {
        (elapsed - self.start) / self.length.max(f32::EPSILON)
    }
}
