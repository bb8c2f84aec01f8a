//! The program: its plugins, its window or page, and the transitions between screens.

#![allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]

mod app;
#[cfg(not(target_arch = "wasm32"))]
mod dots;
mod engine;
#[cfg(target_os = "linux")]
mod fill;
mod flow;
mod full_screen;
#[cfg(target_arch = "wasm32")]
mod in_page;
mod latest;
mod picture;
mod playing;
#[cfg(all(target_arch = "wasm32", feature = "probe"))]
mod probe;
mod registered;
mod remember;
#[cfg(all(not(target_arch = "wasm32"), feature = "dev"))]
mod remote;
mod report;
pub mod results;
#[cfg(not(target_arch = "wasm32"))]
mod watched;
#[cfg(not(target_arch = "wasm32"))]
mod window_gone;
#[cfg(not(target_arch = "wasm32"))]
mod window_place;

/// The largest side of a texture on nearly every graphics card, in pixels. Used until the card can be asked.
const MOST_DOTS: u32 = 8192;

pub use app::app;
pub use engine::Surface;
pub use flow::Launch;
