//! What a player may hand on about a fault: a text to be read first, with nothing in it that nobody at the table may know.

use serde::Serialize;
use tabletop::{Viewer, records::Record};

use crate::playable::Playable;

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
struct Report<'a, S, V> {
    hacienda_report: u64,
    #[serde(flatten)]
    program: &'a Program<S>,
    #[serde(skip_serializing_if = "Option::is_none")]
    running: Option<Running<'a, V>>,
    /// Of a game that is over, the whole record.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<Vec<String>>,
}

/// A game that goes on: what was played, and what a spectator sees of it now. Neither what the cards came from nor a
/// fingerprint, from which hidden cards could be found out.
#[derive(Serialize)]
struct Running<'a, V> {
    sitters: &'a [String],
    actions: Vec<String>,
    view: V,
}

/// The report, laid out to be read. `game` is the record of the game on the table and its last position.
pub fn text<S: Serialize, G: Playable>(program: &Program<S>, game: Option<(&Record<G>, &G::Position)>) -> String {
    let (over, runs) = (game.filter(|(_, last)| G::over(last)), game.filter(|(_, last)| !G::over(last)));
    let running = runs.map(|(record, last)| {
        let setting = &record.setting;
        let line = |seat: u8, action: String| format!("{seat} {action}");
        let told = |action| if G::is_secret(last, action) { "…".to_owned() } else { G::action_text(setting, action) };
        Running {
            sitters: &record.seats,
            actions: record.actions.iter().map(|one| line(one.seat.0, told(one.action))).collect(),
            view: G::view(setting, last, Viewer::SPECTATOR),
        }
    });
    let record = over.map(|(record, _)| record.text().lines().map(str::to_owned).collect());
    let report = Report { hacienda_report: 1, program, running, record };
    // Keys are words; what the settings hold is written to disk in the same way.
    serde_json::to_string_pretty(&report).unwrap_or_default() + "\n"
}
