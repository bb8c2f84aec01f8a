//! Tests of an error that ends the program: it leaves a report, and keeps the saved game.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use hacienda::{game::Record, store::Store};

use crate::scratch;

/// Starts the program without a display, so that it panics before its window opens.
fn start(data: &Path) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hacienda"));
    program.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    program.env("HACIENDA_DATA", data).output().expect("the program starts")
}

#[test]
fn every_failed_start_leaves_a_report_until_a_window_can_show_it() {
    let data = scratch("crash");
    let record =
        fs::read_to_string("tests/records/base-2-asymmetric.hacienda").expect("the record is in the repository");
    let record = Record::parse(&record).expect("the text is a record");
    let store = Store::from(data.as_path());
    store.put("game.hacienda", &record.save_text()).expect("the folder is writable");
    for number in 1..=2 {
        let output = start(&data);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains("panicked"), "{error}");
        let path = data.join(format!("reports/fault-{number:06}.txt"));
        let report = fs::read_to_string(&path).expect("the report is written");
        let version = format!("hacienda: {} on {} ", env!("CARGO_PKG_VERSION"), std::env::consts::OS);
        for what in [version.as_str(), "graphics: ", "cause: panicked at "] {
            assert!(report.contains(what), "{what}: {report}");
        }
        let (_, played) = report.split_once("on the table:\n").expect("the report has this heading");
        assert_eq!(Record::parse(played).expect("the text is a record").text(), record.text());
        // The next start that shows a window announces this report.
        let note = fs::read_to_string(data.join("reports/untold")).expect("the report has a note");
        assert_eq!(Path::new(&note), path);
    }
    assert_eq!(store.get("game.hacienda").expect("the folder is readable"), Some(record.save_text()));
    fs::remove_dir_all(data).expect("the folder belongs to this test");
}
