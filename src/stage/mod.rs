//! The stage on which every game is seen: light, camera, paint, the pointers over it and the pace at which it is drawn.

use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;

use self::paint::PaintPlugin;
use crate::{AppSystems, playback::Advance};

pub mod build;
pub mod camera;
pub mod facing;
pub mod fingers;
pub mod gestures;
pub mod light;
mod one_pointer;
pub mod pace;
pub mod paint;
mod pose;
pub mod quality;
pub mod tray;
pub mod unfinished;
mod warm;

/// A touch that has been down for this many seconds is a resting sleeve or elbow, not part of a hand that comes down now.
pub const REST: f64 = 1.0;

/// The order in which what was touched, typed and asked for is made ready for the panels.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InputSystems {
    /// Which touches count, and where they are in the picture.
    Fingers,
    /// What is repeated is no news.
    Repetition,
    /// What a key means.
    Keys,
    /// What a screen reader, or a line of the page, presses.
    Requests,
    /// What the browser's own buttons mean.
    Page,
    /// What a kiosk lets nobody do.
    Doors,
}

/// The order in which the picture follows, after what is shown of the game has gone on.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PictureSystems {
    /// Where the camera looks from.
    Camera,
    /// What lies on the table.
    Pieces,
    /// How light it is.
    Light,
}

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

/// Puts the picture in order, after what is shown of the game.
pub fn order_picture(app: &mut App) {
    app.configure_sets(
        Update,
        (Advance, PictureSystems::Camera, PictureSystems::Pieces, PictureSystems::Light)
            .chain()
            .in_set(AppSystems::Show),
    );
}

/// Adds the stage.
pub fn plugin(app: &mut App) {
    order_picture(app);
    let inputs = {
        use InputSystems::*;
        (Fingers, Repetition, Keys, Requests, Page, Doors)
    };
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
        .configure_sets(
            PreUpdate,
            inputs.chain().after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            Update,
            (camera::follow.in_set(PictureSystems::Camera), light::shine.in_set(PictureSystems::Light)),
        );
}
