//! Actions as lines of text, the same in records, in reports and on the command line.

use std::fmt::Display;

use serde::Serializer;
use tabletop::sentences::echo;

use crate::{Action, BonusPlacement, Card, Choice, Colour, MixedCows, Pair, Prairie, TENTHS};

/// The text of a bid: cows with exactly one decimal.
pub fn bid_text(tenths: u16) -> String {
    format!("{}.{}", i32::from(tenths) / TENTHS, i32::from(tenths) % TENTHS)
}

/// Parses a bid and returns it in tenths of a cow. Returns `None` unless the text is in the exact format of
/// [`bid_text`].
///
/// # Examples
///
/// ```
/// use zoff::formats::actions::{bid_text, read_bid};
/// assert_eq!(read_bid("3.4"), Some(34));
/// assert_eq!(read_bid("3.40"), None);
/// assert_eq!(bid_text(200), "20.0");
/// ```
pub fn read_bid(text: &str) -> Option<u16> {
    let (cows, tenth) = text.split_once('.')?;
    let (cows, tenth): (u16, u16) = (cows.parse().ok()?, tenth.parse().ok()?);
    let tenths = cows.checked_mul(TENTHS as u16)?.checked_add(tenth)?;
    (bid_text(tenths) == text).then_some(tenths)
}

/// Serializes a bid as text.
pub(crate) fn write_bid<S: Serializer>(tenths: &u16, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&bid_text(*tenths))
}

/// Parses a pair.
///
/// # Errors
/// Returns an error message if the text is not a pair.
pub fn read_pair(text: &str) -> Result<Pair, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match read_pairs(&words)?[..] {
        [pair] => Ok(pair),
        _ => Err("write a pair as PRAIRIE CARD or COLOUR PRAIRIE CARD".to_owned()),
    }
}

/// The text of an action.
pub fn text(action: Action) -> String {
    match action {
        Action::Start(colours) => line("start", colours),
        Action::Bid(tenths) => format!("bid {}", bid_text(tenths)),
        Action::Colour(colour) => format!("colour {colour}"),
        Action::Choose(choice) => line("choose", choice.pairs()),
        Action::Place(cows) => format!("place {cows}"),
        Action::PlaceMixed(cows) => line("place", cows.iter().map(|(colour, cows)| format!("{colour} {cows}"))),
        Action::Bonus(BonusPlacement::NONE) => "bonus none".to_owned(),
        Action::Bonus(placement) => line("bonus", placement.iter().map(|(on, cows)| format!("{on} {cows}"))),
    }
}

/// The text of an action: a verb followed by its arguments.
fn line(verb: &str, words: impl IntoIterator<Item: Display>) -> String {
    words.into_iter().fold(verb.to_owned(), |text, word| format!("{text} {word}"))
}

/// Parses an action. Words may be separated by any whitespace. Pairs, and the colours or prairies of placed cows, may
/// come in any order, but records accept only the order of [`text`].
///
/// # Errors
/// Returns an error message if the line is not an action. Does not check that the action is legal.
///
/// # Examples
///
/// ```
/// use zoff::{Action, formats::actions};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let action = actions::parse("choose coffee-canyon 5A powder-prairie 3B")?;
/// assert_eq!(actions::text(action), "choose powder-prairie 3B coffee-canyon 5A");
/// assert_eq!(actions::parse("place 2")?, Action::Place(2));
/// let error = actions::parse("place two").expect_err("not a number");
/// assert!(error.starts_with("\"place two\" is not an action: "));
/// # Ok(())
/// # }
/// ```
pub fn parse(line: &str) -> Result<Action, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let read = match words[..] {
        ["start", one, two, three] => read_start([one, two, three]),
        ["bid", bid] => read_bid(bid).map(Action::Bid).ok_or_else(|| syntax_of("bid").to_owned()),
        ["colour", word] => colour(word).map(Action::Colour),
        ["choose", ..] if words.len() > 1 => {
            read_pairs(&words[1..]).and_then(|pairs| Choice::from_pairs(&pairs)).map(Action::Choose)
        }
        ["place", cows] => number(cows).map(Action::Place).ok_or_else(|| syntax_of("place").to_owned()),
        ["place", ..] if words.len() > 1 => read_mixed(&words[1..]),
        ["bonus", "none"] => Ok(Action::Bonus(BonusPlacement::NONE)),
        ["bonus", ..] if words.len() > 1 => read_bonus_placement(&words[1..]),
        _ => Err(syntax_of(words.first().copied().unwrap_or_default()).to_owned()),
    };
    read.map_err(|what| format!("\"{}\" is not an action: {what}", echo(line)))
}

