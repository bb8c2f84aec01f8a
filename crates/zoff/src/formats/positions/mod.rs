//! Position files: a game in progress as JSON, for tests, lessons and experiments.
//!
//! ```text
//! {"title":"zoff","rules":{"auction":false,"fair":true,"open_cards":false},"round":2,"waits":"place",
//!  "seats":[{"colours":["blue"],"cards":["5A","4B"],"pairs":["fire-fields 3B"],"dealt":["coffee-canyon"]},{},{}],
//!  "prairies":{"coffee-canyon":{"blue":7,"green":3},"fire-fields":{"pink":2}},
//!  "full":["coffee-canyon"],"given":1,"fairs":[{"prairie":"coffee-canyon","colour":"blue"}]}
//! ```
//!
//! Defaults for missing fields: no variants, round 1, waiting for `choose`, and colours and lots in seat order. `cards`
//! defaults to the whole deck except the cards of face-up pairs, and everything else to empty. `waits` is `start`,
//! `bid`, `colour`, `choose`, `place` or `over`. `pairs` are the chosen pairs: secret while the game waits for
//! `choose`, and later the pairs still to be placed. `full` is the queue of full prairies with bonuses to give. `given`
//! counts the bonuses of the first full prairie that are already used or lost. `fairs` is the queue of fairs. `started`
//! marks a seat that has placed its first cows. `bid` is the number of cows with one decimal, such as `"3.4"`. If two
//! bids are equal, the smaller `lot` wins. `largest` holds the herds on the largest prairie before the last bonuses,
//! once the game is over.

mod check;
mod view;

use serde::{Deserialize, Serialize};
use tabletop::{OrderedMap, json, positions};

use super::{actions, events};
use crate::{Colour, Fair, Position, Prairie, Rulebook, Seat, Setting, Stage, Variants};

pub use tabletop::PositionError;
pub use view::{View, view};

/// The contents of a position file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionText {
    #[serde(default)]
    title: Title,
    #[serde(default, deserialize_with = "json::object")]
    rules: Variants,
    #[serde(default = "first_round")]
    round: u8,
    #[serde(default)]
    waits: StageText,
    #[serde(deserialize_with = "json::objects")]
    seats: Vec<SeatText>,
    #[serde(default)]
    prairies: OrderedMap<Prairie, OrderedMap<Colour, u8>>,
    #[serde(default, skip_serializing_if = "is_default")]
    full: Vec<Prairie>,
    #[serde(default, skip_serializing_if = "is_default")]
    given: u8,
    #[serde(default, skip_serializing_if = "is_default", deserialize_with = "json::objects")]
    fairs: Vec<Fair>,
    #[serde(default, skip_serializing_if = "is_default")]
    largest: OrderedMap<Colour, u8>,
}

fn first_round() -> u8 {
    1
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The game a file belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Title {
    #[default]
    Zoff,
}

/// The decision the game waits for. `Place` also covers the decisions about bonuses and fairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum StageText {
    Start,
    Bid,
    Colour,
    #[default]
    Choose,
    Place,
    Over,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SeatText {
    #[serde(skip_serializing_if = "Option::is_none")]
    colours: Option<Vec<Colour>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_default")]
    pairs: Vec<String>,
    #[serde(skip_serializing_if = "is_default")]
    dealt: Vec<Prairie>,
    #[serde(skip_serializing_if = "is_default")]
    started: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    bid: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lot: Option<u8>,
}

/// Reads a position and checks that it is consistent with the rules. A leading byte-order mark is accepted.
///
/// # Errors
/// Returns an error if the text is too large, is not a position file, or contains something impossible.
///
/// # Examples
///
/// ```
/// use zoff::{Colour, Prairie, formats::positions};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"seats": [{}, {}, {}], "prairies": {"fire-fields": {"blue": 2}}}"#;
/// let (_, position) = positions::read(file)?;
/// assert_eq!(position.herd(Prairie::FireFields, Colour::Blue), 2);
/// let error = positions::read(&file.replace("2}", "20}")).expect_err("too many cows");
/// assert_eq!(error.to_string(), "prairies: fire-fields: there are 20 cows on 16 places");
/// # Ok(())
/// # }
/// ```
pub fn read(text: &str) -> Result<(Setting, Position), PositionError> {
    let text: PositionText = positions::read(text)?;
    let setting = Setting { rulebook: Rulebook::new(text.rules) };
    let position = check::build_position(&setting, &text)?;
    Ok((setting, position))
}

/// Writes a position file, including hidden information.
pub fn write(setting: &Setting, position: &Position) -> String {
    positions::write(&text_of(setting, position))
}

/// The contents of a position file for a position.
fn text_of(setting: &Setting, position: &Position) -> PositionText {
    let seats = position.seats().zip(events::colours(setting, position));
    PositionText {
        title: Title::Zoff,
        rules: setting.rulebook.variants,
        round: position.round,
        waits: match position.stage {
            Stage::Start => StageText::Start,
            Stage::Bid => StageText::Bid,
            Stage::Colour(_) => StageText::Colour,
            Stage::Choose => StageText::Choose,
            Stage::Place(_) | Stage::Bonus(_) => StageText::Place,
            Stage::Over => StageText::Over,
        },
        seats: seats.map(|(seat, colours)| seat_text(setting, position, seat, colours)).collect(),
        prairies: events::prairies(position),
        full: position.full.as_slice().to_vec(),
        given: position.bonuses_used,
        fairs: position.fairs.as_slice().to_vec(),
        largest: Colour::ALL.into_iter().zip(position.largest).filter(|(_, cows)| *cows > 0).collect(),
    }
}

fn seat_text(setting: &Setting, position: &Position, seat: Seat, colours: Vec<Colour>) -> SeatText {
    let pairs = position.choice(seat).into_iter().flat_map(|choice| choice.pairs());
    SeatText {
        // A seat has no cards until it has taken a colour.
        cards: (!colours.is_empty()).then(|| events::card_words(position.hand(seat))),
        colours: Some(colours),
        pairs: pairs.map(|pair| pair.to_string()).collect(),
        dealt: position.dealt[seat.index()].iter().collect(),
        started: position.stage == Stage::Start && position.acted.has(seat),
        bid: position.bids[seat.index()].map(actions::bid_text),
        lot: setting.rulebook.variants.auction.then_some(position.lots[seat.index()]),
    }
}
