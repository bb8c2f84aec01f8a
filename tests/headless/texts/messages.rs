//! Parses messages for the tests: the arguments that a message shows, its selectors, and the messages that it refers
//! to.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, NamedArgument, Pattern, PatternElement, VariantKey},
    parser,
};

use super::sources::{files, repository};

/// A select expression in a message.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The argument of the selector.
    pub by: String,
    /// True if the selector is an ordinal number.
    pub ordinal: bool,
    /// The keys of the variants.
    pub keys: BTreeSet<String>,
    /// The key of the default variant.
    pub default_key: String,
}

/// A message or a term. The name of a term starts with `-`.
#[derive(Debug, Default, Clone)]
pub struct Message {
    /// The arguments that it shows.
    pub shown: BTreeSet<String>,
    /// All select expressions in it.
    pub choices: Vec<Choice>,
    /// The messages and terms that it refers to.
    pub references: BTreeSet<String>,
    /// The arguments in front of a word that is plural for every number: "{ $tiles } tiles".
    pub plural: BTreeSet<String>,
    /// The selectors that enclose the current position of the parser.
    chosen: Vec<String>,
    /// The text of all variants, with newlines around placeables and after variants.
    pub words: String,
}

impl Message {
    fn of(pattern: &Pattern<String>) -> Message {
        let mut message = Message::default();
        message.pattern(pattern);
        message
    }

    /// Returns the arguments that the message needs.
    pub fn required(&self) -> BTreeSet<String> {
        self.shown.iter().chain(self.choices.iter().map(|choice| &choice.by)).cloned().collect()
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        let before = std::iter::once(None).chain(pattern.elements.iter().map(Some));
        for (before, element) in before.zip(&pattern.elements) {
            match element {
                PatternElement::TextElement { value } => {
                    self.words.push_str(value);
                    self.record_plural(before, value);
                }
                PatternElement::Placeable { expression } => {
                    self.words.push('\n');
                    self.expression(expression);
                    self.words.push('\n');
                }
            }
        }
    }

    /// Records an argument directly before a plural word.
    fn record_plural(&mut self, before: Option<&PatternElement<String>>, words: &str) {
        let Some(PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        }) = before
        else {
            return;
        };
        let word: String = words.trim_start().chars().take_while(|letter| letter.is_lowercase()).collect();
        if word.len() > 2 && word.ends_with('s') && !self.chosen.contains(&id.name) {
            self.plural.insert(id.name.clone());
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let by = match selector {
            InlineExpression::VariableReference { id } => Some((id.name.clone(), false)),
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                Some(selector_of_call(arguments))
            }
            // A selector that is an attribute of a term, such as its gender.
            InlineExpression::TermReference { attribute: Some(_), .. } => {
                self.inline(selector);
                None
            }
            other => panic!("unsupported selector: {other:?}"),
        };
        let key = |key: &VariantKey<String>| match key {
            VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name.clone(),
        };
        let depth = self.chosen.len();
        if let Some((by, ordinal)) = by {
            self.chosen.push(by.clone());
            let default_key =
                variants.iter().find(|variant| variant.default).expect("Fluent requires a default variant");
            let keys = variants.iter().map(|variant| key(&variant.key)).collect();
            self.choices.push(Choice { by, ordinal, keys, default_key: key(&default_key.key) });
        }
        for variant in variants {
            self.pattern(&variant.value);
            self.words.push('\n');
        }
        self.chosen.truncate(depth);
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.shown.insert(id.name.clone())),
            InlineExpression::MessageReference { id, attribute: None } => drop(self.references.insert(id.name.clone())),
            InlineExpression::TermReference { id, .. } => drop(self.references.insert(format!("-{}", id.name))),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("unsupported Fluent expression: {other:?}"),
        }
    }
}

/// Returns the argument of a `NUMBER` call, and true if the call is ordinal.
fn selector_of_call(arguments: &CallArguments<String>) -> (String, bool) {
    let ordinal = |argument: &NamedArgument<String>| {
        argument.name.name == "type"
            && matches!(&argument.value, InlineExpression::StringLiteral { value } if value == "ordinal")
    };
    match arguments.positional.as_slice() {
        [InlineExpression::VariableReference { id }] => (id.name.clone(), arguments.named.iter().any(ordinal)),
        other => panic!("a function takes one argument: {other:?}"),
    }
}

