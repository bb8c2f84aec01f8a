//! Storage of the results of board matches, in one file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{count::Trial, run::LEVEL};
use crate::store::{Store, Writer};

const FILE: &str = "trials.json";
/// The maximum number of boards in the file: more than the player's own, and enough for the built-in boards and many
/// random ones.
const MOST: usize = 400;

/// The content of the file.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// The level of the players. Results of other levels cannot be compared.
    by: String,
    /// The boards, the one tested longest ago first.
    boards: Vec<OfBoard>,
}

#[derive(Debug, Serialize, Deserialize)]
struct OfBoard {
    /// The hash of its hexes in hexadecimal digits. JSON numbers are not precise enough for it.
    board: String,
    #[serde(flatten)]
    trial: Trial,
}

/// Reads the stored matches and the order of their boards. A match that cannot be read is dropped; it can be played
/// again.
pub fn read(store: &Store) -> (BTreeMap<u64, Trial>, Vec<u64>) {
    let read = store.get(FILE).ok().flatten().and_then(|text| serde_json::from_str::<Kept>(&text).ok());
    let (mut known, mut order) = (BTreeMap::new(), Vec::new());
    let boards = read.filter(|kept| kept.by == LEVEL.word()).map_or_else(Vec::new, |kept| kept.boards);
    for OfBoard { board, trial } in boards {
        let Ok(hash) = u64::from_str_radix(&board, 16) else { continue };
        if trial.is_sound() && known.insert(hash, trial).is_none() {
            order.push(hash);
        }
    }
    (known, order)
}

/// Stores the results of the `MOST` boards tested last.
pub fn keep(known: &BTreeMap<u64, Trial>, order: &[u64], store: &Store, writer: &mut Writer) {
    if !store.keeps() {
        return;
    }
    let last = &order[order.len().saturating_sub(MOST)..];
    let of_board = |hash: &u64| Some(OfBoard { board: format!("{hash:016x}"), trial: *known.get(hash)? });
    let kept = Kept { by: LEVEL.word().to_owned(), boards: last.iter().filter_map(of_board).collect() };
    writer.write(store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&kept)?));
}
