//! Tests that messages contain no literal numbers apart from listed exceptions: numbers that come from the rules must
//! be arguments.

use std::{collections::BTreeSet, fs};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use hacienda::texts::{Language, Text, Translations};
use hacienda_rules::Rulebook;

use super::{
    messages::{all_messages, languages},
    sources::{files, repository},
};

/// For each language: the number words from two on, the words for the tens from thirty on, and phrases in which a
/// number word means only "both" or "twice".
const WORDS: [(&str, &str, &str, &[&str]); 4] = [
    (
        "en",
        "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen \
         nineteen twenty",
        "thirty forty fifty sixty seventy eighty ninety",
        &[],
    ),
    (
        "de",
        "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn \
         neunzehn zwanzig",
        "dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
        &[],
    ),
    (
        "fr",
        "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit \
         dix-neuf vingt",
        "trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix",
        &["les deux", "des deux", "aux deux", "ses deux", "vos deux", "deux fois"],
    ),
    (
        "es",
        "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho \
         diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho \
         veintinueve",
        "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
        &["los dos", "las dos", "sus dos", "dos veces"],
    ),
];

/// The literal numbers that messages may contain, grouped by reason.
const ALLOWED_LITERALS: &[(&str, &[(&str, &[u64])])] = &[
    (
        "a name that contains a number",
        &[
            ("rules-game", &[1]),
            ("rule-variant1", &[1]),
            ("rule-running", &[2]),
            ("rule-running-final", &[1]),
            ("rule-crucible-scoring", &[1]),
            ("about-level", &[2026]),
            ("does-level", &[2, 2026]),
            ("board-name", &[5]),
            ("lesson-title", &[2]),
            ("zoff-rules-two", &[2]),
        ],
    ),
    ("a fixed feature of a built-in board", &[("board-idea", &[2, 3, 4, 5, 7, 16])]),
    (
        "a shape, described by its number of hexes or sides",
        &[
            ("pond", &[2]),
            ("inspect-pond", &[2]),
            ("refused-no-such-pond", &[3]),
            ("rule-setup-ponds", &[2, 3]),
            ("rule-setup-ponds-large", &[2, 3]),
            ("rule-board", &[6]),
        ],
    ),
    (
        "one of each, or none, which no rulebook changes",
        &[
            ("rule-payment", &[1]),
            ("rule-score-haciendas", &[1]),
            ("rule-score-money", &[1]),
            ("rule-variant1-scoring", &[1]),
            ("rule-crucible-shores", &[1]),
            ("hg-refused-worthless", &[0]),
            ("hg-rules-track", &[0]),
            ("hg-rules-buy", &[0]),
            ("hg-rules-sell", &[0]),
        ],
    ),
    ("a position in a sequence", &[("hud-to-first-scoring", &[1]), ("results-half", &[1]), ("hg-round", &[1, 2])]),
    (
        "the sentence itself lists that many things",
        &[
            ("rule-once", &[3]),
            ("rule-setup-stacks", &[2]),
            ("lesson-scoring-markets", &[2, 3, 4]),
            ("zoff-rules-two-text", &[2]),
            ("hg-prompt-deciding", &[2]),
        ],
    ),
    (
        "any two that touch, are adjacent or are equal",
        &[
            ("rule-pond-apart", &[2]),
            ("rule-score-ponds", &[2]),
            ("rule-score-ponds-two", &[2]),
            ("lesson-herds-other", &[2]),
            ("lesson-ponds-two", &[2]),
            ("lesson-scoring-winner", &[2]),
            ("lesson-zoff-sizes", &[2]),
            ("zoff-refused-same-prairie", &[2]),
            ("zoff-refused-same-size", &[2]),
            ("zoff-rules-place-sizes", &[2]),
            ("zoff-rules-bonus-rest", &[2]),
            ("hg-rules-racks", &[2]),
        ],
    ),
    ("another word for both", &[("hg-prompt-both-cards", &[2])]),
    ("a number word that is part of a common phrase", &[("setup-even", &[2]), ("results-level", &[2])]),
    ("a game for exactly two players", &[("rules-game-about", &[2])]),
    (
        "what the picture next to the text shows",
        &[
            ("rule-payment-first", &[2]),
            ("rule-payment-join", &[2]),
            ("rule-running-market", &[2]),
            ("rule-running-second", &[2]),
        ],
    ),
    (
        "keys, and symbols on the screen",
        &[
            ("editor-keys", &[0, 1, 9]),
            ("keys-digits", &[1, 9]),
            ("keys-zoom", &[0]),
            ("zoff-keys-digits", &[0, 5]),
            ("two-keys", &[2]),
            ("speed-normal", &[1]),
            ("speed-double", &[2]),
            ("speed-fourfold", &[4]),
        ],
    ),
    (
        "a feature of the program, not of the rules",
        &[("gallery-fresh", &[3]), ("board-match-title", &[4]), ("kiosk-play-other", &[2]), ("kiosk-rest", &[2])],
    ),
    (
        "shown before the program is loaded; a test below compares it with the rulebook",
        &[("page-tip-actions", &[3]), ("page-tip-markets", &[1, 3, 6, 10, 15]), ("page-tip-chains", &[3])],
    ),
];

