//! The view of a position: the information that a viewer may have, in the format of a position file.
//!
//! ```text
//! {…,"supply":{"coal":7,…},"seats":[
//!   {"money":180,"shares":{"coal":1},"foundation":{"rubber":2},"known":{"coal":1,"rubber":2},"saved":0},
//!   {"money":300,"shares":3,"foundation":1,"known":{"tea":4},"saved":0}, …],
//!  "racks":[["coal +4",…],8,8,["tea -2",…]],"unseen":22,"over":false}
//! ```
//!
//! Hidden cards and shares are replaced by their number: the shares and foundations of other players, racks that the
//! viewer does not sit next to, and undealt cards. `known` lists all shares that a seat has bought and not sold,
//! including the shares in its foundation. The seed is left out.

use serde::Serialize;
use tabletop::{Seat, Viewer, positions::Known};

use super::{PositionText, TurnText, text_of};
use crate::{
    Good, HouseRules, Position, Setting,
    formats::counts::{self, ByGood},
};

/// The information that a viewer may have, ready to be serialized as JSON.
#[derive(Serialize)]
pub struct View {
    title: String,
    rules: HouseRules,
    start: u8,
    rounds: u8,
    turn: TurnText,
    prices: ByGood<u16>,
    stuck: Vec<Good>,
    supply: ByGood<u8>,
    seats: Vec<SeatView>,
    racks: Vec<Known<Vec<String>>>,
    unseen: u32,
    over: bool,
}

#[derive(Serialize)]
struct SeatView {
    money: u32,
    shares: Known<ByGood<u8>>,
    foundation: Known<ByGood<u8>>,
    known: ByGood<u8>,
    saved: u32,
}

/// The view of a position for a viewer.
pub fn view(setting: &Setting, position: &Position, viewer: impl Into<Viewer>) -> View {
    let viewer = viewer.into();
    // Everything below reads this filtered position, so hidden information cannot leak.
    let seen = &position.seen_by(viewer);
    // This pattern lists every field, so that adding a field breaks the build until its visibility is decided.
    let PositionText { title, rules, start, rounds, turn, prices, stuck, seats, racks, unseen: _, seed: _ } =
        text_of(setting, seen);
    let seat_view = |(seat, text): (Seat, super::SeatText)| {
        let given = u32::from(seen.foundation_shares_of(seat));
        // For other players, the filtered shares already include the foundation.
        let (shares, foundation, known) = if viewer.sees_hand(seat) {
            let known = Good::ALL.map(|good| seen.all_shares_of_good(seat, good));
            (Known::Seen(text.shares), Known::Seen(text.foundation), counts::shares(known))
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
        supply: counts::shares(seen.supply),
        seats: seen.seats().zip(seats).map(seat_view).collect(),
        racks: seen.seats().zip(racks.into_iter().flatten()).map(rack_view).collect(),
        unseen: seen.undealt.len(),
        over: seen.over,
    }
}
