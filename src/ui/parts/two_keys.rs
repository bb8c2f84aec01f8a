//! The switch that lets two keys do everything.

use bevy_egui::egui::Ui;

use crate::{
    kit::{Say, toggle},
    settings::Settings,
    texts::text,
};

/// The switch, in the menu.
pub fn two_keys(ui: &mut Ui, settings: &mut Settings) {
    toggle(ui, &ui.say(text!("two-keys")), &mut settings.two_keys, true);
}
