//! Implements the traits for files and command-line output. Most of the code writes event lines: one line of JSON for
//! the set-up and one for each action of a game, for referees and statistics.

use std::path::Path;

use serde::Serialize;
use tabletop::{Game as _, HasFileFormats, OrderedMap, PositionError, Reported, Seat, Seats, Viewer, to_json_line};

use super::{actions, positions};
use crate::{AuctionEffect, Card, Cards, Colour, Effect, Position, Prairie, Rulebook, Setting, TENTHS, Variants, Zoff};

/// The line of the set-up. Its `n` is 0.
#[derive(Serialize)]
struct SetUpLine {
    n: u32,
    title: &'static str,
    rules: Variants,
    seats: u8,
    colours: Vec<Vec<Colour>>,
    cards: OrderedMap<Colour, Vec<String>>,
    dealt: Vec<Vec<Prairie>>,
}

/// The line of an action.
#[derive(Serialize)]
struct ActionLine<'a> {
    n: u32,
    seat: Seat,
    action: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    colours: Option<Vec<Vec<Colour>>>,
    prairies: OrderedMap<Prairie, OrderedMap<Colour, u8>>,
    left: OrderedMap<Colour, u8>,
    to_act: Seats,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    totals: Option<Vec<Total>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<Seat>>,
    effects: &'a [Effect],
}

/// The score of a seat: whole cows, or cows with one decimal if there was an auction.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Total {
    /// A number of cows.
    Cows(i32),
    /// A number of cows less a bid. JSON shows the difference with one decimal.
    LessBid(f64),
}

/// An action that was played, with its effects and the position after it.
pub type Played<'a> = tabletop::Played<'a, Zoff>;

pub(super) fn colours(setting: &Setting, position: &Position) -> Vec<Vec<Colour>> {
    position.seats().map(|seat| position.colours_of(setting, seat).into_iter().flatten().collect()).collect()
}

/// The words of cards, highest value first, then by letter.
pub(super) fn card_words(cards: Cards) -> Vec<String> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|card| (u8::MAX - card.value(), card.letter()));
    cards.iter().map(Card::to_string).collect()
}

/// The prairies with cows, smallest first, each with its herds.
pub(super) fn prairies(position: &Position) -> OrderedMap<Prairie, OrderedMap<Colour, u8>> {
    let herds = |prairie: Prairie| -> OrderedMap<Colour, u8> {
        let herds = Colour::ALL.into_iter().zip(position.herds[prairie.index()]);
        herds.filter(|(_, cows)| *cows > 0).collect()
    };
    let all = Prairie::ALL.into_iter().map(|prairie| (prairie, herds(prairie)));
    all.filter(|(_, herds)| !herds.0.is_empty()).collect()
}

/// The score of each seat.
pub fn totals(setting: &Setting, position: &Position) -> Vec<Total> {
    let total = |seat| {
        let tenths = position.score_in_tenths(setting, seat);
        if setting.rulebook.variants.auction {
            Total::LessBid(f64::from(tenths) / f64::from(TENTHS))
        } else {
            Total::Cows(tenths / TENTHS)
        }
    };
    position.seats().map(total).collect()
}

/// The standing of a seat, as the `score` command prints it.
#[derive(Serialize)]
struct StandingText {
    /// The rank of the seat, counted from 1.
    place: u8,
    /// The number of cows in the herd that breaks ties.
    tie_break: u8,
    total: Option<Total>,
}

impl Reported for Zoff {
    fn rules(setting: &Setting) -> impl Serialize {
        setting.rulebook.variants
    }
}

impl HasFileFormats for Zoff {
    fn setting(changed: &[(&str, &str)]) -> Result<Setting, String> {
        let mut variants = Variants::default();
        changed.iter().try_for_each(|(name, value)| variants.set(name, value))?;
        Ok(Setting { rulebook: Rulebook::new(variants) })
    }

    fn read_position(text: &str, _: &Path) -> Result<(Setting, Position), PositionError> {
        positions::read(text)
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> impl Serialize {
        positions::view(setting, position, viewer)
    }

    fn standing(setting: &Setting, position: &Position, seat: Seat) -> impl Serialize {
        StandingText {
            place: position.standings(setting)[seat.index()],
            tie_break: position.tie_break(setting, seat),
            total: totals(setting, position).get(seat.index()).copied(),
        }
    }

    fn effects(_: &Setting, _: u8, effects: &[Effect]) -> Vec<impl Serialize> {
        effects.to_vec()
    }

    fn set_up_line(setting: &Setting, position: &Position) -> String {
        let book = &setting.rulebook;
        let cards =
            book.colours(position.seats).iter().map(|colour| (*colour, card_words(book.deck(position.seats, *colour))));
        to_json_line(&SetUpLine {
            n: 0,
            title: Zoff::TITLE,
            rules: book.variants,
            seats: position.seats,
            colours: colours(setting, position),
            cards: cards.collect(),
            dealt: position.seats().map(|seat| position.dealt[seat.index()].iter().collect()).collect(),
        })
    }

    fn action_line(setting: &Setting, played: &Played) -> String {
        let Played { n, seat, action, effects, after } = *played;
        let taken = |effect: &Effect| matches!(effect, Effect::Auction(AuctionEffect::Taken { .. }));
        let all_taken = effects.iter().any(taken) && after.seats().all(|seat| after.colours[seat.index()].is_some());
        let left =
            setting.rulebook.cow_colours(after.seats).iter().map(|colour| (*colour, after.cows_left[colour.index()]));
        to_json_line(&ActionLine {
            n,
            seat,
            action: actions::text(action),
            colours: all_taken.then(|| colours(setting, after)),
            prairies: prairies(after),
            left: left.collect(),
            to_act: after.may_act(),
            over: after.is_over(),
            totals: after.is_over().then(|| totals(setting, after)),
            winners: after.is_over().then(|| after.winners(setting)),
            effects,
        })
    }
}
