//! Computer players choose in golden records as they did before.

#[path = "../../hacienda-rules/tests/rules/given.rs"]
mod given;

use std::fs;

use given::tests;
use hacienda_bots::{Level, measure};
use hacienda_rules::formats::records::Record;

/// Pieces of work for a choice: enough to plan a turn and to compare plans.
const PIECES: u32 = 60;

/// What the frozen rungs choose in every record, in one number each.
const FROZEN: [(Level, u64); 5] = [
    (Level::Random, 11_804_036_591_087_934_888),
    (Level::Greedy, 17_211_631_439_261_145_970),
    (Level::Planner, 9_299_847_686_129_361_220),
    (Level::Ismcts, 3_785_982_653_739_426_891),
    (Level::R4, 7_646_063_437_952_494_957),
];

/// The golden records by their names.
fn records() -> Vec<(String, Record)> {
    let folder = tests().join("records");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("the records are in the repository")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".hacienda"))
        .collect();
    names.sort();
    let read = |name: String| {
        let text = fs::read_to_string(folder.join(&name)).expect("a record is text");
        (name, Record::parse(&text).expect("golden records are whole"))
    };
    names.into_iter().map(read).collect()
}

/// Computer players choose alike on every machine: what they chose here once is kept, and the browser's tests ask for it
/// too. With `HACIENDA_KEEP_CHOICES=1` the choices of now are kept, after a level was changed on purpose.
#[test]
fn computer_players_choose_as_they_did() {
    let mut choices = String::new();
    for (place, (name, record)) in records().into_iter().enumerate() {
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

/// All levels are measured by the rungs, so that these must never play otherwise: whoever changes what they share with other
/// levels gives them a copy of what it was.
#[test]
fn the_frozen_rungs_choose_as_ever() {
    let records = records();
    let chosen = FROZEN.map(|(level, _)| {
        let choice = |(place, (_, record)): (usize, &(String, Record))| {
            measure::choice_in(record, level, place as u64, PIECES).expect("golden records play")
        };
        // Fowler, Noll and Vo's hash, 1a.
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        (level, records.iter().enumerate().map(choice).flat_map(String::into_bytes).fold(0xcbf2_9ce4_8422_2325, mix))
    });
    assert_eq!(chosen, FROZEN);
}
