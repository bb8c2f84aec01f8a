//! What the game is asked to show when it starts: the command line, word by word checked, without a word of clap.

use std::{ops::RangeInclusive, path::PathBuf, sync::Arc};

use hab_gut::HabGut;
use tabletop::{
    Seat, Written,
    sentences::{echo, players},
};
use zoff::Zoff;

use crate::{
    game::{self, Record, Title},
    seats::Sitter,
    texts::{Given, Language, Text, text},
};
use hacienda_rules::{Game, HouseRules, Rulebook, Setting, formats::rules, maps};

/// Logical pixels that a millimetre of a screen may have.
pub const MEASURES: RangeInclusive<f32> = 1.0..=40.0;

/// What the game is asked to show when it starts.
#[derive(Debug, Clone)]
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
#[derive(Debug, Clone)]
#[allow(clippy::large_enum_variant, reason = "there is one of it, when the program starts")]
pub enum First {
    /// The title and the set-up screen.
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

impl Default for LaunchOptions {
    fn default() -> LaunchOptions {
        let board = maps::by_name(maps::NAMES[0]).expect("it is one of ours");
        let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
        LaunchOptions {
            first: First::Title,
            title: None,
            setting,
            asked: false,
            seed: None,
            start: None,
            screenshot: None,
            trouble: None,
            size: None,
            language: None,
            kiosk: false,
            px_per_mm: None,
            table_top: false,
        }
    }
}

impl LaunchOptions {
    /// What a page's address asks for, a line `NAME=VALUE` each. Words that cannot be used are told, and the title comes
    /// first, or the game that is to go on; an unknown language is told too, and costs nothing else.
    pub fn of_address(lines: &str) -> LaunchOptions {
        // A kiosk stays one, whatever else its address has.
        let kiosk = lines.lines().filter_map(|line| line.split_once('=')).any(|(name, value)| is_kiosk(name, value));
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

/// The logical pixels to a millimetre that a word says.
fn measure(word: &str) -> Result<f32, String> {
    let px = word.parse::<f32>().ok().filter(|px| MEASURES.contains(px));
    let (least, most) = (MEASURES.start(), MEASURES.end());
    px.ok_or_else(|| format!("px-per-mm: \"{}\" is not a number from {least} to {most}", echo(word)))
}

/// Whether a word of a page's address asks for a kiosk: `kiosk` alone, or with any value but `false`.
fn is_kiosk(name: &str, value: &str) -> bool {
    name == "kiosk" && value != "false"
}

/// Board and rules in the words of the command line or of a page's address, not yet checked. What is left out is usual.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameWords {
    /// hacienda, zoff or hab-gut.
    pub title: Option<String>,
    /// A board of ours by name, one by chance by its recipe, one that somebody sent as its word, or on a computer a `.haz` file.
    pub map: Option<String>,
    /// base, variant1 or crucible.
    pub game: Option<String>,
    /// Variant 2.
    pub running_score: bool,
    /// House rules, each written as NAME=VALUE.
    pub house: Vec<String>,
}

impl GameWords {
    /// Which game.
    ///
    /// # Errors
    /// A sentence when there is none of this name.
    pub fn title(&self) -> Result<Option<Title>, String> {
        let known = |word: &String| {
            Title::from_word(word).ok_or_else(|| {
                let titles = Title::ALL.map(Title::word).join(", ");
                format!("title: there is no game \"{}\"; there are {titles}", echo(word))
            })
        };
        self.title.as_ref().map(known).transpose()
    }

    /// The rules of whichever game.
    ///
    /// # Errors
    /// The word that cannot be used, a colon and a sentence.
    pub fn any(&self) -> Result<game::Setting, String> {
        let wrong = |what| format!("house: {what}");
        Ok(match self.title()?.unwrap_or_default() {
            Title::Hacienda => game::Setting::Hacienda(self.setting()?),
            Title::Zoff => game::Setting::Zoff(Zoff::setting(&self.changed(Title::Zoff)?).map_err(wrong)?),
            Title::HabGut => game::Setting::HabGut(HabGut::setting(&self.changed(Title::HabGut)?).map_err(wrong)?),
        })
    }

    /// The rules that are changed, by name and value, in a game that has no boards and none of Hacienda's variants.
    ///
    /// # Errors
    /// The word that means nothing there, a colon and a sentence.
    pub fn changed(&self, title: Title) -> Result<Vec<(&str, &str)>, String> {
        let GameWords { title: _, map, game, running_score, house } = self;
        for (there, word) in [(map.is_some(), "map"), (game.is_some(), "game"), (*running_score, "running-score")] {
            if there {
                return Err(format!("{word}: {} has none", title.word()));
            }
        }
        let wrong = |rule: &str| format!("house: \"{}\" is not written as NAME=VALUE", echo(rule));
        house.iter().map(|rule| rule.split_once('=').ok_or_else(|| wrong(rule))).collect()
    }

