//! How far shades stand apart.

use bevy_egui::egui::Ui;

use crate::{
    kit::{Say, toggle},
    settings::Settings,
    texts::text,
};

/// The switch of high contrast, among the settings.
pub fn contrast(ui: &mut Ui, settings: &mut Settings) {
    let mut high = settings.high_contrast();
    if toggle(ui, &ui.say(text!("high-contrast")), &mut high, true).changed() {
        settings.contrast = Some(high);
    }
}
