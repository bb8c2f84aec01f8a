//! What the shared rooms know of the game on the table: its rules and computer players, its things as entities, what is in
//! hand, what an action looks and sounds like. It says which game that is, as the list of games does for those above panels.

pub use crate::games::hacienda::{choice, preview, refusals::refusal, table};
#[cfg(feature = "window")]
pub use crate::games::hacienda::{signs, stories, tempo};
pub use hacienda_bots as bots;
pub use hacienda_rules::{self as rules, Hacienda as Current};

use crate::turn;

/// Somebody wants to do something in it.
pub type Intent = turn::Intent<Current>;
/// What waits to be done in it.
pub type Intents = turn::Intents<Current>;
/// The action being worked on.
pub type Act = turn::Act<Current>;
/// An action was played.
pub type Played = turn::Played<Current>;
/// An action was refused.
pub type Refused = turn::Refused<Current>;

/// The level that thinks out hints.
pub const ADVISER: bots::Level = bots::Level::Expert;
/// The level that somebody meets who has not chosen one: a newcomer's.
pub const FIRST_OPPONENT: bots::Level = bots::Level::Beginner;
/// How many play a first game: one person, and others enough that the board fills.
pub const FIRST_PLAYERS: usize = 3;
