//! Hab & Gut: its rules, its text formats for actions, positions and records, and its bots. The crate is plain Rust
//! without the game engine. Each part of the rules is a module with functions that check and perform actions on a
//! [`position::Position`]. Comments cite the in-game rules by the keys of `assets/texts/en/hab-gut.ftl`.

pub mod action;
pub mod bots;
pub mod cards;
pub mod effect;
pub mod followed;
pub mod formats;
pub mod foundation;
mod hab_gut;
pub mod illegal;
mod legal;
pub mod lots;
pub mod market;
pub mod material;
mod play;
pub mod position;
pub mod rulebook;
pub mod scoring;
mod setup;
pub mod trade;
pub mod turn;
mod visibility;
pub mod vocab;

pub use tabletop::{MAX_SEATS, NullSink, Rng, Seat, Seats, SetupError, Sink, Viewer};

pub use action::{Action, Page};
pub use cards::{Cards, MarketCard};
pub use effect::{CardEffect, ClockEffect, Effect, Effects, PriceEffect, PurseEffect, ShareEffect};
pub use hab_gut::HabGut;
pub use illegal::Illegal;
pub use lots::{Lot, Lots};
pub use position::{Position, Setting, Turn};
pub use rulebook::{HouseRules, Rulebook};
pub use scoring::Standing;
pub use vocab::{GOODS, Good, Phase, Side};
