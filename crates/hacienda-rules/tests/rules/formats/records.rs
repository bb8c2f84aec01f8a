//! Tests of records: round trips, replays, and detection of truncations and alterations.

use std::sync::Arc;

use hacienda_rules::{
    Action, Category, Edition, Hacienda, HouseRules, Rulebook, Seat, Setting,
    fingerprint::Hasher,
    formats::{
        events::{self, Played},
        records::{Record, ReplayError},
    },
    maps::{self, grid::Grid},
};
use serde_json::{Value, json};
use tabletop::records::{RecordError, Recorded};

use crate::fixtures::{random_game, setting, setting_with, tests};

fn small() -> Record {
    random_game(&setting(), 2, 11, 12).0
}

#[test]
fn a_record_is_read_back_unchanged_and_replays_to_the_same_position() {
    let custom = Setting {
        board: Arc::new(maps::read_file(&tests().join("boards/worked-example.haz")).expect("a board")),
        rulebook: Rulebook::new(Edition::Variant1, true, HouseRules { harvest_minimum: 1, ..HouseRules::default() }),
    };
    for (setting, seats) in [(setting(), 2), (setting(), 5), (custom, 3)] {
        let (record, last) = random_game(&setting, seats, 5, 2_000);
        for text in [record.text(), record.save_text()] {
            let read = Record::parse(&text).expect("a record");
            assert_eq!(read.text(), record.text());
            assert_eq!(read.last_position(), Ok(last));
            assert_eq!(read.setting.rulebook, setting.rulebook);
            assert_eq!(read.setting.board.hash(), setting.board.hash());
        }
        assert_eq!(Record::parse_save(&record.save_text()).expect("a save").text(), record.text());
    }
}

#[test]
fn very_long_names_of_a_board_are_shortened_in_a_record() {
    let mut grid = Grid::of(&setting().board);
    grid.name = format!("{} {}", "é".repeat(99), "x".repeat(1_000));
    grid.author = "A".repeat(100);
    let board = Arc::new(grid.board().expect("the board has not grown"));
    let setting = Setting { board, rulebook: Rulebook::default() };
    let (record, last) = random_game(&setting, 2, 5, 20);
    let read = Record::parse(&record.text()).expect("a record");
    let board = &read.setting.board;
    assert_eq!((&board.name, &board.author), (&"é".repeat(99), &grid.author));
    assert_eq!(board.hash(), setting.board.hash());
    assert_eq!((read.text(), read.last_position()), (record.text(), Ok(last)));
}

#[test]
fn a_record_contains_the_program_version_but_can_be_read_without_it() {
    let record = small();
    let made =
        format!(",\"program\":\"{}\",\"rules_version\":{}", env!("CARGO_PKG_VERSION"), <Hacienda>::RULES_VERSION);
    assert!(record.header().contains(&made), "{}", record.header());
    let with_checksum = |change: &dyn Fn(&str) -> String| {
        let (header, rest) =
            record.text().split_once('\n').map(|(a, b)| (a.to_owned(), b.to_owned())).expect("the record has a header");
        let body = change(header.rsplit_once(",\"checksum\"").expect("the header ends with a checksum").0);
        let mut sum = Hasher::new();
        sum.add_bytes(body.as_bytes());
        format!("{body},\"checksum\":\"{:016x}\"}}\n{rest}", sum.finish())
    };
    for (text, expected) in [
        (with_checksum(&|body| body.replace(&made, "")), None),
        (with_checksum(&|body| body.replace(&made, ",\"program\":\"9.8.7\",\"rules_version\":2")), Some(("9.8.7", 2))),
    ] {
        let read = Record::parse(&text).expect("the record is still readable");
        assert_eq!(read.made.as_ref().map(|made| (made.program.as_str(), made.rules)), expected);
        assert_eq!(read.text(), text, "the program version must be kept");
        assert!(read.last_position().is_ok());
    }
    for wrong in
        [",\"program\":\"\",\"rules_version\":1", ",\"program\":\"1\",\"rules_version\":01", ",\"program\":\"1\""]
    {
        let text = with_checksum(&|body| body.replace(&made, wrong));
        assert!(Record::parse(&text).is_err(), "{wrong}");
    }
}

