//! From a position to the words of a position file.

use super::{FairText, PositionText, SeatText, Title, Waits};
use crate::{
    Colour, Position, Seat, Setting, Stage,
    formats::{actions, events},
};

/// A position as the text of a position file, hidden things included.
pub fn write(setting: &Setting, position: &Position) -> String {
    let mut text = serde_json::to_string_pretty(&text_of(setting, position))
        .expect("keys are words and values are numbers, words and lists");
    text.push('\n');
    text
}

/// The words of a position file for a position.
pub(super) fn text_of(setting: &Setting, position: &Position) -> PositionText {
    let seats = position.seats().zip(events::colours(setting, position));
    PositionText {
        title: Title::Zoff,
        rules: setting.rulebook.variants,
        round: position.round,
        waits: match position.stage {
            Stage::Start => Waits::Start,
            Stage::Bid => Waits::Bid,
            Stage::Colour(_) => Waits::Colour,
            Stage::Choose => Waits::Choose,
            Stage::Place(_) | Stage::Bonus(_) => Waits::Place,
            Stage::Over => Waits::Over,
        },
        seats: seats.map(|(seat, colours)| seat_text(setting, position, seat, colours)).collect(),
        prairies: events::prairies(position),
        full: position.full.waiting().to_vec(),
        given: position.given,
        fairs: position
            .fairs
            .waiting()
            .iter()
            .map(|fair| FairText { prairie: fair.prairie, colour: fair.colour })
            .collect(),
        largest: Colour::ALL.into_iter().zip(position.largest).filter(|(_, cows)| *cows > 0).collect(),
    }
}

fn seat_text(setting: &Setting, position: &Position, seat: Seat, colours: Vec<Colour>) -> SeatText {
    let pairs = position.choice(seat).into_iter().flat_map(|choice| choice.pairs());
    SeatText {
        // Before a colour is taken, nobody's cards are missing.
        cards: (!colours.is_empty()).then(|| events::card_words(position.hand(seat))),
        colours: Some(colours),
        pairs: pairs.map(actions::pair_text).collect(),
        dealt: position.dealt[seat.index()].iter().collect(),
        started: position.stage == Stage::Start && position.acted.has(seat),
        bid: position.bids[seat.index()].map(actions::bid_text),
        lot: setting.rulebook.variants.auction.then_some(position.lots[seat.index()]),
    }
}
