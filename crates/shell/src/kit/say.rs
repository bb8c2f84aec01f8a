//! The messages of the current language, stored in an egui context so that any drawing code can format one.

use std::borrow::Borrow;

use bevy_egui::egui::{Context, Id, Ui};

use crate::{
    texts::{Said, Text, Words},
    theme::fonts,
};

/// Stores the messages that [`Say`] uses in `ctx`, which uses English until then. Also has their letters drawn ahead.
pub fn install_words(ctx: &Context, words: &Words) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, words.clone()));
    fonts::expect(ctx, words.language().letters());
}

/// Returns the messages stored in `ctx`.
pub fn words(ctx: &Context) -> Words {
    ctx.data(|data| data.get_temp::<Words>(Id::NULL)).unwrap_or_default()
}

/// Formats messages in the current language.
pub trait Say {
    /// Formats a message.
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
