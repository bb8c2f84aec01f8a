//! The printed board: its hexes, the ground of each, and their neighbours. It never changes during a game.

use tabletop::refuse;

use crate::{
    Bits, Cell, Cells, Ground, Landscape, Narrow, PondCells, PondShape, Printed, Wide,
    cells::{MAX_CELLS, NeighbourMask},
};

/// The maximum number of rows in a board file. With more rows, two hexes would share a key in the file.
pub(super) const MAX_ROWS: u16 = 100;
/// The maximum number of printed water hexes: each holds a single pond (rules: `rule-setup-ponds`).
pub const MAX_WATERS: usize = 9;

/// The position of a hex in its board file: column and row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// The column in the file; the row on the displayed board, from the top.
    pub column: u16,
    /// The row in the file; the half-column on the displayed board, from the right.
    pub row: u16,
}

impl Hex {
    /// Iterates over the neighbouring positions, (c, r±2) and (c±1, r±1), by column, then row. They may be off the
    /// board.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::Hex;
    /// let hex = Hex { column: 1, row: 4 };
    /// let neighbours: Vec<String> = hex.neighbours().map(|hex| hex.to_string()).collect();
    /// assert_eq!(neighbours, ["0,3", "0,5", "1,2", "1,6", "2,3", "2,5"]);
    /// ```
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        let steps = [(-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1)];
        let at = move |(columns, rows)| {
            Some(Hex { column: self.column.checked_add_signed(columns)?, row: self.row.checked_add_signed(rows)? })
        };
        steps.into_iter().filter_map(at)
    }
}

impl std::fmt::Display for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

/// The neighbours of a hex, at most six, in order.
#[derive(Debug, Clone, Copy)]
struct Neighbours {
    cells: [Cell; 6],
    count: u8,
}

/// A printed board with all precomputed data.
#[derive(Debug, Clone)]
pub struct Board {
    /// The name that the author gave the board.
    pub name: String,
    /// The author's name.
    pub author: String,
    /// The author's version of the board, as text.
    pub version: String,
    /// The number of columns in its file.
    pub columns: u16,
    /// The number of rows in its file.
    pub rows: u16,
    hexes: Vec<Hex>,
    ground: Vec<Ground>,
    neighbours: Vec<Neighbours>,
    /// The neighbours of each hex as bit masks.
    pub(super) neighbour_masks: Vec<NeighbourMask>,
    by_hex: Vec<Option<Cell>>,
    pub(super) wide: Printed<Wide>,
    /// The printed terrain as narrow sets; empty if the board does not fit in them.
    pub(super) narrow: Printed<Narrow>,
    pampas_list: Vec<Cell>,
    land_lists: [Vec<Cell>; Landscape::ALL.len()],
    /// All possible placements of ponds, by shape, each with its cells in order.
    pond_places: [Vec<PondCells>; PondShape::ALL.len()],
    hash: u64,
}

/// An error in the hexes of a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// The board has more hexes than a set can hold.
    #[error("the board has {0} hexes; at most {MAX_CELLS} are allowed")]
    TooManyHexes(usize),
    /// The board has no hexes: all are void.
    #[error("every hex of the board is void")]
    Empty,
    /// The board has so many rows that two hexes would share a key in the file.
    #[error("the board has {0} rows; at most {MAX_ROWS} are allowed")]
    TooManyRows(u16),
    /// The board has more printed water hexes than there are single ponds.
    #[error("the board has {0} water hexes, but there are only {MAX_WATERS} single ponds")]
    TooMuchWater(usize),
    /// A hex is outside the columns and rows.
    #[error("the hex {0} is outside the columns and rows of the board")]
    Outside(Hex),
    /// A hex is between the others: column plus row is even for this hex and odd for the others, or the reverse.
    #[error("the hex {0} is between the others: either every column and row add up to an odd number, or none do")]
    BetweenHexes(Hex),
    /// A hex was given twice.
    #[error("the board has the hex {0} twice")]
    Twice(Hex),
}

