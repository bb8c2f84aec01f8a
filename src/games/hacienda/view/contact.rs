//! Where pieces touch the ground it is dark: a soft blot under each, all of them one mesh, made anew as pieces move.

use bevy::{camera::visibility::NoFrustumCulling, light::NotShadowCaster, prelude::*};

use super::{
    OfBoard,
    things::{Components, Thing},
};
use crate::{
    games::hacienda::table::Since,
    playback::Playback,
    stage::{build::Build, paint::Paints},
};

/// How high over the ground blots lie, in world units.
const LIFT: f32 = 0.012;
/// How high a piece is over its place when its blot is gone, in world units.
const GONE: f32 = 1.2;

/// The blots of all pieces.
#[derive(Component, Debug, Default)]
struct Blots {
    /// What they were made for: where each lies, how large and how dark it is.
    made: Vec<(Vec3, Vec2, f32)>,
}

/// Adds the system that makes them.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, darken);
}

/// The blot of a piece that stands at a place: how large, and how dark. Water and what stands on other pieces has none.
fn blot(thing: Thing, at: Vec3) -> Option<(Vec3, Vec2, f32)> {
    let (radius, dark) = match thing {
        Thing::Land { .. } => (1.04, 0.80),
        Thing::Animal { .. } => (1.00, 0.85),
        Thing::Chip { .. } | Thing::Hacienda { .. } | Thing::Peg { .. } | Thing::Pond { .. } => return None,
    };
    let high = (at.y / GONE).clamp(0.0, 1.0);
    (high < 1.0).then_some((at.with_y(LIFT), Vec2::splat(radius * (1.0 + 0.4 * high)), dark * (1.0 - high)))
}

fn darken(
    mut commands: Commands,
    playback: Res<Playback>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    pieces: Query<(Components, &Transform, &Visibility), With<Since>>,
    mut there: Query<(&mut Blots, &mut Mesh3d)>,
) {
    let Some(position) = playback.shown() else { return };
    let beneath = |cell| Some((position.owner(cell)?, position.land.has(cell)));
    let seen = pieces.iter().filter(|(_, _, visibility)| **visibility != Visibility::Hidden);
    let mut now: Vec<_> = seen.filter_map(|(piece, at, _)| blot(piece.thing(beneath)?, at.translation)).collect();
    now.sort_by(|a, b| a.0.to_array().partial_cmp(&b.0.to_array()).unwrap_or(std::cmp::Ordering::Equal));
    let mesh = |blots: &[(Vec3, Vec2, f32)]| {
        let mut build = Build::new();
        blots.iter().for_each(|(at, radii, dark)| build.blot(*at, *radii, *dark));
        build.mesh()
    };
    let Some((mut blots, mut handle)) = there.iter_mut().next() else {
        if !now.is_empty() {
            let form = Mesh3d(meshes.add(mesh(&now)));
            let paint = MeshMaterial3d(paints.shade.clone());
            let still = (NotShadowCaster, NoFrustumCulling, Transform::IDENTITY);
            commands.spawn((Name::new("Contact"), OfBoard, Blots { made: now }, form, paint, still));
        }
        return;
    };
    if blots.made != now {
        *handle = Mesh3d(meshes.add(mesh(&now)));
        blots.made = now;
    }
}
