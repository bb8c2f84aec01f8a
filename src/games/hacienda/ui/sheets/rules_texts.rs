//! The rows of the rules page: which messages, with which numbers of the rulebook.

use crate::{
    games::hacienda::{
        signs::Sign,
        texts::{pesos, points},
    },
    texts::{Kind, Text, text},
};
use hacienda_rules::{Card, LandCard, PondShape, Rulebook, Species, rulebook::Payment};

/// The title over what can be done in a turn.
pub fn turn_title(book: &Rulebook) -> Text {
    text!("rules-page-turn", actions = book.actions)
}

/// What can be done in a turn and what it costs.
pub fn actions(book: &Rulebook) -> Vec<(Sign, Text)> {
    let operation = Kind(match book.payment {
        Payment::HerdPlusChains => "plus",
        Payment::HerdTimesTouchingLand => "times",
    });
    let harvest = text!("rules-page-harvest", tiles = book.house.harvest_minimum, pesos = book.harvest_per_tile);
    vec![
        (Sign::CardBack, text!("rules-page-buy", top = pesos(book.deck_price), open = pesos(book.display_price))),
        (Sign::from(Card::Land(LandCard::Mountain)), text!("rules-page-land")),
        (Sign::from(Card::Land(LandCard::Pampas)), text!("rules-page-pampas")),
        (Sign::from(Card::Animal(Species::Cattle)), text!("rules-page-animal")),
        (Sign::Market, text!("rules-page-payment", operation = operation)),
        (Sign::HarvestChip, harvest),
        (Sign::Hacienda, text!("rules-page-hacienda", pesos = book.hacienda_price)),
        (Sign::Pond(PondShape::Triangle), text!("rules-page-pond", pesos = book.pond_price)),
    ]
}

/// The title over what scores.
pub fn scoring_title(book: &Rulebook) -> Text {
    text!("rules-page-scoring", running = book.running_score)
}

/// What scores.
pub fn scoring(book: &Rulebook) -> Vec<(Sign, Text)> {
    let [one, two, three, four, five, six] = [1, 2, 3, 4, 5, 6].map(|markets| book.market_points(markets));
    let markets = text!("rules-page-markets", one = one, two = two, three = three, four = four, five = five, six = six);
    let mut rows = vec![
        (Sign::Market, markets),
        (Sign::Chain, text!("rules-page-chains", points = book.chain_points, tiles = book.group_minimum)),
        (Sign::Hacienda, text!("rules-page-haciendas")),
        (Sign::Pond(PondShape::Bent), ponds(book)),
    ];
    if book.herd_points > 0 {
        rows.push((Sign::Herd, text!("rules-page-herds", points = book.herd_points, animals = book.group_minimum)));
    }
    rows.push((Sign::Peso, text!("rules-page-money", pesos = book.pesos_per_point)));
    rows
}

fn ponds(book: &Rulebook) -> Text {
    let [single, larger, ..] = book.pond_points;
    if book.pond_points.iter().all(|points| *points == single) {
        text!("rules-page-ponds-alike", points = single)
    } else {
        text!("rules-page-ponds", small = points(single), larger = points(larger))
    }
}

/// When scorings come, and who wins.
pub fn end(book: &Rulebook) -> Text {
    let end = Kind(if book.house.score_at_end_of_turn { "turn" } else { "round" });
    if book.running_score { text!("rules-page-end-running", end = end) } else { text!("rules-page-end", end = end) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Words;
    use hacienda_rules::{Game, HouseRules};

    #[test]
    fn the_page_names_the_prices_of_the_game_that_is_played() {
        let told = |game| {
            let book = Rulebook::new(game, false, HouseRules::default());
            let rows = actions(&book).into_iter().chain(scoring(&book));
            rows.map(|(_, text)| Words::default().say(text).to_string() + " ").collect::<String>()
        };
        let (base, dear, short) = (told(Game::Base), told(Game::Variant1), told(Game::Crucible));
        assert!(base.contains("12 pesos") && base.contains("1, 3, 6, 10") && !base.contains("every herd of"));
        assert!(dear.contains("20 pesos") && dear.contains("times your land") && dear.contains("every herd of"));
        assert!(short.contains("2, 5, 9, 14") && short.contains("2 points at the small"));
    }

    #[test]
    fn the_page_says_when_scorings_come() {
        let said = |running, at_once| {
            let house = HouseRules { score_at_end_of_turn: at_once, ..HouseRules::default() };
            Words::default().say(end(&Rulebook::new(Game::Base, running, house))).to_string()
        };
        let shown = said(true, true);
        assert!(shown.starts_with("The game ends with the turn in which the animal cards run out. Most points win;"));
        assert!(said(false, false).starts_with("The first scoring comes at the end of the round in which half of"));
    }
}
