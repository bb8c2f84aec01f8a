//! Implements the traits for files and command-line output. Most of the code writes event lines: one JSON object for
//! the set-up and one for each action of a game, for referees and statistics.

use std::path::Path;

use serde::Serialize;
use tabletop::{Game, HasFileFormats, PositionError, Reported, Seat, Seats, Viewer, to_json_line};

use super::{
    actions,
    counts::{self, ByGood},
    positions,
};
use crate::{CardEffect, Cards, Effect, HabGut, HouseRules, Position, Rulebook, Setting, ShareEffect};

/// The set-up line, whose `n` is 0.
#[derive(Serialize)]
struct SetUpLine<'a> {
    n: u32,
    title: &'static str,
    rules: HouseRules,
    seats: u8,
    start: Seat,
    racks: &'a [Cards],
    unseen: Cards,
}

/// The line of an action.
#[derive(Serialize)]
struct ActionLine<'a> {
    n: u32,
    seat: Seat,
    action: String,
    money: &'a [u32],
    prices: ByGood<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    foundations: Option<&'a [u32]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    racks: Option<&'a [Cards]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unseen: Option<Cards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_act: Option<Seat>,
    over: bool,
    #[serde(flatten)]
    end: Option<End>,
    effects: &'a [Effect],
}

/// The additional fields of the last line.
#[derive(Serialize)]
struct End {
    out: Seats,
    totals: Vec<u32>,
    winners: Seats,
}

/// A played action, with its effects and the position after it.
pub type Played<'a> = tabletop::Played<'a, HabGut>;

/// The entries of the seats that take part in the game.
fn of_seats<'a, T>(position: &Position, all: &'a [T]) -> &'a [T] {
    &all[..usize::from(position.seats)]
}

impl Reported for HabGut {
    fn rules(setting: &Setting) -> impl Serialize {
        setting.rulebook.house
    }
}

impl HasFileFormats for HabGut {
    fn setting(changed: &[(&str, &str)]) -> Result<Setting, String> {
        let mut house = HouseRules::default();
        changed.iter().try_for_each(|(name, value)| house.set(name, value))?;
        Ok(Setting { rulebook: Rulebook::new(house) })
    }

    fn read_position(text: &str, _: &Path) -> Result<(Setting, Position), PositionError> {
        positions::read(text)
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> impl Serialize {
        positions::view(setting, position, viewer)
    }

    fn standing(_: &Setting, position: &Position, seat: Seat) -> impl Serialize {
        position.standing(seat)
    }

    fn effects(_: &Setting, _: u8, effects: &[Effect]) -> Vec<impl Serialize> {
        effects.to_vec()
    }

    fn set_up_line(setting: &Setting, position: &Position) -> String {
        to_json_line(&SetUpLine {
            n: 0,
            title: HabGut::TITLE,
            rules: setting.rulebook.house,
            seats: position.seats,
            start: position.start,
            racks: of_seats(position, &position.racks),
            unseen: position.undealt,
        })
    }

    fn action_line(_: &Setting, played: &Played) -> String {
        let Played { n, seat, action, effects, after } = *played;
        let opened = effects.iter().any(|effect| matches!(effect, Effect::Share(ShareEffect::Opened { .. })));
        let dealt = effects.iter().any(|effect| matches!(effect, Effect::Card(CardEffect::Dealt { .. })));
        let end = || End { out: after.eliminated(), totals: after.totals(), winners: after.winners() };
        to_json_line(&ActionLine {
            n,
            seat,
            action: actions::text(action),
            money: of_seats(after, &after.money),
            prices: counts::prices(after.prices),
            foundations: opened.then(|| of_seats(after, &after.saved)),
            racks: dealt.then(|| of_seats(after, &after.racks)),
            unseen: dealt.then_some(after.undealt),
            to_act: (!after.over).then_some(after.turn.seat),
            over: after.over,
            end: after.over.then(end),
            effects,
        })
    }
}
