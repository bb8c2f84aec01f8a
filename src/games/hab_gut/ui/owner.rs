//! Whose something is: the brand of whoever sits there.

use bevy_egui::egui::{Rect, Ui};
use hab_gut::Seat;

use crate::{
    brands,
    kit::Say,
    seats::names,
    theme::{
        rects::{self, RectKind},
        sketch::Tone,
    },
};

/// Paints the brand of a seat and writes down by which colour it is called.
pub fn medal(ui: &Ui, rect: Rect, seat: Seat) {
    brands::medal(ui.painter(), rect, seat, Tone::Full);
    rects::record(ui, RectKind::Sign, &ui.say(names::colour(brands::owner_of(ui.ctx(), seat))), rect, 0.0);
}

/// The same where its words stand beside it.
pub fn brand(ui: &Ui, rect: Rect, seat: Seat) {
    brands::medal(ui.painter(), rect, seat, Tone::Full);
}
