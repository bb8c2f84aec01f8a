//! Counting the ways a position can go on: the classic check that listing and playing agree.

use super::position::{Position, Setting};
use tabletop::tell::Forget;

impl Position {
    /// How many different sequences of `depth` legal actions there are from here, of whichever seats may act; a game that
    /// ends earlier counts once.
    pub fn perft(&self, setting: &Setting, depth: u8) -> u64 {
        if depth == 0 || self.over() {
            return 1;
        }
        let mut count = 0;
        for seat in self.may_act().iter() {
            let legal = self.legal(setting, seat);
            if depth == 1 {
                count += legal.len() as u64;
                continue;
            }
            for action in legal {
                let mut next = *self;
                next.play_unchecked(setting, seat, action, &mut Forget);
                count += next.perft(setting, depth - 1);
            }
        }
        count
    }
}
