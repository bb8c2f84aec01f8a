//! Hacienda's UI around the board: the HUD, popovers, dialogs and pages.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Rect, Ui},
};

use self::hud::{flights, floating_numbers};
use super::{
    game_icons::{self, GameIcon},
    table::GameSetting,
};
use crate::{
    game_screen::{self, Emblem},
    theme::sketch::Tone,
    ui::PanelSystems,
};
use hacienda_rules::Hacienda;

#[cfg(test)]
pub(crate) mod checks;
pub mod hud;
pub mod inspection;
pub mod keyboard;
pub mod lesson;
pub mod parts;
pub mod place;
mod rules;
pub mod score_chart;
pub mod score_sheet;

impl Emblem for GameIcon {
    fn paint(self, ui: &Ui, rect: Rect) {
        game_icons::paint(ui.painter(), rect, self, Tone::Full);
    }
}

/// Adds Hacienda's UI.
pub fn plugin(app: &mut App) {
    app.add_plugins((game_screen::game_plugin::<Hacienda>, inspection::plugin, lesson::plugin, keyboard::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (floating_numbers::draw, hud::draw, flights::draw)
                .chain()
                .run_if(resource_exists::<GameSetting>)
                .in_set(PanelSystems::Game),
        );
}
