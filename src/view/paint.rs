//! The few materials that everything on the table shares: colours come from the meshes.

use bevy::{
    asset::{Assets, Handle},
    color::Color,
    ecs::prelude::*,
    material::AlphaMode,
    pbr::StandardMaterial,
};

/// The materials, made once.
#[derive(Resource, Debug, Clone)]
pub struct Paints {
    /// Wood and paint: everything that lies on the table.
    pub solid: Handle<StandardMaterial>,
    /// What lies flat and shines by itself: rings.
    pub bright: Handle<StandardMaterial>,
    /// Half transparent and unlit: hatches.
    pub veil: Handle<StandardMaterial>,
    /// Half transparent: a piece that is shown before it is placed.
    pub ghost: Handle<StandardMaterial>,
}

impl FromWorld for Paints {
    fn from_world(world: &mut World) -> Paints {
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let matt = || StandardMaterial { perceptual_roughness: 1.0, reflectance: 0.0, ..Default::default() };
        let clear = |alpha: f32| Color::srgba(1.0, 1.0, 1.0, alpha);
        Paints {
            solid: materials.add(matt()),
            bright: materials.add(StandardMaterial { unlit: true, ..matt() }),
            veil: materials.add(StandardMaterial {
                unlit: true,
                base_color: clear(0.6),
                alpha_mode: AlphaMode::Blend,
                ..matt()
            }),
            ghost: materials.add(StandardMaterial { base_color: clear(0.62), alpha_mode: AlphaMode::Blend, ..matt() }),
        }
    }
}
