//! Games played to their end in the head.

use super::policy::Policy;
use crate::{Chance, MAX_SEATS, Position, Seat, Setting};
use tabletop::tell::Forget;

/// What an end is worth to a seat: half of it for winning, half for how far ahead of the best rival it is; from 0 to this.
pub const WHOLE: i32 = 2_000;

/// Cows ahead of which more are worth nothing, in tenths.
const FAR: i32 = 120;

/// Plays on to the end; everybody decides quickly.
pub fn to_end(position: &mut Position, setting: &Setting, policies: &[Policy; MAX_SEATS], chance: &mut Chance) {
    while !position.over() {
        let acting = position.may_act();
        for seat in acting.iter() {
            // Whoever else may act still may after one has: only all of them together make it go on.
            let Some(action) = policies[seat.index()].decide(position, setting, seat, chance) else { return };
            position.play_unchecked(setting, seat, action, &mut Forget);
        }
    }
}

/// What an end is worth to a seat.
pub fn worth(position: &Position, setting: &Setting, seat: Seat) -> i32 {
    let places = position.standings(setting);
    let first = position.seats().filter(|seat| places[seat.index()] == 1).count() as i32;
    let won = if places[seat.index()] == 1 { WHOLE / 2 / first } else { 0 };
    let own = position.tenths(setting, seat);
    let rivals = position.seats().filter(|other| *other != seat).map(|other| position.tenths(setting, other));
    let ahead = (own - rivals.max().unwrap_or(own)).clamp(-FAR, FAR);
    won + (ahead + FAR) * (WHOLE / 2) / (2 * FAR)
}
