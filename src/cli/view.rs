//! `hacienda view`: what a seat, or a spectator, may know in the middle of a record.

use std::path::Path;

use super::{
    output::{self, Failure},
    replay::{read, said, shown},
};
use crate::game::rules::{
    Seat, Viewer,
    formats::{events, positions, records::Record},
    sentences::echo,
};

/// Who looks: a seat of the record, or `none` for a spectator.
fn viewer(record: &Record, word: &str) -> Result<Viewer, Failure> {
    if word == "none" {
        return Ok(Viewer::SPECTATOR);
    }
    let seat = word.parse().ok().filter(|seat| usize::from(*seat) < record.seats.len());
    seat.map(|seat| Viewer::from(Seat(seat))).ok_or_else(|| {
        let last = record.seats.len().saturating_sub(1);
        Failure::Unusable(format!("--seat: there is no seat \"{}\"; there are 0 to {last}, and none", echo(word)))
    })
}

/// Prints what may be known after so many actions, as JSON: on one line, or laid out to be read.
pub(super) fn view(file: &Path, at: usize, seat: &str, json: bool) -> Result<(), Failure> {
    let record = read(file)?;
    let viewer = viewer(&record, seat)?;
    let count = record.actions.len();
    if at > count {
        return Err(Failure::Unusable(format!("--at: the record has {count} actions, which is less than {at}")));
    }
    let unlike = |error| Failure::No(format!("{}: {}", shown(file), said(&error)));
    let position = record.position_after(at).map_err(unlike)?;
    let view = positions::view(&record.setting, &position, viewer);
    let text = if json {
        events::line(&view)
    } else {
        serde_json::to_string_pretty(&view).expect("keys are words and values are numbers, words and lists of them")
    };
    output::print(&(text + "\n"))
}
