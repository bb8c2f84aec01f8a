//! The languages of the game, and the default language for a user who has not chosen any.

use std::fmt;

use bevy::prelude::*;

use super::{Untranslated, numbers::DigitSeparator, pseudo};

/// A language of the game, as its index in `LANGUAGES`.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(usize);

/// The properties of a language apart from its messages.
pub(super) struct LanguageData {
    code: &'static str,
    name: &'static str,
    letters: &'static str,
    /// The separator between groups of three digits in a number.
    pub(super) thousands: DigitSeparator,
    /// The separator between groups of three digits in an identifier.
    pub(super) digits: char,
}

/// The narrow no-break space.
pub(super) const NARROW: char = '\u{202f}';

/// All languages, in the order in which they are offered. The last language is pseudo-localised English for tests: in
/// accented letters and 40% longer.
#[rustfmt::skip]
const LANGUAGES: &[LanguageData] = &[
    LanguageData { code: "en", name: "English", letters: "çñ", thousands: DigitSeparator::of::<','>(), digits: ' ' },
    LanguageData { code: "fr", name: "Français", letters: "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ’«»\u{a0}ñ", thousands: DigitSeparator::of::<NARROW>(), digits: NARROW },
    LanguageData { code: "de", name: "Deutsch", letters: "ÄÖÜäöüß„“‚‘’\u{a0}çñ", thousands: DigitSeparator::of::<'.'>(), digits: NARROW },
    LanguageData { code: "es", name: "Español", letters: "ÁÉÍÑÓÚÜáéíñóúü¿¡ºª«»\u{a0}ç", thousands: DigitSeparator::of::<NARROW>(), digits: NARROW },
    LanguageData { code: "xx", name: "English", letters: pseudo::ACCENTED, thousands: DigitSeparator::of::<','>(), digits: ' ' },
];

const COUNT: usize = LANGUAGES.len();

/// Returns the first `N` languages of the list.
const fn first<const N: usize>() -> [Language; N] {
    let mut all = [Language(0); N];
    let mut place = 0;
    while place < N {
        all[place] = Language(place);
        place += 1;
    }
    all
}

/// The environment variables that name the system's language, in order of precedence.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// The language built into the program, and the fallback for missing messages.
    pub const ENGLISH: Language = Language(0);
    /// The pseudo-language for tests.
    pub const PSEUDO: Language = Language(COUNT - 1);

    /// Every language, the pseudo-language last.
    pub const ALL: [Language; COUNT] = first();
    /// The real languages, in the order in which they are offered.
    pub const OFFERED: [Language; COUNT - 1] = first();

    pub(super) fn data(self) -> &'static LanguageData {
        &LANGUAGES[self.0]
    }

    /// Returns the code used on the command line and in the page's address.
    pub fn code(self) -> &'static str {
        self.data().code
    }

    /// Returns the language of a code, if there is one.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Returns the folder of the language's files, which is also the locale of its plural rules.
    pub(super) fn folder(self) -> &'static str {
        if self == Language::PSEUDO { Language::ENGLISH.code() } else { self.code() }
    }

    /// Returns the language's own name for itself, which is shown unchanged in every other language.
    pub fn name(self) -> Untranslated {
        Untranslated::name(self.data().name)
    }

    /// Returns the non-ASCII characters that this language and the names of the other languages need.
    pub fn letters(self) -> &'static str {
        self.data().letters
    }

    /// Returns the language of the first locale tag that names an offered language. Tags have forms such as `de-AT` or
    /// `fr_CA.UTF-8`.
    pub fn first_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Language> {
        tags.into_iter().find_map(|tag| {
            let language = tag.split(['-', '_', '.', '@']).next()?;
            Language::OFFERED.into_iter().find(|offered| offered.code().eq_ignore_ascii_case(language))
        })
    }

    /// Returns the language of the system from its environment variables; English if they name no offered language.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let named = VARIABLES.iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
        // The list in `LANGUAGE` counts only if the locale names a language.
        let spoken = named.filter(|locale| !["C", "POSIX"].contains(&locale.split('.').next().unwrap_or_default()));
        let Some(locale) = spoken else { return Language::ENGLISH };
        let list = variable("LANGUAGE").unwrap_or_default();
        Language::first_of(list.split(':').chain([locale.as_str()])).unwrap_or_default()
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::ENGLISH
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(code: &str) -> Language {
        Language::from_code(code).expect("the language exists")
    }

    #[test]
    fn locale_tags_of_all_forms_are_recognised() {
        for (tags, language) in [
            (&["de-AT"][..], Some(language("de"))),
            (&["pt-BR", "es-419", "en"], Some(language("es"))),
            (&["FR"], Some(language("fr"))),
            (&["en_GB.UTF-8"], Some(Language::ENGLISH)),
            (&["frr", "xx", ""], None),
            (&[], None),
        ] {
            assert_eq!(Language::first_of(tags.iter().copied()), language, "{tags:?}");
        }
    }

    #[test]
    fn the_environment_selects_the_language() {
        let of = |set: &[(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
            Language::from_environment(value)
        };
        assert_eq!(of(&[]), Language::ENGLISH);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), language("fr"));
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "de_CH.UTF-8")]), language("de"));
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "")]), language("fr"));
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C.UTF-8"), ("LANGUAGE", "fr")]), Language::ENGLISH);
        assert_eq!(of(&[("LANG", "pt_BR.UTF-8"), ("LANGUAGE", "pt_BR:es:en")]), language("es"));
        assert_eq!(of(&[("LANG", "tlh")]), Language::ENGLISH);
    }

    #[test]
    fn codes_survive_a_round_trip_and_the_pseudo_language_is_not_offered() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert!(!Language::OFFERED.contains(&Language::PSEUDO));
        assert_eq!(Language::OFFERED[..], Language::ALL[..Language::OFFERED.len()]);
    }
}
