//! The late sun: where it stands and how its shadow follows the camera. How bright it is stands in `paint.wgsl`.

use bevy::{
    camera::ClearColor,
    ecs::prelude::*,
    light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLight, DirectionalLightShadowMap},
    math::Vec3,
    transform::components::Transform,
};

use crate::theme::colours;

/// From the stage to the sun: left, a little in front, and low enough for shadows as long as things are high.
const TO_SUN: Vec3 = Vec3::new(-0.60, 0.74, 0.30);
/// How far shadows reach to either side of the middle of the picture, in world units along the view.
const SHADOW_REACH: f32 = 34.0;

/// The shadow's range for a camera at a distance from the stage, in world units.
pub fn cascades(distance: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1, // all that WebGL2 has
        minimum_distance: (distance - SHADOW_REACH).max(0.5),
        maximum_distance: distance + SHADOW_REACH,
        ..Default::default()
    }
    .build()
}

/// The sun, and the colour behind everything.
pub fn spawn_light(mut commands: Commands) {
    commands.insert_resource(ClearColor(colours::TABLETOP.dark(0.2).bevy()));
    commands.insert_resource(DirectionalLightShadowMap { size: 1024 });
    commands.spawn((
        Name::new("Sun"),
        DirectionalLight { shadow_maps_enabled: true, ..Default::default() },
        cascades(100.0),
        Transform::default().looking_to(-TO_SUN, Vec3::Y),
    ));
}
