//! The rules of Hacienda in plain Rust, without an engine: all decisions of the game are made here. Each part of the
//! rules is a file with its checks and effects, which work on a [`position::Position`]. [`maps`] holds boards,
//! [`formats`] the texts of actions, positions and records.

mod action;
pub mod animals;
mod beside;
pub mod board;
pub mod cards;
mod cells;
pub mod effect;
pub mod formats;
mod hacienda;
pub mod haciendas;
pub mod harvest;
mod illegal;
mod joined;
mod kept;
pub mod land;
mod legal;
pub mod maps;
pub mod markets;
mod pieces;
pub mod piles;
mod play;
mod pond_cells;
pub mod ponds;
pub mod position;
mod printed;
pub mod rulebook;
pub mod scoring;
mod setting;
mod setup;
mod sight;
mod size;
mod slides;
pub mod tally;
pub mod told;
pub mod turn;
pub mod vocab;

pub use tabletop::{Chance, Forget, SetupError, Tell, Viewer, chance, fingerprint, reading, sentences};

pub use action::{Action, Page, Piece, Row};
pub use board::{Board, BoardError, Hex};
pub use cells::{Bits, Cell, Cells, Narrow, Wide};
pub use effect::{
    AnimalEffect, CardEffect, ClockEffect, Destination, Effect, Effects, HaciendaEffect, HarvestEffect, LandEffect,
    MarketEffect, PondEffect, PurseEffect,
};
pub use hacienda::Hacienda;
pub use illegal::Illegal;
pub use joined::Joined;
pub use kept::Kept;
pub use piles::{AnimalPile, LandPile, Pile};
pub use pond_cells::PondCells;
pub use position::{Pond, Position, Turn};
pub use printed::Printed;
pub use rulebook::{Game, HouseRules, Payment, Rulebook};
pub use setting::Setting;
pub use size::Size;
pub use tally::{Tallies, Tally};
pub use told::Told;
pub use vocab::{
    CARD_KINDS, Card, Category, Deck, Ground, LandCard, Landscape, MAX_SEATS, Once, PondShape, ScoringKind, Seat,
    Seats, Species,
};
