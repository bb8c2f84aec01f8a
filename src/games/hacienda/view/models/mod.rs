//! What lies on the table, as meshes: all cut from the same few shapes, all painted by vertex, all for hexes of radius 1.
//!
//! Models stand on y = 0 with their middle at the origin, x to the right and z towards the viewer, one unit from the
//! middle of a hex to its corner.

pub mod ground;
pub mod hacienda;
pub mod marks;
pub mod outlines;
pub mod pieces;
pub mod props;
