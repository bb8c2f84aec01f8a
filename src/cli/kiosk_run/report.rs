//! Reports on runs that ended abnormally, each in its own file. Only the newest reports are kept.

use std::{
    ffi::OsString,
    fmt::Write,
    fs, io,
    path::PathBuf,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use super::game_process::GameRun;
use crate::{kiosk::statistics::date, store::Store};
use tabletop::{reading, sentences::escaped};

/// The maximum number of reports.
const MAX_REPORTS: usize = 50;
/// The name of the folder inside the data folder of the game.
const FOLDER: &str = "reports";
/// The parts of a report's file name before and after its number. Reports are numbered instead of dated, since a
/// machine's clock may be set back.
const NAME: (&str, &str) = ("fault-", ".txt");

/// The folder of the reports, if there is one.
pub(in crate::cli) struct Reports(pub Option<PathBuf>);

impl Reports {
    /// The folder inside the data folder on this computer.
    pub fn default_location() -> Reports {
        match Store::default_location() {
            Store::Folder(folder) | Store::Claimed(folder) => Reports(Some(folder.join(FOLDER))),
            Store::Nowhere => Reports(None),
        }
    }

    /// Writes a report, deletes the oldest reports beyond the limit, and returns the path of the new report; `None` if
    /// there is no folder for reports.
    ///
    /// # Errors
    /// Fails if the folder cannot be created or read, or the report cannot be written. No partial file remains, and the
    /// old reports stay.
    pub fn write(&self, text: &str) -> io::Result<Option<PathBuf>> {
        let Some(folder) = &self.0 else { return Ok(None) };
        fs::create_dir_all(folder)?;
        let path = |number: u64| folder.join(format!("{}{number:06}{}", NAME.0, NAME.1));
        let mut numbers: Vec<u64> = fs::read_dir(folder)?
            .flatten()
            .filter_map(|entry| entry.file_name().to_str()?.strip_prefix(NAME.0)?.strip_suffix(NAME.1)?.parse().ok())
            .collect();
        numbers.sort_unstable();
        let new = path(numbers.last().map_or(1, |last| last.saturating_add(1)));
        reading::fill_or_remove(fs::File::create(&new)?, &new, text.as_bytes())?;
        for number in numbers.iter().take((numbers.len() + 1).saturating_sub(MAX_REPORTS)) {
            // An old report that cannot be deleted must not hide the new one; the next write tries again.
            let _ = fs::remove_file(path(*number));
        }
        Ok(Some(new))
    }
}

/// The report of a run. The record of its game is complete, including hidden information, since the game cannot be
/// continued.
pub(super) fn text(run: &GameRun, words: &[OsString]) -> String {
    let words: Vec<String> = words.iter().map(|word| escaped(&word.to_string_lossy())).collect();
    let mut text = String::new();
    let mut row = |name: &str, value: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name}: {value}");
    };
    row("hacienda", &format!("{} on {} {}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH));
    row("arguments", &words.join(" "));
    row("started", &utc(run.began));
    row("the game", &run.end.to_string());
    row("after", &format!("{:.1} s", run.lasted.as_secs_f32()));
    row("loaded after", &run.alive_after.map_or("never".to_owned(), |after| format!("{:.1} s", after.as_secs_f32())));
    row("cause", run.fault.as_deref().unwrap_or("unknown"));
    text += "\nThe end of standard error:\n";
    for line in &run.errors {
        text += &escaped(line);
        text.push('\n');
    }
    // Below this heading, the file has the format of a record.
    text += "\nThe record of the game on the table:\n";
    let record = serde_json::from_str::<String>(&run.game);
    text + record.as_deref().unwrap_or("there was no game\n")
}

/// Formats a time like 2026-11-23 18:00:00 UTC.
fn utc(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs();
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days as i64);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02} UTC", second / 3600, second / 60 % 60, second % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_formatted_in_utc() {
        let at = |seconds| utc(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01 00:00:00 UTC");
        assert_eq!(at(951_782_399), "2000-02-28 23:59:59 UTC");
        assert_eq!(at(951_782_400), "2000-02-29 00:00:00 UTC");
        assert_eq!(at(1_798_761_599), "2026-12-31 23:59:59 UTC");
    }

    #[test]
    fn the_newest_fifty_reports_are_kept() {
        let folder = std::env::temp_dir().join(format!("hacienda-reports-{}", std::process::id()));
        let reports = Reports(Some(folder.clone()));
        for number in 1..=60 {
            reports.write(&number.to_string()).expect("the folder is writable");
        }
        let mut names: Vec<_> =
            fs::read_dir(&folder).expect("the folder exists").flatten().map(|entry| entry.path()).collect();
        names.sort();
        assert_eq!(names.len(), MAX_REPORTS);
        assert_eq!(fs::read_to_string(&names[0]).expect("the report is readable"), "11");
        assert_eq!(fs::read_to_string(&names[49]).expect("the report is readable"), "60");
        // A folder in the place of the new report: nothing is written, and no report is lost.
        fs::create_dir(folder.join(format!("{}{}{}", NAME.0, u64::MAX, NAME.1))).expect("the folder is writable");
        reports.write("61").expect_err("a folder cannot be overwritten");
        assert!(names.iter().all(|name| name.exists()));
        let _ = fs::remove_dir_all(folder);
    }
}
