//! Contact shadows: a soft dark spot under each piece except pegs and ponds. All spots form one mesh, which is rebuilt
//! when pieces move.

use bevy::{camera::visibility::NoFrustumCulling, light::NotShadowCaster, prelude::*, transform::TransformSystems};

use super::{
    GameSetting, ModelBuilder, Paints, PieceComponents, PieceModel, PlacedBy, Playback, StageEntity, idle_animals,
};
use hacienda_rules::Hacienda;

/// The height of the spots above the ground, in world units.
const LIFT: f32 = 0.012;
/// The height above its resting place at which a piece no longer has a spot, in world units.
const FADE_HEIGHT: f32 = 1.2;

/// The position of a spot, its radius in world units, and its darkness from 0 to 1.
type ContactSpot = (Vec3, f32, f32);

/// The spots that the current mesh contains.
#[derive(Component, Debug)]
struct ContactSpots(Vec<ContactSpot>);

/// Adds the contact shadows.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, update_contact_shadows.after(TransformSystems::Propagate).after(idle_animals::pose));
}

/// Returns the spot of a piece at `at` that comes to rest at height `rest`. Pegs, ponds and pieces that are
/// [`FADE_HEIGHT`] or more above their place have no spot.
fn spot(thing: PieceModel, at: &GlobalTransform, rest: f32) -> Option<ContactSpot> {
    let (radius, dark) = match thing {
        // A wider spot would hide the colour of the landscape around the tile.
        PieceModel::Land(..) => (0.86, 0.80),
        PieceModel::Animal { .. } => (1.00, 0.85),
        PieceModel::Hacienda { .. } => (0.66, 0.60),
        PieceModel::Chip(..) => (0.30, 0.70),
        PieceModel::Peg(..) | PieceModel::Pond(..) => return None,
    };
    let place = at.translation();
    let high = ((place.y - rest) / FADE_HEIGHT).clamp(0.0, 1.0);
    let radius = radius * at.scale().x * (1.0 + 0.4 * high);
    (high < 1.0).then_some((place.with_y(rest + LIFT), radius, dark * (1.0 - high)))
}

fn mesh(spots: &[ContactSpot]) -> Mesh {
    let mut build = ModelBuilder::new();
    spots.iter().for_each(|(at, radius, dark)| build.contact_spot(*at, Vec2::splat(*radius), *dark));
    build.mesh()
}

fn update_contact_shadows(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    pieces: Query<(PieceComponents, &GlobalTransform, &Visibility), With<PlacedBy>>,
    mut shadow_meshes: Query<(&mut ContactSpots, &mut Mesh3d)>,
) {
    let (Some(position), Some(playing)) = (playback.shown(), playing) else { return };
    let board = &playing.0.board;
    let beneath = |cell| Some((position.owner(cell)?, position.land.has(cell)));
    let mut now: Vec<ContactSpot> = pieces
        .iter()
        .filter(|(_, _, visibility)| **visibility != Visibility::Hidden)
        .filter_map(|(piece, at, _)| {
            let thing = piece.model(beneath)?;
            spot(thing, at, thing.resting_transform(board, position).translation.y)
        })
        .collect();
    now.sort_by(|(a, ..), (b, ..)| a.x.total_cmp(&b.x).then(a.z.total_cmp(&b.z)).then(a.y.total_cmp(&b.y)));
    if let Some((mut spots, mut handle)) = shadow_meshes.iter_mut().next() {
        if spots.0 != now {
            *handle = Mesh3d(meshes.add(mesh(&now)));
            spots.0 = now;
        }
    } else if !now.is_empty() {
        let form = Mesh3d(meshes.add(mesh(&now)));
        let paint = MeshMaterial3d(paints.shade.clone());
        let still = (NotShadowCaster, NoFrustumCulling);
        commands.spawn((Name::new("Contact"), StageEntity, ContactSpots(now), form, paint, still));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::{Cell, Seat};

    #[test]
    fn a_spot_stays_under_its_piece_and_fades_as_the_piece_rises() {
        let chip = PieceModel::Chip(Cell(3));
        let at = |y: f32| spot(chip, &Transform::from_xyz(1.0, y, 2.0).into(), 0.2);
        let (place, radius, dark) = at(0.2).expect("a piece at rest has a spot");
        assert_eq!(place, Vec3::new(1.0, 0.2 + LIFT, 2.0));
        let (higher, wider, paler) = at(0.8).expect("a low piece has a spot");
        assert!(higher == place && wider > radius && paler < dark);
        assert_eq!(at(0.2 + FADE_HEIGHT), None);
        assert_eq!(spot(PieceModel::Peg(Seat(0), Cell(3)), &GlobalTransform::IDENTITY, 0.0), None);
    }
}
