//! Cows and gates in the 3D view: cows walk in, stand together by herd and make room for each other, and gates close.

use std::collections::BTreeMap;

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    ghosts::DraftedCows,
    ground::{GateModel, GroundLayout, Models},
    walk::{Walk, make_room},
};
use crate::{
    games::zoff::{stories::MovementKind, table::cows::Cow},
    playback::Playback,
    settings::AnimationTime,
    stage::paint::Paints,
    table::PlacedBy,
};
use zoff::{COLOURS, Colour, PRAIRIES, PlacementCause, Prairie, Zoff};

/// The angle of an open gate, in radians.
const OPEN_ANGLE: f32 = 1.9;

/// Adds a mesh to each new cow. The cow stays hidden until the animation reaches it.
pub fn add_model(
    added: On<Add, Cow>,
    mut commands: Commands,
    models: Res<Models>,
    paints: Res<Paints>,
    cows: Query<&Cow>,
) {
    if let Ok(cow) = cows.get(added.entity) {
        let mesh = Mesh3d(models.cows[cow.colour().index()].clone());
        let paint = MeshMaterial3d(paints.solid.clone());
        commands.entity(added.entity).insert((mesh, paint, Transform::IDENTITY, Visibility::Hidden));
    }
}

/// A herd, identified by its prairie and colour.
type Herd = (Prairie, Colour);

/// Shows all cows that the animation has reached, each at its place or on its way there. Herds make room for the cows
/// of the viewer's draft.
pub fn place_cows(
    time: AnimationTime,
    playback: Res<Playback<Zoff>>,
    (ground, drafted): (Res<GroundLayout>, Res<DraftedCows>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut cows: Query<(Entity, &Cow, &PlacedBy, &mut Transform, &mut Visibility)>,
    mut laid: Local<(u32, bool)>,
) {
    let Some(layout) = &ground.0 else { return };
    // After loading, undo, skipping or a new layout, cows appear at their places at once.
    let at_once = laid.0 != playback.resets() || ground.is_changed() || !laid.1;
    *laid = (playback.resets(), true);
    let shown = playback.last_shown_action();
    let mut herds: BTreeMap<Herd, Vec<(u32, Entity)>> = BTreeMap::new();
    for (entity, cow, placed_by, ..) in &cows {
        if placed_by.number() <= shown {
            herds.entry((cow.prairie(), cow.colour())).or_default().push((placed_by.number(), entity));
        }
    }
    herds.values_mut().for_each(|herd| herd.sort_unstable());
    let mut sizes = [[0; COLOURS]; PRAIRIES];
    for ((prairie, colour), herd) in &herds {
        sizes[prairie.index()][colour.index()] = herd.len();
    }
    for (prairie, colour, cows) in drafted.iter() {
        sizes[prairie.index()][colour.index()] += cows;
    }
    let beat = playback.current();
    let mut any_moving = false;
    for (entity, cow, placed_by, mut transform, mut visibility) in &mut cows {
        let herd = (cow.prairie(), cow.colour());
        let nth = herds.get(&herd).and_then(|all| all.binary_search(&(placed_by.number(), entity)).ok());
        let Some(rest) = nth.and_then(|nth| {
            let places = layout.prairie(cow.prairie())?.herd_places(sizes[cow.prairie().index()]);
            let place = layout.slot(cow.prairie(), places[cow.colour().index()].start + nth)?;
            Some(Transform { translation: place, rotation: layout.rotation(), scale: Vec3::splat(layout.cow_scale) })
        }) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let walk = beat.filter(|beat| beat.number == placed_by.number()).and_then(|beat| {
            let new_cows: Vec<Entity> =
                herds[&herd].iter().filter(|(number, _)| *number == beat.number).map(|(_, cow)| *cow).collect();
            let nth = new_cows.iter().position(|other| *other == entity)?;
            let mut before = 0;
            // A herd can grow twice in one action: by a pair and by the last bonuses.
            let movement = beat.story.movements.iter().find_map(|movement| match movement.kind {
                MovementKind::Walk { colour, prairie, cows, by } if (prairie, colour) == herd => {
                    let first = before;
                    before += usize::from(cows);
                    (nth < before).then_some((movement.start, nth - first, by))
                }
                _ => None,
            });
            let (start, nth, by) = movement?;
            let pays = matches!(by, PlacementCause::Bonus | PlacementCause::Fair);
            let full = beat.story.movements.iter().find_map(|movement| match movement.kind {
                MovementKind::Bonus { prairie, .. } if pays => Some(prairie),
                _ => None,
            });
            let walk = Walk { path: layout.path_in(cow.prairie(), full)?, start, nth };
            Some((walk, beat.elapsed))
        });
        if let Some((walk, elapsed)) = walk {
            match walk.progress(elapsed) {
                None => drop(visibility.set_if_neq(Visibility::Hidden)),
                Some(share) => {
                    visibility.set_if_neq(Visibility::Inherited);
                    transform.set_if_neq(walk.at(share, rest));
                }
            }
            continue;
        }
        let hidden = *visibility == Visibility::Hidden;
        visibility.set_if_neq(Visibility::Inherited);
        let (now, moving) = if at_once || hidden { (rest, false) } else { make_room(*transform, rest, time.seconds()) };
        transform.set_if_neq(now);
        any_moving |= moving;
    }
    // Cows may still be making room after the animation has ended.
    if any_moving {
        redraw.write(RequestRedraw);
    }
}

/// Keeps the gates of open prairies open, and closes a gate while its animation plays.
pub fn swing_gates(
    playback: Res<Playback<Zoff>>,
    ground: Res<GroundLayout>,
    mut gates: Query<(&GateModel, &mut Transform)>,
) {
    let (Some(layout), Some(position)) = (&ground.0, playback.announced()) else { return };
    let closing = |prairie: Prairie| {
        let beat = playback.current()?;
        let gate = beat.story.movements.iter().find(|movement| movement.kind == MovementKind::Gate(prairie))?;
        gate.progress(beat.elapsed)
    };
    for (hung, mut transform) in &mut gates {
        let open =
            if position.open.has(hung.prairie) { 1.0 - closing(hung.prairie).unwrap_or(0.0).powi(2) } else { 0.0 };
        let turn = layout.rotation() * Quat::from_rotation_y(-OPEN_ANGLE * open);
        transform.set_if_neq(Transform::from_translation(hung.post).with_rotation(turn));
    }
}
