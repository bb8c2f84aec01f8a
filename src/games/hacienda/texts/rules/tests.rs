//! Tests of the rules page: it covers every section of the rules under every rulebook, and every refusal has a
//! paragraph.

use std::collections::BTreeSet;

use super::*;
use crate::{
    games::hacienda::refusals::every_refusal,
    texts::{Language, Translations},
};
use hacienda_rules::{Card, Edition, HouseRules};

/// The sections of the rules specification to cover: all of 2 to 5, and 1 for the pieces and the board.
const SECTIONS: [&str; 19] = [
    "1",
    "2",
    "2 hands",
    "2.1",
    "2.2",
    "2.3",
    "2.4",
    "3",
    "3 end",
    "3.1",
    "3.2",
    "3.3",
    "3.4",
    "3.5",
    "3.6",
    "4",
    "5 The Crucible",
    "5 Variant 1",
    "5 Variant 2",
];

/// All editions with and without the running score, each with the default house rules and with all of them changed.
fn books() -> Vec<Rulebook> {
    let other = HouseRules {
        land_reshuffle: false,
        mixed_herds: true,
        harvest_minimum: 1,
        several_haciendas: true,
        score_at_end_of_turn: true,
    };
    let houses = [HouseRules::default(), other];
    let of =
        |edition| houses.into_iter().flat_map(move |house| [false, true].map(|on| Rulebook::new(edition, on, house)));
    Edition::ALL.into_iter().flat_map(of).collect()
}

fn all(book: &Rulebook) -> Vec<Paragraph> {
    chapters(book).into_iter().flat_map(|(_, paragraphs)| paragraphs).collect()
}

/// The texts of one chapter, by the key of its title.
fn chapter(key: &str, book: &Rulebook) -> Vec<Text> {
    let chapter = chapters(book).into_iter().find(|(title, _)| title.key() == key).expect("the chapter exists");
    chapter.1.into_iter().map(|one| one.text).collect()
}

#[test]
fn every_rulebook_covers_exactly_the_listed_sections_and_the_house_rules() {
    for book in books() {
        let covered: BTreeSet<&str> = all(&book).iter().flat_map(|one| one.sections.iter().copied()).collect();
        let expected: BTreeSet<&str> = SECTIONS.into_iter().chain(["house rules"]).collect();
        assert_eq!(covered, expected, "{book:?}");
    }
}

#[test]
fn every_rule_appears_under_some_rulebook_and_at_most_once_under_each() {
    let mut found = BTreeSet::new();
    for book in books() {
        let rules: Vec<String> = all(&book).iter().map(|one| format!("{:?}", one.rule)).collect();
        assert_eq!(rules.iter().collect::<BTreeSet<_>>().len(), rules.len(), "{rules:?}");
        found.extend(rules);
    }
    assert_eq!(found, Rule::ALL.iter().map(|rule| format!("{rule:?}")).collect());
}

#[test]
fn every_paragraph_is_short_and_complete() {
    for book in books() {
        for Paragraph { rule, text, .. } in all(&book) {
            let sentence = Translations::default().tr(&text).to_string();
            assert!(sentence.starts_with(char::is_uppercase) && sentence.ends_with(['.', ':']), "{rule:?}: {sentence}");
            assert!(
                sentence.len() < 330 && !sentence.contains("  ") && !sentence.contains('{'),
                "{rule:?}: {sentence}"
            );
        }
    }
}

#[test]
fn every_refusal_and_every_card_has_a_paragraph_under_every_rulebook() {
    for book in books() {
        let rules: Vec<Rule> = all(&book).iter().map(|one| one.rule).collect();
        let wanted = every_refusal().into_iter().map(rule_of_refusal).chain(Card::kinds().map(rule_of_card));
        for rule in wanted {
            assert!(rules.contains(&rule), "{rule:?} in {:?}", book.edition);
        }
    }
}

