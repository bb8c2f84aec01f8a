//! What a game at this table is to everybody who plays it without knowing it: records, matches, the command line.

use std::{error::Error, fmt::Debug};

use crate::{Chance, Seat, Seats, Tell, Viewer, sentences::players};

/// Refuses with an error where something is `wrong`: one line of the rules.
///
/// # Errors
/// When it is.
#[inline(always)]
pub fn refuse<E>(wrong: bool, error: E) -> Result<(), E> {
    if wrong { Err(error) } else { Ok(()) }
}

/// Why a game cannot be set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game is not for this many.
    #[error("this game is for {book}, not {0}", book = players(*.1))]
    Seats(u8, (u8, u8)),
    /// The starting seat is not at the table.
    #[error("seat {} cannot start: the seats are 0 to {last}", .0.0, last = .1 - 1)]
    Start(Seat, u8),
}

impl SetupError {
    /// Refuses a table of `seats` for a game that is for so many, the fewest and the most.
    ///
    /// # Errors
    /// When they are fewer or more.
    pub fn check(seats: u8, book: (u8, u8)) -> Result<(), SetupError> {
        refuse(seats < book.0 || seats > book.1, SetupError::Seats(seats, book))
    }
}

/// A game: a name for its rules, which are functions of a setting and a position. Nothing of this type ever exists but itself.
pub trait Game: Debug + Copy + Default + Eq + Send + Sync + 'static {
    /// What stays the same during a game: the rulebook, and whatever is printed.
    type Setting: Debug + Clone + Send + Sync;
    /// Everything that can change during a game, hidden things included.
    type Position: Debug + Clone + PartialEq + Send + Sync;
    /// What a player can do.
    type Action: Debug + Copy + PartialEq + Send + Sync;
    /// One fact that an action brings about, with every number in it.
    type Effect: Debug + Clone + PartialEq + Send + Sync;
    /// Why an action is refused.
    type Illegal: Error + Copy + PartialEq + Send + Sync + 'static;

    /// Its name in files and on the command line.
    const TITLE: &'static str;
    /// In how many parts of a point totals are counted: 1 where points are whole.
    const PARTS: i32 = 1;

    /// The fewest and the most who may play.
    fn players(setting: &Self::Setting) -> (u8, u8);

    /// Sets the table. The same seed gives the same game, on every machine. A game in which nobody begins takes no notice of
    /// `start`.
    ///
    /// # Errors
    /// When the game is not for so many seats, or `start` is not at the table.
    fn set_up(setting: &Self::Setting, seats: u8, seed: u64, start: Option<Seat>)
    -> Result<Self::Position, SetupError>;

    /// How many play.
    fn seats(position: &Self::Position) -> u8;

    /// The seat that began; seat 0 where nobody does.
    fn start(position: &Self::Position) -> Seat;

    /// The seats that may act now, none when the game is over.
    fn may_act(position: &Self::Position) -> Seats;

    /// Whether the game is over. Then nobody may act; that nobody may act can also be so between two effects of one action.
    fn over(position: &Self::Position) -> bool;

    /// May this seat do that?
    ///
    /// # Errors
    /// The first reason why not.
    fn check(
        setting: &Self::Setting,
        position: &Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// The fixed word of a refusal in files.
    fn reason(illegal: Self::Illegal) -> &'static str;

    /// All legal actions of a seat, none when it may not act.
    fn legal(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> Vec<Self::Action>;

    /// Any legal action of a seat; `None` when it may not act.
    fn random_action(
        setting: &Self::Setting,
        position: &Self::Position,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<Self::Action> {
        let legal = Self::legal(setting, position, seat);
        // No list is so long that its length is cut.
        (!legal.is_empty()).then(|| legal[chance.below(legal.len() as u32) as usize])
    }

    /// Carries an action out and tells what it brought about.
    ///
    /// # Errors
    /// The reason why it is illegal; then nothing changed.
    fn play(
        setting: &Self::Setting,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        effects: &mut impl Tell<Self::Effect>,
    ) -> Result<(), Self::Illegal>;

    /// A position that this viewer could just as well be looking at; it depends on nothing that is hidden.
    fn imagine(
        setting: &Self::Setting,
        position: &Self::Position,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Self::Position;

    /// What each seat has in the end, or has so far, in [`Game::PARTS`] of a point.
    fn totals(setting: &Self::Setting, position: &Self::Position) -> Vec<i32>;

    /// The seats that won. Before the end those that would win now, or none where a game does not say.
    fn winners(setting: &Self::Setting, position: &Self::Position) -> Seats;

    /// A number that is the same for the same position, on every machine. Hidden things count.
    fn fingerprint(position: &Self::Position) -> u64;

    /// The one way in which an action is written.
    fn action_text(setting: &Self::Setting, action: Self::Action) -> String;

    /// Reads an action.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    fn read_action(setting: &Self::Setting, text: &str) -> Result<Self::Action, String>;
}
