//! Pipeline warm-up: draws every material while the game loads. In a browser, pipelines are compiled on the game's only
//! thread, so compiling them later would stall it.

use bevy::{camera::visibility::NoFrustumCulling, prelude::*};

use super::{model_builder::ModelBuilder, paint::Paints, redraw::StillLoading};

/// The number of frames after which every material has been drawn. The first frame uploads the mesh.
const FRAMES: u32 = 8;
/// The size of the mesh in world units: invisibly small, and hidden behind the first screen.
const SIZE: f32 = 0.0001;

/// Marks the warm-up meshes.
#[derive(Component, Debug)]
struct WarmUpMesh;

/// Adds the warm-up meshes, which are despawned after loading.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_meshes).add_systems(
        Update,
        despawn_meshes.run_if(any_with_component::<WarmUpMesh>).in_set(super::PictureSystems::Pieces),
    );
}

fn spawn_meshes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, paints: Res<Paints>) {
    let mut build = ModelBuilder::new();
    build.contact_spot(Vec3::ZERO, Vec2::splat(SIZE), 1.0);
    let mesh = meshes.add(build.mesh());
    for paint in paints.all() {
        let form = (Mesh3d(mesh.clone()), MeshMaterial3d(paint.clone()), Transform::IDENTITY);
        commands.spawn((Name::new("WarmUpMesh"), WarmUpMesh, form, NoFrustumCulling));
    }
}

fn despawn_meshes(
    mut commands: Commands,
    meshes: Query<Entity, With<WarmUpMesh>>,
    loading: Option<Res<StillLoading>>,
    mut frames: Local<u32>,
) {
    *frames += 1;
    if *frames >= FRAMES && loading.is_none() {
        meshes.iter().for_each(|mesh| commands.entity(mesh).despawn());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::paint::Paint;

    #[test]
    fn every_paint_is_drawn_while_the_game_loads_and_none_later() {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>()
            .init_resource::<Assets<Paint>>()
            .init_resource::<Paints>()
            .init_resource::<StillLoading>()
            .add_plugins(plugin);
        let mut drawn = app.world_mut().query::<&MeshMaterial3d<Paint>>();
        (0..2 * FRAMES).for_each(|_| app.update());
        assert_eq!(drawn.iter(app.world()).count(), app.world().resource::<Paints>().all().len());
        app.world_mut().remove_resource::<StillLoading>();
        app.update();
        assert_eq!(drawn.iter(app.world()).count(), 0);
    }
}
