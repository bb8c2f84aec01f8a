//! What a viewer may know of a position, in the words of a position file.
//!
//! ```text
//! {…,"supply":{"coal":7,…},"seats":[
//!   {"money":180,"shares":{"coal":1},"foundation":{"rubber":2},"known":{"coal":1,"rubber":2},"saved":0},
//!   {"money":300,"shares":3,"foundation":1,"known":{"tea":4},"saved":0}, …],
//!  "racks":[["coal +4",…],8,8,["tea -2",…]],"unseen":22,"over":false}
//! ```
//!
//! For what is hidden its number stands in its place: own shares and the foundation of others, racks that do not stand beside
//! the viewer, the cards that were not dealt. `known` is what all saw a seat buy and not sell again, wherever it keeps it. The
//! seed is left out.

use serde::Serialize;
use tabletop::{Seat, Viewer, positions::Known};

use super::{PositionText, TurnText, text_of};
use crate::{
    Good, HouseRules, Position, Setting,
    formats::counts::{PricesText, SharesText},
};

/// What a viewer may know, ready to be written as JSON.
#[derive(Serialize)]
pub struct View {
    title: String,
    rules: HouseRules,
    start: u8,
    rounds: u8,
    turn: TurnText,
    prices: PricesText,
    stuck: Vec<Good>,
    supply: SharesText,
    seats: Vec<SeatView>,
    racks: Vec<Known<Vec<String>>>,
    unseen: u32,
    over: bool,
}

#[derive(Serialize)]
struct SeatView {
    money: u32,
    shares: Known<SharesText>,
    foundation: Known<SharesText>,
    known: SharesText,
    saved: u32,
}

/// What a viewer may know of a position.
pub fn view(setting: &Setting, position: &Position, viewer: impl Into<Viewer>) -> View {
    let viewer = viewer.into();
    // All that follows is made from this, in which nothing hidden is left: nothing hidden can get in.
    let seen = &position.seen_by(viewer);
    // Every field is named, so that a new one must be decided upon here.
    let PositionText { title, rules, start, rounds, turn, prices, stuck, seats, racks, unseen: _, seed: _ } =
        text_of(setting, seen);
    let seat_view = |(seat, text): (Seat, super::SeatText)| {
        let given = u32::from(seen.given_of(seat));
        // What a seat is known to have holds its foundation already where that is hidden.
        let (shares, foundation, known) = if viewer.sees_hand(seat) {
            let known = Good::ALL.map(|good| seen.known_of(seat, good));
            (Known::Seen(text.shares), Known::Seen(text.foundation), SharesText::of(&known))
        } else {
            (Known::Hidden(seen.shares_of(seat) - given), Known::Hidden(given), text.shares)
        };
        SeatView { money: text.money, shares, foundation, known, saved: text.saved }
    };
    let rack_view = |(rack, words): (Seat, Vec<String>)| {
        let hidden = words.len() as u32;
        Known::new(seen.sees_rack(viewer, rack), words, hidden)
    };
    View {
        title,
        rules,
        start,
        rounds,
        turn,
        prices,
        stuck,
        supply: SharesText::of(&seen.supply),
        seats: seen.seats().zip(seats).map(seat_view).collect(),
        racks: seen.seats().zip(racks.into_iter().flatten()).map(rack_view).collect(),
        unseen: seen.unseen.len(),
        over: seen.over,
    }
}
