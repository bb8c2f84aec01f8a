//! Where the hexes of a board lie on the table, and which hex lies at a place.

use bevy::math::{Rect, Vec2, Vec3};

use crate::rules::{
    board::{Board, Hex},
    cells::Cell,
};

/// From the middle of a hex to a corner, in world units. All models are made for it.
pub const RADIUS: f32 = 1.0;
/// From the middle of a hex to the middle of a side, in world units.
pub const APOTHEM: f32 = RADIUS * 0.866_025_4;
/// From one row of hexes to the next, in world units.
const ROW_STEP: f32 = RADIUS * 1.5;

/// The middle of a place of the file, void or not: x to the right, z towards the viewer, y = 0.
///
/// The file is the table turned by 90°: its columns are the table's rows, its rows the table's half-columns from the right.
fn place(board: &Board, column: f32, row: f32) -> Vec3 {
    let last_row = f32::from(board.rows) - 1.0;
    let last_column = f32::from(board.columns) - 1.0;
    Vec3::new((last_row / 2.0 - row) * APOTHEM, 0.0, (column - last_column / 2.0) * ROW_STEP)
}

/// The middle of a hex on the table, in world units; the board's file is centred on the origin.
pub fn world_of(board: &Board, cell: Cell) -> Vec3 {
    let hex = board.hex(cell);
    place(board, f32::from(hex.column), f32::from(hex.row))
}

/// The hex under a place on the table; `None` beside the board and over void.
pub fn cell_at(board: &Board, at: Vec3) -> Option<Cell> {
    let column = at.z / ROW_STEP + (f32::from(board.columns) - 1.0) / 2.0;
    let row = (f32::from(board.rows) - 1.0) / 2.0 - at.x / APOTHEM;
    // A hex is all that is nearer to its middle than to any other, so four candidates are enough: the two nearest
    // columns, and in each the rows to either side. Void places take part, or they would be given to their neighbours.
    let mut best: Option<(f32, Hex)> = None;
    for candidate_column in [column.floor(), column.floor() + 1.0] {
        for step in -1..=2 {
            let candidate_row = row.floor() + step as f32;
            if (candidate_column + candidate_row).rem_euclid(2.0) != 1.0
                || candidate_column < 0.0
                || candidate_row < 0.0
            {
                continue;
            }
            let away = place(board, candidate_column, candidate_row).distance_squared(at.with_y(0.0));
            if best.is_none_or(|(nearest, _)| away < nearest) {
                best = Some((away, Hex { column: candidate_column as u16, row: candidate_row as u16 }));
            }
        }
    }
    let (away, hex) = best?;
    // Places left of column 0 or row 0 are no candidates; this keeps what lies there from being given to the first hex.
    let inside = away <= RADIUS * RADIUS;
    inside.then(|| board.cell(hex)).flatten()
}

/// The hex among `cells` whose middle is nearest to a place on the table, and how far away that is, in world units.
pub fn nearest(board: &Board, at: Vec3, cells: impl IntoIterator<Item = Cell>) -> Option<(Cell, f32)> {
    cells
        .into_iter()
        .map(|cell| (cell, world_of(board, cell).distance(at.with_y(0.0))))
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
}

/// The rectangle around all hexes that are not void: x and z on the table, in world units.
pub fn bounds(board: &Board) -> Rect {
    let half = Vec2::new(APOTHEM, RADIUS);
    board
        .cells()
        .map(|cell| {
            let at = world_of(board, cell);
            Rect::from_center_half_size(Vec2::new(at.x, at.z), half)
        })
        .reduce(|all, hex| all.union(hex))
        .unwrap_or_else(|| Rect::from_center_half_size(Vec2::ZERO, half))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::vocab::Ground;

    fn small_board() -> Board {
        let mut hexes = Vec::new();
        for column in 0..5u16 {
            for row in 0..8u16 {
                let void = (column, row) == (2, 3);
                if (column + row) % 2 == 1 && !void {
                    hexes.push((Hex { column, row }, Ground::Pampas));
                }
            }
        }
        Board::new("Small".into(), "Nobody".into(), "1".into(), (5, 8), hexes).expect("a small board is a board")
    }

    #[test]
    fn every_hex_is_found_again_at_its_middle_and_near_its_corners() {
        let board = small_board();
        for cell in board.cells() {
            let middle = world_of(&board, cell);
            assert_eq!(cell_at(&board, middle), Some(cell));
            for corner in 0..6 {
                let angle = std::f32::consts::FRAC_PI_6 + corner as f32 * std::f32::consts::FRAC_PI_3;
                let near = middle + Vec3::new(angle.cos(), 0.0, angle.sin()) * RADIUS * 0.97;
                assert_eq!(cell_at(&board, near), Some(cell), "corner {corner} of {cell:?}");
            }
        }
    }

    #[test]
    fn neighbours_on_the_board_touch_on_the_table() {
        let board = small_board();
        for a in board.cells() {
            for b in board.cells().filter(|b| *b != a) {
                let apart = world_of(&board, a).distance(world_of(&board, b));
                assert_eq!(board.touch(a, b), apart < 2.0 * APOTHEM + 0.01, "{a:?} {b:?} {apart}");
            }
        }
    }

    #[test]
    fn void_and_beside_the_board_is_no_hex() {
        let board = small_board();
        assert_eq!(cell_at(&board, place(&board, 2.0, 3.0)), None);
        let all = bounds(&board);
        assert_eq!(cell_at(&board, Vec3::new(all.min.x - 0.2, 0.0, all.min.y - 0.2)), None);
        assert_eq!(cell_at(&board, Vec3::new(all.max.x + 50.0, 0.0, 0.0)), None);
    }

    #[test]
    fn the_first_column_is_the_far_row_and_the_first_row_lies_right() {
        let board = small_board();
        let far_right = board.cell(Hex { column: 0, row: 1 }).expect("a hex");
        let at = world_of(&board, far_right);
        assert!(at.x > 0.0 && at.z < 0.0, "{at}");
    }

    #[test]
    fn the_nearest_of_a_few_is_found() {
        let board = small_board();
        let cells = [Cell(0), Cell(9)];
        let at = world_of(&board, Cell(9)) + Vec3::new(0.3, 0.0, 0.2);
        let found = nearest(&board, at, cells);
        assert!(found.is_some_and(|(cell, away)| cell == Cell(9) && away < 0.4), "{found:?}");
        assert_eq!(nearest(&board, at, []), None);
    }
}
