//! What a game says in files and on the command line, beside its records.

use std::path::Path;

use serde::Serialize;

use crate::{Game, PositionError, Reported, Seat, Seats, Viewer, sentences::echo};

/// A value as one line of JSON, without a line end.
pub fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("keys are words and values are numbers, words and lists of them")
}

/// What each seat has, in points.
fn points<G: Game>(setting: &G::Setting, position: &G::Position) -> Vec<f64> {
    G::totals(setting, position).into_iter().map(|parts| f64::from(parts) / f64::from(G::PARTS)).collect()
}

#[derive(Serialize)]
struct Sums {
    totals: Vec<f64>,
}

#[derive(Serialize)]
struct Tried {
    to_act: Seats,
    over: bool,
    totals: Vec<f64>,
}

/// Why a text is no action that could be tried.
#[derive(Debug, Clone, PartialEq)]
pub enum Unplayable<I> {
    /// Nobody can read it: a sentence.
    Unreadable(String),
    /// The rules refuse it on any table of this setting.
    Refused(String, I),
    /// It names something that is not there: the action, the fixed word for it, a sentence.
    Missing(String, &'static str, String),
}

/// Board and rules in the words of somebody who asks for them. What is left out is usual.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// A board.
    pub map: Option<&'a str>,
    /// A variant by name.
    pub game: Option<&'a str>,
    /// Whether points count after every action.
    pub running_score: bool,
    /// Rules that are changed, each as `NAME=VALUE`.
    pub house: &'a [String],
}

impl<'a> Asked<'a> {
    /// The rules that are changed, each by its name and its value, or a sentence with its word before it.
    pub fn changed(self) -> impl Iterator<Item = Result<(&'a str, &'a str), String>> {
        self.house.iter().map(|rule| {
            rule.split_once('=').ok_or_else(|| format!("house: \"{}\" is not written as NAME=VALUE", echo(rule)))
        })
    }
}

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
pub trait Written: Reported {
    /// The rules with these changed: each by its name and its value.
    ///
    /// # Errors
    /// A sentence when there is no such rule or the value does not suit it.
    fn setting(changed: &[(&str, &str)]) -> Result<Self::Setting, String>;

    /// The setting that somebody asks for, in a game that has no boards and no variants by name.
    ///
    /// # Errors
    /// The word that cannot be used, a colon and a sentence.
    fn asked(words: Asked) -> Result<Self::Setting, String> {
        let Asked { map, game, running_score, .. } = words;
        for (there, word) in [(map.is_some(), "map"), (game.is_some(), "game"), (running_score, "running-score")] {
            if there {
                return Err(format!("{word}: {} has none", Self::TITLE));
            }
        }
        let changed: Vec<_> = words.changed().collect::<Result<_, _>>()?;
        Self::setting(&changed).map_err(|what| format!("house: {what}"))
    }

    /// Reads a position file and checks that it can be on a table. `folder`: where it lies, with whatever it names.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn read_position(text: &str, folder: &Path) -> Result<(Self::Setting, Self::Position), PositionError>;

    /// What a viewer may know, in the words of a position file.
    fn view(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> impl Serialize;

    /// How a seat stands now, in words and numbers.
    fn standing(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> impl Serialize;

    /// How everybody stands, to be read by people: a line a seat.
    fn standings_text(setting: &Self::Setting, position: &Self::Position) -> String {
        let row = |seat: Seat| format!("seat {} {}\n", seat.0, line(&Self::standing(setting, position, seat)));
        Seat::all(Self::seats(position)).map(row).collect()
    }

    /// Effects as they stand in files.
    fn effects(setting: &Self::Setting, seats: u8, effects: &[Self::Effect]) -> Vec<impl Serialize>;

    /// What a game that was played again sums up beside who won: words and numbers of a JSON object.
    fn sums(setting: &Self::Setting, position: &Self::Position) -> impl Serialize {
        Sums { totals: points::<Self>(setting, position) }
    }

    /// The same for a seat, to be read by people.
    fn sum_text(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> String {
        points::<Self>(setting, position)[seat.index()].to_string()
    }

    /// What is told of a position to which actions led that somebody tried: words and numbers of a JSON object.
    fn tried(setting: &Self::Setting, position: &Self::Position) -> impl Serialize {
        let to_act = Self::may_act(position);
        Tried { to_act, over: Self::over(position), totals: points::<Self>(setting, position) }
    }

    /// The same to be read by people.
    fn tried_text(setting: &Self::Setting, position: &Self::Position) -> String {
        let totals: Vec<String> = points::<Self>(setting, position).iter().map(f64::to_string).collect();
        format!("as it stands: {}", totals.join(" "))
    }

    /// Reads an action that somebody wants to try.
    ///
    /// # Errors
    /// When it cannot be read, or names something that no action of this setting can ever have.
    fn read_to_try(setting: &Self::Setting, text: &str) -> Result<Self::Action, Unplayable<Self::Illegal>> {
        Self::read_action(setting, text).map_err(Unplayable::Unreadable)
    }

    /// The event line of the set-up, without a line end.
    fn set_up_line(setting: &Self::Setting, position: &Self::Position) -> String;

    /// The event line of an action, without a line end.
    fn action_line(setting: &Self::Setting, played: &Played<Self>) -> String;
}