/// Returns the numbers in a text, whether written in digits or in words. The word for one is left out, because it is an
/// article in most of the languages.
pub fn numbers(language: &str, text: &str) -> Vec<u64> {
    let (_, words, tens, both) =
        WORDS.iter().find(|(code, ..)| *code == language).expect("every language has number words");
    let plain = text.to_lowercase().replace(['\u{a0}', '\u{202f}'], " ");
    let plain = both.iter().fold(plain, |plain, phrase| plain.replace(phrase, ""));
    let listed = |word: &str| {
        let at = |words: &str| words.split_whitespace().position(|one| one == word).map(|at| at as u64);
        at(words).map(|at| at + 2).or_else(|| at(tens).map(|at| 10 * at + 30))
    };
    // German puts the ones before the tens: "zweiundzwanzig".
    let ones_and_tens = |word: &str| {
        let (ones, tens) = word.split_once("und")?;
        let ones = if ones == "ein" { 1 } else { listed(ones)? };
        Some(ones + listed(tens)?)
    };
    let in_words = |word: &str| listed(word).or_else(|| ones_and_tens(word));
    let number = |word: &str| {
        let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok().or_else(|| in_words(word))
    };
    // A word with hyphens is one number, such as "dix-sept", or else its parts are read one by one.
    let numbers_in = |word: &str| match in_words(word) {
        Some(number) => vec![number],
        None => word.split('-').filter_map(number).collect(),
    };
    plain.split(|sign: char| !sign.is_alphanumeric() && sign != '-').flat_map(numbers_in).collect()
}

/// Returns true if the message may contain this literal number.
pub fn is_allowed_literal(key: &str, number: u64) -> bool {
    ALLOWED_LITERALS.iter().flat_map(|(_, all)| *all).any(|(of, own)| *of == key && own.contains(&number))
}

/// Adds the literal numbers of a pattern. A variant may repeat the number that selects it.
fn of_pattern(language: &str, pattern: &Pattern<String>, chosen: &mut Vec<u64>, found: &mut BTreeSet<u64>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                found.extend(numbers(language, value).into_iter().filter(|number| !chosen.contains(number)));
            }
            PatternElement::Placeable { expression } => of_expression(language, expression, chosen, found),
        }
    }
}