#[test]
fn a_truncated_record_is_detected_or_is_a_shorter_game() {
    let record = small();
    let text = record.text();
    for cut in 0..text.len() {
        let piece = &text[..cut];
        match Record::parse(piece) {
            Ok(shorter) => {
                assert!(piece.ends_with('\n'), "cut at {cut} inside a line");
                assert_eq!(shorter.text(), piece);
                assert!(shorter.last_position().is_ok());
            }
            Err(error) => assert!(!piece.ends_with('\n'), "cut at {cut} at the end of a line: {error}"),
        }
    }
}

#[test]
fn a_truncated_save_is_detected() {
    let text = small().save_text();
    for cut in 0..text.len() {
        assert!(Record::parse_save(&text[..cut]).is_err(), "cut at {cut}");
    }
    assert!(matches!(Record::parse_save(&small().text()), Err(RecordError::Truncated(14))));
    assert!(
        Record::parse(&(text.clone() + "end #0000000000000000\n")).is_err(),
        "text after the end of a save must be refused"
    );
}

#[test]
fn an_altered_record_is_detected() {
    let record = small();
    for (text, save) in [(record.text(), false), (record.save_text(), true)] {
        for place in 0..text.len() {
            for change in [1u8, 2, 32] {
                let mut bytes = text.clone().into_bytes();
                bytes[place] ^= change;
                let Ok(altered) = String::from_utf8(bytes) else { continue };
                let detected = match Record::parse(&altered) {
                    Err(_) => true,
                    Ok(read) => !save && read.last_position().is_err(),
                };
                assert!(detected, "byte {place} altered by {change}");
            }
        }
    }
}

#[test]
fn errors_in_a_record_name_the_line() {
    let record = small();
    let text = record.text();
    let line = |number: usize| text.lines().nth(number - 1).expect("the record has this line").to_owned();
    let parse = |text: &str| Record::parse(text).expect_err("the record is invalid").to_string();
    assert_eq!(parse(""), "line 1: the file is empty");
    assert_eq!(parse("hello\n"), "line 1: this is not a game record");
    let later = text.replacen("{\"hacienda_record\":2,", "{\"hacienda_record\":3,", 1);
    assert_eq!(parse(&later), "line 1: this is a record of version 3; this program reads versions 1 and 2");
    assert!(matches!(Record::parse(&later), Err(RecordError::Version { found: 3, .. })));
    let seed = text.replacen("\"seed\":11", "\"seed\":12", 1);
    assert_eq!(parse(&seed), "line 1: the header was altered: its checksum does not match");
    assert_eq!(parse(&text[..text.len() - 1]), "line 13: the line is cut off");
    assert_eq!(
        parse(&text.replacen(&line(3), "0 dance #0000000000000000", 1)),
        "line 3: \"dance\" is not an action: actions begin with buy, land, animal, hacienda, pond, harvest or end"
    );
    assert_eq!(parse(&text.replacen(&line(3), "0 end", 1)), "line 3: the fingerprint after the action is missing");
    for seatless in ["end", "end #0000000000000000", "01 end #0000000000000000", "256 end #0000000000000000"] {
        let message = parse(&text.replacen(&line(3), seatless, 1));
        assert_eq!(message, "line 3: the line does not begin with a seat number", "{seatless}");
    }

    let replay =
        |text: &str| Record::parse(text).expect("each line can be read").last_position().expect_err("the replay fails");
    let other = text.replacen(&line(3)[line(3).len() - 16..], "0123456789abcdef", 1);
    assert!(matches!(replay(&other), ReplayError::Differs { line: 3, recorded: 0x0123_4567_89ab_cdef, .. }));
    let illegal = text.replacen(&line(2), &format!("{} hacienda 1,10 #0123456789abcdef", &line(2)[..1]), 1);
    assert!(matches!(replay(&illegal), ReplayError::Illegal { line: 2, .. }));
}

