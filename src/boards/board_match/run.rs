//! The games of a board match, played action by action.

use std::sync::Arc;

use super::stats::{Outcome, PLAYERS};
use hacienda_bots::Bot;
use hacienda_rules::{Action, Board, Position, Rulebook, Setting};
use tabletop::{Level, NullSink, Rng, Seat};

/// The level of the computer players. It is familiar to players, and a game takes about 20 ms. A stronger level would
/// finish only a tenth as many games.
pub const LEVEL: Level = Level::Easy;
/// The maximum number of actions in a game; a longer game is aborted. On some boards there is no way to use up the
/// cards, so games never end.
const MAX_ACTIONS: u32 = 2_000;

/// The reasons why a board cannot be tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Untestable {
    /// No game for four players can be set up on the board.
    #[error("no game can be set up on the board")]
    NoTable,
    /// A game was aborted. Further games on the same board would probably not end either.
    #[error("games on the board do not end")]
    NoEnd,
}

/// The games of a board match, played one after the other.
#[derive(Debug)]
pub struct Run {
    setting: Setting,
    /// The number of the current game, which determines its cards.
    number: u32,
    game: Option<Game>,
}

/// The games played between two counts.
#[derive(Debug, Default)]
pub struct PlayedGames {
    /// The outcomes of the games that ended.
    pub games: Vec<Outcome>,
    /// The reason why testing the board further is pointless, if there is one.
    pub untestable: Option<Untestable>,
}

/// A game in progress.
#[derive(Debug)]
struct Game {
    position: Box<Position>,
    bots: Vec<Bot>,
    actions: u32,
}

impl Run {
    /// Prepares a match on a board on which `games` games were already counted. The new games have different cards.
    pub fn new(board: Arc<Board>, games: u32) -> Run {
        let setting = Setting { board, rulebook: Rulebook::default() };
        Run { setting, number: games, game: None }
    }

    /// Plays, calling `enough` after every action, until it returns true or the board turns out to be untestable. If
    /// `last` is true, also stops when the current game ends.
    pub fn play(&mut self, last: bool, mut enough: impl FnMut() -> bool) -> PlayedGames {
        let mut played = PlayedGames::default();
        loop {
            match self.act() {
                Ok(None) => {}
                Ok(Some(game)) => {
                    played.games.push(game);
                    if last {
                        return played;
                    }
                }
                Err(untestable) => {
                    played.untestable = Some(untestable);
                    return played;
                }
            }
            if enough() {
                return played;
            }
        }
    }

    /// Plays one action. Returns the outcome if the game ended.
    fn act(&mut self) -> Result<Option<Outcome>, Untestable> {
        let setting = &self.setting;
        let seed = setting.board.hash().wrapping_add(u64::from(self.number));
        let game = match &mut self.game {
            Some(game) => game,
            none => none.insert(Game::begin(setting, seed)?),
        };
        let seat = game.position.turn.seat;
        let action = game.bots[seat.index()].step(setting, &game.position, u32::MAX);
        let played = action.is_some_and(|action| game.play(setting, action));
        let over = game.position.over;
        if !over && played && game.actions < MAX_ACTIONS {
            return Ok(None);
        }
        let outcome = game.outcome(setting);
        self.game = None;
        self.number = self.number.wrapping_add(1);
        // An aborted game has no winner.
        if over { Ok(Some(outcome)) } else { Err(Untestable::NoEnd) }
    }
}

impl Game {
    /// Sets up a game in which the first seat begins.
    fn begin(setting: &Setting, seed: u64) -> Result<Game, Untestable> {
        let position = Position::setup(setting, PLAYERS as u8, seed, Some(Seat(0))).map_err(|_| Untestable::NoTable)?;
        let mut rng = Rng::new(seed, 0);
        let bots = (0..PLAYERS).map(|_| Bot::new(LEVEL, rng.next())).collect();
        Ok(Game { position: Box::new(position), bots, actions: 0 })
    }

    /// Plays an action. Returns true if the rules allow it.
    fn play(&mut self, setting: &Setting, action: Action) -> bool {
        self.actions += 1;
        self.position.play(setting, action, &mut NullSink).is_ok()
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
