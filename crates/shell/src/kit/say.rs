//! The words of the moment, which a context carries, so that whatever draws in it can say something.

use std::borrow::Borrow;

use bevy_egui::egui::{Context, Id, Ui};

use crate::{
    texts::{Said, Text, Words},
    theme::fonts,
};

/// Gives `ctx` the words that [`Say`] takes from it; English until then. Their letters are drawn ahead.
pub fn install_words(ctx: &Context, words: &Words) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, words.clone()));
    fonts::expect(ctx, words.language().letters());
}

/// The words that `ctx` speaks.
pub fn words(ctx: &Context) -> Words {
    ctx.data(|data| data.get_temp::<Words>(Id::NULL)).unwrap_or_default()
}

/// What can say a text in the language of the moment.
pub trait Say {
    /// Says it.
    fn say(&self, text: impl Borrow<Text>) -> Said;
}

impl Say for Context {
    fn say(&self, text: impl Borrow<Text>) -> Said {
        words(self).say(text)
    }
}

impl Say for Ui {
    fn say(&self, text: impl Borrow<Text>) -> Said {
        self.ctx().say(text)
    }
}
