//! A recap of the actions that others have played since a seat last acted.

use hacienda_rules::{Action, Category, Effect, EffectsSummary, Hacienda, PondShape, Position, Seat, Setting};

use crate::record::{Past, PastError};

/// An action played by another seat.
#[derive(Debug, Clone, PartialEq)]
pub struct RecapEntry {
    /// The number of the action in the record, counted from 1.
    pub number: usize,
    /// The seat that played it.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// The shape of the pond that was dug, if any.
    pub pond: Option<PondShape>,
    /// The effects of the action, in order.
    pub effects: Vec<Effect>,
    /// The change in the player's pesos.
    pub pesos: i64,
    /// The change in the points that the player would get if the game were scored right away. Points for money are left
    /// out, because `pesos` covers money.
    pub points: i32,
}

/// Lists the actions of other seats since `seat` last acted, among the first `told` actions of a game. The end of a turn
/// is left out, unless the whole turn was a pass.
///
/// # Errors
/// Fails if the game cannot be played again up to these actions.
pub fn recap(past: &Past<Hacienda>, told: usize, seat: Seat) -> Result<Vec<RecapEntry>, PastError<Hacienda>> {
    let mut before = past.first()?;
    let mut entries = Vec::new();
    for step in past.steps()?.take(told) {
        let step = step?;
        if step.seat == seat {
            entries.clear();
        } else if !only_ends_turn(&step.effects, step.action) {
            let points = |position: &Position| points(position, past.setting(), step.seat);
            let pesos = |position: &Position| i64::from(position.pesos[step.seat.index()]);
            entries.push(RecapEntry {
                number: step.n as usize,
                seat: step.seat,
                action: step.action,
                pond: EffectsSummary::of(&step.effects).pond,
                pesos: pesos(&step.after) - pesos(&before),
                points: points(&step.after) - points(&before),
                effects: step.effects.to_vec(),
            });
        }
        before = step.after;
    }
    Ok(entries)
}

/// Returns true if the action only ends a turn that had other actions.
fn only_ends_turn(effects: &[Effect], action: Action) -> bool {
    let passed = EffectsSummary::of(effects).turn_ended.is_some_and(|passed| passed > 0);
    action == Action::End && !passed
}

/// Returns the points that a seat would get if the position were scored, without the points for money.
fn points(position: &Position, setting: &Setting, seat: Seat) -> i32 {
    let standing = position.standing(setting, seat);
    i32::from(standing.total()) - i32::from(standing.of(Category::Money))
}
