//! Records of games: a header, then one action per line. Each line has the seat, the action and the fingerprint of the
//! position after it.
//!
//! ```text
//! {"hacienda_record":2,"board":{"name":"symmetric","hash":"…"},"rules":{…},"seats":["human","greedy"],"seed":7,"start":1,"fingerprint":"…","program":"0.1.0","rules_version":1,"checksum":"…"}
//! 1 buy land deck #0123456789abcdef
//! 1 end #fedcba9876543210
//! end-of-save 00112233aabbccdd
//! ```
//!
//! Each game chooses the keys of its header. The value of the first key is the format version. The last three keys are
//! the same for all games: the program version, the rules version and a checksum. Older records lack the program and
//! rules versions.
//!
//! If a bot took over a seat, the entry of `seats` contains both players and the number of actions before the change,
//! as in `"human, medium after 57"`.
//!
//! Every line ends with a line feed. Only saves have the last line shown above. It contains a checksum of everything
//! before it, and distinguishes a save truncated at the end of a line from a shorter game.
//!
//! Some games can still read records of their previous version, in which lines have no seats. The seats of such
//! a record are inferred by replaying the actions.

mod errors;
mod header;
mod lines;
mod replay;

use crate::{Seat, SetupError, fingerprint::Hasher, game::Game, reading};

pub use errors::{RecordError, ReplayError};
pub use lines::Line;
pub use replay::Step;

use errors::line_error;
use lines::SeatTracker;

/// The start of the last line of a save.
const END_OF_SAVE: &str = "end-of-save ";

/// A game that can be recorded.
pub trait Recorded: Game {
    /// The first key of every header; its value is the version of the format.
    const KEY: &'static str;
    /// The version of the format that this program writes.
    const VERSION: u64;
    /// The previous version, if its lines have no seats and it can still be read.
    const WITHOUT_SEATS: Option<u64> = None;
    /// The version of the rules. It must be incremented with every change that makes the same actions lead to a
    /// different position. Every new record contains it.
    const RULES_VERSION: u32;

    /// The header of a record as one JSON object on one line, without its last three keys, which are added later. It
    /// begins with [`Recorded::KEY`] and the version of the format.
    fn write_header(record: &Record<Self>) -> String;

    /// Parses an object that [`Recorded::write_header`] has written, in any supported version of the format.
    ///
    /// # Errors
    /// Returns a description of the fault.
    fn read_header(text: &str) -> Result<Header<Self>, String>;
}

/// The content of a record's header.
#[derive(Debug, Clone)]
pub struct Header<G: Game> {
    /// The setting of the game.
    pub setting: G::Setting,
    /// The players of the seats, in the words of the command line.
    pub seats: Vec<String>,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The starting seat.
    pub start: Seat,
    /// The fingerprint of the set-up, as 16 hexadecimal digits.
    pub fingerprint: String,
}

/// The program that made a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgramVersion {
    /// The version of the program.
    pub program: String,
    /// The version of the rules.
    pub rules: u32,
}

impl ProgramVersion {
    /// The versions of this program and of its rules.
    pub fn current<G: Recorded>() -> ProgramVersion {
        ProgramVersion { program: env!("CARGO_PKG_VERSION").to_owned(), rules: G::RULES_VERSION }
    }
}

/// The seed, the setting and the actions of a game: enough to replay it.
#[derive(Debug, Clone)]
pub struct Record<G: Game> {
    /// The program that made the record; `None` for older records, which lack the program and rules versions.
    pub made: Option<ProgramVersion>,
    /// The setting of the game.
    pub setting: G::Setting,
    /// The players of the seats, in the words of the command line.
    pub seats: Vec<String>,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The starting seat; seat 0 in games without a starting player.
    pub start: Seat,
    /// The fingerprint of the set-up.
    pub set_up: u64,
    /// The actions, in order.
    pub actions: Vec<Line<G>>,
}

/// A checksum that detects any single altered byte.
fn checksum(text: &str) -> u64 {
    let mut hash = Hasher::new();
    hash.add_bytes(text.as_bytes());
    hash.finish()
}

