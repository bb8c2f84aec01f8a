//! Hab & Gut: its rules, the texts of its actions, positions and records, and its computer players. Plain Rust without an
//! engine: each page of the rules is a file with its check and its consequences; [`position::Position`] is what they work on.

pub mod action;
pub mod bots;
pub mod cards;
pub mod effect;
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
mod sight;
pub mod trade;
pub mod turn;
pub mod vocab;

pub use tabletop::{Chance, Forget, Seat, Seats, SetupError, Tell, Viewer};

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
