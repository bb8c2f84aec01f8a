//! The chains and herds that tiles and animals form, kept up to date as pieces change (rules: `rule-chain`,
//! `rule-herd`).

use bevy::{
    ecs::{change_detection::Tick, query::QueryData, system::SystemChangeTick},
    prelude::*,
};

use super::{CurrentEffects, GameSetting, OnHex, OwnedBy, PlacedBy, TableReader, animals::Animal, land::LandTile};
use hacienda_rules::{
    Cell, Cells, Effect, Joined, Position, Setting,
    effect::{AnimalEffect, LandEffect},
};

/// The chain or herd that a tile or animal belongs to. The view highlights the group under the pointer.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Group {
    first: Cell,
    size: u16,
}

impl Group {
    /// Returns the provisional group of a new piece.
    pub(super) fn singleton(at: Cell) -> Group {
        Group { first: at, size: 1 }
    }

    fn of(cells: &Cells) -> Option<Group> {
        Some(Group { first: cells.first()?, size: cells.count() })
    }

    /// Returns the hex with the lowest index in the group. It identifies the group.
    pub fn first(self) -> Cell {
        self.first
    }

    /// Returns the number of tiles or animals in the group.
    pub fn size(self) -> u16 {
        self.size
    }
}

type Grouped<'w, 's> = Query<'w, 's, (&'static OnHex, &'static mut Group)>;

/// The last change tick that the groups reflect. The turn schedule and the frame schedule both update the groups, and
/// share this tick so that neither repeats the other's work.
#[derive(Resource, Debug, Default)]
pub struct GroupsTick(Tick);

/// The components that determine the group of a piece.
#[derive(QueryData)]
pub struct Member {
    at: Ref<'static, OnHex>,
    owner: Ref<'static, OwnedBy>,
    animal: Option<Ref<'static, Animal>>,
    since: &'static PlacedBy,
}

/// Assigns the group on these hexes to all pieces there.
fn assign(groups: &mut Grouped, cells: &Cells) {
    let Some(group) = Group::of(cells) else { return };
    for (at, mut known) in groups {
        if cells.has(at.0) {
            known.set_if_neq(group);
        }
    }
}

/// Assigns all groups of a position.
fn assign_all(groups: &mut Grouped, position: &Position, setting: &Setting) {
    let mut left: Cells = groups.iter().map(|(at, _)| at.0).collect();
    while let Some(at) = left.first() {
        left.take(at);
        if let Some(cells) = position.group_at(setting, at) {
            left &= !cells;
            assign(groups, &cells);
        }
    }
}

/// Assigns the enlarged group to a new piece and to the members of the groups that it joined.
fn assign_joined(groups: &mut Grouped, (new, joined, size): (Cell, Joined, u16)) {
    let group = Group { first: joined.iter().fold(new, Cell::min), size };
    for (at, mut known) in groups {
        if at.0 == new || joined.has(known.first) {
            known.set_if_neq(group);
        }
    }
}

/// Returns the hex of the tile or animal that the action placed, the groups that it joined, and the size of its chain
/// or herd. No other group changes.
fn placed(effects: &[Effect]) -> Option<(Cell, Joined, u16)> {
    effects.iter().find_map(|effect| match effect {
        Effect::Land(LandEffect::Placed { at, chain, joined, .. }) => Some((*at, *joined, *chain)),
        Effect::Animal(AnimalEffect::Placed { at, herd, joined, .. }) => Some((*at, *joined, *herd)),
        _ => None,
    })
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    let mut groups = world.query::<(&OnHex, &mut Group)>();
    assign_all(&mut groups.query_mut(world), position, setting);
}

