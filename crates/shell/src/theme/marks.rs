//! Plain marks: tick, cross, plus and minus.

use bevy_egui::egui::{Color32, Painter, Rect};

use super::sketch::{Sketch, Tone};

/// A plain mark, drawn in one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Yes.
    Tick,
    /// No.
    Cross,
    /// More.
    Plus,
    /// Less.
    Minus,
}

/// Paints a mark into the largest centred square of `rect` (logical pixels).
pub fn mark(painter: &Painter, rect: Rect, mark: Mark, colour: Color32) {
    let pen = Sketch::new(painter, rect, Tone::Full);
    let lines: &[&str] = match mark {
        Mark::Tick => &["M 12 54 L 38 80 L 88 20"],
        Mark::Cross => &["M 18 18 L 82 82", "M 82 18 L 18 82"],
        Mark::Plus => &["M 50 10 L 50 90", "M 10 50 L 90 50"],
        Mark::Minus => &["M 10 50 L 90 50"],
    };
    for line in lines {
        pen.line(line, 15.0, colour);
    }
}
