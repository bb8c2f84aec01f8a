//! The frozen baselines that plan: R2 with a few obvious weights, and R4, the expert of November 2026, with its weights
//! at that time. They share the planner with the other levels, and a test verifies that their choices never change.

use std::sync::OnceLock;

use crate::{
    evaluate::{Evaluator, Taste, WeightTable, Weights},
    features::{FEATURES, KNOTS, NAMES, SECOND_HALF},
    params::PlanningParams,
    plan::BeamWidth,
    search::Comparison,
};
use hacienda_rules::Rulebook;

/// The planning parameters of R2.
pub(super) const PLANNER: PlanningParams =
    PlanningParams { width: BeamWidth { beam: 8, hexes: 8 }, ahead: 3, error: 0.0, comparison: None };

/// The planning parameters of R4.
pub(super) const R4: PlanningParams = PlanningParams {
    width: BeamWidth { beam: 8, hexes: 10 },
    ahead: 3,
    error: 0.0,
    comparison: Some(Comparison { plans: 12, playouts: 800, rounds: 1 }),
};

/// The time limit of a decision of R4, in milliseconds.
pub(super) const R4_MILLISECONDS: u32 = 600;

/// The weights of R4.
const R4_WEIGHTS: &str = include_str!("r4.txt");

/// The weights of R2. Points count once for each remaining scoring. Every pampas card, the first two landscape cards
/// and the first two animal cards are worth a point each; further landscape and animal cards are worth half a point
/// each. Up to 30 pesos, five pesos are worth a point; beyond that, ten pesos are worth a point. A market that a held
/// animal can reach is worth half of its points. Five pesos of the best payment that such an animal can bring are worth
/// a point, and each tile of the best harvest is worth half a point.
const R2_WEIGHTS: [(&str, f32); 14] = [
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

/// Returns the evaluation of R2.
pub(super) fn r2_evaluator(book: &Rulebook) -> Evaluator {
    let mut weights: Weights = [[0.0; FEATURES]; KNOTS];
    for (knot, row) in weights.iter_mut().enumerate() {
        let scorings = if knot < SECOND_HALF && !book.running_score { 2.0 } else { 1.0 };
        for (weight, name) in row.iter_mut().zip(NAMES) {
            let plain = R2_WEIGHTS.iter().find(|(other, _)| *other == name).map_or(0.0, |(_, weight)| *weight);
            *weight = if name.ends_with(" points") { scorings } else { plain };
        }
    }
    Evaluator::with_weights(weights, Default::default())
}

/// Returns the evaluation of R4.
pub(super) fn r4_evaluator(book: &Rulebook, seats: u8, taste: Taste) -> Evaluator {
    static TABLE: OnceLock<WeightTable> = OnceLock::new();
    let table = TABLE.get_or_init(|| WeightTable::parse(R4_WEIGHTS).expect("the built-in weights are valid"));
    Evaluator::from_table(table, book, seats, taste)
}
