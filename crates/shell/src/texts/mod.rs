//! The messages of the UI. Code refers to a message by key and arguments; the sentences are in `assets/texts`.
//!
//! State holds a [`Text`], never a sentence. [`Words`] format it as a [`Said`] in the current language. So a change of
//! language takes effect everywhere at once, and the code contains no grammar.

use std::sync::Arc;

#[cfg(feature = "window")]
#[doc(hidden)]
pub mod hangs;
mod language;
#[cfg(feature = "window")]
pub mod loading;
pub mod manual;
mod numbers;
mod pseudo;
mod words;

pub use language::Language;
pub use tabletop::{
    text,
    texts::{Arg, Digits, Given, Kind, Text, Who},
};
pub use words::{FILES, Said, Words};

impl From<&Said> for Arg {
    /// Makes a formatted message usable as an argument of another.
    fn from(said: &Said) -> Arg {
        Arg::Given(Given::from(Arc::<str>::from(said.clone())))
    }
}
