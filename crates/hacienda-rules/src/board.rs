//! The printed board: which hexes there are, what each is, and what touches what. It never changes during a game.

use tabletop::refuse;

use crate::{
    Bits, Cell, Cells, Ground, Landscape, Narrow, PondCells, PondShape, Printed, Wide,
    cells::{Border, MAX_CELLS},
};

/// The most rows a board's file may have: with more, two hexes would share a name (RULES.md 6).
pub(super) const MAX_ROWS: u16 = 100;
/// The most printed waters: a single pond lies on each (RULES.md 1 and 6).
pub const MAX_WATERS: usize = 9;

/// Where a hex lies in its board's file: column and row (RULES.md 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// The column of the file; on the table, the row, from the top.
    pub column: u16,
    /// The row of the file; on the table, the half-column, from the right.
    pub row: u16,
}

impl Hex {
    /// The hexes around it, in order: (c, r±2) and (c±1, r±1) (RULES.md 6). Whether they exist is their board's business.
    pub fn beside(self) -> impl Iterator<Item = Hex> {
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

/// Up to six hexes beside a hex, in order.
#[derive(Debug, Clone, Copy)]
struct Beside {
    cells: [Cell; 6],
    count: u8,
}

/// A printed board with everything about it that can be known before play.
#[derive(Debug, Clone)]
pub struct Board {
    /// The name the board's author gave it.
    pub name: String,
    /// Who drew it.
    pub author: String,
    /// The map version the author gave it, as text.
    pub version: String,
    /// How many columns its file has.
    pub columns: u16,
    /// How many rows its file has.
    pub rows: u16,
    hexes: Vec<Hex>,
    ground: Vec<Ground>,
    beside: Vec<Beside>,
    /// The same as parts of sets.
    pub(super) borders: Vec<Border>,
    by_hex: Vec<Option<Cell>>,
    pub(super) wide: Printed<Wide>,
    /// The same in narrow sets; empty where these do not hold the board.
    pub(super) narrow: Printed<Narrow>,
    pampas_list: Vec<Cell>,
    land_lists: [Vec<Cell>; Landscape::ALL.len()],
    /// Every place for a pond of each shape, cells in order.
    pond_places: [Vec<PondCells>; PondShape::ALL.len()],
    hash: u64,
}

/// Why a list of hexes is no board (RULES.md 6).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// More hexes than a set can hold.
    #[error("the board has {0} hexes; at most {MAX_CELLS} are possible")]
    TooManyHexes(usize),
    /// Nothing to play on.
    #[error("the board has no hex that is not void")]
    Empty,
    /// Two hexes of a file would share a name.
    #[error("the board has {0} rows; at most {MAX_ROWS} are possible")]
    TooManyRows(u16),
    /// More printed waters than there are single ponds.
    #[error("the board has {0} printed waters; there are only {MAX_WATERS} single ponds")]
    TooMuchWater(usize),
}

impl Board {
    /// A board from its hexes that are not void, in any order. `columns` and `rows` bound them.
    ///
    /// # Errors
    /// When there are no hexes, too many, too many rows, or more printed waters than single ponds.
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
        let mut board = Board {
            name,
            author,
            version,
            columns,
            rows,
            hexes: hexes.iter().map(|(hex, _)| *hex).collect(),
            ground: hexes.iter().map(|(_, ground)| *ground).collect(),
            beside: Vec::new(),
            borders: Vec::new(),
            by_hex: vec![None; usize::from(columns) * usize::from(rows)],
            wide: Printed::of(&[], |_| &[]),
            narrow: Printed::of(&[], |_| &[]),
            pampas_list: Vec::new(),
            land_lists: Default::default(),
            pond_places: Default::default(),
            hash: 0,
        };
        for index in 0..board.hexes.len() {
            let cell = Cell(index as u16);
            let place = board.place(board.hexes[index]).expect("the caller bounds the hexes");
            board.by_hex[place] = Some(cell);
        }
        board.beside = board.cells().map(|cell| board.find_beside(cell)).collect();
        board.borders = board.cells().map(|cell| Border::new(board.beside(cell), board.len())).collect();
        board.wide = Printed::of(&board.ground, |cell| board.beside(cell));
        if board.fits::<Narrow>() {
            board.narrow = Printed::of(&board.ground, |cell| board.beside(cell));
        }
        board.pampas_list = board.pampas().iter().collect();
        board.land_lists = board.wide.land.map(|cells| cells.iter().collect());
        board.pond_places = board.find_pond_places();
        board.hash = board.find_hash();
        Ok(board)
    }

