//! Playouts: fast simulated games to the end.

use super::policy::Policy;
use crate::{MAX_SEATS, Position, Rng, Seat, Setting};
use tabletop::sink::NullSink;

/// The highest value of a final position. Half of it is for winning, half for the lead over the best rival.
pub const MAX_VALUE: i32 = 2_000;

/// The largest lead that adds value, in tenths of a cow.
const MAX_LEAD: i32 = 120;

/// Plays the game to its end with fast decisions for every seat.
pub fn to_end(position: &mut Position, setting: &Setting, policies: &[Policy; MAX_SEATS], rng: &mut Rng) {
    while !position.is_over() {
        let acting = position.may_act();
        for seat in acting.iter() {
            // The other acting seats may still act: the stage changes only after all of them have acted.
            let Some(action) = policies[seat.index()].decide(position, setting, seat, rng) else { return };
            position.play_unchecked(setting, seat, action, &mut NullSink);
        }
    }
}

/// The value of a final position for a seat, from 0 to [`MAX_VALUE`].
pub fn value(position: &Position, setting: &Setting, seat: Seat) -> i32 {
    let places = position.standings(setting);
    let first = position.seats().filter(|seat| places[seat.index()] == 1).count() as i32;
    let won = if places[seat.index()] == 1 { MAX_VALUE / 2 / first } else { 0 };
    let own = position.score_in_tenths(setting, seat);
    let rivals = position.seats().filter(|other| *other != seat).map(|other| position.score_in_tenths(setting, other));
    let ahead = (own - rivals.max().unwrap_or(own)).clamp(-MAX_LEAD, MAX_LEAD);
    won + (ahead + MAX_LEAD) * (MAX_VALUE / 2) / (2 * MAX_LEAD)
}
