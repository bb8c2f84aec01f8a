//! Buttons: one primary button for the next step, plain buttons for everything else.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Response, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::{Translate, focus_ring, glyph, hatch, line_in, pressable, pressable_in_scroll, sink, text_width, tooltip};
use crate::{
    texts::{Translated, text},
    theme::{
        DISABLED, EDGE, GOLD, INK, Mark, PAPER, PAPER_DARK, RectKind, Scale, Tone, Type, colours, icons, marks, style,
    },
};

/// The emphasis of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonKind {
    /// The button for the next step.
    Primary,
    /// Any other button.
    Plain,
}

/// The picture on a button.
#[derive(Debug, Clone, Copy)]
pub enum Icon {
    /// A Phosphor icon, in the button's text colour.
    Glyph(&'static str),
    /// A tick, cross, plus or minus, in the button's text colour. Phosphor's filled versions of these are boxed.
    Mark(Mark),
    /// A drawing supplied by a game, in its own colours: the function and the number of the drawing.
    Drawn(Drawing, usize),
}

/// A function that paints one of several drawings, by its number, into the largest centred square of a rectangle
/// (logical pixels).
pub type Drawing = fn(&Painter, Rect, usize, Tone);

impl From<&'static str> for Icon {
    fn from(glyph: &'static str) -> Icon {
        Icon::Glyph(glyph)
    }
}

impl From<Mark> for Icon {
    fn from(mark: Mark) -> Self {
        Icon::Mark(mark)
    }
}

/// The appearance of a button.
#[derive(Debug, Clone)]
pub struct ButtonLook {
    /// The text, which is also the name for tests and screen readers.
    pub text: Translated,
    /// The picture before the text.
    pub icon: Option<Icon>,
    /// Shows the icon alone; `text` is still the name.
    pub icon_only: bool,
    /// Leaves the button empty, so that the caller can draw the content; `text` is still the name.
    pub blank: bool,
    /// The emphasis of the button.
    pub kind: ButtonKind,
    /// True if the button can be pressed.
    pub enabled: bool,
}

impl ButtonLook {
    /// Creates a plain button.
    pub fn plain(text: Translated) -> Self {
        ButtonLook { text, icon: None, icon_only: false, blank: false, kind: ButtonKind::Plain, enabled: true }
    }

    /// Creates the primary button.
    pub fn primary(text: Translated) -> Self {
        ButtonLook { kind: ButtonKind::Primary, ..ButtonLook::plain(text) }
    }

    /// Creates a square button with an icon; `text` is its name.
    pub fn icon(icon: impl Into<Icon>, text: Translated) -> Self {
        ButtonLook { icon: Some(icon.into()), icon_only: true, ..ButtonLook::plain(text) }
    }

    /// Creates the primary button that leads back.
    pub fn back(ui: &Ui) -> Self {
        ButtonLook::primary(ui.tr(text!("back"))).with_icon(icons::CARET_LEFT)
    }

    /// Adds an icon before the text.
    pub fn with_icon(self, icon: impl Into<Icon>) -> Self {
        ButtonLook { icon: Some(icon.into()), ..self }
    }

    /// Sets whether the button can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        ButtonLook { enabled, ..self }
    }
}

/// Returns the width in px that the button needs for its whole text.
pub fn button_width(ui: &Ui, look: &ButtonLook) -> f32 {
    let scale = Scale::of(ui.ctx());
    if look.icon_only {
        return scale.target();
    }
    let text = text_width(ui.ctx(), &look.text, Type::LeadStrong).ceil();
    let icon = look.icon.map_or(0.0, |icon| icon_side(scale, icon) + scale.gap(1.0));
    (text + icon + 2.0 * scale.gap(2.5)).max(scale.target())
}

/// Returns the side in px of the square for an icon. A drawing has more detail than a glyph and is larger.
fn icon_side(scale: Scale, icon: Icon) -> f32 {
    match icon {
        Icon::Glyph(_) => scale.text(28.0),
        Icon::Mark(_) => scale.text(22.0),
        Icon::Drawn(..) => scale.text(28.0) * 1.3,
    }
}

