//! The meshes of everything on the table. They are built from a few basic shapes, with vertex colours, for hexes of
//! radius 1.
//!
//! Models are centred on the origin with their base at y = 0. x points to the right and z towards the viewer. One unit
//! is the distance from the centre of a hex to its corner.

pub mod ground;
pub mod hacienda;
pub mod marks;
pub mod outlines;
pub mod pieces;
pub mod props;
