//! The game's own panels and sheets: everything that is read and pressed.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use hab_gut::HabGut;

use crate::{
    game_screen::{lesson::of as lesson_of, scoring},
    kiosk::OfVisitors,
    table::Playing,
    ui::{
        PanelSystems,
        ask_first::{self, AskFirst},
        keys, lines,
    },
};

pub mod face;
mod lesson;
pub mod opening;
mod rules;

/// Adds them to the face.
pub fn plugin(app: &mut App) {
    ask_first::of_game::<HabGut>(app);
    keys::of_game::<HabGut, face::Face>(app);
    lines::of_game::<HabGut>(app);
    app.init_of_visitors::<face::Face>().add_plugins((scoring::of::<HabGut>, lesson_of::<HabGut>)).add_systems(
        EguiPrimaryContextPass,
        face::draw.run_if(resource_exists::<Playing<HabGut>>).in_set(PanelSystems::Game),
    );
}

impl AskFirst for HabGut {}
