//! Widgets of panels, dialogs and screens.

pub mod big_button;
pub mod entry_button;
pub mod finger;
pub mod full_screen;
pub mod languages;
pub mod look_back;
pub mod overlay;
pub mod picker;
pub mod question;
pub mod rule_button;
pub mod scrolled;
pub mod show_button;
pub mod sound;
pub mod speed;
pub mod spotlight;
pub mod sunburst;
pub mod undo_button;

pub use self::{
    overlay::{cover, is_veiled, lowest, modal_dialog, sheet, take_key, topmost},
    question::{Answer, DIM, ask},
};
