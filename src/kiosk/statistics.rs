//! Statistics of the kiosk: the number of games started and finished per day, and their lengths. They are anonymous.

use serde::{Deserialize, Serialize};

use crate::store;

/// The name of the file.
pub const FILE: &str = "statistics.json";
/// The maximum number of days stored; the newest are kept.
const MAX_DAYS: usize = 400;
/// The maximum number of games per day whose length is stored.
const MAX_GAMES: usize = 400;

/// The days on which somebody played, oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    days: Vec<Day>,
}

/// The statistics of a day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Day {
    /// The date in UTC: year, month from 1, day from 1.
    pub date: (i64, u8, u8),
    /// The number of games started.
    pub begun: u32,
    /// The number of games finished.
    pub finished: u32,
    /// The lengths of the finished games in minutes, at most `MAX_GAMES` of them.
    pub minutes: Vec<u16>,
}

impl Day {
    /// The upper median of the stored lengths in minutes; `None` if no length is stored.
    pub fn median(&self) -> Option<u16> {
        let mut sorted = self.minutes.clone();
        sorted.sort_unstable();
        sorted.get(sorted.len() / 2).copied()
    }
}

impl Statistics {
    /// The days, oldest first.
    pub fn days(&self) -> &[Day] {
        &self.days
    }

    /// Counts a started game.
    pub fn begin(&mut self, date: (i64, u8, u8)) {
        self.day(date).begun += 1;
    }

    /// Counts a finished game.
    pub fn finish(&mut self, date: (i64, u8, u8), minutes: u16) {
        let day = self.day(date);
        day.finished += 1;
        if day.minutes.len() < MAX_GAMES {
            day.minutes.push(minutes);
        }
    }

    fn day(&mut self, date: (i64, u8, u8)) -> &mut Day {
        let place = self.days.iter().position(|day| day.date == date).unwrap_or_else(|| {
            self.days.push(Day { date, ..Day::default() });
            let over = self.days.len().saturating_sub(MAX_DAYS);
            self.days.drain(..over);
            self.days.len() - 1
        });
        &mut self.days[place]
    }
}

/// Today's date in UTC: year, month from 1, day from 1.
pub fn today() -> (i64, u8, u8) {
    date((store::now() / 86_400) as i64)
}

/// Converts a number of days since 1970 to a date in the Gregorian calendar: year, month from 1, day from 1. In the
/// calculation, years begin in March, so that a leap day is the last day of its year.
pub fn date(days: i64) -> (i64, u8, u8) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month as u8, day as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_converted_to_dates() {
        for (days, wanted) in [
            (0, (1970, 1, 1)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (20_780, (2026, 11, 23)),
            (-1, (1969, 12, 31)),
        ] {
            assert_eq!(date(days), wanted, "{days}");
        }
    }

    #[test]
    fn games_are_counted_by_day_and_old_days_are_dropped() {
        let mut statistics = Statistics::default();
        let today = (2026, 11, 23);
        for minutes in [9, 30, 12] {
            statistics.begin(today);
            statistics.finish(today, minutes);
        }
        statistics.begin(today);
        let day = &statistics.days()[0];
        assert_eq!((day.begun, day.finished, day.median()), (4, 3, Some(12)));
        assert_eq!(Day::default().median(), None);
        (0..500).for_each(|day| statistics.begin(date(20_781 + day)));
        assert_eq!(statistics.days().len(), MAX_DAYS);
        let kept = serde_json::to_string(&statistics).expect("the statistics can be serialised");
        assert_eq!(serde_json::from_str::<Statistics>(&kept).expect("the statistics can be parsed"), statistics);
    }
}
