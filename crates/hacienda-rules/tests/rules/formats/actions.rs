//! Tests of action texts: every legal action survives a round trip, and invalid texts are refused.

use std::sync::Arc;

use hacienda_rules::{
    Action, Effects, Hex, Illegal, Position, Rng, Rulebook, Setting,
    formats::actions::{self, ActionError},
    maps,
};

use crate::fixtures::{random_action, setting, third_party_boards};

#[test]
fn every_legal_action_is_written_and_parsed_back() {
    let mut boards: Vec<_> = maps::NAMES.into_iter().filter_map(maps::by_name).collect();
    boards.extend(third_party_boards().iter().map(|file| maps::read_file(file).expect("a board")));
    for (number, board) in boards.into_iter().enumerate() {
        let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
        let mut rng = Rng::new(number as u64, 5);
        let mut position = Position::setup(&setting, 3, number as u64, None).expect("three players are allowed");
        for turn in 0..90 {
            if position.over {
                break;
            }
            if turn % 15 == 0 {
                let mut seen = std::collections::BTreeSet::new();
                for action in position.legal(&setting) {
                    let text = actions::text(&setting.board, action);
                    assert_eq!(actions::parse(&setting.board, &text), Ok(action), "{text}");
                    assert!(seen.insert(text), "no two actions may have the same text");
                }
            }
            let action = random_action(&setting, &position, &mut rng);
            position.play(&setting, action, &mut Effects::new()).expect("listed as legal");
        }
    }
}

#[test]
fn pond_hexes_are_parsed_in_any_order_and_written_by_column_then_row() {
    let setting = setting();
    let board = &setting.board;
    let hexes = ["2,11", "1,12", "1,10"];
    let sorted = "pond 1,10 1,12 2,11";
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let line = format!("pond {} {} {}", hexes[order[0]], hexes[order[1]], hexes[order[2]]);
        let action = actions::parse(board, &line).expect("three hexes of the board");
        assert_eq!(actions::text(board, action), sorted);
    }
}

#[test]
fn invalid_words_are_unreadable_and_missing_hexes_are_refused() {
    let setting = setting();
    let parse = |line: &str| actions::parse(&setting.board, line);
    for line in [
        "",
        "buy",
        "buy land",
        "buy pig",
        "buy land pig",
        "buy animal forest",
        "buy land deck now",
        "sell land deck",
        "land forest",
        "land forest 6",
        "land forest 6,",
        "land forest 6,11 6,13",
        "land pig 6,11",
        "land forest 06,11",
        "land forest -6,11",
        "land forest 6,x",
        "land Forest 6,11",
        "animal pig",
        "animal forest 7,14",
        "animal cow 7,14",
        "hacienda",
        "hacienda 6,11 7,12",
        "pond",
        "harvest",
        "harvest 6,11 10,5",
        "harvest 6,11 from",
        "harvest 6,11 from 10,5 10,7",
        "end end",
        "End",
        "land forest 6,99999999",
    ] {
        assert!(matches!(parse(line), Err(ActionError::Unreadable { .. })), "{line}: {:?}", parse(line));
    }
    for (line, column, row) in [("hacienda 99,2", 99, 2), ("land forest 6,12", 6, 12)] {
        let error = parse(line).expect_err(line);
        assert_eq!(error, ActionError::NoSuchHex { text: line.to_owned(), hex: Hex { column, row } });
    }
    for line in ["pond 1,10 1,10", "pond 1,10 1,12 2,11 3,12"] {
        assert!(matches!(parse(line), Err(ActionError::Impossible { why: Illegal::NoSuchPond, .. })));
    }
    assert_eq!(parse("end"), Ok(Action::End));
}
