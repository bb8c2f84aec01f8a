//! The switch of the sound and the loudness of music and effects, on the set-up screen and in the menu.

use bevy_egui::egui::{Align2, Sense, Ui, vec2};

use crate::{
    kit::{Say, glyph, slider, toggle},
    settings::Settings,
    texts::text,
    theme::{icons, scale::Scale, style::INK},
};

/// The switch of the sound, and the loudness of music and effects, side by side in the line that `ui` stands on.
pub fn sound(ui: &mut Ui, settings: &mut Settings) {
    let scale = Scale::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let mut on = !settings.muted;
        if toggle(ui, &ui.say(text!("sound")), &mut on, true).changed() {
            settings.mute(!on);
        }
        ui.add_space(scale.gap(1.5));
        let icon = scale.text(28.0);
        let room = (ui.available_width() - scale.gap(1.5)) / 2.0 - icon;
        // In the narrowest line the switch stands alone: phones have keys for loudness.
        if room < scale.target() * 1.2 {
            return;
        }
        let wide = room.min(scale.px(260.0).max(scale.target()));
        let level = |ui: &mut Ui, icon_of, name, value: &mut f32| {
            let (place, _) = ui.allocate_exact_size(vec2(icon, scale.target()), Sense::hover());
            glyph(ui, place, Align2::CENTER_CENTER, icon_of, INK);
            slider(ui, &ui.say(name), wide, value).changed()
        };
        let music = level(ui, icons::MUSIC_NOTES, text!("volume-music"), &mut settings.music);
        ui.add_space(scale.gap(1.5));
        let effects = level(ui, icons::SPEAKER_HIGH, text!("volume-effects"), &mut settings.effects);
        if music || effects {
            settings.muted = settings.music.max(settings.effects) <= 0.0;
        }
    });
}
