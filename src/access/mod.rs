//! Accessibility: screen readers, keyboard control, and control by two keys.

#[cfg(feature = "window")]
pub mod action_list;
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
mod debug_screen;
#[cfg(feature = "window")]
mod hand_timeout;
#[cfg(feature = "window")]
pub mod keys;
pub mod paged_list;
#[cfg(feature = "window")]
pub mod reader_lines;
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
mod screen_reader;
#[cfg(feature = "window")]
pub mod two_keys;

/// Adds all accessibility features.
#[cfg(feature = "window")]
pub fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins((keys::plugin, action_list::plugin, reader_lines::plugin, hand_timeout::plugin, two_keys::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((screen_reader::plugin, debug_screen::plugin));
}
