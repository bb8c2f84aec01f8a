//! Opens the window, on a computer or in a page, with what was asked for.

#[cfg(feature = "window")]
use crate::kiosk::AGAIN;
use crate::launch::LaunchOptions;
#[cfg(target_arch = "wasm32")]
use crate::page;
#[cfg(feature = "window")]
use crate::screens::{self, Surface};

/// Opens the game in its page, with the words of the page's address.
#[cfg(target_arch = "wasm32")]
pub fn in_page() -> std::process::ExitCode {
    let options = LaunchOptions::of_address(&page::words());
    // In a page the program goes on after this: the browser calls it for every frame.
    window(options).map_or(std::process::ExitCode::FAILURE, |()| std::process::ExitCode::SUCCESS)
}

/// Why the window is no more, where nobody closed it for good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Closed {
    /// What is wrong, in one line.
    Trouble(String),
    /// It is to be opened again: the staff of a kiosk want that.
    Again,
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One line when this build has no window.
#[cfg(not(feature = "window"))]
pub fn window(_: LaunchOptions) -> Result<(), Closed> {
    let line = "this build has no window: build it with the feature \"window\", which is on unless it was switched off";
    Err(Closed::Trouble(line.to_owned()))
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One line when the window cannot show what is asked for, or that it is to be opened again.
#[cfg(feature = "window")]
pub fn window(options: LaunchOptions) -> Result<(), Closed> {
    match screens::app(options, Surface::Window).run() {
        bevy::app::AppExit::Success => Ok(()),
        bevy::app::AppExit::Error(code) if code.get() == AGAIN => Err(Closed::Again),
        bevy::app::AppExit::Error(code) => Err(Closed::Trouble(format!("the window closed with error {code}"))),
    }
}