#[test]
fn the_paragraphs_contain_the_numbers_of_the_rulebook() {
    let said_in = |edition| {
        let book = Rulebook::new(edition, false, HouseRules::default());
        let special = ["rule-chapter-variants", "rule-chapter-house"];
        let main = chapters(&book).into_iter().filter(|(title, _)| !special.contains(&title.key()));
        let texts = main.flat_map(|(_, paragraphs)| paragraphs).map(|one| one.text);
        texts.map(|text| Translations::default().tr(text).to_string() + " ").collect::<String>()
    };
    let [base, variant1, crucible] = [Edition::Base, Edition::Variant1, Edition::Crucible].map(said_in);
    assert!(base.contains("hacienda costs 12 pesos") && base.contains("2 points for each tile"));
    assert!(!base.contains("Herds: ") && base.contains("14 of each landscape and 10 pampas"));
    assert!(
        variant1.contains("costs 20 pesos")
            && variant1.contains("times your land")
            && variant1.contains("Herds: 1 point")
    );
    assert!(crucible.contains("2 points at a one-hex pond") && crucible.contains("gets 2 pampas cards"));
    let house = HouseRules { score_at_end_of_turn: true, ..HouseRules::default() };
    let scoring_text = |running, house| {
        let book = Rulebook::new(Edition::Base, running, house);
        let texts = chapter("rule-chapter-scoring", &book).into_iter();
        texts.map(|text| Translations::default().tr(text).to_string()).collect::<String>()
    };
    assert!(
        scoring_text(false, house).contains("at the end of that turn.")
            && scoring_text(true, house).contains("no scoring then")
    );
    assert!(scoring_text(false, HouseRules::default()).contains("at the end of that round, when every"));
}

#[test]
fn the_stacks_of_the_crucible_match_the_rules() {
    let texts = chapter("rule-chapter-variants", &Rulebook::default()).into_iter();
    let sentences: String = texts.map(|text| Translations::default().tr(text).to_string()).collect();
    assert!(sentences.contains("The animal stacks have 13 and 12 cards."), "{sentences}");
}

#[test]
fn the_search_ignores_accents_and_case() {
    let manual = manual(&Rulebook::default());
    let say = |text: &Text| Translations::default().tr(text).to_string();
    let found = |query: &str| manual.search(query, say).into_iter().filter_map(Rule::of).collect::<Vec<_>>();
    assert_eq!(found("owe"), [Rule::NoDebts]);
    assert_eq!(found("Öwé"), [Rule::NoDebts]);
    assert!(found("opponent chip").starts_with(&[Rule::HarvestTake]) && found("pond").contains(&Rule::ScorePonds));
    assert!(found("").is_empty() && found("  ").is_empty() && found("llama").is_empty());
}

#[test]
fn every_search_term_finds_its_paragraph() {
    for language in Language::OFFERED {
        let words = Translations::from_repository(language);
        for book in books() {
            let (manual, say) = (manual(&book), |text: &Text| words.tr(text).to_string());
            for (term, rule) in terms() {
                let found = manual.search(&say(&term), say);
                assert!(found.contains(&rule.into()), "{language:?}: {}: {rule:?}", say(&term));
            }
        }
    }
}

fn translated(texts: &[Text]) -> Vec<String> {
    texts.iter().map(|text| Translations::default().tr(text).to_string()).collect()
}

#[test]
fn the_examples_have_the_sums_given_in_the_rules() {
    let [base, variant1, _] = Edition::ALL.map(|edition| Rulebook::new(edition, false, HouseRules::default()));
    let sums = |book: &Rulebook| {
        [&*examples::FIRST, &examples::AGAIN, &examples::JOIN]
            .map(|one| translated(&examples::payment(one, book)).concat())
    };
    assert_eq!(sums(&base), ["2 + 3 = 5", "3 + 3 = 6", "6 + 5 = 11"]);
    assert_eq!(sums(&variant1)[0], "2 × 2 = 4");
    assert_eq!(translated(&examples::harvest(&base)), ["7 × 3 = 21"]);
    assert_eq!(translated(&examples::variant1()), ["2 × 1 = 2", "2 × 2 = 4", "2 × 3 = 6", "4 × 6 = 24"]);
}

#[test]
fn the_examples_of_scoring_have_the_points_given_in_the_rules() {
    let steps: Vec<_> = examples::RUNNING_EXAMPLE.steps.iter().map(|step| (step.pesos, step.points)).collect();
    assert_eq!(steps, [(0, 6), (0, 8), (6, 9), (0, 10), (3, 14), (0, 18), (0, 21), (8, 21)]);
    let scoring = examples::scoring();
    assert_eq!(scoring.totals, [53, 52]);
    let red: Vec<u16> = scoring.rows.iter().map(|(_, [(_, points), _])| *points).collect();
    assert_eq!(red, [15, 14, 6, 17, 1]);
}
