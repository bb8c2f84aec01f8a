//! Tests of the exact texts of client messages. Changing one of these texts requires a new version of the protocol.

use std::{collections::BTreeSet, fs};

use online::{PROTOCOL, read, write};

#[test]
fn messages_match_the_stored_texts() {
    assert_eq!(PROTOCOL, 3, "a new version must keep the stored messages of all supported versions");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/messages");
    let mut kinds = BTreeSet::new();
    for file in fs::read_dir(folder).expect("the folder exists") {
        let path = file.expect("it can be listed").path();
        let text = fs::read_to_string(&path).expect("it can be read");
        let message = read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(write(&message), text, "{}", path.display());
        kinds.insert(text.split('"').nth(1).map(str::to_owned));
    }
    assert_eq!(kinds.len(), 14, "one for each kind of message: {kinds:?}");
}
