//! A trial that goes on: game after game, action by action.

use std::sync::Arc;

use tabletop::{Chance, Forget};

use super::count::{Outcome, PLAYERS};
use hacienda_bots::Mind;
use hacienda_rules::{Action, Board, Position, Rulebook, Setting};
use tabletop::{Level, Seat};

/// Who plays: a low level that people know, a game of which takes some 20 ms; better ones would play a tenth as many.
pub(super) const LEVEL: Level = Level::Easy;
/// A game that is not over after so many actions is broken off: on some boards nothing uses the cards up.
const MOST_ACTIONS: u32 = 2_000;

/// A trial that goes on.
#[derive(Debug)]
pub(super) struct Run {
    setting: Setting,
    /// The number of the game that is played, which makes its cards.
    number: u32,
    game: Option<Game>,
    /// How long it has gone on.
    pub seconds: f32,
    /// Whether a game came to its end.
    pub counted: bool,
}

/// A game that is played.
#[derive(Debug)]
struct Game {
    position: Box<Position>,
    minds: Vec<Mind>,
    actions: u32,
}

impl Run {
    /// A trial of a board on which so many games were played before: the next ones have other cards.
    pub fn new(board: Arc<Board>, games: u32) -> Run {
        let setting = Setting { board, rulebook: Rulebook::default() };
        Run { setting, number: games, game: None, seconds: 0.0, counted: false }
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.setting.board
    }

    /// Plays one action; gives what came of a game that ended by it.
    ///
    /// # Errors
    /// When nobody can sit down there.
    pub fn act(&mut self) -> Result<Option<Outcome>, ()> {
        let setting = &self.setting;
        let seed = setting.board.hash().wrapping_add(u64::from(self.number));
        let game = match &mut self.game {
            Some(game) => game,
            none => none.insert(Game::begin(setting, seed)?),
        };
        let seat = game.position.turn.seat;
        let action = game.minds[seat.index()].step(setting, &game.position, u32::MAX);
        let played = action.is_some_and(|action| game.play(setting, action));
        let over = game.position.over;
        if !over && played && game.actions < MOST_ACTIONS {
            return Ok(None);
        }
        let outcome = game.outcome(setting);
        self.game = None;
        self.number = self.number.wrapping_add(1);
        // One that was broken off has no winner; where that happens once it happens always.
        if over { Ok(Some(outcome)) } else { Err(()) }
    }
}

impl Game {
    /// Sets the table; whoever sits on the first seat begins.
    fn begin(setting: &Setting, seed: u64) -> Result<Game, ()> {
        type Rules = hacienda_rules::Hacienda;
        let position =
            <Rules as tabletop::Game>::set_up(setting, PLAYERS as u8, seed, Some(Seat(0))).map_err(|_| ())?;
        let mut chance = Chance::new(seed, 0);
        let minds = (0..PLAYERS).map(|_| Mind::new(LEVEL, chance.next())).collect();
        Ok(Game { position: Box::new(position), minds, actions: 0 })
    }

    /// Whether the rules allow it.
    fn play(&mut self, setting: &Setting, action: Action) -> bool {
        type Rules = hacienda_rules::Hacienda;
        self.actions += 1;
        let seat = self.position.turn.seat;
        <Rules as tabletop::Game>::play(setting, &mut self.position, seat, action, &mut Forget).is_ok()
    }

    fn outcome(&self, setting: &Setting) -> Outcome {
        let mut outcome = Outcome::default();
        let winners = self.position.winners(setting);
        winners.iter().for_each(|seat| outcome.wins[seat.index()] = 1.0 / winners.len() as f64);
        for rows in self.position.scorings.held.iter().flatten() {
            for tally in &rows[..PLAYERS] {
                outcome.points.iter_mut().zip(tally.points).for_each(|(sum, points)| *sum += f64::from(points));
            }
        }
        outcome
    }
}
