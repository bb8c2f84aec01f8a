//! The screens one after another: loading, set-up, match, and the easel for boards. States live here and only here, and so does the app with a window.

#![allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]

mod app;
pub mod deeds;
#[cfg(not(target_arch = "wasm32"))]
mod dots;
pub mod drawing;
#[cfg(target_os = "linux")]
mod fill;
mod flow;
mod full_screen;
#[cfg(target_arch = "wasm32")]
mod in_page;
mod kiosk;
mod latest;
mod learn;
mod past;
mod picture;
mod places;
mod playing;
mod prelude;
#[cfg(all(target_arch = "wasm32", feature = "probe"))]
mod probe;
mod registered;
mod remember;
#[cfg(all(not(target_arch = "wasm32"), feature = "dev"))]
mod remote;
mod report;
pub mod results;
mod screen;
mod seed;
pub mod setup;
mod showing;
pub mod trial;
#[cfg(not(target_arch = "wasm32"))]
mod watched;
#[cfg(not(target_arch = "wasm32"))]
mod window_gone;
#[cfg(not(target_arch = "wasm32"))]
mod window_place;

/// The most dots of a side that a picture can have on nearly every graphics card: what holds before the card can be asked.
const MOST_DOTS: u32 = 8192;

pub use app::{Surface, app};
pub use flow::Launch;
pub use screen::Screen;