/// Parses exactly 16 lower-case hexadecimal digits, so that each number has only one spelling.
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
    /// Starts a record and returns it with the set-up position.
    ///
    /// # Errors
    /// Returns an error if the number of seats is not allowed or `start` is not one of the seats.
    pub fn begin(
        setting: G::Setting,
        seats: Vec<String>,
        seed: u64,
        start: Option<Seat>,
    ) -> Result<(Record<G>, G::Position), SetupError> {
        let position = G::set_up(&setting, count(&seats), seed, start)?;
        let set_up = G::fingerprint(&position);
        let (made, start) = (Some(ProgramVersion::current::<G>()), G::start(&position));
        Ok((Record { made, setting, seats, seed, start, set_up, actions: Vec::new() }, position))
    }

    /// Appends an action of a seat and the fingerprint of the position after it.
    pub fn push(&mut self, seat: Seat, action: G::Action, after: &G::Position) {
        self.actions.push(Line { seat, action, fingerprint: G::fingerprint(after) });
    }

    /// The header line, with its line feed.
    pub fn header(&self) -> String {
        header::signed(&G::write_header(self), self.made.as_ref())
    }

    /// The text of the whole record.
    pub fn text(&self) -> String {
        let lines = self.actions.iter().map(|line| line.text(&self.setting));
        std::iter::once(self.header()).chain(lines).collect()
    }

    /// The text of the record as a save, with a last line that proves it complete.
    pub fn save_text(&self) -> String {
        let text = self.text();
        let sum = checksum(&text);
        format!("{text}{END_OF_SAVE}{sum:016x}\n")
    }

    /// Parses a record, with or without the last line of a save. [`Record::replay`] checks that its actions can be
    /// played.
    ///
    /// # Errors
    /// Returns an error if the text is too large, is of another game or version, or has a line that is truncated,
    /// altered or invalid.
    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        Record::read(text).map(|(record, _)| record)
    }

    /// Parses a save, which must end with the checksum line.
    ///
    /// # Errors
    /// Returns the errors of [`Record::parse`], and [`RecordError::Truncated`] if the last line is missing.
    pub fn parse_save(text: &str) -> Result<Record<G>, RecordError> {
        match Record::read(text)? {
            (record, true) => Ok(record),
            (record, false) => Err(RecordError::Truncated(record.actions.len() + 2)),
        }
    }

    /// Parses a record. The flag is true if it ends with the last line of a save.
    fn read(text: &str) -> Result<(Record<G>, bool), RecordError> {
        reading::check_size(text.len(), reading::MAX_RECORD_BYTES)?;
        let mut lines = text.split_inclusive('\n').enumerate().map(|(index, line)| (index + 1, line));
        let header = lines.next().map_or("", |(_, line)| line);
        let (mut record, version) = header::read::<G>(header)?;
        let mut turns = (Some(version) == G::WITHOUT_SEATS).then(|| SeatTracker::of(&record));
        let mut before = header.len();
        while let Some((number_of_line, whole)) = lines.next() {
            let line = whole.strip_suffix('\n').ok_or_else(|| line_error(number_of_line, "the line is cut off"))?;
            if let Some(sum) = line.strip_prefix(END_OF_SAVE) {
                if number(sum) != Some(checksum(&text[..before])) {
                    return Err(line_error(number_of_line, "the save was altered: its checksum does not match"));
                }
                return match lines.next() {
                    None => Ok((record, true)),
                    Some((after, _)) => Err(line_error(after, "unexpected text after the last line of the save")),
                };
            }
            let read = match &mut turns {
                None => Line::read(&record.setting, line),
                Some(turns) => turns.read(&record.setting, line),
            };
            record.actions.push(read.map_err(|what| line_error(number_of_line, what))?);
            before += whole.len();
        }
        Ok((record, false))
    }
}

/// The number of seats, limited to `u8::MAX`, which is too many for any game.
fn count(seats: &[String]) -> u8 {
    u8::try_from(seats.len()).unwrap_or(u8::MAX)
}
