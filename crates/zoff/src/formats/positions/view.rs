//! The view of a position: the information a viewer may know, in the format of a position file.
//!
//! ```text
//! {"title":"zoff",…,"waits":"choose","seats":[
//!   {"colours":["blue"],"cards":["5A","4B"],"pairs":["fire-fields 3B","coffee-canyon 5J"],"dealt":["coffee-canyon"]},
//!   {"colours":["pink"],"cards":10,"pairs":2,"dealt":["fire-fields"]},…],…}
//! ```
//!
//! Hidden cards, pairs and dealt prairies are replaced by their number. A hidden bid is `true`. Lots are left out, and
//! `to_act` lists the seats that may act.

use serde::Serialize;

use super::{PositionText, SeatText, StageText, Title, text_of};
use crate::{Colour, Fair, Position, Prairie, Seat, Setting, Stage, Variants, choosing};
use tabletop::{OrderedMap, Seats, Viewer, positions::Known};

/// The information a viewer may know, ready to be serialized as JSON.
#[derive(Serialize)]
pub struct View {
    title: Title,
    rules: Variants,
    round: u8,
    waits: StageText,
    to_act: Seats,
    seats: Vec<SeatView>,
    prairies: OrderedMap<Prairie, OrderedMap<Colour, u8>>,
    full: Vec<Prairie>,
    given: u8,
    fairs: Vec<Fair>,
    largest: OrderedMap<Colour, u8>,
}

#[derive(Serialize)]
struct SeatView {
    colours: Vec<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Known<Vec<String>, u8>>,
    pairs: Known<Vec<String>, u8>,
    dealt: Known<Vec<Prairie>, u8>,
    started: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    bid: Option<Known<String, bool>>,
}

/// The view of a position for a viewer.
pub fn view(setting: &Setting, position: &Position, viewer: impl Into<Viewer>) -> View {
    let viewer = viewer.into();
    // In this position, hidden information is removed or replaced by placeholders. Everything below reads only this
    // position, so nothing hidden can leak.
    let position = &position.seen_by(setting, viewer);
    // This pattern lists every field, so that adding a field breaks the build until its visibility is decided.
    let PositionText { title, rules, round, waits, seats, prairies, full, given, fairs, largest } =
        text_of(setting, position);
    let seat_view = |(seat, text)| seat_view(setting, position, viewer, seat, text);
    View {
        title,
        rules,
        round,
        waits,
        to_act: position.may_act(),
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
        cards: cards
            .map(|cards| Known::new(position.sees_cards(setting, viewer, seat), cards, position.hand(seat).count())),
        pairs: Known::new(!hides_pairs, pairs, choosing::pairs_needed(position)),
        dealt: Known::new(position.sees_dealt(viewer, seat), dealt, each),
        started,
        bid: if hides_bid { Some(Known::Hidden(true)) } else { bid.map(Known::Seen) },
    }
}
