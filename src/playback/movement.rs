//! Something that moves for a while in a story.

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
