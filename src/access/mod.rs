//! Accessibility: screen readers, keyboard control, and control by two keys.

#[cfg(feature = "window")]
pub mod keys;
#[cfg(feature = "window")]
pub mod lines;
pub mod list;
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
mod listener;
#[cfg(feature = "window")]
pub mod region;
#[cfg(feature = "window")]
mod rest;
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
mod told;
#[cfg(feature = "window")]
pub mod two_keys;

/// Adds all accessibility features.
#[cfg(feature = "window")]
pub fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins((keys::plugin, lines::plugin, region::plugin, rest::plugin, two_keys::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((listener::plugin, told::plugin));
}
