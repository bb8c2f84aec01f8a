//! The hint: its button, its numbered markers, and one line per suggested action.

use super::Emblem;
use crate::widgets::{galley, glyph, prelude::*};

/// The colour of a disc that numbers a suggestion or a step. Discs that show a count are black.
const STEP_DISC: Color32 = colours::GOLD_LIGHT.egui();

/// One suggested action; `S` is the type of its icon.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<A, S> {
    /// The action.
    pub action: A,
    /// The description of the action.
    pub text: Text,
    /// The icon that stands for the action, such as a card or piece.
    pub icon: Option<S>,
    /// The centre of the first place that the action concerns, in logical pixels of the window.
    pub at: Option<Pos2>,
}

impl<A, S> Advice<A, S> {
    /// Creates advice without an icon or a place.
    pub fn new(action: A, text: Text) -> Advice<A, S> {
        Advice { action, text, icon: None, at: None }
    }
}

/// The prompt while a hint is computed (`thinking`), or while suggestions are shown (`advised`).
pub fn prompt(thinking: bool, advised: bool) -> Option<Text> {
    match (thinking, advised) {
        (true, _) => Some(text!("hint-thinking")),
        (false, true) => Some(text!("hint-choose")),
        (false, false) => None,
    }
}

/// Draws the button. Returns true if it was pressed.
pub fn button(ui: &Ui, rect: Rect, enabled: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let word = ui.tr(text!("hint"));
    let look = ButtonLook::plain(word.clone()).enabled(enabled);
    if rect.width() > 1.5 * rect.height() {
        return button_at(ui, rect, &look.with_icon(icons::LIGHTBULB)).clicked();
    }
    // Too narrow for icon and label in one row: the label is below the icon, or left out if it does not fit there.
    let line = scale.text(18.0) * 1.3;
    let low = rect.height() < line + scale.text(28.0) * 1.1 + 2.0;
    if low || text_width(ui.ctx(), &word, Type::Strong) > rect.width() - 2.0 {
        return button_at(ui, rect, &ButtonLook::icon(icons::LIGHTBULB, word).enabled(enabled)).clicked();
    }
    let pressed = button_at(ui, rect, &ButtonLook { blank: true, ..look }).clicked();
    let colour = if enabled { INK } else { style::DISABLED };
    let inner = rect.shrink2(vec2(1.0, (rect.height() - line - scale.text(28.0) * 1.1).max(0.0) / 2.0));
    let (upper, lower) = inner.split_top_bottom_at_y(inner.bottom() - line);
    glyph(ui, upper, Align2::CENTER_CENTER, icons::LIGHTBULB, colour);
    line_in(ui, lower, Align2::CENTER_CENTER, &word, Type::Strong, colour);
    pressed
}

/// The diameter of the disc behind a number, in px.
pub fn disc(scale: Scale) -> f32 {
    (scale.text(18.0) * 1.7).round()
}

/// Draws a number on a disc centred at `centre`.
pub fn number(painter: &Painter, centre: Pos2, number: usize, scale: Scale) {
    let radius = disc(scale) / 2.0;
    painter.circle(centre, radius, STEP_DISC, Stroke::new(scale.ring() * 0.8, INK));
    let ctx = painter.ctx();
    let galley = galley(ctx, &ctx.tr(Text::number(number)), Type::LeadStrong.font(scale), INK);
    painter.galley(centre - galley.size() / 2.0, galley, INK);
}

/// The width left for the text of a line, without the padding and the column of its number and icon.
fn words_width(scale: Scale, cell: f32) -> f32 {
    cell - 2.0 * scale.gap(1.0) - icon_side(scale) - scale.gap(1.0)
}

fn icon_side(scale: Scale) -> f32 {
    (scale.text(28.0) * 1.25).round()
}

/// The height in px of the advice in this many columns, which have a total width of `width` px. All lines are as tall
/// as the tallest.
pub fn height<A, S>(ctx: &Context, advice: &[Advice<A, S>], width: f32, columns: f32) -> f32 {
    let scale = Scale::of(ctx);
    let gap = scale.gap(1.0);
    let cell = words_width(scale, (width - (columns - 1.0) * gap) / columns);
    let words = |advice: &Advice<A, S>| text_height(ctx, &ctx.tr(&advice.text), Type::Body, cell);
    let signs = if advice.iter().any(|advice| advice.icon.is_some()) { 2.0 } else { 1.0 };
    let least = (signs * icon_side(scale) + scale.gap(1.0)).max(scale.target());
    let height = advice.iter().map(words).fold(least, f32::max).ceil();
    let lines = (advice.len() as f32 / columns).ceil().max(1.0);
    lines * (height + 2.0 * gap) - gap
}

/// Draws the advice in this many columns; returns the chosen action.
pub fn lines<A: Copy, S: Emblem>(ui: &Ui, inner: Rect, advice: &[Advice<A, S>], columns: f32) -> Option<A> {
    let gap = Scale::of(ui.ctx()).gap(1.0);
    let rows = (advice.len() as f32 / columns).ceil().max(1.0);
    let places = CellGrid::filling(inner, columns as usize, rows as usize, gap);
    let mut pressed = None;
    for (index, advice) in advice.iter().enumerate() {
        pressed = line(ui, places.nth(index), index, advice).then_some(advice.action).or(pressed);
    }
    pressed
}

/// Draws one action: its number above its icon, and its text. Returns true if it was pressed.
fn line<A, S: Emblem>(ui: &Ui, rect: Rect, index: usize, advice: &Advice<A, S>) -> bool {
    let scale = Scale::of(ui.ctx());
    let number_of = text!("hint-numbered", number = index + 1);
    let name = ui.tr(text!("one-of", name = number_of, option = advice.text.clone()));
    let response = pressable(ui, RectKind::Button, &name, rect, true);
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    let edge = if response.hovered() { GOLD } else { EDGE };
    let stroke = Stroke::new(scale.hairline() * 1.3, edge);
    ui.painter().rect(face, style::corners(scale), PAPER, stroke, StrokeKind::Inside);
    let inner = face.shrink2(vec2(scale.gap(1.0), scale.gap(0.5)));
    let left = inner.with_max_x(inner.left() + icon_side(scale));
    let lone = advice.icon.is_none();
    let (upper, lower) = left.split_top_bottom_at_y(if lone { left.bottom() } else { left.center().y });
    number(ui.painter(), upper.center(), index + 1, scale);
    if let Some(sign) = advice.icon {
        sign.paint(ui, lower.shrink(1.0));
    }
    let words = inner.with_min_x(left.right() + scale.gap(1.0));
    lines_in(ui, words, Align2::LEFT_CENTER, &ui.tr(&advice.text), Type::Body, INK);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
}
