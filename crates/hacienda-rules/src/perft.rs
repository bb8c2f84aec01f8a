//! Counting the ways a position can go on: the classic check that move generation and play agree.

use tabletop::Forget;

use super::position::{Position, Setting};

impl<const W: usize> Position<W> {
    /// How many different sequences of `depth` legal actions there are from here; a game that ends earlier counts once.
    pub fn perft(&self, setting: &Setting<W>, depth: u8) -> u64 {
        if depth == 0 || self.over {
            return 1;
        }
        let legal = self.legal(setting);
        if depth == 1 {
            return legal.len() as u64;
        }
        legal
            .into_iter()
            .map(|action| {
                let mut next = *self;
                next.play_unchecked(setting, action, &mut Forget);
                next.perft(setting, depth - 1)
            })
            .sum()
    }
}
