//! The system's clock, used for periods of days: how long tables are kept, and how long they wait for absent people.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// The maximum tolerated difference between the clock and the elapsed time.
const MAX_DEVIATION: Duration = Duration::from_secs(600);
/// How long a clock must run steadily after a jump before it is trusted again.
const TRUST_DELAY: Duration = Duration::from_secs(24 * 3_600);

/// The number of seconds since 1970; 0 if the machine's clock shows an earlier time.
pub fn seconds() -> i64 {
    seconds_of(SystemTime::now())
}

fn seconds_of(time: SystemTime) -> i64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// A clock that is not trusted for a day after a jump.
#[derive(Debug)]
pub struct Clock {
    source: fn() -> SystemTime,
    steadiness: Mutex<Steadiness>,
}

impl Clock {
    /// A clock that has not jumped yet.
    pub fn new(source: fn() -> SystemTime) -> Clock {
        Clock { source, steadiness: Mutex::new(Steadiness::new(Instant::now(), source())) }
    }

    /// True if the clock has not jumped in the last day.
    pub fn is_trusted(&self) -> bool {
        let mut steadiness = self.steadiness.lock().unwrap_or_else(PoisonError::into_inner);
        steadiness.is_trusted(Instant::now(), (self.source)())
    }

    /// The time that has certainly elapsed since a moment, which is given in whole seconds since 1970; zero if the
    /// moment is in the future. One second is subtracted because the moment was rounded down, so that nobody is
    /// replaced early.
    pub fn since(&self, seconds: i64) -> Duration {
        let passed = seconds_of((self.source)()).saturating_sub(seconds).saturating_sub(1);
        Duration::from_secs(u64::try_from(passed).unwrap_or(0))
    }
}

/// Detects jumps of the clock by comparing it with a monotonic one.
#[derive(Debug)]
struct Steadiness {
    last_check: (Instant, SystemTime),
    jumped: Option<Instant>,
}

impl Steadiness {
    fn new(now: Instant, time: SystemTime) -> Steadiness {
        Steadiness { last_check: (now, time), jumped: None }
    }

    fn is_trusted(&mut self, now: Instant, time: SystemTime) -> bool {
        let expected = self.last_check.1 + now.saturating_duration_since(self.last_check.0);
        let deviation = time.duration_since(expected).unwrap_or_else(|error| error.duration());
        if deviation > MAX_DEVIATION {
            self.jumped = Some(now);
        }
        self.last_check = (now, time);
        self.jumped.is_none_or(|jumped| now.saturating_duration_since(jumped) >= TRUST_DELAY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_never_lengthens_the_elapsed_time() {
        let clock = Clock::new(|| UNIX_EPOCH + Duration::from_millis(10_005));
        // The moment may have been 9.999 seconds after the start of 1970.
        assert_eq!(clock.since(9), Duration::ZERO);
        assert_eq!(clock.since(4), Duration::from_secs(5));
        assert_eq!(clock.since(11), Duration::ZERO);
    }

    #[test]
    fn a_clock_that_jumps_is_not_trusted_for_a_day() {
        let (begin, mut time) = (Instant::now(), SystemTime::now());
        let mut clock = Steadiness::new(begin, time);
        let hours = |count: u32| Duration::from_secs(3_600) * count;
        assert!(clock.is_trusted(begin, time));
        time += hours(1);
        assert!(clock.is_trusted(begin + hours(1), time));
        time += hours(24 * 365);
        assert!(
            !clock.is_trusted(begin + hours(2), time),
            "a clock that moves a year within an hour must not be trusted"
        );
        let trusted = (3..30).find(|hour| {
            time += hours(1);
            clock.is_trusted(begin + hours(*hour), time)
        });
        assert_eq!(trusted, Some(26));
        assert!(!clock.is_trusted(begin + hours(27), SystemTime::UNIX_EPOCH));
    }
}
