//! Hacienda's UI around the board: the HUD, popovers, dialogs and pages.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Rect, Ui},
};

use self::face::{flights, floats};
use super::{
    signs::{self, Sign},
    table::Playing,
};
use crate::{
    game_screen::{self, Emblem},
    theme::sketch::Tone,
    ui::PanelSystems,
};
use hacienda_rules::Hacienda;

pub mod ask;
#[cfg(test)]
pub(crate) mod checks;
pub mod face;
pub mod growth;
pub mod lesson;
pub mod parts;
pub mod place;
pub mod poster;
pub mod reach;
mod rules;
pub mod sheets;

impl Emblem for Sign {
    fn paint(self, ui: &Ui, rect: Rect) {
        signs::paint(ui.painter(), rect, self, Tone::Full);
    }
}

/// Adds Hacienda's UI.
pub fn plugin(app: &mut App) {
    app.add_plugins((game_screen::of::<Hacienda>, ask::plugin, lesson::plugin, reach::plugin)).add_systems(
        EguiPrimaryContextPass,
        (floats::draw, face::draw, flights::draw).chain().run_if(resource_exists::<Playing>).in_set(PanelSystems::Game),
    );
}
