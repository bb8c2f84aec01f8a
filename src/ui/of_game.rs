//! The game's own panels and sheets: everything that is read and pressed around the board.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{FaceSystems, curtain, floats, hint, match_face, menu, prompt, replay_bar, scoring};
use crate::table::Playing;

/// Adds them to the face.
pub fn plugin(app: &mut App) {
    app.init_resource::<match_face::Face>()
        .init_resource::<prompt::Spoken>()
        .add_systems(
            EguiPrimaryContextPass,
            (floats::draw, match_face::draw).chain().run_if(resource_exists::<Playing>).in_set(FaceSystems::Panels),
        )
        .add_plugins((curtain::plugin, hint::plugin, menu::plugin, replay_bar::plugin, scoring::plugin));
}
