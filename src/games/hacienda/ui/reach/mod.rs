//! Play without a pointer: a cursor on the hexes, a list of what can be done, and their keys.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::ask;
use crate::{
    access::region::Own,
    game_screen,
    games::hacienda::table::Playing,
    kiosk::OfVisitors,
    ui::{AnswerSystems, PanelSystems},
};
use hacienda_rules::{Hacienda, Position, Seat};

pub mod cursor;
pub mod keys;
pub mod list;

/// What keys and list look at.
type Scene<'w, 's> = game_screen::Scene<'w, 's, Hacienda>;

impl Scene<'_, '_> {
    /// Who looks, while that seat may act and nothing is still to be shown.
    fn may_act(&self, position: &Position) -> Option<Seat> {
        self.acting(position).filter(|_| !self.playback.busy())
    }
}

/// Adds them.
pub fn plugin(app: &mut App) {
    app.init_of_visitors::<list::Lines>()
        .init_of_visitors::<cursor::Cursor>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                // What was chosen was chosen from the list as it stood.
                (list::hear, list::offer, list::draw, cursor::draw)
                    .chain()
                    .run_if(resource_exists::<Playing>)
                    .in_set(PanelSystems::List),
                keys::hear.before(ask::keys::hear).run_if(resource_exists::<Playing>).in_set(AnswerSystems::Game),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            withdraw.run_if(not(resource_exists::<Playing>)).before(PanelSystems::List).after(PanelSystems::Question),
        );
}

/// Without a table nothing is offered there.
fn withdraw(mut own: ResMut<Own>, mut lines: ResMut<list::Lines>, mut cursor: ResMut<cursor::Cursor>) {
    own.set_if_neq(Own(None));
    if lines.open {
        lines.open = false;
    }
    cursor.hide();
}
