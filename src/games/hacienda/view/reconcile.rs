//! Makes the picture right. The pieces of the table are drawn themselves: as they come they get what it takes to see them,
//! and here they are shown and hidden, moved and laid to rest, as far as the picture has followed the rules. Pieces that an
//! action brought move to their place; after loading, undo and skipping they simply lie there.

use bevy::prelude::*;

use super::{
    Models, landscapes, layout,
    motion::{Moving, Way},
    things::{Components, Thing},
};
use crate::{
    games::hacienda::table::{At, OwnedBy, Playing, Since, animals::Animal, land::LandTile, ponds::Pond},
    playback::{BeatBegan, Playback},
    stage::paint::Paints,
};
use hacienda_rules::{Cell, Effect};

/// Adds the systems that keep the picture right and move it.
pub fn plugin(app: &mut App) {
    app.add_observer(dress).add_systems(
        Update,
        (follow, advance, super::marks::mark, landscapes::clear)
            .chain()
            .after(crate::playback::agree)
            .in_set(crate::AppSystems::Show),
    );
}

/// Gives a piece that comes onto the table what it takes to be seen. It is hidden until the picture has followed.
fn dress(
    came: On<Add, Since>,
    mut commands: Commands,
    playing: Option<Res<Playing>>,
    models: Res<Models>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    pieces: Query<Components>,
    beneath: Query<(&At, &OwnedBy, Has<LandTile>), Or<(With<LandTile>, With<Animal>)>>,
) {
    let Some(playing) = playing else { return };
    let board = &*playing.0.board;
    let owner = |cell| beneath.iter().find_map(|(at, owner, land)| (at.cell() == cell).then_some((owner.seat(), land)));
    let piece = pieces.get(came.entity).ok().filter(|piece| !piece.is_printed_water(board));
    if let Some(thing) = piece.and_then(|piece| piece.thing(owner)) {
        let mesh = Mesh3d(thing.mesh(board, &models, &mut meshes));
        commands.entity(came.entity).insert((mesh, MeshMaterial3d(paints.solid.clone()), Visibility::Hidden));
    }
}

/// What the picture was made for: the number of the action it shows, and the count of resets.
type Made = Option<(u32, u32)>;

/// A piece of the table that is drawn.
type Drawn<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        Components,
        &'static Since,
        &'static mut Mesh3d,
        &'static mut Transform,
        &'static mut Visibility,
        Option<&'static Moving>,
        Option<Ref<'static, Pond>>,
    ),
>;

/// Shows the pieces that the picture has come to, hides newer ones, and lets those move that the action brought.
fn follow(
    mut commands: Commands,
    playback: Res<Playback>,
    playing: Option<Res<Playing>>,
    models: Res<Models>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut begun: MessageReader<BeatBegan>,
    changed: Query<
        (),
        (With<Since>, Or<(Changed<At>, Changed<OwnedBy>, Changed<Animal>, Changed<Pond>, Changed<Since>)>),
    >,
    mut pieces: Drawn,
    mut made: Local<Made>,
) {
    let began = begun.read().count() > 0;
    let now = (playback.shows_up_to(), playback.resets());
    let reset = made.is_none_or(|(_, resets)| resets != now.1);
    if *made == Some(now) && changed.is_empty() {
        return;
    }
    *made = Some(now);
    let (Some(position), Some(playing)) = (playback.shown(), playing) else { return };
    let board = &*playing.0.board;
    let beneath = |cell: Cell| Some((position.owner(cell)?, position.land.has(cell)));
    for (entity, components, since, mut mesh, mut transform, mut visibility, moving, pond) in &mut pieces {
        // A chip that somebody takes lies where it was until the picture comes to that.
        let thing = match components.thing(beneath) {
            Some(Thing::Chip { at }) => place_of_chip(&playback, at).map(|at| Thing::Chip { at }),
            Some(_) if since.number() > now.0 => None,
            other => other,
        };
        let Some(thing) = thing else {
            visibility.set_if_neq(Visibility::Hidden);
            commands.entity(entity).remove::<Moving>();
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        // Each pond has a mesh of its own: it is made anew only for one that lies otherwise.
        if pond.is_none_or(|pond| pond.is_changed() && !pond.is_added()) {
            mesh.set_if_neq(Mesh3d(thing.mesh(board, &models, &mut meshes)));
        }
        let rest = thing.rest(board, position);
        let coming = playback.current().is_some_and(|beat| match thing {
            // It may move once more in an action that waits.
            Thing::Chip { at } => beat.effects.iter().filter_map(Effect::chip).any(|(placed, _)| placed == at),
            _ => beat.number == since.number(),
        });
        if coming && began && !reset {
            let from = taken_from(&playback, thing).map(|cell| layout::world_of(board, cell) + Vec3::Y * 0.2);
            let moving = Moving { rest, way: Way::of(thing, position.seats, from, rest.translation) };
            *transform = moving.at(0.0);
            commands.entity(entity).insert(moving);
        } else if !coming || reset || moving.is_none() {
            transform.set_if_neq(rest);
            commands.entity(entity).remove::<Moving>();
        }
    }
}

/// Where a chip lies in the picture, which the actions that wait have not touched yet; `None` for one that only comes.
fn place_of_chip(playback: &Playback, at: Cell) -> Option<Cell> {
    let mut place = Some(at);
    for effect in playback.waiting().flat_map(|beat| beat.effects.iter()) {
        if let Some((_, from)) = effect.chip().filter(|(at, _)| place == Some(*at)) {
            place = from;
        }
    }
    place
}

/// Where the chip of this beat was before: an opponent's tile.
fn taken_from(playback: &Playback, thing: Thing) -> Option<Cell> {
    let Thing::Chip { at } = thing else { return None };
    let placed = playback.current()?.effects.iter().filter_map(Effect::chip).find(|(placed, _)| *placed == at);
    placed.and_then(|(_, from)| from)
}

/// Moves what is on its way, and takes what has arrived off the list.
fn advance(mut commands: Commands, playback: Res<Playback>, mut moving: Query<(Entity, &Moving, &mut Transform)>) {
    let share = playback.current().map_or(1.0, crate::playback::Beat::progress);
    for (entity, moving, mut transform) in &mut moving {
        *transform = moving.at(share);
        if share >= 1.0 {
            commands.entity(entity).remove::<Moving>();
        }
    }
}

#[cfg(test)]
#[path = "reconcile_tests.rs"]
mod tests;
