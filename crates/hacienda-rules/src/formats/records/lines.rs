//! The lines of a record after its header: an action each.

use super::{Record, number};
use crate::{Action, Board, Effects, Position, Seat, Setting, formats::actions, sentences::echo};

/// A line of a record: an action that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// Who played it.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// The fingerprint of the position after it.
    pub fingerprint: u64,
}

impl Line {
    /// Its text, with its line end.
    pub fn text(&self, board: &Board) -> String {
        let Line { seat, action, fingerprint } = self;
        format!("{} {} #{fingerprint:016x}\n", seat.0, actions::text(board, *action))
    }

    /// Reads its text, without its line end.
    pub(super) fn read(board: &Board, line: &str) -> Result<Line, String> {
        let no_seat = || "the line does not begin with the number of a seat".to_owned();
        let (digits, words) = line.split_once(' ').ok_or_else(no_seat)?;
        let seat = digits.parse().ok().filter(|seat: &u8| seat.to_string() == digits).map(Seat).ok_or_else(no_seat)?;
        let (action, fingerprint) = read_words(board, words)?;
        Ok(Line { seat, action, fingerprint })
    }
}

/// Whose turn it is at each action of a record that does not say so.
pub(super) struct Turns {
    /// The position, as long as the actions can be played.
    position: Option<Position>,
    seat: Seat,
}

impl Turns {
    /// From the set-up of a record on.
    pub(super) fn of(record: &Record) -> Turns {
        Turns { position: record.laid_out().ok(), seat: record.start }
    }

    /// Reads the text of a line without a seat, and without its line end.
    pub(super) fn read(&mut self, setting: &Setting, line: &str) -> Result<Line, String> {
        let (action, fingerprint) = read_words(&setting.board, line)?;
        Ok(Line { seat: self.next(setting, action), action, fingerprint })
    }

    /// The seat that plays the next action. After one that cannot be played it stays: no replay gets there.
    fn next(&mut self, setting: &Setting, action: Action) -> Seat {
        let Some(position) = &mut self.position else { return self.seat };
        self.seat = position.turn.seat;
        if position.play(setting, action, &mut Effects::new()).is_err() {
            self.position = None;
        }
        self.seat
    }
}

/// The action and fingerprint of a line or its rest. Only the one way in which actions are printed is taken, so that no altered
/// sign goes unnoticed.
fn read_words(board: &Board, line: &str) -> Result<(Action, u64), String> {
    let (words, digits) = line.rsplit_once(" #").ok_or("there is no fingerprint after the action")?;
    let fingerprint = number(digits).ok_or("the fingerprint is not 16 hexadecimal digits")?;
    let action = actions::parse(board, words).map_err(|error| error.to_string())?;
    if actions::text(board, action) != words {
        return Err(format!("\"{}\" is not how this action is written", echo(words)));
    }
    Ok((action, fingerprint))
}
