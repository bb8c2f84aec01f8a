//! Keys with the same meaning on every screen: M mutes and unmutes, V turns the map view on and off. They are matched
//! by letter, or by position on keyboards without Latin letters.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Key};

use crate::{settings::Settings, stage::camera::BoardCamera, ui::parts::take_key};

/// M mutes and unmutes all sound. V switches between the map view and the tilted view of the table.
pub fn handle_keys(
    mut contexts: EguiContexts,
    camera: Option<Res<BoardCamera>>,
    mut settings: ResMut<Settings>,
) -> Result {
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
