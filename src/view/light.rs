//! The late sun and the open sky, set so that level ground shows exactly the colours of the palette.

use bevy::{
    camera::ClearColor,
    color::Color,
    ecs::prelude::*,
    light::{
        CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLight, DirectionalLightShadowMap,
        GlobalAmbientLight,
    },
    math::Vec3,
    transform::components::Transform,
};

use crate::theme::colours;

/// From the table to the sun: left, a little in front, and low enough for shadows as long as things are high.
const TO_SUN: Vec3 = Vec3::new(-0.60, 0.74, 0.30);
/// The sun's light in lux. With [`SKY`] it makes level ground as bright as its palette colour under the default exposure.
const SUN: f32 = 3000.0;
/// The sky's light in candela per square metre.
const SKY: f32 = 400.0;
/// How far shadows reach to either side of the middle of the picture, in world units along the view.
const SHADOW_REACH: f32 = 34.0;

/// The shadow's range for a camera at a distance from the table, in world units.
pub fn cascades(distance: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1, // all that WebGL2 has
        minimum_distance: (distance - SHADOW_REACH).max(0.5),
        maximum_distance: distance + SHADOW_REACH,
        ..Default::default()
    }
    .build()
}

/// Sun, sky and the colour behind everything.
pub fn spawn_light(mut commands: Commands) {
    commands.insert_resource(ClearColor(colours::TABLE.dark(0.2).bevy()));
    commands.insert_resource(DirectionalLightShadowMap { size: 1024 });
    // Warm sun and bluish sky: together white on level ground, warm on what faces the sun, cool in the shade.
    commands.insert_resource(GlobalAmbientLight {
        color: Color::linear_rgb(0.86, 0.98, 1.22),
        brightness: SKY,
        ..Default::default()
    });
    commands.spawn((
        DirectionalLight {
            color: Color::linear_rgb(1.06, 1.0, 0.90),
            illuminance: SUN,
            shadow_maps_enabled: true,
            ..Default::default()
        },
        cascades(100.0),
        Transform::default().looking_to(-TO_SUN, Vec3::Y),
    ));
}
