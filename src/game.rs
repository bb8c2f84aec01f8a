//! The games of the box as a list: which there are, and what there is of whichever it is.

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use tabletop::{
    Level,
    records::{self, RecordError, Recorded},
};
use zoff::Zoff;

use crate::texts::Arg;

/// The games of the box.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(not(target_arch = "wasm32"), derive(clap::ValueEnum))]
pub enum Title {
    /// Hacienda.
    #[default]
    Hacienda,
    /// Zoff in Buffalo.
    Zoff,
    /// Hab & Gut.
    HabGut,
}

impl Title {
    /// All of them, as the box lists them.
    pub const ALL: [Title; 3] = [Title::Hacienda, Title::Zoff, Title::HabGut];

    /// Its name in files, on the command line and in messages.
    pub fn word(self) -> &'static str {
        match self {
            Title::Hacienda => <Hacienda as tabletop::Game>::TITLE,
            Title::Zoff => <Zoff as tabletop::Game>::TITLE,
            Title::HabGut => <HabGut as tabletop::Game>::TITLE,
        }
    }

    /// Whether the cards of its hand can stand by their kinds or in the order in which they came. In Zoff in Buffalo all are
    /// held from the beginning, and in Hab & Gut they stand in racks.
    pub fn sorts_hand(self) -> bool {
        match self {
            Title::Hacienda => true,
            Title::Zoff | Title::HabGut => false,
        }
    }

    /// The game of this name, if there is one.
    pub fn from_word(word: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.word() == word)
    }
}

impl From<Title> for Arg {
    /// Its fixed word, by which a message chooses its own.
    fn from(title: Title) -> Arg {
        Arg::Kind(title.word())
    }
}

/// Does the same for whichever game it is: `with_title!(title, G => body)`, where `G` is the game in the body.
macro_rules! with_title {
    ($title:expr, $game:ident => $body:expr) => {
        match $title {
            $crate::game::Title::Hacienda => {
                type $game = ::hacienda_rules::Hacienda;
                $body
            }
            $crate::game::Title::Zoff => {
                type $game = ::zoff::Zoff;
                $body
            }
            $crate::game::Title::HabGut => {
                type $game = ::hab_gut::HabGut;
                $body
            }
        }
    };
}

/// Does the same with what there is of whichever game: `with_any!(Record, any, record: G => body)`.
macro_rules! with_any {
    ($kind:ident, $any:expr, $name:ident : $game:ident => $body:expr) => {
        match $any {
            $crate::game::$kind::Hacienda($name) => {
                #[allow(dead_code, reason = "not every body names the game")]
                type $game = ::hacienda_rules::Hacienda;
                $body
            }
            $crate::game::$kind::Zoff($name) => {
                #[allow(dead_code, reason = "not every body names the game")]
                type $game = ::zoff::Zoff;
                $body
            }
            $crate::game::$kind::HabGut($name) => {
                #[allow(dead_code, reason = "not every body names the game")]
                type $game = ::hab_gut::HabGut;
                $body
            }
        }
    };
}
pub(crate) use with_any;
pub(crate) use with_title;

/// What there is of a game, whichever it is.
#[derive(Debug, Clone)]
pub enum Any<H, Z, G> {
    /// Of Hacienda.
    Hacienda(H),
    /// Of Zoff in Buffalo.
    Zoff(Z),
    /// Of Hab & Gut.
    HabGut(G),
}

impl<H, Z, G> Any<H, Z, G> {
    /// Which game it is of.
    pub fn title(&self) -> Title {
        match self {
            Any::Hacienda(_) => Title::Hacienda,
            Any::Zoff(_) => Title::Zoff,
            Any::HabGut(_) => Title::HabGut,
        }
    }
}

/// A game as it was played.
pub type Record = Any<records::Record<Hacienda>, records::Record<Zoff>, records::Record<HabGut>>;

/// What stays the same during a game.
pub type Setting = Any<hacienda_rules::Setting, zoff::Setting, hab_gut::Setting>;

impl From<hacienda_rules::Setting> for Setting {
    fn from(setting: hacienda_rules::Setting) -> Setting {
        Setting::Hacienda(setting)
    }
}

