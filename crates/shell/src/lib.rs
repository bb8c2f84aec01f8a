//! The code that every screen of the program shares. The crate depends on no game, so the compiler rejects any use of a
//! game.
//!
//! A module imports only modules above it in this list. A test checks that the imports form no cycle.
//!
//! - [`texts`]: messages by key, formatted in the current language
//! - [`owners`]: the owners of pieces and the colour of each seat
//! - `page`: the web page around the game, with its storage, files and full screen
//! - `heartbeat`: the messages from a supervised game to its watchdog
//! - [`socket`]: a connection to a server, which carries texts both ways
//! - [`store`]: named text entries that outlive the program, in a folder or in a browser
//! - `files`: files that a player imports and exports
//! - `message_box`: a message box of the system, for an error that leaves the game without a window
//! - `theme`: palette, type, panels, vector drawing and player colours
//! - `emblems`: the emblems and colours of the owners, looked up by seat when painting
//! - `widgets`: buttons, chips, sliders and other widgets

use bevy::prelude::SystemSet;

#[cfg(feature = "window")]
pub mod emblems;
#[cfg(feature = "window")]
pub mod files;
#[cfg(not(target_arch = "wasm32"))]
pub mod heartbeat;
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub mod message_box;
pub mod owners;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod socket;
pub mod store;
pub mod texts;
#[cfg(feature = "window")]
pub mod theme;
#[cfg(feature = "window")]
pub mod widgets;

/// The stages of a frame, in order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Executes requests made since the last frame, such as a switch to another screen or match.
    Navigate,
    /// Turns touch, mouse and keys into taps, and taps into intents.
    Input,
    /// Lets computer players think.
    Think,
    /// Runs waiting intents through the turn schedule.
    Play,
    /// Updates the picture.
    Render,
    /// Updates labels, announcements and sounds.
    Announce,
}
