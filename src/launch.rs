//! Launch options, parsed from the command line or from a page's address.

use std::{ops::RangeInclusive, path::PathBuf};

use tabletop::{HasFileFormats, Seat, SettingRequest};

use crate::{
    game::{self, Record, Title},
    host::LocalServer,
    seats::PlayerKind,
    texts::{Language, Text, Untranslated, text},
    with_title,
};
use hacienda_rules::{Hacienda, Setting};
use online::Link;

mod args;

pub use args::LaunchArgs;

/// The accepted range of logical pixels per millimetre of screen.
pub const PX_PER_MM_RANGE: RangeInclusive<f32> = 1.0..=40.0;

/// The options with which the program is started.
#[derive(Debug, Clone, Default)]
pub struct LaunchOptions {
    /// The first thing shown.
    pub first: StartScreen,
    /// The game selected on the first screen; if not given, the game played last, or Hacienda with `--seats`.
    pub title: Option<Title>,
    /// The board and rules of Hacienda.
    pub setting: Setting,
    /// True if the board or the rules were given explicitly. If false, the first screen proposes a board and rules
    /// itself.
    pub explicit: bool,
    /// The seed of the cards; random if not given.
    pub seed: Option<u64>,
    /// The starting seat; drawn from the seed if not given.
    pub start: Option<Seat>,
    /// A screenshot to take before the program exits.
    pub screenshot: Option<Screenshot>,
    /// An error message to show first, about an invalid request or missing files.
    pub error: Option<Text>,
    /// The file with the note about an earlier crash. It is deleted once `error`, which describes the crash, has been
    /// shown.
    pub crash_note: Option<PathBuf>,
    /// The size of the window, if not the default.
    pub size: Option<WindowSize>,
    /// The language; if not given, the language of the settings or of the system.
    pub language: Option<Language>,
    /// True if the program runs as a kiosk for strangers.
    pub kiosk: bool,
    /// Logical pixels per millimetre of screen; the value measured in the settings if not given.
    pub px_per_mm: Option<f32>,
    /// The page address of the server for new tables; if not given, the address used last.
    pub server: Option<String>,
    /// The server in this program.
    pub host: Option<LocalServer>,
    /// True if the table of the link is shown without controls, for a hall or a stream.
    pub spectate: bool,
    /// True if the table of the link is shown on a background of a single colour.
    pub plain: bool,
    /// True if the screen lies flat among the players, so the picture turns to face the player whose turn it is.
    pub table_top: bool,
}

/// The size of a window, to emulate another screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowSize {
    /// Width in logical pixels.
    pub width: u32,
    /// Height in logical pixels.
    pub height: u32,
    /// Physical pixels per logical pixel.
    pub density: f32,
}

/// The first thing shown after startup.
#[derive(Debug, Clone, Default)]
#[allow(clippy::large_enum_variant, reason = "the program creates only one, when it starts")]
pub enum StartScreen {
    /// The title and the set-up screen.
    #[default]
    Title,
    /// The board of the setting, shown large in the gallery.
    Board,
    /// A game between these players, without the set-up screen.
    Game {
        /// The game and its rules.
        setting: game::Setting,
        /// The player of each seat.
        player_kinds: Vec<PlayerKind>,
    },
    /// A game from a file, which is resumed, or replayed if it is over.
    Open(Box<Record>),
    /// The table of a link.
    Join(Box<Link>),
    /// The replay of a record.
    Replay(Box<Record>),
    /// The game played last if a save exists, else the title.
    Latest,
}

/// A screenshot, or a series of screenshots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screenshot {
    /// The file to write.
    pub file: PathBuf,
    /// The number of frames to wait.
    pub after: u32,
    /// The number of pictures, one per frame. If there are several, their numbers are appended to the file name.
    pub count: u32,
}

