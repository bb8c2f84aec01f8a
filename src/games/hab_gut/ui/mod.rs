//! The panels and dialogs of the game, and their input.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use hab_gut::HabGut;

use crate::{
    access::lines,
    game_screen::{self, ask_first::AskFirst},
    table::Playing,
    ui::PanelSystems,
};

pub mod face;
mod lesson;
pub mod opening;
mod rules;

/// Adds the panels to the UI.
pub fn plugin(app: &mut App) {
    lines::of_game::<HabGut>(app);
    app.add_plugins(game_screen::of::<HabGut>).add_systems(
        EguiPrimaryContextPass,
        face::draw.run_if(resource_exists::<Playing<HabGut>>).in_set(PanelSystems::Game),
    );
}

impl AskFirst for HabGut {}
