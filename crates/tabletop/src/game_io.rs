//! The files and command-line output of a game, besides its records.

use std::path::Path;

use serde::Serialize;

use crate::{Game, PositionError, Reported, Seat, Seats, Viewer, sentences::echo};

/// Returns a value as one line of JSON, without a line end.
///
/// # Examples
///
/// ```
/// use tabletop::{Seat, line};
/// assert_eq!(line(&[Seat(0), Seat(2)]), "[0,2]");
/// assert_eq!(line(&("hard", Some(7), None::<u8>)), r#"["hard",7,null]"#);
/// ```
pub fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("keys are words and values are numbers, words and lists of them")
}

/// Each seat's points.
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

/// An error in an action that someone asks to try.
#[derive(Debug, Clone, PartialEq)]
pub enum Unplayable<I> {
    /// The text cannot be parsed: a sentence.
    Unreadable(String),
    /// The rules refuse it in every position of this setting.
    Refused(String, I),
    /// It names something that does not exist: the action, the fixed word for the fault, a sentence.
    Missing(String, &'static str, String),
}

/// A requested board and rules, in the words of the request. Omitted parts have their defaults.
///
/// # Examples
///
/// ```
/// use tabletop::Asked;
/// let house = ["mixed_herds=on".to_owned(), "harvest_minimum".to_owned()];
/// let asked = Asked { map: Some("caldera"), game: None, running_score: false, house: &house };
/// let mut changed = asked.changed();
/// assert_eq!(changed.next(), Some(Ok(("mixed_herds", "on"))));
/// let said = "house: \"harvest_minimum\" is not written as NAME=VALUE";
/// assert_eq!(changed.next(), Some(Err(said.to_owned())));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The board.
    pub map: Option<&'a str>,
    /// The variant by name.
    pub game: Option<&'a str>,
    /// True if points count after every action.
    pub running_score: bool,
    /// The changed rules, each as `NAME=VALUE`.
    pub house: &'a [String],
}

impl<'a> Asked<'a> {
    /// Returns the changed rules as name and value, or an error that begins with the faulty word.
    pub fn changed(self) -> impl Iterator<Item = Result<(&'a str, &'a str), String>> {
        self.house.iter().map(|rule| {
            rule.split_once('=').ok_or_else(|| format!("house: \"{}\" is not written as NAME=VALUE", echo(rule)))
        })
    }
}

/// A played action and all its effects.
#[derive(Debug, Clone, Copy)]
pub struct Played<'a, G: Game> {
    /// Its number in the game, from 1.
    pub n: u32,
    /// The seat that played it.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// Its effects.
    pub effects: &'a [G::Effect],
    /// The position after it.
    pub after: &'a G::Position,
}

/// A game whose position files are self-contained, and whose rules are a default rulebook with changes by name.
pub trait Written: Reported {
    /// Returns the setting with these rules changed, each by name and value.
    ///
    /// # Errors
    /// A sentence, when the rule does not exist or the value is invalid.
    fn setting(changed: &[(&str, &str)]) -> Result<Self::Setting, String>;

    /// Returns the requested setting. The default is for games without named boards and variants.
    ///
    /// # Errors
    /// The faulty word, a colon and a sentence.
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

    /// Reads a position file and checks that the position can occur. Relative paths in it start at `folder`.
    ///
    /// # Errors
    /// The fault and its place in the file.
    fn read_position(text: &str, folder: &Path) -> Result<(Self::Setting, Self::Position), PositionError>;

    /// Returns the parts of a position that the viewer may know, in the format of a position file.
    fn view(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> impl Serialize;

    /// Returns a seat's current standing as a JSON object.
    fn standing(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> impl Serialize;

    /// Returns everyone's standing for people to read, one line a seat.
    fn standings_text(setting: &Self::Setting, position: &Self::Position) -> String {
        let row = |seat: Seat| format!("seat {} {}\n", seat.0, line(&Self::standing(setting, position, seat)));
        Seat::all(Self::seats(position)).map(row).collect()
    }

    /// Returns effects as written to files.
    fn effects(setting: &Self::Setting, seats: u8, effects: &[Self::Effect]) -> Vec<impl Serialize>;

    /// Returns the totals of a replayed game besides the winner, as a JSON object.
    fn sums(setting: &Self::Setting, position: &Self::Position) -> impl Serialize {
        Sums { totals: points::<Self>(setting, position) }
    }

    /// Returns a seat's totals for people to read.
    fn sum_text(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> String {
        points::<Self>(setting, position)[seat.index()].to_string()
    }

    /// Returns data about the position after a tried action sequence, as a JSON object.
    fn tried(setting: &Self::Setting, position: &Self::Position) -> impl Serialize {
        let to_act = Self::may_act(position);
        Tried { to_act, over: Self::over(position), totals: points::<Self>(setting, position) }
    }

    /// Returns the same for people to read.
    fn tried_text(setting: &Self::Setting, position: &Self::Position) -> String {
        let totals: Vec<String> = points::<Self>(setting, position).iter().map(f64::to_string).collect();
        format!("as it stands: {}", totals.join(" "))
    }

    /// Parses an action that someone asks to try.
    ///
    /// # Errors
    /// When the text cannot be parsed, or names something that no action of this setting can have.
    fn read_to_try(setting: &Self::Setting, text: &str) -> Result<Self::Action, Unplayable<Self::Illegal>> {
        Self::read_action(setting, text).map_err(Unplayable::Unreadable)
    }

    /// Returns the event line of the set-up, without a line end.
    fn set_up_line(setting: &Self::Setting, position: &Self::Position) -> String;

    /// Returns the event line of an action, without a line end.
    fn action_line(setting: &Self::Setting, played: &Played<Self>) -> String;
}
