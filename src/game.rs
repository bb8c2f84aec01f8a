//! The games of the box as a list: what each registers of itself, and what there is of whichever it is.

use std::{any::Any, fmt::Debug, sync::Arc};

use bevy::app::App;
use hacienda_rules::Hacienda;
use tabletop::{
    Game, Level,
    records::{self, Made, RecordError, Recorded},
};

use crate::{playable::Playable, texts::Arg};

/// What a game registers of itself: one value, made in its folder.
#[derive(Debug)]
pub struct Entry {
    /// Its name in files, on the command line and in messages.
    pub word: &'static str,
    /// What the help of the command line calls it.
    pub help: &'static str,
    /// The first key of its records.
    pub key: &'static str,
    /// The computer players whom people may ask to sit down, the weakest first.
    pub levels: &'static [Level],
    /// Who sits where somebody of another game sat whom it does not know.
    pub other: Level,
    /// The words of its lessons, in the order in which they are best taken.
    pub lessons: &'static [&'static str],
    /// Whether the cards of its hand can stand by their kinds or in the order in which they came.
    pub sorts_hand: bool,
    /// Minutes that a quick game lasts, as strangers are told.
    pub quick_minutes: u8,
    /// Whether it is played on boards, which are chosen, made and drawn; else its rules are [`Entry::rules`].
    pub has_boards: bool,
    /// The names of those of its rules that can be switched on.
    pub rules: &'static [&'static str],
    /// The rules with these changed, each by its name and its value.
    pub setting: fn(&[(&str, &str)]) -> Result<Setting, String>,
    /// Reads a record of it, with or without the last line of a save.
    pub read: fn(&str) -> Result<Record, RecordError>,
    /// Reads a save of it.
    pub read_save: fn(&str) -> Result<Record, RecordError>,
    /// Adds it without a window.
    pub plugin: fn(&mut App),
    /// Adds its turn schedule alone, for commands.
    pub turn: fn(&mut App),
    /// Adds its picture and its face.
    #[cfg(feature = "window")]
    pub face: fn(&mut App),
    /// What the screens do with it; they alone know the type.
    #[cfg(feature = "window")]
    pub screen: &'static (dyn Any + Send + Sync),
}

/// A game of the box, by its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Title(&'static str);

impl Default for Title {
    fn default() -> Title {
        Title::ALL[0]
    }
}

impl Title {
    /// All of them, as the box lists them.
    pub const ALL: [Title; crate::GAMES.len()] = {
        let mut all = [Title(""); crate::GAMES.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = Title(crate::GAMES[at].word);
            at += 1;
        }
        all
    };

    /// That of a game.
    pub const fn of<G: Game>() -> Title {
        Title(G::TITLE)
    }

    /// Its name in files, on the command line and in messages.
    pub fn word(self) -> &'static str {
        self.0
    }

    /// What the game has registered.
    pub fn entry(self) -> &'static Entry {
        crate::GAMES.iter().find(|entry| entry.word == self.0).expect("every game of the box is in the list")
    }

    /// The game of this name, if there is one.
    pub fn from_word(word: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.word() == word)
    }
}

/// Adds the pictures and faces of all games.
#[cfg(feature = "window")]
pub fn faces(app: &mut App) {
    crate::GAMES.iter().for_each(|game| (game.face)(app));
}

#[cfg(not(target_arch = "wasm32"))]
impl clap::ValueEnum for Title {
    fn value_variants<'a>() -> &'a [Title] {
        &Title::ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.word()).help(self.entry().help))
    }
}

impl From<Title> for Arg {
    /// Its fixed word, by which a message chooses its own.
    fn from(title: Title) -> Arg {
        Arg::Kind(title.word())
    }
}

/// What stays the same during a game, whichever it is.
#[derive(Debug, Clone)]
pub struct Setting {
    title: Title,
    seats: (u8, u8),
    of: Arc<dyn Any + Send + Sync>,
}

impl From<hacienda_rules::Setting> for Setting {
    fn from(setting: hacienda_rules::Setting) -> Setting {
        Setting::of::<Hacienda>(setting)
    }
}

impl Setting {
    /// That of a game.
    pub fn of<G: Playable>(setting: G::Setting) -> Setting {
        Setting { title: Title::of::<G>(), seats: G::bounds(&setting), of: Arc::new(setting) }
    }

    /// Which game it is of.
    pub fn title(&self) -> Title {
        self.title
    }

    /// That of this game, where it is of it.
    pub fn get<G: Game>(&self) -> Option<&G::Setting> {
        self.of.downcast_ref()
    }

    /// Board and rulebook, where it is of Hacienda.
    pub fn hacienda(&self) -> Option<&hacienda_rules::Setting> {
        self.get::<Hacienda>()
    }

