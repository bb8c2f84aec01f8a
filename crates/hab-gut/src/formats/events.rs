//! Event lines: everything that happened in a game, one JSON object a line, for referees and statistics (HAB-GUT 6).

use serde::Serialize;
use tabletop::line;

use tabletop::{Game, Seats};

use super::{actions, counts::PricesText, effects::EffectText};
use crate::{
    Cards, Effect, HabGut, HouseRules, Position, Setting,
    effect::{CardEffect, ShareEffect},
};

/// The line of the set-up: `n` is 0.
#[derive(Serialize)]
struct SetUpLine {
    n: u32,
    title: &'static str,
    rules: HouseRules,
    seats: u8,
    start: u8,
    racks: Vec<Vec<String>>,
    unseen: Vec<String>,
}

/// The line of an action.
#[derive(Serialize)]
struct ActionLine {
    n: u32,
    seat: u8,
    action: String,
    money: Vec<u32>,
    prices: PricesText,
    #[serde(skip_serializing_if = "Option::is_none")]
    foundations: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    racks: Option<Vec<Vec<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unseen: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_act: Option<u8>,
    over: bool,
    #[serde(flatten)]
    end: Option<End>,
    effects: Vec<EffectText>,
}

/// What stands on the last line alone.
#[derive(Serialize)]
struct End {
    out: Vec<u8>,
    totals: Vec<u32>,
    winners: Vec<u8>,
}

/// An action that was played, with all that it brought about.
pub type Played<'a> = tabletop::Played<'a, HabGut>;

/// Cards in words, equal ones one after the other.
pub fn card_words(cards: Cards) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

/// The cards of each rack in words, by the seat at whose left it stands.
pub fn rack_words(position: &Position) -> Vec<Vec<String>> {
    position.seats().map(|seat| card_words(position.racks[seat.index()])).collect()
}

/// The line of the set-up, without a line end.
pub fn set_up_line(setting: &Setting, position: &Position) -> String {
    line(&SetUpLine {
        n: 0,
        title: HabGut::TITLE,
        rules: setting.rulebook.house,
        seats: position.seats,
        start: position.start.0,
        racks: rack_words(position),
        unseen: card_words(position.unseen),
    })
}

/// The line of an action, without a line end.
pub fn action_line(played: &Played) -> String {
    let Played { n, seat, action, effects, after } = *played;
    let opened = effects.iter().any(|effect| matches!(effect, Effect::Share(ShareEffect::Opened { .. })));
    let dealt = effects.iter().any(|effect| matches!(effect, Effect::Card(CardEffect::Dealt { .. })));
    let numbers = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
    let end = || End { out: numbers(after.out()), totals: after.totals(), winners: numbers(after.winners()) };
    let of_seats = |all: &[u32]| all[..usize::from(after.seats)].to_vec();
    line(&ActionLine {
        n,
        seat: seat.0,
        action: actions::text(action),
        money: of_seats(&after.money),
        prices: PricesText::of(&after.prices),
        foundations: opened.then(|| of_seats(&after.saved)),
        racks: dealt.then(|| rack_words(after)),
        unseen: dealt.then(|| card_words(after.unseen)),
        to_act: (!after.over).then_some(after.turn.seat.0),
        over: after.over,
        end: after.over.then(end),
        effects: effects.iter().map(EffectText::of).collect(),
    })
}
