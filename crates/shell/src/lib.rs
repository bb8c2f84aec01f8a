//! What every screen of the program needs, and no game by name. Cargo keeps it so: this crate depends on none.
//!
//! A room imports those above it in this list and no other; a test holds that none imports in a circle.
//!
//! - [`texts`]: words, what is said by its key in the language of the moment
//! - [`owners`]: the owners of pieces, which seat has which colour
//! - `page`: the page around the game in a browser, its storage, files and full screen
//! - `heart`: what a watched game tells the program that watches over it
//! - [`store`]: named texts that outlive the program, in a folder or in a browser
//! - `files`: files that a player gives and takes
//! - `theme`: palette, type, paper, the pen, what seats wear
//! - `brands`: the owners' brands and colours, and which seat is which owner, as all that is painted asks it
//! - `kit`: buttons, chips, sliders, what the face is built of

use bevy::prelude::SystemSet;

#[cfg(feature = "window")]
pub mod brands;
#[cfg(feature = "window")]
pub mod files;
#[cfg(not(target_arch = "wasm32"))]
pub mod heart;
#[cfg(feature = "window")]
pub mod kit;
pub mod owners;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod store;
pub mod texts;
#[cfg(feature = "window")]
pub mod theme;

/// The stages of a frame, in order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// What was wished for since the last frame leads to another screen or another table.
    Go,
    /// Touch, mouse and keys become taps, and taps become intents.
    Hear,
    /// Computer players think.
    Think,
    /// Waiting intents run through the turn schedule.
    Play,
    /// The picture follows.
    Show,
    /// Words and sounds follow.
    Tell,
}
