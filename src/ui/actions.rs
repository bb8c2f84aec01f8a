//! Actions left, taking back, ending the turn.

use bevy_egui::egui::{Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{
    facts::ActionsFacts,
    frame::{self, Frame},
    match_face::Press,
    texts,
};
use crate::{
    seats::Tap,
    theme::{
        rects,
        scale::Scale,
        style,
        widgets::{ButtonKind, ButtonLook, action_horseshoes, button_at},
    },
};

/// Draws them; says what was pressed.
pub fn show(ui: &mut Ui, frame: &Frame, facts: &ActionsFacts) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let inner = frame.actions.shrink(frame::pad(scale));
    let target = scale.target();
    style::sheet(ui, frame.actions);
    rects::in_panel(ui, "actions", frame.actions, |ui| {
        let buttons = inner.with_min_y(inner.bottom() - target);
        let upper = inner.with_max_y(buttons.top() - scale.gap(1.0));
        let side = scale.px(44.0).max(34.0);
        let shoes = vec2(facts.of as f32 * (side + scale.gap(1.0)) - scale.gap(1.0), side);
        let place = Rect::from_center_size(upper.center(), shoes);
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            action_horseshoes(ui, texts::ACTIONS_LEFT, facts.left, facts.of);
        });
        let undo = Rect::from_min_size(buttons.min, Vec2::splat(target));
        let end = Rect::from_min_max(pos2(undo.right() + scale.gap(1.0), buttons.top()), buttons.max);
        let look = ButtonLook::icon(egui_phosphor::fill::ARROW_U_UP_LEFT, texts::UNDO).enabled(facts.undo);
        let mut pressed = None;
        if button_at(ui, undo, &look).on_hover_text(texts::UNDO).clicked() {
            pressed = Some(Press::Tap(Tap::Undo));
        }
        let kind = if facts.end_next { ButtonKind::Primary } else { ButtonKind::Plain };
        let look = ButtonLook { kind, ..ButtonLook::plain(texts::END_TURN) }.enabled(facts.end);
        if button_at(ui, end, &look).clicked() {
            pressed = Some(Press::Tap(Tap::End));
        }
        pressed
    })
}
