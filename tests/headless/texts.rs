//! Tests that the code and the text files agree on keys, arguments and selector values.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use hab_gut::HouseRules;
use hacienda::{
    game::Title,
    games,
    texts::{FILES, Language},
};
use hacienda_rules::{
    Card, Category, Deck, Edition, Ground, LandCard, Landscape, PondShape, ScoringKind, Species,
    maps::{
        self,
        drawing::{self, Brush},
        generate::Symmetry,
    },
};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use tabletop::Level;
use unic_langid::LanguageIdentifier;
use zoff::{Colour, Prairie, Variants};

#[path = "texts/citations.rs"]
mod citations;
#[path = "texts/glossary.rs"]
mod glossary;
#[path = "texts/literal_numbers.rs"]
mod literal_numbers;
#[path = "texts/messages.rs"]
mod messages;
#[path = "texts/reserved_calls.rs"]
mod reserved_calls;
#[path = "texts/rulebook_numbers.rs"]
mod rulebook_numbers;
#[path = "texts/sources.rs"]
mod sources;

use messages::{Choice, languages, messages, whole};
use sources::{calls, literals, repository, sources, uses};

/// Returns the plural categories of a language, cardinal or ordinal.
fn plurals(language: &str, ordinal: bool) -> BTreeSet<&'static str> {
    let kind = if ordinal { PluralRuleType::ORDINAL } else { PluralRuleType::CARDINAL };
    let locale: LanguageIdentifier = language.parse().expect("a folder is named after its locale");
    let rules = PluralRules::create(locale, kind).expect("the rules of this language are known");
    let word = |number: u32| match rules.select(number).expect("the number is whole") {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    // Some languages have a separate category for millions.
    (0..1000).chain([1_000_000]).map(word).collect()
}

/// Selector values that appear as literals in the code: the argument, its values, and the file.
const LITERAL_VALUES: [(&str, &[&str], &str); 18] = [
    ("ground", &["void"], "src/boards/editor/toolbox.rs"),
    ("tool", &["paint", "fill", "pick", "move", "size"], "src/boards/editor/toolbox.rs"),
    ("colour", &["blue", "vermilion", "charcoal", "ivory", "pink"], "crates/shell/src/owners.rs"),
    ("end", &["turn", "round"], "src/games/hacienda/texts/rules/chapters.rs"),
    ("group", &["chain", "herd"], "src/games/hacienda/texts/hint.rs"),
    ("half", &["first", "second"], "src/games/hab_gut/texts/mod.rs"),
    ("half", &["first", "second"], "src/games/hab_gut/texts/foundation_opening.rs"),
    ("half", &["first", "second"], "src/menu/labels.rs"),
    ("motion", &["full", "calm", "off"], "src/game_screen/settings_page.rs"),
    ("operation", &["plus", "times"], "src/games/hacienda/texts/log.rs"),
    ("operation", &["plus", "times"], "src/games/hacienda/texts/rules/examples.rs"),
    ("order", &["usual", "name", "size", "markets", "evenness"], "src/boards/gallery/filter.rs"),
    ("origin", &["all", "ours", "own", "chance"], "src/boards/gallery/filter.rs"),
    ("running", &["yes", "no"], "crates/tabletop/src/texts.rs"),
    ("sign", &["plus", "minus"], "src/games/hab_gut/refusals.rs"),
    ("sign", &["plus", "minus"], "src/games/hacienda/texts/mod.rs"),
    ("suits", &["number", "range", "unknown", "yours"], "src/menu/labels.rs"),
    ("when", &["always", "each", "final"], "src/games/hacienda/texts/hint.rs"),
];

fn set<'a>(words: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    words.into_iter().map(str::to_owned).collect()
}

