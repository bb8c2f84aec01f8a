//! Editing a board: undoable strokes, symmetric brushes and a resizable grid.

use std::collections::BTreeSet;
use tabletop::{refuse, words};

use super::{
    generate::third_turn,
    grid::{Grid, MAX_GRID},
};
use crate::{
    Board, BoardError, Ground, Hex,
    board::{MAX_ROWS, MAX_WATERS},
};

/// The minimum numbers of columns and rows in a grid.
const SMALLEST: (u16, u16) = (2, 3);

words! {
    /// The symmetry of a brush, relative to the displayed board.
    #[derive(Default)]
    Brush {
        /// Paints without symmetry.
        #[default]
        Free = "free",
        /// Also paints the mirror images, left to right.
        LeftRight = "left-right",
        /// Also paints the mirror images, top to bottom.
        TopBottom = "top-bottom",
        /// Also paints the hexes rotated by 180°.
        HalfTurn = "half-turn",
        /// Also paints the hexes rotated by 120° and by 240°.
        ThirdTurn = "third-turn",
    }
}

words! {
    /// A side of the grid on the displayed board, where columns are numbered from the top and rows from the right.
    Side {
        /// The side of column 0.
        Top = "top",
        /// The side of the last column.
        Bottom = "bottom",
        /// The side of the last row.
        Left = "left",
        /// The side of row 0.
        Right = "right",
    }
}

impl Side {
    /// The number of columns or rows to add or remove at once. A change at the top or right side renumbers all hexes,
    /// and only an even shift keeps column plus row odd.
    pub fn step(self) -> i32 {
        match self {
            Side::Top | Side::Right => 2,
            Side::Bottom | Side::Left => 1,
        }
    }
}

/// The reason for refusing an edit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The grid would have more positions than a board file may have.
    #[error("a grid may have at most {MAX_GRID} positions")]
    TooLarge,
    /// The grid would have too many rows.
    #[error("a grid may have at most {MAX_ROWS} rows")]
    TooManyRows,
    /// The grid would have too few columns or rows.
    #[error("the grid cannot be smaller")]
    TooSmall,
    /// Drawn hexes would be lost.
    #[error("drawn hexes would be lost")]
    HexesLost,
    /// The board would have more printed water hexes than the nine single ponds can cover.
    #[error("a board may have at most {MAX_WATERS} water hexes")]
    TooMuchWater,
}

/// A stroke in the undo history, with the grid that undoing or redoing it restores.
#[derive(Debug, Clone, PartialEq, Eq)]
struct UndoState {
    grid: Grid,
    /// True if the stroke replaced the whole drawing.
    replaced: bool,
}

/// A grid with its undo history.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps::drawing::{Brush, Drawing};
/// use hacienda_rules::maps::grid::Grid;
/// use hacienda_rules::{Ground, Hex};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut drawing = Drawing::of(Grid::new(4, 7));
/// drawing.begin_stroke();
/// drawing.paint(Hex { column: 1, row: 2 }, Some(Ground::Market), Brush::LeftRight)?;
/// assert!(drawing.end_stroke());
/// assert_eq!(drawing.grid().count(Ground::Market), 2); // The brush mirrors the market.
/// drawing.undo();
/// assert!(drawing.grid().is_void());
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    grid: Grid,
    past: Vec<UndoState>,
    future: Vec<UndoState>,
    /// The grid before the current stroke.
    before: Option<Grid>,
}

impl Drawing {
    /// Starts from a grid, with an empty undo history.
    pub fn of(grid: Grid) -> Drawing {
        Drawing { grid, past: Vec::new(), future: Vec::new(), before: None }
    }

    /// The grid with all changes that have not been undone.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the board of the grid.
    ///
    /// # Errors
    /// Returns the errors of [`Grid::board`].
    pub fn board(&self) -> Result<Board, BoardError> {
        self.grid.board()
    }

    /// Sets the name and author of the board, as a separate stroke.
    pub fn set_name(&mut self, name: &str, author: &str) {
        self.end_stroke();
        self.begin_stroke();
        (self.grid.name, self.grid.author) = (name.to_owned(), author.to_owned());
        self.end_stroke();
    }

    /// Begins a stroke: all edits until [`Drawing::end_stroke`] are undone together.
    pub fn begin_stroke(&mut self) {
        self.before.get_or_insert_with(|| self.grid.clone());
    }

    /// Returns true during a stroke.
    pub fn is_in_stroke(&self) -> bool {
        self.before.is_some()
    }

