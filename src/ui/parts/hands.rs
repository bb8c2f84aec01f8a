//! How hands reach the screen: with the left one, or from all sides of a table.

use bevy_egui::egui::Ui;

use crate::{
    kit::{Say, toggle},
    settings::Settings,
    texts::text,
};

/// The switch that lets panels stand the other way round.
pub fn left_handed(ui: &mut Ui, settings: &mut Settings) {
    toggle(ui, &ui.say(text!("left-handed")), &mut settings.left_handed, true);
}

/// The switch that turns the picture to whoever is to act.
pub fn table_top(ui: &mut Ui, settings: &mut Settings) {
    let mut turns = settings.table_top();
    if toggle(ui, &ui.say(text!("table-top")), &mut turns, true).changed() {
        settings.set_table_top(turns);
    }
}
