//! Hacienda: its things as entities, what is in hand and what it would bring, its pages of the turn, its pieces, panels, words
//! and signs.

pub mod analysis;
pub mod asked;
pub mod choice;
pub mod lessons;
pub mod preview;
pub mod reader;
pub mod refusals;
pub mod seeing;
#[cfg(feature = "window")]
pub mod signs;
#[cfg(feature = "window")]
pub mod stories;
pub mod table;
#[cfg(feature = "window")]
pub mod tempo;
pub mod texts;
pub mod turn;
#[cfg(feature = "window")]
pub mod ui;
#[cfg(feature = "window")]
pub mod view;
