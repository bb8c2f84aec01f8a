//! How long somebody has waited for a decision.

use std::time::Duration;

use bevy::platform::time::Instant;

/// The most that the time between two frames counts.
const LONGEST_STEP: Duration = Duration::from_millis(250);

/// The time since frames began to be drawn while somebody waited. A machine that slept, or a page that a browser froze, made nobody
/// wait.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Waited {
    last: Option<Instant>,
    so_far: Duration,
}

impl Waited {
    /// The time until this frame.
    pub fn until(&mut self, now: Instant) -> Duration {
        if let Some(last) = self.last.replace(now) {
            self.so_far += now.duration_since(last).min(LONGEST_STEP);
        }
        self.so_far
    }

    /// Whether somebody waits.
    pub fn has_begun(&self) -> bool {
        self.last.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_that_slept_made_nobody_wait() {
        let (mut waited, begin) = (Waited::default(), Instant::now());
        assert_eq!(waited.until(begin), Duration::ZERO);
        assert_eq!(waited.until(begin + Duration::from_millis(100)), Duration::from_millis(100));
        assert_eq!(waited.until(begin + Duration::from_secs(3_600)), Duration::from_millis(350));
    }
}
