//! The line on top: whose decision it is and what is to be decided, and why something cannot be.

use bevy_egui::egui::{Align2, Rect, Ui, Vec2, vec2};
use zoff::{Colour, Illegal};

use crate::{
    games::zoff::signs,
    kit::{Say, lines_in, text_height},
    texts::Text,
    theme::{
        fonts::Type,
        rects,
        scale::Scale,
        style::{self, INK},
    },
    ui::parts::why::Why,
};

/// What it says.
#[derive(Debug, Clone, PartialEq)]
pub struct PromptFacts {
    /// The sentence.
    pub text: Text,
    /// Whose colour stands before it.
    pub colour: Option<Colour>,
    /// Whether it is why something was refused.
    pub refused: bool,
    /// The rules' own reason, where they refused.
    pub why: Option<Illegal>,
}

/// Draws it; gives what it covers, and the refusal whose rule somebody wants to read. A long sentence hangs down over the edge
/// of the table while it is said.
pub fn show(ui: &mut Ui, rect: Rect, facts: &PromptFacts) -> (Vec<Rect>, Option<Illegal>) {
    let scale = Scale::of(ui.ctx());
    let said = ui.say(&facts.text);
    let pad = vec2(scale.gap(1.25), scale.px(4.0));
    let side = (rect.height() - 2.0 * pad.y) * 0.8;
    let marked = facts.refused || facts.colour.is_some();
    let indent = if marked { side + scale.gap(1.0) } else { 0.0 };
    let question = facts.why.map(|why| (why, Why::new(ui, rect)));
    let taken = question.as_ref().map_or(0.0, |(_, question)| (question.takes(ui) - pad.x).max(0.0));
    let room = rect.width() - 2.0 * pad.x - indent - taken;
    let step = if scale.compact() { Type::Body } else { Type::Lead };
    let high = text_height(ui.ctx(), &said, Type::Body, room) + 2.0 * pad.y;
    let sheet = rect.with_max_y(rect.bottom().max(rect.top() + high));
    style::sheet(ui, sheet);
    let asked = rects::in_panel(ui, "prompt", sheet, |ui| {
        let inner = sheet.shrink2(pad);
        if marked {
            let middle = inner.left_top() + vec2(side / 2.0, rect.height() / 2.0 - pad.y);
            let place = Rect::from_center_size(middle, Vec2::splat(side));
            if facts.refused {
                signs::gate(ui.painter(), place);
            } else if let Some(colour) = facts.colour {
                signs::medal(ui.painter(), place, colour);
            }
        }
        let place = inner.with_min_x(inner.left() + indent).with_max_x(inner.right() - taken);
        lines_in(ui, place, Align2::LEFT_CENTER, &said, step, INK);
        question.as_ref().filter(|(_, question)| question.beside(ui, sheet)).map(|(why, _)| *why)
    });
    let below = question.as_ref().and_then(|(why, question)| Some((*why, question.below(ui, sheet, sheet.right())?)));
    let Some((why, (slip, pressed))) = below else { return (vec![sheet], asked) };
    (vec![sheet, slip], pressed.then_some(why))
}
