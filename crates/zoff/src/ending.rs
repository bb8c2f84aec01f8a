//! The end of the game and the last bonuses (rules: `zoff-rules-last`).

use crate::{BONUSES, COLOURS, ClockEffect, Effect, PlacementCause, Position, Setting, herds};
use tabletop::sink::{NullSink, Sink};

/// Returns true if the game ends at once: all prairies are full, or all cows of a colour are placed.
#[inline]
pub fn is_due(position: &Position, setting: &Setting) -> bool {
    let colours = setting.rulebook.cow_colours(position.seats);
    position.open.is_empty() || colours.iter().any(|colour| position.cows_left[colour.index()] == 0)
}

/// The position as if the game ended now: the last bonuses are given, and all waiting pairs, bonuses and fairs are
/// lost. Cards do not matter, so a viewer who cannot see them gets the same result.
///
/// # Examples
///
/// ```
/// use zoff::{Colour, Prairie, ending, formats::positions};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"seats": [{}, {}, {}], "prairies": {"fire-fields": {"blue": 2, "green": 5}}}"#;
/// let (setting, position) = positions::read(file)?;
/// let end = ending::if_ended_now(&position, &setting);
/// assert!(end.is_over());
/// assert_eq!(end.herd(Prairie::FireFields, Colour::Blue), 4); // The last bonus of the second herd is two cows.
/// # Ok(())
/// # }
/// ```
pub fn if_ended_now(position: &Position, setting: &Setting) -> Position {
    let mut end = *position;
    play(&mut end, setting, &mut NullSink);
    end
}

/// Ends the game. Waiting pairs, bonuses and fairs are lost. On every prairie that is not full, the bonuses are placed
/// on the prairie itself.
pub(super) fn play(position: &mut Position, setting: &Setting, sink: &mut impl Sink<Effect>) {
    let in_play = setting.rulebook.prairies(position.seats);
    let largest = in_play.largest().map_or([0; COLOURS], |prairie| position.herds[prairie.index()]);
    position.emit(Effect::Clock(ClockEffect::Closed { largest }), sink);
    for prairie in position.open.iter() {
        let ranks = position.ranks(prairie);
        for (bonus, colour) in setting.rulebook.prairie_spec(prairie).bonuses.into_iter().zip(ranks).take(BONUSES) {
            let Some(colour) = colour else { break };
            let cows = bonus.min(position.free_places(setting, prairie)).min(position.cows_left[colour.index()]);
            if cows > 0 {
                herds::place(position, setting, colour, prairie, cows, PlacementCause::Last, sink);
            }
        }
    }
    position.emit(Effect::Clock(ClockEffect::Ended), sink);
}
