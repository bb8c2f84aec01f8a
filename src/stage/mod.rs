//! The stage on which every game is seen: light, camera, paint, the pointers over it and the pace at which it is drawn.

use bevy::prelude::*;

use self::paint::PaintPlugin;
use crate::AppSystems;

pub mod build;
pub mod camera;
pub mod facing;
pub mod fingers;
pub mod gestures;
pub mod light;
pub mod pace;
mod one_pointer;
pub mod paint;
mod pose;
pub mod quality;
pub mod tray;
pub mod unfinished;
mod warm;

/// Everything that belongs to the table now on the stage; despawn these to clear it.
#[derive(Component, Debug)]
pub struct OfBoard;

/// Takes the table off the stage.
pub fn clear(world: &mut World) {
    let pieces: Vec<Entity> = world.query_filtered::<Entity, With<OfBoard>>().iter(world).collect();
    pieces.into_iter().for_each(|piece| {
        world.despawn(piece);
    });
    world.remove_resource::<camera::BoardCamera>();
}

/// Adds the stage.
pub fn plugin(app: &mut App) {
    app.init_resource::<camera::Margins>()
        .add_plugins((
            PaintPlugin,
            facing::plugin,
            fingers::plugin,
            gestures::plugin,
            pace::plugin,
            quality::plugin,
            unfinished::plugin,
            warm::plugin,
        ))
        .add_systems(Startup, (camera::spawn_camera, light::spawn_light))
        .init_resource::<light::Daylight>()
        .init_resource::<light::Dimmed>()
        .add_systems(Update, (camera::follow, light::shine).chain().in_set(AppSystems::Show));
}
