//! What nearly every drawing of a screen is made of: places, words, letters, colours and buttons.

pub(super) use bevy_egui::egui::{
    Align2, Context, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

pub(super) use super::places::{Cut, Raster, made_once, press_one};
pub(super) use crate::{
    kit::{
        ButtonKind, ButtonLook, Say, button_at, button_width, chips_in, focus_ring, glyph, line_in, lines_in,
        note_chosen, paragraph, pressable, sink, text_height, text_width, toggle,
    },
    texts::{Kind, Said, Text, text},
    theme::{
        colours,
        fonts::Type,
        icons,
        marks::Mark,
        rects::RectKind,
        scale::Scale,
        sketch::Tone,
        style::{self, EDGE, GOLD, INK, INK_MUTED, PAPER, PAPER_DARK},
    },
};
