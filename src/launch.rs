//! What the game is asked to show when it starts, by the command line or by a page's address.

use std::{ops::RangeInclusive, path::PathBuf};

use tabletop::{Asked, Seat, Written};

use crate::{
    game::{self, Record, Title},
    seats::Sitter,
    texts::{Given, Language, Text, text},
    with_title,
};
use hacienda_rules::{Hacienda, Setting};

mod words;

pub use words::LaunchWords;

/// Logical pixels that a millimetre of a screen may have.
pub const MEASURES: RangeInclusive<f32> = 1.0..=40.0;

/// What the game is asked to show when it starts.
#[derive(Debug, Clone, Default)]
pub struct LaunchOptions {
    /// What comes first.
    pub first: First,
    /// Which game's box lies in front; the one played last when left out.
    pub title: Option<Title>,
    /// Board and rules of Hacienda.
    pub setting: Setting,
    /// Whether somebody asked for this board or these rules; else the first screen proposes its own.
    pub asked: bool,
    /// The seed of the cards; drawn anew when left out.
    pub seed: Option<u64>,
    /// The seat that begins; drawn with the seed when left out.
    pub start: Option<Seat>,
    /// A picture to take, after which the program ends.
    pub screenshot: Option<Screenshot>,
    /// What to tell first: what was asked for and cannot be.
    pub trouble: Option<Text>,
    /// The size of the window, where it is not the usual one.
    pub size: Option<WindowSize>,
    /// The language that it shall speak; that of the settings or of the system when left out.
    pub language: Option<Language>,
    /// Whether the program is a kiosk, at which strangers play one after the other.
    pub kiosk: bool,
    /// Logical pixels to a millimetre of the screen; as somebody measured it when left out.
    pub px_per_mm: Option<f32>,
    /// Whether the screen lies flat among people: the picture turns to whoever is to act.
    pub table_top: bool,
}

/// The size of a window, to see the game as another screen shows it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowSize {
    /// Width in logical pixels.
    pub width: u32,
    /// Height in logical pixels.
    pub height: u32,
    /// Dots to a logical pixel.
    pub density: f32,
}

/// What comes first.
#[derive(Debug, Clone, Default)]
#[allow(clippy::large_enum_variant, reason = "there is one of it, when the program starts")]
pub enum First {
    /// The title and the set-up screen.
    #[default]
    Title,
    /// The board of the setting, large among all boards: somebody shared it.
    Board,
    /// A game between these, at once.
    Game {
        /// Which game, by which rules.
        setting: game::Setting,
        /// Who sits where.
        sitters: Vec<Sitter>,
    },
    /// A record played again.
    Replay(Box<Record>),
    /// The game that was played last, where one is kept; else the title.
    Latest,
}

/// A picture to take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screenshot {
    /// Where to write it.
    pub file: PathBuf,
    /// After how many frames.
    pub after: u32,
    /// How many pictures, one a frame; their numbers follow the file's name.
    pub count: u32,
}

impl LaunchOptions {
    /// What a page's address asks for, a line `NAME=VALUE` each. Words that cannot be used are told, and the title comes
    /// first, or the game that is to go on; an unknown language is told too, and costs nothing else.
    pub fn of_address(lines: &str) -> LaunchOptions {
        // A kiosk stays one, whatever else its address has.
        let kiosk =
            lines.lines().filter_map(|line| line.split_once('=')).any(|(name, value)| words::is_kiosk(name, value));
        let (language, others): (Vec<_>, Vec<_>) = lines.lines().partition(|line| line.starts_with("language="));
        let (go_on, others): (Vec<_>, Vec<_>) = others.into_iter().partition(|line| line.starts_with("go-on="));
        let read = |lines: Vec<&str>| LaunchWords::from_lines(&lines.join("\n")).and_then(|words| words.options());
        let (language, others) = (read(language), read(others));
        let unusable = |what: &String| text!("address-unusable", what = Given::error(what));
        let troubles = [&others, &language].into_iter().filter_map(|read| read.as_ref().err()).map(unusable);
        let trouble = troubles.reduce(|first, then| text!("two-sentences", first = first, then = then));
        let (language, others) = (language.unwrap_or_default().language, others.unwrap_or_default());
        let first = read(go_on).map(|go_on| go_on.first).ok().filter(|first| matches!(first, First::Latest));
        LaunchOptions { first: first.unwrap_or(others.first), language, trouble, kiosk, ..others }
    }
}

/// The words for board and rules, not yet checked. What is left out is usual.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "wasm32"), derive(clap::Args))]
pub struct GameWords {
    /// A board of ours by name (symmetric, asymmetric, springs, …), one by chance (R4M-7315: players 2-5, symmetry M, H,
    /// T or N, number 0-9999), the word of one (HAZ1-…, from `hacienda map --word`), or a .haz file; symmetric where a game
    /// wants one and none is named
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "M"))]
    pub map: Option<String>,
    /// base, variant1 or crucible; base where none is named
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "G"))]
    pub game: Option<String>,
    /// Variant 2: points count after every action
    #[cfg_attr(not(target_arch = "wasm32"), arg(long))]
    pub running_score: bool,
    /// A house rule, for example mixed_herds=true; may be given several times
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "NAME=VALUE"))]
    pub house: Vec<String>,
}

impl GameWords {
    /// The rules of whichever game.
    fn any(&self, title: Title) -> Result<game::Setting, String> {
        with_title!(title, G => self.setting_of::<G>().map(game::Setting::of::<G>))
    }

