//! The messages of one language, with English for those that its files lack.

use std::{
    fmt,
    ops::Deref,
    sync::{Arc, LazyLock},
};

use bevy::prelude::*;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use super::{Arg, Given, Language, Text, Who, pseudo, text};

// `FILES` and `ENGLISH`, which the build script lists.
include!(concat!(env!("OUT_DIR"), "/english.rs"));

/// Returns the built-in files of a language, in the order of [`FILES`]; `None` if it comes from assets only.
pub(super) fn built_in(language: Language) -> Option<[&'static str; FILES.len()]> {
    (language.folder() == Language::ENGLISH.folder()).then_some(ENGLISH)
}

/// The messages of a file.
pub(super) type Messages = Arc<FluentResource>;

/// The messages of a language, by key.
pub(super) type Bundle = FluentBundle<Messages>;

static FALLBACK: LazyLock<Arc<Bundle>> =
    LazyLock::new(|| Arc::new(bundle(Language::ENGLISH, ENGLISH.map(|source| messages(source).0))));

/// Parses a file of messages. Entries that cannot be parsed are left out and returned as line numbers with errors.
pub(super) fn messages(source: &str) -> (Messages, Vec<(usize, String)>) {
    let read = FluentResource::try_new(source.to_owned());
    let (read, errors) = read.map_or_else(|broken| broken, |read| (read, Vec::new()));
    let line = |at: usize| 1 + source.bytes().take(at).filter(|byte| *byte == b'\n').count();
    let mistakes = errors.iter().map(|error| (line(error.pos.start), error.to_string())).collect();
    (Arc::new(read), mistakes)
}

/// Builds the bundle of these files.
fn bundle(language: Language, files: impl IntoIterator<Item = Messages>) -> Bundle {
    // The locale determines plurals and ordinals.
    let mut bundle = FluentBundle::new_concurrent(language.folder().parse().into_iter().collect());
    bundle.set_use_isolating(false);
    // Messages use the built-in `NUMBER` for ordinals. Adding it fails only if it already exists.
    let _ = bundle.add_builtins();
    (language.data().thousands.install_formatter)(&mut bundle);
    if language == Language::PSEUDO {
        bundle.set_transform(Some(pseudo::strange_text));
    }
    for messages in files {
        bundle.add_resource_overriding(messages);
    }
    bundle
}

/// The messages of a language, with its formatting rules.
#[derive(Resource, Clone)]
pub struct Translations {
    language: Language,
    bundle: Arc<Bundle>,
}

impl fmt::Debug for Translations {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Translations({})", self.language.code())
    }
}

impl PartialEq for Translations {
    fn eq(&self, other: &Translations) -> bool {
        Arc::ptr_eq(&self.bundle, &other.bundle)
    }
}

impl Default for Translations {
    fn default() -> Translations {
        Translations { language: Language::ENGLISH, bundle: FALLBACK.clone() }
    }
}

impl Translations {
    /// Returns the built-in messages of a language; English if there are none.
    pub fn built_in(language: Language) -> Translations {
        match built_in(language) {
            Some(sources) if language != Language::ENGLISH => {
                Translations::read(language, sources.map(|source| messages(source).0))
            }
            Some(_) | None => Translations::default(),
        }
    }

    /// Returns the messages of a language from its files. Missing ones fall back to English.
    pub(super) fn read(language: Language, files: impl IntoIterator<Item = Messages>) -> Translations {
        Translations { language, bundle: Arc::new(bundle(language, files)) }
    }

    /// For tests: returns the messages of a language from the files in the repository.
    ///
    /// # Panics
    /// Panics if a file is missing.
    #[doc(hidden)]
    pub fn of_files(language: Language) -> Translations {
        let folder =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/texts").join(language.folder());
        let source = |file| std::fs::read_to_string(folder.join(file)).expect("every language has every file");
        Translations::read(language, FILES.map(|file| messages(&source(file)).0))
    }

    /// Returns the language of these messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Formats a message.
    pub fn tr(&self, text: impl std::borrow::Borrow<Text>) -> Translated {
        let plain = self.plain(text.borrow());
        let whole = if self.language == Language::PSEUDO { pseudo::bracketed(plain) } else { plain };
        Translated(whole.into())
    }

