//! `hacienda replay`: plays a record again, checks every action and fingerprint, tells what happened.

use std::path::Path;

use serde::Serialize;
use tabletop::{
    reading,
    records::{self, Made, Recorded},
    sentences::{counted, echo, escaped},
};

use super::{
    output::{self, Failure},
    table::Table,
};
use crate::{
    game,
    launch::{First, LaunchOptions},
    open, record,
    texts::Words,
};
use hacienda_rules::{
    Hacienda, Position,
    formats::{
        events::{self, Played},
        records::{Line, Record, ReplayError},
    },
};

#[derive(Serialize)]
struct Summary {
    replayed: bool,
    actions: usize,
    over: bool,
    points: Vec<u16>,
    pesos: Vec<u32>,
    winners: Vec<u8>,
    fingerprint: String,
}

#[derive(Serialize)]
struct Difference {
    replayed: bool,
    text: String,
}

/// A file's name, as a sentence has it.
pub(super) fn shown(file: &Path) -> String {
    echo(&file.display().to_string())
}

/// The file of a record, whichever game it is of.
pub(super) struct RecordFile {
    /// Its name, as a sentence has it.
    pub name: String,
    text: String,
}

impl RecordFile {
    /// Reads it.
    pub fn read(file: &Path) -> Result<RecordFile, Failure> {
        let name = shown(file);
        let unusable = |what: String| Failure::Unusable(format!("{name}: {what}"));
        let bytes = reading::read_file(file, reading::LARGEST_RECORD).map_err(|error| unusable(error.to_string()))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            unusable(format!("line {line}: this is no text in UTF-8"))
        })?;
        Ok(RecordFile { name, text })
    }

    /// The game that its header names.
    pub fn title(&self) -> game::Title {
        game::title_of(&self.text)
    }

    /// The record of a game.
    pub fn record<G: Recorded>(&self) -> Result<records::Record<G>, Failure> {
        records::Record::parse(&self.text).map_err(|error| Failure::Unusable(format!("{}: {error}", self.name)))
    }
}

/// What a person is told of a record that cannot be played again.
pub(super) fn said(error: &ReplayError) -> String {
    match error {
        ReplayError::Illegal { .. } => {
            let made = Made::here::<Hacienda>();
            Words::default().say(record::trouble::<Hacienda>(error, Some(&made))).to_string()
        }
        other => format!("{other}."),
    }
}

/// Which other program made a record, after a sentence about what does not fit.
pub(super) fn made_elsewhere<G: Recorded>(record: &records::Record<G>) -> String {
    match &record.made {
        Some(made) if *made != Made::here::<G>() => {
            format!(" Version {} made the record, by version {} of the rules.", made.program, made.rules)
        }
        _ => String::new(),
    }
}

/// Shows a record of any game in the window.
pub(super) fn in_window(file: &RecordFile, title: game::Title) -> Result<(), Failure> {
    let mut options = LaunchOptions { title: Some(title), ..LaunchOptions::default() };
    let record = match title {
        game::Title::Hacienda => game::Record::Hacienda(file.record()?),
        game::Title::Zoff => game::Record::Zoff(file.record()?),
        game::Title::HabGut => game::Record::HabGut(file.record()?),
    };
    if let game::Record::Hacienda(record) = &record {
        options.setting = record.setting.clone();
    }
    options.first = First::Replay(Box::new(record));
    Ok(open::window(options)?)
}

/// Plays a record again and prints its events or its result.
pub(super) fn replay(file: &RecordFile, events: bool, json: bool) -> Result<(), Failure> {
    let record = file.record()?;
    match play(&record, events) {
        Ok(_) if events => Ok(()),
        Ok(last) => report(&record, &last, json),
        Err(Told::Output(failure)) => Err(failure),
        Err(Told::Replay(error)) => {
            let text = said(&error) + &made_elsewhere(&record);
            if json && !events {
                let difference = Difference { replayed: false, text: text.clone() };
                output::print(&format!("{}\n", events::line(&difference)))?;
            }
            Err(Failure::No(format!("{}: {text}", file.name)))
        }
    }
}

/// What can stop a replay.
enum Told {
    Output(Failure),
    Replay(ReplayError),
}

/// Plays on the table of entities; every event line is printed as soon as it is known to be right.
fn play(record: &Record, events: bool) -> Result<Position, Told> {
    let position = record.set_up().map_err(Told::Replay)?;
    let mut out = String::new();
    if events {
        out = events::set_up_line(&record.setting, &position) + "\n";
    }
    let mut table = Table::new(&record.setting, &position);
    for (index, line) in record.actions.iter().enumerate() {
        let Line { seat, action, fingerprint } = *line;
        let checked = record
            .check_seat_at(index, &table.position)
            .and_then(|()| table.play(seat, action).map_err(|reason| record.illegal_at(index, reason)))
            .and_then(|effects| record.check_at(index, &table.position, fingerprint).map(|()| effects));
        let effects = match checked {
            Ok(effects) => effects,
            Err(error) => {
                output::print(&out).map_err(Told::Output)?;
                return Err(Told::Replay(error));
            }
        };
        if events {
            let played = Played { n: index as u32 + 1, seat, action, effects: &effects, after: &table.position };
            out += &events::action_line(&record.setting, &played);
            out.push('\n');
        }
    }
    output::print(&out).map_err(Told::Output)?;
    Ok(table.position)
}

fn report(record: &Record, last: &Position, json: bool) -> Result<(), Failure> {
    let points = events::points(&record.setting, last);
    let pesos: Vec<u32> = last.seats().map(|seat| last.pesos[seat.index()]).collect();
    let winners: Vec<u8> = last.winners(&record.setting).into_iter().map(|seat| seat.0).collect();
    if json {
        let summary = Summary {
            replayed: true,
            actions: record.actions.len(),
            over: last.over,
            points,
            pesos,
            winners,
            fingerprint: format!("{:016x}", last.fingerprint()),
        };
        return output::print(&format!("{}\n", events::line(&summary)));
    }
    let mut text = format!(
        "{}, every one allowed and every fingerprint right\n",
        counted(record.actions.len(), "action", "actions")
    );
    for (seat, kind) in record.seats.iter().enumerate() {
        let won = if winners.contains(&(seat as u8)) { ", winner" } else { "" };
        text += &format!(
            "seat {seat} {}: {}, {}{won}\n",
            escaped(kind),
            counted(points[seat].into(), "point", "points"),
            counted(pesos[seat] as usize, "peso", "pesos")
        );
    }
    text += if last.over { "the game is over\n" } else { "the game is not over\n" };
    output::print(&text)
}