impl Board {
    /// Creates a board from its non-void hexes, in any order, within `columns` and `rows`.
    ///
    /// # Errors
    /// Returns an error if there are no hexes, too many hexes or rows, or more printed water hexes than single ponds,
    /// or if a hex is outside the columns and rows, between the others, or given twice.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Board, Cell, Ground, Hex};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let hexes = vec![(Hex { column: 1, row: 0 }, Ground::Market), (Hex { column: 0, row: 1 }, Ground::Pampas)];
    /// let [name, author, version] = ["Pair", "Rosa", "1"].map(str::to_owned);
    /// let board = Board::new(name, author, version, (2, 2), hexes)?;
    /// assert!(board.cells().all(|cell| board.neighbours(cell).len() == 1));
    /// assert_eq!(board.ground(Cell(0)), Ground::Pampas); // Hexes are numbered by column, then row.
    /// # Ok(())
    /// # }
    /// ```
    pub fn new(
        name: String,
        author: String,
        version: String,
        (columns, rows): (u16, u16),
        mut hexes: Vec<(Hex, Ground)>,
    ) -> Result<Board, BoardError> {
        refuse(hexes.is_empty(), BoardError::Empty)?;
        refuse(hexes.len() > MAX_CELLS, BoardError::TooManyHexes(hexes.len()))?;
        refuse(rows > MAX_ROWS, BoardError::TooManyRows(rows))?;
        let water = hexes.iter().filter(|(_, ground)| *ground == Ground::Water).count();
        refuse(water > MAX_WATERS, BoardError::TooMuchWater(water))?;
        hexes.sort_by_key(|(hex, _)| *hex);
        let parity = |hex: Hex| (hex.column ^ hex.row) % 2;
        for (hex, _) in &hexes {
            refuse(hex.column >= columns || hex.row >= rows, BoardError::Outside(*hex))?;
            refuse(parity(*hex) != parity(hexes[0].0), BoardError::BetweenHexes(*hex))?;
        }
        if let Some(pair) = hexes.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(BoardError::Twice(pair[0].0));
        }
        let mut board = Board {
            name,
            author,
            version,
            columns,
            rows,
            hexes: hexes.iter().map(|(hex, _)| *hex).collect(),
            ground: hexes.iter().map(|(_, ground)| *ground).collect(),
            neighbours: Vec::new(),
            neighbour_masks: Vec::new(),
            by_hex: vec![None; usize::from(columns) * usize::from(rows)],
            wide: Printed::of(&[], |_| &[]),
            narrow: Printed::of(&[], |_| &[]),
            pampas_list: Vec::new(),
            land_lists: Default::default(),
            pond_places: Default::default(),
            hash: 0,
        };
        for cell in board.cells() {
            let place = board.place(board.hex(cell)).expect("the hexes are within the columns and rows");
            board.by_hex[place] = Some(cell);
        }
        board.neighbours = board.cells().map(|cell| board.find_neighbours(cell)).collect();
        board.neighbour_masks =
            board.cells().map(|cell| NeighbourMask::new(board.neighbours(cell), board.len())).collect();
        board.wide = Printed::of(&board.ground, |cell| board.neighbours(cell));
        if board.fits::<Narrow>() {
            board.narrow = Printed::of(&board.ground, |cell| board.neighbours(cell));
        }
        board.pampas_list = board.pampas().iter().collect();
        board.land_lists = board.wide.land.map(|cells| cells.iter().collect());
        board.pond_places = board.find_pond_places();
        board.hash = board.find_hash();
        Ok(board)
    }

    fn find_neighbours(&self, cell: Cell) -> Neighbours {
        let mut neighbours = Neighbours { cells: [Cell(0); 6], count: 0 };
        for neighbour in self.hex(cell).neighbours().filter_map(|hex| self.cell(hex)) {
            neighbours.cells[usize::from(neighbours.count)] = neighbour;
            neighbours.count += 1;
        }
        neighbours
    }

    /// Returns every set of pampas hexes on which a pond fits if the board is empty (rules: `rule-pond`).
    fn find_pond_places(&self) -> [Vec<PondCells>; PondShape::ALL.len()] {
        let mut places: [Vec<PondCells>; PondShape::ALL.len()] = Default::default();
        for a in self.pampas().iter() {
            let mut found = vec![vec![a]];
            for b in self.pampas_beside(a) {
                found.push(vec![a, b]);
                for c in self.pampas_beside(b).filter(|c| *c != a) {
                    found.push(vec![a, b, c]);
                }
            }
            for cells in found {
                if let Some((pond, shape)) =
                    PondCells::new(&cells).and_then(|pond| Some((pond, self.pond_shape(&pond)?)))
                {
                    places[shape.index()].push(pond);
                }
            }
        }
        for list in &mut places {
            list.sort();
            list.dedup();
        }
        places
    }

    fn pampas_beside(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.neighbours(cell).iter().copied().filter(|other| self.pampas().has(*other))
    }

    /// Computes the FNV-1a hash of the printed board: its size and the ground of every hex, but not its name, author or
    /// version.
    fn find_hash(&self) -> u64 {
        let mut hash = super::fingerprint::Hasher::new();
        hash.add(u64::from(self.columns) << 16 | u64::from(self.rows));
        for (hex, ground) in self.hexes.iter().zip(&self.ground) {
            let ground = match ground {
                Ground::Pampas => 0,
                Ground::Land(landscape) => 1 + landscape.index() as u64,
                Ground::Market => 6,
                Ground::Water => 7,
            };
            hash.add(u64::from(hex.column) << 32 | u64::from(hex.row) << 16 | ground);
        }
        hash.finish()
    }
}

