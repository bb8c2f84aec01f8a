//! How fast what others do is shown.

use bevy_egui::egui::Ui;

use crate::{
    kit::{Say, chips},
    settings::Settings,
    texts::text,
};

/// The chips of the speed, in the menu and at a replay.
pub fn speed(ui: &mut Ui, settings: &mut Settings) {
    let near = |speed: &f32| (speed - settings.speed).abs();
    let best =
        (0..Settings::SPEEDS.len()).min_by(|a, b| near(&Settings::SPEEDS[*a]).total_cmp(&near(&Settings::SPEEDS[*b])));
    let mut chosen = best.unwrap_or(1);
    let words = [text!("speed-half"), text!("speed-normal"), text!("speed-double"), text!("speed-fourfold")];
    if chips(ui, &ui.say(text!("speed")), &words.map(|text| ui.say(text)), &mut chosen).changed() {
        settings.speed = Settings::SPEEDS[chosen];
    }
}
