//! Golden records: games played once and kept. A rule, a shuffle or a fingerprint that changes shows here; the browser's
//! tests play them again too.

use std::fs;

use hacienda_rules::formats::records::Record;

use crate::given::tests;

#[test]
fn golden_records_play_again_to_the_same_fingerprints() {
    let folder = tests().join("records");
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
