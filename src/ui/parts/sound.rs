//! The switch of the sound and its loudness, on the set-up screen and in the menu.

use bevy_egui::egui::Ui;

use crate::{
    kit::{Say, slider, toggle},
    settings::Settings,
    texts::text,
    theme::scale::Scale,
};

/// The switch of the sound and its loudness, side by side in the line that `ui` stands on.
pub fn sound(ui: &mut Ui, settings: &mut Settings) {
    let scale = Scale::of(ui.ctx());
    ui.horizontal(|ui| {
        let mut on = !settings.muted;
        if toggle(ui, &ui.say(text!("sound")), &mut on, true).changed() {
            settings.muted = !on;
            // A switch that is on must be heard.
            if on && settings.volume <= 0.0 {
                settings.volume = Settings::default().volume;
            }
        }
        ui.add_space(scale.gap(1.0));
        let room = ui.available_width() - scale.gap(1.0);
        // In the narrowest line the switch stands alone: phones have keys for loudness.
        if room < scale.target() * 2.0 {
            return;
        }
        let wide = room.min(scale.px(420.0).max(scale.target()));
        if slider(ui, &ui.say(text!("volume")), wide, &mut settings.volume).changed() {
            settings.muted = settings.volume <= 0.0;
        }
    });
}
