//! The printed board: which hexes there are, what each is, and what touches what. It never changes during a game.

use std::sync::{Arc, OnceLock};
use tabletop::refuse;

use crate::{
    Cell, Cells, Ground, Landscape, NARROW, PondCells, PondShape, WORDS,
    cells::{Border, MAX_CELLS},
    slides::Slides,
};

/// The most rows a board's file may have: with more, two hexes would share a name (RULES.md 6).
pub const MAX_ROWS: u16 = 100;
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

/// A printed board with everything about it that can be known before play. Its sets of hexes have so many words.
#[derive(Debug, Clone)]
pub struct Board<const W: usize = WORDS> {
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
    /// The same for whole sets, where that is quicker.
    pub(super) slides: Option<Slides<W>>,
    by_hex: Vec<Option<Cell>>,
    pampas: Cells<W>,
    pampas_list: Vec<Cell>,
    land: [Cells<W>; Landscape::ALL.len()],
    land_lists: [Vec<Cell>; Landscape::ALL.len()],
    markets: Cells<W>,
    market_sides: Cells<W>,
    water: Cells<W>,
    /// Every place for a pond of each shape, cells in order.
    pond_places: [Vec<PondCells>; PondShape::ALL.len()],
    hash: u64,
    /// The same board in narrow sets, once somebody has asked for it.
    narrow: OnceLock<Option<Arc<Board<NARROW>>>>,
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
            slides: None,
            by_hex: vec![None; usize::from(columns) * usize::from(rows)],
            pampas: Cells::NONE,
            pampas_list: Vec::new(),
            land: [Cells::NONE; 5],
            land_lists: Default::default(),
            markets: Cells::NONE,
            market_sides: Cells::NONE,
            water: Cells::NONE,
            pond_places: Default::default(),
            hash: 0,
            narrow: OnceLock::new(),
        };
        for index in 0..board.hexes.len() {
            let cell = Cell(index as u16);
            let place = board.place(board.hexes[index]).expect("the caller bounds the hexes");
            board.by_hex[place] = Some(cell);
            match board.ground[index] {
                Ground::Pampas => board.pampas.put(cell),
                Ground::Land(landscape) => board.land[landscape.index()].put(cell),
                Ground::Market => board.markets.put(cell),
                Ground::Water => board.water.put(cell),
            }
        }
        board.pampas_list = board.pampas.iter().collect();
        board.land_lists = board.land.map(|cells| cells.iter().collect());
        board.beside = board.cells().map(|cell| board.find_beside(cell)).collect();
        board.borders = board.cells().map(|cell| Border::new(board.beside(cell), board.len())).collect();
        board.slides = board.find_slides();
        board.market_sides = board.around(&board.markets);
        board.pond_places = board.find_pond_places();
        board.hash = board.find_hash();
        Ok(board)
    }

    /// The same board in narrow sets, made when it is first asked for; `None` where it has more hexes than these hold.
    pub fn narrow(&self) -> Option<&Arc<Board<NARROW>>> {
        self.narrow.get_or_init(|| self.fit().map(Arc::new)).as_ref()
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
        for a in self.pampas.iter() {
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
        self.beside(cell).iter().copied().filter(|other| self.pampas.has(*other))
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

impl<const W: usize> Board<W> {
    /// The same board with sets of so many words; `None` where it has more hexes than they hold.
    pub fn fit<const N: usize>(&self) -> Option<Board<N>> {
        let land = self.land.each_ref().map(Cells::fit);
        let mut board = Board {
            name: self.name.clone(),
            author: self.author.clone(),
            version: self.version.clone(),
            columns: self.columns,
            rows: self.rows,
            hexes: self.hexes.clone(),
            ground: self.ground.clone(),
            beside: self.beside.clone(),
            borders: self.borders.clone(),
            slides: None,
            by_hex: self.by_hex.clone(),
            pampas: self.pampas.fit()?,
            pampas_list: self.pampas_list.clone(),
            land: [land[0]?, land[1]?, land[2]?, land[3]?, land[4]?],
            land_lists: self.land_lists.clone(),
            markets: self.markets.fit()?,
            market_sides: self.market_sides.fit()?,
            water: self.water.fit()?,
            pond_places: self.pond_places.clone(),
            hash: self.hash,
            narrow: OnceLock::new(),
        };
        // Which are worth it depends on the words.
        board.slides = board.find_slides();
        Some(board)
    }

    fn find_slides(&self) -> Option<Slides<W>> {
        Slides::new(self.cells().map(|cell| (cell, self.beside(cell))))
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
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<W> {
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

    /// Whether two hexes touch.
    #[inline]
    pub fn touch(&self, a: Cell, b: Cell) -> bool {
        self.beside(a).contains(&b)
    }

    /// All pampas hexes.
    #[inline]
    pub fn pampas(&self) -> &Cells<W> {
        &self.pampas
    }

    /// All hexes of a landscape.
    #[inline]
    pub fn land(&self, landscape: Landscape) -> &Cells<W> {
        &self.land[landscape.index()]
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
    pub fn markets(&self) -> &Cells<W> {
        &self.markets
    }

    /// All hexes that touch a market: where an animal is paid (RULES.md 3.3).
    #[inline]
    pub fn market_sides(&self) -> &Cells<W> {
        &self.market_sides
    }

    /// All printed waters.
    #[inline]
    pub fn water(&self) -> &Cells<W> {
        &self.water
    }

    /// Every place on the pampas where a pond of this shape fits while nothing stands there.
    #[inline]
    pub fn pond_places(&self, shape: PondShape) -> &[PondCells] {
        &self.pond_places[shape.index()]
    }
}
