//! Computer players choose in golden records as they did before.

#[path = "../../hacienda-rules/tests/rules/given.rs"]
mod given;

use std::fs;

use given::tests;
use hacienda_bots::{Level, measure};
use hacienda_rules::formats::records::Record;

/// Pieces of work for a choice: enough to plan a turn and to compare plans.
const PIECES: u32 = 60;

/// Computer players choose alike on every machine: what they chose here once is kept, and the browser's tests ask for it
/// too. With `HACIENDA_KEEP_CHOICES=1` the choices of now are kept, after a level was changed on purpose.
#[test]
fn computer_players_choose_as_they_did() {
    let folder = tests().join("records");
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
    let kept = tests().join("browser/choices.txt");
    if std::env::var_os("HACIENDA_KEEP_CHOICES").is_some() {
        fs::write(&kept, &choices).expect("the repository can be written to");
    }
    let before = fs::read_to_string(&kept).expect("the choices are in the repository");
    assert_eq!(choices, before, "somebody chooses otherwise than before");
}
