//! The language selection: names, each in its own language, on the first screen and in the settings.

use crate::{
    settings::Settings,
    texts::Language,
    widgets::{chips_in, prelude::*},
};

fn names(ui: &Ui, settings: &Settings) -> Vec<Translated> {
    settings.languages().map(|language| ui.tr(Text::untranslated(language.name()))).collect()
}

/// The number of rows that the names need in an area of this width in px: one, or two if they are too long for one.
pub fn language_rows(ui: &Ui, width: f32, settings: &Settings) -> usize {
    let scale = Scale::of(ui.ctx());
    let names = names(ui, settings);
    let widest = names.iter().map(|name| text_width(ui.ctx(), name, Type::Strong)).fold(0.0, f32::max);
    let each = (widest.ceil() + 2.0 * scale.gap(1.0)).max(scale.target());
    if each * names.len() as f32 <= width { 1 } else { 2 }
}

/// Draws the names at `place`, in rows that share its height. A tap takes effect at once.
pub fn languages(ui: &mut Ui, place: Rect, rows: usize, settings: &mut Settings) {
    let now = settings.language();
    let offered: Vec<Language> = settings.languages().collect();
    // No name is selected while the pseudo-language is in use.
    let mut chosen = offered.iter().position(|language| *language == now).unwrap_or(usize::MAX);
    let columns = offered.len().div_ceil(rows);
    if chips_in(ui, place, columns, &ui.tr(text!("language")), &names(ui, settings), &mut chosen).changed() {
        settings.set_language(offered[chosen]);
    }
}