fn read_start(words: [&str; 3]) -> Result<Action, String> {
    let [one, two, three] = words.map(colour);
    Ok(Action::Start([one?, two?, three?]))
}

fn read_pairs(words: &[&str]) -> Result<Vec<Pair>, String> {
    let coloured = words.first().is_some_and(|word| Colour::from_word(word).is_some());
    // Either all pairs name a colour or none does.
    let chunks = words.chunks(if coloured { 3 } else { 2 });
    let pair = |words: &[&str]| match *words {
        [prairie, card] if !coloured => {
            Ok(Pair { colour: None, prairie: self::prairie(prairie)?, card: self::card(card)? })
        }
        [colour, prairie, card] => {
            Ok(Pair { colour: Some(self::colour(colour)?), prairie: self::prairie(prairie)?, card: self::card(card)? })
        }
        _ => Err(syntax_of("choose").to_owned()),
    };
    chunks.map(pair).collect()
}

fn read_mixed(words: &[&str]) -> Result<Action, String> {
    let mut cows = MixedCows::default();
    for words in words.chunks(2) {
        let [word, count] = *words else { return Err(syntax_of("place").to_owned()) };
        let colour = colour(word)?;
        let count = number(count).filter(|count| *count > 0).ok_or_else(|| syntax_of("place").to_owned())?;
        if cows.count(colour) > 0 {
            return Err(format!("{word} appears twice"));
        }
        cows = cows.with(colour, count);
    }
    Ok(Action::PlaceMixed(cows))
}

fn read_bonus_placement(words: &[&str]) -> Result<Action, String> {
    let mut placement = BonusPlacement::NONE;
    for words in words.chunks(2) {
        let [word, count] = *words else { return Err(syntax_of("bonus").to_owned()) };
        let prairie = prairie(word)?;
        let fits = |count: &u8| (1..=BonusPlacement::MAX_COWS).contains(count);
        let count = number(count).filter(fits).ok_or_else(|| syntax_of("bonus").to_owned())?;
        if placement.cows_on(prairie) > 0 {
            return Err(format!("{word} appears twice"));
        }
        placement.put(prairie, count);
    }
    Ok(Action::Bonus(placement))
}

/// Parses a number that consists only of digits, without leading zeros.
fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

fn colour(word: &str) -> Result<Colour, String> {
    Colour::read(word, "colour")
}

fn prairie(word: &str) -> Result<Prairie, String> {
    Prairie::read(word, "prairie")
}

fn card(word: &str) -> Result<Card, String> {
    let what = || format!("\"{}\" is not a cow card: write a value from 2 to 5 and a letter, such as 3B", echo(word));
    Card::from_word(word).ok_or_else(what)
}

/// The syntax of the action with this verb.
fn syntax_of(verb: &str) -> &'static str {
    match verb {
        "start" => "write it as start COLOUR COLOUR COLOUR",
        "bid" => "write it as bid COWS, with exactly one decimal, such as bid 3.4",
        "colour" => "write it as colour COLOUR",
        "choose" => {
            "write it as choose PRAIRIE CARD PRAIRIE CARD, with COLOUR before each PRAIRIE if players have two colours, \
             or as choose PRAIRIE CARD if only one prairie is open"
        }
        "place" => "write it as place COWS, or as place COLOUR COWS COLOUR COWS, omitting colours without cows",
        "bonus" => "write it as bonus PRAIRIE COWS, repeated for each prairie, or as bonus none",
        _ => "actions begin with start, bid, colour, choose, place or bonus",
    }
}
