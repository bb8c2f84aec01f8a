//! The limit on visits that phones begin: a phone that asks again and again, while nobody comes to the screen, must not
//! keep the kiosk out of attract mode.

use std::time::Duration;

use bevy::prelude::*;

/// The time for which phones may not begin a visit after one in which nobody came to the screen.
const REST: Duration = Duration::from_secs(60);
/// The maximum number of times that this time doubles, if nobody comes in several visits in a row.
const DOUBLINGS: u32 = 3;

/// Tells whether phones may begin a visit. Reset to the default once somebody has come to the screen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct WakeLimit {
    /// True during a visit that a phone began, as long as nobody has come to the screen.
    is_unanswered: bool,
    /// The number of such visits in a row that have ended.
    unanswered: u32,
    /// The remaining time until a phone may begin a visit.
    rest: Duration,
}

impl WakeLimit {
    /// Returns true if a phone may begin a visit.
    pub(super) fn may_wake(&self) -> bool {
        self.rest.is_zero()
    }

    /// Notes that a phone has begun a visit.
    pub(super) fn begin(&mut self) {
        self.is_unanswered = true;
    }

    /// Notes that the visit has ended.
    pub(super) fn end(&mut self) {
        if std::mem::take(&mut self.is_unanswered) {
            self.rest = REST * 2_u32.pow(self.unanswered.min(DOUBLINGS));
            self.unanswered = self.unanswered.saturating_add(1);
        }
    }

    /// Notes that this time has passed.
    pub(super) fn pass(&mut self, time: Duration) {
        self.rest = self.rest.saturating_sub(time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of seconds until a phone may begin the next visit.
    fn seconds_of_rest(limit: &mut WakeLimit) -> u32 {
        (0..)
            .find(|_| {
                let may_wake = limit.may_wake();
                limit.pass(Duration::from_secs(1));
                may_wake
            })
            .unwrap_or_default()
    }

    #[test]
    fn a_phone_that_nobody_follows_wakes_the_screen_less_and_less() {
        let mut limit = WakeLimit::default();
        assert!(limit.may_wake(), "the first phone wakes the screen at once");
        let rests = [(); 6].map(|()| {
            limit.begin();
            limit.end();
            seconds_of_rest(&mut limit)
        });
        assert_eq!(rests, [60, 120, 240, 480, 480, 480]);
    }

    #[test]
    fn visits_that_a_touch_begins_are_not_limited() {
        let mut limit = WakeLimit::default();
        limit.end();
        assert!(limit.may_wake());
    }
}
