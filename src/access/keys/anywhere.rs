//! Keys that do the same on every screen: M mutes, and V looks down on the board. They go by their letter, wherever a keyboard has
//! it, and by their place where it has no such letters.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Key};

use crate::{settings::Settings, stage::camera::BoardCamera, ui::parts::take_key};

/// M mutes everything, and lets it be heard again. V looks straight down on the board as on a map, and from the side again.
pub fn hear(mut contexts: EguiContexts, camera: Option<Res<BoardCamera>>, mut settings: ResMut<Settings>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if take_key(ctx, Key::M, false) {
        let mute = !settings.muted;
        settings.mute(mute);
    }
    if camera.is_some() && take_key(ctx, Key::V, false) {
        settings.map = !settings.map;
    }
    Ok(())
}
