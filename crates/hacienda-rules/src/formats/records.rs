//! The record of a game: a header, then one action a line, each with its seat before it and the fingerprint of the position
//! after it.
//!
//! ```text
//! {"hacienda_record":2,"board":{"name":"symmetric","hash":"…"},"rules":{…},"seats":["human","greedy"],"seed":7,"start":1,"fingerprint":"…","checksum":"…"}
//! 1 buy land deck #0123456789abcdef
//! 1 end #fedcba9876543210
//! end-of-save 00112233aabbccdd
//! ```
//!
//! A seat that a computer took over says both, and after how many actions: `"human, medium after 57"`.
//!
//! Every line ends with a line feed. The last line above stands only in saves: it is a checksum of everything before it,
//! so that a save cut off at a line end is told from a game that went no further.
//!
//! Version 1 had no seats in its lines: it is still read, and the seats are those whose turn it was.

mod lines;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{actions, events, json, rules::RulesText};
use crate::{
    Action, Board, Effects, Illegal, Position, Seat, Setting, SetupError,
    fingerprint::Hasher,
    maps::{self, haz},
    reading,
    sentences::echo,
};

pub use lines::Line;
use lines::Turns;

/// The version of the format that this program writes.
pub const VERSION: u64 = 2;
/// The version before it, whose lines have no seats; this program reads it, too.
const WITHOUT_SEATS: u64 = 1;
/// How every record begins; the version follows.
const OPENING: &str = "{\"hacienda_record\":";
/// What stands before the checksum of the header, and after it.
const CHECKSUM: (&str, &str) = (",\"checksum\":\"", "\"}");
/// How the last line of a save begins.
const END_OF_SAVE: &str = "end-of-save ";

/// Why a text is no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line is cut off, altered or wrong.
    #[error("line {line}: {what}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// There is too much of it.
    #[error("{0}")]
    TooLarge(String),
    /// Another program wrote it, or a later one.
    #[error("line 1: this is a record of version {0}; this program reads versions {WITHOUT_SEATS} and {VERSION}")]
    Version(u64),
    /// A save must end with its checksum.
    #[error("line {0}: the save is cut off here: its last line is missing")]
    Torn(usize),
}

/// Why a record cannot be played again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Its seats and its rules do not go together.
    #[error("line 1: {0}")]
    Setup(#[from] SetupError),
    /// The table was set differently.
    #[error("line 1: the set-up is another one: its fingerprint is {found:016x}, recorded is {recorded:016x}")]
    OtherSetup {
        /// The fingerprint now.
        found: u64,
        /// The fingerprint in the record.
        recorded: u64,
    },
    /// It was not the turn of the seat.
    #[error("line {line}: \"{action}\" is not allowed: seat {} may not act now", .seat.0)]
    NotToAct {
        /// Which line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// The seat in the record.
        seat: Seat,
    },
    /// The rules forbid an action.
    #[error("line {line}: \"{action}\" is not allowed: {reason}")]
    Illegal {
        /// Which line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// Why not.
        reason: Illegal,
    },
    /// An action led to another position than it did then.
    #[error(
        "line {line}: after \"{action}\" the position is another one: its fingerprint is {found:016x}, recorded is {recorded:016x}"
    )]
    Differs {
        /// Which line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// The fingerprint now.
        found: u64,
        /// The fingerprint in the record.
        recorded: u64,
    },
}

/// A game as it was played.
#[derive(Debug, Clone)]
pub struct Record {
    /// Board and rulebook.
    pub setting: Setting,
    /// Who sat at the table, in the words of the command line.
    pub seats: Vec<String>,
    /// What the cards came from.
    pub seed: u64,
    /// The seat that began.
    pub start: Seat,
    /// The fingerprint of the set-up.
    pub set_up: u64,
    /// The actions, in order.
    pub actions: Vec<Line>,
}

/// One action of a record, played again.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its number, from 1.
    pub n: u32,
    /// Who played it.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// What it brought about.
    pub effects: Effects,
    /// The position after it.
    pub after: Position,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    hacienda_record: u64,
    #[serde(deserialize_with = "json::object")]
    board: BoardText,
    #[serde(deserialize_with = "json::object")]
    rules: RulesText,
    seats: Vec<String>,
    seed: u64,
    start: u8,
    fingerprint: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardText {
    /// A board of ours by name …
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// … or anyone's whole, so that the record opens anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    haz: Option<String>,
    hash: String,
}

/// A checksum that every single altered byte changes.
fn checksum(text: &str) -> u64 {
    let mut hash = Hasher::new();
    hash.add_bytes(text.as_bytes());
    hash.end()
}

/// A number of exactly 16 small hexadecimal digits: one way to write each.
fn number(digits: &str) -> Option<u64> {
    let plain = digits.len() == 16 && digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    u64::from_str_radix(digits, 16).ok().filter(|_| plain)
}

fn wrong(line: usize, what: impl Into<String>) -> RecordError {
    RecordError::Line { line, what: what.into() }
}

