//! How somebody looks at the own turn.

use crate::{plan::Width, search::Depth};

/// How wide, how far and how well.
#[derive(Debug, Clone, Copy)]
pub(super) struct Skill {
    /// How wide.
    pub(super) width: Width,
    /// Actions planned at once.
    pub(super) ahead: u8,
    /// How many points a plan seems better or worse than it is, as a standard deviation: once for what is done, once for how.
    pub(super) error: f32,
    /// How the best plans are compared; by their worth alone when left out.
    pub(super) depth: Option<Depth>,
}
