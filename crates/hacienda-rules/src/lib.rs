//! The rules of Hacienda in plain Rust, without the game engine. Only this crate decides which actions are legal and
//! what they cause. Each section of the rules has a file with its checks and effects, which operate on a
//! [`position::Position`]. [`maps`] holds the boards; [`formats`] holds the text forms of actions, positions and
//! records.

mod action;
mod adjacency;
pub mod animals;
mod bit_shifts;
pub mod board;
pub mod cards;
mod cells;
pub mod effect;
pub mod followed;
pub mod formats;
mod hacienda;
pub mod haciendas;
pub mod harvest;
mod illegal;
mod joined;
pub mod land;
mod legal;
pub mod maps;
pub mod markets;
mod piece_cache;
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
mod size;
pub mod summary;
pub mod tally;
pub mod turn;
mod visibility;
pub mod vocab;

pub use tabletop::{NullSink, Rng, SetupError, Sink, Viewer, fingerprint, reading, rng, sentences};

pub use action::{Action, ActionKind, Page, Piece};
pub use board::{Board, BoardError, Hex};
pub use cells::{Bits, Cell, Cells, Narrow, Wide};
pub use effect::{
    AnimalEffect, CardEffect, ClockEffect, Destination, Effect, Effects, HaciendaEffect, HarvestEffect, LandEffect,
    MarketEffect, PondEffect, PurseEffect,
};
pub use hacienda::Hacienda;
pub use illegal::Illegal;
pub use joined::Joined;
pub use piece_cache::PieceCache;
pub use piles::{AnimalPile, LandPile, Pile};
pub use pond_cells::PondCells;
pub use position::{Pond, Position, Turn};
pub use printed::Printed;
pub use rulebook::{Edition, HouseRules, Payment, Rulebook};
pub use setting::Setting;
pub use size::Size;
pub use summary::EffectsSummary;
pub use tally::{Tallies, Tally};
pub use vocab::{
    CARD_KINDS, Card, Category, Deck, Ground, LandCard, Landscape, MAX_SEATS, OncePerTurn, PondShape, ScoringKind,
    Seat, Seats, Species,
};
