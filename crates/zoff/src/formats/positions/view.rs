//! What a viewer may know of a position, in the words of a position file.
//!
//! ```text
//! {"title":"zoff",…,"waits":"choose","seats":[
//!   {"colours":["blue"],"cards":["5A","4B"],"pairs":["fire-fields 3B","coffee-canyon 5J"],"dealt":["coffee-canyon"]},
//!   {"colours":["pink"],"cards":10,"pairs":2,"dealt":["fire-fields"]},…],…}
//! ```
//!
//! For what is hidden its number stands in its place: cards held, pairs chosen, prairies dealt. A hidden bid is `true`. Lots are
//! left out.

use serde::Serialize;

use super::{FairText, PositionText, SeatText, Title, Waits, write::text_of};
use crate::{Colour, Position, Prairie, Seat, Setting, Stage, Variants, choosing, formats::table::Table};
use tabletop::Viewer;

/// What a viewer may know, ready to be written as JSON.
#[derive(Serialize)]
pub struct View {
    title: Title,
    rules: Variants,
    round: u8,
    waits: Waits,
    to_act: Vec<u8>,
    seats: Vec<SeatView>,
    prairies: Table<Prairie, Table<Colour, u8>>,
    full: Vec<Prairie>,
    given: u8,
    fairs: Vec<FairText>,
    largest: Table<Colour, u8>,
}

#[derive(Serialize)]
struct SeatView {
    colours: Vec<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Known<Vec<String>>>,
    pairs: Known<Vec<String>>,
    dealt: Known<Vec<Prairie>>,
    started: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    bid: Option<Bid>,
}

/// Something that is seen, or how many of it there are.
#[derive(Serialize)]
#[serde(untagged)]
enum Known<T> {
    Seen(T),
    Hidden(u8),
}

#[derive(Serialize)]
#[serde(untagged)]
enum Bid {
    Seen(String),
    Hidden(bool),
}

/// What a viewer may know of a position.
pub fn view(setting: &Setting, position: &Position, viewer: impl Into<Viewer>) -> View {
    let viewer = viewer.into();
    // All that follows is made from this, in which hidden things are left out or lie as any other: nothing hidden can get in.
    let position = &position.seen_by(setting, viewer);
    // Every field is named, so that a new one must be decided upon here.
    let PositionText { title, rules, round, waits, seats, prairies, full, given, fairs, largest } =
        text_of(setting, position);
    let seat_view = |(seat, text)| seat_view(setting, position, viewer, seat, text);
    View {
        title,
        rules,
        round,
        waits,
        to_act: position.may_act().iter().map(|seat| seat.0).collect(),
        seats: position.seats().zip(seats).map(seat_view).collect(),
        prairies,
        full,
        given,
        fairs,
        largest,
    }
}

fn seat_view(setting: &Setting, position: &Position, viewer: Viewer, seat: Seat, text: SeatText) -> SeatView {
    let SeatText { colours, cards, pairs, dealt, started, bid, lot: _ } = text;
    let hides_pairs = !position.sees_pairs(viewer, seat) && position.acted.has(seat);
    let hides_bid = !position.sees_bid(viewer, seat) && position.acted.has(seat) && position.stage == Stage::Bid;
    let each = setting.rulebook.dealt[usize::from(position.seats)];
    SeatView {
        colours: colours.unwrap_or_default(),
        cards: cards.map(|cards| {
            if position.sees_cards(setting, viewer, seat) {
                Known::Seen(cards)
            } else {
                Known::Hidden(position.hand(seat).count())
            }
        }),
        pairs: if hides_pairs { Known::Hidden(choosing::pairs_needed(position)) } else { Known::Seen(pairs) },
        dealt: if position.sees_dealt(viewer, seat) { Known::Seen(dealt) } else { Known::Hidden(each) },
        started,
        bid: if hides_bid { Some(Bid::Hidden(true)) } else { bid.map(Bid::Seen) },
    }
}
