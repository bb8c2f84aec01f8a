//! The editable grid of a board: the ground of each hex of a file, or void.

use super::NAMELESS;
use crate::{Board, BoardError, Ground, Hex};

/// The maximum number of positions in a grid, including positions without a hex.
pub(super) const MAX_GRID: u32 = 1760;

/// The editable grid of a board, with the board's name, author and version.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Ground, Hex, maps::grid::Grid};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut grid = Grid::new(3, 4);
/// grid.put(Hex { column: 0, row: 1 }, Some(Ground::Pampas));
/// grid.put(Hex { column: 0, row: 2 }, Some(Ground::Pampas)); // no hex: column plus row is even
/// assert_eq!(grid.count(Ground::Pampas), 1);
/// assert_eq!(grid.board()?.len(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// The name of the board.
    pub name: String,
    /// The author's name.
    pub author: String,
    /// The author's version of the board, as text.
    pub version: String,
    /// The number of columns.
    pub columns: u16,
    /// The number of rows.
    pub rows: u16,
    /// The ground by column, then row, including positions without a hex; `None` is void.
    ground: Vec<Option<Ground>>,
}

impl Grid {
    /// Creates a nameless grid in which every hex is void.
    pub fn new(columns: u16, rows: u16) -> Grid {
        let ground = vec![None; usize::from(columns) * usize::from(rows)];
        let [name, author] = [NAMELESS; 2].map(str::to_owned);
        Grid { name, author, version: "1".to_owned(), columns, rows, ground }
    }

    /// Creates the grid of a board.
    pub fn of(board: &Board) -> Grid {
        let mut grid = Grid::new(board.columns, board.rows);
        (grid.name, grid.author) = (board.name.clone(), board.author.clone());
        grid.version = board.version.clone();
        board.cells().for_each(|cell| grid.put(board.hex(cell), Some(board.ground(cell))));
        grid
    }

    /// Returns the board of the grid.
    ///
    /// # Errors
    /// Returns an error if all hexes are void, or the board would exceed the limits.
    pub fn board(&self) -> Result<Board, BoardError> {
        let hexes = self.hexes().filter_map(|hex| Some((hex, self.at(hex)?))).collect();
        let Grid { name, author, version, columns, rows, .. } = self;
        Board::new(name.clone(), author.clone(), version.clone(), (*columns, *rows), hexes)
    }

    /// Iterates over the grid's hexes in file order: by row, then column.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let (columns, rows) = (self.columns, self.rows);
        let of_row = move |row| (0..columns).map(move |column| Hex { column, row });
        (0..rows).flat_map(of_row).filter(|hex| (hex.column + hex.row) % 2 == 1)
    }

    /// Returns true if the position is on the grid and has a hex: column plus row is odd.
    pub fn has(&self, hex: Hex) -> bool {
        hex.column < self.columns && hex.row < self.rows && (hex.column + hex.row) % 2 == 1
    }

    /// Returns the ground of a hex; `None` if it is void or the grid has no such hex.
    pub fn at(&self, hex: Hex) -> Option<Ground> {
        self.has(hex).then(|| self.ground[self.place(hex)])?
    }

    /// Sets the ground of a hex; does nothing if the grid has no such hex.
    pub fn put(&mut self, hex: Hex, ground: Option<Ground>) {
        if self.has(hex) {
            let place = self.place(hex);
            self.ground[place] = ground;
        }
    }

    /// Returns true if every hex is void.
    pub fn is_void(&self) -> bool {
        self.ground.iter().all(Option::is_none)
    }

    /// Counts the hexes with this ground.
    pub fn count(&self, ground: Ground) -> usize {
        self.ground.iter().filter(|there| **there == Some(ground)).count()
    }

    /// Iterates over the neighbouring hexes on the grid.
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        hex.neighbours().filter(|hex| self.has(*hex))
    }

    fn place(&self, hex: Hex) -> usize {
        usize::from(hex.column) * usize::from(self.rows) + usize::from(hex.row)
    }
}
