//! The record of a game: a header, then one action a line, each with its seat before it and the fingerprint of the position
//! after it.
//!
//! ```text
//! {"hacienda_record":2,"board":{"name":"symmetric","hash":"…"},"rules":{…},"seats":["human","greedy"],"seed":7,"start":1,"fingerprint":"…","program":"0.1.0","rules_version":1,"checksum":"…"}
//! 1 buy land deck #0123456789abcdef
//! 1 end #fedcba9876543210
//! end-of-save 00112233aabbccdd
//! ```
//!
//! Which keys the header has is for each game to say; the first one, with the version, and the last three are every game's: which
//! program and which rules made the record, which older ones do not say, and a checksum.
//!
//! A seat that a computer took over says both, and after how many actions: `"human, medium after 57"`.
//!
//! Every line ends with a line feed. The last line above stands only in saves: it is a checksum of everything before it,
//! so that a save cut off at a line end is told from a game that went no further.
//!
//! Lines without seats are read, too, where a game once had them: then the seats are those whose turn it was.

mod errors;
mod header;
mod lines;
mod replay;

use crate::{Seat, SetupError, fingerprint::Hasher, game::Game, reading};

pub use errors::{RecordError, ReplayError};
pub use lines::Line;
pub use replay::Step;

use errors::wrong;
use lines::Turns;

/// How the last line of a save begins.
const END_OF_SAVE: &str = "end-of-save ";

/// A game of which records are kept.
pub trait Recorded: Game {
    /// The first key of every header; the version is its value.
    const KEY: &'static str;
    /// The version of the format that is written.
    const VERSION: u64;
    /// The version before it, if that had lines without seats and is still read.
    const WITHOUT_SEATS: Option<u64> = None;
    /// The version of the rules, raised whenever the same actions lead elsewhere than before. Every record names it.
    const RULES_VERSION: u32;

    /// The header of a record as one JSON object on one line, `KEY` and version first, without its checksum.
    fn write_header(record: &Record<Self>) -> String;

    /// What such an object says, of any version that is read.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    fn read_header(text: &str) -> Result<Header<Self>, String>;
}

/// What the header of a record says.
#[derive(Debug, Clone)]
pub struct Header<G: Game> {
    /// What stays the same during the game.
    pub setting: G::Setting,
    /// Who sat at the table, in the words of the command line.
    pub seats: Vec<String>,
    /// What chance came from.
    pub seed: u64,
    /// The seat that began.
    pub start: Seat,
    /// The fingerprint of the set-up, as 16 hexadecimal digits.
    pub fingerprint: String,
}

/// Which program made a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// The version of the program.
    pub program: String,
    /// The version of the rules.
    pub rules: u32,
}

impl Made {
    /// By this program.
    pub fn here<G: Recorded>() -> Made {
        Made { program: env!("CARGO_PKG_VERSION").to_owned(), rules: G::RULES_VERSION }
    }
}

/// A game as it was played.
#[derive(Debug, Clone)]
pub struct Record<G: Game> {
    /// Which program made it; records from before 2027 do not say.
    pub made: Option<Made>,
    /// What stays the same during the game.
    pub setting: G::Setting,
    /// Who sat at the table, in the words of the command line.
    pub seats: Vec<String>,
    /// What chance came from.
    pub seed: u64,
    /// The seat that began; seat 0 in a game in which nobody does.
    pub start: Seat,
    /// The fingerprint of the set-up.
    pub set_up: u64,
    /// The actions, in order.
    pub actions: Vec<Line<G>>,
}

/// A checksum that every single altered byte changes.
fn checksum(text: &str) -> u64 {
    let mut hash = Hasher::new();
    hash.add_bytes(text.as_bytes());
    hash.end()
}

/// A number of exactly 16 small hexadecimal digits: one way to write each.
pub fn number(digits: &str) -> Option<u64> {
    let plain = digits.len() == 16 && digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    u64::from_str_radix(digits, 16).ok().filter(|_| plain)
}

impl<G: Recorded> Record<G> {
    /// The record of a game that begins, with its set-up.
    ///
    /// # Errors
    /// When the game is not for so many seats, or `start` is not at the table.
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

    /// Notes an action that a seat played, with the position after it.
    pub fn push(&mut self, seat: Seat, action: G::Action, after: &G::Position) {
        self.actions.push(Line { seat, action, fingerprint: G::fingerprint(after) });
    }

    /// The line of the header, with its line end.
    pub fn header(&self) -> String {
        header::signed(&G::write_header(self), self.made.as_ref())
    }

    /// The whole record.
    pub fn text(&self) -> String {
        let lines = self.actions.iter().map(|line| line.text(&self.setting));
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
    /// When it is too large, of another game or version, or a line is cut off, altered or wrong.
    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        Record::read(text).map(|(record, _)| record)
    }

    /// Reads a save: a record that must end with its last line.
    ///
    /// # Errors
    /// As [`Record::parse`], and when the last line is missing.
    pub fn parse_save(text: &str) -> Result<Record<G>, RecordError> {
        match Record::read(text)? {
            (record, true) => Ok(record),
            (record, false) => Err(RecordError::Torn(record.actions.len() + 2)),
        }
    }

    /// The record, and whether it ends with the last line of a save.
    fn read(text: &str) -> Result<(Record<G>, bool), RecordError> {
        reading::check_size(text.len(), reading::LARGEST_RECORD)?;
        let mut lines = text.split_inclusive('\n').enumerate().map(|(index, line)| (index + 1, line));
        let header = lines.next().map_or("", |(_, line)| line);
        let (mut record, version) = header::read::<G>(header)?;
        let mut turns = (Some(version) == G::WITHOUT_SEATS).then(|| Turns::of(&record));
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

/// How many seats these are; more than a table has stay too many.
fn count(seats: &[String]) -> u8 {
    u8::try_from(seats.len()).unwrap_or(u8::MAX)
}
