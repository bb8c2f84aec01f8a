//! Computer players of Hacienda for whoever lets them play without knowing the game.

use tabletop::Thinker;

use super::{Level, Mind, Player};
use hacienda_rules::{Action, Hacienda, Position, Seat, Setting};

impl Thinker for Mind {
    type Game = Hacienda;
    type Player = Player;

    fn levels() -> Vec<&'static str> {
        Level::ALL.map(Level::word).to_vec()
    }

    fn player(word: &str) -> Option<Player> {
        Player::from_word(word)
    }

    fn word(player: Player) -> String {
        player.word()
    }

    fn of(player: Player, seed: u64) -> Mind {
        Mind::with_temper(player.level, player.temper, seed)
    }

    /// Only one seat may act: the one whose turn it is.
    fn think(&mut self, setting: &Setting, position: &Position, _: Seat, budget: u32, used: f32) -> Option<Action> {
        self.step_by_clock(setting, position, budget, used)
    }

    fn pieces(&self) -> u64 {
        Mind::pieces(self)
    }
}
