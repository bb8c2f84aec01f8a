//! What fingers and mouse are at, from one frame to the next.

use std::collections::BTreeSet;

use bevy_egui::egui::Pos2;

/// What fingers and mouse are at.
#[derive(Debug, Clone, Default)]
pub struct Pointers {
    /// Where the pointer that makes a stroke is, and where it came down.
    pub at: Option<(Pos2, Pos2)>,
    /// When it came down, in seconds.
    pub since: f64,
    /// The fingers that are down.
    pub fingers: BTreeSet<u64>,
    /// Two of them were: until all are gone they move the paper.
    pub pinching: bool,
    /// The mouse moves the paper.
    pub panning: bool,
}
