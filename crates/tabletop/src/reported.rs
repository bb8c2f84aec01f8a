//! The `Reported` trait: the game-specific columns of match and ladder reports.

use serde::Serialize;
use serde_json::Value;

use crate::records::Recorded;

/// A game that appears in reports. By default, the only column contains the totals.
pub trait Reported: Recorded {
    /// The headings of the columns for the final results of players.
    const COLUMNS: &'static [&'static str] = &["total"];
    /// The headings of a ladder's columns for the game and its rules, separated by ` | `.
    const PLAYED: &'static str = "game";

    /// The rules as written to files.
    fn rules(setting: &Self::Setting) -> impl Serialize;

    /// The game and its rules as a JSON object. If `_whole` is true, the object is for a match report and contains
    /// everything. Otherwise it is for a ladder, and an implementation may leave out what is the same in all rows; the
    /// default implementation leaves out nothing.
    fn played(setting: &Self::Setting, _whole: bool) -> impl Serialize {
        ByTitle { title: Self::TITLE, rules: value_of(&Self::rules(setting)) }
    }

    /// The game and its rules as cells of a ladder, in the columns of [`Reported::PLAYED`].
    fn setting_cells(setting: &Self::Setting) -> String {
        let rules = value_of(&Self::rules(setting));
        let flags = rules.as_object().into_iter().flatten().filter(|(_, value)| **value == Value::Bool(true));
        flags.fold(Self::TITLE.to_owned(), |text, (name, _)| text + ", " + name)
    }

    /// The game and its rules as a phrase that follows a number of games in a sentence.
    fn setting_text(setting: &Self::Setting) -> String {
        format!("of {}", Self::setting_cells(setting))
    }

    /// The final results of each seat by column, in units of 1/[`Game::PARTS`](crate::Game::PARTS) of a point.
    fn columns(setting: &Self::Setting, last: &Self::Position) -> Vec<Vec<i64>> {
        Self::totals(setting, last).into_iter().map(|total| vec![total.into()]).collect()
    }

    /// The names of the markets on the board; `None` for a game without markets.
    fn markets(_: &Self::Setting) -> Option<Vec<String>> {
        None
    }

    /// A flag for each market of [`Reported::markets`]: true if a player reached it.
    fn reached(_: &Self::Setting, _last: &Self::Position) -> Vec<bool> {
        Vec::new()
    }
}

#[derive(Serialize)]
struct ByTitle {
    title: &'static str,
    rules: Value,
}

fn value_of(rules: &impl Serialize) -> Value {
    serde_json::to_value(rules).expect("rules can be written as JSON")
}