    fn plain(&self, text: &Text) -> String {
        let mut args = FluentArgs::with_capacity(text.args().len());
        for (name, arg) in text.args() {
            if let Arg::Who(who) = arg {
                args.set(format!("{name}_is"), if *who == Who::You { "you" } else { "other" });
            }
            args.set(*name, self.value(arg));
        }
        let said = |bundle: &Bundle| {
            let message = bundle.get_message(text.key())?;
            let mut errors = Vec::new();
            let said = bundle.format_pattern(message.value()?, Some(&args), &mut errors).into_owned();
            errors.is_empty().then_some(said)
        };
        // Tests make sure that no message is missing. If one is, the key at least hints at the meaning.
        said(&self.bundle).or_else(|| said(&FALLBACK)).unwrap_or_else(|| text.key().to_owned())
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Kind(kind) => FluentValue::from(*kind),
            other => FluentValue::from(self.shown(other)),
        }
    }

    /// Formats an argument for use in a sentence.
    fn shown(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => self.language.number(*number as f64),
            Arg::Digits(digits) => self.language.digits(*digits),
            Arg::Kind(kind) => (*kind).to_owned(),
            Arg::Given(given) => given.letters().to_owned(),
            Arg::Text(text) => self.plain(text),
            Arg::Who(who) => self.plain(&who.text()),
            Arg::List(all) => self.list(all),
        }
    }

    /// Formats a list: "A", "A and B", "A, B and C".
    fn list(&self, all: &[Arg]) -> String {
        let Some((last, before)) = all.split_last() else { return String::new() };
        let last = self.shown(last);
        let joined = before.iter().map(|arg| self.shown(arg)).reduce(|before, next| {
            self.plain(&text!("list-comma", before = Given::line(&before), next = Given::line(&next)))
        });
        match joined {
            None => last,
            Some(before) => self.plain(&text!("list-and", before = Given::line(&before), last = Given::line(&last))),
        }
    }
}

/// A formatted sentence for people to read. Only [`Translations`] can make one from a [`Text`], and labels accept nothing
/// else, so no hard-coded sentence can reach a label.
///
/// ```compile_fail,E0308
/// fn label(text: &shell::texts::Translated) {}
/// label("End turn");
/// ```
///
/// ```compile_fail,E0423
/// let said = shell::texts::Translated("End turn".into());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Translated(Arc<str>);

impl Deref for Translated {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<Translated> for Arc<str> {
    fn from(said: Translated) -> Arc<str> {
        said.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Digits;

    fn words() -> Translations {
        let source = "pesos = { $pesos ->\n    [one] 1 peso\n   *[other] { $pesos } pesos\n}\n\
            paid = { $who_is ->\n    [you] You pay\n   *[other] { $who } pays\n} { pesos }.\n\
            nth = { NUMBER($nth, type: \"ordinal\") ->\n    [one] { $nth }st\n    [two] { $nth }nd\n    [few] { $nth }rd\n   *[other] { $nth }th\n}\n\
            quoted = { $what }: { $given }\nall = { $all }\n";
        Translations::read(Language::ENGLISH, [messages(source).0])
    }

    #[test]
    fn a_message_is_formatted_with_its_arguments() {
        let words = words();
        let said = |text: Text| words.tr(text).to_string();
        let ana = Who::Other(Text::given(Given::name("Ana")));
        assert_eq!(said(Text::new("paid", vec![("who", Arg::from(&ana)), ("pesos", 1.into())])), "Ana pays 1 peso.");
        assert_eq!(
            said(Text::new("paid", vec![("who", Arg::from(&Who::You)), ("pesos", 8.into())])),
            "You pay 8 pesos."
        );
        assert_eq!(
            [1, 2, 3, 4, 11, 12, 21].map(|nth| said(Text::new("nth", vec![("nth", nth.into())]))),
            ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st"]
        );
        let inside = Text::new("pesos", vec![("pesos", (-3).into())]);
        let given = Given::name("  {$what} ");
        assert_eq!(
            said(Text::new("quoted", vec![("what", inside.into()), ("given", given.into())])),
            "−3 pesos: {$what}"
        );
    }

    #[test]
    fn lists_are_joined() {
        let said = |all: &[i64]| words().tr(Text::new("all", vec![("all", all.to_vec().into())])).to_string();
        assert_eq!([said(&[1]), said(&[1, 2]), said(&[1, 2, 3])], ["1", "1 and 2", "1, 2 and 3"]);
        assert_eq!(words().tr(text!("cards-number", seed = Digits(1_234_567))).to_string(), "1 234 567");
    }

    #[test]
    fn missing_messages_fall_back_to_english_and_then_to_the_key() {
        let words = words();
        assert_eq!(&*words.tr(text!("you")), "You");
        assert_eq!(&*words.tr(Text::new("no-such-message", Vec::new())), "no-such-message");
        // A message that uses an unknown argument is an error in the file.
        let broken = Translations::read(Language::ENGLISH, [messages("you = { $nobody }").0]);
        assert_eq!(&*broken.tr(text!("you")), "You");
    }

    #[test]
    fn parse_errors_name_their_line_and_the_rest_is_used() {
        let (read, mistakes) = messages("# Größe\nthis is no message\nyou = Thou\n\nback = { $\n");
        assert_eq!(mistakes.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [2, 5], "{mistakes:?}");
        let words = Translations::read(Language::ENGLISH, [read]);
        assert_eq!((&*words.tr(text!("you")), &*words.tr(text!("back"))), ("Thou", "Back"));
    }

    #[test]
    fn the_pseudo_language_changes_only_translated_text() {
        let words = Translations::built_in(Language::PSEUDO);
        assert_eq!(&*words.tr(text!("you")), "[Ŷöûû]");
        assert_eq!(&*words.tr(Text::number(7)), "7");
        assert_eq!(&*words.tr(Text::given(Given::name("Ana"))), "[Ana]");
    }
}
