//! The hint: a button that asks for it, and up to three sentences that put what they advise in hand.

use bevy_egui::egui::{Align2, Context, Rect, Ui, pos2, vec2};
use zoff::Action;

use super::press::Press;
use crate::{
    games::zoff::choice::Touch,
    kit::{ButtonLook, Say, button_at, focus_ring, lines_in, pressable, text_height},
    seats::Tap,
    texts::{Said, Text, text},
    theme::{
        fonts::Type,
        icons,
        rects::RectKind,
        scale::Scale,
        style::{self, INK, PAPER_DARK},
    },
    ui::parts::overlay,
};

/// What is advised.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct HintFacts {
    /// Whether a hint can be asked for.
    pub open: bool,
    /// The advice, best first.
    pub advice: Vec<(Action, Text)>,
}

/// The lamp.
pub fn button(ui: &Ui, place: Rect, facts: &HintFacts) -> Option<Press> {
    let look = ButtonLook::icon(icons::LIGHTBULB, ui.say(text!("hint"))).enabled(facts.open);
    button_at(ui, place, &look).clicked().then_some(Press::Tap(Tap::Hint))
}

/// The sheet with the sentences; gives its place and what was pressed.
pub fn show(ctx: &Context, free: Rect, facts: &HintFacts) -> (Rect, Option<Press>) {
    let scale = Scale::of(ctx);
    let (pad, gap) = (scale.pad(), scale.gap(0.75));
    let wide = scale.column(520.0).min(free.width() - 2.0 * gap);
    let inner = wide - 2.0 * pad - 2.0 * scale.gap(1.0);
    let said: Vec<_> = facts.advice.iter().map(|(action, text)| (*action, ctx.say(text))).collect();
    let high = |said: &Said| (text_height(ctx, said, Type::Body, inner) + scale.gap(1.0)).max(scale.target());
    let heights: Vec<f32> = said.iter().map(|(_, said)| high(said)).collect();
    let size = vec2(wide, heights.iter().sum::<f32>() + gap * (heights.len() as f32 - 1.0) + 2.0 * pad);
    let rect = Rect::from_min_size(pos2(free.right() - wide - gap, free.top() + gap), size);
    let mut pressed = None;
    overlay::lowest(ctx, "hints", rect, |ui| {
        let mut top = rect.top() + pad;
        for ((action, said), high) in said.iter().zip(&heights) {
            let place = Rect::from_min_size(pos2(rect.left() + pad, top), vec2(wide - 2.0 * pad, *high));
            let response = pressable(ui, RectKind::Button, said, place, true);
            let fill = if response.hovered() { style::RING } else { PAPER_DARK };
            ui.painter().rect_filled(place, style::corners(scale), fill);
            lines_in(ui, place.shrink(scale.gap(0.5)), Align2::LEFT_CENTER, said, Type::Body, INK);
            focus_ring(ui, &response, place.shrink(scale.ring()), scale.corner());
            if response.clicked() {
                pressed = Some(Press::Touch(Touch::Propose(*action)));
            }
            top += high + gap;
        }
    });
    (rect, pressed)
}
