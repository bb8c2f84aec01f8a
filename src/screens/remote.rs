//! Remote access for developers: Bevy's remote protocol over HTTP, on this computer only. Only with the feature `dev`,
//! never in a release.

use bevy::{
    prelude::*,
    remote::{RemotePlugin, http::RemoteHttpPlugin},
};

use crate::stage::redraw::KeepDrawing;

/// Listens on port 15702 of this computer. Requests are answered between frames, so frames are drawn continuously.
pub fn plugin(app: &mut App) {
    app.add_plugins((RemotePlugin::default(), RemoteHttpPlugin::default())).init_resource::<KeepDrawing>();
    // This also makes the positions of pieces readable.
    app.register_type::<Transform>();
}