/// Updates the groups after pieces were added, removed or changed. In the turn schedule, at most one piece arrives, and
/// its effect lists the groups that it joined, so only those are updated. After direct edits of the components, all
/// groups are recomputed in the next frame.
pub fn update_groups(
    mut groups_tick: ResMut<GroupsTick>,
    ticks: SystemChangeTick,
    effects_now: Res<CurrentEffects>,
    playing: Option<Res<GameSetting>>,
    reader: TableReader,
    members: Query<Member, With<Group>>,
    mut tiles_gone: RemovedComponents<LandTile>,
    mut animals_gone: RemovedComponents<Animal>,
    mut groups: Grouped,
) {
    let before = std::mem::replace(&mut groups_tick.0, ticks.this_run());
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
    // The piece that the action placed, if nothing else has changed.
    let came_alone =
        one.filter(|one| !more && !gone && one.since.number() == effects_now.number() && is_new(one.at.added()));
    match (came_alone.and_then(|one| placed(&effects_now).filter(|(at, ..)| *at == one.at.0)), playing) {
        (Some(placed), _) => assign_joined(&mut groups, placed),
        (None, Some(playing)) => {
            // While effects are being applied, this frame's cached snapshot still shows the table before the action.
            if let Some(position) = effects_now.after().or_else(|| reader.snapshot()) {
                assign_all(&mut groups, position, &playing.0);
            }
        }
        (None, None) => {}
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{
        game_plugin,
        turn::{self, Intent, Intents, Verify},
    };
    use hacienda_rules::{Action, Card, Hacienda, Rulebook, Seat, Species, maps};

    /// Two pigs with a gap of one hex for a third, and a tile elsewhere.
    struct Table {
        app: App,
        ends: [Cell; 2],
        middle: Cell,
        tile: Cell,
    }

    impl Table {
        fn new() -> Table {
            let board = Arc::new(maps::by_name("symmetric").expect("a built-in board"));
            let setting = Setting { board: board.clone(), rulebook: Rulebook::default() };
            let mut position = Position::empty(&setting, 2);
            let open = |cell: Cell| board.pampas().has(cell);
            let ends = |middle: Cell| {
                let beside: Vec<Cell> = board.neighbours(middle).iter().copied().filter(|cell| open(*cell)).collect();
                let (first, rest) = beside.split_first()?;
                rest.iter().find(|other| !board.touch(*first, **other)).map(|other| [*first, *other])
            };
            let all = || board.pampas_list().iter().copied();
            let (middle, ends) = all().find_map(|cell| Some((cell, ends(cell)?))).expect("the board has open pampas");
            let near = |cell: Cell| ends.iter().any(|end| *end == cell || board.touch(*end, cell));
            let tile = all().rfind(|cell| !near(*cell) && *cell != middle).expect("the board has a distant pampas hex");
            position.put_tile(Seat(0), tile);
            ends.into_iter().for_each(|end| position.put_animal(Seat(0), Species::Pig, end));
            position.hands[0][Card::Animal(Species::Pig).index()] = 1;
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, game_plugin));
            turn::begin::<Hacienda>(app.world_mut(), &setting, &position);
            app.update();
            Table { app, ends, middle, tile }
        }

        fn place(&mut self) {
            let action = Action::Animal { species: Species::Pig, at: self.middle };
            self.app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat: Seat(0), action });
            self.app.update();
        }

        fn piece_at(&mut self, cell: Cell) -> Entity {
            let mut pieces = self.app.world_mut().query_filtered::<(Entity, &OnHex), With<Group>>();
            let found = pieces.iter(self.app.world()).find(|(_, at)| at.0 == cell);
            found.map(|(entity, _)| entity).expect("a piece is on the hex")
        }

        fn group_at(&mut self, cell: Cell) -> (Cell, u16) {
            let piece = self.piece_at(cell);
            let group = self.app.world().get::<Group>(piece).expect("the piece has a group");
            (group.first, group.size)
        }
    }

    #[test]
    fn an_action_updates_only_the_group_of_the_placed_piece() {
        let mut table = Table::new();
        let [first, second] = table.ends;
        assert_eq!((table.group_at(first), table.group_at(second)), ((first, 1), (second, 1)));
        // Recomputing all groups would correct this wrong value.
        let (tile, wrong) = (table.piece_at(table.tile), Group { first: table.tile, size: 77 });
        table.app.insert_resource(Verify(false));
        table.app.world_mut().entity_mut(tile).insert(wrong);
        table.place();
        table.app.update();
        let herd = (first.min(table.middle), 3);
        for cell in [first, table.middle, second] {
            assert_eq!(table.group_at(cell), herd);
        }
        assert_eq!(table.group_at(table.tile), (table.tile, 77));
    }

    #[test]
    fn a_piece_whose_owner_is_edited_leaves_its_herd() {
        let mut table = Table::new();
        table.place();
        let pig = table.piece_at(table.middle);
        table.app.world_mut().entity_mut(pig).insert(OwnedBy(Seat(1)));
        table.app.update();
        for cell in [table.ends[0], table.middle, table.ends[1]] {
            assert_eq!(table.group_at(cell), (cell, 1), "the groups are recomputed after the edit");
        }
    }
}
