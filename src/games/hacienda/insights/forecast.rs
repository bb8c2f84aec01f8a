//! The score forecast: the current points of every player, and the changes that an action would make.

use hacienda_rules::{Action, Category, MAX_SEATS, Position, Setting, Tallies};

/// Points by player and category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forecast {
    /// The current points, by seat.
    pub current: Tallies,
    /// The changes made by the action, by seat and [`Category`]; `None` without an action.
    pub change: Option<[[i32; Category::ALL.len()]; MAX_SEATS]>,
}

/// Returns the forecast for a position. `pending` must be a legal action of the seat to act; its legality is not
/// checked again. A card that the action would reveal is not taken into account.
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
    Forecast { current: now, change }
}
