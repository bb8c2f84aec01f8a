//! Decisions of computer players, with a limit on processor time.

use cpu_time::ThreadTime;
use tabletop::{Level, NullSink, Opponent as _, Seat, Thinker as _, fingerprint::Hasher};

use super::Served;

/// The maximum processor time for a decision, in milliseconds, even if the game allows more outside the server.
const LONGEST_MS: u32 = 400;

/// The input of a decision: a position with the actions that led to it.
pub struct Decision<G: Served> {
    /// The setting of the game.
    pub setting: G::Setting,
    /// The position before the first action.
    pub first: G::Position,
    /// The actions since `first`, with their seats.
    pub played: Vec<(Seat, G::Action)>,
    /// The position after the last action.
    pub position: G::Position,
}

impl<G: Served> Decision<G> {
    /// Decides for a seat that may act. The decision does not depend on the state of the server: the random numbers
    /// come from the seed, the seat and the number of actions, and the bot's memory from the actions of its seat.
    /// Returns `None` if the bot reaches no decision, which should not happen.
    pub fn make(self, seat: Seat, level: Level, seed: u64) -> Option<String> {
        let mut bot = G::Bot::for_seat(level, Some(seat), seed);
        let mut before = self.first;
        for (actor, action) in &self.played {
            if *actor == seat {
                bot.recall(&self.setting, &before, *action);
            }
            G::play(&self.setting, &mut before, *actor, *action, &mut NullSink).ok()?;
        }
        bot.reseed(decision_seed(seed, seat, self.played.len()));
        let limit = f64::from(bot.time_limit_ms().min(LONGEST_MS)) / 1_000.0;
        let began = ThreadTime::now();
        // A bot decides at once when its time is up, so no decision takes nearly this many calls.
        (0..10_000_000)
            .find_map(|_| {
                let elapsed = (began.elapsed().as_secs_f64() / limit) as f32;
                // An elapsed fraction of zero would mean that there is no limit.
                bot.think(&self.setting, &self.position, seat, 1, elapsed.max(f32::MIN_POSITIVE))
            })
            .map(|action| G::action_text(&self.setting, action))
    }
}

/// The random seed of a decision.
fn decision_seed(seed: u64, seat: Seat, number: usize) -> u64 {
    let mut hash = Hasher::new();
    [seed, u64::from(seat.0), number as u64].into_iter().for_each(|part| hash.add(part));
    hash.finish()
}
