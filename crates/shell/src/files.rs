//! Texts that a player gives to the game and takes from it as files: by dialog and drop on a computer, by page in a browser.

use bevy::{prelude::*, window::RequestRedraw};

use crate::{AppSystems, texts::Text};
#[cfg(not(target_arch = "wasm32"))]
use tabletop::reading;

#[cfg(target_arch = "wasm32")]
#[path = "files/in_page.rs"]
mod here;
#[cfg(not(target_arch = "wasm32"))]
#[path = "files/on_computer.rs"]
mod here;

#[cfg(not(target_arch = "wasm32"))]
pub use here::Desk;

/// The most bytes that a file of this name may have. What is in it is measured once more where it is read.
#[cfg(not(target_arch = "wasm32"))]
fn largest(name: &str) -> u64 {
    if name.to_ascii_lowercase().ends_with(".haz") { reading::LARGEST_BOARD } else { reading::LARGEST_RECORD }
}

/// What a file that is asked for may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A game or a board.
    Any,
    /// A board.
    Board,
}

impl Kind {
    /// How the names of such files end, without the point.
    pub fn endings(self) -> &'static [&'static str] {
        match self {
            Kind::Any => &["hacienda", "haz"],
            Kind::Board => &["haz"],
        }
    }
}

/// What is wanted of files. A screen writes it.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// The player is asked for a file; it comes as [`Given`], perhaps never.
    Open(Kind),
    /// A file of the player's is made.
    HandOut {
        /// The name that is proposed for it.
        name: String,
        /// What is in it.
        bytes: Vec<u8>,
    },
    /// A text is put on the clipboard.
    Copy(String),
    /// The text on the clipboard comes as [`Given`], where system or browser hands it over.
    Paste,
}

/// A file that the player gave, or why it cannot be read.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// Its name; none where it was pasted.
    pub name: String,
    /// What is in it, or why not, in the middle of a sentence.
    pub text: Result<String, Text>,
    /// Whether it was a text on the clipboard, and no file.
    pub pasted: bool,
}

/// What became of a wish, where the player does not see it.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Told(pub Text);

/// A name for a file that every system takes: letters and digits, and dashes for the rest.
pub fn plain_name(name: &str) -> String {
    let plain: String = name.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect();
    let plain = plain.trim_matches('-');
    if plain.is_empty() { "board".to_owned() } else { plain.to_owned() }
}

/// Adds what hears of files and grants what is wanted of them.
pub fn plugin(app: &mut App) {
    app.add_message::<Given>().add_message::<Wish>().add_message::<Told>();
    here::plugin(app);
    app.add_systems(Update, (here::take, show).chain().after(AppSystems::Go).before(AppSystems::Hear))
        .add_systems(Last, here::grant);
}

/// What came is heard by the next frame, and nothing else may call for one.
fn show(mut given: MessageReader<Given>, mut told: MessageReader<Told>, mut redraw: MessageWriter<RequestRedraw>) {
    if given.read().count() + told.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}
