//! `hacienda replay`: plays a record again, checks every action and fingerprint, tells what happened.

use std::path::Path;

use serde::Serialize;
use tabletop::{
    reading,
    records::{self, Recorded},
    sentences::{echo, escaped},
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

/// Reads a record of a game.
pub(super) fn read<G: Recorded>(file: &Path) -> Result<records::Record<G>, Failure> {
    let unusable = |what: String| Failure::Unusable(format!("{}: {what}", shown(file)));
    let bytes = reading::read_file(file, reading::LARGEST_RECORD).map_err(|error| unusable(error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        unusable(format!("line {line}: this is no text in UTF-8"))
    })?;
    records::Record::parse(&text).map_err(|error| unusable(error.to_string()))
}

/// What a person is told of a record that cannot be played again.
pub(super) fn said(error: &ReplayError) -> String {
    Words::default().say(record::trouble::<Hacienda>(error)).to_string()
}

/// Shows a record in the window.
pub(super) fn in_window(file: &Path) -> Result<(), Failure> {
    let record: Record = read(file)?;
    let setting = record.setting.clone();
    let options = LaunchOptions {
        first: First::Replay(Box::new(game::Record::Hacienda(record))),
        setting,
        ..LaunchOptions::default()
    };
    Ok(open::window(options)?)
}

/// Plays a record again and prints its events or its result.
pub(super) fn replay(file: &Path, events: bool, json: bool) -> Result<(), Failure> {
    let record = read(file)?;
    match play(&record, events) {
        Ok(_) if events => Ok(()),
        Ok(last) => report(&record, &last, json),
        Err(Told::Output(failure)) => Err(failure),
        Err(Told::Replay(error)) => {
            if json && !events {
                let difference = Difference { replayed: false, text: said(&error) };
                output::print(&format!("{}\n", events::line(&difference)))?;
            }
            Err(Failure::No(format!("{}: {}", shown(file), said(&error))))
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
    let mut text = format!("{} actions, every one allowed and every fingerprint right\n", record.actions.len());
    for (seat, kind) in record.seats.iter().enumerate() {
        let won = if winners.contains(&(seat as u8)) { ", winner" } else { "" };
        text += &format!("seat {seat} {}: {} points, {} pesos{won}\n", escaped(kind), points[seat], pesos[seat]);
    }
    text += if last.over { "the game is over\n" } else { "the game is not over\n" };
    output::print(&text)
}
