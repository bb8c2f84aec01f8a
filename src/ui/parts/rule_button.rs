//! The rule button of a refusal, which opens the rule behind the refusal. It is at the end of the prompt, or below it
//! if the prompt is not tall enough.

use crate::widgets::prelude::*;

/// The rule button, as wide as its label.
#[derive(Debug)]
pub struct RuleButton {
    question: Translated,
    width: f32,
    beside: bool,
}

impl RuleButton {
    /// Creates the rule button of a prompt at `rect`.
    pub fn new(ui: &Ui, rect: Rect) -> RuleButton {
        let scale = Scale::of(ui.ctx());
        let question = ui.tr(text!("rule-why"));
        let width = text_width(ui.ctx(), &question, Type::LeadStrong).ceil() + 2.0 * scale.gap(1.5);
        RuleButton { question, width: width.max(scale.target()), beside: rect.height() >= scale.min_target() }
    }

    /// The width in px that the button and a gap take from the end of the prompt; 0 if the button is below.
    pub fn reserved_width(&self, ui: &Ui) -> f32 {
        if self.beside { self.width + Scale::of(ui.ctx()).gap(1.0) } else { 0.0 }
    }

    /// Draws the button at the end of the prompt on `sheet`, if there is room in the prompt. Call this within the panel
    /// of the prompt. Returns true if the button was pressed.
    pub fn beside(&self, ui: &Ui, sheet: Rect) -> bool {
        self.beside && self.draw(ui, sheet.with_min_x(sheet.right() - self.width))
    }

    /// Draws the button below the prompt on `sheet`, with its right edge at `right`, if there is no room in the prompt.
    /// Returns the covered area, and true if the button was pressed.
    pub fn below(&self, ui: &mut Ui, sheet: Rect, right: f32) -> Option<(Rect, bool)> {
        if self.beside {
            return None;
        }
        let size = Vec2::new(self.width, Scale::of(ui.ctx()).target());
        let slip = Rect::from_min_size(Pos2::new(right - self.width, sheet.bottom()), size);
        style::paint_panel(ui, slip);
        Some((slip, rects::in_panel(ui, "why", slip, |ui| self.draw(ui, slip))))
    }

    fn draw(&self, ui: &Ui, place: Rect) -> bool {
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
