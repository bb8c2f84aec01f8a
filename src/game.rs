//! The registry of games, and types that hold the setting or the record of any game.

use std::{any::Any, fmt::Debug, sync::Arc};

use bevy::app::App;
use hacienda_rules::Hacienda;
use tabletop::{
    Game, Level,
    records::{self, ProgramVersion, RecordError, Recorded},
};

use crate::{playable::Playable, texts::Arg};

/// The registration of a game: a constant defined in the game's folder.
#[derive(Debug)]
pub struct GameInfo {
    /// The name of the game in files, on the command line and in messages.
    pub word: &'static str,
    /// The description of the game in the command line's help.
    pub help: &'static str,
    /// The first key of the game's records.
    pub key: &'static str,
    /// The computer players offered as opponents, weakest first.
    pub levels: &'static [Level],
    /// The level for a seat whose level was chosen in another game and does not exist in this game.
    pub fallback_level: Level,
    /// The identifiers of the lessons, in the recommended order.
    pub lessons: &'static [&'static str],
    /// True if the hand can be sorted by kind or kept in the order the cards were drawn.
    pub sorts_hand: bool,
    /// The length of a quick game in minutes, as shown to kiosk visitors.
    pub quick_minutes: u8,
    /// True if the game is played on boards that can be chosen, generated and drawn. If false, its options are
    /// [`GameInfo::rules`].
    pub has_boards: bool,
    /// The names of the rules that can be switched on.
    pub rules: &'static [&'static str],
    /// Builds the setting with these rules changed, each given by name and value.
    pub setting: fn(&[(&str, &str)]) -> Result<Setting, String>,
    /// Writes the setting of a game with this number of seats, as text for a server.
    pub setting_text: fn(&Setting, u8) -> String,
    /// Reads a record of the game, with or without the last line of a save.
    pub parse_record: fn(&str) -> Result<Record, RecordError>,
    /// Reads a save of the game.
    pub parse_save: fn(&str) -> Result<Record, RecordError>,
    /// Adds the parts of the game that need no window.
    pub plugin: fn(&mut App),
    /// Adds only the turn schedule of the game, for the command line.
    pub turn: fn(&mut App),
    /// Adds the pictures and the UI of the game.
    #[cfg(feature = "window")]
    pub window_plugin: fn(&mut App),
    /// The game's interface to the screens, in a type that only the screens use.
    #[cfg(feature = "window")]
    pub screen: &'static (dyn Any + Send + Sync),
}

/// A game of this program, identified by its fixed name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Title(&'static str);

impl Default for Title {
    fn default() -> Title {
        Title::ALL[0]
    }
}

impl Title {
    /// All games, in the order of [`crate::GAMES`].
    pub const ALL: [Title; crate::GAMES.len()] = {
        let mut all = [Title(""); crate::GAMES.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = Title(crate::GAMES[at].word);
            at += 1;
        }
        all
    };

    /// The title of a game type.
    pub const fn of<G: Game>() -> Title {
        Title(G::TITLE)
    }

    /// The name of the game in files, on the command line and in messages.
    pub fn word(self) -> &'static str {
        self.0
    }

    /// The registration of the game.
    pub fn info(self) -> &'static GameInfo {
        crate::GAMES.iter().find(|entry| entry.word == self.0).expect("every title comes from the list of games")
    }

    /// Finds the game with this name.
    pub fn from_word(word: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.word() == word)
    }
}

/// Adds the pictures and UIs of all games.
#[cfg(feature = "window")]
pub fn window_plugins(app: &mut App) {
    crate::GAMES.iter().for_each(|game| (game.window_plugin)(app));
}

#[cfg(not(target_arch = "wasm32"))]
impl clap::ValueEnum for Title {
    fn value_variants<'a>() -> &'a [Title] {
        &Title::ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.word()).help(self.info().help))
    }
}

impl From<Title> for Arg {
    /// The fixed name, which a message uses to select a variant.
    fn from(title: Title) -> Arg {
        Arg::Kind(title.word())
    }
}

/// The setting of a game of any type: everything that stays the same during a game.
#[derive(Debug, Clone)]
pub struct Setting {
    title: Title,
    seats: (u8, u8),
    inner: Arc<dyn Any + Send + Sync>,
}

impl From<hacienda_rules::Setting> for Setting {
    fn from(setting: hacienda_rules::Setting) -> Setting {
        Setting::of::<Hacienda>(setting)
    }
}

impl Setting {
    /// Wraps the setting of a game.
    pub fn of<G: Playable>(setting: G::Setting) -> Setting {
        Setting { title: Title::of::<G>(), seats: G::bounds(&setting), inner: Arc::new(setting) }
    }

    /// The game of this setting.
    pub fn title(&self) -> Title {
        self.title
    }

    /// The typed setting if it belongs to game `G`.
    pub fn get<G: Game>(&self) -> Option<&G::Setting> {
        self.inner.downcast_ref()
    }

