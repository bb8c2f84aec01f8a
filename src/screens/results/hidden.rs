//! The sheet of results out of the way, and the button that brings it back.

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Vec2, vec2};

use super::ResultsWish;
use crate::{screens::prelude::*, ui::parts::overlay::sheet};

/// Whether the sheet of a game that is over is out of the way.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Hidden(pub(super) bool);

/// The button that brings the sheet back, over `foot`, the middle of the board's lower edge.
pub fn draw_hidden(ctx: &Context, foot: egui::Pos2) -> (Rect, Option<ResultsWish>) {
    let scale = Scale::of(ctx);
    let (pad, gap) = (scale.pad(), scale.gap(1.0));
    let size = vec2(scale.column(220.0), scale.target()) + Vec2::splat(2.0 * pad);
    let rect = Rect::from_min_size(pos2(foot.x - size.x / 2.0, foot.y - size.y - gap), size);
    let back = sheet(ctx, "results hidden", rect, |ui| {
        let look = ButtonLook::primary(ui.say(text!("results-title"))).with_icon(icons::TROPHY);
        button_at(ui, ui.max_rect(), &look).clicked().then_some(ResultsWish::Hide(false))
    });
    (rect, back)
}
