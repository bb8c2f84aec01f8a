//! The part of a game that the server needs besides the rules: computer players.

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use tabletop::{Followed, Level, Opponent, records::Recorded};
use zoff::Zoff;

/// A game that the server can host.
pub trait Served: Followed + Recorded {
    /// The computer players of the game.
    type Bot: Opponent<Game = Self>;

    /// The levels that the server offers, weakest first. The strongest level needs too much processor time.
    fn levels() -> impl Iterator<Item = Level> {
        Self::Bot::OFFERED.iter().copied().filter(|level| *level != Level::Expert)
    }
}

impl Served for Hacienda {
    type Bot = hacienda_bots::Bot;
}

impl Served for Zoff {
    type Bot = zoff::bots::Bot;
}

impl Served for HabGut {
    type Bot = hab_gut::bots::Bot;
}
