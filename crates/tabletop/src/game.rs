//! The `Game` trait: the interface through which records, matches and the command line play any game.

use std::{error::Error, fmt::Debug};

use crate::{Rng, Seat, Seats, Sink, Viewer, sentences::players};

/// Returns `error` if `wrong` is true, so that a rule check fits on one line.
///
/// # Errors
/// Returns `error` if `wrong` is true.
///
/// # Examples
///
/// ```
/// use tabletop::refuse;
///
/// fn pay(pesos: u32, price: u32) -> Result<u32, &'static str> {
///     refuse(pesos < price, "too expensive")?;
///     Ok(pesos - price)
/// }
///
/// assert_eq!(pay(20, 12), Ok(8));
/// assert_eq!(pay(11, 12), Err("too expensive"));
/// ```
#[inline(always)]
pub fn refuse<E>(wrong: bool, error: E) -> Result<(), E> {
    if wrong { Err(error) } else { Ok(()) }
}

/// A reason why a game cannot be set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The number of players (first field) is outside the allowed range (second field).
    #[error("this game is for {range}, not {0}", range = players(*.1))]
    Seats(u8, (u8, u8)),
    /// The starting seat (first field) does not exist in a game with this number of players (second field).
    #[error("seat {} cannot start: the seats are 0 to {last}", .0.0, last = .1 - 1)]
    Start(Seat, u8),
}

impl SetupError {
    /// Checks a number of players against `range`, the minimum and maximum of the game.
    ///
    /// # Errors
    /// Returns [`SetupError::Seats`] if there are too few or too many.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::SetupError;
    /// assert_eq!(SetupError::check(4, (2, 5)), Ok(()));
    /// let error = SetupError::check(6, (2, 5)).expect_err("too many");
    /// assert_eq!(error.to_string(), "this game is for 2 to 5 players, not 6");
    /// ```
    pub fn check(seats: u8, range: (u8, u8)) -> Result<(), SetupError> {
        refuse(seats < range.0 || seats > range.1, SetupError::Seats(seats, range))
    }
}

/// A game, as a marker type for its rules. The rules are functions of a setting and a position; the type itself has no
/// data.
pub trait Game: Debug + Copy + Default + Eq + Send + Sync + 'static {
    /// Everything that stays the same during a game: the rules, the board and other printed material.
    type Setting: Debug + Clone + Send + Sync;
    /// Everything that can change during a game, including hidden information.
    type Position: Debug + Clone + PartialEq + Send + Sync;
    /// An action of a player.
    type Action: Debug + Copy + PartialEq + Send + Sync;
    /// One consequence of an action, with all its numbers.
    type Effect: Debug + Clone + PartialEq + Send + Sync;
    /// The reason why an action is illegal.
    type Illegal: Error + Copy + PartialEq + Send + Sync + 'static;

    /// The name of the game in files and on the command line.
    const TITLE: &'static str;
    /// The number of parts into which a point is divided in totals: 1 if points are always whole.
    const PARTS: i32 = 1;

    /// The minimum and maximum number of players.
    fn players(setting: &Self::Setting) -> (u8, u8);

    /// Sets up a game. The same seed gives the same game on every machine. Without `start`, the starting seat comes
    /// from the seed. Games without a starting player ignore `start`.
    ///
    /// # Errors
    /// Returns an error if the number of seats is not allowed, or if the game has a starting player and `start` is not
    /// one of the seats.
    fn set_up(setting: &Self::Setting, seats: u8, seed: u64, start: Option<Seat>)
    -> Result<Self::Position, SetupError>;

    /// The number of players.
    fn seats(position: &Self::Position) -> u8;

    /// The starting seat; seat 0 in games without a starting player.
    fn start(position: &Self::Position) -> Seat;

    /// The seats that may act now; empty when the game is over.
    fn may_act(position: &Self::Position) -> Seats;

    /// Returns true if the game is over. [`Game::may_act`] is then empty. The converse does not hold: in some games,
    /// [`Game::may_act`] is also empty for a moment between two effects of one action.
    fn is_over(position: &Self::Position) -> bool;

    /// Checks whether an action is legal for a seat.
    ///
    /// # Errors
    /// Returns the first reason why the action is illegal.
    fn check(
        setting: &Self::Setting,
        position: &Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// The fixed word for a reason, as written to files.
    fn reason(illegal: Self::Illegal) -> &'static str;

    /// All legal actions of a seat; empty if it may not act.
    fn legal(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> Vec<Self::Action>;

    /// A random legal action of a seat; `None` if it may not act.
    fn random_action(
        setting: &Self::Setting,
        position: &Self::Position,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<Self::Action> {
        let legal = Self::legal(setting, position, seat);
        // The number of legal actions always fits in a `u32`.
        (!legal.is_empty()).then(|| legal[rng.below(legal.len() as u32) as usize])
    }

    /// Plays an action and sends its effects to `effects`.
    ///
    /// # Errors
    /// Returns the reason why the action is illegal; the position is then unchanged.
    fn play(
        setting: &Self::Setting,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        effects: &mut impl Sink<Self::Effect>,
    ) -> Result<(), Self::Illegal>;

    /// A random position that is consistent with what the viewer knows. The result does not depend on hidden
    /// information.
    fn imagine(setting: &Self::Setting, position: &Self::Position, viewer: Viewer, rng: &mut Rng) -> Self::Position;

    /// The total of each seat, current or final, in units of 1/[`Game::PARTS`] of a point.
    fn totals(setting: &Self::Setting, position: &Self::Position) -> Vec<i32>;

    /// The seats that won. Before the end of the game, the seats that are in the lead, or none if the game does not
    /// define a leader.
    fn winners(setting: &Self::Setting, position: &Self::Position) -> Seats;

    /// A hash of the position, hidden information included. It is the same on every machine.
    fn fingerprint(position: &Self::Position) -> u64;

    /// The canonical text of an action.
    fn action_text(setting: &Self::Setting, action: Self::Action) -> String;

    /// Parses an action.
    ///
    /// # Errors
    /// Returns a description of the fault.
    fn read_action(setting: &Self::Setting, text: &str) -> Result<Self::Action, String>;
}
