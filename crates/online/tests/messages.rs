//! Tests of the exact texts of messages. Changing the text of a client's message, or adding a field to an answer that
//! clients of the oldest supported version receive, requires a new version of the protocol.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use online::{FromClient, FromServer, OLDEST_PROTOCOL, PROTOCOL, read, read_answer, write};

/// The texts in a folder of the tests, by file name.
fn texts(folder: &str) -> BTreeMap<String, String> {
    let folder = format!("{}/../../tests/{folder}", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(folder).expect("the folder exists");
    let text = |file: std::io::Result<fs::DirEntry>| {
        let path = file.expect("the folder can be listed").path();
        (path.display().to_string(), fs::read_to_string(path).expect("the file can be read"))
    };
    files.map(text).collect()
}

/// The kind of a message in JSON: its first word.
fn kind(text: &str) -> Option<String> {
    text.split('"').nth(1).map(str::to_owned)
}

#[test]
fn messages_match_the_stored_texts() {
    let supported = (OLDEST_PROTOCOL, PROTOCOL);
    assert_eq!(supported, (3, 4), "a new version must keep the stored messages of all supported versions");
    let (mut kinds, mut protocols) = (BTreeSet::new(), BTreeSet::new());
    for (file, text) in texts("messages") {
        let message = read(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(write(&message), text, "{file}");
        kinds.insert(kind(&text));
        if let FromClient::Hello { protocol, .. } = message {
            protocols.insert(protocol);
        }
    }
    assert_eq!(kinds.len(), 15, "each kind of message must have a stored text: {kinds:?}");
    assert_eq!(protocols, (OLDEST_PROTOCOL..=PROTOCOL).collect());
}

#[test]
fn answers_match_the_stored_texts() {
    let mut kinds = BTreeSet::new();
    for (file, text) in texts("answers") {
        let answer = read_answer(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(write(&answer), text, "{file}");
        kinds.insert(kind(&text));
    }
    assert_eq!(kinds.len(), 17, "each kind of answer must have a stored text: {kinds:?}");
}

#[test]
fn only_answers_may_have_unknown_fields() {
    let answer = r#"{"said":{"seat":2,"phrase":"bye","loud":true}}"#;
    assert!(matches!(read_answer(answer), Ok(FromServer::Said { .. })));
    let seats = r#"{"seats":[{"occupant":"person","present":true,"rematch":false,"votes":0,"colour":"red"}]}"#;
    assert!(matches!(read_answer(seats), Ok(FromServer::Seats(_))));
    let entries = r#"{"log":{"from":0,"entries":[{"taken_back":{"keep":0,"by":1,"why":"error"}}]}}"#;
    assert!(matches!(read_answer(entries), Ok(FromServer::Log { .. })));
    for (file, text) in texts("messages") {
        if let Some(fields) = text.strip_suffix("}}") {
            assert!(read(&format!("{fields},\"loud\":true}}}}")).is_err(), "{file}");
        }
    }
}
