//! Layout tests of the match screen in a language with longer words than English, and in the text sizes for standing
//! players.

use std::{collections::BTreeMap, fs, path::Path};

use super::{
    layout_checks::layout_faults,
    scene::{CASES, Case, Look, record_case, record_with_prompt},
};
use crate::{
    games::hacienda::{
        choice::Selection,
        texts::prompt,
        ui::{
            checks::{context_at, narrow, table_of, untranslated_texts},
            hud::prompt::PromptFacts,
        },
    },
    seats::names,
    texts::{Language, Translations},
    theme::{rects::Recorded, scale::SizePreferences},
    widgets::prelude::*,
};
use hacienda_rules::{Action, Card, Deck, Illegal, LandCard, PondShape, Seat, Species};

/// Lists all faults of one view in the pseudo-language.
fn faults(look: &Look, scale: Scale) -> Vec<String> {
    let mut found = untranslated_texts(&look.all);
    found.extend(layout_faults(&look.all, scale.window(), scale.min_text()));
    let cut = |seen: &&Recorded| seen.kind == RectKind::Text && seen.name.ends_with('…');
    found.extend(look.all.iter().filter(cut).map(|seen| format!("cut short: {seen:?}")));
    let over_board = |seen: &&Recorded| seen.kind == RectKind::Panel && seen.rect.intersects(look.frame.free);
    let panels = look.all.iter().filter(over_board);
    let bare = panels.filter(|panel| !look.covers.iter().any(|cover| cover.expand(0.5).contains_rect(panel.rect)));
    found.extend(bare.map(|panel| format!("a press on this panel reaches the board: {panel:?}")));
    found
}

