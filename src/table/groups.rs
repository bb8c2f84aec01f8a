//! The chains and herds that tiles and animals form, derived from the pieces that changed (RULES.md 3.1 and 3.2).

use bevy::prelude::*;

use super::{At, Happened, OwnedBy, Playing, Since, Things, animals::Animal, land::LandTile};
use hacienda_rules::{Cell, Cells, Position, Setting};

/// The chain or herd a tile or animal is in. What is pointed at is lit up by it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Group {
    first: Cell,
    size: u16,
}

impl Group {
    /// The group of a piece that has not been looked at yet.
    pub(super) fn alone(at: Cell) -> Group {
        Group { first: at, size: 1 }
    }

    fn of(cells: &Cells) -> Option<Group> {
        Some(Group { first: cells.first()?, size: cells.count() })
    }

    /// The lowest hex of the group: its name.
    pub fn first(self) -> Cell {
        self.first
    }

    /// How many tiles or animals it has.
    pub fn size(self) -> u16 {
        self.size
    }
}

type Grouped<'w, 's> = Query<'w, 's, (&'static At, &'static mut Group)>;

/// Tells every piece on these hexes that they are its group.
fn tell(groups: &mut Grouped, cells: &Cells) {
    let Some(group) = Group::of(cells) else { return };
    for (at, mut known) in groups {
        if cells.has(at.0) {
            known.set_if_neq(group);
        }
    }
}

/// Tells all pieces what groups there are.
fn tell_all(groups: &mut Grouped, position: &Position, setting: &Setting) {
    let mut left: Cells = groups.iter().map(|(at, _)| at.0).collect();
    while let Some(at) = left.first() {
        left.take(at);
        if let Some(cells) = position.group_at(setting, at) {
            left &= !cells;
            tell(groups, &cells);
        }
    }
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    let mut groups = world.query::<(&At, &mut Group)>();
    tell_all(&mut groups.query_mut(world), position, setting);
}

/// Finds the groups of pieces that came, went or changed, and tells all their members. In the turn schedule a single piece
/// comes, and only its group grows; whoever changes a piece by hand finds all groups right in the next frame.
pub fn gather(
    happened: Res<Happened>,
    playing: Option<Res<Playing>>,
    things: Things,
    changed: Query<(&At, &Since), (With<Group>, Or<(Changed<At>, Changed<OwnedBy>, Changed<Animal>)>)>,
    mut tiles_gone: RemovedComponents<LandTile>,
    mut animals_gone: RemovedComponents<Animal>,
    mut groups: Grouped,
) {
    let after = happened.after.as_deref();
    let gone = tiles_gone.read().count() + animals_gone.read().count() > 0;
    let came_alone = match (changed.iter().next(), changed.iter().nth(1), gone) {
        (None, _, false) => return,
        (Some((at, since)), None, false) if since.0 == happened.number => Some(at.0),
        _ => None,
    };
    let Some(playing) = playing else { return };
    match (came_alone, after) {
        (Some(at), Some(after)) => {
            if let Some(cells) = after.group_at(&playing.0, at) {
                tell(&mut groups, &cells);
            }
        }
        (_, after) => {
            if let Some(position) = after.or_else(|| things.photograph().map(|position| &**position)) {
                tell_all(&mut groups, position, &playing.0);
            }
        }
    }
}
