//! The languages that the game is shown in, and which of them somebody reads who has not chosen.

use bevy::prelude::*;

use super::{Given, pseudo};

/// A language that the game is shown in.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// English in strange letters, 40 % longer: for tests.
    Pseudo,
}

/// The variables of a system that name its language, the one that counts most first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// Those that people speak, in the order in which they are offered.
    pub const OFFERED: [Language; 4] = [Language::English, Language::French, Language::German, Language::Spanish];

    /// Every language, the one that nobody speaks last.
    pub const ALL: [Language; 5] =
        [Language::English, Language::French, Language::German, Language::Spanish, Language::Pseudo];

    /// The code on the command line and in a page's address.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Spanish => "es",
            Language::Pseudo => "xx",
        }
    }

    /// The language of a code, if there is one.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The folder of its files, and the locale whose plurals it has.
    pub(super) fn folder(self) -> &'static str {
        if self == Language::Pseudo { Language::English.code() } else { self.code() }
    }

    /// Its name as who speaks it writes it: no language has another word for it.
    pub fn name(self) -> Given {
        Given::name(match self {
            Language::English | Language::Pseudo => "English",
            Language::French => "Français",
            Language::German => "Deutsch",
            Language::Spanish => "Español",
        })
    }

    /// The letters in which it is written and the names of the others are, besides those of English.
    pub fn letters(self) -> &'static str {
        match self {
            Language::English => "çñ",
            Language::French => "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ’«»\u{a0}ñ",
            Language::German => "ÄÖÜäöüß„“‚‘’\u{a0}çñ",
            Language::Spanish => "ÁÉÍÑÓÚÜáéíñóúü¿¡ºª«»\u{a0}ç",
            Language::Pseudo => pseudo::STRANGE,
        }
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
        let Some(locale) = spoken else { return Language::English };
        let list = variable("LANGUAGE").unwrap_or_default();
        Language::first_of(list.split(':').chain([locale.as_str()])).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_and_a_system_name_languages_in_many_ways() {
        for (tags, language) in [
            (&["de-AT"][..], Some(Language::German)),
            (&["pt-BR", "es-419", "en"], Some(Language::Spanish)),
            (&["FR"], Some(Language::French)),
            (&["en_GB.UTF-8"], Some(Language::English)),
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
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Language::French);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "de_CH.UTF-8")]), Language::German);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "")]), Language::French);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C.UTF-8"), ("LANGUAGE", "fr")]), Language::English);
        assert_eq!(of(&[("LANG", "pt_BR.UTF-8"), ("LANGUAGE", "pt_BR:es:en")]), Language::Spanish);
        assert_eq!(of(&[("LANG", "tlh")]), Language::English);
    }

    #[test]
    fn codes_are_read_back_and_nobody_is_offered_the_strange_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert!(!Language::OFFERED.contains(&Language::Pseudo));
        assert_eq!(Language::OFFERED[..], Language::ALL[..Language::OFFERED.len()]);
    }
}