    /// Replaces the drawing, as a separate stroke.
    pub fn replace(&mut self, grid: Grid) {
        self.end_stroke();
        self.begin_stroke();
        self.grid = grid;
        self.end(true);
    }

    /// Ends the stroke, and returns true if it changed anything.
    pub fn end_stroke(&mut self) -> bool {
        self.end(false)
    }

    fn end(&mut self, replaced: bool) -> bool {
        let Some(grid) = self.before.take().filter(|before| *before != self.grid) else { return false };
        self.past.push(UndoState { grid, replaced });
        self.future.clear();
        true
    }

    /// Cancels the current stroke, for example because a second finger touches the screen.
    pub fn cancel_stroke(&mut self) {
        if let Some(before) = self.before.take() {
            self.grid = before;
        }
    }

    /// Returns whether undo and redo are possible, in this order.
    pub fn can_undo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Undoes the last stroke, if there is one. If the stroke had replaced the whole drawing, returns the drawing that
    /// undoing it discards.
    pub fn undo(&mut self) -> Option<Grid> {
        self.end_stroke();
        let UndoState { grid, replaced } = self.past.pop()?;
        let after = std::mem::replace(&mut self.grid, grid);
        self.future.push(UndoState { grid: after.clone(), replaced });
        replaced.then_some(after)
    }

    /// Redoes the last undone stroke. If the stroke replaces the whole drawing, returns the drawing that redoing it
    /// discards.
    pub fn redo(&mut self) -> Option<Grid> {
        self.end_stroke();
        let UndoState { grid, replaced } = self.future.pop()?;
        let before = std::mem::replace(&mut self.grid, grid);
        self.past.push(UndoState { grid: before.clone(), replaced });
        replaced.then_some(before)
    }

    /// Paints a hex and its images under the brush. A ground of `None` erases them.
    ///
    /// # Errors
    /// Returns an error, and paints nothing, if there would be too much water.
    pub fn paint(&mut self, hex: Hex, ground: Option<Ground>, brush: Brush) -> Result<(), EditError> {
        let hexes = self.images(hex, brush);
        self.put_all(&hexes, ground)
    }

    /// Flood-fills the connected hexes of the same ground, and their images under the brush.
    ///
    /// # Errors
    /// Returns an error, and paints nothing, if there would be too much water.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::maps::drawing::{Brush, Drawing, EditError};
    /// use hacienda_rules::maps::grid::Grid;
    /// use hacienda_rules::{Ground, Hex};
    /// let mut drawing = Drawing::of(Grid::new(5, 8));
    /// let corner = Hex { column: 0, row: 1 };
    /// assert_eq!(drawing.fill(corner, Some(Ground::Pampas), Brush::Free), Ok(()));
    /// assert_eq!(drawing.grid().count(Ground::Pampas), 20);
    /// assert_eq!(drawing.fill(corner, Some(Ground::Water), Brush::Free), Err(EditError::TooMuchWater));
    /// ```
    pub fn fill(&mut self, hex: Hex, ground: Option<Ground>, brush: Brush) -> Result<(), EditError> {
        if !self.grid.has(hex) {
            return Ok(());
        }
        let from = self.grid.at(hex);
        let (mut region, mut open) = (BTreeSet::from([hex]), vec![hex]);
        while let Some(hex) = open.pop() {
            let neighbours: Vec<Hex> = self.grid.neighbours(hex).filter(|other| self.grid.at(*other) == from).collect();
            open.extend(neighbours.into_iter().filter(|other| region.insert(*other)));
        }
        let hexes: Vec<Hex> = region.into_iter().flat_map(|hex| self.images(hex, brush)).collect();
        self.put_all(&hexes, ground)
    }

    fn put_all(&mut self, hexes: &[Hex], ground: Option<Ground>) -> Result<(), EditError> {
        let before = (ground == Some(Ground::Water)).then(|| self.grid.clone());
        hexes.iter().for_each(|hex| self.grid.put(*hex, ground));
        match before.filter(|_| self.grid.count(Ground::Water) > MAX_WATERS) {
            Some(before) => {
                self.grid = before;
                Err(EditError::TooMuchWater)
            }
            None => Ok(()),
        }
    }