/// Returns the arguments that are used only as selectors, with every value that the code can pass.
fn known() -> BTreeMap<&'static str, BTreeSet<String>> {
    fn words<T>(all: impl IntoIterator<Item = T>, word: impl Fn(T) -> &'static str) -> BTreeSet<String> {
        all.into_iter().map(|one| word(one).to_owned()).collect()
    }
    let grounds = [Ground::Pampas, Ground::Market, Ground::Water];
    let grounds = grounds.into_iter().chain(Landscape::ALL.map(Ground::Land));
    let mut known = BTreeMap::from([
        ("card", words(Card::kinds(), Card::word)),
        ("land", words(LandCard::ALL, LandCard::word)),
        ("species", words(Species::ALL, Species::word)),
        ("deck", words([Deck::Land, Deck::Animal], Deck::word)),
        ("ground", words(grounds, Ground::word)),
        ("shape", words(PondShape::ALL, PondShape::word)),
        ("category", words(Category::ALL, Category::word)),
        ("scoring", words(ScoringKind::ALL, ScoringKind::word)),
        ("game", words(Edition::ALL, Edition::word)),
        ("level", words(Level::ALL, Level::word)),
        ("ours", set(maps::NAMES)),
        ("title", words(Title::ALL, Title::word)),
        ("lesson", set(Title::ALL.into_iter().flat_map(games::lessons_of).copied())),
        ("variant", set(Variants::NAMES.into_iter().chain(HouseRules::NAMES))),
        ("degree", set(["1", "2", "3", "4", "5"])),
        ("prairie", words(Prairie::ALL, Prairie::word)),
        ("hue", words(Colour::ALL, Colour::word)),
        ("good", words(hab_gut::Good::ALL, hab_gut::Good::word)),
        ("side", words(hab_gut::Side::ALL, hab_gut::Side::word)),
        ("brush", words(Brush::ALL, Brush::word)),
        ("edge", words(drawing::Side::ALL, drawing::Side::word)),
        ("symmetry", words(Symmetry::ALL, Symmetry::word)),
        ("phase", words(hab_gut::Phase::ALL, hab_gut::Phase::word)),
        ("phrase", words(online::Phrase::ALL, online::Phrase::word)),
        ("reason", words(online::Reason::ALL, online::Reason::word)),
    ]);
    for (argument, words, _) in LITERAL_VALUES {
        known.entry(argument).or_default().extend(set(words.iter().copied()));
    }
    known
}