impl Setting {
    /// Board and rulebook, where it is of Hacienda.
    pub fn hacienda(&self) -> Option<&hacienda_rules::Setting> {
        if let Setting::Hacienda(setting) = self { Some(setting) } else { None }
    }

    /// The fewest and the most who may play.
    pub fn seats(&self) -> (u8, u8) {
        with_any!(Setting, self, setting: G => setting.rulebook.seats)
    }
}

/// Which game a record or a position tells of: the first key of a record's header is a word of its game, that of a position
/// names it. Hacienda where none does.
pub fn title_of(text: &str) -> Title {
    let text = text.trim_start_matches('\u{feff}').trim_start_matches(['{', ' ', '\r', '\n', '\t']);
    let mut words = text.strip_prefix('"').unwrap_or_default().split('"');
    let (key, value) = (words.next(), words.nth(1));
    let named = value.filter(|_| key == Some("title")).and_then(Title::from_word);
    let of_record = |title: &Title| key == Some(with_title!(*title, G => G::KEY));
    named.or_else(|| Title::ALL.into_iter().find(of_record)).unwrap_or_default()
}

impl Record {
    /// Reads a record of any game, with or without the last line of a save.
    ///
    /// # Errors
    /// As [`records::Record::parse`] of the game that its header names.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Ok(match title_of(text) {
            Title::Hacienda => Record::Hacienda(records::Record::parse(text)?),
            Title::Zoff => Record::Zoff(records::Record::parse(text)?),
            Title::HabGut => Record::HabGut(records::Record::parse(text)?),
        })
    }

    /// Reads a save of any game.
    ///
    /// # Errors
    /// As [`records::Record::parse_save`] of the game that its header names.
    pub fn parse_save(text: &str) -> Result<Record, RecordError> {
        Ok(match title_of(text) {
            Title::Hacienda => Record::Hacienda(records::Record::parse_save(text)?),
            Title::Zoff => Record::Zoff(records::Record::parse_save(text)?),
            Title::HabGut => Record::HabGut(records::Record::parse_save(text)?),
        })
    }

    /// Who sat at the table, in the words of the command line.
    pub fn seats(&self) -> &[String] {
        with_any!(Record, self, record: G => &record.seats)
    }

    /// The fingerprint of its set-up, by which a game is told from all others.
    pub fn set_up(&self) -> u64 {
        with_any!(Record, self, record: G => record.set_up)
    }

    /// What chance came from.
    pub fn seed(&self) -> u64 {
        with_any!(Record, self, record: G => record.seed)
    }

    /// How many actions were played.
    pub fn length(&self) -> usize {
        with_any!(Record, self, record: G => record.actions.len())
    }

    /// The whole record.
    pub fn text(&self) -> String {
        with_any!(Record, self, record: G => record.text())
    }

    /// The whole record as a save.
    pub fn save_text(&self) -> String {
        with_any!(Record, self, record: G => record.save_text())
    }

    /// Plays it again: the fingerprint after its last action.
    ///
    /// # Errors
    /// A line for whoever looks for the cause, when the rules forbid an action or it leads elsewhere.
    pub fn last_fingerprint(&self) -> Result<u64, String> {
        with_any!(Record, self, record: G => {
            record.last_position().map(|last| <G as tabletop::Game>::fingerprint(&last)).map_err(|error| error.to_string())
        })
    }

    /// Plays it again: whether it is over.
    ///
    /// # Errors
    /// A line for whoever looks for the cause, when the rules forbid an action or it leads elsewhere.
    pub fn is_over(&self) -> Result<bool, String> {
        with_any!(Record, self, record: G => {
            record.last_position().map(|last| <G as tabletop::Game>::over(&last)).map_err(|error| error.to_string())
        })
    }
}

/// The level that somebody meets who has not chosen one: a newcomer's.
pub const FIRST_OPPONENT: Level = Level::Beginner;
/// How many play a first game: one person, and others enough that the board fills.
pub const FIRST_PLAYERS: usize = 3;
