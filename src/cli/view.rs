//! `hacienda view`: what a seat, or a spectator, may know in the middle of a record.

use super::{
    output::{self, Failure},
    replay::{RecordFile, said},
};
use hacienda_rules::formats::{events, positions, records::Record};
use tabletop::{
    Seat, Viewer,
    sentences::{counted, echo},
};

/// Who looks: one of so many seats, or `none` for a spectator.
pub(super) fn viewer(seats: usize, word: &str) -> Result<Viewer, Failure> {
    if word == "none" {
        return Ok(Viewer::SPECTATOR);
    }
    let seat = word.parse().ok().filter(|seat| usize::from(*seat) < seats);
    seat.map(|seat| Viewer::from(Seat(seat))).ok_or_else(|| {
        let last = seats.saturating_sub(1);
        Failure::Unusable(format!("--seat: there is no seat \"{}\"; there are 0 to {last}, and none", echo(word)))
    })
}

/// Refuses to look after more actions than there are.
pub(super) fn check_at(count: usize, at: usize) -> Result<(), Failure> {
    if at <= count {
        return Ok(());
    }
    Err(Failure::Unusable(format!(
        "--at: the record has {}, which is less than {at}",
        counted(count, "action", "actions")
    )))
}

/// Prints what may be known after so many actions, as JSON: on one line, or laid out to be read.
pub(super) fn view(file: &RecordFile, at: usize, seat: &str, json: bool) -> Result<(), Failure> {
    let record: Record = file.record()?;
    let viewer = viewer(record.seats.len(), seat)?;
    check_at(record.actions.len(), at)?;
    let unlike = |error| Failure::No(format!("{}: {}", file.name, said(&error)));
    let position = record.position_after(at).map_err(unlike)?;
    let view = positions::view(&record.setting, &position, viewer);
    let text = if json {
        events::line(&view)
    } else {
        serde_json::to_string_pretty(&view).expect("keys are words and values are numbers, words and lists of them")
    };
    output::print(&(text + "\n"))
}
