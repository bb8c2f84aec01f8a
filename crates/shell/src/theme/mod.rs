//! The visual foundations of the UI: palette, fonts, sizes, panels and vector drawing.

pub mod colours;
pub mod contrast;
pub mod fonts;
pub mod icons;
pub mod landmarks;
pub mod livery;
pub mod marks;
pub mod path;
pub mod prints;
pub mod rects;
pub mod scale;
pub mod sketch;
pub mod style;
pub mod under;

pub use self::{
    colours::Rgb,
    fonts::Type,
    marks::Mark,
    rects::RectKind,
    scale::{Form, Scale, SizeWishes},
    sketch::{Sketch, Tone},
    style::{DISABLED, EDGE, GOLD, INK, INK_MUTED, PAPER, PAPER_DARK, RING},
};
