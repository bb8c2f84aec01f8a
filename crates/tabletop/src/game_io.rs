//! The `HasFileFormats` trait: position files, views, event lines and command-line reports of a game.

use std::path::Path;

use serde::Serialize;

use crate::{Game, PositionError, Reported, Seat, Seats, Viewer, sentences::echo};

/// Formats a value as one line of JSON, without a line feed.
///
/// # Examples
///
/// ```
/// use tabletop::{Seat, to_json_line};
/// assert_eq!(to_json_line(&[Seat(0), Seat(2)]), "[0,2]");
/// assert_eq!(to_json_line(&("hard", Some(7), None::<u8>)), r#"["hard",7,null]"#);
/// ```
pub fn to_json_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("the value has string keys, so it can be written as JSON")
}

/// The total of each seat, in points.
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

/// A reason why a text cannot be tried as an action.
#[derive(Debug, Clone, PartialEq)]
pub enum Unplayable<I> {
    /// The text cannot be parsed. The field describes the fault.
    Unreadable(String),
    /// The action is illegal in every position of this setting. The fields are the action and the reason.
    Refused(String, I),
    /// The action refers to something that does not exist. The fields are the action, the fixed word for the fault, and
    /// a description.
    Missing(String, &'static str, String),
}

/// The board and rules requested on the command line. Omitted options take their default values.
///
/// # Examples
///
/// ```
/// use tabletop::SettingRequest;
/// let house = ["mixed_herds=on".to_owned(), "harvest_minimum".to_owned()];
/// let asked = SettingRequest { map: Some("caldera"), game: None, running_score: false, house: &house };
/// let mut changed = asked.changed();
/// assert_eq!(changed.next(), Some(Ok(("mixed_herds", "on"))));
/// let message = "house: \"harvest_minimum\" is not of the form NAME=VALUE";
/// assert_eq!(changed.next(), Some(Err(message.to_owned())));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct SettingRequest<'a> {
    /// The name of a board.
    pub map: Option<&'a str>,
    /// The name of a variant.
    pub game: Option<&'a str>,
    /// True if points are scored after every action.
    pub running_score: bool,
    /// The changed rules, each as `NAME=VALUE`.
    pub house: &'a [String],
}

impl<'a> SettingRequest<'a> {
    /// The names and values of the changed rules. Error messages begin with the name of the option, `house`.
    pub fn changed(self) -> impl Iterator<Item = Result<(&'a str, &'a str), String>> {
        self.house.iter().map(|rule| {
            rule.split_once('=').ok_or_else(|| format!("house: \"{}\" is not of the form NAME=VALUE", echo(rule)))
        })
    }
}

/// A played action with its effects.
#[derive(Debug, Clone, Copy)]
pub struct Played<'a, G: Game> {
    /// The number of the action in the game, counted from 1.
    pub n: u32,
    /// The seat that played it.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The effects of the action.
    pub effects: &'a [G::Effect],
    /// The position after it.
    pub after: &'a G::Position,
}

/// A game with position files, views and event lines, and with standard rules that can be changed by name.
pub trait HasFileFormats: Reported {
    /// The standard setting with these rules changed, each given as name and value.
    ///
    /// # Errors
    /// Returns an error message if a rule does not exist or its value is invalid.
    fn setting(changed: &[(&str, &str)]) -> Result<Self::Setting, String>;

    /// The requested setting. The default implementation suits games without boards or named variants.
    ///
    /// # Errors
    /// Returns the name of the unusable option, a colon and a description.
    fn requested_setting(words: SettingRequest) -> Result<Self::Setting, String> {
        let SettingRequest { map, game, running_score, .. } = words;
        for (given, word) in [(map.is_some(), "map"), (game.is_some(), "game"), (running_score, "running-score")] {
            if given {
                return Err(format!("{word}: not supported by {}", Self::TITLE));
            }
        }
        let changed: Vec<_> = words.changed().collect::<Result<_, _>>()?;
        Self::setting(&changed).map_err(|what| format!("house: {what}"))
    }

    /// Parses a position file and checks that the position is possible. Paths in the file are relative to its folder,
    /// `folder`.
    ///
    /// # Errors
    /// Returns the fault and its place in the file.
    fn read_position(text: &str, folder: &Path) -> Result<(Self::Setting, Self::Position), PositionError>;

    /// The part of a position that a viewer may know, in the format of a position file.
    fn view(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> impl Serialize;

    /// The current standing of a seat, as a JSON value.
    fn standing(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> impl Serialize;

    /// The standings of all seats for people to read, one line per seat.
    fn standings_text(setting: &Self::Setting, position: &Self::Position) -> String {
        let row = |seat: Seat| format!("seat {} {}\n", seat.0, to_json_line(&Self::standing(setting, position, seat)));
        Seat::all(Self::seats(position)).map(row).collect()
    }

    /// Effects as written to files.
    fn effects(setting: &Self::Setting, seats: u8, effects: &[Self::Effect]) -> Vec<impl Serialize>;

    /// The summary of a replayed game without its winners, as a JSON object.
    fn sums(setting: &Self::Setting, position: &Self::Position) -> impl Serialize {
        Sums { totals: points::<Self>(setting, position) }
    }

    /// The summary of a seat, for people to read.
    fn sum_text(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> String {
        points::<Self>(setting, position)[seat.index()].to_string()
    }

    /// The report on the position after the tried actions, as a JSON object.
    fn tried(setting: &Self::Setting, position: &Self::Position) -> impl Serialize {
        let to_act = Self::may_act(position);
        Tried { to_act, over: Self::is_over(position), totals: points::<Self>(setting, position) }
    }

    /// The report on the position after the tried actions, for people to read.
    fn tried_text(setting: &Self::Setting, position: &Self::Position) -> String {
        let totals: Vec<String> = points::<Self>(setting, position).iter().map(f64::to_string).collect();
        format!("current totals: {}", totals.join(" "))
    }

    /// Parses an action for `hacienda try`.
    ///
    /// # Errors
    /// Returns an error if the text cannot be parsed, or if the action can never be legal in this setting.
    fn read_to_try(setting: &Self::Setting, text: &str) -> Result<Self::Action, Unplayable<Self::Illegal>> {
        Self::read_action(setting, text).map_err(Unplayable::Unreadable)
    }

    /// The event line of the set-up, without a line feed.
    fn set_up_line(setting: &Self::Setting, position: &Self::Position) -> String;

    /// The event line of an action, without a line feed.
    fn action_line(setting: &Self::Setting, played: &Played<Self>) -> String;
}
