//! The one place for words: what is said is a key with data here, and a sentence in the files of `assets/texts`.
//!
//! State holds a [`Text`], never a sentence; [`Words`] turn it into what a person reads, a [`Said`], in the language of the
//! moment. So a language changes everything at once, and no grammar stands in the code.

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
    /// What was said may be part of what is said.
    fn from(said: &Said) -> Arg {
        Arg::Given(Given::from(Arc::<str>::from(said.clone())))
    }
}
