//! The grid of the match screens: the edge of the window, the column of the seats, and the rows with the menu, the hint
//! and the prompt. They have the same places in every game.

use super::bar::{Bar, Button};
use crate::widgets::prelude::*;

/// The width of the column with the seats and the log, in px at 1080p.
const COLUMN: f32 = 288.0;
/// The width of the hint button where its word is beside its icon, in px at 1080p.
const HINT: f32 = 132.0;
/// The width of a prompt whose longest sentence is set in two lines, in px at 1080p.
const PROMPT: f32 = 470.0;

/// The distance between the edge of the window and the panels, and between the buttons of the first row.
pub fn margin(scale: Scale) -> f32 {
    match scale.panel_layout() {
        PanelLayout::Around => scale.gap(1.5),
        PanelLayout::Sideways => scale.gap(0.75),
        PanelLayout::Stacked => scale.px(4.0).max(2.0),
    }
}

/// The width of the column with the seats and the log, in the layout with panels around the table.
pub fn column(scale: Scale) -> f32 {
    scale.column(COLUMN)
}

/// Cuts the first row off the top of `room`, with the menu and the hint at its right end. Returns the rest of the row,
/// and the buttons.
pub fn first_row(scale: Scale, room: &mut Rect) -> (Rect, Bar) {
    let (gap, target) = (margin(scale), scale.target());
    let mut row = room.cut_top(target, gap);
    let mut bar = Bar::cut(&mut row, target, gap);
    bar.put(Button::Hint, row.cut_right(if scale.is_compact() { target } else { scale.column(HINT) }, gap));
    (row, bar)
}

/// The width that a prompt needs in a row with other panels.
pub fn prompt_width(scale: Scale) -> f32 {
    scale.column(PROMPT)
}

/// Cuts the row of the prompt off the top of `room`, in a layout in which the seats take the first row.
pub fn prompt_row(scale: Scale, room: &mut Rect) -> Rect {
    let high = match scale.panel_layout() {
        // A phone in landscape has a row for a single line, because it is wide.
        PanelLayout::Sideways => (scale.text(22.0) * 1.75).round(),
        PanelLayout::Around | PanelLayout::Stacked => scale.target().max((scale.text(18.0) * 2.7).round()),
    };
    room.cut_top(high, margin(scale))
}
