//! The rules, text formats and bots of Zoff in Buffalo, in plain Rust, without the game engine. Only this crate decides
//! which actions are legal and what they cause. Each part of the rules is a module that checks and resolves actions on
//! a [`position::Position`]. Comments cite the in-game rules by their keys in `assets/texts/en/zoff.ftl`.

pub mod action;
pub mod auction;
pub mod bonuses;
pub mod bots;
pub mod card;
pub mod choosing;
pub mod effect;
pub mod ending;
pub mod followed;
pub mod formats;
pub mod herds;
pub mod illegal;
mod legal;
pub mod material;
pub mod placing;
mod play;
pub mod position;
pub mod queue;
pub mod rulebook;
mod setup;
pub mod start;
pub mod turn;
mod visibility;
pub mod vocab;
mod zoff;

pub use tabletop::{MAX_SEATS, Rng, Seat, Seats, SetupError, Viewer};

pub use self::zoff::Zoff;
pub use action::{Action, BonusPlacement, Choice, MixedCows, Page, Pair};
pub use card::{Card, Cards};
pub use effect::{AuctionEffect, CardEffect, ClockEffect, CowEffect, Effect, Effects, PlacementCause, PrairieEffect};
pub use illegal::Illegal;
pub use position::{Bonus, Position, Setting, Stage, Turn};
pub use queue::{Fair, Queue};
pub use rulebook::{BONUSES, DEALT_TO_TWO, PrairieSpec, Rulebook, TENTHS, Variants};
pub use vocab::{COLOURS, Colour, PRAIRIES, Prairie, Prairies};
