//! Measures how long people have waited for a decision.

use std::time::Duration;

use bevy::platform::time::Instant;

/// The maximum part of the time between two frames that counts.
const LONGEST_STEP: Duration = Duration::from_millis(250);

/// How long somebody has waited while frames were drawn. If the machine sleeps or the browser freezes the page, at most
/// `LONGEST_STEP` of that time counts.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct WaitTimer {
    last: Option<Instant>,
    so_far: Duration,
}

impl WaitTimer {
    /// Adds the time until this frame; returns the total.
    pub fn until(&mut self, now: Instant) -> Duration {
        if let Some(last) = self.last.replace(now) {
            self.so_far += now.duration_since(last).min(LONGEST_STEP);
        }
        self.so_far
    }

    /// Returns true if somebody is waiting.
    pub fn has_begun(&self) -> bool {
        self.last.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sleep_does_not_count_as_waiting() {
        let (mut waited, begin) = (WaitTimer::default(), Instant::now());
        assert_eq!(waited.until(begin), Duration::ZERO);
        assert_eq!(waited.until(begin + Duration::from_millis(100)), Duration::from_millis(100));
        assert_eq!(waited.until(begin + Duration::from_secs(3_600)), Duration::from_millis(350));
    }
}
