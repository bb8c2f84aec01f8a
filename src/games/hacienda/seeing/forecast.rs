//! What would count if the scoring came now, for everybody, and what an action that is thought of would change.

use hacienda_rules::{Action, Category, MAX_SEATS, Position, Setting, Tallies};

/// Points by category and player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forecast {
    /// What counts now, by seat.
    pub now: Tallies,
    /// What the action would change, by seat and [`Category`]; `None` where nothing is thought of.
    pub change: Option<[[i32; Category::ALL.len()]; MAX_SEATS]>,
}

/// The forecast of a position. `pending`: a legal action of the seat to act, which is not judged again; what a purchase would
/// reveal is not in it.
pub fn forecast(position: &Position, setting: &Setting, pending: Option<Action>) -> Forecast {
    let standing = |position: &Position| {
        let mut rows = Tallies::default();
        position.seats().for_each(|seat| rows[seat.index()] = position.standing(setting, seat));
        rows
    };
    let now = standing(position);
    let change = pending.map(|action| {
        let mut after = *position;
        after.play_unchecked(setting, action, &mut Vec::new());
        let then = standing(&after);
        std::array::from_fn(|seat| {
            Category::ALL.map(|category| i32::from(then[seat].of(category)) - i32::from(now[seat].of(category)))
        })
    });
    Forecast { now, change }
}
