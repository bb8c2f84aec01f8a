//! What others did since somebody last acted: an action each, with what it brought.

use hacienda_rules::{
    Action, Category, Effect, PondShape, Position, Seat, Setting, Told,
    formats::records::{Record, ReplayError},
};

/// One action of somebody else.
#[derive(Debug, Clone, PartialEq)]
pub struct Deed {
    /// Its number in the record, from 1.
    pub number: usize,
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// The shape of the pond that was dug.
    pub pond: Option<PondShape>,
    /// What it brought about, in order.
    pub effects: Vec<Effect>,
    /// Pesos that it brought the player, or below 0 cost.
    pub pesos: i64,
    /// Points that it brought the player if the scoring came right after, those for money left out: pesos tell of that.
    pub points: i32,
}

/// What others than a seat did among the first `told` actions of a record, since the seat last acted. That a turn ended is
/// left out, unless nothing else was done in it.
///
/// # Errors
/// As [`Record::replay`].
pub fn recap(record: &Record, told: usize, seat: Seat) -> Result<Vec<Deed>, ReplayError> {
    let told = told.min(record.actions.len());
    let from = record.actions[..told].iter().rposition(|line| line.seat == seat).map_or(0, |own| own + 1);
    if from == told {
        return Ok(Vec::new());
    }
    let mut before = record.set_up()?;
    let mut deeds = Vec::new();
    for step in record.replay()?.take(told) {
        let step = step?;
        if step.n as usize > from && !is_quiet(&step.effects, step.action) {
            let points = |position: &Position| points(position, &record.setting, step.seat);
            let pesos = |position: &Position| i64::from(position.pesos[step.seat.index()]);
            deeds.push(Deed {
                number: step.n as usize,
                seat: step.seat,
                action: step.action,
                pond: Told::of(&step.effects).pond,
                pesos: pesos(&step.after) - pesos(&before),
                points: points(&step.after) - points(&before),
                effects: step.effects.to_vec(),
            });
        }
        before = step.after;
    }
    Ok(deeds)
}

/// Whether it is no more than the end of a turn in which something was done.
fn is_quiet(effects: &[Effect], action: Action) -> bool {
    let passed = Told::of(effects).turn_ended.is_some_and(|passed| passed > 0);
    action == Action::End && !passed
}

/// The points of a seat if the scoring came now, without those for money.
fn points(position: &Position, setting: &Setting, seat: Seat) -> i32 {
    let standing = position.standing(setting, seat);
    i32::from(standing.total()) - i32::from(standing.of(Category::Money))
}
