//! The rungs of the ladder that think, frozen: a plan of one turn by a few weights that anybody would think of first, and the
//! expert of November 2026, whose weights are its own. What all planners share they share too: a test holds their choices.

use std::sync::OnceLock;

use crate::{
    evaluate::{Judge, Taste, WeightTable, Weights},
    features::{FEATURES, KNOTS, NAMES, SECOND_HALF},
    plan::Width,
    search::Depth,
    skill::Skill,
};
use hacienda_rules::Rulebook;

/// How R2 looks at its turn.
pub(super) const PLANNER: Skill = Skill { width: Width { beam: 8, hexes: 8 }, ahead: 3, error: 0.0, depth: None };

/// How R4 looks at its turn.
pub(super) const R4: Skill = Skill {
    width: Width { beam: 8, hexes: 10 },
    ahead: 3,
    error: 0.0,
    depth: Some(Depth { plans: 12, games: 800, rounds: 1 }),
};

/// Milliseconds of processor time after which R4 is hurried.
pub(super) const R4_MILLISECONDS: u32 = 600;

/// What R4 values: the weights of its day.
const R4_WEIGHTS: &str = include_str!("r4.txt");

/// To R2 points count once for each scoring to come, a card a point, five pesos a point, a market within reach a point.
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

/// The judge of R2.
pub(super) fn plain_judge(book: &Rulebook) -> Judge {
    let mut weights: Weights = [[0.0; FEATURES]; KNOTS];
    for (knot, row) in weights.iter_mut().enumerate() {
        let scorings = if knot < SECOND_HALF && !book.running_score { 2.0 } else { 1.0 };
        for (weight, name) in row.iter_mut().zip(NAMES) {
            let plain = WEIGHTS.iter().find(|(other, _)| *other == name).map_or(0.0, |(_, weight)| *weight);
            *weight = if name.ends_with(" points") { scorings } else { plain };
        }
    }
    Judge::weighing(weights, Default::default())
}

/// The judge of R4.
pub(super) fn r4_judge(book: &Rulebook, seats: u8, taste: Taste) -> Judge {
    static TABLE: OnceLock<WeightTable> = OnceLock::new();
    let table = TABLE.get_or_init(|| WeightTable::parse(R4_WEIGHTS).expect("they were the program's own"));
    Judge::weighed_by(table, book, seats, taste)
}
