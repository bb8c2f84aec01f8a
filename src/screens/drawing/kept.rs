//! What is known of the drawing that is kept, and of those whose place others took.

use hacienda_rules::maps::grid::Grid;

/// What is known of what is kept.
#[derive(Debug, Clone, Default)]
pub struct Keeping {
    /// The drawing as it was found, or is kept by now.
    pub written: Option<Grid>,
    /// What was laid on the easel last, as it was then.
    pub laid: Option<Grid>,
    /// The drawing whose place that took, until it is kept.
    pub left: Option<Grid>,
}

impl Keeping {
    /// Another drawing takes the place of this one.
    pub fn leave(&mut self, before: Grid) {
        // What nobody drew on is there where it came from.
        if self.laid.as_ref() != Some(&before) {
            self.left = Some(before);
        }
    }

    /// This was laid on the easel.
    pub fn lay(&mut self, grid: Grid) {
        self.laid = Some(grid);
    }
}
