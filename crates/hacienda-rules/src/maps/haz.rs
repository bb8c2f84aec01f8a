//! Reads and writes `.haz` files, the board files of the "Hazienda map generator".

use std::{
    collections::BTreeMap,
    fmt::{Display, Write as _},
};

use super::{
    NAMELESS,
    grid::{Grid, MAX_GRID},
};
use crate::{
    Board, BoardError, Ground, Hex, Landscape,
    board::MAX_ROWS,
    reading::{self, TooLarge},
    sentences::{counted, echo},
};
use tabletop::windows_1252;

/// The generator's name for the file format.
const FORMAT: &str = "GRHIG0101";

/// An error in the text of a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HazError {
    /// A line is invalid.
    #[error("line {line}: {message}")]
    Line {
        /// The number of the line, counted from 1.
        line: usize,
        /// The fault in the line.
        message: String,
    },
    /// The text is too large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// A header line is missing.
    #[error("the header has no {0}")]
    NoHeader(&'static str),
    /// A hex of the grid is missing.
    #[error("hex {0} is not listed")]
    NoHex(Hex),
    /// The hexes do not form a valid board.
    #[error(transparent)]
    Board(#[from] BoardError),
}

/// The sections of a file.
#[derive(Clone, Copy, PartialEq)]
enum Section {
    Control,
    Hex,
}

/// The keys of the header, in lower case.
const HEADERS: [&str; 6] = ["version", "colcount", "rowcount", "author", "mapname", "mapversion"];

/// The lines read from a file.
#[derive(Default)]
struct Reading {
    /// The header values by key, with their line numbers.
    headers: BTreeMap<String, (usize, String)>,
    /// The line number, key and value of each hex line.
    hexes: Vec<(usize, u32, u32)>,
}

/// Reads a board from the bytes of a file, decoded by [`reading::decode`].
///
/// # Errors
/// Returns the errors of [`read`].
pub fn read_bytes(bytes: &[u8]) -> Result<Board, HazError> {
    reading::check_size(bytes.len(), reading::MAX_BOARD_BYTES)?;
    read(&reading::decode(bytes.to_vec()))
}

/// Reads a board. Lines may come in any order within their section and end with LF or CRLF. The format has no comments.
///
/// # Errors
/// Returns an error if the text is too large, a line is invalid, a header line or a hex is missing, or the board is
/// empty or exceeds the limits.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Ground, Hex, maps::haz};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = "[Control]\nVersion=GRHIG0101\nColCount=2\nRowCount=3\nMapName=Tiny\n[Hex]\n1=2\n100=9\n102=10\n";
/// let board = haz::read(file)?;
/// assert_eq!((board.name.as_str(), board.len()), ("Tiny", 3));
/// let market = board.cell(Hex { column: 1, row: 0 }).ok_or("no such hex")?;
/// assert_eq!(board.ground(market), Ground::Market);
/// let error = haz::read(&file.replace("=9", "=8")).expect_err("not a valid value");
/// assert_eq!(error.to_string(), "line 8: hex 1,0 has the value 8, not 1 to 7, 9 or 10");
/// # Ok(())
/// # }
/// ```
pub fn read(text: &str) -> Result<Board, HazError> {
    Ok(read_grid(text)?.board()?)
}

/// Reads a grid, which need not form a valid board.
///
/// # Errors
/// Returns the errors of [`read`], except [`HazError::Board`].
pub fn read_grid(text: &str) -> Result<Grid, HazError> {
    reading::check_size(text.len(), reading::MAX_BOARD_BYTES)?;
    let mut reading = read_lines(text.strip_prefix('\u{feff}').unwrap_or(text))?;
    if let Some((line, version)) = reading.headers.get("version") {
        let message = format!("unknown format \"{}\"; expected {FORMAT}", echo(version));
        refuse(version != FORMAT, *line, message)?;
    }
    let (columns_line, columns) = header_number(&reading, "ColCount")?;
    let (rows_line, rows) = header_number(&reading, "RowCount")?;
    let message = format_args!("{rows} rows; at most {MAX_ROWS} are allowed");
    refuse(rows > u32::from(MAX_ROWS), rows_line, message)?;
    let (columns_text, rows_text) =
        (counted(columns as usize, "column", "columns"), counted(rows as usize, "row", "rows"));
    let message = format_args!("{columns_text} and {rows_text}; columns times rows may be at most {MAX_GRID}");
    refuse(columns.saturating_mul(rows) > MAX_GRID, columns_line.max(rows_line), message)?;
    let mut listed: Vec<Option<(usize, Option<Ground>)>> = vec![None; (columns * rows) as usize];
    for (line, key, value) in std::mem::take(&mut reading.hexes) {
        let (column, row) = (key / 100, key % 100);
        let off_grid = column >= columns || row >= rows;
        refuse(off_grid, line, format_args!("hex {column},{row} is off the grid of {columns_text} and {rows_text}"))?;
        let message = format_args!("there is no hex {column},{row}: column and row must add up to an odd number");
        refuse((column + row) % 2 == 0, line, message)?;
        let unknown =
            || line_error(line, format_args!("hex {column},{row} has the value {value}, not 1 to 7, 9 or 10"));
        let ground = ground_of(value).ok_or_else(unknown)?;
        let place = &mut listed[(column * rows + row) as usize];
        if let Some((before, _)) = place {
            return Err(line_error(line, format_args!("hex {column},{row} is already listed in line {before}")));
        }
        *place = Some((line, ground));
    }
    let mut text_of =
        |header: &str, missing: &str| reading.headers.remove(header).map_or(missing.to_owned(), |(_, text)| text);
    let mut grid = Grid::new(columns as u16, rows as u16);
    (grid.name, grid.author) = (text_of("mapname", NAMELESS), text_of("author", NAMELESS));
    grid.version = text_of("mapversion", "1");
    for column in 0..columns {
        for row in (0..rows).filter(|row| (column + row) % 2 == 1) {
            let hex = Hex { column: column as u16, row: row as u16 };
            let (_, ground) = listed[(column * rows + row) as usize].ok_or(HazError::NoHex(hex))?;
            grid.put(hex, ground);
        }
    }
    Ok(grid)
}

/// Splits the lines of a file into header values and hexes.
fn read_lines(text: &str) -> Result<Reading, HazError> {
    let mut reading = Reading::default();
    let mut section = None;
    for (line, content) in text.lines().enumerate().map(|(index, content)| (index + 1, content.trim())) {
        if content.is_empty() {
            continue;
        }
        if content.starts_with(';') {
            return Err(line_error(
                line,
                format_args!("\"{}\" is not of the form key=value: board files have no comments", echo(content)),
            ));
        }
        if let Some(name) = content.strip_prefix('[') {
            section = Some(match name.strip_suffix(']').map(str::to_ascii_lowercase).as_deref() {
                Some("control") => Section::Control,
                Some("hex") => Section::Hex,
                _ => {
                    return Err(line_error(line, format_args!("\"{}\" is neither [Control] nor [Hex]", echo(content))));
                }
            });
            continue;
        }
        let pair = content.split_once('=').map(|(key, value)| (key.trim(), value.trim()));
        let (key, value) = pair.ok_or_else(|| line_error(line, format_args!("\"{}\" has no \"=\"", echo(content))))?;
        match section {
            None => return Err(line_error(line, "this line is outside the sections [Control] and [Hex]")),
            Some(Section::Hex) => reading.hexes.push((line, number(line, key)?, number(line, value)?)),
            Some(Section::Control) => {
                let header = key.to_ascii_lowercase();
                // Unknown header keys of other programs are ignored.
                if !HEADERS.contains(&header.as_str()) {
                    continue;
                }
                if let Some((before, _)) = reading.headers.insert(header, (line, value.to_owned())) {
                    return Err(line_error(line, format_args!("{key} is already set in line {before}")));
                }
            }
        }
    }
    Ok(reading)
}

fn line_error(line: usize, message: impl Display) -> HazError {
    HazError::Line { line, message: message.to_string() }
}

fn refuse(invalid: bool, line: usize, message: impl Display) -> Result<(), HazError> {
    if invalid { Err(line_error(line, message)) } else { Ok(()) }
}

/// Parses a number that consists only of digits, without a sign, and fits in a `u32`.
fn number(line: usize, text: &str) -> Result<u32, HazError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.ok_or_else(|| line_error(line, format_args!("\"{}\" is not a valid number", echo(text))))
}

