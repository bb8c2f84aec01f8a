//! Reading and writing `.haz` files, the boards of the "Hazienda map generator" (RULES.md 6).

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
use tabletop::windows;

/// What the generator calls its file format.
const FORMAT: &str = "GRHIG0101";

/// Why a text is no board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HazError {
    /// One line cannot be right.
    #[error("line {line}: {what}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// There is too much of it.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// A header line is missing.
    #[error("the header has no {0}")]
    NoHeader(&'static str),
    /// A hex of the grid is missing.
    #[error("hex {0} is not listed")]
    NoHex(Hex),
    /// The hexes make no board that can be played on.
    #[error(transparent)]
    Board(#[from] BoardError),
}

/// The parts of a file that lines may be in.
#[derive(Clone, Copy, PartialEq)]
enum Section {
    Control,
    Hex,
}

/// The words of a header, in small letters.
const HEADERS: [&str; 6] = ["version", "colcount", "rowcount", "author", "mapname", "mapversion"];

/// What was read so far.
#[derive(Default)]
struct Reading {
    /// Each word of the header with its line and its value.
    headers: BTreeMap<String, (usize, String)>,
    /// Line, key and value of each line in the part with the hexes.
    hexes: Vec<(usize, u32, u32)>,
}

/// Reads a board from the bytes of a file, as [`reading::text_of`] has them.
///
/// # Errors
/// As [`read`].
pub fn read_bytes(bytes: &[u8]) -> Result<Board, HazError> {
    reading::check_size(bytes.len(), reading::LARGEST_BOARD)?;
    read(&reading::text_of(bytes.to_vec()))
}

/// Reads a board. Lines may come in any order inside their part and with any line end; there are no remarks.
///
/// # Errors
/// When it is too large, a line is wrong, a header line or a hex is missing, or the board is beyond the limits of RULES.md 6.
pub fn read(text: &str) -> Result<Board, HazError> {
    Ok(read_grid(text)?.board()?)
}

/// Reads a grid in the same way, though there may be nothing to play on in it.
///
/// # Errors
/// As [`read`], but for what makes a board of it.
pub fn read_grid(text: &str) -> Result<Grid, HazError> {
    reading::check_size(text.len(), reading::LARGEST_BOARD)?;
    let mut reading = read_lines(text.strip_prefix('\u{feff}').unwrap_or(text))?;
    if let Some((line, version)) = reading.headers.get("version") {
        let what = format!("the format is \"{}\"; only {FORMAT} is known", echo(version));
        refuse(version != FORMAT, *line, what)?;
    }
    let (columns_line, columns) = number_of(&reading, "ColCount")?;
    let (rows_line, rows) = number_of(&reading, "RowCount")?;
    let what = format_args!("{rows} rows; at most {MAX_ROWS} are possible");
    refuse(rows > u32::from(MAX_ROWS), rows_line, what)?;
    let (all, each) = (counted(columns as usize, "column", "columns"), counted(rows as usize, "row", "rows"));
    let what = format_args!("{all} of {each}; columns times rows may be at most {MAX_GRID}");
    refuse(columns.saturating_mul(rows) > MAX_GRID, columns_line.max(rows_line), what)?;
    let mut grid: Vec<Option<(usize, Option<Ground>)>> = vec![None; (columns * rows) as usize];
    for (line, key, value) in std::mem::take(&mut reading.hexes) {
        let (column, row) = (key / 100, key % 100);
        let off = column >= columns || row >= rows;
        refuse(off, line, format_args!("hex {column},{row} is off the grid of {all} and {each}"))?;
        let what = format_args!("there is no hex {column},{row}: column and row must add up to an odd number");
        refuse((column + row) % 2 == 0, line, what)?;
        let unknown =
            || wrong(line, format_args!("hex {column},{row} has the value {value}; known are 1 to 7, 9 and 10"));
        let ground = ground_of(value).ok_or_else(unknown)?;
        let place = &mut grid[(column * rows + row) as usize];
        if let Some((before, _)) = place {
            return Err(wrong(line, format_args!("hex {column},{row} is listed in line {before} already")));
        }
        *place = Some((line, ground));
    }
    let mut text_of =
        |header: &str, missing: &str| reading.headers.remove(header).map_or(missing.to_owned(), |(_, text)| text);
    let mut read = Grid::new(columns as u16, rows as u16);
    (read.name, read.author) = (text_of("mapname", NAMELESS), text_of("author", NAMELESS));
    read.version = text_of("mapversion", "1");
    for column in 0..columns {
        for row in (0..rows).filter(|row| (column + row) % 2 == 1) {
            let hex = Hex { column: column as u16, row: row as u16 };
            let (_, ground) = grid[(column * rows + row) as usize].ok_or(HazError::NoHex(hex))?;
            read.put(hex, ground);
        }
    }
    Ok(read)
}

/// Sorts the lines into header values and hexes.
fn read_lines(text: &str) -> Result<Reading, HazError> {
    let mut reading = Reading::default();
    let mut section = None;
    for (line, content) in text.lines().enumerate().map(|(index, content)| (index + 1, content.trim())) {
        if content.is_empty() {
            continue;
        }
        if content.starts_with(';') {
            return Err(wrong(line, format_args!("\"{}\" is no key=value: a board has no remarks", echo(content))));
        }
        if let Some(name) = content.strip_prefix('[') {
            section = Some(match name.strip_suffix(']').map(str::to_ascii_lowercase).as_deref() {
                Some("control") => Section::Control,
                Some("hex") => Section::Hex,
                _ => return Err(wrong(line, format_args!("\"{}\" is neither [Control] nor [Hex]", echo(content)))),
            });
            continue;
        }
        let pair = content.split_once('=').map(|(key, value)| (key.trim(), value.trim()));
        let (key, value) = pair.ok_or_else(|| wrong(line, format_args!("\"{}\" has no \"=\"", echo(content))))?;
        match section {
            None => return Err(wrong(line, "this stands before [Control] and [Hex]")),
            Some(Section::Hex) => reading.hexes.push((line, number(line, key)?, number(line, value)?)),
            Some(Section::Control) => {
                let header = key.to_ascii_lowercase();
                // A word that some other program put there does no harm.
                if !HEADERS.contains(&header.as_str()) {
                    continue;
                }
                if let Some((before, _)) = reading.headers.insert(header, (line, value.to_owned())) {
                    return Err(wrong(line, format_args!("{key} stands in line {before} already")));
                }
            }
        }
    }
    Ok(reading)
}

fn wrong(line: usize, what: impl Display) -> HazError {
    HazError::Line { line, what: what.to_string() }
}

fn refuse(so: bool, line: usize, what: impl Display) -> Result<(), HazError> {
    if so { Err(wrong(line, what)) } else { Ok(()) }
}

/// A number of digits only: no sign, and not too long to be one.
fn number(line: usize, text: &str) -> Result<u32, HazError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.ok_or_else(|| wrong(line, format_args!("\"{}\" is not a number that can stand here", echo(text))))
}

