//! Whether what the code says and what the files of texts hold is the same: keys, arguments, and words to choose by.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use hacienda::game::{
    bots::Level,
    rules::{Card, Category, Deck, Game, LandCard, PondShape, ScoringKind, Species, maps},
};

/// The words of plurals and ordinals, by which a number chooses.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("a folder entry is readable").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
}

/// The sources of the app without their tests, by path.
fn sources() -> BTreeMap<String, String> {
    let mut paths = Vec::new();
    files(&repository().join("src"), "rs", &mut paths);
    let name = |path: &Path| path.strip_prefix(repository()).expect("it was found there").display().to_string();
    let sources = paths.iter().map(|path| (name(path), fs::read_to_string(path).expect("sources are text")));
    let sources = sources.filter(|(name, _)| !name.ends_with("tests.rs") && !name.ends_with("checks.rs"));
    sources
        .map(|(name, text)| (name, text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned()))
        .collect()
}

/// A message: what it shows, what it chooses by, and which other messages stand in it.
#[derive(Debug, Default, Clone)]
struct Message {
    shown: BTreeSet<String>,
    /// What it chooses by, with the keys of the variants.
    chosen: BTreeMap<String, BTreeSet<String>>,
    inside: BTreeSet<String>,
}

impl Message {
    fn of(pattern: &Pattern<String>) -> Message {
        let mut message = Message::default();
        message.pattern(pattern);
        message
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let by = match selector {
                    InlineExpression::VariableReference { id } => id.name.clone(),
                    InlineExpression::FunctionReference { arguments, .. } => by_call(arguments),
                    other => panic!("nothing is chosen by {other:?}"),
                };
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name.clone(),
                });
                self.chosen.entry(by).or_default().extend(keys);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.shown.insert(id.name.clone())),
            InlineExpression::MessageReference { id, attribute: None } => drop(self.inside.insert(id.name.clone())),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("this part of Fluent is not used here: {other:?}"),
        }
    }
}

/// What a function is asked about.
fn by_call(arguments: &CallArguments<String>) -> String {
    match arguments.positional.as_slice() {
        [InlineExpression::VariableReference { id }] => id.name.clone(),
        other => panic!("a function takes one argument: {other:?}"),
    }
}

