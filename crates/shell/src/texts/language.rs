//! The languages that the game is shown in, and which of them somebody reads who has not chosen.

use std::fmt;

use bevy::prelude::*;

use super::{Given, numbers::Gap, pseudo};

/// A language that the game is shown in: its place among `LANGUAGES`.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(usize);

/// What differs from language to language beside its messages.
pub(super) struct Facts {
    code: &'static str,
    name: &'static str,
    letters: &'static str,
    /// What stands between every three digits of a number.
    pub(super) thousands: Gap,
    /// What stands between every three digits that are a name.
    pub(super) digits: char,
}

/// A space at which no line breaks, narrower than others.
pub(super) const NARROW: char = '\u{202f}';

/// Every language, a line each, in the order in which they are offered. The last is English in strange letters, 40 % longer:
/// for tests.
#[rustfmt::skip]
const LANGUAGES: &[Facts] = &[
    Facts { code: "en", name: "English", letters: "çñ", thousands: Gap::of::<','>(), digits: ' ' },
    Facts { code: "fr", name: "Français", letters: "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ’«»\u{a0}ñ", thousands: Gap::of::<NARROW>(), digits: NARROW },
    Facts { code: "de", name: "Deutsch", letters: "ÄÖÜäöüß„“‚‘’\u{a0}çñ", thousands: Gap::of::<'.'>(), digits: NARROW },
    Facts { code: "es", name: "Español", letters: "ÁÉÍÑÓÚÜáéíñóúü¿¡ºª«»\u{a0}ç", thousands: Gap::of::<NARROW>(), digits: NARROW },
    Facts { code: "xx", name: "English", letters: pseudo::STRANGE, thousands: Gap::of::<','>(), digits: ' ' },
];

const COUNT: usize = LANGUAGES.len();

/// The first languages of the list.
const fn first<const N: usize>() -> [Language; N] {
    let mut all = [Language(0); N];
    let mut place = 0;
    while place < N {
        all[place] = Language(place);
        place += 1;
    }
    all
}

/// The variables of a system that name its language, the one that counts most first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// The language that the program carries, and that is spoken where another has no word.
    pub const ENGLISH: Language = Language(0);
    /// The language that nobody speaks.
    pub const PSEUDO: Language = Language(COUNT - 1);

    /// Every language, the one that nobody speaks last.
    pub const ALL: [Language; COUNT] = first();
    /// Those that people speak, in the order in which they are offered.
    pub const OFFERED: [Language; COUNT - 1] = first();

    pub(super) fn facts(self) -> &'static Facts {
        &LANGUAGES[self.0]
    }

    /// The code on the command line and in a page's address.
    pub fn code(self) -> &'static str {
        self.facts().code
    }

    /// The language of a code, if there is one.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The folder of its files, and the locale whose plurals it has.
    pub(super) fn folder(self) -> &'static str {
        if self == Language::PSEUDO { Language::ENGLISH.code() } else { self.code() }
    }

    /// Its name as who speaks it writes it: no language has another word for it.
    pub fn name(self) -> Given {
        Given::name(self.facts().name)
    }

    /// The letters in which it is written and the names of the others are, besides those of English.
    pub fn letters(self) -> &'static str {
        self.facts().letters
    }

    /// The first of these that is offered, each as a browser or a system names languages: `de-AT`, `fr_CA.UTF-8`.
    pub fn first_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Language> {
        tags.into_iter().find_map(|tag| {
            let language = tag.split(['-', '_', '.', '@']).next()?;
            Language::OFFERED.into_iter().find(|offered| offered.code().eq_ignore_ascii_case(language))
        })
    }

    /// The language of a system, from the variables of its environment: English where they name none of ours.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let named = VARIABLES.iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
        // A list of further languages holds only where the first is a language at all.
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
        Language::from_code(code).expect("it is offered")
    }

    #[test]
    fn a_browser_and_a_system_name_languages_in_many_ways() {
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
    fn the_environment_says_which_language_a_system_speaks() {
        let of = |set: &[(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
            Language::of_environment(value)
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
    fn codes_are_read_back_and_nobody_is_offered_the_strange_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert!(!Language::OFFERED.contains(&Language::PSEUDO));
        assert_eq!(Language::OFFERED[..], Language::ALL[..Language::OFFERED.len()]);
    }
}