/// The text of the record with a changed header and a valid checksum.
fn with_header(record: &Record, change: impl Fn(&str) -> String) -> String {
    let text = record.text();
    let (header, rest) = text.split_once('\n').expect("the record has a header");
    let (body, _) = header.split_once(",\"checksum\"").expect("the header ends with a checksum");
    let body = change(body);
    let mut sum = Hasher::new();
    sum.add_bytes(body.as_bytes());
    format!("{body},\"checksum\":\"{:016x}\"}}\n{rest}", sum.finish())
}

#[test]
fn invalid_rules_in_a_header_are_refused_with_a_short_message() {
    let record = small();
    assert_eq!(with_header(&record, str::to_owned), record.text());
    let rules = "\"rules\":{";
    let (_, after) =
        record.header().split_once(rules).map(|(a, b)| (a.to_owned(), b.to_owned())).expect("the header has rules");
    let words = format!("{rules}{}}}", after.split_once('}').expect("the rules end with a brace").0);
    let long = "\\u001b[31m`, expected ".repeat(5_000);
    for rules in [
        "[]".to_owned(),
        "[\"base\",false,true,false,2,false,false]".to_owned(),
        "7".to_owned(),
        format!("{{\"game\":\"{long}\"}}"),
        format!("{{\"{long}\":1}}"),
        "{\"harvest_minimum\":300}".to_owned(),
    ] {
        let changed = with_header(&record, |body| body.replace(&words, &format!("\"rules\":{rules}")));
        let message = Record::parse(&changed).expect_err(&rules).to_string();
        assert!(message.starts_with("line 1: ") && !message.contains("RulesText"), "{message}");
        assert!(message.chars().count() < 300 && !message.contains(char::is_control), "{message}");
        assert_eq!(rules.starts_with(['[', '7']), message.contains("expected an object"), "{message}");
    }
}

#[test]
fn an_action_of_a_seat_that_may_not_act_is_refused() {
    let record = small();
    let next = record.set_up().expect("the set-up matches").next_seat(record.actions[0].seat);
    for seat in [next, Seat(2), Seat(255)] {
        let mut altered = record.clone();
        altered.actions[0].seat = seat;
        let read = Record::parse(&altered.text()).expect("the line can be read");
        let error = read.last_position().expect_err("the seat may not act");
        assert!(matches!(error, ReplayError::NotToAct { line: 2, .. }), "{error}");
        assert!(error.to_string().ends_with(&format!("is not allowed: seat {} may not act now", seat.0)), "{error}");
    }
    // After the end of the game, the reason for every refusal is that the game is over.
    let (mut over, last) = random_game(&setting(), 2, 5, 2_000);
    over.push(last.next_seat(last.turn.seat), Action::End, &last);
    let error = over.last_position().expect_err("the game is over");
    assert!(error.to_string().ends_with("is not allowed: game over"), "{error}");
}

/// The text of the record in version 1 of the format.
fn of_version_1(record: &Record) -> String {
    let header = with_header(record, |body| body.replacen("{\"hacienda_record\":2,", "{\"hacienda_record\":1,", 1));
    let header = header.lines().next().expect("the record has a header").to_owned();
    let lines = record.actions.iter().map(|line| line.text(&record.setting)[2..].to_owned());
    std::iter::once(header + "\n").chain(lines).collect()
}

