//! The problem report that a player can send to the developers: readable text without any hidden information.

use serde::Serialize;
use tabletop::{Viewer, records::Record};

use crate::playable::Playable;

/// The part of the report that describes the program.
#[derive(Debug, Serialize)]
pub struct Program<S> {
    /// The program's version.
    pub version: &'static str,
    /// The platform that the program runs on.
    pub platform: String,
    /// The player's settings.
    pub settings: S,
}

#[derive(Serialize)]
struct Report<'a, S, V> {
    hacienda_report: u64,
    #[serde(flatten)]
    program: &'a Program<S>,
    #[serde(skip_serializing_if = "Option::is_none")]
    running: Option<Running<'a, V>>,
    /// The whole record, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<Vec<String>>,
}

/// A game in progress: its actions and a spectator's view of it. It contains neither the seed nor a fingerprint,
/// because hidden cards could be derived from them.
#[derive(Serialize)]
struct Running<'a, V> {
    #[serde(rename = "occupants")]
    player_kinds: &'a [String],
    actions: Vec<String>,
    view: V,
}

/// Returns the report as indented JSON. `game` is the record of the current game and its latest position.
pub fn text<S: Serialize, G: Playable>(program: &Program<S>, game: Option<(&Record<G>, &G::Position)>) -> String {
    let (finished, in_progress) =
        (game.filter(|(_, last)| G::is_over(last)), game.filter(|(_, last)| !G::is_over(last)));
    let running = in_progress.map(|(record, last)| {
        let setting = &record.setting;
        let line = |seat: u8, action: String| format!("{seat} {action}");
        let word = |action| {
            if G::is_hidden_in_reports(last, action) { "…".to_owned() } else { G::action_text(setting, action) }
        };
        Running {
            player_kinds: &record.seats,
            actions: record.actions.iter().map(|played| line(played.seat.0, word(played.action))).collect(),
            view: G::view(setting, last, Viewer::SPECTATOR),
        }
    });
    let record = finished.map(|(record, _)| record.text().lines().map(str::to_owned).collect());
    let report = Report { hacienda_report: 1, program, running, record };
    // All keys are strings, and the settings are serialised to disk in the same way, so this cannot fail.
    serde_json::to_string_pretty(&report).unwrap_or_default() + "\n"
}
