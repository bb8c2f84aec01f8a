//! Cows on a prairie: the limits on their number, and the effects of placing them (rules: `zoff-rules-place`).

use crate::{Colour, CowEffect, Effect, Illegal, PlacementCause, Position, Prairie, PrairieEffect, Setting};
use tabletop::{Sink, refuse};

/// Checks that cows of a colour may be placed on a prairie, given the supply, the free places and the other herds.
/// Placing none is always legal.
///
/// # Errors
/// Returns the first reason the placement is illegal.
///
/// # Examples
///
/// ```
/// use zoff::{Colour, Prairie, formats::positions, herds};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"seats": [{}, {}, {}], "prairies": {"coffee-canyon": {"blue": 4, "pink": 2}}}"#;
/// let (setting, position) = positions::read(file)?;
/// let check = |cows| herds::check(&position, &setting, Colour::Pink, Prairie::CoffeeCanyon, cows);
/// assert_eq!(check(1), Ok(()));
/// let refusal = check(2).expect_err("two herds of four");
/// assert_eq!(refusal.to_string(), "pink and blue would both have 4 cows on coffee-canyon");
/// # Ok(())
/// # }
/// ```
pub fn check(
    position: &Position,
    setting: &Setting,
    colour: Colour,
    prairie: Prairie,
    cows: u8,
) -> Result<(), Illegal> {
    if cows == 0 {
        return Ok(());
    }
    let left = position.cows_left[colour.index()];
    refuse(cows > left, Illegal::TooFewCows { colour, cows, left })?;
    check_place(position, setting, prairie, cows)?;
    let size = position.herd(prairie, colour) + cows;
    match same_size(position, prairie, colour, size) {
        Some(other) => Err(Illegal::SameSize { prairie, colour, other, size }),
        None => Ok(()),
    }
}

/// Checks that a prairie has room for a number of cows.
///
/// # Errors
/// Returns an error if the prairie is not in play, is full, or has too few free places.
pub fn check_place(position: &Position, setting: &Setting, prairie: Prairie, cows: u8) -> Result<(), Illegal> {
    check_open(position, setting, prairie)?;
    let free = position.free_places(setting, prairie);
    refuse(cows > free, Illegal::TooFewPlaces { prairie, cows, free })
}

/// Checks that a prairie is in play and not full.
///
/// # Errors
/// Returns an error if the prairie is not in play or is full.
pub fn check_open(position: &Position, setting: &Setting, prairie: Prairie) -> Result<(), Illegal> {
    if position.open.has(prairie) {
        Ok(())
    } else if setting.rulebook.prairies(position.seats).has(prairie) {
        Err(Illegal::PrairieFull(prairie))
    } else {
        Err(Illegal::NotInPlay(prairie))
    }
}

/// Another colour whose herd on the prairie has this size, if any.
#[inline]
pub fn same_size(position: &Position, prairie: Prairie, colour: Colour, size: u8) -> Option<Colour> {
    let herds = &position.herds[prairie.index()];
    Colour::ALL.into_iter().find(|other| *other != colour && herds[other.index()] == size)
}

/// The numbers of cows of a colour, from 1 to `most`, that may be placed on a prairie. Bit n represents n cows.
///
/// # Examples
///
/// ```
/// use zoff::{Colour, Prairie, formats::positions, herds};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"seats": [{}, {}, {}], "prairies": {"coffee-canyon": {"blue": 4, "pink": 2}}}"#;
/// let (setting, position) = positions::read(file)?;
/// let counts = herds::legal_counts(&position, &setting, Colour::Pink, Prairie::CoffeeCanyon, 3);
/// assert_eq!(counts, 0b1010); // one cow or three, since two would make a second herd of four
/// # Ok(())
/// # }
/// ```
#[inline]
pub fn legal_counts(position: &Position, setting: &Setting, colour: Colour, prairie: Prairie, most: u8) -> u8 {
    if !position.open.has(prairie) {
        return 0;
    }
    let most = most.min(position.cows_left[colour.index()]).min(position.free_places(setting, prairie));
    let herds = &position.herds[prairie.index()];
    let own = herds[colour.index()];
    let mut bits = ((1_u16 << (most + 1)) - 2) as u8;
    for other in herds {
        // A herd that is larger by n forbids placing n cows. The colour's own herd only clears bit 0, which is unused.
        let more = other.wrapping_sub(own);
        if more <= most {
            bits &= !(1 << more);
        }
    }
    bits
}

/// Places at least one cow on a prairie. Reports the prairie as filled when its last place is taken, except by a last
/// bonus.
#[inline]
pub(super) fn place(
    position: &mut Position,
    setting: &Setting,
    colour: Colour,
    prairie: Prairie,
    cows: u8,
    by: PlacementCause,
    sink: &mut impl Sink<Effect>,
) {
    let herd = position.herd(prairie, colour) + cows;
    let left = position.cows_left[colour.index()] - cows;
    position.emit(Effect::Cow(CowEffect::Placed { colour, prairie, cows, herd, left, by }), sink);
    if position.free_places(setting, prairie) == 0 && by != PlacementCause::Last {
        let fair = setting.rulebook.variants.fair;
        position.emit(Effect::Prairie(PrairieEffect::Filled { prairie, colour, fair }), sink);
    }
}