fn header_number(reading: &Reading, name: &'static str) -> Result<(usize, u32), HazError> {
    let header = reading.headers.get(&name.to_ascii_lowercase());
    let (line, text) = header.ok_or(HazError::NoHeader(name))?;
    Ok((*line, number(*line, text)?))
}

/// The kinds of ground by value, from 1; an inner `None` is void. No known file uses 8.
const GROUNDS: [Option<Option<Ground>>; 10] = [
    Some(None),
    Some(Some(Ground::Pampas)),
    Some(Some(Ground::Land(Landscape::Meadow))),
    Some(Some(Ground::Land(Landscape::Forest))),
    Some(Some(Ground::Land(Landscape::Swamp))),
    Some(Some(Ground::Land(Landscape::Rocks))),
    Some(Some(Ground::Land(Landscape::Mountain))),
    None,
    Some(Some(Ground::Market)),
    Some(Some(Ground::Water)),
];

/// Returns the ground for a value; an inner `None` is void.
pub(super) fn ground_of(value: u32) -> Option<Option<Ground>> {
    *GROUNDS.get((value as usize).checked_sub(1)?)?
}

/// Returns the value for a ground; `None` is void.
pub(super) fn value_of(ground: Option<Ground>) -> u32 {
    let place = GROUNDS.iter().position(|known| *known == Some(ground));
    place.expect("every ground has a value") as u32 + 1
}

