//! Play without a pointer: a cursor on the hexes, a list of the legal moves, and keys for both.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::inspection;
use crate::{
    access::reader_lines::GameLines,
    game_screen,
    games::hacienda::table::GameSetting,
    kiosk::VisitorResources,
    ui::{AnswerSystems, PanelSystems},
};
use hacienda_rules::{Hacienda, Position, Seat};

pub mod cursor;
pub mod keys;
pub mod list;

/// The data that the keys and the list read.
type Scene<'w, 's> = game_screen::Scene<'w, 's, Hacienda>;

impl Scene<'_, '_> {
    /// Returns the viewer's seat, if it may act and no animation is running.
    fn may_act(&self, position: &Position) -> Option<Seat> {
        self.acting(position).filter(|_| !self.playback.is_busy())
    }
}

/// Adds the cursor, the list and the keys.
pub fn plugin(app: &mut App) {
    app.init_visitor_resource::<list::MoveList>()
        .init_visitor_resource::<cursor::Cursor>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                // Choices are handled before the list is updated, because they refer to the list on display.
                (list::handle_choices, list::update, list::draw, cursor::draw)
                    .chain()
                    .run_if(resource_exists::<GameSetting>)
                    .in_set(PanelSystems::List),
                keys::handle_keys
                    .before(inspection::keys::handle_escape)
                    .run_if(resource_exists::<GameSetting>)
                    .in_set(AnswerSystems::Game),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            withdraw
                .run_if(not(resource_exists::<GameSetting>))
                .before(PanelSystems::List)
                .after(PanelSystems::Question),
        );
}

/// Clears the list and hides the cursor while there is no match.
fn withdraw(mut own: ResMut<GameLines>, mut lines: ResMut<list::MoveList>, mut cursor: ResMut<cursor::Cursor>) {
    own.set_if_neq(GameLines(None));
    if lines.open {
        lines.open = false;
    }
    cursor.hide();
}