/// Returns the languages that have a folder.
pub fn languages() -> BTreeSet<String> {
    let entries = fs::read_dir(repository().join("assets/texts")).expect("the folder is readable");
    let entries = entries.map(|entry| entry.expect("a folder entry is readable"));
    // The folder also contains the glossary.
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect()
}

/// Adds the messages of a source to `found`.
fn add(found: &mut BTreeMap<String, Message>, file: &str, text: String) {
    let read = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    for entry in read.body {
        let (key, message) = match entry {
            Entry::Message(message) => {
                let pattern = message.value.expect("a message has a text");
                (message.id.name, Message::of(&pattern))
            }
            // The referring message gives a term its arguments; the program gives it none.
            Entry::Term(term) => {
                let attributes = term.attributes.iter().map(|attribute| &attribute.value);
                let parts: Vec<Message> = std::iter::once(&term.value).chain(attributes).map(Message::of).collect();
                let words = parts.iter().map(|part| part.words.as_str()).collect::<Vec<_>>().join("\n");
                let references = parts.into_iter().flat_map(|part| part.references).collect();
                (format!("-{}", term.id.name), Message { references, words, ..Message::default() })
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Junk { content } => panic!("{file}: {content}"),
        };
        assert!(found.insert(key.clone(), message).is_none(), "{file}: {key} appears only once");
    }
}

/// Returns all messages and terms that the program reads for a language.
pub fn messages(language: &str) -> BTreeMap<String, Message> {
    read(language, |path| !path.ends_with("page.ftl"))
}

/// Returns all messages and terms of a language, including the messages of the browser page.
pub fn all_messages(language: &str) -> BTreeMap<String, Message> {
    read(language, |_| true)
}

fn read(language: &str, wanted: impl Fn(&Path) -> bool) -> BTreeMap<String, Message> {
    let mut paths = Vec::new();
    files(&repository().join("assets/texts").join(language), "ftl", &mut paths);
    let mut found = BTreeMap::new();
    for path in paths.iter().filter(|path| wanted(path)) {
        add(&mut found, &path.display().to_string(), fs::read_to_string(path).expect("the file contains text"));
    }
    found
}

/// Returns a message merged with everything that it refers to, at any depth.
pub fn whole(key: &str, all: &BTreeMap<String, Message>) -> Message {
    let mut whole = all[key].clone();
    let mut open: Vec<String> = whole.references.iter().cloned().collect();
    while let Some(next) = open.pop() {
        let inner = all.get(&next).unwrap_or_else(|| panic!("{key} refers to {next}, which its language lacks"));
        whole.shown.extend(inner.shown.iter().cloned());
        whole.choices.extend(inner.choices.iter().cloned());
        whole.words.extend(["\n", &inner.words]);
        open.extend(inner.references.iter().filter(|more| whole.references.insert((*more).clone())).cloned());
    }
    whole
}

#[test]
fn terms_need_no_arguments_from_the_program() {
    let source = "-game = { $case ->\n    [of] of Hacienda\n   *[plain] Hacienda\n}\n    .gender = f\n\
        opens = { -game.gender ->\n    [f] { -game(case: \"of\") } { $who }\n   *[m] { $pesos ->\n        [one] a\n       *[other] b\n    }\n}\n";
    let mut found = BTreeMap::new();
    add(&mut found, "none", source.to_owned());
    let opens = whole("opens", &found);
    assert_eq!(opens.required().into_iter().collect::<Vec<_>>(), ["pesos", "who"]);
    assert_eq!(opens.references.into_iter().collect::<Vec<_>>(), ["-game"]);
    let [choice] = opens.choices.as_slice() else {
        panic!("exactly one choice depends on the program: {:?}", opens.choices)
    };
    assert_eq!((choice.by.as_str(), choice.default_key.as_str(), choice.ordinal), ("pesos", "other", false));
}
