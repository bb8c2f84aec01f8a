//! The chapters about the game in play: their messages, with the numbers of the rulebook.

use super::{Paragraph, Rule, examples};
use crate::{
    games::hacienda::texts::{pesos, points},
    texts::{Kind, Text, text},
};
use hacienda_rules::{LandCard, Landscape, PondShape, Rulebook, Species};

/// A paragraph that covers these sections of the rules specification.
pub(super) fn paragraph(rule: Rule, sections: &'static [&'static str], text: Text) -> Paragraph {
    Paragraph { rule, sections, text }
}

pub(super) fn goal() -> Vec<Paragraph> {
    vec![
        paragraph(Rule::Goal, &["4"], text!("rule-goal")),
        paragraph(Rule::Points, &["4"], text!("rule-points")),
        paragraph(Rule::Board, &["1"], text!("rule-board", landscapes = Text::in_words(Landscape::ALL.len()))),
        paragraph(Rule::Icons, &[], text!("rule-signs")),
    ]
}

pub(super) fn setup(book: &Rulebook) -> Vec<Paragraph> {
    let (each, pampas) = (book.land_cards[0], book.land_cards[LandCard::Pampas.index()]);
    let (land, animals) = (book.land_dealt, book.animals_dealt);
    let mut all = Vec::new();
    if book.pampas_dealt > 0 {
        all.push(paragraph(
            Rule::SetupPampas,
            &["5 The Crucible"],
            text!("rule-setup-pampas", cards = book.pampas_dealt),
        ));
    }
    let text = text!("rule-setup-land", each = each, pampas = pampas, dealt = land, open = book.display);
    all.insert(0, paragraph(Rule::SetupLand, &["1", "2.2"], text));
    let each = book.animal_cards[Species::Cattle.index()];
    let text = text!("rule-setup-animals", each = each, dealt = animals, open = book.display);
    all.push(paragraph(Rule::SetupAnimals, &["1", "2.3"], text));
    all.push(paragraph(Rule::SetupStacks, &["2.3"], text!("rule-setup-stacks")));
    all.push(paragraph(Rule::SetupTable, &["2"], text!("rule-setup-table")));
    let ponds = if book.singles_in_supply { text!("rule-setup-ponds") } else { text!("rule-setup-ponds-large") };
    all.push(paragraph(Rule::SetupPonds, &["1", "2.1"], ponds));
    all.push(paragraph(Rule::SetupPurse, &["2.4"], text!("rule-setup-purse", pesos = pesos(book.purse))));
    all.push(paragraph(Rule::Hands, &["2 hands"], text!("rule-hands")));
    all.push(paragraph(Rule::Known, &["2 hands"], text!("rule-known")));
    all
}

pub(super) fn turn(book: &Rulebook) -> Vec<Paragraph> {
    let prices = text!(
        "rule-prices",
        top = pesos(book.deck_price),
        open = pesos(book.display_price),
        hacienda = pesos(book.hacienda_price),
        pond = pesos(book.pond_price),
    );
    vec![
        paragraph(Rule::Turn, &["3"], text!("rule-turn", actions = book.actions)),
        paragraph(Rule::Prices, &["3"], prices),
        paragraph(Rule::Once, &["3"], text!("rule-once")),
        paragraph(Rule::NoDebts, &["3"], text!("rule-owe")),
        paragraph(Rule::Place, &["3.1", "3.2", "3.6"], text!("rule-place")),
    ]
}

pub(super) fn buying(book: &Rulebook) -> Vec<Paragraph> {
    let deck = if book.house.land_reshuffle { text!("rule-land-deck") } else { text!("rule-land-deck-once") };
    vec![
        paragraph(Rule::Buy, &["3"], text!("rule-buy")),
        paragraph(Rule::Refill, &["3"], text!("rule-refill")),
        paragraph(Rule::NoUndo, &["3"], text!("rule-no-undo")),
        paragraph(Rule::LandDeck, &["3.1"], deck),
    ]
}

pub(super) fn land() -> Vec<Paragraph> {
    vec![
        paragraph(Rule::Land, &["3.1"], text!("rule-land")),
        paragraph(Rule::Pampas, &["3.1"], text!("rule-pampas")),
        paragraph(Rule::Full, &["3.1"], text!("rule-full")),
        paragraph(Rule::Chain, &["1", "3.1", "3.3"], text!("rule-chain")),
    ]
}

pub(super) fn animals(book: &Rulebook) -> Vec<Paragraph> {
    let herd = if book.house.mixed_herds { text!("rule-herd-mixed") } else { text!("rule-herd") };
    let limit = text!("rule-limit", animals = book.animal_tiles, same = book.tiles_of_a_species);
    vec![
        paragraph(Rule::Animal, &["3.2"], text!("rule-animal")),
        paragraph(Rule::OtherSpecies, &["3.2"], text!("rule-other-species")),
        paragraph(Rule::Herd, &["3.2", "3.3"], herd),
        paragraph(Rule::Join, &["3.3"], text!("rule-join")),
        paragraph(Rule::Limit, &["1", "3.2"], limit),
    ]
}