impl Record {
    /// The record of a game that begins, with its set-up.
    ///
    /// # Errors
    /// When the game is not for so many seats, or `start` is not at the table.
    pub fn begin(
        setting: Setting,
        seats: Vec<String>,
        seed: u64,
        start: Option<Seat>,
    ) -> Result<(Record, Position), SetupError> {
        let position = Position::setup(&setting, count(&seats), seed, start)?;
        let set_up = position.fingerprint();
        Ok((Record { setting, seats, seed, start: position.start, set_up, actions: Vec::new() }, position))
    }

    /// Notes an action that a seat played, with the position after it.
    pub fn push(&mut self, seat: Seat, action: Action, after: &Position) {
        self.actions.push(Line { seat, action, fingerprint: after.fingerprint() });
    }

    /// The line of the header, with its line end.
    pub fn header(&self) -> String {
        let board = &*self.setting.board;
        let name = maps::name_of(board).map(str::to_owned);
        let haz = if name.is_some() { None } else { Some(haz::write(board)) };
        let body = events::line(&Header {
            hacienda_record: VERSION,
            board: BoardText { name, haz, hash: format!("{:016x}", board.hash()) },
            rules: RulesText::of(&self.setting.rulebook),
            seats: self.seats.clone(),
            seed: self.seed,
            start: self.start.0,
            fingerprint: format!("{:016x}", self.set_up),
        });
        let open = body.strip_suffix('}').unwrap_or(&body);
        format!("{open}{}{:016x}{}\n", CHECKSUM.0, checksum(open), CHECKSUM.1)
    }

    /// The whole record.
    pub fn text(&self) -> String {
        let lines = self.actions.iter().map(|line| line.text(&self.setting.board));
        std::iter::once(self.header()).chain(lines).collect()
    }

    /// The whole record with a last line that shows whether something is missing.
    pub fn save_text(&self) -> String {
        let text = self.text();
        let sum = checksum(&text);
        format!("{text}{END_OF_SAVE}{sum:016x}\n")
    }