impl Board {
    /// Returns true if sets of this size can hold all hexes of the board.
    #[inline]
    pub fn fits<S: Bits>(&self) -> bool {
        self.len() <= 64 * S::WORDS
    }

    fn place(&self, hex: Hex) -> Option<usize> {
        (hex.column < self.columns && hex.row < self.rows)
            .then(|| usize::from(hex.column) * usize::from(self.rows) + usize::from(hex.row))
    }

    /// Returns the shape of these hexes, regardless of their ground; `None` if no pond has this shape, because the
    /// hexes are apart or in a straight line.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Cell, Hex, PondCells, PondShape, maps};
    /// let board = maps::by_name("symmetric").expect("a built-in board");
    /// let cell = |column, row| board.cell(Hex { column, row }).expect("a hex of the board");
    /// let shape = |cells: [Cell; 3]| PondCells::new(&cells).and_then(|pond| board.pond_shape(&pond));
    /// assert_eq!(shape([cell(12, 1), cell(12, 3), cell(11, 2)]), Some(PondShape::Triangle));
    /// assert_eq!(shape([cell(12, 1), cell(12, 3), cell(11, 4)]), Some(PondShape::Bent));
    /// assert_eq!(shape([cell(12, 1), cell(12, 3), cell(12, 5)]), None); // a straight line
    /// ```
    pub fn pond_shape(&self, pond: &PondCells) -> Option<PondShape> {
        match *pond.cells() {
            [_] => Some(PondShape::Single),
            [a, b] => self.touch(a, b).then_some(PondShape::Double),
            [a, b, c] => {
                let sides = [(a, b, c), (b, c, a), (a, c, b)];
                let mut open = sides.iter().filter(|(x, y, _)| !self.touch(*x, *y));
                match (open.next(), open.next()) {
                    (None, _) => Some(PondShape::Triangle),
                    // If only one pair does not touch, the third hex is between the two. In a straight line, it is
                    // exactly halfway between them.
                    (Some((x, y, middle)), None) => {
                        let (x, y, middle) = (self.hex(*x), self.hex(*y), self.hex(*middle));
                        let straight = x.column + y.column == 2 * middle.column && x.row + y.row == 2 * middle.row;
                        (!straight).then_some(PondShape::Bent)
                    }
                    (Some(_), Some(_)) => None,
                }
            }
            _ => None,
        }
    }

