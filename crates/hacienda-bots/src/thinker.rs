//! Computer players of Hacienda for whoever lets them play without knowing the game.

use tabletop::Thinker;

use super::{Brain, Level, Mind, Player};
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

    fn reseed(&mut self, seed: u64) {
        Mind::reseed(self, seed);
    }

    fn recall(&mut self, setting: &Setting, before: &Position, action: Action) {
        Mind::recall(self, setting, before, action);
    }

    /// Only one seat may act: the one whose turn it is.
    fn think(&mut self, setting: &Setting, position: &Position, _: Seat, budget: u32, used: f32) -> Option<Action> {
        self.step_by_clock(setting, position, budget, used)
    }

    fn pieces(&self) -> u64 {
        Mind::pieces(self)
    }
}

/// In matches, where the board tells how wide sets of hexes are.
impl<const W: usize> Thinker for Brain<W> {
    type Game = Hacienda<W>;
    type Player = Player;

    fn levels() -> Vec<&'static str> {
        <Mind as Thinker>::levels()
    }

    fn player(word: &str) -> Option<Player> {
        Player::from_word(word)
    }

    fn word(player: Player) -> String {
        player.word()
    }

    fn of(player: Player, seed: u64) -> Brain<W> {
        Brain::new(player.level, player.temper, seed)
    }

    fn reseed(&mut self, seed: u64) {
        Brain::reseed(self, seed);
    }

    fn recall(&mut self, setting: &Setting<W>, before: &Position<W>, action: Action) {
        Brain::recall(self, setting, before, action);
    }

    fn think(
        &mut self,
        setting: &Setting<W>,
        position: &Position<W>,
        _: Seat,
        budget: u32,
        used: f32,
    ) -> Option<Action> {
        self.step_by_clock(setting, position, budget, used)
    }

    fn pieces(&self) -> u64 {
        Brain::pieces(self)
    }
}
