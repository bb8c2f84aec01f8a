//! The printed hexes as entities. They never change.

use bevy::prelude::*;

use super::OnHex;
use hacienda_rules::{Ground, Setting};

/// A hex of the board, with its printed ground.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Printed(Ground);

pub(super) fn lay_out(world: &mut World, setting: &Setting) {
    let board = &setting.board;
    let hex = |cell| (Name::new("Hex"), OnHex(cell), Printed(board.ground(cell)));
    world.spawn_batch(board.cells().map(hex).collect::<Vec<_>>());
}
