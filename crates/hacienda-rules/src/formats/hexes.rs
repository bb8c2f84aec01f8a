//! The names of hexes: `c,r`, the column and row in the board's `.haz` file.

use crate::{Board, Cell, Hex, sentences::echo};

/// An error in the name of a hex.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HexError {
    /// The word does not have the form of a hex name.
    #[error("\"{0}\" is not a hex: write it as column,row, for example 6,11")]
    NotAHex(String),
    /// The board has no such hex, or it is void.
    #[error("there is no hex {0} on this board")]
    NotOnTheBoard(Hex),
}

/// Returns the name of a hex.
pub fn text(board: &Board, cell: Cell) -> String {
    board.hex(cell).to_string()
}

/// Parses a number without a sign and without leading zeros, so that every hex has only one name.
fn number(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}

/// Returns the hex with this name.
///
/// # Errors
/// Returns an error if the word does not have the form of a hex name, or the board has no such hex.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{formats::hexes, maps};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let board = maps::by_name("symmetric").ok_or("no such board")?;
/// assert_eq!(hexes::text(&board, hexes::parse(&board, "6,11")?), "6,11");
/// let parse_error = |name| hexes::parse(&board, name).map_err(|error| error.to_string());
/// assert_eq!(parse_error("99,2"), Err("there is no hex 99,2 on this board".to_owned()));
/// assert_eq!(parse_error("a4"), Err("\"a4\" is not a hex: write it as column,row, for example 6,11".to_owned()));
/// # Ok(())
/// # }
/// ```
pub fn parse(board: &Board, text: &str) -> Result<Cell, HexError> {
    let hex = text.split_once(',').and_then(|(column, row)| Some(Hex { column: number(column)?, row: number(row)? }));
    let hex = hex.ok_or_else(|| HexError::NotAHex(echo(text)))?;
    board.cell(hex).ok_or(HexError::NotOnTheBoard(hex))
}
