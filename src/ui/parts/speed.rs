//! The choice of the animation speed.

use bevy_egui::egui::Ui;

use crate::{settings::Settings, texts::text, widgets::choose};

/// Draws the speed chips.
pub fn speed(ui: &mut Ui, settings: &mut Settings) {
    let words = [text!("speed-half"), text!("speed-normal"), text!("speed-double"), text!("speed-fourfold")];
    if let Some(chosen) = choose(ui, text!("speed"), words, nearest(Settings::SPEEDS, settings.speed)) {
        settings.speed = Settings::SPEEDS[chosen];
    }
}

/// The index of the value nearest to `now`.
pub fn nearest<const N: usize>(all: [f32; N], now: f32) -> usize {
    let distance = |one: &usize| (all[*one] - now).abs();
    (0..N).min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or_default()
}