    /// Returns a hash of the printed board that is the same on every machine. The name, author and version do not
    /// affect it.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Iterates over all hexes in order.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.hexes.len() as u16).map(Cell)
    }

    /// The number of hexes.
    #[inline]
    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Always returns false, because [`Board::new`] refuses a board without hexes.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// Returns the column and row of a hex.
    #[inline]
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.index()]
    }

    /// Returns the hex at a column and row; `None` if it is void or off the board.
    #[inline]
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        self.by_hex[self.place(hex)?]
    }

    /// Returns the ground of a hex.
    #[inline]
    pub fn ground(&self, cell: Cell) -> Ground {
        self.ground[cell.index()]
    }

    /// Returns the neighbours of a hex.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        let neighbours = &self.neighbours[cell.index()];
        &neighbours.cells[..usize::from(neighbours.count)]
    }

    /// Iterates over the markets that touch a hex.
    #[inline]
    pub fn markets_beside(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.neighbours(cell).iter().copied().filter(|other| self.markets().has(*other))
    }

    /// Returns true if two hexes touch.
    #[inline]
    pub fn touch(&self, a: Cell, b: Cell) -> bool {
        self.neighbours(a).contains(&b)
    }

    /// All pampas hexes.
    #[inline]
    pub fn pampas(&self) -> &Cells {
        &self.wide.pampas
    }

    /// All hexes of a landscape.
    #[inline]
    pub fn land(&self, landscape: Landscape) -> &Cells {
        &self.wide.land[landscape.index()]
    }

    /// All pampas hexes, in order.
    #[inline]
    pub fn pampas_list(&self) -> &[Cell] {
        &self.pampas_list
    }

    /// All hexes of a landscape, in order.
    #[inline]
    pub fn land_list(&self, landscape: Landscape) -> &[Cell] {
        &self.land_lists[landscape.index()]
    }

    /// All markets.
    #[inline]
    pub fn markets(&self) -> &Cells {
        &self.wide.markets
    }

    /// All hexes that touch a market. Animals on them earn payments (rules: `rule-market`).
    #[inline]
    pub fn market_sides(&self) -> &Cells {
        &self.wide.market_sides
    }

    /// All printed water hexes.
    #[inline]
    pub fn water(&self) -> &Cells {
        &self.wide.water
    }

    /// All placements of a pond of this shape on an empty board.
    #[inline]
    pub fn pond_places(&self, shape: PondShape) -> &[PondCells] {
        &self.pond_places[shape.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the error for a board with these hexes.
    fn refusal(size: (u16, u16), hexes: impl IntoIterator<Item = (u16, u16)>) -> BoardError {
        let hexes = hexes.into_iter().map(|(column, row)| (Hex { column, row }, Ground::Pampas)).collect();
        Board::new(String::new(), String::new(), String::new(), size, hexes).expect_err("the hexes are refused")
    }

    #[test]
    fn hexes_off_the_grid_between_others_or_given_twice_are_refused() {
        assert_eq!(refusal((2, 4), [(0, 1), (2, 1)]), BoardError::Outside(Hex { column: 2, row: 1 }));
        assert_eq!(refusal((2, 4), [(0, 1), (1, 4)]), BoardError::Outside(Hex { column: 1, row: 4 }));
        assert_eq!(refusal((2, 4), [(0, 1), (1, 1)]), BoardError::BetweenHexes(Hex { column: 1, row: 1 }));
        assert_eq!(refusal((2, 4), [(1, 2), (0, 1), (1, 2)]), BoardError::Twice(Hex { column: 1, row: 2 }));
        // With both parities, the neighbours of a hex would be too far apart for their mask.
        let both = (0..4).flat_map(|column| (0..100).map(move |row| (column, row)));
        assert_eq!(refusal((4, 100), both), BoardError::BetweenHexes(Hex { column: 0, row: 1 }));
    }
}
