//! Parses untrusted JSON. The parser is strict about objects, and its error messages contain no names of Rust types.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error as _, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};

use crate::sentences::escaped;

/// Parses a text that consists of one JSON object. It may start with a byte-order mark.
///
/// # Errors
/// Returns an error message with line and column.
///
/// # Examples
///
/// ```
/// use std::collections::BTreeMap;
/// use tabletop::json;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// type Prices = BTreeMap<String, u8>;
/// assert_eq!(json::read::<Prices>(r#"{"coal": 40}"#)?["coal"], 40);
/// let message = json::read::<Prices>(r#"{"coal": 400}"#).expect_err("too high");
/// assert_eq!(message, "invalid value: integer `400`, expected a number from 0 to 255 at line 1 column 12");
/// assert!(json::read::<Prices>("[]").is_err_and(|message| message.contains("expected an object")));
/// # Ok(())
/// # }
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut reader = serde_json::Deserializer::from_str(text.strip_prefix('\u{feff}').unwrap_or(text));
    object(&mut reader)
        .and_then(|value| reader.end().map(|()| value))
        .map_err(|error| plain_message(&error.to_string()))
}

/// Deserializes a value from a JSON object only. Derived implementations also accept a list of the field values, which
/// is never intended here.
///
/// # Errors
/// Returns an error if the value is not an object, or not of the expected shape.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    Object::deserialize(from).map(|Object(value)| value)
}

/// The maximum number of objects in a list: far more than any valid list has, and few enough to limit memory use.
const MOST: usize = 100;

/// Deserializes a list of objects, each as strictly as [`object`] does.
///
/// # Errors
/// Returns an error if the value is not a list, has more than 100 items, or contains something other than objects of
/// the expected shape.
pub fn objects<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    from.deserialize_seq(OfList(PhantomData))
}

struct OfList<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for OfList<T> {
    type Value = Vec<T>;

    fn expecting(&self, words: &mut fmt::Formatter) -> fmt::Result {
        words.write_str("a list of objects")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
        let mut all = Vec::new();
        while let Some(Object(value)) = list.next_element()? {
            if all.len() == MOST {
                return Err(A::Error::custom(format!("a list has more than {MOST} objects")));
            }
            all.push(value);
        }
        Ok(all)
    }
}

struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Object<T>, D::Error> {
        from.deserialize_map(OfObject(PhantomData))
    }
}

struct OfObject<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for OfObject<T> {
    type Value = Object<T>;

    fn expecting(&self, words: &mut fmt::Formatter) -> fmt::Result {
        words.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(Object)
    }
}

/// The length in characters above which an error message is shortened. Only messages that quote user input are longer.
const LONGEST: usize = 400;
/// The number of characters kept before and after the gap in a longer message.
const ENDS: (usize, usize) = (79, 200);

/// Escapes a serde error message, replaces the names of unsigned integer types and shortens the message if it is too
/// long.
fn plain_message(message: &str) -> String {
    let mut message = escaped(message);
    for bits in [8, 16, 32, 64] {
        let most = u64::MAX >> (64 - bits);
        message = message.replace(&format!("expected u{bits}"), &format!("expected a number from 0 to {most}"));
    }
    let length = message.chars().count();
    if length <= LONGEST {
        return message;
    }
    let (before, after) = ENDS;
    message.chars().take(before).chain(['…']).chain(message.chars().skip(length - after)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_message_is_cut_in_the_middle_and_contains_no_type_names() {
        let long = "x`, expected \u{1b}".repeat(9_000);
        let message =
            plain_message(&format!("unknown field `{long}`, expected one of `map`, `seats` at line 1 column 3"));
        assert!(
            message.starts_with("unknown field `x`, expected \\u{1b}x`") && message.chars().count() == 280,
            "{message}"
        );
        assert!(
            message.contains('…') && message.ends_with("`, expected one of `map`, `seats` at line 1 column 3"),
            "{message}"
        );
        let message = plain_message("invalid type: string \"x\", expected u8 at line 3 column 5");
        assert_eq!(message, "invalid type: string \"x\", expected a number from 0 to 255 at line 3 column 5");
        assert_eq!(plain_message("EOF while parsing a value"), "EOF while parsing a value");
        let message = plain_message("invalid type: string \"\", expected u8 at line 1 column 12");
        assert_eq!(message, "invalid type: string \"\", expected a number from 0 to 255 at line 1 column 12");
        assert_eq!(
            plain_message("unknown field ``, expected `x` at line 1 column 3"),
            "unknown field ``, expected `x` at line 1 column 3"
        );
    }

    #[test]
    fn objects_and_lists_of_objects_are_parsed_strictly() {
        #[derive(Deserialize, Debug, PartialEq)]
        struct Pair {
            #[serde(deserialize_with = "objects")]
            all: Vec<One>,
        }
        #[derive(Deserialize, Debug, PartialEq)]
        struct One {
            x: u8,
        }
        assert_eq!(read::<Pair>("\u{feff}{\"all\": [{\"x\": 1}]}"), Ok(Pair { all: vec![One { x: 1 }] }));
        for (text, message) in [
            ("[[[1]]]", "invalid type: sequence, expected an object at line 1 column 0"),
            ("{\"all\": [[1]]}", "invalid type: sequence, expected an object at line 1 column 9"),
            ("{\"all\": [{\"x\": 256}]}", "invalid value: integer `256`, expected a number from 0 to 255"),
            ("{\"all\": []} x", "trailing characters"),
            ("{\"all\": {}}", "invalid type: map, expected a list of objects"),
            (&format!("{{\"all\": [{}", "{\"x\": 1},".repeat(101)), "a list has more than 100 objects at line 1"),
        ] {
            assert!(read::<Pair>(text).is_err_and(|error| error.starts_with(message)), "{:?}", read::<Pair>(text));
        }
    }
}