impl LaunchOptions {
    /// Parses the parameters of a page's address, one `NAME=VALUE` per line. If parameters are invalid, the program
    /// reports them, and opens the title or resumes the latest game. An unknown language is reported too, but does not
    /// affect the other parameters.
    pub fn from_address(lines: &str) -> LaunchOptions {
        // A kiosk remains a kiosk even if the rest of the address is invalid.
        let kiosk =
            lines.lines().filter_map(|line| line.split_once('=')).any(|(name, value)| args::is_kiosk(name, value));
        let (language, others): (Vec<_>, Vec<_>) = lines.lines().partition(|line| line.starts_with("language="));
        let (go_on, others): (Vec<_>, Vec<_>) = others.into_iter().partition(|line| line.starts_with("go-on="));
        let read = |lines: Vec<&str>| LaunchArgs::from_lines(&lines.join("\n")).and_then(|words| words.options());
        let (language, others) = (read(language), read(others));
        let unusable = |what: &String| text!("address-unusable", what = Untranslated::error(what));
        let errors = [&others, &language].into_iter().filter_map(|read| read.as_ref().err()).map(unusable);
        let error = errors.reduce(|first, then| text!("two-sentences", first = first, then = then));
        let (language, others) = (language.unwrap_or_default().language, others.unwrap_or_default());
        let first = read(go_on).map(|go_on| go_on.first).ok().filter(|first| matches!(first, StartScreen::Latest));
        LaunchOptions { first: first.unwrap_or(others.first), language, error, kiosk, ..others }
    }
}

/// The arguments for board and rules, not yet validated. Defaults apply to anything left out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "wasm32"), derive(clap::Args))]
pub struct GameArgs {
    /// A built-in board by name (symmetric, asymmetric, springs, …), a random one by its recipe (R4M-7315: players 2-5,
    /// symmetry M, H, T or N, number 0-9999), a board code (HAZ1-…, from `hacienda map --code`), or a .haz file;
    /// default: symmetric, if the game needs a board
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "M"))]
    pub map: Option<String>,
    /// base, variant1 or crucible; default: base
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "G"))]
    pub game: Option<String>,
    /// Variant 2: keep a running score, updated after every action
    #[cfg_attr(not(target_arch = "wasm32"), arg(long))]
    pub running_score: bool,
    /// A house rule, for example mixed_herds=true; may be repeated
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "NAME=VALUE"))]
    pub house: Vec<String>,
}

impl GameArgs {
    fn any(&self, title: Title) -> Result<game::Setting, String> {
        with_title!(title, G => self.setting_of::<G>().map(game::Setting::of::<G>))
    }

    /// The setting of game `G`.
    ///
    /// # Errors
    /// Returns the name of the invalid argument, a colon, and an explanation.
    pub fn setting_of<G: HasFileFormats>(&self) -> Result<G::Setting, String> {
        let GameArgs { map, game, running_score, house } = self;
        G::requested_setting(SettingRequest {
            map: map.as_deref(),
            game: game.as_deref(),
            running_score: *running_score,
            house,
        })
    }

