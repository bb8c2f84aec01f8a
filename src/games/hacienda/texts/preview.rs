//! The gains of an action in words, shown before it is confirmed.

use hacienda_rules::{Action, Category, PondShape};

use super::{comma_list, log, sign};
use crate::{
    games::hacienda::preview::Preview,
    texts::{Text, text},
};

/// The title of an action on the board. `None` for other actions, and for a pond without a shape.
pub fn title(action: Action, shape: Option<PondShape>) -> Option<Text> {
    match action {
        Action::Land { card, .. } => Some(text!("preview-tile", land = card)),
        Action::Animal { species, .. } => Some(text!("preview-animal", species = species)),
        Action::Hacienda(_) => Some(text!("preview-hacienda")),
        Action::Pond(_) => shape.map(|shape| text!("preview-pond", shape = shape)),
        Action::Harvest { .. } => Some(text!("preview-harvest")),
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) | Action::End => None,
    }
}

/// The income or the cost. `None` if no money changes hands.
pub fn money(preview: &Preview) -> Option<Text> {
    match preview.payments.as_slice() {
        [] if preview.pesos > 0 => Some(text!("preview-pays", pesos = preview.pesos)),
        [] if preview.pesos < 0 => Some(text!("preview-costs", pesos = -preview.pesos)),
        [] => None,
        [(animals, tiles, pesos), rest @ ..] => {
            let operation = log::operation(preview.is_product);
            let each =
                text!("preview-payment", animals = *animals, operation = operation, tiles = *tiles, pesos = *pesos);
            Some(match rest.len() {
                0 => each,
                more => text!("preview-payments", markets = more + 1, payment = each),
            })
        }
    }
}

/// The change in points. `markets` is the number of markets that the player will have reached.
pub fn score(preview: &Preview, markets: u16) -> Text {
    let changed: Vec<(Category, i32)> =
        Category::ALL.into_iter().zip(preview.points).filter(|(_, points)| *points != 0).collect();
    let what = |category: Category| match category {
        Category::Markets => text!("nth-market", nth = markets),
        other => text!("category-inside", category = other),
    };
    let gain = |&(category, gained): &(Category, i32)| {
        text!("preview-gain", what = what(category), sign = sign(gained), gained = gained.abs())
    };
    let gains = match changed.as_slice() {
        [(one, _)] => Some(what(*one)),
        several => comma_list(several.iter().map(gain)),
    };
    let total = preview.total();
    match gains {
        None => text!("preview-no-points"),
        Some(gains) => text!("preview-score", sign = sign(total), points = total.abs(), gains = gains),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;

    fn translated(text: Text) -> String {
        Translations::default().tr(text).to_string()
    }

    #[test]
    fn money_is_shown_with_its_calculation() {
        let preview = |pesos, payments: &[_], is_product| {
            money(&Preview { pesos, payments: payments.to_vec(), is_product, ..Preview::default() }).map(translated)
        };
        let money = |pesos, payments: &[_]| preview(pesos, payments, false);
        assert_eq!(money(0, &[]), None);
        assert_eq!(money(1, &[]).as_deref(), Some("Pays 1 peso"));
        assert_eq!(money(-12, &[]).as_deref(), Some("Costs 12 pesos"));
        assert_eq!(money(6, &[(1, 5, 6)]).as_deref(), Some("1 animal + 5 land = 6 pesos"));
        let product = |pesos, payments: &[_]| preview(pesos, payments, true);
        assert_eq!(product(4, &[(2, 2, 4)]).as_deref(), Some("2 animals × 2 land = 4 pesos"));
        assert_eq!(product(156, &[(13, 6, 78); 2]).as_deref(), Some("2 × (13 animals × 6 land = 78 pesos)"));
    }

    #[test]
    fn points_are_listed_by_category() {
        let score = |changed: &[(Category, i32)]| {
            let mut preview = Preview::default();
            changed.iter().for_each(|(category, points)| preview.points[category.index()] = *points);
            translated(score(&preview, 4))
        };
        assert_eq!(score(&[]), "No points yet");
        assert_eq!(score(&[(Category::Markets, 4)]), "+4 points: 4th market");
        assert_eq!(score(&[(Category::Chains, -1)]), "−1 point: land chains");
        let several = [(Category::Markets, 4), (Category::Ponds, 7), (Category::Money, -3)];
        assert_eq!(score(&several), "+8 points: 4th market +4, ponds +7, money −3");
    }
}
