//! The grid of the match screens: the edge of the window, the column of the seats, the rows with the menu, the hint and
//! the prompt, and the zoom buttons. They are in the same places in every game.

use super::bar::{Bar, Button};
use crate::widgets::prelude::*;

/// The width of the column with the seats and the log, in px at 1080p.
const COLUMN: f32 = 288.0;
/// The width of a hint button with a label beside its icon, in px at 1080p.
const HINT: f32 = 132.0;
/// The width at which the longest prompt takes two lines, in px at 1080p.
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

/// Cuts the first row off the top of `room`, and puts the menu and hint buttons at its right end. Returns the rest of
/// the row, and the buttons.
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
    let height = match scale.panel_layout() {
        // On a phone in landscape, the prompt is wide enough to need only one line.
        PanelLayout::Sideways => (scale.text(22.0) * 1.75).round(),
        PanelLayout::Around | PanelLayout::Stacked => scale.target().max((scale.text(18.0) * 2.7).round()),
    };
    room.cut_top(height, margin(scale))
}

/// Cuts the three zoom buttons off the foot of the column with the seats, in the layout with panels around the
/// table.
pub fn zoom_foot(scale: Scale, column: &mut Rect) -> Vec<Rect> {
    let space = scale.gap(1.0);
    let foot = column.cut_bottom(scale.target(), margin(scale));
    let button = vec2(((foot.width() - 2.0 * space) / 3.0).floor(), foot.height());
    CellGrid::new(foot.min, 3, button, space).first(3).collect()
}

/// Returns the place of the zoom button on a phone in landscape: the upper left corner of `room`, the area that
/// is left for the table.
pub fn zoom_corner(scale: Scale, room: Rect) -> Rect {
    Align2::LEFT_TOP.align_size_within_rect(Vec2::splat(scale.target()), room)
}

/// Cuts the zoom button off the right end of a row, in layouts with the panels above and below the table. The row is
/// that of the prompt or, on an upright phone, the first row below the table.
pub fn zoom_end(scale: Scale, row: &mut Rect) -> Rect {
    row.cut_right(scale.target(), margin(scale))
}
