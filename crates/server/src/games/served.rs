//! What the server needs of a game besides its rules: computer players.

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use tabletop::{Followed, Level, Opponent, records::Recorded};
use zoff::Zoff;

/// A game that this server can lead.
pub trait Served: Followed + Recorded {
    /// Its computer players.
    type Bot: Opponent<Game = Self>;

    /// The levels that play here, weakest first. The strongest one takes too much of the server's time.
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
