//! The items that nearly every panel uses: layout, text, colours, messages and buttons.

pub use bevy_egui::egui::{
    Align2, Color32, Context, Id, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

pub use super::{
    ButtonKind, ButtonLook, Translate, button_at, button_width, chips_in, focus_ring, glyph,
    layout::{CellGrid, Cut, cached, cells_that_fit, mirror, mirrored, pressed_button},
    line_height, line_in, lines_in, paragraph, pressable, report_selected, sink, text_height, text_width, toggle,
    tooltip,
};
pub use crate::{
    texts::{Kind, Text, Translated, text},
    theme::{
        EDGE, GOLD, INK, INK_MUTED, Mark, PAPER, PAPER_DARK, PanelLayout, RING, RectKind, Scale, Sketch, Tone, Type,
        colours, icons, landmarks, rects, style,
    },
};
