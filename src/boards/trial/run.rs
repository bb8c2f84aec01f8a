//! A trial that goes on: game after game, action by action.

use std::sync::Arc;

use tabletop::{Chance, Forget};

use super::count::{Outcome, PLAYERS};
use hacienda_bots::Mind;
use hacienda_rules::{Action, Board, Position, Rulebook, Setting};
use tabletop::{Level, Seat};

/// Who plays: a low level that people know, a game of which takes some 20 ms; better ones would play a tenth as many.
pub const LEVEL: Level = Level::Easy;
/// A game that is not over after so many actions is broken off: on some boards nothing uses the cards up.
const MOST_ACTIONS: u32 = 2_000;

/// Why nothing is found out about a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Hopeless {
    /// Nobody can sit down there.
    #[error("nobody can sit down")]
    NoTable,
    /// A game was broken off, and where that happens once it happens always.
    #[error("a game comes to no end")]
    NoEnd,
}

/// A trial of a board: the game that is played, and which comes next.
#[derive(Debug)]
pub struct Run {
    setting: Setting,
    /// The number of the game that is played, which makes its cards.
    number: u32,
    game: Option<Game>,
}

/// What came of a while in which a trial was played on.
#[derive(Debug, Default)]
pub struct Played {
    /// Of the games that came to their end.
    pub games: Vec<Outcome>,
    /// Why no other one does, where that turned out.
    pub hopeless: Option<Hopeless>,
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
        Run { setting, number: games, game: None }
    }

    /// Plays on until `enough` says so, which is asked after every action; of games that end only the `last` one, where it is
    /// to be that.
    pub fn play(&mut self, last: bool, mut enough: impl FnMut() -> bool) -> Played {
        let mut played = Played::default();
        loop {
            match self.act() {
                Ok(None) => {}
                Ok(Some(game)) => {
                    played.games.push(game);
                    if last {
                        return played;
                    }
                }
                Err(hopeless) => {
                    played.hopeless = Some(hopeless);
                    return played;
                }
            }
            if enough() {
                return played;
            }
        }
    }

    /// Plays one action; gives what came of a game that ended by it.
    fn act(&mut self) -> Result<Option<Outcome>, Hopeless> {
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
        // One that was broken off has no winner.
        if over { Ok(Some(outcome)) } else { Err(Hopeless::NoEnd) }
    }
}

impl Game {
    /// Sets the table; whoever sits on the first seat begins.
    fn begin(setting: &Setting, seed: u64) -> Result<Game, Hopeless> {
        type Rules = hacienda_rules::Hacienda;
        let position = <Rules as tabletop::Game>::set_up(setting, PLAYERS as u8, seed, Some(Seat(0)))
            .map_err(|_| Hopeless::NoTable)?;
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
