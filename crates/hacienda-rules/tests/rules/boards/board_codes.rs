//! Tests of board codes: round trips are exact, and an altered code is refused.

use hacienda_rules::{
    Board, Ground, Hex,
    maps::{
        self, BUILT_IN_BOARDS,
        board_code::{self, BoardCodeError},
        drawing::{Brush, Drawing},
        generate::{Recipe, Symmetry},
        grid::Grid,
        haz,
    },
};

/// Checks that a round trip through its code leaves a board unchanged, and returns the length of the code.
fn round_trip(board: &Board) -> usize {
    let code = board_code::write(board).expect("the board is small enough");
    let back = board_code::read(&code).unwrap_or_else(|error| panic!("{}: {error}", board.name));
    assert_eq!(haz::write(&back), haz::write(board));
    // No character needs escaping in a URL.
    assert!(code.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)), "{code}");
    code.len()
}

#[test]
fn every_board_is_unchanged_after_a_round_trip_through_its_code() {
    let mut longest = 0;
    for built_in in BUILT_IN_BOARDS.into_iter().filter(|built_in| built_in.board().len() <= board_code::MAX_HEXES) {
        longest = longest.max(round_trip(built_in.board()));
    }
    for number in 0..40 {
        let symmetry = Symmetry::ALL[usize::from(number) % Symmetry::ALL.len()];
        let board = Recipe { number, symmetry, seats: 2 + (number % 4) as u8, ..Recipe::default() }.board();
        longest = longest.max(round_trip(&board));
    }
    // A code of this length fits in a message and in a QR code that a phone can scan.
    assert!(longest < 500, "{longest} characters");
}

#[test]
fn a_board_code_can_be_used_in_place_of_a_name() {
    let board = BUILT_IN_BOARDS[0].board();
    let code = board_code::write(board).expect("the board is small enough");
    let opened = maps::board_of(&code, "".as_ref()).expect("a valid board code");
    assert!(maps::are_identical(&opened, board));
    // Mail programs break lines, and a copied code may include spaces.
    let (first, second) = code.split_at(40);
    assert!(board_code::read(&format!(" {first}\r\n  {second}\n")).is_ok_and(|read| maps::are_identical(&read, board)));
}

#[test]
fn every_altered_character_is_detected() {
    let code = board_code::write(BUILT_IN_BOARDS[0].board()).expect("the board is small enough");
    for place in board_code::PREFIX.len()..code.len() {
        let mut letters = code.clone().into_bytes();
        letters[place] = if letters[place] == b'A' { b'B' } else { b'A' };
        let altered = String::from_utf8(letters).expect("the code is ASCII");
        assert_eq!(board_code::read(&altered).err(), Some(BoardCodeError::Altered), "at {place}");
        let message = maps::board_of(&altered, "".as_ref()).expect_err("the code was altered").to_string();
        assert!(message.contains("characters were changed"), "{message}");
    }
    for wrong in ["HAZ1-", "HAZ1-é", "haz1-AAAA", &code[..code.len() - 3], &format!("{code}A"), "HAZ1-////", ""] {
        assert_eq!(board_code::read(wrong).err(), Some(BoardCodeError::Altered), "{wrong}");
    }
    let long = format!("HAZ1-{}", "A".repeat(100_000));
    assert_eq!(board_code::read(&long).err(), Some(BoardCodeError::TooLong(long.len())));
}

#[test]
fn a_large_board_has_no_code() {
    let full = |columns, rows| {
        let mut drawing = Drawing::of(Grid::new(columns, rows));
        drawing.fill(Hex { column: 0, row: 1 }, Some(Ground::Pampas), Brush::Free).expect("pampas can be painted");
        drawing.board().expect("a board")
    };
    let (most, more) = (full(20, 40), full(20, 41));
    assert_eq!((most.len(), more.len()), (400, 410));
    round_trip(&most);
    assert_eq!(board_code::write(&more), None);
}