/// All messages of a language that the program says, each with what stands in it through others.
fn messages(language: &str) -> BTreeMap<String, Message> {
    let mut paths = Vec::new();
    files(&repository().join("assets/texts").join(language), "ftl", &mut paths);
    let mut found = BTreeMap::new();
    for path in paths.iter().filter(|path| !path.ends_with("page.ftl")) {
        let text = fs::read_to_string(path).expect("texts are text");
        let read = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in read.body {
            match entry {
                Entry::Message(message) => {
                    let pattern = message.value.expect("a message has a text");
                    let known = found.insert(message.id.name.clone(), Message::of(&pattern));
                    assert!(known.is_none(), "{} is there twice", message.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{}: {other:?}", path.display()),
            }
        }
    }
    found
}

/// A message with everything that stands in it, however deep.
fn whole(key: &str, all: &BTreeMap<String, Message>) -> Message {
    let mut whole = all[key].clone();
    let mut open: Vec<String> = whole.inside.iter().cloned().collect();
    while let Some(next) = open.pop() {
        let inner = all.get(&next).unwrap_or_else(|| panic!("{key} holds {next}, which is no message"));
        whole.shown.extend(inner.shown.iter().cloned());
        for (by, keys) in &inner.chosen {
            whole.chosen.entry(by.clone()).or_default().extend(keys.iter().cloned());
        }
        open.extend(inner.inside.iter().filter(|more| whole.inside.insert((*more).clone())).cloned());
    }
    whole
}

/// The places where a source makes a text: its key and the names of its arguments.
fn uses(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for (at, _) in code.match_indices("text!(") {
        if code[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_') {
            continue;
        }
        let inner = &code[at + "text!(".len()..];
        let parts = arguments(inner);
        let Some(key) = parts[0].strip_prefix('"').and_then(|key| key.strip_suffix('"')) else {
            panic!("a key is a literal: {}", parts[0]);
        };
        let name = |part: &String| part.split('=').next().unwrap_or_default().trim().to_owned();
        found.push((key.to_owned(), parts[1..].iter().map(name).collect()));
    }
    found
}

/// What stands between the commas of a call, up to its end.
fn arguments(inner: &str) -> Vec<String> {
    let (mut depth, mut quoted, mut parts) = (0, false, vec![String::new()]);
    let mut signs = inner.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if quoted => {
                signs.next();
            }
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("there is one").push(sign);
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

#[test]
fn every_key_in_the_code_is_a_message_and_every_message_is_used() {
    let messages = messages("en");
    let mut used = BTreeSet::new();
    let mut wrong = Vec::new();
    for (file, source) in sources() {
        for (key, given) in uses(&source) {
            if !messages.contains_key(&key) {
                wrong.push(format!("{file}: no message {key}"));
                continue;
            }
            let message = whole(&key, &messages);
            let wanted: BTreeSet<String> = message.shown.iter().chain(message.chosen.keys()).cloned().collect();
            // Somebody at the table is shown, chosen by, or both.
            let missing = wanted.iter().filter(|name| {
                let who = name.strip_suffix("_is").unwrap_or(name);
                !given.contains(*name) && !given.contains(who)
            });
            missing.for_each(|name| wrong.push(format!("{file}: {key} wants ${name}")));
            let needless =
                given.iter().filter(|name| !wanted.contains(*name) && !wanted.contains(&format!("{name}_is")));
            needless.for_each(|name| wrong.push(format!("{file}: {key} has no ${name}")));
            used.extend(message.inside);
            used.insert(key);
        }
    }
    wrong.extend(messages.keys().filter(|key| !used.contains(*key)).map(|key| format!("{key} is said nowhere")));
    assert!(used.len() > 250, "{} keys are used", used.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_to_choose_by_are_never_shown_and_all_of_them_are_known() {
    fn words<T>(all: impl IntoIterator<Item = T>, word: impl Fn(T) -> &'static str) -> BTreeSet<String> {
        all.into_iter().map(|one| word(one).to_owned()).collect()
    }
    let set = |all: &[&str]| -> BTreeSet<String> { all.iter().map(|word| (*word).to_owned()).collect() };
    let known = BTreeMap::from([
        ("card", words(Card::kinds(), Card::word)),
        ("land", words(LandCard::ALL, LandCard::word)),
        ("species", words(Species::ALL, Species::word)),
        ("deck", words([Deck::Land, Deck::Animal], Deck::word)),
        ("shape", words(PondShape::ALL, PondShape::word)),
        ("category", words(Category::ALL, Category::word)),
        ("scoring", words(ScoringKind::ALL, ScoringKind::word)),
        ("game", words(Game::ALL, Game::word)),
        ("level", words(Level::ALL, Level::word)),
        ("board", maps::NAMES.iter().map(|name| (*name).to_owned()).collect()),
        ("colour", set(&["blue", "vermilion", "charcoal", "ivory", "pink"])),
        ("sign", set(&["plus", "minus"])),
        ("operation", set(&["plus", "times"])),
        ("group", set(&["chain", "herd"])),
        ("when", set(&["always", "each", "final"])),
        ("end", set(&["turn", "round"])),
        ("suits", set(&["number", "range", "unknown", "yours"])),
        ("symmetry", set(&["mirror", "half-turn", "third-turn", "none"])),
    ]);
    let messages = messages("en");
    let mut wrong = Vec::new();
    for key in messages.keys() {
        let message = whole(key, &messages);
        for (by, variants) in &message.chosen {
            if by.ends_with("_is") {
                if *variants != set(&["you", "other"]) {
                    wrong.push(format!("{key}: ${by} is you or other, not {variants:?}"));
                }
                continue;
            }
            let counted = |variant: &String| PLURALS.contains(&variant.as_str()) || variant.parse::<u32>().is_ok();
            if variants.iter().all(counted) {
                continue;
            }
            if message.shown.contains(by) {
                wrong.push(format!("{key} shows ${by}, by which it chooses"));
            }
            match known.get(by.as_str()) {
                Some(all) if all != variants => {
                    let odd: Vec<_> = all.symmetric_difference(variants).collect();
                    wrong.push(format!("{key}: ${by} chooses by other words than there are: {odd:?}"));
                }
                None if *variants != set(&["yes", "no"]) => {
                    wrong.push(format!("{key}: what ${by} may be is unknown: {variants:?}"))
                }
                Some(_) | None => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn letters_are_laid_out_in_one_place_and_texts_made_by_one_macro() {
    // (what only some may write, where)
    let reserved: [(&[&str], &[&str]); 4] = [
        (
            &[
                "layout_no_wrap(",
                ".layout_job(",
                "fonts.layout",
                "painter().layout",
                "LayoutJob",
                "RichText",
                ".label(",
                "on_hover_text(",
            ],
            // The fonts warm every letter up.
            &["src/kit/text.rs", "src/kit/fit.rs", "src/theme/fonts.rs"],
        ),
        // A coin bears its sign as it bears its rim.
        (&["painter().text("], &["src/games/hacienda/signs/things.rs"]),
        (&["Text::new("], &["src/texts/mod.rs"]),
        (&["Said("], &["src/texts/words.rs"]),
    ];
    let mut wrong = Vec::new();
    for (file, source) in sources() {
        let lines = source.lines().map(str::trim_start).enumerate().filter(|(_, line)| !line.starts_with("//"));
        for (number, line) in lines {
            for (writings, places) in reserved {
                if !places.contains(&file.as_str()) && writings.iter().any(|writing| line.contains(writing)) {
                    wrong.push(format!("{file}:{}: {line}", number + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The literals of a line that read like something said: several words, and a capital, a point or many of them.
fn sentences(line: &str) -> Vec<&str> {
    let literals = line.split('"').skip(1).step_by(2);
    let like_one = |literal: &&str| {
        let words = literal.split(' ').filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic)).count();
        let said = literal.starts_with(char::is_uppercase) || literal.ends_with(['.', '?', '!']);
        words >= 5 || words >= 2 && said
    };
    literals.filter(like_one).collect()
}

#[test]
fn no_sentence_stands_in_the_code() {
    // The command line and the words of an address are English, and so is what developers read.
    let places = ["src/cli/", "src/launch.rs", "src/open.rs"];
    let for_developers = ["expect(", "reason =", "assert", "panic!", "warn!(", "error!(", "#[error", "Name::new("];
    let mut wrong = Vec::new();
    for (file, source) in sources().into_iter().filter(|(file, _)| !places.iter().any(|place| file.starts_with(place)))
    {
        for (number, line) in source.lines().enumerate() {
            let spoken = !line.trim_start().starts_with("//") && !for_developers.iter().any(|word| line.contains(word));
            for sentence in sentences(line).into_iter().filter(|_| spoken) {
                wrong.push(format!("{file}:{}: {sentence}", number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(
        sentences("say(\"End turn\", \"log tab\", \"it is not to be done\")"),
        ["End turn", "it is not to be done"]
    );
}

#[test]
fn what_outlives_a_frame_holds_no_finished_sentence() {
    // Names and contents of files, and digits that are being keyed in.
    let known = ["Wish", "Given", "Draft"];
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for (file, source) in sources() {
        for (at, _) in source.match_indices("#[derive(") {
            let rest = &source[at..];
            let derived = &rest[..rest.find(']').expect("it ends")];
            if !["Component", "Resource", "Message"].iter().any(|kept| derived.contains(kept)) {
                continue;
            }
            seen += 1;
            let item = &rest[..rest.find("\n}\n").unwrap_or(rest.len()).min(rest.find(";\n").unwrap_or(rest.len()))];
            let fields = item.lines().filter(|line| !line.trim_start().starts_with("//"));
            let holds = fields.clone().any(|line| ["String", "Said", "str>"].iter().any(|kind| line.contains(kind)));
            let named = known.iter().any(|name| {
                fields
                    .clone()
                    .any(|line| line.contains(&format!("struct {name} ")) || line.contains(&format!("enum {name} ")))
            });
            if holds && !named {
                wrong.push(format!("{file}: {item}"));
            }
        }
    }
    assert!(seen > 60, "{seen} kinds of state");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_reader_of_sources_sees_texts() {
    let source = "say(text!(\"a-key\"));\n// text!(\"none\")\nlet x = text!(\n    \"b\",\n    who = &who, left = f(\"(,\", [1, 2]),\n);";
    let expected = [("a-key", vec![]), ("b", vec!["left", "who"])];
    let expected = expected.map(|(key, names)| (key.to_owned(), names.into_iter().map(str::to_owned).collect()));
    assert_eq!(uses(source), expected);
}
