//! Placing cows for pairs: who comes next, and with how many (ZOFF 3 and 5).

use super::{
    action::Pair,
    effect::{By, CardEffect, Effect},
    herds,
    illegal::Illegal,
    position::{Position, Setting, Turn},
    vocab::{Colour, Prairie},
};
use tabletop::{Seat, tell::Tell};

/// The colours whose cows may come by a pair: the pair's own or the seat's one; both of the seat's where one pair is for
/// both.
pub fn colours(position: &Position, setting: &Setting, turn: Turn) -> [Option<Colour>; 2] {
    match turn.pair.colour {
        Some(colour) => [Some(colour), None],
        None => position.own(setting, turn.seat),
    }
}

/// When a pair's turn comes, smaller is sooner: by prairie; there the largest herd first, those without one after all others
/// by value and letter of the cow card.
#[inline]
fn rank(position: &Position, setting: &Setting, turn: Turn) -> u32 {
    let Pair { prairie, card, .. } = turn.pair;
    let own = colours(position, setting, turn);
    let herd = own.into_iter().flatten().map(|colour| position.herd(prairie, colour)).max().unwrap_or(0);
    let within = if herd > 0 { u32::from(u8::MAX - herd) } else { 256 + card.index() as u32 };
    ((prairie.index() as u32) << 16) | within
}

/// All pairs to be placed, as (when, whose and what).
fn waiting(position: &Position, setting: &Setting) -> impl Iterator<Item = (u32, Turn)> {
    position.seats().flat_map(move |seat| {
        let turns = position.pairs[seat.index()].into_iter().flatten().map(move |pair| Turn { seat, pair });
        turns.map(move |turn| (rank(position, setting, turn), turn))
    })
}

/// The pair whose turn comes next, as things stand.
#[inline]
pub fn next(position: &Position, setting: &Setting) -> Option<Turn> {
    waiting(position, setting).min_by_key(|(when, _)| *when).map(|(_, turn)| turn)
}

/// The order in which pairs are placed on a prairie, as things stand.
pub fn order(position: &Position, setting: &Setting, prairie: Prairie) -> Vec<Turn> {
    let mut all: Vec<(u32, Turn)> =
        waiting(position, setting).filter(|(_, turn)| turn.pair.prairie == prairie).collect();
    all.sort_by_key(|(when, _)| *when);
    all.into_iter().map(|(_, turn)| turn).collect()
}

/// May so many cows be placed for the pair at hand?
///
/// # Errors
/// The first reason why not.
pub fn check(position: &Position, setting: &Setting, turn: Turn, cows: u8) -> Result<(), Illegal> {
    check_card(turn, cows)?;
    match colours(position, setting, turn) {
        [Some(colour), None] => herds::check(position, setting, colour, turn.pair.prairie, cows),
        _ if cows > 0 => Err(Illegal::ColoursMissing),
        _ => Ok(()),
    }
}

/// May so many cows of each own colour be placed for the one pair at hand (ZOFF 5)? `cows` are not all 0.
///
/// # Errors
/// The first reason why not.
pub fn check_both(position: &Position, setting: &Setting, turn: Turn, cows: [u8; 2]) -> Result<(), Illegal> {
    let [Some(first), Some(second)] = colours(position, setting, turn) else { return Err(Illegal::OneColourOnly) };
    let prairie = turn.pair.prairie;
    let total = cows[0].saturating_add(cows[1]);
    if total == 0 {
        // It is written as none, without a colour.
        return Err(Illegal::ColoursMissing);
    }
    check_card(turn, total)?;
    herds::check_place(position, setting, prairie, total)?;
    let own = [(first, cows[0]), (second, cows[1])];
    let mut after = *position;
    for (colour, cows) in own {
        let left = position.left[colour.index()];
        if cows > left {
            return Err(Illegal::TooFewCows { colour, cows, left });
        }
        after.herds[prairie.index()][colour.index()] += cows;
    }
    for (colour, _) in own {
        let size = after.herd(prairie, colour);
        if let Some(other) = herds::same_size(&after, prairie, colour, size).filter(|_| size > 0) {
            return Err(Illegal::SameSize { prairie, colour, other, size });
        }
    }
    Ok(())
}

fn check_card(turn: Turn, cows: u8) -> Result<(), Illegal> {
    let most = turn.pair.card.value();
    if cows > most { Err(Illegal::MoreThanTheCard { cows, most }) } else { Ok(()) }
}

/// Places them: of the first colour of the pair and of the second, where it is for both.
pub(super) fn play(
    position: &mut Position,
    setting: &Setting,
    turn: Turn,
    cows: [u8; 2],
    told: &mut impl Tell<Effect>,
) {
    let Turn { seat, pair } = turn;
    position.tell(Effect::Card(CardEffect::Played { seat, pair, cows: cows[0] + cows[1] }), told);
    for (colour, cows) in colours(position, setting, turn).into_iter().zip(cows) {
        if let Some(colour) = colour.filter(|_| cows > 0) {
            herds::put(position, setting, colour, pair.prairie, cows, By::Pair, told);
        }
    }
}

/// A pair whose prairie is full goes out.
pub(super) fn lose(position: &mut Position, turn: Turn, told: &mut impl Tell<Effect>) {
    let Turn { seat, pair } = turn;
    position.tell(Effect::Card(CardEffect::Lost { seat, pair }), told);
}

/// The first and second own colour's cows that may be placed by one pair for both, none of both left out.
pub(super) fn each_both(position: &Position, setting: &Setting, turn: Turn, mut see: impl FnMut(u8, u8)) {
    let most = turn.pair.card.value();
    for first in 0..=most {
        for second in 0..=most - first {
            if check_both(position, setting, turn, [first, second]).is_ok() {
                see(first, second);
            }
        }
    }
}

impl Position {
    /// The seat whose pair is at hand, or whose bonus; `None` where several act or nobody does.
    pub fn at_hand(&self) -> Option<Seat> {
        match self.stage {
            super::position::Stage::Place(turn) => Some(turn.seat),
            super::position::Stage::Bonus(bonus) => Some(bonus.seat),
            super::position::Stage::Colour(seat) => Some(seat),
            super::position::Stage::Start
            | super::position::Stage::Bid
            | super::position::Stage::Choose
            | super::position::Stage::Over => None,
        }
    }
}
