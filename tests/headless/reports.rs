//! Tests of fault reports: the report of a running game contains nothing hidden, and the report of a finished game
//! contains its record.

use std::fs;

use hacienda::record::{Log, report};
use hacienda_rules::{Hacienda, Position, Rng, Viewer, formats::records::Record};

use crate::saves::{folder, game, play_to};

const PROGRAM: report::Program<&str> = report::Program { version: "1", platform: String::new(), settings: "quiet" };

#[test]
fn a_report_hides_the_secrets_of_a_running_game() {
    let folder = folder("report");
    let seed = 987_654_321;
    let mut app = game(&folder, seed);
    play_to(&mut app, 30);
    let record = app.world().resource::<Log<Hacienda>>().record().expect("the game has a record").clone();
    let last = record.last_position().expect("the record can be replayed");
    let report_text = report::text::<_, Hacienda>(&PROGRAM, Some((&record, &last)));
    let mut rng = Rng::new(3, 3);
    for _ in 0..20 {
        // The visible table is the same, but the hidden cards differ.
        let other = last.imagine(Viewer::SPECTATOR, &mut rng);
        assert_ne!(other.fingerprint(), last.fingerprint());
        let mut hidden = record.clone();
        (hidden.seed, hidden.set_up) = (rng.below(1_000_000).into(), other.fingerprint());
        hidden.actions.iter_mut().for_each(|line| line.fingerprint ^= other.fingerprint());
        assert_eq!(report::text::<_, Hacienda>(&PROGRAM, Some((&hidden, &other))), report_text);
    }
    let fingerprints = record.actions.iter().map(|line| line.fingerprint).chain([record.set_up, last.fingerprint()]);
    assert!(fingerprints.map(|number| format!("{number:016x}")).all(|number| !report_text.contains(&number)));
    assert!(!report_text.contains(&seed.to_string()) && report_text.contains("\"quiet\""));
    assert_eq!(
        report_text.matches("\n      \"0 ").count() + report_text.matches("\n      \"1 ").count(),
        30,
        "{report_text}"
    );
    drop(app);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn a_report_contains_the_record_of_a_finished_game() {
    let text = fs::read_to_string("tests/records/base-2-symmetric.hacienda").expect("the record is in the repository");
    let record = Record::parse(&text).expect("the text is a record");
    let last = record.last_position().expect("the record can be replayed");
    let report_json: serde_json::Value =
        serde_json::from_str(&report::text::<_, Hacienda>(&PROGRAM, Some((&record, &last)))).expect("a report is JSON");
    let lines: String = report_json["record"]
        .as_array()
        .expect("the record is a list")
        .iter()
        .filter_map(|line| line.as_str())
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(Record::parse(&lines).expect("the record is complete").text(), record.text());
    assert!(report_json["running"].is_null() && report_json["version"] == "1");
    assert!(!report::text::<_, Hacienda>(&PROGRAM, None::<(&Record, &Position)>).contains("record\""));
}
