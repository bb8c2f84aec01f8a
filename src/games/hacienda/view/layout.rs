//! The mapping between the hexes of a board and positions on the stage.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6};

use bevy::math::{Rect, Vec2, Vec3};
use hexx::{DoubledHexMode, HexLayout};

use hacienda_rules::{Board, Cell, Hex};

/// The distance from the centre of a hex to a corner, in world units. All models are made for this size.
pub const RADIUS: f32 = 1.0;
/// The distance from the centre of a hex to the middle of a side, in world units.
pub const APOTHEM: f32 = RADIUS * 0.866_025_4;
/// The distance between two rows of hexes, in world units.
const ROW_STEP: f32 = RADIUS * 1.5;

/// Returns the pointy-top layout for a file with this number of columns and rows, centred on the origin. The layout's x
/// points to the right, and its y is the stage's z, towards the viewer.
fn grid((columns, rows): (u16, u16)) -> HexLayout {
    let middle = half_column(rows, (f32::from(rows) - 1.0) / 2.0);
    let origin = Vec2::new(-middle * APOTHEM, -(f32::from(columns) - 1.0) / 2.0 * ROW_STEP);
    HexLayout::pointy().with_hex_size(RADIUS).with_origin(origin)
}

/// Converts a row of the file to a half-column of the stage, counted from the left. The file is rotated by 90°: its
/// columns are the stage's rows, and its rows are the stage's half-columns from the right. If the number of rows is
/// odd, the result is one larger. A hex's half-column and its row on the stage are thus both even or both odd, as
/// doubled coordinates require, because its column and row in the file add up to an odd number.
fn half_column(rows: u16, row: f32) -> f32 {
    f32::from(rows) - 1.0 - row + f32::from(rows % 2)
}

/// Returns the centre of a hex on the stage, in world units with y = 0.
pub fn world_of(board: &Board, cell: Cell) -> Vec3 {
    let at = place((board.columns, board.rows), board.hex(cell));
    Vec3::new(at.x, 0.0, at.y)
}

/// Returns the centre of a hex, void or not, in a file with this number of columns and rows: x and z on the stage, in
/// world units.
pub fn place(size: (u16, u16), hex: Hex) -> Vec2 {
    let doubled = [half_column(size.1, f32::from(hex.row)) as i32, i32::from(hex.column)];
    grid(size).hex_to_world_pos(hexx::Hex::from_doubled_coordinates(doubled, DoubledHexMode::DoubledWidth))
}

/// Returns the hex, void or not, at x and z on the stage. Returns `None` outside the grid.
pub fn hex_at(size: (u16, u16), at: Vec2) -> Option<Hex> {
    let [half, column] = grid(size).world_pos_to_hex(at).to_doubled_coordinates(DoubledHexMode::DoubledWidth);
    let row = half_column(size.1, half as f32) as i32;
    let hex = Hex { column: u16::try_from(column).ok()?, row: u16::try_from(row).ok()? };
    (hex.column < size.0 && hex.row < size.1).then_some(hex)
}

/// Returns the hex at a point on the stage. Returns `None` outside the board and over void.
pub fn cell_at(board: &Board, at: Vec3) -> Option<Cell> {
    board.cell(hex_at((board.columns, board.rows), Vec2::new(at.x, at.z))?)
}

/// Returns the offset of a corner of a hex, counted from 0, from its centre, in world units.
pub fn corner(number: usize) -> Vec3 {
    let angle = FRAC_PI_6 + number as f32 * FRAC_PI_3;
    Vec3::new(angle.cos(), 0.0, angle.sin()) * RADIUS
}

/// Returns the bounding rectangle of all hexes that are not void: x and z on the stage, in world units.
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
    use hacienda_rules::vocab::Ground;

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
        Board::new("Small".into(), "Nobody".into(), "1".into(), (5, 8), hexes).expect("the board is valid")
    }

    #[test]
    fn every_hex_is_found_at_its_centre_and_near_its_corners() {
        let board = small_board();
        for cell in board.cells() {
            let middle = world_of(&board, cell);
            assert_eq!(cell_at(&board, middle), Some(cell));
            for number in 0..6 {
                let near = middle + corner(number) * 0.97;
                assert_eq!(cell_at(&board, near), Some(cell), "corner {number} of {cell:?}");
            }
        }
    }

    #[test]
    fn hexes_touch_on_the_stage_if_and_only_if_they_are_neighbours() {
        let board = small_board();
        for a in board.cells() {
            for b in board.cells().filter(|b| *b != a) {
                let apart = world_of(&board, a).distance(world_of(&board, b));
                assert_eq!(board.touch(a, b), apart < 2.0 * APOTHEM + 0.01, "{a:?} {b:?} {apart}");
            }
        }
    }

    #[test]
    fn there_is_no_hex_over_void_or_outside_the_board() {
        let board = small_board();
        let void = Hex { column: 2, row: 3 };
        let at = place((board.columns, board.rows), void);
        assert_eq!(cell_at(&board, Vec3::new(at.x, 0.0, at.y)), None);
        assert_eq!(hex_at((board.columns, board.rows), at), Some(void), "it is still a hex of the file");
        let all = bounds(&board);
        assert_eq!(cell_at(&board, Vec3::new(all.min.x - 0.2, 0.0, all.min.y - 0.2)), None);
        assert_eq!(cell_at(&board, Vec3::new(all.max.x + 50.0, 0.0, 0.0)), None);
    }

    #[test]
    fn the_first_column_is_at_the_far_side_and_the_first_row_on_the_right() {
        let board = small_board();
        let far_right = board.cell(Hex { column: 0, row: 1 }).expect("a hex");
        let at = world_of(&board, far_right);
        assert!(at.x > 0.0 && at.z < 0.0, "the hex is at {at}");
    }
}
