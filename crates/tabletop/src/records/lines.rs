//! The lines of a record after the header, with one action each.

use super::{Record, Recorded, number};
use crate::{NullSink, Seat, game::Game, sentences::echo};

/// One action of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line<G: Game> {
    /// The seat that played it.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The fingerprint of the position after it.
    pub fingerprint: u64,
}

impl<G: Game> Line<G> {
    /// The text of the line, with its line feed.
    pub fn text(&self, setting: &G::Setting) -> String {
        let Line { seat, action, fingerprint } = self;
        format!("{} {} #{fingerprint:016x}\n", seat.0, G::action_text(setting, *action))
    }

    /// Parses a line without its line feed.
    pub(super) fn read(setting: &G::Setting, line: &str) -> Result<Line<G>, String> {
        let no_seat = || "the line does not begin with a seat number".to_owned();
        let (digits, words) = line.split_once(' ').ok_or_else(no_seat)?;
        let seat = digits.parse().ok().filter(|seat: &u8| seat.to_string() == digits).map(Seat).ok_or_else(no_seat)?;
        let (action, fingerprint) = read_words::<G>(setting, words)?;
        Ok(Line { seat, action, fingerprint })
    }
}

/// Infers the seats of a record whose lines have none, by playing its actions.
pub(super) struct SeatTracker<G: Game> {
    /// The current position; `None` if the set-up failed, and after an action that cannot be played.
    position: Option<G::Position>,
    seat: Seat,
}

impl<G: Recorded> SeatTracker<G> {
    /// Begins at the set-up of a record.
    pub(super) fn of(record: &Record<G>) -> SeatTracker<G> {
        SeatTracker { position: record.set_up_unchecked().ok(), seat: record.start }
    }

    /// Parses a line without a seat and without its line feed.
    pub(super) fn read(&mut self, setting: &G::Setting, line: &str) -> Result<Line<G>, String> {
        let (action, fingerprint) = read_words::<G>(setting, line)?;
        Ok(Line { seat: self.next(setting, action), action, fingerprint })
    }

    /// Plays the next action and returns its seat. After the end of the game or an illegal action, the seat no longer
    /// changes, because a replay stops there.
    fn next(&mut self, setting: &G::Setting, action: G::Action) -> Seat {
        let Some(position) = &mut self.position else { return self.seat };
        self.seat = G::may_act(position).iter().next().unwrap_or(self.seat);
        if G::play(setting, position, self.seat, action, &mut NullSink).is_err() {
            self.position = None;
        }
        self.seat
    }
}

/// Parses the action and the fingerprint. Only the canonical text of an action is accepted, so that every altered
/// character is noticed.
fn read_words<G: Game>(setting: &G::Setting, line: &str) -> Result<(G::Action, u64), String> {
    let (words, digits) = line.rsplit_once(" #").ok_or("the fingerprint after the action is missing")?;
    let fingerprint = number(digits).ok_or("the fingerprint is not 16 hexadecimal digits")?;
    let action = G::read_action(setting, words)?;
    if G::action_text(setting, action) != words {
        return Err(format!("\"{}\" is not the standard form of this action", echo(words)));
    }
    Ok((action, fingerprint))
}
