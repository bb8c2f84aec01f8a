//! Hacienda's texts: functions that choose a message and its arguments. The sentences themselves are in `assets/texts`.

use hacienda_rules::{Action, Category, Cell, ScoringKind};

use crate::texts::{Kind, Text, Who, text};

pub mod hint;
pub mod inspection;
pub mod lessons;
pub mod log;
pub mod preview;
pub mod prompt;
pub mod rules;
pub mod score_chart;

/// The name of a category of points, for the start of a line.
pub fn category(category: Category) -> Text {
    text!("category", category = category)
}

/// The name of a scoring.
pub fn scoring(kind: ScoringKind) -> Text {
    text!("scoring", scoring = kind)
}

/// The points that a scoring gave a player in a category.
pub fn points_counted(who: &Who, category: Category, points: u16) -> Text {
    text!("scoring-counted", who = who, category = category, points = points)
}

/// A number of pesos, such as "1 peso" or "5 pesos".
pub fn pesos(pesos: impl Into<i64>) -> Text {
    text!("pesos", pesos = pesos.into())
}

/// A number of points, such as "1 point" or "5 points".
pub fn points(points: impl Into<i64>) -> Text {
    text!("points", points = points.into())
}

/// A change with its sign: "+4", "−3".
pub fn signed(number: impl Into<i64>) -> Text {
    let number = number.into();
    let sign = Kind(if number < 0 { "minus" } else { "plus" });
    text!("insight-gain", sign = sign, gain = number.abs())
}

/// `plus` or `minus`, which selects the variant of a message.
fn sign(number: i32) -> Kind {
    Kind(if number < 0 { "minus" } else { "plus" })
}

/// A list without "and": "23, 31, 18". `None` if it is empty.
pub fn comma_list(items: impl IntoIterator<Item = Text>) -> Option<Text> {
    items.into_iter().reduce(|before, next| text!("list-comma", before = before, next = next))
}

/// The hex of an action, if it has one. For a pond, this is the first of its hexes.
pub fn hex_of(action: Action) -> Option<Cell> {
    match action {
        Action::Hacienda(at) | Action::Land { at, .. } | Action::Animal { at, .. } | Action::Harvest { at, .. } => {
            Some(at)
        }
        Action::Pond(cells) => cells.cells().first().copied(),
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) | Action::End => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;

    #[test]
    fn numbers_read_naturally() {
        let tr = |text: Text| Translations::default().tr(text).to_string();
        assert_eq!(
            [1, 2, 3, 4, 11, 12, 21].map(|nth| tr(text!("nth", nth = nth))).join(" "),
            "1st 2nd 3rd 4th 11th 12th 21st"
        );
        assert_eq!([pesos(1), points(-1), pesos(8)].map(tr).join(", "), "1 peso, −1 point, 8 pesos");
        assert_eq!([signed(4), signed(-3)].map(tr).join(", "), "+4, −3");
        assert_eq!(comma_list([]), None);
        assert_eq!(comma_list([pesos(1), pesos(2), points(3)]).map(tr).as_deref(), Some("1 peso, 2 pesos, 3 points"));
    }
}
