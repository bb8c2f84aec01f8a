//! The trait that every game implements, and that records, matches and the command line use.

use std::{error::Error, fmt::Debug};

use crate::{Chance, Seat, Seats, Sink, Viewer, sentences::players};

/// Returns `error` if `wrong` is true: one line of a rule check.
///
/// # Errors
/// `error`, if `wrong` is true.
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

/// An error that keeps a game from being set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The number of seats, and the range that the game allows.
    #[error("this game is for {book}, not {0}", book = players(*.1))]
    Seats(u8, (u8, u8)),
    /// The starting seat, which does not exist, and the number of seats.
    #[error("seat {} cannot start: the seats are 0 to {last}", .0.0, last = .1 - 1)]
    Start(Seat, u8),
}

impl SetupError {
    /// Checks that the number of seats is in the game's range `book` (fewest, most).
    ///
    /// # Errors
    /// When there are fewer or more.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::SetupError;
    /// assert_eq!(SetupError::check(4, (2, 5)), Ok(()));
    /// let error = SetupError::check(6, (2, 5)).expect_err("too many");
    /// assert_eq!(error.to_string(), "this game is for 2 to 5 players, not 6");
    /// ```
    pub fn check(seats: u8, book: (u8, u8)) -> Result<(), SetupError> {
        refuse(seats < book.0 || seats > book.1, SetupError::Seats(seats, book))
    }
}

/// A game: a type that names its rules. The rules are functions of a setting and a position; the type itself holds no
/// data.
pub trait Game: Debug + Copy + Default + Eq + Send + Sync + 'static {
    /// The constant part of a game: the rulebook and everything printed.
    type Setting: Debug + Clone + Send + Sync;
    /// Everything that can change during a game, hidden information included.
    type Position: Debug + Clone + PartialEq + Send + Sync;
    /// An action of a player.
    type Action: Debug + Copy + PartialEq + Send + Sync;
    /// A single fact that an action causes, with all its numbers.
    type Effect: Debug + Clone + PartialEq + Send + Sync;
    /// The reason for refusing an action.
    type Illegal: Error + Copy + PartialEq + Send + Sync + 'static;

    /// The name of the game in files and on the command line.
    const TITLE: &'static str;
    /// The number of parts in a point: totals are counted in these parts. 1 if points are whole.
    const PARTS: i32 = 1;

    /// The fewest and the most players.
    fn players(setting: &Self::Setting) -> (u8, u8);

    /// Sets up a game. The same seed gives the same game on every machine. A game without a starting player ignores
    /// `start`.
    ///
    /// # Errors
    /// When the game does not allow this number of seats, or `start` is not one of them.
    fn set_up(setting: &Self::Setting, seats: u8, seed: u64, start: Option<Seat>)
    -> Result<Self::Position, SetupError>;

    /// The number of seats.
    fn seats(position: &Self::Position) -> u8;

    /// The seat that began; seat 0 in a game without a starting player.
    fn start(position: &Self::Position) -> Seat;

    /// The seats that may act now; none when the game is over.
    fn may_act(position: &Self::Position) -> Seats;

    /// Returns true if the game is over. An empty [`Game::may_act`] does not prove it: no seat may act between two
    /// effects of an action.
    fn over(position: &Self::Position) -> bool;

    /// Checks whether a seat may take an action.
    ///
    /// # Errors
    /// The first reason against it.
    fn check(
        setting: &Self::Setting,
        position: &Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// The fixed word for a refusal in files.
    fn reason(illegal: Self::Illegal) -> &'static str;

    /// Returns all legal actions of a seat; none when it may not act.
    fn legal(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> Vec<Self::Action>;

    /// Returns a random legal action of a seat; `None` when it may not act.
    fn random_action(
        setting: &Self::Setting,
        position: &Self::Position,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<Self::Action> {
        let legal = Self::legal(setting, position, seat);
        // No list is long enough for the cast to truncate its length.
        (!legal.is_empty()).then(|| legal[chance.below(legal.len() as u32) as usize])
    }

    /// Carries out an action and reports its effects.
    ///
    /// # Errors
    /// The reason why the action is illegal; the position is then unchanged.
    fn play(
        setting: &Self::Setting,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        effects: &mut impl Sink<Self::Effect>,
    ) -> Result<(), Self::Illegal>;

    /// Returns a random position that looks the same to this viewer. It does not depend on hidden information.
    fn imagine(
        setting: &Self::Setting,
        position: &Self::Position,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Self::Position;

    /// Each seat's final total, or its total so far, in [`Game::PARTS`] of a point.
    fn totals(setting: &Self::Setting, position: &Self::Position) -> Vec<i32>;

    /// The seats that won. Before the end: the seats that are ahead, or none if the game does not define this.
    fn winners(setting: &Self::Setting, position: &Self::Position) -> Seats;

    /// Returns a number that is the same for the same position on every machine. Hidden information counts.
    fn fingerprint(position: &Self::Position) -> u64;

    /// Returns the only text form of an action.
    fn action_text(setting: &Self::Setting, action: Self::Action) -> String;

    /// Parses an action.
    ///
    /// # Errors
    /// A sentence about the fault in the text.
    fn read_action(setting: &Self::Setting, text: &str) -> Result<Self::Action, String>;
}
