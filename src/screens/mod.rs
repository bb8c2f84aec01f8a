//! The program: its plugins, its window or page, and the transitions between screens.

#![allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]

mod app;
#[cfg(not(target_arch = "wasm32"))]
mod crash_note;
mod engine;
#[cfg(target_os = "linux")]
mod fill_screen;
mod flow;
mod full_screen;
mod game_functions;
mod online;
mod open_files;
#[cfg(all(target_arch = "wasm32", feature = "probe"))]
mod probe;
mod profile_updates;
#[cfg(all(not(target_arch = "wasm32"), feature = "dev"))]
mod remote;
mod report;
pub mod results;
mod saves_search;
mod screenshots;
mod start_game;
mod turn_signal;
#[cfg(not(target_arch = "wasm32"))]
mod watchdog;
#[cfg(target_arch = "wasm32")]
mod web_page;
#[cfg(not(target_arch = "wasm32"))]
mod window_gone;
#[cfg(not(target_arch = "wasm32"))]
mod window_limits;
#[cfg(not(target_arch = "wasm32"))]
mod window_place;

/// The largest texture side that nearly every graphics card supports, in pixels. Used until the limit of the card is
/// known.
const MAX_TEXTURE_SIDE: u32 = 8192;

pub use app::app;
pub use engine::Surface;
pub use flow::Launch;
