//! Tests of the built-in boards: the properties that make a board fair and worth playing.

use std::collections::BTreeSet;

use hacienda_rules::{
    Board, Edition,
    maps::{self, BUILT_IN_BOARDS, BuiltInBoard, haz},
};

use super::{
    assert_games_end, assert_hexes_connected, assert_markets_open, assert_pampas_connected, count_equal_neighbours,
    landscapes, unevenness,
};
use crate::fixtures::tests;

fn land(board: &Board) -> u16 {
    landscapes(board).iter().sum()
}

#[test]
fn every_board_matches_its_file_and_has_a_unique_word_and_name() {
    assert!(BUILT_IN_BOARDS.len() >= 10);
    let (mut words, mut names) = (BTreeSet::new(), BTreeSet::new());
    for built_in in BUILT_IN_BOARDS {
        let BuiltInBoard { word, name, seats, .. } = built_in;
        assert!(words.insert(word) && names.insert(name), "{word} and its name must be unique");
        assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word} must consist of lower-case letters");
        assert!(!seats.is_empty() && seats.iter().all(|seats| (2..=5).contains(seats)), "{word}");
        let file = tests().join(format!("../assets/boards/{word}.haz"));
        let bytes = std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let board = haz::read_bytes(&bytes).unwrap_or_else(|error| panic!("{word}: {error}"));
        assert_eq!(haz::write(&board).into_bytes(), bytes, "{word} must be written back unchanged");
        assert_eq!((board.hash(), board.name.as_str()), (built_in.board().hash(), name));
    }
    let files =
        std::fs::read_dir(tests().join("../assets/boards")).expect("the folder of the built-in boards is readable");
    let files = files.flatten().filter(|file| file.path().extension().is_some_and(|extension| extension == "haz"));
    assert_eq!(files.count(), BUILT_IN_BOARDS.len(), "every file must be in the catalogue");
    assert_eq!(maps::NAMES.to_vec(), BUILT_IN_BOARDS.map(|built_in| built_in.word).to_vec());
}

#[test]
fn every_board_is_fair() {
    for (place, built_in) in BUILT_IN_BOARDS.into_iter().enumerate() {
        let board = built_in.board();
        assert_hexes_connected(board);
        assert_markets_open(board, 3);
        // The landscapes of the first board split its pampas into two parts, which land tiles can connect.
        if place >= 1 {
            assert_pampas_connected(board);
        }
        assert!(unevenness(board) <= 1, "{}: landscapes {:?}", built_in.word, landscapes(board));
        assert_eq!(count_equal_neighbours(board), 0, "{}: no two hexes of one landscape may touch", built_in.word);
        let markets: Vec<_> = board.markets().iter().collect();
        let touch =
            markets.iter().any(|market| board.neighbours(*market).iter().any(|cell| board.markets().has(*cell)));
        assert!(!touch, "{}: no two markets may touch", built_in.word);
    }
}

#[test]
fn there_are_boards_for_every_number_of_players() {
    let which = |fits: &dyn Fn(&BuiltInBoard, &Board) -> bool| {
        BUILT_IN_BOARDS
            .into_iter()
            .filter(|built_in| fits(built_in, built_in.board()))
            .map(|built_in| built_in.word)
            .collect::<Vec<_>>()
    };
    let small = |board: &Board| {
        (100..=165).contains(&board.len())
            && (5..=7).contains(&board.markets().count())
            && (30..=38).contains(&land(board))
    };
    assert_eq!(which(&|_, board| board.water().count() == 5), ["springs"]);
    assert_eq!(which(&|built_in, _| built_in.edition == Edition::Crucible), ["caldera"]);
    let caldera = maps::find("caldera").expect("a built-in board");
    assert_eq!((caldera.seats, caldera.board().water().count()), (&[2][..], 4));
    assert_eq!(
        which(&|built_in, board| built_in.edition == Edition::Base && built_in.seats == [2] && small(board)),
        ["paddock", "hourglass"]
    );
    let largest =
        BUILT_IN_BOARDS.into_iter().max_by_key(|built_in| built_in.board().len()).expect("the catalogue is not empty");
    assert_eq!((largest.word, largest.seats[0]), ("estancia", 5));
    let smallest =
        BUILT_IN_BOARDS.into_iter().min_by_key(|built_in| built_in.board().len()).expect("the catalogue is not empty");
    assert_eq!(smallest.word, "rodeo");
    for seats in 2..=5 {
        assert!(
            !which(&|built_in, _| built_in.seats[0] == seats).is_empty(),
            "at least one board must be designed for {seats} players"
        );
        assert!(
            which(&|built_in, _| built_in.seats.contains(&seats)).len() >= 5,
            "at least five boards must suit {seats} players"
        );
    }
}

#[test]
fn a_hundred_games_end_on_every_built_in_board() {
    BUILT_IN_BOARDS.iter().for_each(|built_in| assert_games_end(built_in.board(), 100));
}
