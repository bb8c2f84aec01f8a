//! Play without a pointer: a cursor on the hexes, a list of what can be done, and their keys.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiPrimaryContextPass;

use super::ask;
use crate::{
    games::hacienda::{choice::Choice, table::Playing},
    kiosk::OfVisitors,
    playback::Playback,
    record::Log,
    seats::{Eyes, Seating},
    settings::Settings,
    ui::{AnswerSystems, PanelSystems, region::Own},
};
use hacienda_rules::{Hacienda, Position, Seat};

pub mod cursor;
pub mod keys;
pub mod list;

/// What keys and list look at.
#[derive(SystemParam)]
pub struct Scene<'w> {
    playing: Res<'w, Playing>,
    playback: Res<'w, Playback<Hacienda>>,
    seating: Res<'w, Seating>,
    eyes: Res<'w, Eyes>,
    choice: Res<'w, Choice>,
    log: Res<'w, Log<Hacienda>>,
    settings: Res<'w, Settings>,
}

impl Scene<'_> {
    /// Who looks, while that seat may act and nothing is still to be shown.
    fn acting(&self, position: &Position) -> Option<Seat> {
        let may = |seat: &Seat| self.seating.human_may_act(position.may_act(), *seat) && !self.playback.busy();
        self.eyes.seat.filter(may)
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