/// Encodes a board's text as Windows-1252, as the file format requires. Uses UTF-8 instead if the text has other
/// characters, or if [`reading::decode`] would mistake the result for UTF-8.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps::haz;
/// assert_eq!(haz::bytes_of("MapName=Cañón"), b"MapName=Ca\xf1\xf3n"); // Windows-1252
/// assert_eq!(haz::bytes_of("MapName=草原"), "MapName=草原".as_bytes()); // UTF-8
/// ```
pub fn bytes_of(text: &str) -> Vec<u8> {
    let encoded = windows_1252::encode(text).filter(|bytes| text.is_ascii() || std::str::from_utf8(bytes).is_err());
    encoded.unwrap_or_else(|| text.as_bytes().to_vec())
}

/// Returns the board in the generator's format: hexes by row, then column, with CRLF line endings.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps::{self, haz};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let board = maps::by_name("symmetric").ok_or("no such board")?;
/// let file = haz::write(&board);
/// assert!(file.starts_with("[Control]\r\nVersion=GRHIG0101\r\nColCount=13\r\nRowCount=37\r\n"));
/// assert!(maps::are_identical(&haz::read(&file)?, &board));
/// # Ok(())
/// # }
/// ```
pub fn write(board: &Board) -> String {
    write_grid(&Grid::of(board))
}

/// Returns a grid in the format of [`write()`].
pub fn write_grid(grid: &Grid) -> String {
    let Grid { columns, rows, author, name, version, .. } = grid;
    let mut text = format!(
        "[Control]\r\nVersion={FORMAT}\r\nColCount={columns}\r\nRowCount={rows}\r\nAuthor={author}\r\nMapName={name}\r\nMapVersion={version}\r\n[Hex]\r\n"
    );
    for hex in grid.hexes() {
        // Writing to a String cannot fail.
        let _ = write!(text, "{}={}\r\n", u32::from(hex.column) * 100 + u32::from(hex.row), value_of(grid.at(hex)));
    }
    text
}
