//! Parts of which panels, sheets and screens are made.

pub mod big_button;
pub mod overlay;
pub mod picker;
pub mod question;
pub mod sound;
pub mod sunburst;
