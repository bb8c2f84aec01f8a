//! What the game is asked to show when it starts: the command line, word by word checked, without a word of clap.

use std::path::PathBuf;

use crate::{
    formats::records::Record,
    rules::{Seat, Setting},
    seats::Sitter,
};

/// What the game is asked to show when it starts.
#[derive(Debug, Clone)]
pub struct LaunchOptions {
    /// What comes first.
    pub first: First,
    /// Board and rules of the game, or those that the set-up screen proposes.
    pub setting: Setting,
    /// The seed of the cards; drawn anew when left out.
    pub seed: Option<u64>,
    /// The seat that begins; drawn with the seed when left out.
    pub start: Option<Seat>,
    /// A picture to take, after which the program ends.
    pub screenshot: Option<Screenshot>,
    /// The size of the window, where it is not the usual one.
    pub size: Option<WindowSize>,
}

/// The size of a window, to see the game as another screen shows it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowSize {
    /// Width in logical pixels.
    pub width: u32,
    /// Height in logical pixels.
    pub height: u32,
    /// Dots to a logical pixel.
    pub density: f32,
}

/// What comes first.
#[derive(Debug, Clone)]
pub enum First {
    /// The title and the set-up screen.
    Title,
    /// A game between these, at once.
    Game(Vec<Sitter>),
    /// A record played again.
    Replay(Box<Record>),
}

/// A picture to take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screenshot {
    /// Where to write it.
    pub file: PathBuf,
    /// After how many frames.
    pub after: u32,
}

impl Default for LaunchOptions {
    fn default() -> LaunchOptions {
        let board = crate::maps::by_name(crate::maps::NAMES[0]).expect("it is one of ours");
        let setting = Setting { board: std::sync::Arc::new(board), rulebook: crate::rules::Rulebook::default() };
        LaunchOptions { first: First::Title, setting, seed: None, start: None, screenshot: None, size: None }
    }
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One line when this build has no window.
#[cfg(not(feature = "window"))]
pub fn open(_: LaunchOptions) -> Result<(), String> {
    Err("this build has no window: build it with the feature \"window\", which is on unless it was switched off"
        .to_owned())
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One line when the window cannot show what is asked for.
#[cfg(feature = "window")]
pub fn open(options: LaunchOptions) -> Result<(), String> {
    use crate::screens::{self, Surface};
    match screens::app(options, Surface::Window).run() {
        bevy::app::AppExit::Success => Ok(()),
        bevy::app::AppExit::Error(code) => Err(format!("the window closed with error {code}")),
    }
}