    /// Reads a record, with or without the last line of a save. Whether it can be played again is another question:
    /// [`Record::replay`].
    ///
    /// # Errors
    /// When it is too large or of another version, or a line is cut off, altered or wrong.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Record::read(text).map(|(record, _)| record)
    }

    /// Reads a save: a record that must end with its last line.
    ///
    /// # Errors
    /// As [`Record::parse`], and when the last line is missing.
    pub fn parse_save(text: &str) -> Result<Record, RecordError> {
        match Record::read(text)? {
            (record, true) => Ok(record),
            (record, false) => Err(RecordError::Torn(record.actions.len() + 2)),
        }
    }

    /// The record, and whether it ends with the last line of a save.
    fn read(text: &str) -> Result<(Record, bool), RecordError> {
        reading::check_size(text.len(), reading::LARGEST_RECORD).map_err(RecordError::TooLarge)?;
        let mut lines = text.split_inclusive('\n').enumerate().map(|(index, line)| (index + 1, line));
        let header = lines.next().map_or("", |(_, line)| line);
        let (mut record, version) = Record::read_header(header)?;
        let mut turns = (version == WITHOUT_SEATS).then(|| Turns::of(&record));
        let mut before = header.len();
        while let Some((number_of_line, whole)) = lines.next() {
            let line = whole.strip_suffix('\n').ok_or_else(|| wrong(number_of_line, "the line is cut off"))?;
            if let Some(sum) = line.strip_prefix(END_OF_SAVE) {
                if number(sum) != Some(checksum(&text[..before])) {
                    return Err(wrong(
                        number_of_line,
                        "the checksum of the save does not match: something was altered",
                    ));
                }
                return match lines.next() {
                    None => Ok((record, true)),
                    Some((after, _)) => Err(wrong(after, "nothing can follow the last line of a save")),
                };
            }
            let read = match &mut turns {
                None => Line::read(&record.setting.board, line),
                Some(turns) => turns.read(&record.setting, line),
            };
            record.actions.push(read.map_err(|what| wrong(number_of_line, what))?);
            before += whole.len();
        }
        Ok((record, false))
    }

    /// The record of a header, and its version.
    fn read_header(line: &str) -> Result<(Record, u64), RecordError> {
        if line.is_empty() {
            return Err(wrong(1, "there is nothing in it"));
        }
        let after = line.strip_prefix(OPENING).ok_or_else(|| wrong(1, "this is no record of a game"))?;
        let digits = after.split(|sign: char| !sign.is_ascii_digit()).next().unwrap_or_default();
        let version = match digits.parse() {
            Ok(version @ (WITHOUT_SEATS | VERSION)) => version,
            Ok(other) => return Err(RecordError::Version(other)),
            Err(_) => return Err(wrong(1, "this is no record of a game: its version is not readable")),
        };
        let line = line.strip_suffix('\n').ok_or_else(|| wrong(1, "the header is cut off"))?;
        let altered = || wrong(1, "the header was altered: its checksum does not match");
        let (body, sum) = line
            .strip_suffix(CHECKSUM.1)
            .and_then(|line| line.rsplit_once(CHECKSUM.0))
            .ok_or_else(|| wrong(1, "the header does not end with its checksum"))?;
        if number(sum) != Some(checksum(body)) {
            return Err(altered());
        }
        let header: Header = json::read(&format!("{body}}}")).map_err(|what| wrong(1, what))?;
        let board = read_board(&header.board).map_err(|what| wrong(1, what))?;
        let rulebook = header.rules.rulebook().map_err(|what| wrong(1, what))?;
        let record = Record {
            setting: Setting { board: Arc::new(board), rulebook },
            seats: header.seats,
            seed: header.seed,
            start: Seat(header.start),
            set_up: number(&header.fingerprint)
                .ok_or_else(|| wrong(1, "the fingerprint of the set-up is no number"))?,
            actions: Vec::new(),
        };
        Ok((record, version))
    }

    /// The set-up from which the game began.
    ///
    /// # Errors
    /// When seats and rules do not go together, or the table comes out differently than it did then.
    pub fn set_up(&self) -> Result<Position, ReplayError> {
        let position = self.laid_out()?;
        let (found, recorded) = (position.fingerprint(), self.set_up);
        if found == recorded { Ok(position) } else { Err(ReplayError::OtherSetup { found, recorded }) }
    }

    /// The set-up, without a look at its fingerprint.
    fn laid_out(&self) -> Result<Position, SetupError> {
        Position::setup(&self.setting, count(&self.seats), self.seed, Some(self.start))
    }

    /// Plays the record again, step by step; after an error there are no more steps.
    ///
    /// # Errors
    /// As [`Record::set_up`]; a step is an error when the rules forbid its action or it leads to another position.
    pub fn replay(&self) -> Result<impl Iterator<Item = Result<Step, ReplayError>>, ReplayError> {
        let mut position = self.set_up()?;
        let mut failed = false;
        Ok(self.actions.iter().enumerate().map_while(move |(index, line)| {
            if failed {
                return None;
            }
            let step = self.play_again(&mut position, index, line);
            failed = step.is_err();
            Some(step)
        }))
    }

    fn play_again(&self, position: &mut Position, index: usize, line: &Line) -> Result<Step, ReplayError> {
        let Line { seat, action, fingerprint } = *line;
        self.check_seat_at(index, position)?;
        let mut effects = Effects::new();
        position.play(&self.setting, action, &mut effects).map_err(|reason| self.illegal_at(index, reason))?;
        self.check_at(index, position, fingerprint)?;
        Ok(Step { n: index as u32 + 1, seat, action, effects, after: *position })
    }

    /// Asks whether the seat of the action at this place of the list, from 0, may act now. Once the game is over that is
    /// for the rules to say.
    ///
    /// # Errors
    /// When it may not.
    pub fn check_seat_at(&self, index: usize, position: &Position) -> Result<(), ReplayError> {
        match self.actions.get(index) {
            Some(Line { seat, .. }) if !position.over && !position.may_act().has(*seat) => {
                Err(ReplayError::NotToAct { line: index + 2, action: self.words_at(index), seat: *seat })
            }
            _ => Ok(()),
        }
    }

    /// That the rules forbid the action at this place of the list, from 0.
    pub fn illegal_at(&self, index: usize, reason: Illegal) -> ReplayError {
        ReplayError::Illegal { line: index + 2, action: self.words_at(index), reason }
    }

    /// Compares the position after the action at this place of the list, from 0, with the one recorded.
    ///
    /// # Errors
    /// When they differ.
    pub fn check_at(&self, index: usize, after: &Position, recorded: u64) -> Result<(), ReplayError> {
        let found = after.fingerprint();
        if found == recorded {
            return Ok(());
        }
        Err(ReplayError::Differs { line: index + 2, action: self.words_at(index), found, recorded })
    }

    fn words_at(&self, index: usize) -> String {
        self.actions.get(index).map_or(String::new(), |line| actions::text(&self.setting.board, line.action))
    }

    /// Plays the whole record again.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn last_position(&self) -> Result<Position, ReplayError> {
        self.position_after(self.actions.len())
    }

    /// Plays so many actions of the record again, or all where there are fewer.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn position_after(&self, actions: usize) -> Result<Position, ReplayError> {
        let mut last = self.set_up()?;
        for step in self.replay()?.take(actions) {
            last = step?.after;
        }
        Ok(last)
    }
}

/// How many seats these are; more than a table has stay too many.
fn count(seats: &[String]) -> u8 {
    u8::try_from(seats.len()).unwrap_or(u8::MAX)
}

/// The board of a header.
fn read_board(text: &BoardText) -> Result<Board, String> {
    let board = match (&text.name, &text.haz) {
        (Some(name), None) => {
            maps::by_name(name).ok_or_else(|| format!("there is no board of ours called {}", echo(name)))?
        }
        (None, Some(haz)) => haz::read(haz).map_err(|error| format!("the board in the record: {error}"))?,
        _ => return Err("the board must be given either by name or whole".to_owned()),
    };
    if number(&text.hash) == Some(board.hash()) {
        Ok(board)
    } else {
        Err(format!("the board {} is not the one of this record any more", echo(&board.name)))
    }
}
