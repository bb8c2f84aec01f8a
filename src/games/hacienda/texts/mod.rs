//! The game's words, and for the present those of all screens: sentences made of what is passed in.

use hacienda_rules::{
    PondShape, Seat,
    vocab::{Card, Category, Deck, LandCard, ScoringKind, Species},
};

pub use self::screens::names;

pub mod growth;
pub mod hint;
pub mod log;
pub mod preview;
pub mod prompt;
pub mod screens;
pub mod setup;

/// The button that takes the last action back.
pub const UNDO: &str = "Undo";
/// The button that ends the turn.
pub const END_TURN: &str = "End turn";
/// The tab of the log.
pub const LOG: &str = "Log";
/// Nothing was played yet.
pub const LOG_EMPTY: &str = "Nothing has been played yet.";
/// The tab of the shop.
pub const SHOP: &str = "Shop";
/// The button to the menu.
pub const MENU: &str = "Menu";
/// The board nearer.
pub const NEARER: &str = "Nearer";
/// The board farther.
pub const FARTHER: &str = "Farther";
/// The whole board again.
pub const WHOLE_BOARD: &str = "Whole board";
/// Yes.
pub const YES: &str = "Yes";
/// No.
pub const NO: &str = "No";
/// The pond another way round.
pub const TURN_POND: &str = "Turn it";
/// Closes a sheet.
pub const CLOSE: &str = "Close";
/// Under the points on a seat's tag.
pub fn points_unit(points: u32) -> &'static str {
    if points == 1 { "point" } else { "points" }
}
/// The title of the sheet with points by category.
pub const POINTS_NOW: &str = "If the scoring came now";
/// The same once the game is over.
pub const POINTS_FINAL: &str = "Final scoring";
/// The sum of the categories.
pub const SUM: &str = "Sum";
/// The points of the scoring held at half-time.
pub const FIRST_SCORING: &str = "First scoring";
/// Both scorings together.
pub const TOGETHER: &str = "Together";
/// What a screen reader says of the horseshoes.
pub const ACTIONS_LEFT: &str = "Actions left";
/// Under the sun clock while the first stack lasts.
pub const TO_FIRST_SCORING: &str = "to first scoring";
/// Under the sun clock while the second stack lasts.
pub const TO_FINAL_SCORING: &str = "to final scoring";
/// Under the sun clock once a scoring is due.
pub const SCORING_DUE: &str = "scoring is due";

/// The name of a seat; its colour where there is none.
pub fn name(names: &[String], seat: Seat) -> String {
    screens::name(names, seat).to_owned()
}

/// With a capital first letter.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A landscape as it stands in a sentence.
pub fn land(card: LandCard) -> &'static str {
    card.word()
}

/// One animal as it stands in a sentence.
pub fn animal(species: Species) -> &'static str {
    match species {
        Species::Cattle => "cow",
        Species::Horse => "horse",
        Species::Pig => "pig",
        Species::Sheep => "sheep",
    }
}

/// The kind of a card as it stands in a sentence.
pub fn card(card: Card) -> &'static str {
    match card {
        Card::Land(card) => land(card),
        Card::Animal(species) => animal(species),
    }
}

/// A deck as it stands in a sentence.
pub fn deck(deck: Deck) -> &'static str {
    deck.word()
}

/// A pond's shape as it stands in a sentence.
pub fn pond(shape: PondShape) -> &'static str {
    match shape {
        PondShape::Single => "one-hex pond",
        PondShape::Double => "two-hex pond",
        PondShape::Bent => "bent pond",
        PondShape::Triangle => "three-cornered pond",
    }
}

/// A category of points, as the first word of a line.
pub fn category(category: Category) -> &'static str {
    match category {
        Category::Markets => "Markets",
        Category::Chains => "Land chains",
        Category::Haciendas => "Haciendas",
        Category::Ponds => "Ponds",
        Category::Herds => "Herds",
        Category::Money => "Money",
    }
}

/// A scoring as it is called.
pub fn scoring(kind: ScoringKind) -> &'static str {
    match kind {
        ScoringKind::Intermediate => FIRST_SCORING,
        ScoringKind::Final => POINTS_FINAL,
    }
}

/// "1 peso", "5 pesos".
pub fn pesos(count: impl Into<i64>) -> String {
    counted(count.into(), "peso", "pesos")
}

/// "1 point", "5 points".
pub fn points(count: impl Into<i64>) -> String {
    counted(count.into(), "point", "points")
}

/// A number with its noun.
pub fn counted(count: i64, one: &str, many: &str) -> String {
    format!("{count} {}", if count.abs() == 1 { one } else { many })
}

/// "1st", "2nd", "11th".
pub fn ordinal(number: u16) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::{Seating, Sitter};
    use hacienda_bots::Level;

    #[test]
    fn everybody_at_a_table_has_a_name_of_their_own() {
        let (greedy, random) = (Sitter::Bot(Level::Greedy), Sitter::Bot(Level::Random));
        let seating = Seating(vec![Sitter::Human, greedy, random, greedy]);
        assert_eq!(names(&seating), ["You", "Greedy 1", "Random", "Greedy 2"]);
        let seating = Seating(vec![Sitter::Human, Sitter::Human, greedy]);
        assert_eq!(names(&seating), ["Blue", "Vermilion", "Greedy"]);
    }

    #[test]
    fn numbers_are_spelled_as_people_say_them() {
        assert_eq!([1, 2, 3, 4, 11, 12, 21].map(ordinal), ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st"]);
        assert_eq!((pesos(1), points(-1), pesos(8)), ("1 peso".into(), "-1 point".into(), "8 pesos".into()));
    }
}
