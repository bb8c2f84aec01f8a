//! The panels and dialogs of the game, and their input.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use hab_gut::HabGut;

use crate::{
    access::action_list,
    game_screen::{self, confirmations::HasConfirmations},
    table::GameSetting,
    ui::PanelSystems,
};

pub mod foundation_opening;
pub mod hud;
mod lesson;
mod rules;

/// Adds the panels to the UI.
pub fn plugin(app: &mut App) {
    action_list::game_plugin::<HabGut>(app);
    app.add_plugins(game_screen::game_plugin::<HabGut>).add_systems(
        EguiPrimaryContextPass,
        hud::draw.run_if(resource_exists::<GameSetting<HabGut>>).in_set(PanelSystems::Game),
    );
}

impl HasConfirmations for HabGut {}
