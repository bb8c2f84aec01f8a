//! Maps in files: JSON objects whose keys are words of the game and keep their order.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, MapAccess, Visitor},
};

/// A map that preserves the order of its keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderedMap<K, V>(pub Vec<(K, V)>);

impl<K, V> Default for OrderedMap<K, V> {
    fn default() -> OrderedMap<K, V> {
        OrderedMap(Vec::new())
    }
}

impl<K, V> FromIterator<(K, V)> for OrderedMap<K, V> {
    fn from_iter<T: IntoIterator<Item = (K, V)>>(rows: T) -> OrderedMap<K, V> {
        OrderedMap(rows.into_iter().collect())
    }
}

impl<K: Serialize, V: Serialize> Serialize for OrderedMap<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de, K: Deserialize<'de> + PartialEq, V: Deserialize<'de>> Deserialize<'de> for OrderedMap<K, V> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OrderedMap<K, V>, D::Error> {
        from.deserialize_map(OrderedMapVisitor(PhantomData))
    }
}

struct OrderedMapVisitor<K, V>(PhantomData<(K, V)>);

impl<'de, K: Deserialize<'de> + PartialEq, V: Deserialize<'de>> Visitor<'de> for OrderedMapVisitor<K, V> {
    type Value = OrderedMap<K, V>;

    fn expecting(&self, words: &mut fmt::Formatter) -> fmt::Result {
        words.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<OrderedMap<K, V>, A::Error> {
        let mut rows: Vec<(K, V)> = Vec::new();
        while let Some((key, value)) = map.next_entry()? {
            // Because duplicate keys are rejected, a map has at most one entry for each word, and input cannot exhaust
            // memory.
            if rows.iter().any(|(before, _)| *before == key) {
                return Err(A::Error::custom("a key appears twice in an object"));
            }
            rows.push((key, value));
        }
        Ok(OrderedMap(rows))
    }
}