#[test]
fn a_record_of_version_1_is_read_and_its_errors_name_the_same_line() {
    let (record, last) = random_game(&setting(), 3, 5, 2_000);
    let text = of_version_1(&record);
    let read = Record::parse(&text).expect("the record is readable");
    assert_eq!(read.actions, record.actions);
    assert_eq!((read.text(), read.last_position()), (record.text(), Ok(last)));
    // Saves of version 1 can be read too.
    let mut sum = Hasher::new();
    sum.add_bytes(text.as_bytes());
    let save = format!("{text}end-of-save {:016x}\n", sum.finish());
    assert_eq!(Record::parse_save(&save).expect("a save of version 1").actions, record.actions);
    let mut illegal = record.clone();
    illegal.actions[9].action = Action::Hacienda(setting().board.markets().first().expect("a market"));
    let read = Record::parse(&of_version_1(&illegal)).expect("each line can be read");
    assert!(matches!(read.last_position(), Err(ReplayError::Illegal { line: 11, .. })));
}

#[test]
fn a_record_larger_than_sixteen_megabytes_is_refused() {
    let text = format!("{{\"hacienda_record\":2{}", " ".repeat(16_000_000));
    assert_eq!(Record::parse(&text).expect_err("too large").to_string(), "the input is larger than 16 MB");
}

#[test]
fn a_replay_stops_after_an_error() {
    let mut record = small();
    record.actions[4].fingerprint ^= 1;
    let steps: Vec<_> = record.replay().expect("the set-up matches").collect();
    assert_eq!(steps.len(), 5);
    assert!(steps[..4].iter().all(Result::is_ok) && steps[4].is_err());
}

#[test]
fn event_lines_have_the_documented_keys() {
    for rulebook in [Rulebook::default(), Rulebook::new(Edition::Base, true, HouseRules::default())] {
        let setting = setting_with(rulebook);
        let mut games = (8..60).map(|seed| random_game(&setting, 3, seed, 2_000));
        let (record, last) = games
            .find(|(_, last)| last.pesos[0] >= 10)
            .expect("in at least one game, seat 0 ends with 10 pesos or more");
        let parse = |line: &str| -> Value { serde_json::from_str(line).expect("JSON") };
        let set_up = parse(&events::set_up_line(&setting, &record.set_up().expect("the set-up matches")));
        for word in ["n", "haz", "rules", "seats", "start", "hands", "land_display", "animal_display", "pesos"] {
            assert!(set_up.get(word).is_some(), "{word}");
        }
        let (mut scorings, mut money) = (Vec::new(), false);
        for step in record.replay().expect("the set-up matches") {
            let step = step.expect("the step can be replayed");
            let played =
                Played { n: step.n, seat: step.seat, action: step.action, effects: &step.effects, after: &step.after };
            let line = events::action_line(&setting, &played);
            assert!(!line.contains('\n'));
            let line = parse(&line);
            assert_eq!(line.get("points").is_some(), rulebook.running_score);
            // The points of a line do not include money; the totals of the last line do (rules: `rule-running`,
            // `rule-running-final`).
            if let Some(points) = line.get("points") {
                let counts = |seat| {
                    let all = Category::ALL.into_iter().filter(|category| *category != Category::Money);
                    all.map(|category| step.after.score(&setting, seat).of(category)).sum::<u16>()
                };
                assert_eq!(*points, json!(step.after.seats().map(counts).collect::<Vec<_>>()), "{line}");
                money |= step.after.over && line["totals"] != *points;
            }
            assert_eq!(line["over"] == true, line.get("totals").is_some() && line.get("winners").is_some());
            for scoring in line["scoring"].as_array().expect("a list") {
                scorings.push(scoring["kind"].as_str().expect("a word").to_owned());
                for row in scoring["seats"].as_array().expect("a list") {
                    assert_eq!(row.as_object().expect("a row").len(), 7);
                }
            }
        }
        assert!(last.over);
        assert_eq!(scorings.last().map(String::as_str), Some("final"));
        assert!(!rulebook.running_score || scorings.len() == 1 && money, "the only scoring must include money");
    }
}