#[test]
fn texts_in_the_pseudo_language_fit() {
    let words = Translations::built_in(Language::PSEUDO);
    // Keep only the first case in which a fault occurs, because many cases have the same faults.
    let mut wrong = BTreeMap::new();
    for window in narrow() {
        let ctx = context_at(&words, window, 1.0);
        for (seats, case) in [2, 5].into_iter().flat_map(|seats| CASES.map(|case| (seats, case))) {
            for fault in faults(&record_case(&ctx, seats, case), Scale::of(&ctx)) {
                wrong.entry((window.x as u32, fault)).or_insert((seats, case));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_word_is_readable_at_standing_distance() {
    let (window, mut wrong) = (vec2(1920.0, 1080.0), BTreeMap::new());
    for words in [Translations::default(), Translations::built_in(Language::PSEUDO)] {
        let ctx = context_at(&words, window, 1.0);
        let preferences = SizePreferences { standing: true, ..SizePreferences::default() };
        let scale = Scale::new(window, preferences).beside_board();
        style::install(&ctx, scale);
        for (seats, case) in [2, 5].into_iter().flat_map(|seats| CASES.map(|case| (seats, case))) {
            let all = record_case(&ctx, seats, case).all;
            let cut = all.iter().filter(|seen| seen.kind == RectKind::Text && seen.name.ends_with('…'));
            let cut = cut.map(|seen| format!("cut short: {seen:?}"));
            for fault in layout_faults(&all, window, 26.0).into_iter().chain(cut) {
                wrong.entry(fault).or_insert((seats, case));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Returns one example of each refusal.
fn refusals() -> Vec<Text> {
    let (card, species) = (Card::Land(LandCard::Mountain), Species::Cattle);
    vec![
        text!("refused-game-over"),
        text!("refused-deck-is-empty", deck = Deck::Animal),
        text!("refused-not-in-display", card = card),
        text!("refused-too-expensive", price = 20, pesos = 17),
        text!("refused-card-not-in-hand", card = card),
        text!("refused-wrong-landscape", card = card),
        text!("refused-not-pampas"),
        text!("refused-hex-is-taken"),
        text!("refused-not-next-to-your-land"),
        text!("refused-not-next-to-your-land-or-herd", species = species),
        text!("refused-no-tile-of-species", species = species),
        text!("refused-no-animal-tile"),
        text!("refused-hacienda-bought"),
        text!("refused-no-hacienda"),
        text!("refused-not-your-piece"),
        text!("refused-group-has-hacienda"),
        text!("refused-tile-has-hacienda"),
        text!("refused-pond-bought"),
        text!("refused-no-such-pond"),
        text!("refused-no-pond-left", shape = PondShape::Triangle),
        text!("refused-harvested"),
        text!("refused-not-your-land"),
        text!("refused-chain-too-short", tiles = 2, needed = 3),
        text!("refused-chain-has-chip"),
        text!("refused-chips-in-supply"),
        text!("refused-no-chip-in-supply"),
        text!("refused-no-chip-there"),
        text!("refused-chip-is-yours"),
    ]
}

/// Returns the other prompts, with long names.
fn prompts() -> Vec<Text> {
    let names = names::names(&table_of(5));
    let who = &names[2];
    let held = [
        Selection::Card(Card::Land(LandCard::Mountain)),
        Selection::Card(Card::Animal(Species::Cattle)),
        Selection::Purchase(Action::BuyTop(Deck::Animal)),
        Selection::Hacienda,
        Selection::Pond(PondShape::Triangle),
        Selection::Harvest { from: None },
    ];
    let mut all = vec![
        prompt::your_turn(None, 3),
        prompt::your_turn(Some(who), 3),
        prompt::thinking(who),
        text!("prompt-come", who = who),
        text!("prompt-not-your-turn", who = who),
        prompt::result(&names, &[]),
        prompt::result(&names, &[Seat(2)]),
        prompt::result(&names, &Seat::all(5).collect::<Vec<_>>()),
        text!("prompt-take-a-chip"),
        text!("prompt-sure"),
        text!("prompt-sure-or-turn"),
        text!("prompt-scoring"),
        text!("prompt-nothing-more"),
        text!("prompt-hidden"),
        text!("prompt-face-down"),
        text!("choice-no-hex"),
        text!("choice-now-the-chain"),
        text!("choice-pond-does-not-fit"),
        text!("choice-end-by-button"),
        text!("hint-thinking"),
        text!("hint-choose"),
    ];
    all.extend(held.into_iter().filter_map(prompt::selected));
    all
}

#[test]
fn every_prompt_fits_and_no_press_on_it_reaches_the_board() {
    let words = Translations::built_in(Language::PSEUDO);
    let lines = || {
        let refused = refusals().into_iter().map(|text| (text, true));
        refused.chain(prompts().into_iter().map(|text| (text, false)))
    };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts/en/hacienda.ftl");
    let file = fs::read_to_string(file).expect("the file of English texts exists");
    let keys = file.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    // `texts_in_the_pseudo_language_fit` covers the question before a purchase.
    let elsewhere = |key: &str| key.starts_with("prompt-buy-") || key == "prompt-no-way-back";
    let is_prompt = |key: &&str| ["prompt-", "choice-", "refused-"].iter().any(|start| key.starts_with(start));
    let unsaid: Vec<_> =
        keys.filter(is_prompt).filter(|key| !elsewhere(key) && !lines().any(|(text, _)| text.key() == *key)).collect();
    assert!(unsaid.is_empty(), "this test must also cover {unsaid:?}");
    let mut hanging = 0;
    for window in narrow() {
        let ctx = context_at(&words, window, 1.0);
        for ((text, refused), case) in
            lines().flat_map(|line| [Case::Plain, Case::Replay].map(|case| (line.clone(), case)))
        {
            let why = text.key().starts_with("refused-").then_some(Illegal::NotNextToYourLand);
            let emblem = (!refused).then_some(Seat(0));
            let facts = PromptFacts { refused, rule: why, ..PromptFacts::new(text, emblem) };
            let look = record_with_prompt(&ctx, 5, case, &facts);
            assert_eq!(faults(&look, Scale::of(&ctx)), Vec::<String>::new(), "{window:?} {case:?} {facts:?}");
            let prompt = look.all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "prompt");
            hanging += u32::from(prompt.expect("the prompt is drawn").rect.height() > look.frame.prompt.height() + 1.0);
        }
    }
    assert!(hanging > 0, "at least one prompt is taller than its panel");
}
