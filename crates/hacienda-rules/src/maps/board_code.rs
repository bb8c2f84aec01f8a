//! Board codes: a board as one word for messages, links and QR codes, compressed and with a checksum.

use data_encoding::BASE64URL_NOPAD;
use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};
use tabletop::refuse;

use super::{
    grid::{Grid, MAX_GRID},
    haz,
};
use crate::{Board, BoardError, Hex, board::MAX_ROWS, fingerprint::Hasher};

/// The prefix of every board code.
pub const PREFIX: &str = "HAZ1-";
/// The maximum number of hexes in a board that can have a code.
pub const MAX_HEXES: usize = 400;
/// The maximum length of a code in bytes.
const MAX_CODE_BYTES: usize = 2_000;
/// The maximum size of a decompressed code in bytes: enough for the largest grid, with ample space for names.
const MAX_DECODED_BYTES: usize = 4_000;
/// The highest compression level. It is slow, but the data is short.
const COMPRESSION_LEVEL: u8 = 10;
/// The length of the checksum at the start of the decoded code, in bytes.
const CHECKSUM_BYTES: usize = 4;
/// The characters for the ground values of a board file, starting with the value 1; the value 8 is not used.
const LETTERS: &[u8] = b"123456789w";

/// An error in a board code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardCodeError {
    /// The code is longer than the code of any board.
    #[error("a board code has at most {MAX_CODE_BYTES} characters; this one has {0}")]
    TooLong(usize),
    /// Characters were changed, lost or added, or the text is not a board code at all.
    #[error("the board code is damaged: characters were changed or are missing")]
    Altered,
    /// The contents are not a valid board.
    #[error("the board code does not hold a valid board: {0}")]
    Board(#[from] BoardError),
}

/// Returns true if the text begins with [`PREFIX`], in upper or lower case.
pub fn looks_like_code(text: &str) -> bool {
    text.get(..PREFIX.len()).is_some_and(|beginning| beginning.eq_ignore_ascii_case(PREFIX))
}

/// Returns the code of a board; `None` if the board has more than [`MAX_HEXES`] hexes or a very long name, author or
/// version. Such a board should be sent as a file.
pub fn write(board: &Board) -> Option<String> {
    let plain = plain(&Grid::of(board));
    if board.len() > MAX_HEXES || plain.len() > MAX_DECODED_BYTES {
        return None;
    }
    let packed = compress_to_vec(plain.as_bytes(), COMPRESSION_LEVEL);
    let bytes = [&checksum_of(&packed)[..], &packed].concat();
    let code = format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&bytes));
    (code.len() <= MAX_CODE_BYTES).then_some(code)
}

/// Reads a board code. Ignores whitespace, such as the line breaks that mail programs add.
///
/// # Errors
/// Returns an error if the code is too long, was altered, or does not hold a board.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps;
/// use hacienda_rules::maps::board_code::{self, BoardCodeError};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let board = maps::by_name("windmill").ok_or("no such board")?;
/// let code = board_code::write(&board).ok_or("too large for a code")?;
/// assert!(maps::are_identical(&board_code::read(&code)?, &board));
/// let cut = &code[..code.len() - 1]; // The last character was lost in copying.
/// assert!(matches!(board_code::read(cut), Err(BoardCodeError::Altered)));
/// # Ok(())
/// # }
/// ```
pub fn read(text: &str) -> Result<Board, BoardCodeError> {
    refuse(text.len() > 2 * MAX_CODE_BYTES, BoardCodeError::TooLong(text.len()))?;
    let code: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    refuse(code.len() > MAX_CODE_BYTES, BoardCodeError::TooLong(code.len()))?;
    let encoded = code.get(PREFIX.len()..).filter(|_| looks_like_code(&code)).ok_or(BoardCodeError::Altered)?;
    let bytes = BASE64URL_NOPAD.decode(encoded.as_bytes()).map_err(|_| BoardCodeError::Altered)?;
    let (checksum, packed) = bytes.split_at_checked(CHECKSUM_BYTES).ok_or(BoardCodeError::Altered)?;
    refuse(checksum != checksum_of(packed), BoardCodeError::Altered)?;
    let plain = decompress_to_vec_with_limit(packed, MAX_DECODED_BYTES).map_err(|_| BoardCodeError::Altered)?;
    let plain = String::from_utf8(plain).map_err(|_| BoardCodeError::Altered)?;
    Ok(grid_of(&plain).ok_or(BoardCodeError::Altered)?.board()?)
}

/// Returns the text to compress: columns, rows, author, name and version, one per line, then one letter per hex in file
/// order.
fn plain(grid: &Grid) -> String {
    let Grid { columns, rows, author, name, version, .. } = grid;
    let letter = |hex| char::from(LETTERS[haz::value_of(grid.at(hex)) as usize - 1]);
    let letters: String = grid.hexes().map(letter).collect();
    format!("{columns}\n{rows}\n{author}\n{name}\n{version}\n{letters}")
}

/// Parses the text of [`plain`] into a grid; `None` if a part is missing, superfluous or invalid, or the grid is too
/// large.
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

fn checksum_of(packed: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let mut hasher = Hasher::new();
    hasher.add_bytes(packed);
    let [a, b, c, d, ..] = hasher.finish().to_le_bytes();
    [a, b, c, d]
}
