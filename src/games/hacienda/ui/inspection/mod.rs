//! Information and warnings during a match: the popover about a tapped hex, its keys, and the warning before a turn
//! ends early.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use hacienda_rules::{Hacienda, Position, Setting};

use crate::{
    game_screen::confirmations::{ConfirmationKinds, HasConfirmations},
    games::hacienda::table::GameSetting,
    ui::{AnswerSystems, PanelSystems},
};

pub mod keys;
pub mod popover;
#[cfg(test)]
mod tests;

/// The minimum number of unused actions at which the end of a turn needs confirmation, if another action is legal.
const MIN_UNUSED_ACTIONS: u8 = 2;

/// Adds the popover and the keys.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            popover::draw.after(super::hud::flights::draw).in_set(PanelSystems::Game),
            keys::handle_escape.in_set(AnswerSystems::Game),
        )
            .run_if(resource_exists::<GameSetting>),
    );
}

impl HasConfirmations for Hacienda {
    const KINDS: ConfirmationKinds = ConfirmationKinds { place: true, buy: true, end: true };

    fn unused(setting: &Setting, position: &Position) -> Option<u8> {
        let left = position.turn.actions_left;
        (left >= MIN_UNUSED_ACTIONS && position.legal(setting).len() > 1).then_some(left)
    }
}