    /// The board and rulebook if this is a setting of Hacienda.
    pub fn hacienda(&self) -> Option<&hacienda_rules::Setting> {
        self.get::<Hacienda>()
    }

    /// The minimum and maximum number of players.
    pub fn seats(&self) -> (u8, u8) {
        self.seats
    }
}

/// Detects the game of a record or a position from the first key of its text. In a record, this key is unique to the
/// game; in a position, it may be `title`, whose value names the game. Returns Hacienda in all other cases.
pub fn title_of(text: &str) -> Title {
    let text = text.trim_start_matches('\u{feff}').trim_start_matches(['{', ' ', '\r', '\n', '\t']);
    let mut words = text.strip_prefix('"').unwrap_or_default().split('"');
    let (key, value) = (words.next(), words.nth(1));
    let named = value.filter(|_| key == Some("title")).and_then(Title::from_word);
    let of_record = |title: &Title| key == Some(title.info().key);
    named.or_else(|| Title::ALL.into_iter().find(of_record)).unwrap_or_default()
}

/// The record of a game of any type.
#[derive(Debug, Clone)]
pub struct Record {
    title: Title,
    inner: Arc<dyn Recording>,
}

/// The record operations that do not depend on the game's type.
trait Recording: Any + Debug + Send + Sync {
    fn seats(&self) -> &[String];
    fn set_up(&self) -> u64;
    fn seed(&self) -> u64;
    fn length(&self) -> usize;
    fn text(&self) -> String;
    fn save_text(&self) -> String;
    fn made(&self) -> (Option<&ProgramVersion>, ProgramVersion);
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

    fn made(&self) -> (Option<&ProgramVersion>, ProgramVersion) {
        (self.made.as_ref(), ProgramVersion::current::<G>())
    }

    fn end(&self) -> Result<(u64, bool), String> {
        let last = self.last_position().map_err(|error| error.to_string())?;
        Ok((G::fingerprint(&last), G::is_over(&last)))
    }
}

impl Record {
    /// Wraps the record of a game.
    pub fn of<G: Playable>(record: records::Record<G>) -> Record {
        Record { title: Title::of::<G>(), inner: Arc::new(record) }
    }

    /// The game of this record.
    pub fn title(&self) -> Title {
        self.title
    }

    /// The typed record if it belongs to game `G`.
    pub fn get<G: Recorded>(&self) -> Option<&records::Record<G>> {
        (&*self.inner as &dyn Any).downcast_ref()
    }

    /// Reads a record of any game, with or without the last line of a save.
    ///
    /// # Errors
    /// Returns the errors of [`records::Record::parse`] for the game named in the header.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        (title_of(text).info().parse_record)(text)
    }

    /// Reads a save of any game.
    ///
    /// # Errors
    /// Returns the errors of [`records::Record::parse_save`] for the game named in the header.
    pub fn parse_save(text: &str) -> Result<Record, RecordError> {
        (title_of(text).info().parse_save)(text)
    }

    /// The entry of each seat, which names its player.
    pub fn seats(&self) -> &[String] {
        self.inner.seats()
    }

    /// The fingerprint of the set-up, which identifies the game.
    pub fn set_up(&self) -> u64 {
        self.inner.set_up()
    }

    /// The seed of the random numbers.
    pub fn seed(&self) -> u64 {
        self.inner.seed()
    }

    /// The number of actions played.
    pub fn length(&self) -> usize {
        self.inner.length()
    }

    /// The text of the whole record.
    pub fn text(&self) -> String {
        self.inner.text()
    }

    /// The text of the whole record as a save.
    pub fn save_text(&self) -> String {
        self.inner.save_text()
    }

    /// The program version stored in the record, if any, and the version that this program would store.
    pub fn made(&self) -> (Option<&ProgramVersion>, ProgramVersion) {
        self.inner.made()
    }

    /// Replays the record and returns the fingerprint of the position after its last action.
    ///
    /// # Errors
    /// Returns a line for developers if the game cannot be set up as recorded, if the rules forbid an action, or if an
    /// action leads to a different position.
    pub fn last_fingerprint(&self) -> Result<u64, String> {
        self.inner.end().map(|(fingerprint, _)| fingerprint)
    }

    /// Replays the record and returns true if the game is over.
    ///
    /// # Errors
    /// Returns a line for developers if the game cannot be set up as recorded, if the rules forbid an action, or if an
    /// action leads to a different position.
    pub fn is_over(&self) -> Result<bool, String> {
        self.inner.end().map(|(_, over)| over)
    }
}

/// The opponents' level for a player who has not chosen a level.
pub const FIRST_OPPONENT: Level = Level::Beginner;
/// The number of players in a first game: one person and two opponents.
pub const FIRST_PLAYERS: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_title_selects_its_own_game() {
        for title in Title::ALL {
            crate::with_title!(title, G => assert_eq!(G::TITLE, title.word()));
        }
    }
}