fn number_of(reading: &Reading, name: &'static str) -> Result<(usize, u32), HazError> {
    let header = reading.headers.get(&name.to_ascii_lowercase());
    let (line, text) = header.ok_or(HazError::NoHeader(name))?;
    Ok((*line, number(*line, text)?))
}

/// The grounds by their values, from 1 on; inside, `None` is void. 8 is not used in any known file.
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

/// What a value stands for; inside, `None` is void.
pub(super) fn ground_of(value: u32) -> Option<Option<Ground>> {
    *GROUNDS.get((value as usize).checked_sub(1)?)?
}

/// The value for a ground; `None` is void.
pub(super) fn value_of(ground: Option<Ground>) -> u32 {
    let place = GROUNDS.iter().position(|known| *known == Some(ground));
    place.expect("every ground has a value") as u32 + 1
}

/// The bytes of a board's text as a file has them: Windows-1252, as the format wants it (RULES.md 6). A text with other
/// letters, or one that [`reading::text_of`] would take for UTF-8 then, is UTF-8, so that nothing of it is lost.
pub fn bytes_of(text: &str) -> Vec<u8> {
    let written = windows::write(text).filter(|bytes| text.is_ascii() || std::str::from_utf8(bytes).is_err());
    written.unwrap_or_else(|| text.as_bytes().to_vec())
}

/// The board as the generator would write it: hexes by row, then column, and Windows line ends.
pub fn write(board: &Board) -> String {
    write_grid(&Grid::of(board))
}

/// The same for a grid.
pub fn write_grid(grid: &Grid) -> String {
    let Grid { columns, rows, author, name, version, .. } = grid;
    let mut text = format!(
        "[Control]\r\nVersion={FORMAT}\r\nColCount={columns}\r\nRowCount={rows}\r\nAuthor={author}\r\nMapName={name}\r\nMapVersion={version}\r\n[Hex]\r\n"
    );
    for hex in grid.hexes() {
        // Writing into a String cannot fail.
        let _ = write!(text, "{}={}\r\n", u32::from(hex.column) * 100 + u32::from(hex.row), value_of(grid.at(hex)));
    }
    text
}
