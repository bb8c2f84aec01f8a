//! A board's grid before it is a board: what each hex of a file is, void or not (RULES.md 6).

use super::NAMELESS;
use crate::{Board, BoardError, Ground, Hex};

/// The most hexes of a grid, the ones that do not exist included.
pub(super) const MAX_GRID: u32 = 1760;

/// What each hex of a grid is, with the names that its author gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// The name of the board.
    pub name: String,
    /// Who drew it.
    pub author: String,
    /// The map version the author gave it, as text.
    pub version: String,
    /// How many columns there are.
    pub columns: u16,
    /// How many rows there are.
    pub rows: u16,
    /// By column, then row, with a place for hexes that do not exist; `None` is void.
    ground: Vec<Option<Ground>>,
}

impl Grid {
    /// A grid on which everything is void, without names.
    pub fn new(columns: u16, rows: u16) -> Grid {
        let ground = vec![None; usize::from(columns) * usize::from(rows)];
        let [name, author] = [NAMELESS; 2].map(str::to_owned);
        Grid { name, author, version: "1".to_owned(), columns, rows, ground }
    }

    /// The grid of a board.
    pub fn of(board: &Board) -> Grid {
        let mut grid = Grid::new(board.columns, board.rows);
        (grid.name, grid.author) = (board.name.clone(), board.author.clone());
        grid.version = board.version.clone();
        board.cells().for_each(|cell| grid.put(board.hex(cell), Some(board.ground(cell))));
        grid
    }

    /// The board that it makes.
    ///
    /// # Errors
    /// When there is nothing but void, or more than a board may have.
    pub fn board(&self) -> Result<Board, BoardError> {
        let hexes = self.hexes().filter_map(|hex| Some((hex, self.at(hex)?))).collect();
        let Grid { name, author, version, columns, rows, .. } = self;
        Board::new(name.clone(), author.clone(), version.clone(), (*columns, *rows), hexes)
    }

    /// The hexes that exist, in the order of a file: by row, then column.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let (columns, rows) = (self.columns, self.rows);
        let of_row = move |row| (0..columns).map(move |column| Hex { column, row });
        (0..rows).flat_map(of_row).filter(|hex| (hex.column + hex.row) % 2 == 1)
    }

    /// Whether there is a hex here: on the grid, column and row odd together.
    pub fn has(&self, hex: Hex) -> bool {
        hex.column < self.columns && hex.row < self.rows && (hex.column + hex.row) % 2 == 1
    }

    /// What a hex is; `None` for void and beyond the grid.
    pub fn at(&self, hex: Hex) -> Option<Ground> {
        self.has(hex).then(|| self.ground[self.place(hex)])?
    }

    /// Makes something of a hex; beyond the grid nothing happens.
    pub fn put(&mut self, hex: Hex, ground: Option<Ground>) {
        if self.has(hex) {
            let place = self.place(hex);
            self.ground[place] = ground;
        }
    }

    /// Whether nothing is drawn on it.
    pub fn is_void(&self) -> bool {
        self.ground.iter().all(Option::is_none)
    }

    /// How many hexes are this.
    pub fn count(&self, ground: Ground) -> usize {
        self.ground.iter().filter(|there| **there == Some(ground)).count()
    }

    /// The hexes around one that exist.
    pub fn beside(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        hex.beside().filter(|hex| self.has(*hex))
    }

    fn place(&self, hex: Hex) -> usize {
        usize::from(hex.column) * usize::from(self.rows) + usize::from(hex.row)
    }
}
