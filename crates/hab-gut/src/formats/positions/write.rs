//! From a position to the words of a position file.

use super::{PositionText, SeatText, TurnText};
use crate::{
    Good, Position, Seat, Setting,
    formats::{
        counts::{PricesText, SharesText},
        events::{card_words, rack_words},
    },
};

/// A position as the text of a position file.
pub fn write(setting: &Setting, position: &Position) -> String {
    let text = text_of(setting, position);
    let mut text = serde_json::to_string_pretty(&text).expect("keys are words and values are numbers, words and lists");
    text.push('\n');
    text
}

/// The words of a position file for a position.
pub(super) fn text_of(setting: &Setting, position: &Position) -> PositionText {
    PositionText {
        title: super::title(),
        rules: setting.rulebook.house,
        start: position.start.0,
        rounds: position.rounds,
        turn: TurnText { seat: Some(position.turn.seat.0), phase: position.turn.phase },
        prices: PricesText::of(&position.prices),
        stuck: Good::ALL.into_iter().filter(|good| position.stuck[good.index()]).collect(),
        seats: position.seats().map(|seat| seat_text(position, seat)).collect(),
        racks: Some(rack_words(position)),
        unseen: Some(card_words(position.unseen)),
        seed: position.key,
    }
}

fn seat_text(position: &Position, seat: Seat) -> SeatText {
    let index = seat.index();
    SeatText {
        money: position.money[index],
        shares: SharesText::of(&position.shares[index]),
        foundation: SharesText::of(&position.foundations[index]),
        saved: position.saved[index],
    }
}
