//! Reads untrusted JSON: accepts objects only where they belong, and keeps type names out of error messages.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error as _, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};

use crate::sentences::escaped;

/// Reads a text that is a single object. A byte-order mark may precede it.
///
/// # Errors
/// A sentence with line and column.
///
/// # Examples
///
/// ```
/// use std::collections::BTreeMap;
/// use tabletop::json;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// type Prices = BTreeMap<String, u8>;
/// assert_eq!(json::read::<Prices>(r#"{"coal": 40}"#)?["coal"], 40);
/// let said = json::read::<Prices>(r#"{"coal": 400}"#).expect_err("too high");
/// assert_eq!(said, "invalid value: integer `400`, expected a number from 0 to 255 at line 1 column 12");
/// assert!(json::read::<Prices>("[]").is_err_and(|said| said.contains("expected an object")));
/// # Ok(())
/// # }
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut reader = serde_json::Deserializer::from_str(text.strip_prefix('\u{feff}').unwrap_or(text));
    object(&mut reader).and_then(|value| reader.end().map(|()| value)).map_err(|error| sentence(&error.to_string()))
}

/// Deserializes an object. Serde's derive also accepts a list of the values, which is always a mistake.
///
/// # Errors
/// When the value is not an object, or not the expected one.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    Object::deserialize(from).map(|Object(value)| value)
}

/// The most objects in a list: far more than any real list has, and few enough to bound memory.
const MOST: usize = 100;

/// Deserializes a list of objects, each by [`object`].
///
/// # Errors
/// When the value is not a list, has more than 100 items, or an item is not the expected object.
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

/// The most characters of an error message. Only a message that quotes its input is longer.
const LONGEST: usize = 400;
/// The characters kept before and after the gap in a longer message.
const ENDS: (usize, usize) = (79, 200);

/// Shortens a serde error and removes the names of this program's types.
fn sentence(said: &str) -> String {
    let mut said = escaped(said);
    for bits in [8, 16, 32, 64] {
        let most = u64::MAX >> (64 - bits);
        said = said.replace(&format!("expected u{bits}"), &format!("expected a number from 0 to {most}"));
    }
    let signs = said.chars().count();
    if signs <= LONGEST {
        return said;
    }
    let (before, after) = ENDS;
    said.chars().take(before).chain(['…']).chain(said.chars().skip(signs - after)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sentence_is_cut_in_its_middle_and_types_have_no_names() {
        let long = "x`, expected \u{1b}".repeat(9_000);
        let said = sentence(&format!("unknown field `{long}`, expected one of `map`, `seats` at line 1 column 3"));
        assert!(said.starts_with("unknown field `x`, expected \\u{1b}x`") && said.chars().count() == 280, "{said}");
        assert!(said.contains('…') && said.ends_with("`, expected one of `map`, `seats` at line 1 column 3"), "{said}");
        let said = sentence("invalid type: string \"x\", expected u8 at line 3 column 5");
        assert_eq!(said, "invalid type: string \"x\", expected a number from 0 to 255 at line 3 column 5");
        assert_eq!(sentence("EOF while parsing a value"), "EOF while parsing a value");
        let said = sentence("invalid type: string \"\", expected u8 at line 1 column 12");
        assert_eq!(said, "invalid type: string \"\", expected a number from 0 to 255 at line 1 column 12");
        assert_eq!(
            sentence("unknown field ``, expected `x` at line 1 column 3"),
            "unknown field ``, expected `x` at line 1 column 3"
        );
    }

    #[test]
    fn a_list_is_no_object() {
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
        for (text, said) in [
            ("[[[1]]]", "invalid type: sequence, expected an object at line 1 column 0"),
            ("{\"all\": [[1]]}", "invalid type: sequence, expected an object at line 1 column 9"),
            ("{\"all\": [{\"x\": 256}]}", "invalid value: integer `256`, expected a number from 0 to 255"),
            ("{\"all\": []} x", "trailing characters"),
            ("{\"all\": {}}", "invalid type: map, expected a list of objects"),
            (&format!("{{\"all\": [{}", "{\"x\": 1},".repeat(101)), "a list has more than 100 objects at line 1"),
        ] {
            assert!(read::<Pair>(text).is_err_and(|error| error.starts_with(said)), "{:?}", read::<Pair>(text));
        }
    }
}
