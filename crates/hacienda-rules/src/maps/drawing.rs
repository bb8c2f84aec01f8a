//! A board that is being drawn: strokes that can be taken back, brushes that paint alike hexes together, a grid that grows.

use std::collections::BTreeSet;
use tabletop::refuse;

use super::{
    generate::third_turn,
    grid::{Grid, MAX_GRID},
};
use crate::{
    Board, BoardError, Ground, Hex,
    board::{MAX_ROWS, MAX_WATERS},
};

/// The fewest columns and rows that a grid is pulled to.
const SMALLEST: (u16, u16) = (2, 3);

/// Which hexes are painted together, as the board lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Brush {
    /// One alone.
    #[default]
    Free,
    /// What is left also right.
    LeftRight,
    /// What is above also below.
    TopBottom,
    /// What half a turn brings to its place.
    HalfTurn,
    /// What a third of a turn brings there.
    ThirdTurn,
}

impl Brush {
    /// Every brush.
    pub const ALL: [Brush; 5] = [Brush::Free, Brush::LeftRight, Brush::TopBottom, Brush::HalfTurn, Brush::ThirdTurn];
}

/// A side of the grid, as the board lies on the table (RULES.md 6: rows lie there from the right, columns from above).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// Low columns.
    Top,
    /// High columns.
    Bottom,
    /// High rows.
    Left,
    /// Low rows.
    Right,
}

impl Side {
    /// Every side.
    pub const ALL: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];

    /// How many columns or rows come or go at once. At the low sides all hexes get new numbers, and only every second number
    /// lets column and row stay odd together.
    pub fn step(self) -> i32 {
        match self {
            Side::Top | Side::Right => 2,
            Side::Bottom | Side::Left => 1,
        }
    }
}

/// Why a stroke is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The grid would have more hexes than a board may have.
    #[error("a grid may have {MAX_GRID} places at most")]
    TooLarge,
    /// It would have more rows.
    #[error("a grid may have {MAX_ROWS} rows at most")]
    TooManyRows,
    /// Nothing would be left to draw on.
    #[error("a smaller grid is no board")]
    TooSmall,
    /// Something drawn would be lost.
    #[error("what is drawn there would be lost")]
    InTheWay,
    /// Each printed water is a single pond, and there are nine.
    #[error("there are {MAX_WATERS} printed waters at most")]
    TooMuchWater,
}

/// One of the grids between which strokes lie.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Stage {
    grid: Grid,
    /// Whether another drawing lies on the other side of the stroke.
    replaced: bool,
}

/// A grid with all that was done to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    grid: Grid,
    past: Vec<Stage>,
    future: Vec<Stage>,
    /// The grid before the stroke that is being made.
    before: Option<Grid>,
}

impl Drawing {
    /// Goes on from a grid; nothing of it can be taken back.
    pub fn of(grid: Grid) -> Drawing {
        Drawing { grid, past: Vec::new(), future: Vec::new(), before: None }
    }

    /// What is drawn by now.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The board that it makes.
    ///
    /// # Errors
    /// As [`Grid::board`].
    pub fn board(&self) -> Result<Board, BoardError> {
        self.grid.board()
    }

    /// Gives the board a name, as a stroke of its own.
    pub fn call(&mut self, name: &str, author: &str) {
        self.lift();
        self.press();
        (self.grid.name, self.grid.author) = (name.to_owned(), author.to_owned());
        self.lift();
    }

    /// Begins a stroke: what follows until [`Drawing::lift`] is taken back together.
    pub fn press(&mut self) {
        self.before.get_or_insert_with(|| self.grid.clone());
    }

    /// Whether a stroke is being made.
    pub fn is_pressed(&self) -> bool {
        self.before.is_some()
    }

    /// Lays another drawing in the place of this one, as a stroke of its own.
    pub fn replace(&mut self, grid: Grid) {
        self.lift();
        self.press();
        self.grid = grid;
        self.end(true);
    }

    /// Ends the stroke, and says whether it changed anything.
    pub fn lift(&mut self) -> bool {
        self.end(false)
    }

    fn end(&mut self, replaced: bool) -> bool {
        let Some(grid) = self.before.take().filter(|before| *before != self.grid) else { return false };
        self.past.push(Stage { grid, replaced });
        self.future.clear();
        true
    }

    /// Takes the stroke that is being made back, as a second finger on the screen does.
    pub fn let_go(&mut self) {
        if let Some(before) = self.before.take() {
            self.grid = before;
        }
    }

    /// Whether something can be taken back, and whether something taken back can be done again.
    pub fn can_undo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Takes the last stroke back; nothing happens where there is none. Gives the drawing that lay there where it was another
    /// one, which had replaced this.
    pub fn undo(&mut self) -> Option<Grid> {
        self.lift();
        let Stage { grid, replaced } = self.past.pop()?;
        let after = std::mem::replace(&mut self.grid, grid);
        self.future.push(Stage { grid: after.clone(), replaced });
        replaced.then_some(after)
    }

    /// Does it again. Gives the drawing that lay there where another one takes its place again.
    pub fn redo(&mut self) -> Option<Grid> {
        self.lift();
        let Stage { grid, replaced } = self.future.pop()?;
        let before = std::mem::replace(&mut self.grid, grid);
        self.past.push(Stage { grid: before.clone(), replaced });
        replaced.then_some(before)
    }

