//! The planning parameters of a level.

use crate::{plan::BeamWidth, search::Comparison};

/// The width, depth and accuracy of planning.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlanningParams {
    pub(super) width: BeamWidth,
    /// The number of actions planned ahead.
    pub(super) ahead: u8,
    /// The standard deviation, in points, of the error in the value of a plan. It applies twice: to the kind of action
    /// and to the plan.
    pub(super) error: f32,
    /// The comparison of the best plans by playouts. Without it, the plan with the highest value is chosen.
    pub(super) comparison: Option<Comparison>,
}
