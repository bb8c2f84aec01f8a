//! What an action would bring, told before the yes.

use super::{animal, category, counted, land, log::sign, ordinal, pesos, points, pond};
use crate::games::hacienda::preview::Preview;
use hacienda_rules::{
    Action,
    vocab::{Category, PondShape},
};

/// What is about to be done.
pub fn title(action: Action, shape: Option<PondShape>) -> String {
    match action {
        Action::Land { card, .. } => format!("A {} tile here?", land(card)),
        Action::Animal { species, .. } => format!("A {} here?", animal(species)),
        Action::Hacienda(_) => "A hacienda here?".to_owned(),
        Action::Pond(_) => format!("A {} here?", shape.map_or("pond", pond)),
        Action::Harvest { .. } => "Harvest this chain?".to_owned(),
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) | Action::End => String::new(),
    }
}

/// What it pays or costs; nothing where no peso moves.
pub fn money(preview: &Preview) -> Option<String> {
    match preview.payments.as_slice() {
        [] if preview.pesos > 0 => Some(format!("Pays {}", pesos(preview.pesos))),
        [] if preview.pesos < 0 => Some(format!("Costs {}", pesos(-preview.pesos))),
        [] => None,
        [(animals, tiles, paid), rest @ ..] => {
            let sign = sign(*animals, *tiles, *paid);
            let animals = counted((*animals).into(), "animal", "animals");
            let each = format!("{animals} {sign} {tiles} land = {}", pesos(*paid));
            Some(match rest.len() {
                0 => each,
                more => format!("{} × ({each})", more + 1),
            })
        }
    }
}

/// What it does to the score; `markets` is how many the player will have reached.
pub fn score(preview: &Preview, markets: u16) -> String {
    let changed: Vec<(Category, i32)> =
        Category::ALL.into_iter().zip(preview.points).filter(|(_, points)| *points != 0).collect();
    let what = |category: Category| match category {
        Category::Markets => format!("{} market", ordinal(markets)),
        other => self::category(other).to_lowercase(),
    };
    match changed.as_slice() {
        [] => "No points yet".to_owned(),
        [(one, gained)] => format!("{}: {}", signed(*gained), what(*one)),
        several => {
            let parts =
                several.iter().map(|(one, gained)| format!("{} {}{}", what(*one), sign_of(*gained), gained.abs()));
            format!("{}: {}", signed(preview.total()), parts.collect::<Vec<_>>().join(", "))
        }
    }
}

/// With its sign, a real minus.
fn sign_of(gained: i32) -> &'static str {
    if gained < 0 { "−" } else { "+" }
}

fn signed(gained: i32) -> String {
    format!("{}{}", sign_of(gained), points(gained.abs()))
}
