//! The games that the server hosts, by title.

mod computer;
mod game;
mod running;
mod served;

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use online::Reason;
use tabletop::{Game as _, Level, Seat, records::Recorded};
use zoff::Zoff;

pub use game::{Checked, Game, LogEntry, Move, Thought};
pub use served::Served;

use running::Running;

/// The beginning of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// The name of the game in files.
    pub title: String,
    /// The setting, as `online::setting_text` writes it.
    pub setting: String,
    /// The seed of the hidden cards.
    pub seed: u64,
    /// The starting seat; `None` to draw it.
    pub start: Option<Seat>,
}

/// The reason why a message has no effect, with a description for logs.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {detail}", .reason.word())]
pub struct Refusal {
    /// The reason as a fixed word, for the client.
    pub reason: Reason,
    /// A description in English.
    pub detail: String,
}

impl Refusal {
    /// Makes a refusal.
    pub fn new(reason: Reason, detail: impl Into<String>) -> Refusal {
        Refusal { reason, detail: detail.into() }
    }
}

/// Calls a generic function for the game with this title. `$else` is the value for an unknown title.
macro_rules! for_title {
    ($title:expr, $function:ident($($argument:expr),*), $else:expr) => {
        match $title {
            <Hacienda>::TITLE => $function::<Hacienda>($($argument),*),
            Zoff::TITLE => $function::<Zoff>($($argument),*),
            HabGut::TITLE => $function::<HabGut>($($argument),*),
            _ => $else,
        }
    };
}

/// Sets up a game.
///
/// # Errors
/// Returns [`Reason::NoGame`] if the title is unknown, the setting is unreadable, or the game does not allow this
/// number of seats.
pub fn begin(start: &Start) -> Result<Box<dyn Game>, Refusal> {
    for_title!(start.title.as_str(), begin_game(start), Err(unknown(&start.title)))
}

fn begin_game<G: Served>(start: &Start) -> Result<Box<dyn Game>, Refusal> {
    let game = Running::<G>::new(start).map_err(|what| Refusal::new(Reason::NoGame, what))?;
    Ok(Box::new(game))
}

/// The version of a game's rules.
///
/// # Errors
/// Returns [`Reason::NoGame`] if the title is unknown.
pub fn rules_version(title: &str) -> Result<u32, Refusal> {
    for_title!(title, version_of(), Err(unknown(title)))
}

fn version_of<G: Recorded>() -> Result<u32, Refusal> {
    Ok(G::RULES_VERSION)
}

/// Checks that this server offers computer players of a level for a game.
///
/// # Errors
/// Returns [`Reason::NoGame`] if it does not.
pub fn check_level(title: &str, level: Level) -> Result<(), Refusal> {
    let levels: Vec<Level> = for_title!(title, levels_of(), Err(unknown(title)))?;
    if levels.contains(&level) {
        return Ok(());
    }
    let known: Vec<&str> = levels.iter().map(|level| level.word()).collect();
    Err(Refusal::new(
        Reason::NoGame,
        format!("the server does not offer computer players of level {level}; it offers {}", known.join(", ")),
    ))
}

fn levels_of<G: Served>() -> Result<Vec<Level>, Refusal> {
    Ok(G::levels().collect())
}

fn unknown(title: &str) -> Refusal {
    Refusal::new(Reason::NoGame, format!("unknown game \"{}\"", tabletop::sentences::echo(title)))
}
