//! What a game says in files and on the command line, beside its records.

use serde::Serialize;

use crate::{Game, Seat, Viewer, records::Recorded};

/// An action that was played, with all that it brought about.
#[derive(Debug, Clone, Copy)]
pub struct Played<'a, G: Game> {
    /// Its number in the game, from 1.
    pub n: u32,
    /// Who played it.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// What it brought about.
    pub effects: &'a [G::Effect],
    /// The position after it.
    pub after: &'a G::Position,
}

/// A game whose positions are files that stand for themselves, and whose rules are the book with some of them changed by name.
pub trait Written: Recorded {
    /// The rules with these changed: each by its name and its value.
    ///
    /// # Errors
    /// A sentence when there is no such rule or the value does not suit it.
    fn setting(changed: &[(&str, &str)]) -> Result<Self::Setting, String>;

    /// The rules as they stand in files.
    fn rules(setting: &Self::Setting) -> impl Serialize;

    /// Reads a position file and checks that it can be on a table.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it, and where.
    fn read_position(text: &str) -> Result<(Self::Setting, Self::Position), String>;

    /// What a viewer may know, in the words of a position file.
    fn view(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> impl Serialize;

    /// How a seat stands now, in words and numbers.
    fn standing(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> impl Serialize;

    /// An effect as it stands in files.
    fn effect(effect: &Self::Effect) -> impl Serialize;

    /// The event line of the set-up, without a line end.
    fn set_up_line(setting: &Self::Setting, position: &Self::Position) -> String;

    /// The event line of an action, without a line end.
    fn action_line(setting: &Self::Setting, played: &Played<Self>) -> String;
}
