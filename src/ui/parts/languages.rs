//! The choice of the language: a row of names, each written in itself, on the first screen and among the settings.

use crate::{
    kit::{chips_in, prelude::*},
    settings::Settings,
    texts::Language,
};

fn names(ui: &Ui, settings: &Settings) -> Vec<Said> {
    settings.languages().map(|language| ui.say(Text::given(language.name()))).collect()
}

/// The rows that the names take in so wide a place, in px: they stand in one, or else two in each.
pub fn language_rows(ui: &Ui, wide: f32, settings: &Settings) -> usize {
    let scale = Scale::of(ui.ctx());
    let names = names(ui, settings);
    let widest = names.iter().map(|name| text_width(ui.ctx(), name, Type::Strong)).fold(0.0, f32::max);
    let each = (widest.ceil() + 2.0 * scale.gap(1.0)).max(scale.target());
    if each * names.len() as f32 <= wide { 1 } else { 2 }
}

/// The names at `place`, in rows that share its height; a tap is heard at once.
pub fn languages(ui: &mut Ui, place: Rect, rows: usize, settings: &mut Settings) {
    let now = settings.language();
    let offered: Vec<Language> = settings.languages().collect();
    // Nobody of these is chosen while the language that nobody speaks is spoken.
    let mut chosen = offered.iter().position(|language| *language == now).unwrap_or(usize::MAX);
    let columns = offered.len().div_ceil(rows);
    if chips_in(ui, place, columns, &ui.say(text!("language")), &names(ui, settings), &mut chosen).changed() {
        settings.set_language(offered[chosen]);
    }
}
