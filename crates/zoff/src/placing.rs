//! Placing cows for pairs: the order of the pairs and the legal numbers of cows (rules: `zoff-rules-place`,
//! `zoff-rules-two-one`).

use crate::{
    CardEffect, Colour, Effect, Illegal, MixedCows, Pair, PlacementCause, Position, Prairie, Setting, Turn, herds,
};
use tabletop::{Sink, refuse};

/// The colours whose cows may be placed for a pair: the colour of the pair, the seat's only colour, or both colours of
/// the seat if the pair is for both.
pub fn colours(position: &Position, setting: &Setting, turn: Turn) -> [Option<Colour>; 2] {
    match turn.pair.colour {
        Some(colour) => [Some(colour), None],
        None => position.colours_of(setting, turn.seat),
    }
}

/// The sort key for the order of pairs, smallest first. Pairs are sorted by prairie. Within a prairie, the largest herd
/// comes first, and pairs without a herd follow by value and letter of the cow card.
#[inline]
fn sort_key(position: &Position, setting: &Setting, turn: Turn) -> u32 {
    let Pair { prairie, card, .. } = turn.pair;
    let own = colours(position, setting, turn);
    let herd = own.into_iter().flatten().map(|colour| position.herd(prairie, colour)).max().unwrap_or(0);
    let within = if herd > 0 { u32::from(u8::MAX - herd) } else { 256 + card.index() as u32 };
    ((prairie.index() as u32) << 16) | within
}

/// All pairs still to be placed, with their sort keys.
fn waiting_pairs(position: &Position, setting: &Setting) -> impl Iterator<Item = (u32, Turn)> {
    position.seats().flat_map(move |seat| {
        let turns = position.pairs[seat.index()].into_iter().flatten().map(move |pair| Turn { seat, pair });
        turns.map(move |turn| (sort_key(position, setting, turn), turn))
    })
}

/// The next pair to place.
#[inline]
pub fn next_turn(position: &Position, setting: &Setting) -> Option<Turn> {
    waiting_pairs(position, setting).min_by_key(|(when, _)| *when).map(|(_, turn)| turn)
}

/// The order in which pairs are placed on a prairie.
///
/// # Examples
///
/// ```
/// use zoff::{Prairie, Seat, formats::positions, placing};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"waits": "place", "prairies": {"fire-fields": {"pink": 3}}, "seats": [
///     {"pairs": ["fire-fields 3B"]}, {"pairs": ["fire-fields 4G"]}, {"pairs": ["fire-fields 2A"]}]}"#;
/// let (setting, position) = positions::read(file)?;
/// let order = placing::order(&position, &setting, Prairie::FireFields);
/// assert!(order.iter().map(|turn| turn.seat).eq([Seat(1), Seat(2), Seat(0)])); // the herd first, then the lowest card
/// # Ok(())
/// # }
/// ```
pub fn order(position: &Position, setting: &Setting, prairie: Prairie) -> Vec<Turn> {
    let mut all: Vec<(u32, Turn)> =
        waiting_pairs(position, setting).filter(|(_, turn)| turn.pair.prairie == prairie).collect();
    all.sort_by_key(|(when, _)| *when);
    all.into_iter().map(|(_, turn)| turn).collect()
}

/// Checks the number of cows for the current pair. If the pair is for both colours of the seat, only 0 is legal.
///
/// # Errors
/// Returns the first reason the placement is illegal.
///
/// # Examples
///
/// ```
/// use zoff::{Illegal, Stage, formats::positions, placing};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"waits": "place", "seats": [{"pairs": ["fire-fields 3B"]}, {}, {}]}"#;
/// let (setting, position) = positions::read(file)?;
/// let Stage::Place(turn) = position.stage else { panic!("expected a pair") };
/// assert_eq!(placing::check(&position, &setting, turn, 3), Ok(()));
/// let refusal = Illegal::MoreThanTheCard { cows: 4, most: 3 };
/// assert_eq!(placing::check(&position, &setting, turn, 4), Err(refusal));
/// # Ok(())
/// # }
/// ```
pub fn check(position: &Position, setting: &Setting, turn: Turn, cows: u8) -> Result<(), Illegal> {
    check_card(turn, cows)?;
    match colours(position, setting, turn) {
        [Some(colour), None] => herds::check(position, setting, colour, turn.pair.prairie, cows),
        _ if cows > 0 => Err(Illegal::ColoursMissing),
        _ => Ok(()),
    }
}

/// Checks the cows of each colour for the current pair, which must be for both colours of the seat (rules:
/// `zoff-rules-two-one`).
///
/// # Errors
/// Returns the first reason the placement is illegal.
pub fn check_mixed(position: &Position, setting: &Setting, turn: Turn, cows: &MixedCows) -> Result<(), Illegal> {
    let own = colours(position, setting, turn);
    refuse(own[1].is_none(), Illegal::OneColourOnly)?;
    if let Some((other, _)) = cows.iter().find(|(colour, _)| !own.contains(&Some(*colour))) {
        return Err(Illegal::NotYourColour(other));
    }
    let (prairie, total) = (turn.pair.prairie, cows.total());
    if total == 0 {
        // Placing no cows is written as a number, without colours.
        return Err(Illegal::ColoursMissing);
    }
    check_card(turn, total)?;
    herds::check_place(position, setting, prairie, total)?;
    let mut after = *position;
    for (colour, cows) in cows.iter() {
        let left = position.cows_left[colour.index()];
        refuse(cows > left, Illegal::TooFewCows { colour, cows, left })?;
        after.herds[prairie.index()][colour.index()] += cows;
    }
    for colour in own.into_iter().flatten() {
        let size = after.herd(prairie, colour);
        if let Some(other) = herds::same_size(&after, prairie, colour, size).filter(|_| size > 0) {
            return Err(Illegal::SameSize { prairie, colour, other, size });
        }
    }
    Ok(())
}

fn check_card(turn: Turn, cows: u8) -> Result<(), Illegal> {
    let most = turn.pair.card.value();
    refuse(cows > most, Illegal::MoreThanTheCard { cows, most })
}

/// Places cows of the pair's colour.
pub(super) fn play(position: &mut Position, setting: &Setting, turn: Turn, cows: u8, sink: &mut impl Sink<Effect>) {
    let [colour, _] = colours(position, setting, turn);
    let cows = colour.map_or(MixedCows::default(), |colour| MixedCows::default().with(colour, cows));
    play_mixed(position, setting, turn, cows, sink);
}

pub(super) fn play_mixed(
    position: &mut Position,
    setting: &Setting,
    turn: Turn,
    cows: MixedCows,
    sink: &mut impl Sink<Effect>,
) {
    let Turn { seat, pair } = turn;
    position.emit(Effect::Card(CardEffect::Played { seat, pair, cows: cows.total() }), sink);
    for (colour, cows) in cows.iter() {
        herds::place(position, setting, colour, pair.prairie, cows, PlacementCause::Pair, sink);
    }
}

/// Calls `visit` with every legal placement of at least one cow for a pair that is for two colours.
pub(super) fn for_each_mixed(position: &Position, setting: &Setting, turn: Turn, mut visit: impl FnMut(MixedCows)) {
    let [Some(first), Some(second)] = colours(position, setting, turn) else { return };
    let most = turn.pair.card.value();
    for one in 0..=most {
        for other in 0..=most - one {
            let cows = MixedCows::default().with(first, one).with(second, other);
            if check_mixed(position, setting, turn, &cows).is_ok() {
                visit(cows);
            }
        }
    }
}
