//! Tests of records: round trips, replay, and detection of truncated or altered records.

use hab_gut::{Seat, formats::records::Record};
use tabletop::records::{RecordError, ReplayError};

use crate::helpers::{action, random_game, setting};

#[test]
fn records_round_trip_and_replay_to_the_same_end() {
    for (seats, seed) in [(3, 1), (4, 2), (5, 3)] {
        let setting = setting(seed == 2);
        let (record, last) = random_game(&setting, seats, seed);
        for text in [record.text(), record.save_text()] {
            let read = Record::parse(&text).expect("a record");
            assert_eq!((read.text(), read.setting), (record.text(), setting));
            assert_eq!(read.last_position(), Ok(last));
        }
        let header =
            format!("{{\"hab_gut_record\":1,\"rules\":{{\"stuck_at_the_end\":{}}},\"seats\":[\"random\"", seed == 2);
        assert!(record.text().starts_with(&header), "{}", record.header());
        assert!(Record::parse_save(&record.save_text()).is_ok());
        assert!(matches!(Record::parse_save(&record.text()), Err(RecordError::Truncated(_))));
    }
}

#[test]
fn a_save_truncated_or_altered_anywhere_is_detected() {
    let text = random_game(&setting(false), 3, 4).0.save_text();
    for place in 0..text.len() {
        assert!(Record::parse_save(&text[..place]).is_err(), "truncated at byte {place}");
        for change in [1u8, 2, 32] {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= change;
            let Ok(altered) = String::from_utf8(bytes) else { continue };
            assert!(Record::parse(&altered).is_err(), "byte {place} changed by {change}");
        }
    }
}

#[test]
fn record_errors_include_the_line_number() {
    let (record, _) = random_game(&setting(false), 3, 4);
    let text = record.text();
    let parse = |text: &str| Record::parse(text).expect_err("the record is broken").to_string();
    let later = text.replacen("{\"hab_gut_record\":1,", "{\"hab_gut_record\":2,", 1);
    assert_eq!(parse(&later), "line 1: this is a record of version 2; this program reads version 1");
    let other = text.replacen("{\"hab_gut_record\":1,", "{\"hacienda_record\":2,", 1);
    assert_eq!(parse(&other), "line 1: this is not a game record");
    let mut altered = record.clone();
    altered.actions[0].seat = Seat((altered.actions[0].seat.0 + 1) % 3);
    let error = altered.last_position().expect_err("it is another seat's turn");
    assert!(matches!(error, ReplayError::NotToAct { line: 2, .. }), "{error}");
    let mut altered = record.clone();
    altered.actions[1].action = action("give tea");
    altered.actions[0].action = action("pass");
    altered.actions[0].fingerprint = 0;
    let error = altered.last_position().expect_err("the position after the action differs");
    assert!(matches!(error, ReplayError::Differs { line: 2, .. } | ReplayError::Illegal { line: 2, .. }), "{error}");
    // Records reject goods that are not in the fixed order.
    let words = vec!["human".to_owned(); 3];
    let (mut record, mut position) = Record::begin(setting(false), words, 1, None).expect("three players are allowed");
    let seat = position.turn.seat;
    position.play(&record.setting, seat, action("buy coal salt"), &mut Vec::new()).expect("the action is legal");
    record.push(seat, action("buy coal salt"), &position);
    let reordered = record.text().replace("buy coal salt", "buy salt coal");
    assert_eq!(parse(&reordered), "line 2: \"buy salt coal\" is not the standard form of this action");
}
