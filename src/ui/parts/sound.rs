//! The sound switch and the volumes of music and effects, on the set-up screen and in the settings.

use crate::{
    settings::Settings,
    widgets::{glyph, prelude::*, slider, toggle},
};

/// Draws the sound switch and, if the line has room, the volumes of music and effects.
pub fn sound(ui: &mut Ui, settings: &mut Settings) {
    let scale = Scale::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        switch(ui, settings);
        ui.add_space(scale.gap(1.5));
        // A narrow line has only the switch; the settings have more room.
        if ui.available_width() > 6.0 * scale.target() {
            volumes(ui, settings);
        }
    });
}

/// Draws the sound switch.
pub fn switch(ui: &mut Ui, settings: &mut Settings) {
    if toggle(ui, &ui.tr(text!("sound")), &mut !settings.muted, true).changed() {
        settings.mute(!settings.muted);
    }
}

/// Draws the volumes of music and effects, side by side.
pub fn volumes(ui: &mut Ui, settings: &mut Settings) {
    let scale = Scale::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (icon, gap) = (scale.text(28.0), scale.gap(1.5));
        let width = (ui.available_width() - gap) / 2.0 - icon;
        let level = |ui: &mut Ui, icon_of, name, value: &mut f32| {
            let (place, _) = ui.allocate_exact_size(vec2(icon, scale.target()), Sense::hover());
            glyph(ui, place, Align2::CENTER_CENTER, icon_of, INK);
            slider(ui, &ui.tr(name), width, value).changed()
        };
        let music = level(ui, icons::MUSIC_NOTES, text!("volume-music"), &mut settings.music);
        ui.add_space(gap);
        let effects = level(ui, icons::SPEAKER_HIGH, text!("volume-effects"), &mut settings.effects);
        if music || effects {
            settings.muted = settings.music.max(settings.effects) <= 0.0;
        }
    });
}
