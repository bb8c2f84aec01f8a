//! The header of a Hacienda record, with the board and the rules. The rest of the format is the same for all games: see
//! [`tabletop::records`].
//!
//! ```text
//! {"hacienda_record":2,"board":{"name":"symmetric","hash":"…"},"rules":{…},"seats":["human","greedy"],"seed":7,"start":1,"fingerprint":"…","program":"0.1.0","rules_version":1,"checksum":"…"}
//! 1 buy land deck #0123456789abcdef
//! ```
//!
//! Lines of version 1 omit the seat. They can still be read: the action is attributed to the seat to act.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{
    records::{self, Header, Recorded, number},
    refuse,
};

use super::{json, rules::RulesText};
use crate::{
    Board, Hacienda, Illegal, Seat, Setting, Size,
    maps::{self, grid::Grid, haz},
    sentences::echo,
};

/// A recorded game.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Action, Deck, NullSink, Setting, formats::records::Record};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let seats = vec!["human".to_owned(), "hard".to_owned()];
/// let (mut record, mut position) = Record::begin(Setting::default(), seats, 7, None)?;
/// let seat = position.turn.seat;
/// position.play(&record.setting, Action::BuyTop(Deck::Land), &mut NullSink)?;
/// record.push(seat, Action::BuyTop(Deck::Land), &position);
/// let read = Record::parse(&record.text())?;
/// assert_eq!(read.last_position()?, position); // The replay checks each fingerprint.
/// assert_eq!(read.position_after(0)?.turn.actions_left, 3); // An undo replays one action fewer.
/// # Ok(())
/// # }
/// ```
pub type Record = records::Record<Hacienda>;
/// An error while replaying a record.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Action, NullSink, Setting, formats::records::Record};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let seats = vec!["human".to_owned(), "hard".to_owned()];
/// let (mut record, mut position) = Record::begin(Setting::default(), seats, 7, None)?;
/// let seat = position.turn.seat;
/// position.play(&record.setting, Action::End, &mut NullSink)?;
/// record.push(seat, Action::End, &position);
/// record.actions[0].fingerprint = 1; // As if the game had been played with another version of the rules.
/// let error = record.last_position().expect_err("the fingerprint differs");
/// assert!(error.to_string().starts_with("line 2: after \"end\" the position differs from"));
/// # Ok(())
/// # }
/// ```
pub type ReplayError = records::ReplayError<Illegal>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderText {
    hacienda_record: u64,
    #[serde(deserialize_with = "json::object")]
    board: BoardText,
    #[serde(deserialize_with = "json::object")]
    rules: RulesText,
    seats: Vec<String>,
    seed: u64,
    start: Seat,
    fingerprint: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardText {
    /// The name of a built-in board. Either this or `haz` is present.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// A custom board in full, so that the record can be opened anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    haz: Option<String>,
    hash: String,
}

impl<S: Size> Recorded for Hacienda<S> {
    const KEY: &'static str = "hacienda_record";
    const VERSION: u64 = 2;
    const WITHOUT_SEATS: Option<u64> = Some(1);
    const RULES_VERSION: u32 = 1;

    fn write_header(record: &records::Record<Hacienda<S>>) -> String {
        let board = &record.setting.board;
        let name = maps::name_of(board).map(str::to_owned);
        let haz = if name.is_some() { None } else { Some(haz::write_grid(&with_short_names(board))) };
        tabletop::to_json_line(&HeaderText {
            hacienda_record: Self::VERSION,
            board: BoardText { name, haz, hash: format!("{:016x}", board.hash()) },
            rules: RulesText::of(&record.setting.rulebook),
            seats: record.seats.clone(),
            seed: record.seed,
            start: record.start,
            fingerprint: format!("{:016x}", record.set_up),
        })
    }

    fn read_header(text: &str) -> Result<Header<Hacienda<S>>, String> {
        let HeaderText { hacienda_record: _, board, rules, seats, seed, start, fingerprint } = json::read(text)?;
        let board = Arc::new(read_board(&board)?);
        refuse(!board.fits::<S>(), "the board has too many hexes")?;
        let setting = Setting { board, rulebook: rules.rulebook()? };
        Ok(Header { setting, seats, seed, start, fingerprint })
    }
}

/// The maximum number of characters in a board's name, author or version in a record. Within this limit, the setting of
/// the largest board fits in one message to a server.
const MAX_NAME: usize = 100;

/// Returns the grid of a board with very long names truncated. Only board files can contain such names. The hash of a
/// board does not depend on its names.
fn with_short_names(board: &Board) -> Grid {
    let mut grid = Grid::of(board);
    for name in [&mut grid.name, &mut grid.author, &mut grid.version] {
        if let Some((end, _)) = name.char_indices().nth(MAX_NAME) {
            *name = name[..end].trim_end().to_owned();
        }
    }
    grid
}

/// Returns the board of a header.
fn read_board(text: &BoardText) -> Result<Board, String> {
    let board = match (&text.name, &text.haz) {
        (Some(name), None) => {
            maps::by_name(name).ok_or_else(|| format!("unknown built-in board \"{}\"", echo(name)))?
        }
        (None, Some(haz)) => haz::read(haz).map_err(|error| format!("the board in the record: {error}"))?,
        _ => return Err("the board must be given either by name or in full".to_owned()),
    };
    if number(&text.hash) == Some(board.hash()) {
        Ok(board)
    } else {
        Err(format!("the board {} is not the one on which this game was played", echo(&board.name)))
    }
}
