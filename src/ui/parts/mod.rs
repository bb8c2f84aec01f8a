//! Parts of which panels, sheets and screens are made.

pub mod big_button;
pub mod contrast;
pub mod entry_button;
pub mod finger;
pub mod full_screen;
pub mod hands;
pub mod languages;
pub mod look_back;
pub mod overlay;
pub mod picker;
pub mod quality;
pub mod question;
pub mod scrolled;
pub mod show_button;
pub mod sound;
pub mod speed;
pub mod spotlight;
pub mod sunburst;
pub mod text_size;
pub mod two_keys;
pub mod undo_button;
pub mod why;
