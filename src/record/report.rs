//! What a player may hand on about a fault: a text to be read first, with nothing in it that nobody at the table may know.

use serde::Serialize;

use crate::game::rules::{
    Position, Viewer,
    formats::{
        actions,
        positions::{self, View},
        records::Record,
    },
};

/// What is told beside the game.
#[derive(Debug, Serialize)]
pub struct Program<S> {
    /// The program's version.
    pub version: &'static str,
    /// Where it runs.
    pub platform: String,
    /// What the player has set.
    pub settings: S,
}

#[derive(Serialize)]
struct Report<'a, S> {
    hacienda_report: u64,
    #[serde(flatten)]
    program: &'a Program<S>,
    #[serde(skip_serializing_if = "Option::is_none")]
    running: Option<Running<'a>>,
    /// Of a game that is over, the whole record.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<Vec<String>>,
}

/// A game that goes on: what was played, and what a spectator sees of it now. Neither what the cards came from nor a
/// fingerprint, from which hidden cards could be found out.
#[derive(Serialize)]
struct Running<'a> {
    sitters: &'a [String],
    actions: Vec<String>,
    view: View,
}

/// The report, laid out to be read. `game` is the record of the game on the table and its last position.
pub fn text<S: Serialize>(program: &Program<S>, game: Option<(&Record, &Position)>) -> String {
    let (over, runs) = (game.filter(|(_, last)| last.over), game.filter(|(_, last)| !last.over));
    let running = runs.map(|(record, last)| {
        let board = &record.setting.board;
        let line = |seat: u8, action: String| format!("{seat} {action}");
        Running {
            sitters: &record.seats,
            actions: record.actions.iter().map(|one| line(one.seat.0, actions::text(board, one.action))).collect(),
            view: positions::view(&record.setting, last, Viewer::SPECTATOR),
        }
    });
    let record = over.map(|(record, _)| record.text().lines().map(str::to_owned).collect());
    let report = Report { hacienda_report: 1, program, running, record };
    // Keys are words; what the settings hold is written to disk in the same way.
    serde_json::to_string_pretty(&report).unwrap_or_default() + "\n"
}
