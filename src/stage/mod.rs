//! The 3D stage that all games share: light, camera, materials, pointers and redraw rate.

use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;

use self::paint::PaintPlugin;
use crate::{AppSystems, playback::Advance};

pub mod camera;
pub mod gestures;
pub mod incomplete_frame;
pub mod light;
pub mod model_builder;
pub mod paint;
mod pipeline_warm_up;
mod pose;
pub mod quality;
pub mod redraw;
mod single_pointer;
pub mod tabletop_mode;
pub mod touch_filter;
pub mod tray;

/// The time, in seconds, after which a still touch counts as a resting sleeve or elbow and no longer as part of a hand.
pub const REST: f64 = 1.0;

/// The order in which input is prepared for the panels.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InputSystems {
    /// Filters touches, and maps their positions to the picture.
    Touches,
    /// Drops repeated modifier events.
    Repetition,
    /// Handles keys.
    Keys,
    /// Handles requests from a screen reader or from the web page.
    Requests,
    /// Handles the browser's buttons.
    BrowserButtons,
    /// Blocks input that kiosk mode forbids.
    KioskLock,
}

/// The order in which the picture is updated, after the playback has advanced.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PictureSystems {
    /// Updates the camera.
    Camera,
    /// Updates the pieces on the table.
    Pieces,
    /// Updates the light.
    Light,
}

/// Marks the entities of the current table on the stage. Despawning them clears the stage.
#[derive(Component, Debug)]
pub struct StageEntity;

/// Removes the table and its camera state from the stage.
pub fn clear(world: &mut World) {
    let pieces: Vec<Entity> = world.query_filtered::<Entity, With<StageEntity>>().iter(world).collect();
    pieces.into_iter().for_each(|piece| {
        world.despawn(piece);
    });
    world.remove_resource::<camera::BoardCamera>();
}

/// Orders the picture systems after the playback.
pub fn order_picture(app: &mut App) {
    app.configure_sets(
        Update,
        (Advance, PictureSystems::Camera, PictureSystems::Pieces, PictureSystems::Light)
            .chain()
            .in_set(AppSystems::Render),
    );
}

/// Adds the stage.
pub fn plugin(app: &mut App) {
    order_picture(app);
    let inputs = {
        use InputSystems::*;
        (Touches, Repetition, Keys, Requests, BrowserButtons, KioskLock)
    };
    app.init_resource::<camera::Margins>()
        .add_plugins((
            PaintPlugin,
            tabletop_mode::plugin,
            touch_filter::plugin,
            gestures::plugin,
            redraw::plugin,
            quality::plugin,
            incomplete_frame::plugin,
            pipeline_warm_up::plugin,
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
            (camera::follow.in_set(PictureSystems::Camera), light::update_lights.in_set(PictureSystems::Light)),
        );
}