    fn find_beside(&self, cell: Cell) -> Beside {
        let mut beside = Beside { cells: [Cell(0); 6], count: 0 };
        for neighbour in self.hex(cell).beside().filter_map(|hex| self.cell(hex)) {
            beside.cells[usize::from(beside.count)] = neighbour;
            beside.count += 1;
        }
        beside
    }

    /// Every set of pampas hexes on which some pond fits while nothing stands there (RULES.md 3.6).
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
        self.beside(cell).iter().copied().filter(|other| self.pampas().has(*other))
    }

    /// FNV-1a over what is printed: size and ground of every hex. Name and author do not count.
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
        hash.end()
    }
}

impl Board {
    /// Whether sets of this size hold all its hexes.
    #[inline]
    pub fn fits<S: Bits>(&self) -> bool {
        self.len() <= 64 * S::WORDS
    }

    fn place(&self, hex: Hex) -> Option<usize> {
        (hex.column < self.columns && hex.row < self.rows)
            .then(|| usize::from(hex.column) * usize::from(self.rows) + usize::from(hex.row))
    }

    /// The shape these hexes have, whatever lies on them; `None` where no pond has it: apart, or in a straight line.
    pub fn pond_shape(&self, pond: &PondCells) -> Option<PondShape> {
        match *pond.cells() {
            [_] => Some(PondShape::Single),
            [a, b] => self.touch(a, b).then_some(PondShape::Double),
            [a, b, c] => {
                let sides = [(a, b, c), (b, c, a), (a, c, b)];
                let mut open = sides.iter().filter(|(x, y, _)| !self.touch(*x, *y));
                match (open.next(), open.next()) {
                    (None, _) => Some(PondShape::Triangle),
                    // One pair apart: the third hex lies between. A straight line has its ends two steps apart in one
                    // direction, so their middle is that third hex.
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

    /// A number that is the same for the same printed hexes, on every machine.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// All hexes, in order.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.hexes.len() as u16).map(Cell)
    }

    /// How many hexes there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Never true: a board without hexes is refused by [`Board::new`].
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// Column and row of a hex.
    #[inline]
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.index()]
    }

    /// The hex at column and row; `None` where the board is void or ends.
    #[inline]
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        self.by_hex[self.place(hex)?]
    }

    /// What is printed on a hex.
    #[inline]
    pub fn ground(&self, cell: Cell) -> Ground {
        self.ground[cell.index()]
    }

    /// The hexes that touch a hex.
    #[inline]
    pub fn beside(&self, cell: Cell) -> &[Cell] {
        let beside = &self.beside[cell.index()];
        &beside.cells[..usize::from(beside.count)]
    }

    /// The markets that touch a hex.
    #[inline]
    pub fn markets_beside(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.beside(cell).iter().copied().filter(|other| self.markets().has(*other))
    }

    /// Whether two hexes touch.
    #[inline]
    pub fn touch(&self, a: Cell, b: Cell) -> bool {
        self.beside(a).contains(&b)
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

    /// All hexes that touch a market: where an animal is paid (RULES.md 3.3).
    #[inline]
    pub fn market_sides(&self) -> &Cells {
        &self.wide.market_sides
    }

    /// All printed waters.
    #[inline]
    pub fn water(&self) -> &Cells {
        &self.wide.water
    }

    /// Every place on the pampas where a pond of this shape fits while nothing stands there.
    #[inline]
    pub fn pond_places(&self, shape: PondShape) -> &[PondCells] {
        &self.pond_places[shape.index()]
    }
}