    /// Board and rulebook of Hacienda.
    ///
    /// # Errors
    /// The word that cannot be used, a colon and a sentence.
    pub fn setting(&self) -> Result<Setting, String> {
        let game = self.game.as_deref().map_or(Ok(Game::Base), |word| {
            Game::from_word(word).ok_or_else(|| {
                let games: Vec<&str> = Game::ALL.iter().map(|game| game.word()).collect();
                format!("game: there is no game \"{}\"; there are {}", echo(word), games.join(", "))
            })
        })?;
        let mut house = HouseRules::default();
        for word in &self.house {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| format!("house: \"{}\" is not written as NAME=VALUE", echo(word)))?;
            house.set(name, value).map_err(|what| format!("house: {what}"))?;
        }
        let rulebook =
            rules::rulebook(game, self.running_score, house).map_err(|what| format!("running-score: {what}"))?;
        let map = self.map.as_deref().unwrap_or(maps::NAMES[0]);
        let board = maps::board_of(map, "".as_ref()).map_err(|error| format!("map: {error}"))?;
        Ok(Setting { board: Arc::new(board), rulebook })
    }
}

/// A start in the words of the command line or of a page's address, not yet checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LaunchWords {
    /// Board and rules.
    pub game: GameWords,
    /// Who plays, in order of seats, with commas between; a game starts at once.
    pub seats: Option<String>,
    /// The number that the cards come from.
    pub seed: Option<u64>,
    /// The seat that begins, from 0.
    pub start: Option<u8>,
    /// The code of a language.
    pub language: Option<String>,
    /// Whether the program is a kiosk.
    pub kiosk: bool,
    /// Logical pixels to a millimetre of the screen.
    pub px_per_mm: Option<String>,
    /// Whether the picture turns to whoever is to act.
    pub table_top: bool,
    /// Whether the game that was played last goes on, whatever else the words name: a page says so after trouble.
    pub go_on: bool,
}

impl LaunchWords {
    /// The words of a page's address, a line `NAME=VALUE` each. Names that mean nothing here belong to others, such as
    /// the host of the page.
    ///
    /// # Errors
    /// The word whose value is no number where it has to be one, a colon and a sentence.
    pub fn from_lines(lines: &str) -> Result<LaunchWords, String> {
        let mut words = LaunchWords::default();
        for (name, value) in lines.lines().filter_map(|line| line.split_once('=')) {
            let no_number = || format!("{name}: \"{}\" is not a number that fits", echo(value));
            match name {
                "title" => words.game.title = Some(value.to_owned()),
                "map" => words.game.map = Some(value.to_owned()),
                "game" => words.game.game = Some(value.to_owned()),
                "running-score" => words.game.running_score = value != "false",
                "house" => words.game.house.push(value.to_owned()),
                "seats" => words.seats = Some(value.to_owned()),
                "kiosk" => words.kiosk = is_kiosk(name, value),
                "px-per-mm" => words.px_per_mm = Some(value.to_owned()),
                "table-top" => words.table_top = value != "false",
                "go-on" => words.go_on = value != "false",
                "language" => words.language = Some(value.to_owned()),
                "seed" => words.seed = Some(value.parse().map_err(|_| no_number())?),
                "start" => words.start = Some(value.parse().map_err(|_| no_number())?),
                _ => {}
            }
        }
        Ok(words)
    }

    /// What the window shall show.
    ///
    /// # Errors
    /// The word that cannot be used, a colon and a sentence.
    pub fn options(&self) -> Result<LaunchOptions, String> {
        let title = self.game.title()?;
        let any = self.game.any()?;
        let setting = match &any {
            game::Setting::Hacienda(setting) => setting.clone(),
            game::Setting::Zoff(_) | game::Setting::HabGut(_) => LaunchOptions::default().setting,
        };
        let (least, most) = any.seats();
        let first = match self.seats.as_deref().map(sitters).transpose()? {
            _ if self.go_on => First::Latest,
            None if self.game.map.is_some() => First::Board,
            None => First::Title,
            Some(sitters) => {
                let count = sitters.len();
                if count < usize::from(least) || count > usize::from(most) {
                    return Err(format!("seats: this game is for {}, not {count}", players((least, most))));
                }
                First::Game { setting: any, sitters }
            }
        };
        if let Some(start) = self.start {
            let seats = if let First::Game { sitters, .. } = &first { sitters.len() } else { usize::from(most) };
            if usize::from(start) >= seats {
                return Err(format!("start: seat {start} cannot start: the seats are 0 to {}", seats - 1));
            }
        }
        let start = self.start.map(Seat);
        let known = |code: &str| {
            Language::from_code(code).ok_or_else(|| {
                let codes = Language::ALL.map(Language::code).join(", ");
                format!("language: nothing is said in \"{}\"; there are {codes}", echo(code))
            })
        };
        let language = self.language.as_deref().map(known).transpose()?;
        Ok(LaunchOptions {
            first,
            title,
            setting,
            asked: (GameWords { title: None, ..self.game.clone() }) != GameWords::default(),
            seed: self.seed,
            start,
            screenshot: None,
            trouble: None,
            size: None,
            language,
            kiosk: self.kiosk,
            px_per_mm: self.px_per_mm.as_deref().map(measure).transpose()?,
            table_top: self.table_top,
        })
    }
}

/// Who sits at the table, from words with commas between.
fn sitters(words: &str) -> Result<Vec<Sitter>, String> {
    let sitter =
        |word: &str| Sitter::from_word(word).ok_or_else(|| format!("seats: nobody is called \"{}\"", echo(word)));
    words.split(',').map(sitter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Words;

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
        assert_eq!((good.seed, good.language, told(&good)), (Some(7), Some(Language::Pseudo), String::new()));

        let unknown = asked("seats=human,greedy\nlanguage=tlh\nseed=7");
        assert!(matches!(&unknown.first, First::Game { sitters, .. } if sitters.len() == 2));
        assert_eq!((unknown.seed, unknown.language), (Some(7), None));
        assert!(told(&unknown).contains("language: "), "{}", told(&unknown));

        for other in ["seed=x", "seats=human", "map=nowhere"] {
            for lines in [format!("{other}\nlanguage=xx"), format!("language=xx\n{other}")] {
                let kept = asked(&lines);
                assert!(matches!(kept.first, First::Title), "{lines}");
                assert_eq!(kept.language, Some(Language::Pseudo), "{lines}");
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
