//! What nearly every panel is drawn with: places, letters, colours, words and buttons.

pub use bevy_egui::egui::{
    Align2, Color32, Context, Id, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

pub use super::{
    ButtonLook, Say, button_at, button_width, focus_ring, line_height, line_in, lines_in, named, pressable, sink,
    text_height, text_width,
};
pub use crate::{
    texts::{Said, Text, text},
    theme::{
        EDGE, Form, GOLD, INK, INK_MUTED, Mark, PAPER, PAPER_DARK, RING, RectKind, Scale, Sketch, Tone, Type, colours,
        icons, landmarks, rects, style,
    },
};
