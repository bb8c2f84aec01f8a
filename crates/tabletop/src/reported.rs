//! The data that match and ladder reports contain besides the winner.

use serde::Serialize;
use serde_json::Value;

use crate::records::Recorded;

/// A game in reports. By default a report shows totals and games without a winner; a ladder counts parts of an even
/// share.
pub trait Reported: Recorded {
    /// The headings of the columns for each seat's result.
    const COLUMNS: &'static [&'static str] = &["total"];
    /// The headings of a ladder's columns for the setting.
    const PLAYED: &'static str = "game";

    /// The rules as written to files.
    fn rules(setting: &Self::Setting) -> impl Serialize;

    /// The setting as a JSON object. Match reports contain the `whole` of it; ladders contain only the parts that
    /// differ between their rows.
    fn played(setting: &Self::Setting, _whole: bool) -> impl Serialize {
        ByTitle { title: Self::TITLE, rules: value_of(&Self::rules(setting)) }
    }

    /// The setting in the columns of a ladder.
    fn setting_cells(setting: &Self::Setting) -> String {
        let rules = value_of(&Self::rules(setting));
        let flags = rules.as_object().into_iter().flatten().filter(|(_, value)| **value == Value::Bool(true));
        flags.fold(Self::TITLE.to_owned(), |text, (name, _)| text + ", " + name)
    }

    /// The setting as part of a sentence, after a number of games.
    fn setting_text(setting: &Self::Setting) -> String {
        format!("of {}", Self::setting_cells(setting))
    }

    /// Each seat's result by column, in [`Game::PARTS`](crate::Game::PARTS) of a point.
    fn columns(setting: &Self::Setting, last: &Self::Position) -> Vec<Vec<i64>> {
        Self::totals(setting, last).into_iter().map(|total| vec![total.into()]).collect()
    }

    /// The names of the markets on the board; `None` in a game without markets.
    fn markets(_: &Self::Setting) -> Option<Vec<String>> {
        None
    }

    /// For each of these markets, true if a player reached it.
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
    serde_json::to_value(rules).expect("rules are words with numbers and flags")
}
