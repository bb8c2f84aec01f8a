//! A recap of the actions that others have played since a seat last acted.

use hacienda_rules::{Action, Category, Effect, EffectsSummary, Hacienda, PondShape, Position, Seat, Setting};
use tabletop::records::Step;

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
    /// The change in the points that the player would get if the game were scored now. Points for money are left out,
    /// because `pesos` covers money.
    pub points: i32,
}

/// Lists the actions of other seats since `seat` last acted. `steps` are the steps of a game from its first position
/// on. An action that only ends a turn is left out, unless the whole turn was a pass.
pub fn recap(setting: &Setting, first: &Position, steps: &[Step<Hacienda>], seat: Seat) -> Vec<RecapEntry> {
    let from = steps.iter().rposition(|step| step.seat == seat).map_or(0, |own| own + 1);
    let befores = std::iter::once(first).chain(steps.iter().map(|step| &step.after));
    let others = befores.zip(steps).skip(from).filter(|(_, step)| !only_ends_turn(&step.effects, step.action));
    let entry = |(before, step): (&Position, &Step<Hacienda>)| {
        let points = |position: &Position| points(position, setting, step.seat);
        let pesos = |position: &Position| i64::from(position.pesos[step.seat.index()]);
        RecapEntry {
            number: step.n as usize,
            seat: step.seat,
            action: step.action,
            pond: EffectsSummary::of(&step.effects).pond,
            pesos: pesos(&step.after) - pesos(before),
            points: points(&step.after) - points(before),
            effects: step.effects.clone(),
        }
    };
    others.map(entry).collect()
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
