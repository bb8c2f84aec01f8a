//! The messages of the current language, stored in an egui context so that any drawing code can format a message.

use std::borrow::Borrow;

use bevy_egui::egui::{Context, Id, Ui};

use crate::{
    texts::{Text, Translated, Translations},
    theme::fonts,
};

/// Stores in `ctx` the messages that [`Translate`] uses; until then, it uses English. Also sets the letters to preload.
pub fn install_translations(ctx: &Context, words: &Translations) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, words.clone()));
    fonts::set_extra_letters(ctx, words.language().letters());
}

/// Returns the messages stored in `ctx`, or the English messages if there are none.
pub fn translations(ctx: &Context) -> Translations {
    ctx.data(|data| data.get_temp::<Translations>(Id::NULL)).unwrap_or_default()
}

/// Formats messages in the current language.
pub trait Translate {
    /// Formats a message.
    fn tr(&self, text: impl Borrow<Text>) -> Translated;
}

impl Translate for Context {
    fn tr(&self, text: impl Borrow<Text>) -> Translated {
        translations(self).tr(text)
    }
}

impl Translate for Ui {
    fn tr(&self, text: impl Borrow<Text>) -> Translated {
        self.ctx().tr(text)
    }
}
