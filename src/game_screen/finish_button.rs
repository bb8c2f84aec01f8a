//! The button that lets the computer players finish the game at once after the last person has given up.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, Vec2, vec2},
};

use crate::{
    playback::PlaybackStatus,
    seats::{SeatSummary, Seating, Tap, bot::FastForward},
    stage::{camera::Margins, gestures::PanelAreas},
    ui::{
        OverlaySystems,
        parts::{draw_dialog, mark_covered},
        requests::MenuOpen,
    },
    widgets::prelude::*,
};

/// Adds the button.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(OverlaySystems::Watching));
}

fn show(
    mut contexts: EguiContexts,
    seating: Res<Seating>,
    summary: Res<SeatSummary>,
    showing: Res<PlaybackStatus>,
    fast_forward: Res<FastForward>,
    menu: Res<MenuOpen>,
    margins: Res<Margins>,
    mut covered: ResMut<PanelAreas>,
    mut taps: MessageWriter<Tap>,
) -> Result {
    let watched =
        summary.gave_up && seating.humans().next().is_none() && !summary.look_back && !fast_forward.0 && !menu.0;
    let is_running = showing.has_game && !showing.shown_over && !showing.scoring;
    if !watched || !is_running {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.content_rect();
    let free = margins.free(bevy::math::Vec2::new(screen.width(), screen.height()));
    let (rect, pressed) = draw(ctx, pos2(free.center().x, free.max.y));
    mark_covered(&mut covered, rect);
    if pressed {
        taps.write(Tap::ToEnd);
    }
    Ok(())
}

/// Draws the button above `foot`, the middle of the lower edge of the free area. Returns its rectangle, and true if it
/// was pressed.
pub fn draw(ctx: &Context, foot: Pos2) -> (Rect, bool) {
    let scale = Scale::of(ctx);
    let gap = scale.gap(1.0);
    let name = ctx.tr(text!("watching-to-end"));
    let room = ctx.content_rect().shrink(gap);
    let width = scale.column(300.0).min(room.width() - 2.0 * scale.pad());
    let size = vec2(width, scale.target()) + Vec2::splat(2.0 * scale.pad());
    let rect = Rect::from_min_size(pos2(foot.x - size.x / 2.0, foot.y - size.y - gap), size);
    let pressed = draw_dialog(ctx, "watching", rect, |ui| {
        let look = ButtonLook::plain(name).with_icon(icons::SKIP_FORWARD);
        let fits = button_width(ui, &look) <= ui.max_rect().width();
        button_at(ui, ui.max_rect(), &ButtonLook { icon_only: !fits, ..look }).clicked()
    });
    (rect, pressed)
}
