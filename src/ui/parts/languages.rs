//! The choice of the language: a row of names, each written in itself, on the first screen and among the settings.

use bevy_egui::egui::{Rect, Ui};

use crate::{
    kit::{Say, chips_in, text_width},
    settings::Settings,
    texts::{Language, Said, Text, text},
    theme::{fonts::Type, scale::Scale},
};

fn names(ui: &Ui) -> [Said; Language::OFFERED.len()] {
    Language::OFFERED.map(|language| ui.say(Text::given(language.name())))
}

/// The rows that the names take in so wide a place, in px: they stand in one, or else two in each.
pub fn language_rows(ui: &Ui, wide: f32) -> usize {
    let scale = Scale::of(ui.ctx());
    let widest = names(ui).iter().map(|name| text_width(ui.ctx(), name, Type::Strong)).fold(0.0, f32::max);
    let each = (widest.ceil() + 2.0 * scale.gap(1.0)).max(scale.target());
    if each * Language::OFFERED.len() as f32 <= wide { 1 } else { 2 }
}

/// The names at `place`, in rows that share its height; a tap is heard at once.
pub fn languages(ui: &mut Ui, place: Rect, rows: usize, settings: &mut Settings) {
    let now = settings.language();
    // Nobody of these is chosen while the language that nobody speaks is spoken.
    let mut chosen = Language::OFFERED.iter().position(|language| *language == now).unwrap_or(usize::MAX);
    let columns = Language::OFFERED.len().div_ceil(rows);
    if chips_in(ui, place, columns, &ui.say(text!("language")), &names(ui), &mut chosen).changed() {
        settings.set_language(Language::OFFERED[chosen]);
    }
}
