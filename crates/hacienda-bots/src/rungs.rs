//! The third rung of the ladder, frozen: plans of one turn by a few weights that anybody would think of first.

use super::{
    evaluate::{Judge, Weights},
    features::{FEATURES, KNOTS, NAMES, SECOND_HALF},
    plan::Width,
};
use hacienda_rules::Setting;

/// How wide it looks.
pub(super) const WIDTH: Width = Width { beam: 8, hexes: 8 };

/// Points count once for each scoring to come, a card a point, five pesos a point, a market within reach a point.
const WEIGHTS: [(&str, f32); 14] = [
    ("pesos to 6", 0.2),
    ("pesos to 15", 0.2),
    ("pesos to 30", 0.2),
    ("pesos beyond", 0.1),
    ("land cards to 2", 1.0),
    ("land cards to 5", 0.5),
    ("land cards beyond", 0.5),
    ("pampas cards", 1.0),
    ("animal cards to 2", 1.0),
    ("animal cards to 5", 0.5),
    ("animal cards beyond", 0.5),
    ("points of markets one held animal away", 0.5),
    ("best market payment with a held animal", 0.2),
    ("best harvest", 0.5),
];

/// Its judge.
pub(super) fn judge(setting: &Setting) -> Judge {
    let mut weights: Weights = [[0.0; FEATURES]; KNOTS];
    for (knot, row) in weights.iter_mut().enumerate() {
        let scorings = if knot < SECOND_HALF && !setting.rulebook.running_score { 2.0 } else { 1.0 };
        for (weight, name) in row.iter_mut().zip(NAMES) {
            let plain = WEIGHTS.iter().find(|(other, _)| *other == name).map_or(0.0, |(_, weight)| *weight);
            *weight = if name.ends_with(" points") { scorings } else { plain };
        }
    }
    Judge::weighing(weights, Default::default())
}
