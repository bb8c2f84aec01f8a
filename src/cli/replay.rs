//! `hacienda replay`: replays a record, checks every action and fingerprint, and prints the events or the result. With
//! `--window`, shows the record in the window instead.

use std::path::Path;

use super::{
    output::{self, Failure},
    table::Table,
    window,
};
use crate::{
    game,
    launch::{LaunchArgs, LaunchOptions, StartScreen},
    playable::Playable,
    record,
    texts::Translations,
};
use serde::Serialize;
use tabletop::{
    HasFileFormats, Played, Seat, Seats, reading,
    records::{Line, ProgramVersion, Record, Recorded, ReplayError},
    sentences::{counted, echo, escaped},
    to_json_line,
};

#[derive(Serialize)]
struct Summary<T> {
    replayed: bool,
    actions: usize,
    over: bool,
    #[serde(flatten)]
    sums: T,
    winners: Vec<u8>,
    fingerprint: String,
}

#[derive(Serialize)]
struct Difference {
    replayed: bool,
    text: String,
}

/// The name of a file, for use in a sentence.
pub(super) fn shown(file: &Path) -> String {
    echo(&file.display().to_string())
}

/// A record file of any game.
pub(super) struct RecordFile {
    /// The name of the file, for use in a sentence.
    pub name: String,
    text: String,
}

impl RecordFile {
    /// Reads the file.
    pub fn read(file: &Path) -> Result<RecordFile, Failure> {
        let name = shown(file);
        let unusable = |what: String| Failure::Unusable(format!("{name}: {what}"));
        let bytes = reading::read_file(file, reading::MAX_RECORD_BYTES).map_err(|error| unusable(error.to_string()))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            unusable(format!("line {line}: invalid UTF-8"))
        })?;
        Ok(RecordFile { name, text })
    }

    /// The game named by the header.
    pub fn title(&self) -> game::Title {
        game::title_of(&self.text)
    }

    /// Parses the record of a game.
    pub fn record<G: Recorded>(&self) -> Result<Record<G>, Failure> {
        Record::parse(&self.text).map_err(|error| Failure::Unusable(format!("{}: {error}", self.name)))
    }
}

/// Explains why a record cannot be replayed.
pub(super) fn explain<G: Playable>(error: &ReplayError<G::Illegal>) -> String {
    match error {
        ReplayError::Illegal { .. } => {
            let made = ProgramVersion::current::<G>();
            Translations::default().tr(record::replay_error_text::<G>(error, Some(&made))).to_string()
        }
        other => format!("{other}."),
    }
}

/// A sentence that names the program version that made the record; empty if that version is unknown or is the current
/// version.
pub(super) fn version_note<G: Recorded>(record: &Record<G>) -> String {
    match &record.made {
        Some(made) if *made != ProgramVersion::current::<G>() => {
            format!(" The record was made by version {}, with version {} of the rules.", made.program, made.rules)
        }
        _ => String::new(),
    }
}

/// Shows the record of any game in the window.
pub(super) fn in_window(file: &RecordFile, title: game::Title) -> Result<(), Failure> {
    let mut options = LaunchOptions { title: Some(title), ..LaunchOptions::default() };
    let record = crate::with_title!(title, G => game::Record::of::<G>(file.record()?));
    if let Some(record) = record.get::<hacienda_rules::Hacienda>() {
        options.setting = record.setting.clone();
    }
    options.first = StartScreen::Replay(Box::new(record));
    window::open(&LaunchArgs::default(), || Ok(options))
}

/// Replays a record and prints its events or its result.
pub(super) fn replay<G: HasFileFormats + Playable>(file: &RecordFile, events: bool, json: bool) -> Result<(), Failure> {
    let record = file.record::<G>()?;
    match play(&record, events) {
        Ok(_) if events => Ok(()),
        Ok(last) => report(&record, &last, json),
        Err(Stop::Output(failure)) => Err(failure),
        Err(Stop::Replay(error)) => {
            let text = explain::<G>(&error) + &version_note(&record);
            if json && !events {
                output::print(&(to_json_line(&Difference { replayed: false, text: text.clone() }) + "\n"))?;
            }
            Err(Failure::Refused(format!("{}: {text}", file.name)))
        }
    }
}

/// The reason why a replay stops early.
enum Stop<G: Playable> {
    Output(Failure),
    Replay(ReplayError<G::Illegal>),
}

/// Replays the record on a table of entities. If `events` is true, prints the event lines up to the first error.
fn play<G: HasFileFormats + Playable>(record: &Record<G>, events: bool) -> Result<G::Position, Stop<G>> {
    let setting = &record.setting;
    let position = record.set_up().map_err(Stop::Replay)?;
    let mut out = String::new();
    if events {
        out = G::set_up_line(setting, &position) + "\n";
    }
    let mut table = Table::<G>::new(setting, &position);
    for (index, line) in record.actions.iter().enumerate() {
        let Line { seat, action, fingerprint } = *line;
        let checked = record
            .check_seat_at(index, &table.position)
            .and_then(|()| table.play(seat, action).map_err(|reason| record.illegal_at(index, reason)))
            .and_then(|effects| record.check_at(index, &table.position, fingerprint).map(|()| effects));
        let effects = match checked {
            Ok(effects) => effects,
            Err(error) => {
                output::print(&out).map_err(Stop::Output)?;
                return Err(Stop::Replay(error));
            }
        };
        if events {
            let played = Played { n: index as u32 + 1, seat, action, effects: &effects, after: &table.position };
            out += &G::action_line(setting, &played);
            out.push('\n');
        }
    }
    output::print(&out).map_err(Stop::Output)?;
    Ok(table.position)
}

fn report<G: HasFileFormats>(record: &Record<G>, last: &G::Position, json: bool) -> Result<(), Failure> {
    let (setting, over) = (&record.setting, G::is_over(last));
    let winners = if over { G::winners(setting, last) } else { Seats::default() };
    let actions = record.actions.len();
    if json {
        let fingerprint = format!("{:016x}", G::fingerprint(last));
        let (sums, winners) = (G::sums(setting, last), winners.iter().map(|seat| seat.0).collect());
        let summary = Summary { replayed: true, actions, over, sums, winners, fingerprint };
        return output::print(&(to_json_line(&summary) + "\n"));
    }
    let mut text = format!("{}, all legal, all fingerprints correct\n", counted(actions, "action", "actions"));
    for (seat, kind) in (0..).map(Seat).zip(&record.seats) {
        let won = if winners.has(seat) { ", winner" } else { "" };
        text += &format!("seat {} {}: {}{won}\n", seat.0, escaped(kind), G::sum_text(setting, last, seat));
    }
    text += if over { "the game is over\n" } else { "the game is not over\n" };
    output::print(&text)
}
