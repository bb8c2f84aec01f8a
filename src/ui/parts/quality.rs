//! How well the picture is drawn.

use bevy_egui::egui::Ui;

use crate::{
    kit::{Say, chips},
    settings::{Quality, Settings},
    texts::text,
};

/// The chips of the quality, in the menu. What the machine can is inked until somebody chooses.
pub fn quality(ui: &mut Ui, settings: &mut Settings) {
    let mut chosen = Quality::ALL.iter().position(|quality| *quality == settings.quality()).unwrap_or(0);
    let words = [text!("quality-low"), text!("quality-middle"), text!("quality-high")];
    if chips(ui, &ui.say(text!("quality")), &words.map(|text| ui.say(text)), &mut chosen).changed() {
        settings.quality = Some(Quality::ALL[chosen]);
    }
}
