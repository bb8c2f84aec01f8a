//! Widgets for panels, dialogs and screens.

pub mod big_button;
pub mod entry_button;
pub mod finger;
pub mod full_screen;
pub mod languages;
pub mod look_back;
pub mod overlay;
pub mod picker;
pub mod qr_code;
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
    overlay::{
        draw_dialog, draw_lowest_dialog, draw_modal_dialog, draw_topmost_dialog, is_window_blocked, mark_covered,
        take_key,
    },
    question::{Answer, DIM, ask},
};