/// Draws a button that fills `rect`.
pub fn button_at(ui: &Ui, rect: Rect, look: &ButtonLook) -> Response {
    let response = pressable(ui, RectKind::Button, &look.text, rect, look.enabled);
    paint_button(ui, rect, look, response)
}

/// Draws a button inside a scroll area. It is recorded only while it is wholly visible, and scrolls into view when it
/// gains focus.
pub fn button_in_scroll(ui: &Ui, rect: Rect, look: &ButtonLook) -> Response {
    let response = pressable_in_scroll(ui, &look.text, &look.text, rect);
    if response.gained_focus() {
        ui.scroll_to_rect(rect, None);
    }
    paint_button(ui, rect, look, response)
}

fn paint_button(ui: &Ui, rect: Rect, look: &ButtonLook, response: Response) -> Response {
    let scale = Scale::of(ui.ctx());
    // A button that cannot be pressed has no tooltip, which would only cover what can be pressed beside it.
    if look.enabled && (look.icon_only || look.blank) {
        tooltip(ui, rect, &look.text);
    }
    let down = response.is_pointer_button_down_on();
    let hovered = look.enabled && response.hovered() && !down;
    let (fill, edge, text) = match (look.enabled, look.kind) {
        (false, _) => (PAPER_DARK, EDGE, DISABLED),
        (true, ButtonKind::Primary) if down => (colours::INK.dark(0.6).egui(), INK, PAPER),
        (true, ButtonKind::Primary) if hovered => (colours::INK.light(0.14).egui(), GOLD, PAPER),
        (true, ButtonKind::Primary) => (INK, GOLD, PAPER),
        (true, ButtonKind::Plain) if down => (EDGE, INK, INK),
        (true, ButtonKind::Plain) if hovered => (Color32::WHITE, GOLD, INK),
        (true, ButtonKind::Plain) => (PAPER, EDGE, INK),
    };
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    if look.enabled && !down {
        ui.painter().add(style::shadow(scale).as_shape(face, style::corners(scale)));
    }
    ui.painter().rect(face, style::corners(scale), fill, Stroke::new(scale.hairline() * 1.3, edge), StrokeKind::Inside);
    if !look.enabled {
        hatch(ui, face.shrink(scale.hairline() * 2.0), colours::PAPER_DARK.mix(colours::INK_MUTED, 0.16).egui());
    }
    if !look.blank {
        content(ui, face, look, text);
    }
    focus_ring(ui, &response, face, scale.corner());
    response
}

fn content(ui: &Ui, face: Rect, look: &ButtonLook, colour: Color32) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let Some(icon) = look.icon else {
        line_in(ui, face.shrink2(vec2(gap, 0.0)), Align2::CENTER_CENTER, &look.text, Type::LeadStrong, colour);
        return;
    };
    let side = icon_side(scale, icon);
    if look.icon_only {
        paint_icon(ui, Rect::from_center_size(face.center(), Vec2::splat(side)), icon, look.enabled, colour);
        return;
    }
    let text = text_width(ui.ctx(), &look.text, Type::LeadStrong);
    let left = (face.center().x - (side + gap + text) / 2.0).max(face.left() + gap);
    let square = Rect::from_center_size(pos2(left + side / 2.0, face.center().y), Vec2::splat(side));
    paint_icon(ui, square, icon, look.enabled, colour);
    let rest = Rect::from_min_max(pos2(square.right() + gap, face.top()), face.max - vec2(gap / 2.0, 0.0));
    line_in(ui, rest, Align2::LEFT_CENTER, &look.text, Type::LeadStrong, colour);
}

fn paint_icon(ui: &Ui, square: Rect, icon: Icon, enabled: bool, colour: Color32) {
    match icon {
        Icon::Glyph(icon) => glyph(ui, square, Align2::CENTER_CENTER, icon, colour),
        Icon::Mark(mark) => marks::mark(ui.painter(), square, mark, colour),
        Icon::Drawn(draw, number) => {
            let tone = if enabled { Tone::Full } else { Tone::Faded(PAPER_DARK) };
            draw(ui.painter(), square, number, tone);
        }
    }
}
