//! What the server needs of a game besides its rules: computer players.

use hab_gut::HabGut;
use hacienda_bots::{Player, Temper};
use hacienda_rules::Hacienda;
use tabletop::{Followed, Level, Thinker, records::Recorded};
use zoff::Zoff;

/// A game that this server can lead.
pub trait Served: Followed + Recorded {
    /// Its computer players.
    type Bot: Thinker<Game = Self>;

    /// The levels that play here, weakest first. Stronger ones would take too much of the server's time.
    const LEVELS: &'static [Level];

    /// The computer player of a seat, given by its index. The same seed makes the same player.
    fn bot(level: Level, seat: u64, seed: u64) -> Self::Bot;

    /// The time for one decision in milliseconds.
    fn time_limit_ms(level: Level) -> u32;
}

impl Served for Hacienda {
    type Bot = hacienda_bots::Bot;

    const LEVELS: &'static [Level] =
        &[Level::Beginner, Level::Easy, Level::Casual, Level::Medium, Level::Skilled, Level::Hard];

    /// Seed and seat determine the temper, too.
    fn bot(level: Level, seat: u64, seed: u64) -> hacienda_bots::Bot {
        let temper = Temper::ALL[((seed / 7 + seat) % Temper::ALL.len() as u64) as usize];
        hacienda_bots::Bot::of(Player { level, temper }, seed.wrapping_add(seat))
    }

    fn time_limit_ms(level: Level) -> u32 {
        hacienda_bots::time_limit_ms(level)
    }
}

impl Served for Zoff {
    type Bot = zoff::bots::Bot;

    const LEVELS: &'static [Level] = &[Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    fn bot(level: Level, seat: u64, seed: u64) -> zoff::bots::Bot {
        zoff::bots::Bot::new(level, seed.wrapping_add(seat))
    }

    fn time_limit_ms(level: Level) -> u32 {
        zoff::bots::time_limit_ms(level)
    }
}

impl Served for HabGut {
    type Bot = hab_gut::bots::Bot;

    const LEVELS: &'static [Level] = &[Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    fn bot(level: Level, seat: u64, seed: u64) -> hab_gut::bots::Bot {
        hab_gut::bots::Bot::new(level, seed.wrapping_add(seat))
    }

    fn time_limit_ms(level: Level) -> u32 {
        hab_gut::bots::time_limit_ms(level)
    }
}
