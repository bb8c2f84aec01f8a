//! Tests of golden records: stored games that reveal any change to a rule, a shuffle or a fingerprint. The browser
//! tests replay them too.

use std::fs;

use hacienda_rules::formats::records::Record;

use crate::fixtures::tests;

fn lines(text: &str) -> Vec<&str> {
    text.lines().skip(1).collect()
}

/// The lines after the header of a record of version 2, without their seats.
fn without_seats(text: &str) -> Vec<&str> {
    lines(text).into_iter().map(|line| line.split_once(' ').expect("a line begins with a seat").1).collect()
}

#[test]
fn golden_records_replay_to_the_same_fingerprints() {
    let folder = tests().join("records");
    let (mut games, mut played) = (0, 0);
    for entry in fs::read_dir(folder).expect("the records are in the repository") {
        let path = entry.expect("a folder entry is readable").path();
        // Subfolders belong to the other games.
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a record is text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let last = record.last_position().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(last.over, "{}: the game must be finished", path.display());
        // Written in version 2, the record holds the same game and can be read and written back unchanged.
        let twin = record.text();
        assert!(twin.starts_with("{\"hacienda_record\":2,"), "{}: the version must be 2", path.display());
        let again = Record::parse(&twin).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(again.text(), twin, "{}: the record must be written back unchanged", path.display());
        assert_eq!(again.actions, record.actions, "{}", path.display());
        assert_eq!(again.last_position(), Ok(last), "{}", path.display());
        assert!(text.starts_with("{\"hacienda_record\":1,"), "{}: stored records must have version 1", path.display());
        assert_eq!(without_seats(&twin), lines(&text), "{}: only the seats may differ", path.display());
        games += 1;
        played += record.actions.len();
    }
    assert!(games >= 100 && played > 10_000, "{played} actions in {games} golden records");
}
