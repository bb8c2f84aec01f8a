//! The messages of the UI. Code refers to a message by key and arguments; the sentences are in `assets/texts`.
//!
//! State holds a [`Text`], never a sentence. [`Translations`] formats it as a [`Translated`] in the current language.
//! So a change of language takes effect everywhere at once, and the code contains no grammar.

use std::sync::Arc;

mod language;
#[cfg(feature = "window")]
pub mod loading;
pub mod manual;
mod numbers;
mod pseudo;
#[cfg(feature = "window")]
#[doc(hidden)]
pub mod stalled_assets;
mod translations;

pub use language::Language;
pub use tabletop::{
    text,
    texts::{Arg, Digits, Kind, Text, Untranslated, Who},
};
pub use translations::{FILES, Translated, Translations};

impl From<&Translated> for Arg {
    /// Makes a formatted message usable as an argument of another.
    fn from(text: &Translated) -> Arg {
        Arg::Untranslated(Untranslated::from(Arc::<str>::from(text.clone())))
    }
}
