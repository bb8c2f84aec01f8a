//! One of several, turned through by a button at each side, or opened as a whole: for lists longer than a row of chips.

use tabletop::Seat;

use crate::{brands, kit::prelude::*};

/// What stands between the two buttons.
#[derive(Debug, Clone)]
pub struct Picked {
    /// Whose brand stands before the words.
    pub brand: Option<Seat>,
    /// The words.
    pub words: Said,
    /// What they mean, below.
    pub about: Option<Said>,
}

/// What a tap on a picker wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Picking {
    /// The one after so many, backwards where it is negative.
    Step(i32),
    /// All of them.
    All,
}

/// A picker whose middle shows all there is to pick.
pub fn picker_of_all(ui: &Ui, rect: Rect, name: &Said, picked: &Picked) -> Option<Picking> {
    let middle = rect.shrink2(vec2(rect.height(), 0.0));
    let step = picker(ui, rect, name, picked);
    let response = pressable(ui, RectKind::Button, name, middle, true);
    focus_ring(ui, &response, middle.shrink(Scale::of(ui.ctx()).ring()), Scale::of(ui.ctx()).corner());
    match step {
        0 => response.clicked().then_some(Picking::All),
        step => Some(Picking::Step(step)),
    }
}

/// Fills `rect`; answers -1 or 1 when the one before or after is wanted, else 0. `name` is what is picked, for tests and
/// screen readers.
pub fn picker(ui: &Ui, rect: Rect, name: &Said, picked: &Picked) -> i32 {
    let scale = Scale::of(ui.ctx());
    let side = rect.height();
    ui.painter().rect(rect, style::corners(scale), PAPER_DARK, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
    let (before, after) = (ui.say(text!("one-before", name = name)), ui.say(text!("one-after", name = name)));
    let left = Rect::from_min_size(rect.min, Vec2::splat(side));
    let right = Rect::from_min_size(pos2(rect.right() - side, rect.top()), Vec2::splat(side));
    let back = button_at(ui, left, &ButtonLook::icon(icons::CARET_LEFT, before)).clicked();
    let forth = button_at(ui, right, &ButtonLook::icon(icons::CARET_RIGHT, after)).clicked();
    let mut middle = rect.shrink2(vec2(side + scale.gap(if scale.compact() { 0.5 } else { 1.0 }), 0.0));
    if let Some(seat) = picked.brand {
        let icon = Rect::from_min_size(middle.min, vec2(side * 0.62, side));
        brands::medal(ui.painter(), icon, seat, Tone::Full);
        middle.set_left(icon.right() + scale.gap(1.0));
    }
    if let Some(about) = &picked.about {
        // Both lines in the middle, off the edges.
        let [first, second] = [Type::LeadStrong, Type::Body].map(|step| line_height(ui.ctx(), step));
        let (words, below) = middle.split_top_bottom_at_y(middle.center().y + (first - second) / 2.0);
        line_in(ui, words, Align2::CENTER_BOTTOM, &picked.words, Type::LeadStrong, INK);
        line_in(ui, below, Align2::CENTER_TOP, about, Type::Body, INK_MUTED);
    } else {
        let wide = text_width(ui.ctx(), &picked.words, Type::LeadStrong);
        let step = if wide <= middle.width() { Type::LeadStrong } else { Type::Strong };
        line_in(ui, middle, Align2::CENTER_CENTER, &picked.words, step, INK);
    }
    i32::from(forth) - i32::from(back)
}
