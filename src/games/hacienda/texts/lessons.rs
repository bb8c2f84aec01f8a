//! The sentences of the lessons, by their keys in lesson files.

use hacienda_rules::{Action, PondShape, Position, Setting, markets};

use super::{pesos, points};
use crate::texts::{Text, text};

/// Returns the sentence for a key in a lesson file, or `None` if the key is unknown or does not suit the action. The
/// numbers come from the rulebook, from the position before the step and from the action of the step.
pub fn sentence(key: &str, setting: &Setting, position: &Position, action: Option<Action>) -> Option<Text> {
    let book = &setting.rulebook;
    Some(match key {
        "first-land" => text!("lesson-first-land"),
        "first-land-wrong" => text!("lesson-first-land-wrong"),
        "first-animal" => text!("lesson-first-animal"),
        "first-animal-wrong" => text!("lesson-first-animal-wrong"),
        "first-market" => {
            let Some(Action::Animal { species, at }) = action else { return None };
            let (mut after, seat) = (*position, position.turn.seat);
            after.put_animal(seat, species, at);
            let herd = setting.board.group(at, &after.herd_candidates(setting, seat, species));
            let payment = markets::payment_for(&after, setting, seat, &herd);
            text!("lesson-first-market", animals = payment.animals, tiles = payment.land)
        }
        "first-market-wrong" => text!("lesson-first-market-wrong"),
        "buying-money" => text!("lesson-buying-money", pesos = pesos(book.purse)),
        "buying-hand" => text!(
            "lesson-buying-hand",
            lands = u32::from(book.pampas_dealt) + u32::from(book.land_dealt),
            animals = book.animals_dealt,
        ),
        "buying-deck" => text!("lesson-buying-deck", actions = book.actions, pesos = pesos(book.deck_price)),
        "buying-deck-wrong" => text!("lesson-buying-deck-wrong", pesos = pesos(book.display_price)),
        "buying-open" => text!("lesson-buying-open", pesos = pesos(book.display_price)),
        "buying-play" => text!("lesson-buying-play"),
        "buying-play-wrong" => text!("lesson-buying-play-wrong"),
        "buying-end" => text!("lesson-buying-end", actions = book.actions),
        "buying-again" => text!("lesson-buying-again"),
        "pampas-far" => text!("lesson-pampas-far"),
        "pampas-next" => text!("lesson-pampas-next"),
        "pampas-next-wrong" => text!("lesson-pampas-next-wrong"),
        "pampas-full" => text!("lesson-pampas-full"),
        "pampas-chain" => text!("lesson-pampas-chain", tiles = Text::in_words(book.group_minimum)),
        "herds-join" => text!("lesson-herds-join"),
        "herds-join-wrong" => text!("lesson-herds-join-wrong"),
        "herds-side" => text!("lesson-herds-side"),
        "herds-other" => text!("lesson-herds-other"),
        "herds-other-wrong" => text!("lesson-herds-other-wrong"),
        "herds-most" => text!("lesson-herds-most", animals = book.animal_tiles, most = book.tiles_of_a_species),
        "harvest-chip" => {
            text!("lesson-harvest-chip", tiles = book.house.harvest_minimum, pesos = pesos(book.harvest_per_tile),)
        }
        "harvest-chip-wrong" => text!("lesson-harvest-chip-wrong"),
        "harvest-taken" => text!("lesson-harvest-taken"),
        "harvest-once" => text!("lesson-harvest-once"),
        "haciendas-chain" => text!("lesson-haciendas-chain", pesos = pesos(book.hacienda_price)),
        "haciendas-grow" => text!("lesson-haciendas-grow"),
        "haciendas-herd" => text!("lesson-haciendas-herd"),
        "haciendas-join" => text!("lesson-haciendas-join"),
        "ponds-dig" => text!("lesson-ponds-dig", pesos = pesos(book.pond_price)),
        "ponds-points" => text!("lesson-ponds-points", points = points(book.pond_points[PondShape::Single.index()])),
        "ponds-two" => text!("lesson-ponds-two"),
        "scoring-sun" => text!("lesson-scoring-sun"),
        "scoring-last" => text!("lesson-scoring-last"),
        "scoring-markets" => {
            let [one, two, three, four] = [1, 2, 3, 4].map(|markets| book.market_points(markets));
            text!("lesson-scoring-markets", one = one, two = two, three = three, four = four)
        }
        "scoring-chains" => {
            text!("lesson-scoring-chains", tiles = book.group_minimum, points = points(book.chain_points))
        }
        "scoring-others" => text!("lesson-scoring-others"),
        "scoring-money" => text!("lesson-scoring-money", pesos = pesos(book.pesos_per_point)),
        "scoring-half" => {
            let [first, second] = position.animal_stacks.map(|stack| stack.len());
            text!("lesson-scoring-half", cards = Text::in_words(first + second))
        }
        "scoring-final" => text!("lesson-scoring-final"),
        "scoring-end" => text!("lesson-scoring-end"),
        "scoring-winner" => text!("lesson-scoring-winner"),
        "scoring-passing" => text!("lesson-scoring-passing"),
        _ => return None,
    })
}
