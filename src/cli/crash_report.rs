//! The report on an error that ends the game outside a kiosk. It is written when the error occurs, and announced by the
//! next start that shows a window.

use std::{
    fmt::Write,
    fs,
    path::PathBuf,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

use super::kiosk_run::report::Reports;
use crate::{
    heartbeat,
    record::save,
    store::Store,
    texts::{Text, Untranslated, text},
};
use tabletop::sentences::escaped;

/// The file in the reports folder with the path of the report that has not been announced yet.
const NOTE: &str = "untold";

/// The report that this run has written.
static WRITTEN: OnceLock<PathBuf> = OnceLock::new();

/// Arranges for the first uncaught panic, or another error that ends the program, to write a report.
pub(super) fn watch() {
    let handled = AtomicBool::new(false);
    heartbeat::on_fault(move |cause| {
        if !handled.swap(true, Ordering::Relaxed)
            && let Some(report) = write(&Reports::default_location(), &Store::default_location(), cause)
        {
            let _ = WRITTEN.set(report);
        }
    });
}

/// Returns the path of the report that this run has written.
#[cfg(feature = "window")]
pub(super) fn written() -> Option<&'static std::path::Path> {
    WRITTEN.get().map(PathBuf::as_path)
}

/// Returns the message about a report that no window has shown yet, and the path of the note about that report. The
/// note must be deleted once the message has been shown.
pub(super) fn announcement(reports: &Reports) -> Option<(Text, PathBuf)> {
    let note = reports.0.as_ref()?.join(NOTE);
    let report = PathBuf::from(fs::read_to_string(&note).ok()?);
    if !report.is_file() {
        // If the note cannot be deleted, the next start tries again.
        let _ = fs::remove_file(&note);
        return None;
    }
    Some((text!("crash-report", path = Untranslated::path(&report)), note))
}

/// Writes a report and a note that names it, and returns the path of the report. An error is ignored, since the program
/// is about to end anyway.
fn write(reports: &Reports, store: &Store, cause: &str) -> Option<PathBuf> {
    let report = reports.write(&text(store, cause, heartbeat::is_remote())).ok()??;
    if let Some(folder) = &reports.0 {
        let _ = fs::write(folder.join(NOTE), report.display().to_string());
    }
    Some(report)
}

/// The report: version, system, graphics card, cause, and the record of the game that was saved last, which is the game
/// on the table. It is complete, including hidden information. If the game on the table is played on a server, the
/// report contains no record.
fn text(store: &Store, cause: &str, is_remote: bool) -> String {
    let (system, processor) = (std::env::consts::OS, std::env::consts::ARCH);
    let mut text = format!("hacienda: {} on {system} {processor}\n", env!("CARGO_PKG_VERSION"));
    // Writing to a string cannot fail.
    let _ = writeln!(text, "graphics: {}", heartbeat::adapter().unwrap_or("unknown"));
    let _ = writeln!(text, "cause: {}", escaped(cause));
    if is_remote {
        return text + "\nThe game on the table was played on a server.\n";
    }
    // Below this heading, the file has the format of a record.
    text += "\nThe record of the game on the table:\n";
    text + save::read(store).map(|saved| saved.record.text()).as_deref().unwrap_or("there was no game\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Record, record::slots};

    #[test]
    fn an_error_leaves_a_report_that_is_announced_until_it_has_been_shown() {
        let folder = std::env::temp_dir().join(format!("hacienda-crash-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let (reports, store) = (Reports(Some(folder.join("reports"))), Store::Folder(folder.clone()));
        assert!(announcement(&reports).is_none(), "nothing has happened yet");
        let record = include_str!("../../tests/records/base-2-asymmetric.hacienda");
        let record = Record::parse(record).expect("the text is a record");
        store.put("game.hacienda", &record.save_text()).expect("the folder is writable");
        assert_eq!(slots::saved_games(&store).map(|games| games.len()).ok(), Some(1));
        let path = folder.join("reports/fault-000001.txt");
        assert_eq!(write(&reports, &store, "panicked at a.rs:1:\nno more cows"), Some(path.clone()));
        assert!(announcement(&reports).is_some(), "a start that fails leaves the message to the next one");
        let (message, note) = announcement(&reports).expect("the report is announced");
        let message = crate::texts::Translations::default().tr(message).to_string();
        assert!(message.contains(&path.display().to_string()), "{message}");
        let report = fs::read_to_string(&path).expect("the report is written");
        for what in [env!("CARGO_PKG_VERSION"), std::env::consts::OS, "graphics: ", "a.rs:1", "no more cows"] {
            assert!(report.contains(what), "{what}: {report}");
        }
        let (_, again) = report.split_once("on the table:\n").expect("the report has this heading");
        assert_eq!(Record::parse(again).expect("the text is a record").set_up(), record.set_up());
        let elsewhere = text(&store, "no more cows", true);
        assert!(elsewhere.ends_with("was played on a server.\n"), "the saved game must be left out: {elsewhere}");
        fs::remove_file(&path).expect("the report exists");
        assert!(announcement(&reports).is_none() && !note.exists(), "a deleted report is not announced");
        assert_eq!(write(&reports, &store, "no more pigs"), Some(path));
        fs::remove_file(note).expect("the new report has a note");
        assert!(announcement(&reports).is_none(), "the message has been shown");
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn without_a_folder_there_is_no_report() {
        assert_eq!(write(&Reports(None), &Store::Nowhere, "no more cows"), None);
        assert!(announcement(&Reports(None)).is_none());
    }
}
