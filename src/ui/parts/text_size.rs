//! How large letters are.

use bevy_egui::egui::Ui;

use crate::{
    kit::{Say, chips},
    settings::Settings,
    texts::text,
};

/// The chips of the sizes, in the menu.
pub fn text_size(ui: &mut Ui, settings: &mut Settings) {
    let now = settings.text * 100.0;
    let away = |size: &u8| (f32::from(*size) - now).abs();
    let nearest =
        (0..Settings::TEXTS.len()).min_by(|a, b| away(&Settings::TEXTS[*a]).total_cmp(&away(&Settings::TEXTS[*b])));
    let mut chosen = nearest.unwrap_or(0);
    let words = Settings::TEXTS.map(|percent| ui.say(text!("text-size-percent", percent = percent)));
    if chips(ui, &ui.say(text!("text-size")), &words, &mut chosen).changed() {
        settings.text = f32::from(Settings::TEXTS[chosen]) / 100.0;
    }
}
