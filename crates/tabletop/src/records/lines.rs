//! The lines of a record after its header: an action each.

use super::{Record, Recorded, number};
use crate::{Forget, Seat, game::Game, sentences::echo};

/// A line of a record: an action that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line<G: Game> {
    /// Who played it.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The fingerprint of the position after it.
    pub fingerprint: u64,
}

impl<G: Game> Line<G> {
    /// Its text, with its line end.
    pub fn text(&self, setting: &G::Setting) -> String {
        let Line { seat, action, fingerprint } = self;
        format!("{} {} #{fingerprint:016x}\n", seat.0, G::action_text(setting, *action))
    }

    /// Reads its text, without its line end.
    pub(super) fn read(setting: &G::Setting, line: &str) -> Result<Line<G>, String> {
        let no_seat = || "the line does not begin with the number of a seat".to_owned();
        let (digits, words) = line.split_once(' ').ok_or_else(no_seat)?;
        let seat = digits.parse().ok().filter(|seat: &u8| seat.to_string() == digits).map(Seat).ok_or_else(no_seat)?;
        let (action, fingerprint) = read_words::<G>(setting, words)?;
        Ok(Line { seat, action, fingerprint })
    }
}

/// Whose turn it is at each action of a record that does not say so.
pub(super) struct Turns<G: Game> {
    /// The position, as long as the actions can be played.
    position: Option<G::Position>,
    seat: Seat,
}

impl<G: Recorded> Turns<G> {
    /// From the set-up of a record on.
    pub(super) fn of(record: &Record<G>) -> Turns<G> {
        Turns { position: record.laid_out().ok(), seat: record.start }
    }

    /// Reads the text of a line without a seat, and without its line end.
    pub(super) fn read(&mut self, setting: &G::Setting, line: &str) -> Result<Line<G>, String> {
        let (action, fingerprint) = read_words::<G>(setting, line)?;
        Ok(Line { seat: self.next(setting, action), action, fingerprint })
    }

    /// The seat that plays the next action. After one that cannot be played, or the last one, it stays: no replay gets there.
    fn next(&mut self, setting: &G::Setting, action: G::Action) -> Seat {
        let Some(position) = &mut self.position else { return self.seat };
        self.seat = G::may_act(position).iter().next().unwrap_or(self.seat);
        if G::play(setting, position, self.seat, action, &mut Forget).is_err() {
            self.position = None;
        }
        self.seat
    }
}

/// The action and fingerprint of a line or its rest. Only the one way in which actions are printed is taken, so that no altered
/// sign goes unnoticed.
fn read_words<G: Game>(setting: &G::Setting, line: &str) -> Result<(G::Action, u64), String> {
    let (words, digits) = line.rsplit_once(" #").ok_or("there is no fingerprint after the action")?;
    let fingerprint = number(digits).ok_or("the fingerprint is not 16 hexadecimal digits")?;
    let action = G::read_action(setting, words)?;
    if G::action_text(setting, action) != words {
        return Err(format!("\"{}\" is not how this action is written", echo(words)));
    }
    Ok((action, fingerprint))
}
