//! Text files that a player imports and exports: by dialog and drag-and-drop on the desktop, through the page in a
//! browser. Also access to the clipboard.

use bevy::{prelude::*, window::RequestRedraw};

use crate::{AppSystems, texts::Text};
#[cfg(not(target_arch = "wasm32"))]
use tabletop::reading;

#[cfg(target_arch = "wasm32")]
#[path = "files/browser.rs"]
mod platform;
#[cfg(not(target_arch = "wasm32"))]
#[path = "files/desktop.rs"]
mod platform;

#[cfg(not(target_arch = "wasm32"))]
pub use platform::FileAccess;

/// Returns the maximum size in bytes of a file with this name. The parser checks the size again.
#[cfg(not(target_arch = "wasm32"))]
fn size_limit(name: &str) -> u64 {
    if name.to_ascii_lowercase().ends_with(".haz") { reading::MAX_BOARD_BYTES } else { reading::MAX_RECORD_BYTES }
}

/// The types of file that a dialog for opening files offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// A saved game or a board.
    Any,
    /// A board.
    Board,
}

impl FileKind {
    /// Returns the extensions of such files, without the dot.
    pub fn extensions(self) -> &'static [&'static str] {
        match self {
            FileKind::Any => &["hacienda", "haz"],
            FileKind::Board => &["haz"],
        }
    }
}

/// A request about files or the clipboard.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum FileRequest {
    /// Asks the player for a file. If one is chosen, it arrives as [`ReceivedFile`].
    Open(FileKind),
    /// Saves a file for the player.
    Save {
        /// The suggested file name.
        name: String,
        /// The content of the file.
        bytes: Vec<u8>,
    },
    /// Copies text to the clipboard.
    Copy(String),
    /// Reads the clipboard. Text that is not blank arrives as [`ReceivedFile`] if the system or the browser allows it.
    Paste,
}

/// A file that the player supplied, or the reason why it cannot be read.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ReceivedFile {
    /// The file name; empty for pasted text.
    pub name: String,
    /// The content, or the reason why it cannot be read, phrased to fit into a sentence.
    pub text: Result<String, Text>,
    /// True if the text came from the clipboard instead of a file.
    pub pasted: bool,
}

/// The outcome of a request whose result the player cannot see.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct FileNotice(pub Text);

/// Returns a file name that every system accepts: letters and digits are kept, everything else becomes a dash.
/// Dashes at the ends are dropped, and a name that would be empty or reserved by Windows is changed.
pub fn safe_file_name(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    match plain.trim_matches('-') {
        "" => "board".to_owned(),
        device if is_windows_device(device) => format!("board-{device}"),
        plain => plain.to_owned(),
    }
}

/// Returns true if Windows reserves this name, whatever its extension.
fn is_windows_device(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    let port = name.strip_prefix("COM").or(name.strip_prefix("LPT"));
    ["CON", "PRN", "AUX", "NUL"].contains(&name.as_str())
        || port.is_some_and(|port| {
            ["¹", "²", "³"].contains(&port) || port.len() == 1 && port.as_bytes()[0].is_ascii_digit()
        })
}

/// Adds the systems that receive files and fulfil file requests.
pub fn plugin(app: &mut App) {
    app.add_message::<ReceivedFile>().add_message::<FileRequest>().add_message::<FileNotice>();
    platform::plugin(app);
    app.add_systems(
        Update,
        (platform::take, redraw_on_arrival).chain().after(AppSystems::Navigate).before(AppSystems::Input),
    )
    .add_systems(Last, platform::fulfil);
}

/// Requests a redraw when a file or a notice has arrived. The next frame handles it; without this request, there might
/// be no next frame.
fn redraw_on_arrival(
    mut received: MessageReader<ReceivedFile>,
    mut notices: MessageReader<FileNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if received.read().count() + notices.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}
