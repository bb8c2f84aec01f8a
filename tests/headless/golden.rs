//! Golden records: games played once and kept. A rule, a shuffle or a fingerprint that changes shows here; the browser's
//! tests play them again too.

use std::{fs, path::Path};

use hacienda::{bots::Level, formats::records::Record, seats::measure};

#[test]
fn golden_records_play_again_to_the_same_fingerprints() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let (mut games, mut played) = (0, 0);
    for entry in fs::read_dir(folder).expect("the records are in the repository") {
        let path = entry.expect("a folder entry is readable").path();
        let text = fs::read_to_string(&path).expect("a record is text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let last = record.last_position().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(last.over, "{}: the game was played to its end", path.display());
        assert_eq!(record.text(), text, "{}: a record is written as it was read", path.display());
        games += 1;
        played += record.actions.len();
    }
    assert!(games >= 100 && played > 10_000, "{played} actions in {games} golden records");
}

/// Pieces of work for a choice: enough to plan a turn and to compare plans.
const PIECES: u32 = 60;

/// Computer players choose alike on every machine: what they chose here once is kept, and the browser's tests ask for it
/// too. With `HACIENDA_KEEP_CHOICES=1` the choices of now are kept, after a level was changed on purpose.
#[test]
fn computer_players_choose_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("the records are in the repository")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".hacienda"))
        .collect();
    names.sort();
    let mut choices = String::new();
    for (place, name) in names.iter().enumerate() {
        let text = fs::read_to_string(folder.join(name)).expect("a record is text");
        let record = Record::parse(&text).expect("golden records are whole");
        let level = Level::ALL[place % Level::ALL.len()];
        let chosen = measure::choice_in(&record, level, place as u64, PIECES).expect("golden records play");
        choices.push_str(&format!("{name};{};{place};{PIECES};{chosen}\n", level.word()));
    }
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/choices.txt");
    if std::env::var_os("HACIENDA_KEEP_CHOICES").is_some() {
        fs::write(&kept, &choices).expect("the repository can be written to");
    }
    let before = fs::read_to_string(&kept).expect("the choices are in the repository");
    assert_eq!(choices, before, "somebody chooses otherwise than before");
}
