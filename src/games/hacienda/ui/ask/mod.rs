//! Answers and questions of the table: what lies on a hex that was tapped, keys, and what is asked before a turn ends early or
//! others go back too.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    games::hacienda::table::Playing, kiosk::OfVisitors, lessons::Taken, seats::touch::Sure, settings::Settings,
    ui::FaceSystems,
};

pub mod keys;
pub mod question;
pub mod slip;
#[cfg(test)]
mod tests;

/// Adds them.
pub fn plugin(app: &mut App) {
    app.init_of_visitors::<question::Question>()
        .add_systems(
            Update,
            (be_sure, question::hear)
                .chain()
                .run_if(resource_exists::<Playing>)
                .after(crate::stage::gestures::Pointers)
                .before(crate::seats::SeatSystems::Hear)
                .in_set(crate::AppSystems::Hear),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (slip::draw, question::draw)
                .chain()
                .after(super::face::draw)
                .run_if(resource_exists::<Playing>)
                .in_set(FaceSystems::Panels),
        )
        .add_systems(
            EguiPrimaryContextPass,
            keys::hear.run_if(resource_exists::<Playing>).in_set(FaceSystems::Answers),
        );
}

/// What the person wants to be done without a yes; a lesson speaks of the yes, and asks for it.
fn be_sure(settings: Res<Settings>, course: Option<Res<Taken>>, mut sure: ResMut<Sure>) {
    let asks = Some(settings.asks).filter(|_| course.is_none()).unwrap_or_default();
    sure.set_if_neq(Sure { place: !asks.place, buy: !asks.buy });
}
