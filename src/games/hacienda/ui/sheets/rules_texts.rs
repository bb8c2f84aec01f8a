//! The sentences of the rules page: our own words around the numbers of the rulebook.

use crate::games::hacienda::signs::Sign;
use hacienda_rules::{Card, LandCard, PondShape, Rulebook, Species, rulebook::Payment};

fn counted(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

fn pesos(number: u32) -> String {
    counted(number, "peso", "pesos")
}

fn points(number: u16) -> String {
    counted(number.into(), "point", "points")
}

/// The title over what can be done in a turn.
pub fn turn_title(book: &Rulebook) -> String {
    format!("Your turn: up to {}", counted(book.actions.into(), "action", "actions"))
}

/// What can be done in a turn and what it costs.
pub fn actions(book: &Rulebook) -> Vec<(Sign, String)> {
    let paid = match book.payment {
        Payment::HerdPlusChains => {
            "its herd's animals plus your land tiles in all chains that touch the herd, for each market it touches"
        }
        Payment::HerdTimesTouchingLand => {
            "its herd's animals times your land tiles that touch the herd, for each market it touches"
        }
    };
    vec![
        (
            Sign::CardBack,
            format!(
                "Buy a card: the top of a deck for {}, an open one for {}. You may play it at once.",
                pesos(book.deck_price),
                pesos(book.display_price)
            ),
        ),
        (
            Sign::from(Card::Land(LandCard::Mountain)),
            "Play a land card: your tile goes on any empty hex of that landscape. Tiles that touch form a chain."
                .to_owned(),
        ),
        (
            Sign::from(Card::Land(LandCard::Pampas)),
            "A pampas card needs an empty pampas hex beside land of yours. Cards of a landscape that is full count \
             as pampas."
                .to_owned(),
        ),
        (
            Sign::from(Card::Animal(Species::Cattle)),
            "Play an animal card: onto empty pampas beside land of yours, or beside your animals of that species. \
             Those that touch form a herd."
                .to_owned(),
        ),
        (Sign::Market, format!("An animal placed beside a market pays at once: {paid}.")),
        (
            Sign::HarvestChip,
            format!(
                "Harvest, once a turn: put a chip on a chain of at least {} without one and take {} for each tile. \
                 When the chips are gone, take an opponent's.",
                book.house.harvest_minimum,
                pesos(book.harvest_per_tile)
            ),
        ),
        (
            Sign::Hacienda,
            format!("Build a hacienda on a tile or animal of yours, once a turn: {}.", pesos(book.hacienda_price)),
        ),
        (
            Sign::Pond(PondShape::Triangle),
            format!("Dig a pond on empty pampas, anywhere, once a turn: {}.", pesos(book.pond_price)),
        ),
    ]
}

/// The title over what scores.
pub fn scoring_title(book: &Rulebook) -> &'static str {
    if book.running_score { "What counts, as it grows" } else { "What counts, twice in a game" }
}

/// What scores.
pub fn scoring(book: &Rulebook) -> Vec<(Sign, String)> {
    let ladder: Vec<String> = (1..=6).map(|markets| book.market_points(markets).to_string()).collect();
    let mut rows = vec![
        (
            Sign::Market,
            format!("Markets that your animals touch: {} … points for 1, 2, 3, 4, 5, 6 … of them.", ladder.join(", ")),
        ),
        (
            Sign::Chain,
            format!("{} for each tile in every chain of at least {}.", points(book.chain_points), book.group_minimum),
        ),
        (Sign::Hacienda, "1 point for each tile of a chain, or animal of a herd, that holds a hacienda.".to_owned()),
        (Sign::Pond(PondShape::Bent), ponds(book)),
    ];
    if book.herd_points > 0 {
        let herds =
            format!("{} for each animal in every herd of at least {}.", points(book.herd_points), book.group_minimum);
        rows.push((Sign::Herd, herds));
    }
    rows.push((
        Sign::Peso,
        format!("1 point for every full {} in your purse; you keep them.", pesos(book.pesos_per_point)),
    ));
    rows
}

fn ponds(book: &Rulebook) -> String {
    let [single, larger, ..] = book.pond_points;
    let each = "for each tile or animal of yours beside it";
    if book.pond_points.iter().all(|points| *points == single) {
        format!("Every pond: {} {each}.", points(single))
    } else {
        format!("Every pond: {each}, {} at the small ones, {} at the larger.", points(single), points(larger))
    }
}

/// When scorings come, and who wins.
pub fn end(book: &Rulebook) -> String {
    let when = if book.house.score_at_end_of_turn { "turn" } else { "round" };
    let win = "Most points win; a tie goes to the richer player.";
    if book.running_score {
        format!("The game ends with the {when} in which the animal cards run out. {win}")
    } else {
        format!(
            "The first scoring comes at the end of the {when} in which half of the animal cards are gone, the final one \
             when all are. {win}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::{Game, HouseRules};

    #[test]
    fn the_page_names_the_prices_of_the_game_that_is_played() {
        let told = |game| {
            let book = Rulebook::new(game, false, HouseRules::default());
            let rows = actions(&book).into_iter().chain(scoring(&book));
            rows.map(|(_, text)| text + " ").collect::<String>()
        };
        let (base, dear, short) = (told(Game::Base), told(Game::Variant1), told(Game::Crucible));
        assert!(base.contains("12 pesos") && base.contains("1, 3, 6, 10") && !base.contains("every herd of"));
        assert!(dear.contains("20 pesos") && dear.contains("times your land") && dear.contains("every herd of"));
        assert!(short.contains("2, 5, 9, 14") && short.contains("2 points at the small"));
    }
}
