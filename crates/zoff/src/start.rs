//! Two players put their first cows: one on each prairie dealt, at least one of each own colour (ZOFF 5).

use crate::{By, ClockEffect, Colour, Effect, Illegal, Position, Setting, herds};
use tabletop::{Seat, refuse, tell::Tell};

/// May the seat begin with these colours, the first for the smallest prairie dealt?
///
/// # Errors
/// When one is not the seat's own, or one of the own colours is missing.
pub fn check(position: &Position, setting: &Setting, seat: Seat, colours: [Colour; 3]) -> Result<(), Illegal> {
    let own = position.own(setting, seat);
    if let Some(other) = colours.into_iter().find(|colour| !own.contains(&Some(*colour))) {
        return Err(Illegal::NotYourColour(other));
    }
    let has = |colour: &Colour| colours.contains(colour);
    refuse(!own.iter().flatten().all(has), Illegal::NotBothColours)
}

/// Puts them.
pub(super) fn play(
    position: &mut Position,
    setting: &Setting,
    seat: Seat,
    colours: [Colour; 3],
    told: &mut impl Tell<Effect>,
) {
    for (prairie, colour) in position.dealt[seat.index()].iter().zip(colours) {
        herds::put(position, setting, colour, prairie, 1, By::Start, told);
    }
    position.tell(Effect::Clock(ClockEffect::Started { seat }), told);
}
