//! The record of a game: a header, then one action a line, each with its seat in front and the fingerprint of the
//! position after it.
//!
//! ```text
//! {"hacienda_record":2,"board":{"name":"symmetric","hash":"…"},"rules":{…},"seats":["human","greedy"],"seed":7,"start":1,"fingerprint":"…","program":"0.1.0","rules_version":1,"checksum":"…"}
//! 1 buy land deck #0123456789abcdef
//! 1 end #fedcba9876543210
//! end-of-save 00112233aabbccdd
//! ```
//!
//! Each game defines its header keys. All games share the first key, which holds the version, and the last three: the
//! versions of the program and of the rules, which older records lack, and a checksum.
//!
//! A seat that a bot took over names both players and the number of actions before: `"human, medium after 57"`.
//!
//! Every line ends with a line feed. Only saves have the last line above: a checksum of everything before it. It tells
//! a save that was cut off at a line end from a shorter game.
//!
//! For games that once wrote lines without seats, such lines are still read: the seat is then the one to act.

mod errors;
mod header;
mod lines;
mod replay;

use crate::{Seat, SetupError, fingerprint::Hasher, game::Game, reading};

pub use errors::{RecordError, ReplayError};
pub use lines::Line;
pub use replay::Step;

use errors::wrong;
use lines::SeatTracker;

/// The start of the last line of a save.
const END_OF_SAVE: &str = "end-of-save ";

/// A game that can be recorded.
pub trait Recorded: Game {
    /// The first key of every header; its value is the version.
    const KEY: &'static str;
    /// The format version that is written.
    const VERSION: u64;
    /// The previous format version, if its lines had no seats and it is still read.
    const WITHOUT_SEATS: Option<u64> = None;
    /// The version of the rules, raised whenever the same actions have a different result. Every record contains it.
    const RULES_VERSION: u32;

    /// Returns the header of a record as one JSON object on one line: `KEY` and version first, without the checksum.
    fn write_header(record: &Record<Self>) -> String;

    /// Parses a header object of any supported version.
    ///
    /// # Errors
    /// A sentence about the fault in the text.
    fn read_header(text: &str) -> Result<Header<Self>, String>;
}

/// The header of a record.
#[derive(Debug, Clone)]
pub struct Header<G: Game> {
    /// The setting of the game.
    pub setting: G::Setting,
    /// The players by seat, in the words of the command line.
    pub seats: Vec<String>,
    /// The seed of the game's chance.
    pub seed: u64,
    /// The seat that began.
    pub start: Seat,
    /// The fingerprint of the set-up, as 16 hexadecimal digits.
    pub fingerprint: String,
}

/// The program and rules versions that made a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// The version of the program.
    pub program: String,
    /// The version of the rules.
    pub rules: u32,
}

impl Made {
    /// Returns the versions of this program.
    pub fn here<G: Recorded>() -> Made {
        Made { program: env!("CARGO_PKG_VERSION").to_owned(), rules: G::RULES_VERSION }
    }
}

/// A recorded game.
#[derive(Debug, Clone)]
pub struct Record<G: Game> {
    /// The versions that made it; records from before 2027 lack them.
    pub made: Option<Made>,
    /// The setting of the game.
    pub setting: G::Setting,
    /// The players by seat, in the words of the command line.
    pub seats: Vec<String>,
    /// The seed of the game's chance.
    pub seed: u64,
    /// The seat that began; seat 0 in a game without a starting player.
    pub start: Seat,
    /// The fingerprint of the set-up.
    pub set_up: u64,
    /// The actions, in order.
    pub actions: Vec<Line<G>>,
}

/// Returns a checksum that changes with every single altered byte.
fn checksum(text: &str) -> u64 {
    let mut hash = Hasher::new();
    hash.add_bytes(text.as_bytes());
    hash.end()
}

/// Parses a number of exactly 16 lower-case hexadecimal digits, so that each number has one form.
///
/// # Examples
///
/// ```
/// use tabletop::records::number;
/// assert_eq!(number("00000000000000ff"), Some(255));
/// assert_eq!(number("ff"), None);
/// assert_eq!(number("00000000000000FF"), None);
/// ```
pub fn number(digits: &str) -> Option<u64> {
    let plain = digits.len() == 16 && digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    u64::from_str_radix(digits, 16).ok().filter(|_| plain)
}

impl<G: Recorded> Record<G> {
    /// Starts a record, and returns it with the set-up.
    ///
    /// # Errors
    /// When the game does not allow this number of seats, or `start` is not one of them.
    pub fn begin(
        setting: G::Setting,
        seats: Vec<String>,
        seed: u64,
        start: Option<Seat>,
    ) -> Result<(Record<G>, G::Position), SetupError> {
        let position = G::set_up(&setting, count(&seats), seed, start)?;
        let set_up = G::fingerprint(&position);
        let (made, start) = (Some(Made::here::<G>()), G::start(&position));
        Ok((Record { made, setting, seats, seed, start, set_up, actions: Vec::new() }, position))
    }

    /// Records an action of a seat, with the position after it.
    pub fn push(&mut self, seat: Seat, action: G::Action, after: &G::Position) {
        self.actions.push(Line { seat, action, fingerprint: G::fingerprint(after) });
    }

    /// Returns the header line, with its line end.
    pub fn header(&self) -> String {
        header::signed(&G::write_header(self), self.made.as_ref())
    }

    /// Returns the whole record.
    pub fn text(&self) -> String {
        let lines = self.actions.iter().map(|line| line.text(&self.setting));
        std::iter::once(self.header()).chain(lines).collect()
    }

    /// Returns the whole record, with a last line that reveals truncation.
    pub fn save_text(&self) -> String {
        let text = self.text();
        let sum = checksum(&text);
        format!("{text}{END_OF_SAVE}{sum:016x}\n")
    }

    /// Parses a record, with or without the last line of a save. It does not replay the actions; [`Record::replay`]
    /// does.
    ///
    /// # Errors
    /// When the text is too large or of another game or version, or a line is cut off, altered or wrong.
    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        Record::read(text).map(|(record, _)| record)
    }

    /// Parses a save: a record that must end with its last line.
    ///
    /// # Errors
    /// As for [`Record::parse`], and when the last line is missing.
    pub fn parse_save(text: &str) -> Result<Record<G>, RecordError> {
        match Record::read(text)? {
            (record, true) => Ok(record),
            (record, false) => Err(RecordError::Torn(record.actions.len() + 2)),
        }
    }

    /// Returns the record, and true if it ends with the last line of a save.
    fn read(text: &str) -> Result<(Record<G>, bool), RecordError> {
        reading::check_size(text.len(), reading::LARGEST_RECORD)?;
        let mut lines = text.split_inclusive('\n').enumerate().map(|(index, line)| (index + 1, line));
        let header = lines.next().map_or("", |(_, line)| line);
        let (mut record, version) = header::read::<G>(header)?;
        let mut turns = (Some(version) == G::WITHOUT_SEATS).then(|| SeatTracker::of(&record));
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
                None => Line::read(&record.setting, line),
                Some(turns) => turns.read(&record.setting, line),
            };
            record.actions.push(read.map_err(|what| wrong(number_of_line, what))?);
            before += whole.len();
        }
        Ok((record, false))
    }
}

/// The number of seats. A number above the maximum stays above it.
fn count(seats: &[String]) -> u8 {
    u8::try_from(seats.len()).unwrap_or(u8::MAX)
}