    /// The board and rulebook of Hacienda.
    ///
    /// # Errors
    /// Returns the name of the invalid argument, a colon, and an explanation.
    pub fn setting(&self) -> Result<Setting, String> {
        self.setting_of::<Hacienda>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;
    use hacienda_rules::maps;

    #[test]
    fn an_address_accepts_the_arguments_of_the_command_line() {
        let words = LaunchArgs::from_lines("seats=human,greedy\nseed=7\nv=1700000\nmap=asymmetric\nstart=1");
        let options = words.expect("the numbers are valid").options().expect("the options are valid");
        assert!(matches!(options.first, StartScreen::Game { player_kinds, .. } if player_kinds.len() == 2));
        assert_eq!((options.seed, options.start), (Some(7), Some(Seat(1))));
        assert_eq!(options.setting.board.name, "Asymmetric");
        let words = LaunchArgs::from_lines("map=R3T-42").expect("the line can be parsed");
        assert_eq!(words.options().expect("the options are valid").setting.board.name, "R3T-42");
        let springs = maps::by_name("springs").expect("the board is built in");
        let word = maps::board_code::write(&springs).expect("the board is small enough");
        let words = LaunchArgs::from_lines(&format!("map={word}")).expect("the line can be parsed");
        let opened = words.options().expect("the options are valid").setting.board;
        assert!(maps::are_identical(&opened, &springs), "{} instead of {}", opened.name, springs.name);
    }

    #[test]
    fn a_given_board_opens_the_gallery_unless_players_are_given() {
        let first =
            |lines: &str| LaunchArgs::from_lines(lines).and_then(|words| words.options()).map(|asked| asked.first);
        assert!(matches!(first("map=springs"), Ok(StartScreen::Board)));
        assert!(matches!(first("map=springs\nseats=human,easy"), Ok(StartScreen::Game { .. })));
        assert!(matches!(first("game=crucible"), Ok(StartScreen::Title)), "rules alone must not open the gallery");
        assert!(
            matches!(first("seats=human,easy\nseed=7\ngo-on=true"), Ok(StartScreen::Latest)),
            "the saved game must be resumed, whatever else is given"
        );
    }

    #[test]
    fn an_error_names_the_invalid_argument() {
        for (lines, word) in [
            ("seed=x", "seed"),
            ("seats=human", "seats"),
            ("seats=human,nobody", "seats"),
            ("seats=human,greedy\nstart=2", "start"),
            ("map=nowhere", "map"),
            ("map=HAZ1-altered", "map"),
            ("game=chess", "game"),
            ("house=mixed_herds", "house"),
            ("language=tlh", "language"),
            ("px-per-mm=fine", "px-per-mm"),
            ("px-per-mm=0.5", "px-per-mm"),
            ("px-per-mm=NaN", "px-per-mm"),
        ] {
            let said = LaunchArgs::from_lines(lines).and_then(|words| words.options().map(drop));
            let said = said.expect_err(lines);
            assert!(said.starts_with(&format!("{word}: ")), "{lines}: {said}");
        }
    }

    #[test]
    fn an_address_sets_the_pixel_density_and_the_table_top() {
        let asked = LaunchOptions::from_address("px-per-mm=5.6\ntable-top=");
        assert_eq!((asked.px_per_mm, asked.table_top), (Some(5.6), true));
        assert_eq!(
            (LaunchOptions::from_address("").px_per_mm, LaunchOptions::from_address("").table_top),
            (None, false)
        );
    }

    #[test]
    fn a_kiosk_stays_a_kiosk_whatever_else_its_address_contains() {
        for (lines, kiosk) in [("kiosk=", true), ("kiosk=1\nseed=x", true), ("kiosk=false", false), ("seed=7", false)] {
            assert_eq!(LaunchOptions::from_address(lines).kiosk, kiosk, "{lines}");
        }
    }

    #[test]
    fn an_invalid_language_and_other_invalid_arguments_do_not_affect_each_other() {
        let asked = LaunchOptions::from_address;
        let told = |options: &LaunchOptions| {
            options.error.as_ref().map(|error| Translations::default().tr(error).to_string()).unwrap_or_default()
        };
        let good = asked("seats=human,greedy\nlanguage=xx\nseed=7");
        assert!(matches!(&good.first, StartScreen::Game { player_kinds, .. } if player_kinds.len() == 2));
        assert_eq!((good.seed, good.language, told(&good)), (Some(7), Some(Language::PSEUDO), String::new()));

        let unknown = asked("seats=human,greedy\nlanguage=tlh\nseed=7");
        assert!(matches!(&unknown.first, StartScreen::Game { player_kinds, .. } if player_kinds.len() == 2));
        assert_eq!((unknown.seed, unknown.language), (Some(7), None));
        assert!(told(&unknown).contains("language: "), "{}", told(&unknown));

        for other in ["seed=x", "seats=human", "map=nowhere"] {
            for lines in [format!("{other}\nlanguage=xx"), format!("language=xx\n{other}")] {
                let kept = asked(&lines);
                assert!(matches!(kept.first, StartScreen::Title), "{lines}");
                assert_eq!(kept.language, Some(Language::PSEUDO), "{lines}");
                let word = other.split_once('=').map_or(other, |(word, _)| word);
                assert!(told(&kept).contains(&format!("{word}: ")), "{lines}: {}", told(&kept));
            }
        }

        // A page that reloads after a crash resumes its game even if the rest of the address is invalid.
        for lines in ["seed=x\ngo-on=true", "go-on=true\nseats=human"] {
            let kept = asked(lines);
            assert!(matches!(kept.first, StartScreen::Latest) && !told(&kept).is_empty(), "{lines}");
        }

        let neither = told(&asked("language=tlh\nseed=x"));
        assert!(neither.contains("seed: ") && neither.contains("language: "), "{neither}");
    }
}