    /// The fewest and the most who may play.
    pub fn seats(&self) -> (u8, u8) {
        self.seats
    }
}

/// Which game a record or a position tells of: the first key of a record's header is a word of its game, that of a position
/// names it. Hacienda where none does.
pub fn title_of(text: &str) -> Title {
    let text = text.trim_start_matches('\u{feff}').trim_start_matches(['{', ' ', '\r', '\n', '\t']);
    let mut words = text.strip_prefix('"').unwrap_or_default().split('"');
    let (key, value) = (words.next(), words.nth(1));
    let named = value.filter(|_| key == Some("title")).and_then(Title::from_word);
    let of_record = |title: &Title| key == Some(title.entry().key);
    named.or_else(|| Title::ALL.into_iter().find(of_record)).unwrap_or_default()
}

/// A game as it was played, whichever it is.
#[derive(Debug, Clone)]
pub struct Record {
    title: Title,
    of: Arc<dyn Recording>,
}

/// What is asked of a record whose game nobody knows.
trait Recording: Any + Debug + Send + Sync {
    fn seats(&self) -> &[String];
    fn set_up(&self) -> u64;
    fn seed(&self) -> u64;
    fn length(&self) -> usize;
    fn text(&self) -> String;
    fn save_text(&self) -> String;
    fn made(&self) -> (Option<&Made>, Made);
    fn end(&self) -> Result<(u64, bool), String>;
}

impl<G: Playable> Recording for records::Record<G> {
    fn seats(&self) -> &[String] {
        &self.seats
    }

    fn set_up(&self) -> u64 {
        self.set_up
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn length(&self) -> usize {
        self.actions.len()
    }

    fn text(&self) -> String {
        self.text()
    }

    fn save_text(&self) -> String {
        self.save_text()
    }

    fn made(&self) -> (Option<&Made>, Made) {
        (self.made.as_ref(), Made::here::<G>())
    }

    fn end(&self) -> Result<(u64, bool), String> {
        let last = self.last_position().map_err(|error| error.to_string())?;
        Ok((G::fingerprint(&last), G::over(&last)))
    }
}

impl Record {
    /// That of a game.
    pub fn of<G: Playable>(record: records::Record<G>) -> Record {
        Record { title: Title::of::<G>(), of: Arc::new(record) }
    }

    /// Which game it is of.
    pub fn title(&self) -> Title {
        self.title
    }

    /// That of this game, where it is of it.
    pub fn get<G: Recorded>(&self) -> Option<&records::Record<G>> {
        (&*self.of as &dyn Any).downcast_ref()
    }

    /// Reads a record of any game, with or without the last line of a save.
    ///
    /// # Errors
    /// As [`records::Record::parse`] of the game that its header names.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        (title_of(text).entry().read)(text)
    }

    /// Reads a save of any game.
    ///
    /// # Errors
    /// As [`records::Record::parse_save`] of the game that its header names.
    pub fn parse_save(text: &str) -> Result<Record, RecordError> {
        (title_of(text).entry().read_save)(text)
    }

    /// Who sat at the table, in the words of the command line.
    pub fn seats(&self) -> &[String] {
        self.of.seats()
    }

    /// The fingerprint of its set-up, by which a game is told from all others.
    pub fn set_up(&self) -> u64 {
        self.of.set_up()
    }

    /// What chance came from.
    pub fn seed(&self) -> u64 {
        self.of.seed()
    }

    /// How many actions were played.
    pub fn length(&self) -> usize {
        self.of.length()
    }

    /// The whole record.
    pub fn text(&self) -> String {
        self.of.text()
    }

    /// The whole record as a save.
    pub fn save_text(&self) -> String {
        self.of.save_text()
    }

    /// Which program made it, where it says so, and what this one would say.
    pub fn made(&self) -> (Option<&Made>, Made) {
        self.of.made()
    }

    /// Plays it again: the fingerprint after its last action.
    ///
    /// # Errors
    /// A line for whoever looks for the cause, when the rules forbid an action or it leads elsewhere.
    pub fn last_fingerprint(&self) -> Result<u64, String> {
        self.of.end().map(|(fingerprint, _)| fingerprint)
    }

    /// Plays it again: whether it is over.
    ///
    /// # Errors
    /// A line for whoever looks for the cause, when the rules forbid an action or it leads elsewhere.
    pub fn is_over(&self) -> Result<bool, String> {
        self.of.end().map(|(_, over)| over)
    }
}

/// The level that somebody meets who has not chosen one: a newcomer's.
pub const FIRST_OPPONENT: Level = Level::Beginner;
/// How many play a first game: one person, and others enough that the board fills.
pub const FIRST_PLAYERS: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_box_is_played_under_its_own_name() {
        for title in Title::ALL {
            crate::with_title!(title, G => assert_eq!(G::TITLE, title.word()));
        }
    }
}
