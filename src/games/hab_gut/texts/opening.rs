//! What is said while foundations are opened one after the other, and of who is out.

use hab_gut::{Seats, vocab::GOODS};

use super::{shares, together};
use crate::texts::{Kind, Text, Who, text};

/// Which half is over, from 0.
pub fn title(half: u8) -> Text {
    text!("hg-opening-title", half = Kind(if half == 0 { "first" } else { "second" }))
}

/// What came out of a foundation.
pub fn inside(given: &[u8; GOODS]) -> Text {
    let inside = shares(given);
    if inside.is_empty() { text!("hg-opening-nothing") } else { text!("hg-list", items = inside) }
}

/// Who is out: told before who won.
pub fn out(names: &[Who], out: Seats, winners: Seats) -> Text {
    let several = together(names, out.iter());
    match (winners.is_empty(), several.len()) {
        (true, _) => text!("hg-opening-all-out"),
        (false, 1) => {
            let who = out.iter().next().map(|seat| crate::seats::names::name(names, seat)).unwrap_or(Who::You);
            text!("hg-opening-out", who = &who)
        }
        (false, _) => text!("hg-opening-several-out", players = several),
    }
}
