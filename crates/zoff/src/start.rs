//! The first cows in a two-player game: one on each dealt prairie, with at least one of each of the player's colours
//! (rules: `zoff-rules-two-text`).

use crate::{ClockEffect, Colour, Effect, Illegal, PlacementCause, Position, Setting, herds};
use tabletop::{Seat, refuse, sink::Sink};

/// Checks the colours of a seat's first cows, starting with the smallest dealt prairie.
///
/// # Errors
/// Returns an error if one of the colours is not the seat's, or if one of the seat's colours is missing.
pub fn check(position: &Position, setting: &Setting, seat: Seat, colours: [Colour; 3]) -> Result<(), Illegal> {
    let own = position.colours_of(setting, seat);
    if let Some(other) = colours.into_iter().find(|colour| !own.contains(&Some(*colour))) {
        return Err(Illegal::NotYourColour(other));
    }
    let has = |colour: &Colour| colours.contains(colour);
    refuse(!own.iter().flatten().all(has), Illegal::NotBothColours)
}

pub(super) fn play(
    position: &mut Position,
    setting: &Setting,
    seat: Seat,
    colours: [Colour; 3],
    sink: &mut impl Sink<Effect>,
) {
    for (prairie, colour) in position.dealt[seat.index()].iter().zip(colours) {
        herds::place(position, setting, colour, prairie, 1, PlacementCause::Start, sink);
    }
    position.emit(Effect::Clock(ClockEffect::Started { seat }), sink);
}
