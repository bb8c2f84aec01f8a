//! The chapters about the options of a new game: variants, with their numbers, and house rules.

use super::{Paragraph, Rule, chapters::paragraph};
use crate::{
    games::hacienda::texts::{pesos, points},
    texts::{Text, text},
};
use hacienda_rules::{Edition, LandCard, PondShape, Rulebook};

/// The market that the text about the running score uses as an example: the fourth that a player reaches.
const EXAMPLE_MARKET: u16 = 4;

/// The chapter about variants. `book` returns the rulebook of an edition.
pub fn variants(book: impl Fn(Edition) -> Rulebook) -> Vec<Paragraph> {
    let base = book(Edition::Base);
    let mut all = variant1(&book(Edition::Variant1)).to_vec();
    all.extend(running(&base));
    all.extend(crucible(&book(Edition::Crucible), &base));
    all
}

fn variant1(book: &Rulebook) -> [Paragraph; 3] {
    let (hacienda, pond) = (pesos(book.hacienda_price), pesos(book.pond_price));
    let scoring = text!(
        "rule-variant1-scoring",
        animals = book.group_minimum,
        points = points(book.herd_points),
        pesos = pesos(book.pesos_per_point),
    );
    [
        paragraph(Rule::Variant1, &["5 Variant 1"], text!("rule-variant1", hacienda = hacienda, pond = pond)),
        paragraph(Rule::Variant1Scoring, &["5 Variant 1"], scoring),
        paragraph(Rule::Variant1Sums, &["5 Variant 1"], text!("rule-variant1-sums")),
    ]
}

fn running(book: &Rulebook) -> [Paragraph; 3] {
    let brought = points(book.market_points(EXAMPLE_MARKET) - book.market_points(EXAMPLE_MARKET - 1));
    [
        paragraph(Rule::Running, &["5 Variant 2"], text!("rule-running", points = brought)),
        paragraph(Rule::RunningFinal, &["5 Variant 2"], text!("rule-running-final")),
        paragraph(Rule::RunningTurns, &["5 Variant 2"], text!("rule-running-turns")),
    ]
}

/// The number of animal cards in each of the two stacks, for this number of seats.
fn stacks(book: &Rulebook, seats: u8) -> (u8, u8) {
    let dealt = seats * book.animals_dealt + book.display + book.animal_cards_removed[usize::from(seats)];
    let rest = book.animal_cards.iter().sum::<u8>().saturating_sub(dealt);
    (rest.div_ceil(2), rest / 2)
}

fn crucible(book: &Rulebook, base: &Rulebook) -> [Paragraph; 5] {
    let seats = book.seats.1;
    let cards = text!(
        "rule-crucible",
        players = Text::in_words(seats),
        each = book.land_cards[0],
        pampas = book.land_cards[LandCard::Pampas.index()],
        animals = book.animal_cards[0],
        haciendas = book.haciendas[usize::from(seats)],
        chips = book.harvest_chips,
    );
    let (first, second) = stacks(book, seats);
    let hands = text!(
        "rule-crucible-hands",
        pampas = book.pampas_dealt,
        lands = book.land_dealt,
        animals = book.animals_dealt,
        open = book.display,
        first = first,
        second = second,
    );
    let scoring = text!(
        "rule-crucible-scoring",
        more = points(i64::from(book.market_bonus) - i64::from(base.market_bonus)),
        tiles = book.group_minimum,
        points = points(book.chain_points),
    );
    let of = |shape: PondShape| points(book.pond_points[shape.index()]);
    let shores = text!(
        "rule-crucible-shores",
        small = of(PondShape::Single),
        larger = of(PondShape::Triangle),
        pesos = pesos(book.pesos_per_point),
    );
    let sections = &["5 The Crucible"];
    [
        paragraph(Rule::Crucible, sections, cards),
        paragraph(Rule::CrucibleHands, sections, hands),
        paragraph(Rule::CruciblePonds, sections, text!("rule-crucible-ponds")),
        paragraph(Rule::CrucibleScoring, sections, scoring),
        paragraph(Rule::CrucibleShores, sections, shores),
    ]
}

pub(super) fn house() -> Vec<Paragraph> {
    let one = |name: Text, about: Text| text!("rule-house-one", name = name, about = about);
    let mixed = one(text!("rules-mixed-herds"), text!("rules-mixed-herds-about"));
    let several = one(text!("rules-several-haciendas"), text!("rules-several-haciendas-about"));
    let land = one(text!("rules-land-reshuffle"), text!("rules-land-reshuffle-about"));
    let at_once = one(text!("rules-score-at-once"), text!("rules-score-at-once-about"));
    let harvest = one(text!("rules-harvest"), text!("rules-harvest-about"));
    vec![
        paragraph(Rule::House, &["house rules"], text!("rule-house")),
        paragraph(Rule::HouseMixed, &["3.2"], mixed),
        paragraph(Rule::HouseSeveral, &["3.5"], several),
        paragraph(Rule::HouseLand, &["3.1"], land),
        paragraph(Rule::HouseAtOnce, &["4"], at_once),
        paragraph(Rule::HouseHarvest, &["3.4"], harvest),
    ]
}