#[test]
fn keys_and_messages_match() {
    let (messages, known) = (messages("en"), known());
    let mut used = BTreeSet::new();
    let mut wrong = Vec::new();
    for (file, source) in sources() {
        for (key, given) in uses(&source) {
            if !messages.contains_key(&key) {
                wrong.push(format!("{file}: no message {key}"));
                continue;
            }
            let message = whole(&key, &messages);
            let wanted = message.required();
            // A player argument is shown or selects a variant (`_is`), or both.
            let missing = wanted.iter().filter(|name| {
                let who = name.strip_suffix("_is").unwrap_or(name);
                !given.contains_key(*name) && !given.contains_key(who)
            });
            missing.for_each(|name| wrong.push(format!("{file}: {key} requires ${name}")));
            let needless =
                given.keys().filter(|name| !wanted.contains(*name) && !wanted.contains(&format!("{name}_is")));
            needless.for_each(|name| wrong.push(format!("{file}: {key} has no ${name}")));
            let odd = given.iter().filter(|(_, value)| !calls(value, "Kind(").is_empty() && !value.contains("text!("));
            let odd = odd.filter(|(name, _)| !known.contains_key(name.as_str()));
            odd.for_each(|(name, _)| {
                wrong.push(format!("{file}: {key} gets a selector value as ${name}, which is not a known selector"))
            });
            used.extend(message.references);
            used.insert(key);
        }
    }
    wrong.extend(messages.keys().filter(|key| !used.contains(*key)).map(|key| format!("{key} is not used")));
    assert!(used.len() > 250, "{} keys are used", used.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn selector_values_in_the_code_are_known() {
    let mut wrong = Vec::new();
    for (file, source) in sources() {
        let of_file = LITERAL_VALUES.iter().filter(|(.., place)| *place == file);
        let expected: BTreeSet<&str> = of_file.flat_map(|(_, words, _)| words.iter().copied()).collect();
        let written = |word: &&&str| literals(&source).any(|literal| literal == **word);
        wrong.extend(
            expected.iter().filter(|word| !written(word)).map(|word| format!("{file} does not contain {word:?}")),
        );
        for call in calls(&source, "Kind(").concat() {
            let odd = literals(&call).filter(|word| !expected.contains(word));
            wrong.extend(odd.map(|word| format!("{file}: {word:?} is not a known selector value")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns a description of the mistake in a choice, if there is one. In English, missing values are mistakes, too.
fn mistake(choice: &Choice, language: &str, known: &BTreeMap<&str, BTreeSet<String>>) -> Option<String> {
    let english = language == "en";
    let Choice { by, ordinal, keys, default_key } = choice;
    let people = set(["you", "other"]);
    let words = if by.ends_with("_is") { Some(&people) } else { known.get(by.as_str()) };
    if let Some(all) = words {
        let odd: Vec<_> =
            if english { all.symmetric_difference(keys).collect() } else { keys.difference(all).collect() };
        return (!odd.is_empty()).then(|| format!("${by} has missing or unknown values: {odd:?}"));
    }
    let plurals = plurals(language, *ordinal);
    let counted = |key: &&String| plurals.contains(key.as_str()) || key.parse::<u32>().is_ok();
    let odd: Vec<_> = keys.iter().filter(|key| !counted(key)).collect();
    (!odd.is_empty() || default_key != "other")
        .then(|| format!("${by} has unknown plural categories {odd:?}, or {default_key} is not a valid default"))
}

#[test]
fn selector_values_are_complete_and_never_shown() {
    let known = known();
    let mut wrong = Vec::new();
    for language in languages() {
        for (key, message) in messages(&language) {
            let never = |name: &&String| name.ends_with("_is") || known.contains_key(name.as_str());
            let shown = message.shown.iter().filter(never);
            wrong.extend(shown.map(|name| format!("{language}: {key} shows ${name}, which is only a selector")));
            let mistakes = message.choices.iter().filter_map(|choice| mistake(choice, &language, &known));
            wrong.extend(mistakes.map(|mistake| format!("{language}: {key}: {mistake}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_has_all_messages_with_their_arguments_and_variants() {
    let offered = set(Language::OFFERED.map(Language::code));
    let (english, known) = (messages("en"), known());
    // An argument that is a player in one message is a player in all messages.
    let people = english.values().flat_map(|message| message.required());
    let people: BTreeSet<String> = people.filter_map(|name| name.strip_suffix("_is").map(str::to_owned)).collect();
    let mut wrong: Vec<String> = languages()
        .symmetric_difference(&offered)
        .map(|one| format!("{one}: a language needs a folder and must be offered"))
        .collect();
    for language in languages() {
        let folder = fs::read_dir(repository().join("assets/texts").join(&language)).expect("the folder is readable");
        let names = folder.map(|file| file.expect("a folder entry is readable").file_name());
        let names: BTreeSet<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
        let expected = set(FILES.into_iter().chain(["page.ftl"]));
        wrong.extend(
            names.symmetric_difference(&expected).map(|file| format!("{language}: {file} is missing or not expected")),
        );
        let all = messages(&language);
        let missing = english.keys().filter(|key| !key.starts_with('-') && !all.contains_key(*key));
        wrong.extend(missing.map(|key| format!("{language}: {key} is missing")));
        for key in all.keys().filter(|key| !key.starts_with('-')) {
            if !english.contains_key(key) {
                wrong.push(format!("{language}: {key} is not a message in English"));
                continue;
            }
            let mut given = whole(key, &english).required();
            for who in &people {
                let is = format!("{who}_is");
                if given.contains(who) || given.contains(&is) {
                    given.extend([who.clone(), is]);
                }
            }
            let (here, there) = (whole(key, &all), whole(key, &english));
            wrong.extend(
                here.required()
                    .difference(&given)
                    .map(|name| format!("{language}: {key} uses ${name}, which the code does not pass")),
            );
            let required = here.required();
            let kept = |name: &&String| required.contains(*name) || required.contains(&format!("{name}_is"));
            let lost = there.shown.iter().filter(|name| !kept(name));
            wrong.extend(lost.map(|name| format!("{language}: {key} does not show ${name}")));
            // If English has a variant for each value of a selector, every language must have one for each.
            for choice in there.choices.iter().filter(|choice| known.contains_key(choice.by.as_str())) {
                let alike = |other: &Choice| other.by == choice.by && other.keys.is_superset(&choice.keys);
                if !here.choices.iter().any(alike) {
                    wrong.push(format!("{language}: {key} lacks a variant for some ${}", choice.by));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn english_has_a_singular_if_another_language_has_one() {
    let english = messages("en");
    let mut wrong = BTreeSet::new();
    for language in languages().into_iter().filter(|language| language != "en") {
        for (key, message) in messages(&language) {
            let plural = english.get(&key).into_iter().flat_map(|english| &english.plural);
            let counts =
                |by: &String| message.choices.iter().any(|choice| choice.by == *by && choice.keys.contains("one"));
            wrong.extend(
                plural
                    .filter(|by| counts(by))
                    .map(|by| format!("{key} has a singular for {by} in {language}, but not in English")),
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
