//! Opens the window on a computer or in a page, with the given launch options.

#[cfg(feature = "window")]
use crate::kiosk::RESTART_EXIT_CODE;
use crate::launch::LaunchOptions;
#[cfg(target_arch = "wasm32")]
use crate::page;
#[cfg(feature = "window")]
use crate::screens::{self, Surface};

/// Opens the game in its page, with the options in the page's address.
#[cfg(target_arch = "wasm32")]
pub fn in_page() -> std::process::ExitCode {
    let options = LaunchOptions::from_address(&page::address_parameters());
    // In a page the program keeps running after this function returns: the browser calls the program for every frame.
    window(options).map_or(std::process::ExitCode::FAILURE, |()| std::process::ExitCode::SUCCESS)
}

/// The reason why the window closed, other than a normal exit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Closed {
    /// A one-line error message.
    Error(String),
    /// The staff of a kiosk requested a restart.
    Restart,
}

/// The `window` function of a build without a window.
///
/// # Errors
/// Always returns an error: this build has no window.
#[cfg(not(feature = "window"))]
pub fn window(_: LaunchOptions) -> Result<(), Closed> {
    let line = "this build has no window; build it with the feature \"window\", which is on by default";
    Err(Closed::Error(line.to_owned()))
}

/// Opens the window. On a computer, blocks until it is closed.
///
/// # Errors
/// Returns a one-line message if the window closed with an error, or [`Closed::Restart`] if the window is to be
/// reopened.
#[cfg(feature = "window")]
pub fn window(options: LaunchOptions) -> Result<(), Closed> {
    match screens::app(options, Surface::Window).run() {
        bevy::app::AppExit::Success => Ok(()),
        bevy::app::AppExit::Error(code) if code.get() == RESTART_EXIT_CODE => Err(Closed::Restart),
        bevy::app::AppExit::Error(code) => Err(Closed::Error(format!("the window closed with error {code}"))),
    }
}
