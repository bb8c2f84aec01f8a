//! Short animations above the table: the bell of a prairie that fills up, a bonus being paid, a lost card.

use zoff::{Colour, Prairie};

use super::prairies::screen_rect;
use crate::{
    games::zoff::{
        game_icons,
        stories::{Movement, MovementKind},
        view::layout::Layout,
    },
    stage::camera::BoardCamera,
    widgets::prelude::*,
};

/// Draws the animations that are playing `elapsed` seconds after the start of the story. `colour` returns the colour of
/// a seat.
pub fn show(
    ui: &mut Ui,
    free: Rect,
    (layout, camera): (&Layout, &BoardCamera),
    movements: &[Movement],
    elapsed: f32,
    colour: impl Fn(zoff::Seat) -> Option<Colour>,
) {
    for movement in movements {
        let Some(share) = movement.progress(elapsed) else { continue };
        let place = |prairie: Prairie| {
            let prairie_layout = layout.prairie(prairie)?;
            let area = screen_rect(layout, camera, prairie_layout.area);
            free.contains(area.center()).then_some(area)
        };
        match movement.kind {
            MovementKind::Gate(prairie) => {
                if let Some(area) = place(prairie) {
                    let side = Scale::of(ui.ctx()).text(28.0) * 2.2;
                    let rect = Rect::from_center_size(area.center(), Vec2::splat(side.min(area.height())));
                    game_icons::bell(ui.painter(), rect, (share * 24.0).sin() * (1.0 - share));
                }
            }
            MovementKind::Bonus { prairie, colour, cows } => {
                if let Some(area) = place(prairie) {
                    draw_rising_label(ui, area, share, Some(colour), &text!("zoff-hud-more", cows = cows));
                }
            }
            MovementKind::Lost(seat, prairie) => {
                if let Some(area) = place(prairie) {
                    draw_rising_label(ui, area, share, colour(seat), &text!("zoff-hud-lost"));
                }
            }
            MovementKind::Walk { .. } | MovementKind::TurnUp | MovementKind::HandOver(_) => {}
        }
    }
}

/// Draws a rising label with an emblem and a word or a number of cows.
fn draw_rising_label(ui: &mut Ui, area: Rect, share: f32, colour: Option<Colour>, text: &Text) {
    let scale = Scale::of(ui.ctx());
    let height = scale.text(28.0) * 1.5;
    let middle = area.center() - vec2(0.0, share * area.height() * 0.3);
    let translated = ui.tr(text);
    let width = height * 1.2 + text_width(ui.ctx(), &translated, Type::LeadStrong).ceil();
    let label = Rect::from_center_size(middle, vec2(width.max(height * 2.4), height));
    rects::in_panel(ui, "rising", label, |ui| {
        ui.painter().rect(label, height * 0.3, PAPER, Stroke::new(scale.ring() * 0.8, GOLD), StrokeKind::Inside);
        let side = height * 0.8;
        let medal = Rect::from_center_size(pos2(label.left() + height * 0.5, label.center().y), Vec2::splat(side));
        colour.into_iter().for_each(|colour| game_icons::medal(ui.painter(), medal, colour));
        let words = Rect::from_min_max(pos2(medal.right() + 2.0, label.top()), label.max - vec2(height * 0.2, 0.0));
        line_in(ui, words, Align2::CENTER_CENTER, &translated, Type::LeadStrong, INK);
    });
}
