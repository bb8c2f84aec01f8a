//! The texts of the dialog that opens the foundations and announces the eliminated players.

use hab_gut::{Seats, vocab::GOODS};

use super::{names_of, shares};
use crate::texts::{Kind, Text, Who, text};

/// The title after a half; halves are counted from 0.
pub fn title(half: u8) -> Text {
    text!("hg-opening-title", half = Kind(if half == 0 { "first" } else { "second" }))
}

/// The shares found in a foundation.
pub fn contents(given: &[u8; GOODS]) -> Text {
    let inside = shares(given);
    if inside.is_empty() { text!("hg-opening-nothing") } else { text!("hg-list", items = inside) }
}

/// The announcement of the eliminated players, made before the winners are announced.
pub fn eliminated(names: &[Who], out: Seats, winners: Seats) -> Text {
    let several = names_of(names, out.iter());
    match (winners.is_empty(), several.len()) {
        (true, _) => text!("hg-opening-all-out"),
        (false, 1) => {
            let who = out.iter().next().map(|seat| crate::seats::names::name(names, seat)).unwrap_or(Who::You);
            text!("hg-opening-out", who = &who)
        }
        (false, _) => text!("hg-opening-several-out", players = several),
    }
}