fn of_expression(language: &str, expression: &Expression<String>, chosen: &mut Vec<u64>, found: &mut BTreeSet<u64>) {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            of_expression(language, expression, chosen, found);
        }
        Expression::Inline(InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value }) => {
            found.extend(numbers(language, value));
        }
        Expression::Inline(_) => {}
        Expression::Select { variants, .. } => {
            for variant in variants {
                let before = chosen.len();
                if let VariantKey::NumberLiteral { value } = &variant.key {
                    chosen.extend(value.parse::<u64>());
                }
                of_pattern(language, &variant.value, chosen, found);
                chosen.truncate(before);
            }
        }
    }
}

#[test]
fn numbers_in_messages_are_arguments() {
    let (mut wrong, mut used, mut seen) = (BTreeSet::new(), BTreeSet::new(), 0);
    for language in languages() {
        let mut paths = Vec::new();
        files(&repository().join("assets/texts").join(&language), "ftl", &mut paths);
        for path in paths {
            let source = fs::read_to_string(&path).expect("the file contains text");
            let read = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
            for entry in read.body {
                let (key, pattern) = match entry {
                    Entry::Message(message) => (message.id.name, message.value.expect("a message has a text")),
                    Entry::Term(term) => (term.id.name, term.value),
                    _ => continue,
                };
                let mut found = BTreeSet::new();
                of_pattern(&language, &pattern, &mut Vec::new(), &mut found);
                seen += found.len();
                for number in found {
                    if is_allowed_literal(&key, number) {
                        used.insert((key.clone(), number));
                    } else {
                        wrong.insert(format!("{language}: {key} contains {number}, which is not an argument"));
                    }
                }
            }
        }
    }
    for (key, own) in ALLOWED_LITERALS.iter().flat_map(|(_, all)| *all) {
        let unused = own.iter().filter(|number| !used.contains(&((*key).to_owned(), **number)));
        wrong.extend(unused.map(|number| format!("{key} contains {number} in no language")));
    }
    assert!(seen > 200, "{seen} numbers");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn numbers_in_loading_tips_match_the_rulebook() {
    let book = Rulebook::default();
    for language in languages() {
        let all = all_messages(&language);
        let shown = |key: &str| numbers(&language, &all[key].words);
        assert_eq!(shown("page-tip-actions"), [u64::from(book.actions)], "{language}");
        assert_eq!(shown("page-tip-chains"), [u64::from(book.group_minimum)], "{language}");
        let markets = [1, 2, 3, 4, 5].map(|markets| u64::from(book.market_points(markets)));
        assert_eq!(shown("page-tip-markets"), markets, "{language}");
    }
}

#[test]
fn numbers_from_two_to_twelve_are_words_and_others_digits() {
    for language in Language::OFFERED {
        let translations = Translations::from_repository(language);
        for number in 2_u32..=13 {
            let text = translations.tr(Text::in_words(number)).to_string();
            assert_eq!(numbers(language.code(), &text), [u64::from(number)], "{text}");
            assert_eq!(text.starts_with(|sign: char| sign.is_ascii_digit()), number > 12, "{text}");
        }
        assert_eq!(
            [0_u32, 1, 300].map(|number| translations.tr(Text::in_words(number)).to_string()),
            ["0", "1", "300"]
        );
    }
}

#[test]
fn numbers_are_found_as_digits_and_in_words() {
    assert_eq!(
        numbers("en", "Twelve cards, 3 of them a 2nd time; one-hex ponds, two-hex ponds: 40."),
        [12, 3, 2, 2, 40]
    );
    assert_eq!(numbers("fr", "Les deux voisins\u{a0}: deux fois, et deux autres"), [2]);
    assert_eq!(numbers("fr", "Vingt ou dix-huit vaches, soixante-dix, vingt-deux"), [20, 18, 70, 20, 2]);
    assert_eq!(numbers("de", "Zweimal zwanzig, die zwei von vierzig"), [20, 2, 40]);
    assert_eq!(numbers("de", "Einundzwanzig Hunde, zweiundneunzig Kühe"), [21, 92]);
    assert_eq!(numbers("es", "Veintidós vacas, treinta y dos"), [22, 30, 2]);
}