    /// The rules of a game, with whatever is printed.
    ///
    /// # Errors
    /// The word that cannot be used, a colon and a sentence.
    pub fn setting_of<G: Written>(&self) -> Result<G::Setting, String> {
        let GameWords { map, game, running_score, house } = self;
        G::asked(Asked { map: map.as_deref(), game: game.as_deref(), running_score: *running_score, house })
    }

    /// Board and rulebook of Hacienda.
    ///
    /// # Errors
    /// The word that cannot be used, a colon and a sentence.
    pub fn setting(&self) -> Result<Setting, String> {
        self.setting_of::<Hacienda>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Words;
    use hacienda_rules::maps;

    #[test]
    fn words_of_an_address_are_those_of_the_command_line() {
        let words = LaunchWords::from_lines("seats=human,greedy\nseed=7\nv=1700000\nmap=asymmetric\nstart=1");
        let options = words.expect("numbers").options().expect("usable");
        assert!(matches!(options.first, First::Game { sitters, .. } if sitters.len() == 2));
        assert_eq!((options.seed, options.start), (Some(7), Some(Seat(1))));
        assert_eq!(options.setting.board.name, "Asymmetric");
        let words = LaunchWords::from_lines("map=R3T-42").expect("words");
        assert_eq!(words.options().expect("usable").setting.board.name, "R3T-42");
        let springs = maps::by_name("springs").expect("ours");
        let word = maps::short::write(&springs).expect("it is small enough");
        let words = LaunchWords::from_lines(&format!("map={word}")).expect("words");
        let opened = words.options().expect("usable").setting.board;
        assert!(maps::same(&opened, &springs), "{} instead of {}", opened.name, springs.name);
    }

    #[test]
    fn a_board_that_is_named_comes_first_unless_a_game_does() {
        let first =
            |lines: &str| LaunchWords::from_lines(lines).and_then(|words| words.options()).map(|asked| asked.first);
        assert!(matches!(first("map=springs"), Ok(First::Board)));
        assert!(matches!(first("map=springs\nseats=human,easy"), Ok(First::Game { .. })));
        assert!(matches!(first("game=crucible"), Ok(First::Title)), "rules alone are no board");
        assert!(matches!(first("seats=human,easy\nseed=7\ngo-on=true"), Ok(First::Latest)), "after trouble");
    }

    #[test]
    fn a_word_that_cannot_be_used_is_named() {
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
            let said = LaunchWords::from_lines(lines).and_then(|words| words.options().map(drop));
            let said = said.expect_err(lines);
            assert!(said.starts_with(&format!("{word}: ")), "{lines}: {said}");
        }
    }

    #[test]
    fn an_address_tells_how_fine_the_screen_is_and_that_it_lies_flat() {
        let asked = LaunchOptions::of_address("px-per-mm=5.6\ntable-top=");
        assert_eq!((asked.px_per_mm, asked.table_top), (Some(5.6), true));
        assert_eq!((LaunchOptions::of_address("").px_per_mm, LaunchOptions::of_address("").table_top), (None, false));
    }

    #[test]
    fn a_kiosk_is_one_whatever_else_its_address_has() {
        for (lines, kiosk) in [("kiosk=", true), ("kiosk=1\nseed=x", true), ("kiosk=false", false), ("seed=7", false)] {
            assert_eq!(LaunchOptions::of_address(lines).kiosk, kiosk, "{lines}");
        }
    }

    #[test]
    fn the_language_of_an_address_and_its_other_words_do_not_spoil_each_other() {
        let asked = LaunchOptions::of_address;
        let told = |options: &LaunchOptions| {
            options.trouble.as_ref().map(|trouble| Words::default().say(trouble).to_string()).unwrap_or_default()
        };
        let good = asked("seats=human,greedy\nlanguage=xx\nseed=7");
        assert!(matches!(&good.first, First::Game { sitters, .. } if sitters.len() == 2));
        assert_eq!((good.seed, good.language, told(&good)), (Some(7), Some(Language::PSEUDO), String::new()));

        let unknown = asked("seats=human,greedy\nlanguage=tlh\nseed=7");
        assert!(matches!(&unknown.first, First::Game { sitters, .. } if sitters.len() == 2));
        assert_eq!((unknown.seed, unknown.language), (Some(7), None));
        assert!(told(&unknown).contains("language: "), "{}", told(&unknown));

        for other in ["seed=x", "seats=human", "map=nowhere"] {
            for lines in [format!("{other}\nlanguage=xx"), format!("language=xx\n{other}")] {
                let kept = asked(&lines);
                assert!(matches!(kept.first, First::Title), "{lines}");
                assert_eq!(kept.language, Some(Language::PSEUDO), "{lines}");
                let word = other.split_once('=').map_or(other, |(word, _)| word);
                assert!(told(&kept).contains(&format!("{word}: ")), "{lines}: {}", told(&kept));
            }
        }

        // A page that comes back after trouble goes on with the game, whatever else its address has.
        for lines in ["seed=x\ngo-on=true", "go-on=true\nseats=human"] {
            let kept = asked(lines);
            assert!(matches!(kept.first, First::Latest) && !told(&kept).is_empty(), "{lines}");
        }

        let neither = told(&asked("language=tlh\nseed=x"));
        assert!(neither.contains("seed: ") && neither.contains("language: "), "{neither}");
    }
}
