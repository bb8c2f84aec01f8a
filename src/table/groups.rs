//! The chains and herds that tiles and animals form, derived from the pieces that changed (RULES.md 3.1 and 3.2).

use bevy::{
    ecs::{change_detection::Tick, query::QueryData, system::SystemChangeTick},
    prelude::*,
};

use super::{At, Happened, OwnedBy, Playing, Since, Things, animals::Animal, land::LandTile};
use hacienda_rules::{Cell, Cells, Joined, Position, Setting};

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

/// Up to which change of the table all groups are known. Two gather them, the turn schedule and every frame: what one has
/// seen is not new to the other.
#[derive(Resource, Debug, Default)]
pub struct Gathered(Tick);

/// What makes a piece part of a group.
#[derive(QueryData)]
pub struct Member {
    at: Ref<'static, At>,
    owner: Ref<'static, OwnedBy>,
    animal: Option<Ref<'static, Animal>>,
    since: &'static Since,
}

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

/// Tells the members of the groups that a new piece joined, and the piece, what group they are now.
fn tell_joined(groups: &mut Grouped, (new, joined, size): (Cell, Joined, u16)) {
    let group = Group { first: joined.iter().fold(new, Cell::min), size };
    for (at, mut known) in groups {
        if at.0 == new || joined.has(known.first) {
            known.set_if_neq(group);
        }
    }
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    let mut groups = world.query::<(&At, &mut Group)>();
    tell_all(&mut groups.query_mut(world), position, setting);
}

/// Finds the groups of pieces that came, went or changed, and tells all their members. In the turn schedule a single piece
/// comes, and its effect says what it joined; whoever changes a piece by hand finds all groups right in the next frame.
#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
pub fn gather(
    mut gathered: ResMut<Gathered>,
    ticks: SystemChangeTick,
    happened: Res<Happened>,
    playing: Option<Res<Playing>>,
    things: Things,
    members: Query<Member, With<Group>>,
    mut tiles_gone: RemovedComponents<LandTile>,
    mut animals_gone: RemovedComponents<Animal>,
    mut groups: Grouped,
) {
    let before = std::mem::replace(&mut gathered.0, ticks.this_run());
    let is_new = |tick: Tick| tick.is_newer_than(before, ticks.this_run());
    let mut changed = members.iter().filter(|member| {
        let animal = member.animal.as_ref().map(|animal| animal.last_changed());
        let parts = [Some(member.at.last_changed()), Some(member.owner.last_changed()), animal];
        parts.into_iter().flatten().any(is_new)
    });
    let (one, more) = (changed.next(), changed.next().is_some());
    let gone = tiles_gone.read().count() + animals_gone.read().count() > 0;
    if one.is_none() && !gone {
        return;
    }
    // What the action placed and nobody touched since.
    let came_alone = one.filter(|one| !more && !gone && one.since.0 == happened.number && is_new(one.at.added()));
    match (came_alone.and_then(|one| happened.placed().filter(|(at, ..)| *at == one.at.0)), playing) {
        (Some(placed), _) => tell_joined(&mut groups, placed),
        (None, Some(playing)) => {
            if let Some(position) = things.photograph() {
                tell_all(&mut groups, &position, &playing.0);
            }
        }
        (None, None) => {}
    }
}
