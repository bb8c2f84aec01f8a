//! The numbers that rise over the board when a player is paid.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{LayerId, Order, Rect, Vec2, vec2},
};

use crate::{
    games::hacienda::{game_icons::GameIcon, view::floating_numbers::FloatingNumbers},
    settings::{Motion, Settings},
    stage::camera::BoardCamera,
    widgets::{galley, prelude::*},
};

/// The distance that a number rises in its lifetime, in px at 1080p.
const RISE: f32 = 54.0;

/// Draws the numbers above everything on the board and below all panels.
pub fn draw(
    mut contexts: EguiContexts,
    floats: Res<FloatingNumbers>,
    settings: Res<Settings>,
    camera: Option<Res<BoardCamera>>,
) -> Result {
    let Some(camera) = camera.filter(|_| !floats.is_empty()) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    // With reduced motion, a number only appears and fades.
    let rise = if settings.motion() == Motion::Full { RISE } else { 0.0 };
    for float in floats.visible() {
        let at = camera.world_to_screen(float.at);
        let text = ctx.tr(text!("float-paid", pesos = float.pesos));
        draw_rising_number(
            ctx,
            pos2(at.x, at.y),
            &text,
            (float.age.clamp(0.0, 1.0), rise),
            GameIcon::Owner(float.seat),
        );
    }
    Ok(())
}

/// Draws one number on a label with the icon of the player who is paid. The label rises, and fades in the last third of
/// its lifetime.
fn draw_rising_number(ctx: &Context, at: Pos2, text: &Translated, (age, rise): (f32, f32), icon: GameIcon) {
    let scale = Scale::of(ctx);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("floats")));
    // The number slows down as it rises.
    let up = scale.px(rise) * (1.0 - (1.0 - age).powi(2));
    let opacity = ((1.0 - age) * 3.0).min(1.0);
    draw_label(&painter, ctx, at - vec2(0.0, up), text, opacity, Some(icon).filter(|_| age < 0.85));
}

/// Draws a number on a label above `at`. The `opacity` ranges from 0 to 1.
pub fn draw_label(painter: &Painter, ctx: &Context, at: Pos2, text: &Translated, opacity: f32, icon: Option<GameIcon>) {
    let scale = Scale::of(ctx);
    let fade = |colour: Color32| colour.gamma_multiply(opacity);
    let ink = fade(colours::INK.egui());
    let galley = galley(ctx, text, Type::Figure.font(scale), ink);
    let side = galley.size().y * 0.86;
    let inner = vec2(side + scale.gap(1.0) + galley.size().x, galley.size().y);
    let label = Align2::CENTER_BOTTOM.anchor_size(at, inner + vec2(2.0 * scale.gap(1.5), scale.gap(0.5)));
    // Keep the whole label in the window.
    let room = ctx.content_rect().shrink(scale.gap(0.5));
    let label = label.translate((room.min - label.min).max(Vec2::ZERO) + (room.max - label.max).min(Vec2::ZERO));
    let round = label.height() / 2.0;
    painter.rect_filled(label.translate(vec2(0.0, scale.px(3.0))), round, fade(Color32::from_black_alpha(50)));
    painter.rect_filled(label, round, fade(colours::GOLD.egui()));
    painter.rect_filled(label.shrink(scale.hairline() * 1.4), round, fade(colours::PAPER.egui()));
    let place =
        Rect::from_min_size(pos2(label.left() + scale.gap(1.0), label.center().y - side / 2.0), vec2(side, side));
    if let Some(icon) = icon {
        icon.draw(painter, place);
    }
    painter.galley(pos2(place.right() + scale.gap(1.0), label.center().y - galley.size().y / 2.0), galley, ink);
}
