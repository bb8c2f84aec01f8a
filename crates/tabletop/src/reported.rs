//! What reports of matches and ladders tell of a game beside who won.

use serde::Serialize;
use serde_json::Value;

use crate::records::Recorded;

/// A game in reports. One without columns of its own is told by its totals, by how often nobody won, and on ladders by parts of an
/// even share.
pub trait Reported: Recorded {
    /// The heads of the columns for what players have in the end.
    const COLUMNS: &'static [&'static str] = &["total"];
    /// The heads of a ladder's columns for what is played.
    const PLAYED: &'static str = "game";

    /// The rules as they stand in files.
    fn rules(setting: &Self::Setting) -> impl Serialize;

    /// What is played, in words and numbers of a JSON object. Reports of matches have the whole of it, ladders what their rows
    /// differ in.
    fn played(setting: &Self::Setting, _whole: bool) -> impl Serialize {
        ByTitle { title: Self::TITLE, rules: value_of(&Self::rules(setting)) }
    }

    /// The same in the columns of a ladder.
    fn played_cells(setting: &Self::Setting) -> String {
        let rules = value_of(&Self::rules(setting));
        let flags = rules.as_object().into_iter().flatten().filter(|(_, value)| **value == Value::Bool(true));
        flags.fold(Self::TITLE.to_owned(), |text, (name, _)| text + ", " + name)
    }

    /// The same in a sentence, behind a number of games.
    fn played_text(setting: &Self::Setting) -> String {
        format!("of {}", Self::played_cells(setting))
    }

    /// What each seat has in the end, by column, in [`Game::PARTS`](crate::Game::PARTS) of a point.
    fn columns(setting: &Self::Setting, last: &Self::Position) -> Vec<Vec<i64>> {
        Self::totals(setting, last).into_iter().map(|total| vec![total.into()]).collect()
    }

    /// The names of the markets on the table, in a game that has some.
    fn markets(_: &Self::Setting) -> Option<Vec<String>> {
        None
    }

    /// Which of these markets anyone reached.
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
