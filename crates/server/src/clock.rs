//! The time of day, for retention alone.

use std::time::{SystemTime, UNIX_EPOCH};

/// The seconds since 1970; 0 if the clock of the machine is before it.
pub fn seconds() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
