//! The names of prairies, colours, players, cow cards, and numbers of cows.

use zoff::{Card, Colour, Position, Prairie, Seat, Setting, TENTHS};

use crate::texts::{Arg, Text, Untranslated, text};

/// The name of a prairie.
pub fn prairie(prairie: Prairie) -> Text {
    text!("zoff-prairie", prairie = prairie)
}

/// The beginning of a prairie's name, for small signboards.
pub fn short_prairie(prairie: Prairie) -> Text {
    text!("zoff-prairie-short", prairie = prairie)
}

/// A colour as the name of a player or herd.
pub fn colour_name(colour: Colour) -> Text {
    text!("zoff-hue", hue = colour)
}

/// The colours of a seat. Before a game, these are the colours that the seat will have. Both are `None` if the seat has
/// yet to take a colour in an auction.
pub fn colours(setting: &Setting, seats: u8, position: Option<&Position>, seat: Seat) -> [Option<Colour>; 2] {
    let book = &setting.rulebook;
    match position {
        Some(position) => position.colours_of(setting, seat),
        None if book.variants.auction => [None; 2],
        None => {
            let first = book.colours(seats).get(seat.index()).copied();
            [first, first.and_then(|colour| book.partner(seats, colour))]
        }
    }
}

/// The name of a player who has no colour yet.
pub fn player(seat: Seat) -> Text {
    text!("zoff-player", number = seat.index() + 1)
}

/// A cow card with its value and its letter.
pub fn card(card: Card) -> Text {
    text!("zoff-card", value = card.value(), letter = Untranslated::name(card.letter().encode_utf8(&mut [0; 4])))
}

/// The letter of a cow card.
pub fn letter(card: Card) -> Text {
    Text::untranslated(Untranslated::name(card.letter().encode_utf8(&mut [0; 4])))
}

/// A number of cows, such as "1 cow" or "5 cows".
pub fn cows(cows: impl Into<Arg>) -> Text {
    text!("zoff-cows", cows = cows.into())
}

/// Tenths of a cow as a decimal number, such as "3.4".
pub fn tenths(tenths: i32) -> Text {
    let (whole, part) = (tenths.abs() / TENTHS, tenths.abs() % TENTHS);
    match tenths < 0 {
        true => text!("zoff-tenths-below", whole = whole, part = part),
        false => text!("zoff-tenths", whole = whole, part = part),
    }
}

/// A total in whole cows, or with one decimal place if colours were auctioned.
pub fn total(tenths_of_cows: i32, bids: bool) -> Text {
    if bids { tenths(tenths_of_cows) } else { Text::number(tenths_of_cows / TENTHS) }
}

/// Texts joined by commas without "and", such as "23, 31, 18". Returns `None` if there are no texts.
pub fn comma_list(several: impl IntoIterator<Item = Text>) -> Option<Text> {
    several.into_iter().reduce(|before, next| text!("list-comma", before = before, next = next))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;

    #[test]
    fn names_and_numbers_read_naturally() {
        let tr = |text: Text| Translations::default().tr(text).to_string();
        assert_eq!(tr(prairie(Prairie::DrunknCreek)), "Drunk'n-Creek");
        assert_eq!(tr(colour_name(Colour::Violet)), "Violet");
        assert_eq!(tr(card(Card::new(4, b'G').expect("4G is a card"))), "4\u{a0}G");
        assert_eq!([tenths(34), tenths(-5), tenths(200)].map(tr), ["3.4", "−0.5", "20.0"]);
        assert_eq!([total(310, false), total(306, true)].map(tr), ["31", "30.6"]);
        assert_eq!(comma_list([]), None);
        let row = comma_list([cows(1_u8), cows(2_u8)]);
        assert_eq!(row.map(tr).as_deref(), Some("1 cow, 2 cows"));
    }
}
