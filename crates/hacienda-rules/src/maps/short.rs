//! A board as one word that can be sent, opened by an address or read off a picture: packed, and checked when it comes back.

use data_encoding::BASE64URL_NOPAD;
use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};
use tabletop::refuse;

use super::{
    grid::{Grid, MAX_GRID},
    haz,
};
use crate::{Board, BoardError, Hex, board::MAX_ROWS, fingerprint::Hasher};

/// What every such word begins with.
pub const BEGINNING: &str = "HAZ1-";
/// The most hexes of a board that is short enough.
pub const MOST_HEXES: usize = 400;
/// The longest word that is looked at, in bytes.
const LONGEST: usize = 2_000;
/// The most bytes that a word may unpack to: a thousand hexes, and names longer than any.
const LARGEST: usize = 4_000;
/// Packs as small as it can: it is a few hundred bytes.
const EFFORT: u8 = 10;
/// The first bytes of what is packed: their check.
const CHECK: usize = 4;
/// The letters for the values of a file, from 1 on; 8 is not used (RULES.md 6).
const LETTERS: &[u8] = b"123456789w";

/// Why a word is no board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShortError {
    /// It is longer than any board's.
    #[error("the word of a board has at most {LONGEST} letters; this one has {0}")]
    TooLong(usize),
    /// A letter was changed, lost or added.
    #[error("the word of the board is not as it was written: letters were changed or are missing")]
    Altered,
    /// What it holds is no board.
    #[error("the word holds no board: {0}")]
    Board(#[from] BoardError),
}

/// Whether this is meant to be such a word.
pub fn is_one(text: &str) -> bool {
    text.get(..BEGINNING.len()).is_some_and(|beginning| beginning.eq_ignore_ascii_case(BEGINNING))
}

/// The word for a board; `None` for one that is better sent as a file: it has more than [`MOST_HEXES`], or a name beyond all
/// measure.
pub fn write(board: &Board) -> Option<String> {
    let plain = plain(&Grid::of(board));
    if board.len() > MOST_HEXES || plain.len() > LARGEST {
        return None;
    }
    let packed = compress_to_vec(plain.as_bytes(), EFFORT);
    let bytes = [&check_of(&packed)[..], &packed].concat();
    let word = format!("{BEGINNING}{}", BASE64URL_NOPAD.encode(&bytes));
    (word.len() <= LONGEST).then_some(word)
}

/// The board of a word. Spaces around it and line ends within, as letters and mails bring them, do no harm.
///
/// # Errors
/// When it is too long, was altered, or holds no board.
pub fn read(word: &str) -> Result<Board, ShortError> {
    refuse(word.len() > 2 * LONGEST, ShortError::TooLong(word.len()))?;
    let word: String = word.chars().filter(|letter| !letter.is_whitespace()).collect();
    refuse(word.len() > LONGEST, ShortError::TooLong(word.len()))?;
    let code = word.get(BEGINNING.len()..).filter(|_| is_one(&word)).ok_or(ShortError::Altered)?;
    let bytes = BASE64URL_NOPAD.decode(code.as_bytes()).map_err(|_| ShortError::Altered)?;
    let (check, packed) = bytes.split_at_checked(CHECK).ok_or(ShortError::Altered)?;
    refuse(check != check_of(packed), ShortError::Altered)?;
    let plain = decompress_to_vec_with_limit(packed, LARGEST).map_err(|_| ShortError::Altered)?;
    let plain = String::from_utf8(plain).map_err(|_| ShortError::Altered)?;
    Ok(grid_of(&plain).ok_or(ShortError::Altered)?.board()?)
}

/// What is packed: columns, rows, author, name and version, a line each, then a letter for each hex in a file's order.
fn plain(grid: &Grid) -> String {
    let Grid { columns, rows, author, name, version, .. } = grid;
    let letter = |hex| char::from(LETTERS[haz::value_of(grid.at(hex)) as usize - 1]);
    let letters: String = grid.hexes().map(letter).collect();
    format!("{columns}\n{rows}\n{author}\n{name}\n{version}\n{letters}")
}

/// The grid of it; `None` where something is missing or too much.
fn grid_of(plain: &str) -> Option<Grid> {
    let mut lines = plain.split('\n');
    let mut line = || lines.next();
    let (columns, rows): (u16, u16) = (line()?.parse().ok()?, line()?.parse().ok()?);
    if rows > MAX_ROWS || u32::from(columns) * u32::from(rows) > MAX_GRID {
        return None;
    }
    let mut grid = Grid::new(columns, rows);
    (grid.author, grid.name, grid.version) = (line()?.to_owned(), line()?.to_owned(), line()?.to_owned());
    let letters = line()?.as_bytes();
    let hexes: Vec<Hex> = grid.hexes().collect();
    if letters.len() != hexes.len() || line().is_some() {
        return None;
    }
    for (hex, letter) in hexes.into_iter().zip(letters) {
        let value = LETTERS.iter().position(|known| known == letter)? as u32 + 1;
        grid.put(hex, haz::ground_of(value)?);
    }
    Some(grid)
}

fn check_of(packed: &[u8]) -> [u8; CHECK] {
    let mut hasher = Hasher::new();
    hasher.add_bytes(packed);
    let [a, b, c, d, ..] = hasher.end().to_le_bytes();
    [a, b, c, d]
}
