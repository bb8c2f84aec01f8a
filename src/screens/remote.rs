//! The table from outside, for developers: Bevy's remote protocol over HTTP, on this computer alone. With the feature `dev`
//! alone, never in what players get.

use bevy::{
    prelude::*,
    remote::{RemotePlugin, http::RemoteHttpPlugin},
};

use crate::stage::pace::KeepDrawing;

/// Listens on port 15702 of this computer. Questions are answered between frames, so every frame is drawn.
pub fn plugin(app: &mut App) {
    app.add_plugins((RemotePlugin::default(), RemoteHttpPlugin::default())).init_resource::<KeepDrawing>();
    // Where a piece is drawn can be asked, too.
    app.register_type::<Transform>();
}
