//! Tests that no two built-in boards are nearly identical.
//!
//! One board is laid over the other at every offset: unchanged, rotated by 180°, and mirrored in either direction. A
//! hex is shared if both boards have the same ground there, other than void. The overlap is the number of shared hexes
//! at the best offset, as a percentage of the hexes of the larger board.

use hacienda_rules::{
    Board, Ground, Hex,
    maps::{self, BUILT_IN_BOARDS},
};

/// The ground of each hex of a board on its grid, which may be rotated or mirrored; void is `None`.
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

    /// The number of hexes with the same ground if `other` is shifted by these columns and rows.
    fn shared(&self, other: &Sheet, columns: i32, rows: i32) -> usize {
        let same = |(column, row, ground): &&(i32, i32, Ground)| {
            let (column, row) = (column + columns, row + rows);
            let inside = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
            inside && self.ground[(column * self.rows + row) as usize] == Some(*ground)
        };
        other.hexes.iter().filter(same).count()
    }
}

/// The overlap of two boards in percent.
fn overlap(a: &Board, b: &Board) -> usize {
    let (larger, smaller) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let below = Sheet::new(larger, false, false);
    let mut most = 0;
    for (flip_columns, flip_rows) in [(false, false), (false, true), (true, false), (true, true)] {
        let above = Sheet::new(smaller, flip_columns, flip_rows);
        for columns in 1 - above.columns..below.columns {
            for rows in 1 - above.rows..below.rows {
                // At some offsets no hexes coincide, so nothing is shared.
                most = most.max(below.shared(&above, columns, rows));
            }
        }
    }
    most * 100 / larger.len()
}

#[test]
fn no_two_boards_share_seventy_percent_of_their_hexes() {
    let mut worst = (0, "", "");
    for (place, a) in BUILT_IN_BOARDS.iter().enumerate() {
        for b in &BUILT_IN_BOARDS[..place] {
            worst = worst.max((overlap(a.board(), b.board()), a.word, b.word));
        }
    }
    println!("built-in boards share at most {}% of their hexes: {} and {}", worst.0, worst.1, worst.2);
    assert!(worst.0 < 70, "{worst:?}");
}

#[test]
fn a_board_overlaps_completely_with_itself_and_its_mirror_image() {
    let board = maps::by_name("windmill").expect("a built-in board");
    assert_eq!(overlap(&board, &board), 100);
    let mirrored = board.cells().map(|cell| {
        let Hex { column, row } = board.hex(cell);
        (Hex { column, row: board.rows - 1 - row }, board.ground(cell))
    });
    let (name, size) = (|| "Mirror".to_owned(), (board.columns, board.rows));
    let mirror = Board::new(name(), name(), name(), size, mirrored.collect()).expect("a board");
    assert_eq!(overlap(&board, &mirror), 100);
    assert_ne!(board.hash(), mirror.hash());
}