    /// Returns the hex and its images under the brush, except images off the grid.
    pub fn images(&self, hex: Hex, brush: Brush) -> Vec<Hex> {
        let (columns, rows) = self.doubled_centre(brush);
        let (column, row) = (i32::from(hex.column), i32::from(hex.row));
        let all = match brush {
            Brush::Free => vec![(column, row)],
            Brush::LeftRight => vec![(column, row), (column, rows - row)],
            Brush::TopBottom => vec![(column, row), (columns - column, row)],
            Brush::HalfTurn => vec![(column, row), (columns - column, rows - row)],
            Brush::ThirdTurn => {
                let turn = |(column, row): (i32, i32)| {
                    let (down, across) = third_turn((column - columns / 2, row - rows / 2));
                    (columns / 2 + down, rows / 2 + across)
                };
                let second = turn((column, row));
                vec![(column, row), second, turn(second)]
            }
        };
        let on_grid = |(column, row): (i32, i32)| {
            Some(Hex { column: u16::try_from(column).ok()?, row: u16::try_from(row).ok()? })
        };
        let mut hexes: Vec<Hex> = all.into_iter().filter_map(on_grid).filter(|hex| self.grid.has(*hex)).collect();
        hexes.sort();
        hexes.dedup();
        hexes
    }

    /// Returns twice the column and twice the row of the brush's axis or centre, because the centre can be between two
    /// hexes. The values are rounded so that the images of hexes are hexes.
    pub fn doubled_centre(&self, brush: Brush) -> (i32, i32) {
        let (columns, rows) = (i32::from(self.grid.columns) - 1, i32::from(self.grid.rows) - 1);
        match brush {
            Brush::Free => (columns, rows),
            Brush::LeftRight => (columns, rows & !1),
            Brush::TopBottom => (columns & !1, rows),
            Brush::HalfTurn => (columns, rows - (columns + rows) % 2),
            Brush::ThirdTurn => {
                // The centre is a hex.
                let (column, row) = (columns / 2, rows / 2);
                (2 * column, 2 * (row - (column + row + 1) % 2))
            }
        }
    }

    /// Moves a side of the grid by the smallest step, outwards if `out` is true, otherwise inwards.
    ///
    /// # Errors
    /// Returns an error if the grid would be too large or too small, or drawn hexes would be lost.
    pub fn move_side(&mut self, side: Side, out: bool) -> Result<(), EditError> {
        let across = matches!(side, Side::Left | Side::Right);
        let low = matches!(side, Side::Top | Side::Right);
        let step = if out { side.step() } else { -side.step() };
        let (columns, rows) = (i32::from(self.grid.columns), i32::from(self.grid.rows));
        let (columns, rows) = if across { (columns, rows + step) } else { (columns + step, rows) };
        refuse(columns < i32::from(SMALLEST.0) || rows < i32::from(SMALLEST.1), EditError::TooSmall)?;
        refuse(rows > i32::from(MAX_ROWS), EditError::TooManyRows)?;
        refuse(columns * rows > MAX_GRID as i32, EditError::TooLarge)?;
        let offset = match (low, across) {
            (true, true) => (0, step),
            (true, false) => (step, 0),
            (false, _) => (0, 0),
        };
        self.grid = copied(&self.grid, (columns as u16, rows as u16), offset)?;
        Ok(())
    }

    /// Shifts the drawing by columns and rows, which must be both odd or both even. During a stroke, the shift is
    /// relative to the drawing before the stroke.
    ///
    /// # Errors
    /// Returns an error if a drawn hex would leave the grid; the drawing is then unchanged.
    pub fn shift(&mut self, by: (i32, i32)) -> Result<(), EditError> {
        debug_assert_eq!((by.0 + by.1) % 2, 0, "the shift must move hexes to hexes");
        let from = self.before.as_ref().unwrap_or(&self.grid);
        self.grid = copied(from, (from.columns, from.rows), by)?;
        Ok(())
    }
}

/// Copies a drawing to a grid of this size, at an offset. Returns an error if a drawn hex would be lost.
fn copied(from: &Grid, (columns, rows): (u16, u16), (down, across): (i32, i32)) -> Result<Grid, EditError> {
    let mut copy = Grid::new(columns, rows);
    (copy.name, copy.author, copy.version) = (from.name.clone(), from.author.clone(), from.version.clone());
    for hex in from.hexes() {
        let Some(ground) = from.at(hex) else { continue };
        let to = (u16::try_from(i32::from(hex.column) + down), u16::try_from(i32::from(hex.row) + across));
        let (Ok(column), Ok(row)) = to else { return Err(EditError::HexesLost) };
        let to = Hex { column, row };
        refuse(!copy.has(to), EditError::HexesLost)?;
        copy.put(to, Some(ground));
    }
    Ok(copy)
}