    /// Paints a hex and those that the brush has with it; void takes them away.
    ///
    /// # Errors
    /// When there would be too much water; then nothing is painted.
    pub fn paint(&mut self, hex: Hex, ground: Option<Ground>, brush: Brush) -> Result<(), Refused> {
        let hexes = self.together(hex, brush);
        self.put_all(&hexes, ground)
    }

    /// Paints everything that hangs together with a hex and is the same; and so where the brush has it, too.
    ///
    /// # Errors
    /// When there would be too much water; then nothing is painted.
    pub fn fill(&mut self, hex: Hex, ground: Option<Ground>, brush: Brush) -> Result<(), Refused> {
        if !self.grid.has(hex) {
            return Ok(());
        }
        let from = self.grid.at(hex);
        let (mut region, mut open) = (BTreeSet::from([hex]), vec![hex]);
        while let Some(hex) = open.pop() {
            let beside: Vec<Hex> = self.grid.beside(hex).filter(|other| self.grid.at(*other) == from).collect();
            open.extend(beside.into_iter().filter(|other| region.insert(*other)));
        }
        let hexes: Vec<Hex> = region.into_iter().flat_map(|hex| self.together(hex, brush)).collect();
        self.put_all(&hexes, ground)
    }

    fn put_all(&mut self, hexes: &[Hex], ground: Option<Ground>) -> Result<(), Refused> {
        let before = (ground == Some(Ground::Water)).then(|| self.grid.clone());
        hexes.iter().for_each(|hex| self.grid.put(*hex, ground));
        match before.filter(|_| self.grid.count(Ground::Water) > MAX_WATERS) {
            Some(before) => {
                self.grid = before;
                Err(Refused::TooMuchWater)
            }
            None => Ok(()),
        }
    }

    /// The hexes that a brush paints with this one, itself among them; those beyond the grid are left out.
    pub fn together(&self, hex: Hex, brush: Brush) -> Vec<Hex> {
        let (columns, rows) = self.ends(brush);
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

    /// Twice the column and twice the row of a brush's axis or middle: so that hexes meet hexes there.
    pub fn ends(&self, brush: Brush) -> (i32, i32) {
        let (columns, rows) = (i32::from(self.grid.columns) - 1, i32::from(self.grid.rows) - 1);
        match brush {
            Brush::Free => (columns, rows),
            Brush::LeftRight => (columns, rows & !1),
            Brush::TopBottom => (columns & !1, rows),
            Brush::HalfTurn => (columns, rows - (columns + rows) % 2),
            Brush::ThirdTurn => {
                // The middle is a hex.
                let (column, row) = (columns / 2, rows / 2);
                (2 * column, 2 * (row - (column + row + 1) % 2))
            }
        }
    }

    /// Pulls a side of the grid out, or in where `out` is not so, by as little as it goes.
    ///
    /// # Errors
    /// When it would be larger than a board may be, smaller than one can be, or something drawn would be lost.
    pub fn pull(&mut self, side: Side, out: bool) -> Result<(), Refused> {
        let across = matches!(side, Side::Left | Side::Right);
        let low = matches!(side, Side::Top | Side::Right);
        let step = if out { side.step() } else { -side.step() };
        let (columns, rows) = (i32::from(self.grid.columns), i32::from(self.grid.rows));
        let (columns, rows) = if across { (columns, rows + step) } else { (columns + step, rows) };
        refuse(columns < i32::from(SMALLEST.0) || rows < i32::from(SMALLEST.1), Refused::TooSmall)?;
        refuse(rows > i32::from(MAX_ROWS), Refused::TooManyRows)?;
        refuse(columns * rows > MAX_GRID as i32, Refused::TooLarge)?;
        let moved = match (low, across) {
            (true, true) => (0, step),
            (true, false) => (step, 0),
            (false, _) => (0, 0),
        };
        self.grid = laid(&self.grid, (columns as u16, rows as u16), moved)?;
        Ok(())
    }

    /// Moves everything by so many columns and rows, which are odd or even together, from where it was before the stroke that
    /// is being made, or from where it is where none is.
    ///
    /// # Errors
    /// When something drawn would leave the grid; then it stays where it is.
    pub fn shift(&mut self, by: (i32, i32)) -> Result<(), Refused> {
        debug_assert_eq!((by.0 + by.1) % 2, 0, "hexes come to lie on hexes");
        let from = self.before.as_ref().unwrap_or(&self.grid);
        self.grid = laid(from, (from.columns, from.rows), by)?;
        Ok(())
    }
}

/// What is drawn on a grid, on one of this size and moved; nothing of it may be lost.
fn laid(from: &Grid, (columns, rows): (u16, u16), (down, across): (i32, i32)) -> Result<Grid, Refused> {
    let mut laid = Grid::new(columns, rows);
    (laid.name, laid.author, laid.version) = (from.name.clone(), from.author.clone(), from.version.clone());
    for hex in from.hexes() {
        let Some(ground) = from.at(hex) else { continue };
        let to = (u16::try_from(i32::from(hex.column) + down), u16::try_from(i32::from(hex.row) + across));
        let (Ok(column), Ok(row)) = to else { return Err(Refused::InTheWay) };
        let to = Hex { column, row };
        refuse(!laid.has(to), Refused::InTheWay)?;
        laid.put(to, Some(ground));
    }
    Ok(laid)
}
