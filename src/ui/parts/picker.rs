//! A picker with a button on each side for the previous and the next option, for lists longer than a row of chips.
//! It can also open the whole list.

use tabletop::Seat;

use crate::{emblems, widgets::prelude::*};

/// The selected option, as shown between the buttons.
#[derive(Debug, Clone)]
pub struct Picked {
    /// The seat whose emblem is shown before the text, if any.
    pub emblem_seat: Option<Seat>,
    /// The text.
    pub words: Translated,
    /// The explanation below.
    pub about: Option<Translated>,
}

/// The result of a tap on a picker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Picking {
    /// Moves by this number of options, backwards if negative.
    Step(i32),
    /// Opens the whole list.
    All,
}

/// Draws a picker whose centre opens the list of all options.
pub fn picker_with_list(ui: &Ui, rect: Rect, name: &Translated, picked: &Picked) -> Option<Picking> {
    let middle = rect.shrink2(vec2(rect.height(), 0.0));
    let step = picker(ui, rect, name, picked);
    let response = pressable(ui, RectKind::Button, name, middle, true);
    focus_ring(ui, &response, middle.shrink(Scale::of(ui.ctx()).ring()), Scale::of(ui.ctx()).corner());
    match step {
        0 => response.clicked().then_some(Picking::All),
        step => Some(Picking::Step(step)),
    }
}

/// Draws a picker into `rect`; returns -1 or 1 for the previous or next option, else 0. `name` identifies it for
/// tests and screen readers.
pub fn picker(ui: &Ui, rect: Rect, name: &Translated, picked: &Picked) -> i32 {
    let scale = Scale::of(ui.ctx());
    let side = rect.height();
    ui.painter().rect(rect, style::corners(scale), PAPER_DARK, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
    let (before, after) = (ui.tr(text!("one-before", name = name)), ui.tr(text!("one-after", name = name)));
    let left = Rect::from_min_size(rect.min, Vec2::splat(side));
    let right = Rect::from_min_size(pos2(rect.right() - side, rect.top()), Vec2::splat(side));
    let back = button_at(ui, left, &ButtonLook::icon(icons::CARET_LEFT, before)).clicked();
    let forth = button_at(ui, right, &ButtonLook::icon(icons::CARET_RIGHT, after)).clicked();
    let mut middle = rect.shrink2(vec2(side + scale.gap(if scale.is_compact() { 0.5 } else { 1.0 }), 0.0));
    if let Some(seat) = picked.emblem_seat {
        let icon = Rect::from_min_size(middle.min, vec2(side * 0.62, side));
        emblems::medal(ui.painter(), icon, seat, Tone::Full);
        middle.set_left(icon.right() + scale.gap(1.0));
    }
    if let Some(about) = &picked.about {
        // Both lines are centred, away from the edges.
        let [first, second] = [Type::LeadStrong, Type::Body].map(|step| line_height(ui.ctx(), step));
        let (words, below) = middle.split_top_bottom_at_y(middle.center().y + (first - second) / 2.0);
        line_in(ui, words, Align2::CENTER_BOTTOM, &picked.words, Type::LeadStrong, INK);
        line_in(ui, below, Align2::CENTER_TOP, about, Type::Body, INK_MUTED);
    } else {
        let width = text_width(ui.ctx(), &picked.words, Type::LeadStrong);
        let step = if width <= middle.width() { Type::LeadStrong } else { Type::Strong };
        line_in(ui, middle, Align2::CENTER_CENTER, &picked.words, step, INK);
    }
    i32::from(forth) - i32::from(back)
}
