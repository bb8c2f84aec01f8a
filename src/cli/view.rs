//! `hacienda view`: the information available to a seat or a spectator after a given number of actions of a record.

use super::{
    output::{self, Failure},
    replay::{RecordFile, explain},
};
use crate::playable::Playable;
use tabletop::{
    HasFileFormats, Seat, Viewer,
    records::Record,
    sentences::{counted, echo},
    to_json_line,
};

/// Parses the viewer: one of `seats` seats, or `none` for a spectator.
fn viewer(seats: usize, word: &str) -> Result<Viewer, Failure> {
    if word == "none" {
        return Ok(Viewer::SPECTATOR);
    }
    let seat = word.parse().ok().filter(|seat| usize::from(*seat) < seats);
    seat.map(|seat| Viewer::from(Seat(seat))).ok_or_else(|| {
        let last = seats.saturating_sub(1);
        Failure::Unusable(format!("--seat: unknown seat \"{}\"; valid values are 0 to {last} and none", echo(word)))
    })
}

/// Prints as JSON what the viewer may know after this number of actions: on one line if `json` is true, else indented.
pub(super) fn view<G: HasFileFormats + Playable>(
    file: &RecordFile,
    at: usize,
    seat: &str,
    json: bool,
) -> Result<(), Failure> {
    let record: Record<G> = file.record()?;
    let viewer = viewer(record.seats.len(), seat)?;
    let count = record.actions.len();
    if at > count {
        let actions = counted(count, "action", "actions");
        return Err(Failure::Unusable(format!("--at: the record has only {actions}, fewer than {at}")));
    }
    let refused = |error| Failure::Refused(format!("{}: {}", file.name, explain::<G>(&error)));
    let position = record.position_after(at).map_err(refused)?;
    let view = <G as HasFileFormats>::view(&record.setting, &position, viewer);
    let text =
        if json { to_json_line(&view) } else { serde_json::to_string_pretty(&view).expect("all keys are strings") };
    output::print(&(text + "\n"))
}
