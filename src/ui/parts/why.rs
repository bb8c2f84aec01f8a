//! The question behind a refusal, which leads to its rule: beside the line that refuses, or below its end where it is too low.

use crate::kit::prelude::*;

/// The question, as wide as it needs to be.
#[derive(Debug)]
pub struct Why {
    question: Said,
    wide: f32,
    beside: bool,
}

impl Why {
    /// The question behind a line that stands at `rect`.
    pub fn new(ui: &Ui, rect: Rect) -> Why {
        let scale = Scale::of(ui.ctx());
        let question = ui.say(text!("rule-why"));
        let wide = text_width(ui.ctx(), &question, Type::LeadStrong).ceil() + 2.0 * scale.gap(1.5);
        Why { question, wide: wide.max(scale.target()), beside: rect.height() >= scale.least_target() }
    }

    /// How much of the line it takes from its end, in px.
    pub fn takes(&self, ui: &Ui) -> f32 {
        if self.beside { self.wide + Scale::of(ui.ctx()).gap(1.0) } else { 0.0 }
    }

    /// Draws it at the end of the line on `sheet`, within whose panel that is called; whether it was pressed.
    pub fn beside(&self, ui: &Ui, sheet: Rect) -> bool {
        self.beside && self.ask(ui, sheet.with_min_x(sheet.right() - self.wide))
    }

    /// Draws it below the line on `sheet`, up to `right`, where it has no room beside it: what it covers, and whether it was
    /// pressed.
    pub fn below(&self, ui: &mut Ui, sheet: Rect, right: f32) -> Option<(Rect, bool)> {
        if self.beside {
            return None;
        }
        let size = Vec2::new(self.wide, Scale::of(ui.ctx()).target());
        let slip = Rect::from_min_size(Pos2::new(right - self.wide, sheet.bottom()), size);
        style::sheet(ui, slip);
        Some((slip, rects::in_panel(ui, "why", slip, |ui| self.ask(ui, slip))))
    }

    fn ask(&self, ui: &Ui, place: Rect) -> bool {
        let scale = Scale::of(ui.ctx());
        let response = pressable(ui, RectKind::Button, &self.question, place, true);
        let face = place.shrink(scale.hairline() * 2.0);
        if response.hovered() || response.is_pointer_button_down_on() {
            ui.painter().rect_filled(face, scale.corner(), PAPER_DARK);
        }
        let edge = Stroke::new(scale.hairline(), GOLD);
        ui.painter().vline(place.left(), face.shrink(scale.px(6.0)).y_range(), edge);
        line_in(ui, face, Align2::CENTER_CENTER, &self.question, Type::LeadStrong, INK);
        focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
        response.clicked()
    }
}
