//! The framework shared by all games: the `Game` trait, computer players, seats, random numbers, fingerprints, records,
//! files, translatable texts, error messages and safe reading of untrusted input. No part of it depends on a particular
//! game.

pub mod fingerprint;
mod followed;
pub mod game;
pub mod game_io;
pub mod halving;
pub mod json;
mod level;
pub mod material;
mod ordered_map;
pub mod positions;
pub mod reading;
pub mod records;
mod reported;
pub mod rng;
pub mod seats;
pub mod sentences;
pub mod sink;
pub mod texts;
mod thinker;
mod viewer;
pub mod windows_1252;
mod words;

pub use followed::{Followed, Follower, LearnError, Notice, Opening, Told};
pub use game::{Game, SetupError, refuse};
pub use game_io::{HasFileFormats, Played, SettingRequest, Unplayable, to_json_line};
pub use level::Level;
pub use ordered_map::OrderedMap;
pub use positions::PositionError;
pub use reported::Reported;
pub use rng::Rng;
pub use seats::{MAX_SEATS, Seat, Seats};
pub use sink::{NullSink, Sink};
pub use thinker::{Opponent, Thinker, WithThinker};
pub use viewer::Viewer;
