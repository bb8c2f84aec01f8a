//! The visual foundations of the UI: palette, fonts, sizes, panels and vector drawing.

pub mod colours;
pub mod contrast;
pub mod fonts;
pub mod hover;
pub mod icons;
pub mod landmarks;
pub mod marks;
pub mod mesh_cache;
pub mod path;
pub mod player_colours;
pub mod rects;
pub mod scale;
pub mod sketch;
pub mod style;

pub use self::{
    colours::Rgb,
    fonts::Type,
    marks::Mark,
    rects::RectKind,
    scale::{PanelLayout, Scale, SizePreferences},
    sketch::{Sketch, Tone},
    style::{DISABLED, EDGE, GOLD, INK, INK_MUTED, PAPER, PAPER_DARK, RING},
};
