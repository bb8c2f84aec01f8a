//! No two of our boards are one board in two dresses.
//!
//! The measure: one board is laid upon the other in every place, as it is, turned by half a turn, and in both mirrors.
//! A hex is shared where both have the same ground, void never. The share is that of the best place, in hundred hexes
//! of the larger board.

use hacienda_rules::{
    Board, Ground, Hex,
    maps::{self, OURS},
};

/// The grounds of a board on its grid, void as `None`, turned or mirrored.
struct Sheet {
    columns: i32,
    rows: i32,
    ground: Vec<Option<Ground>>,
    hexes: Vec<(i32, i32, Ground)>,
}

impl Sheet {
    fn new(board: &Board, flip_columns: bool, flip_rows: bool) -> Sheet {
        let (columns, rows) = (i32::from(board.columns), i32::from(board.rows));
        let mut ground = vec![None; (columns * rows) as usize];
        let mut hexes = Vec::new();
        for cell in board.cells() {
            let Hex { column, row } = board.hex(cell);
            let column = if flip_columns { columns - 1 - i32::from(column) } else { i32::from(column) };
            let row = if flip_rows { rows - 1 - i32::from(row) } else { i32::from(row) };
            ground[(column * rows + row) as usize] = Some(board.ground(cell));
            hexes.push((column, row, board.ground(cell)));
        }
        Sheet { columns, rows, ground, hexes }
    }

    /// Hexes of the same ground when the other lies so many columns and rows further on.
    fn shared(&self, other: &Sheet, columns: i32, rows: i32) -> usize {
        let same = |(column, row, ground): &&(i32, i32, Ground)| {
            let (column, row) = (column + columns, row + rows);
            let inside = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
            inside && self.ground[(column * self.rows + row) as usize] == Some(*ground)
        };
        other.hexes.iter().filter(same).count()
    }
}

/// How many in a hundred hexes two boards share.
fn overlap(a: &Board, b: &Board) -> usize {
    let (larger, smaller) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let below = Sheet::new(larger, false, false);
    let mut most = 0;
    for (flip_columns, flip_rows) in [(false, false), (false, true), (true, false), (true, true)] {
        let above = Sheet::new(smaller, flip_columns, flip_rows);
        for columns in 1 - above.columns..below.columns {
            for rows in 1 - above.rows..below.rows {
                // Hexes lie upon hexes or upon nothing.
                most = most.max(below.shared(&above, columns, rows));
            }
        }
    }
    most * 100 / larger.len()
}

#[test]
fn no_two_boards_share_seventy_hexes_in_a_hundred() {
    let mut worst = (0, "", "");
    for (place, a) in OURS.iter().enumerate() {
        for b in &OURS[..place] {
            worst = worst.max((overlap(a.board(), b.board()), a.word, b.word));
        }
    }
    println!("boards of ours share at most {} hexes in a hundred: {} and {}", worst.0, worst.1, worst.2);
    assert!(worst.0 < 70, "{worst:?}");
}

#[test]
fn a_board_shares_all_of_itself_and_of_its_mirror_image() {
    let board = maps::by_name("windmill").expect("ours");
    assert_eq!(overlap(&board, &board), 100);
    let mirrored = board.cells().map(|cell| {
        let Hex { column, row } = board.hex(cell);
        (Hex { column, row: board.rows - 1 - row }, board.ground(cell))
    });
    let (words, size) = (|| "Mirror".to_owned(), (board.columns, board.rows));
    let mirror = Board::new(words(), words(), words(), size, mirrored.collect()).expect("a board");
    assert_eq!(overlap(&board, &mirror), 100);
    assert_ne!(board.hash(), mirror.hash());
}
