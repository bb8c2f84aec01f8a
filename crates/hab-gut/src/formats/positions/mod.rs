//! Position files: a game in progress as JSON, for tests, lessons, and the commands `score`, `try` and `actions`.
//!
//! ```text
//! {"title":"hab-gut","rules":{"stuck_at_the_end":false},"start":2,"rounds":1,"turn":{"seat":3,"phase":"trade"},
//!  "prices":{"coal":40,…},"stuck":[],
//!  "seats":[{"money":180,"shares":{"coal":1},"foundation":{"rubber":2},"saved":0}, …],
//!  "racks":[["coal +4","salt -2",…], …],"unseen":["tea +6",…],"seed":7}
//! ```
//!
//! Missing fields have these defaults: no house rule, `money` 300, `prices` 40, `start` 0, `seed` 0, no stuck markers,
//! no shares, no savings, no rounds played, and the trade phase of the seat that begins the round. If `racks` or
//! `unseen` is missing, its cards are dealt at random from `seed`, as are the cards of the next half.

mod check;
mod view;

use serde::{Deserialize, Serialize};
use tabletop::{json, positions};

use super::counts::{self, ByGood};
use crate::{Cards, Good, HouseRules, Phase, Position, Rulebook, Seat, Setting};

pub use tabletop::PositionError;
pub use view::{View, view};

/// The contents of a position file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionText {
    #[serde(default = "title")]
    title: String,
    #[serde(default, deserialize_with = "json::object")]
    rules: HouseRules,
    #[serde(default)]
    start: u8,
    #[serde(default)]
    rounds: u8,
    #[serde(default, deserialize_with = "json::object")]
    turn: TurnText,
    #[serde(default)]
    prices: ByGood<u16>,
    #[serde(default)]
    stuck: Vec<Good>,
    #[serde(deserialize_with = "json::objects")]
    seats: Vec<SeatText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    racks: Option<Vec<Vec<String>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unseen: Option<Vec<String>>,
    #[serde(default)]
    seed: u64,
}

fn title() -> String {
    "hab-gut".to_owned()
}

#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct TurnText {
    /// Defaults to the seat that begins the round.
    seat: Option<u8>,
    phase: Phase,
}

impl Default for TurnText {
    fn default() -> TurnText {
        TurnText { seat: None, phase: Phase::Trade }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SeatText {
    money: u32,
    shares: ByGood<u8>,
    foundation: ByGood<u8>,
    saved: u32,
}

impl Default for SeatText {
    fn default() -> SeatText {
        SeatText {
            money: Rulebook::default().starting_money,
            shares: ByGood::default(),
            foundation: ByGood::default(),
            saved: 0,
        }
    }
}

/// Reads a position and checks that its numbers, shares and cards are possible. A leading byte-order mark is accepted.
///
/// # Errors
/// Returns an error with the reason if the text is too large, is not a position file, or describes an impossible
/// position.
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, formats::positions};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let (_, position) = positions::read(r#"{"seats": [{"shares": {"tea": 2}}, {}, {}]}"#)?;
/// assert_eq!((position.money[0], position.supply[Good::Tea.index()]), (300, 8));
/// let error = positions::read(r#"{"seats": [{"shares": {"tea": 11}}, {}, {}]}"#).expect_err("too many shares");
/// assert_eq!(error.to_string(), "seats[0].shares: there are only 10 shares of tea");
/// # Ok(())
/// # }
/// ```
pub fn read(text: &str) -> Result<(Setting, Position), PositionError> {
    let text: PositionText = positions::read(text)?;
    let setting = Setting { rulebook: Rulebook::new(text.rules) };
    let position = check::build_position(&setting, &text)?;
    Ok((setting, position))
}

/// The text of a position file, including hidden information.
pub fn write(setting: &Setting, position: &Position) -> String {
    positions::write(&text_of(setting, position))
}

/// The contents of a position file for a position.
fn text_of(setting: &Setting, position: &Position) -> PositionText {
    PositionText {
        title: title(),
        rules: setting.rulebook.house,
        start: position.start.0,
        rounds: position.rounds,
        turn: TurnText { seat: Some(position.turn.seat.0), phase: position.turn.phase },
        prices: counts::prices(position.prices),
        stuck: Good::ALL.into_iter().filter(|good| position.stuck[good.index()]).collect(),
        seats: position.seats().map(|seat| seat_text(position, seat)).collect(),
        racks: Some(position.seats().map(|seat| card_words(position.racks[seat.index()])).collect()),
        unseen: Some(card_words(position.undealt)),
        seed: position.deal_seed,
    }
}

fn seat_text(position: &Position, seat: Seat) -> SeatText {
    let index = seat.index();
    SeatText {
        money: position.money[index],
        shares: counts::shares(position.shares[index]),
        foundation: counts::shares(position.foundations[index]),
        saved: position.saved[index],
    }
}

/// The names of the cards, copies next to each other.
fn card_words(cards: Cards) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}
