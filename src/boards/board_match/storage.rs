//! Stores the results of board matches in one file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{run::LEVEL, stats::MatchStats};
use crate::store::{Store, Writer, default_if_unreadable, readable_elements};

const FILE: &str = "trials.json";
/// The maximum number of boards in the file: enough for all of the player's own boards, the built-in boards and many
/// random boards.
const MAX_STORED: usize = 400;

/// The content of the file.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct StoredMatches {
    /// The level of the players. Results of other levels are not comparable.
    #[serde(deserialize_with = "default_if_unreadable")]
    by: String,
    /// The boards, the least recently tested first.
    #[serde(deserialize_with = "readable_elements")]
    boards: Vec<StoredMatch>,
}

#[derive(Debug, Serialize, Deserialize)]
struct StoredMatch {
    /// The hash of the board's hexes, in hexadecimal. JSON numbers are not precise enough for it.
    board: String,
    #[serde(flatten)]
    stats: MatchStats,
}

/// Reads the stored matches and the order of their boards. Matches that cannot be read or were played at another level
/// are dropped; they can be played again.
pub fn read(store: &Store) -> (BTreeMap<u64, MatchStats>, Vec<u64>) {
    let read = store.get(FILE).ok().flatten().and_then(|text| serde_json::from_str::<StoredMatches>(&text).ok());
    let (mut known, mut order) = (BTreeMap::new(), Vec::new());
    let boards = read.filter(|kept| kept.by == LEVEL.word()).map_or_else(Vec::new, |kept| kept.boards);
    for StoredMatch { board, stats } in boards {
        let Ok(hash) = u64::from_str_radix(&board, 16) else { continue };
        if stats.is_sound() && known.insert(hash, stats).is_none() {
            order.push(hash);
        }
    }
    (known, order)
}

/// Stores the results of the `MAX_STORED` most recently tested boards, if the store is writable.
pub fn save(known: &BTreeMap<u64, MatchStats>, order: &[u64], store: &Store, writer: &mut Writer) {
    if !store.is_writable() {
        return;
    }
    let last = &order[order.len().saturating_sub(MAX_STORED)..];
    let of_board = |hash: &u64| Some(StoredMatch { board: format!("{hash:016x}"), stats: *known.get(hash)? });
    let kept = StoredMatches { by: LEVEL.word().to_owned(), boards: last.iter().filter_map(of_board).collect() };
    writer.write(store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&kept)?));
}