pub(super) fn markets(book: &Rulebook) -> Vec<Paragraph> {
    vec![
        paragraph(Rule::Market, &["3.3"], text!("rule-market")),
        paragraph(
            Rule::Payment,
            &["3.3", "5 Variant 1"],
            text!("rule-payment", operation = examples::operation(book.payment)),
        ),
        paragraph(Rule::PaymentFirst, &["3.3"], text!("rule-payment-first", tiles = examples::FIRST.tiles())),
        paragraph(Rule::MarketAgain, &["3.3"], text!("rule-market-again")),
        paragraph(Rule::PaymentAgain, &["3.3"], text!("rule-payment-again")),
        paragraph(Rule::MarketJoin, &["3.3"], text!("rule-market-join")),
        paragraph(Rule::PaymentJoin, &["3.3"], text!("rule-payment-join")),
    ]
}

pub(super) fn harvest(book: &Rulebook) -> Vec<Paragraph> {
    let tiles = text!("rule-tiles", tiles = book.house.harvest_minimum);
    let harvest = text!("rule-harvest", tiles = tiles, pesos = pesos(book.harvest_per_tile));
    vec![
        paragraph(Rule::Harvest, &["3.4"], harvest),
        paragraph(Rule::HarvestSum, &["3.4"], text!("rule-harvest-sum", tiles = examples::CHAIN.tiles())),
        paragraph(Rule::HarvestTake, &["3.4"], text!("rule-harvest-take")),
        paragraph(Rule::HarvestNone, &["3.4"], text!("rule-harvest-none")),
    ]
}

pub(super) fn pieces(book: &Rulebook) -> Vec<Paragraph> {
    let several = book.house.several_haciendas;
    let one = if several { text!("rule-hacienda-several") } else { text!("rule-hacienda-one") };
    vec![
        paragraph(Rule::Hacienda, &["1", "3.5"], text!("rule-hacienda", price = pesos(book.hacienda_price))),
        paragraph(Rule::HaciendaOne, &["3.5"], one),
        paragraph(Rule::Pond, &["3.6"], text!("rule-pond", price = pesos(book.pond_price))),
        paragraph(Rule::PondApart, &["3.6"], text!("rule-pond-apart")),
    ]
}

pub(super) fn scoring(book: &Rulebook) -> Vec<Paragraph> {
    let end = Kind(if book.house.score_at_end_of_turn { "turn" } else { "round" });
    let first = if book.running_score { text!("rule-scoring-none") } else { text!("rule-scoring-first", end = end) };
    let mut all = vec![
        paragraph(Rule::ScoringFirst, &["4"], first),
        paragraph(Rule::ScoringFinal, &["4"], text!("rule-scoring-final", end = end)),
    ];
    if !book.running_score {
        all.push(paragraph(Rule::ScoringBoth, &["4"], text!("rule-scoring-both")));
    }
    let chains = text!("rule-score-chains", points = points(book.chain_points), tiles = book.group_minimum);
    all.extend([
        paragraph(Rule::ScoreMarkets, &["4"], text!("rule-score-markets")),
        paragraph(Rule::ScoreChains, &["4"], chains),
        paragraph(Rule::ScoreHaciendas, &["4"], text!("rule-score-haciendas")),
        paragraph(Rule::ScorePonds, &["4"], ponds(book)),
    ]);
    if book.herd_points > 0 {
        let herds = text!("rule-score-herds", points = points(book.herd_points), animals = book.group_minimum);
        all.push(paragraph(Rule::ScoreHerds, &["5 Variant 1"], herds));
    }
    let money = text!("rule-score-money", pesos = pesos(book.pesos_per_point));
    all.push(paragraph(Rule::ScoreMoney, &["4"], money));
    all.push(paragraph(Rule::Win, &["4"], text!("rule-win")));
    all.push(paragraph(Rule::ScoreExample, &["4"], text!("rule-score-example")));
    all
}

fn ponds(book: &Rulebook) -> Text {
    let (small, larger) = (book.pond_points[PondShape::Single.index()], book.pond_points[PondShape::Triangle.index()]);
    if small == larger {
        text!("rule-score-ponds", points = points(small))
    } else {
        text!("rule-score-ponds-two", small = points(small), larger = points(larger))
    }
}

pub(super) fn end() -> Vec<Paragraph> {
    vec![paragraph(Rule::End, &["4"], text!("rule-end")), paragraph(Rule::Pass, &["3 end"], text!("rule-pass"))]
}
