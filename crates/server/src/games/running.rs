//! A running game of one title: its position, its actions, and what each viewer is told about them.

use online::{Entry, Reason, read_setting, setting_text};
use serde_json::Value;
use tabletop::{
    Level, Notice, NullSink, Opening, Seat, Seats, Viewer,
    records::Record,
    sentences::{counted, echo},
};

use super::{Checked, Game, LogEntry, Move, Refusal, Served, Start, Thought, computer::Decision};

/// A game with the rules of `G` at a table.
#[derive(Debug)]
pub struct Running<G: Served> {
    setting: G::Setting,
    seed: u64,
    first: G::Position,
    position: G::Position,
    /// The actions that were not taken back.
    played: Vec<Played<G>>,
    log: Vec<LogEntry>,
    /// The seats that could act before each entry, followed by the seats that may act now.
    could_act: Vec<Seats>,
}

/// An action that was not taken back.
#[derive(Debug, Clone)]
struct Played<G: Served> {
    seat: Seat,
    action: G::Action,
    /// True if the action revealed something, so that it cannot be taken back.
    reveals: bool,
}

impl<G: Served> Running<G> {
    /// Sets up a game.
    ///
    /// # Errors
    /// Returns a description if the setting is unreadable or does not suit its number of seats.
    pub fn new(start: &Start) -> Result<Running<G>, String> {
        let (setting, seats) = read_setting::<G>(&start.setting)?;
        let first = G::set_up(&setting, seats, start.seed, start.start).map_err(|error| error.to_string())?;
        let could_act = vec![G::may_act(&first)];
        let (played, log) = (Vec::new(), Vec::new());
        Ok(Running { setting, seed: start.seed, position: first.clone(), first, played, log, could_act })
    }

    /// Parses an action, which must be in its standard form.
    fn read(&self, text: &str) -> Result<G::Action, String> {
        let action = G::read_action(&self.setting, text)?;
        match G::action_text(&self.setting, action) == text {
            true => Ok(action),
            false => Err(format!("\"{}\" is not the standard form of this action", echo(text))),
        }
    }

    /// Plays an action, whether or not it was checked before. If there is a fingerprint, the position after the action
    /// must match it.
    fn play(
        &mut self,
        seat: Seat,
        text: &str,
        fingerprint: Option<u64>,
        viewers: &[Viewer],
    ) -> Result<Vec<Entry>, String> {
        let action = self.read(text)?;
        if !G::may_act(&self.position).has(seat) {
            return Err(format!("seat {} may not act", seat.0));
        }
        let (mut after, mut effects) = (self.position.clone(), Vec::new());
        G::play(&self.setting, &mut after, seat, action, &mut effects).map_err(|illegal| illegal.to_string())?;
        matches::<G>(&after, fingerprint)?;
        let told = |viewer| played(&Notice::<G>::of(&self.setting, &self.position, seat, action, &after, viewer));
        let told = viewers.iter().copied().map(told).collect();
        self.position = after;
        self.played.push(Played { seat, action, reveals: effects.iter().any(G::reveals) });
        Ok(told)
    }

    /// Takes back all actions after the first `keep`. If there is a fingerprint, the position must match it.
    fn take_back(&mut self, keep: usize, fingerprint: Option<u64>) -> Result<(), String> {
        if keep >= self.played.len() {
            return Err("there is nothing to take back".to_owned());
        }
        let position = self.position_after(keep)?;
        matches::<G>(&position, fingerprint)?;
        self.position = position;
        self.played.truncate(keep);
        Ok(())
    }

    /// The position after the first `keep` actions.
    fn position_after(&self, keep: usize) -> Result<G::Position, String> {
        let mut position = self.first.clone();
        for Played { seat, action, .. } in &self.played[..keep] {
            G::play(&self.setting, &mut position, *seat, *action, &mut NullSink)
                .map_err(|illegal| illegal.to_string())?;
        }
        Ok(position)
    }
}

/// Compares a position with a stored fingerprint, if there is one.
fn matches<G: Served>(position: &G::Position, fingerprint: Option<u64>) -> Result<(), String> {
    match fingerprint {
        Some(stored) if G::fingerprint(position) != stored => Err("it now leads to another position".to_owned()),
        Some(_) | None => Ok(()),
    }
}

/// The log entry that tells a viewer about an action.
fn played<G: Served>(notice: &Notice<G>) -> Entry {
    Entry::Played(serde_json::to_value(notice).expect("a notice has string keys, so it can be written as JSON"))
}

impl<G: Served> Game for Running<G> {
    fn seats(&self) -> u8 {
        G::seats(&self.first)
    }

    fn setting(&self) -> String {
        setting_text::<G>(&self.setting, self.seats())
    }

    fn start(&self) -> Seat {
        G::start(&self.first)
    }

    fn log(&self) -> &[LogEntry] {
        &self.log
    }

    fn may_act(&self) -> Seats {
        G::may_act(&self.position)
    }

    fn is_over(&self) -> bool {
        G::is_over(&self.position)
    }

    fn check(&self, seat: Seat, at: u32, action: &str) -> Result<Checked, Refusal> {
        if self.is_over() {
            return Err(Refusal::new(Reason::Phase, "the game is over"));
        }
        let entries = || counted(self.log.len(), "entry", "entries");
        let ahead = || Refusal::new(Reason::Outdated, format!("the log has only {}, not {at}", entries()));
        let since = self.log.get(at as usize..).ok_or_else(ahead)?;
        // If several seats may act at the same time, others may have acted since, provided that this seat could act
        // throughout.
        let is_other = |entry: &LogEntry| entry.seat != seat && matches!(entry.what, Move::Played(_));
        let could_act = self.could_act[at as usize..].iter().all(|seats| seats.has(seat));
        let is_current = since.is_empty() || could_act && since.iter().all(is_other);
        if !is_current {
            return Err(Refusal::new(Reason::Outdated, format!("the log has {}, not {at}", entries())));
        }
        if !self.may_act().has(seat) {
            return Err(Refusal::new(Reason::NotToAct, format!("seat {} may not act now", seat.0)));
        }
        let action = self.read(action).map_err(|what| Refusal::new(Reason::Unreadable, what))?;
        let mut after = self.position.clone();
        G::play(&self.setting, &mut after, seat, action, &mut NullSink)
            .map_err(|illegal| Refusal::new(Reason::Illegal, format!("{}: {illegal}", G::reason(illegal))))?;
        let (text, ends) = (G::action_text(&self.setting, action), G::is_over(&after));
        Ok(Checked { text, ends, fingerprint: G::fingerprint(&after) })
    }

    fn check_undo(&self, seat: Seat, keep: u32, is_person: &dyn Fn(Seat) -> bool) -> Result<u64, Refusal> {
        let refused = |what: &str| Err(Refusal::new(Reason::NoUndo, what));
        if self.is_over() {
            return Err(Refusal::new(Reason::Phase, "the game is over"));
        }
        match self.played.get(keep as usize..) {
            None | Some([]) => refused("there is nothing to take back"),
            Some([first, ..]) if first.seat != seat => refused("the first of these actions was played by another seat"),
            Some(back) if back.iter().any(|played| played.seat != seat && is_person(played.seat)) => {
                refused("another person has acted since")
            }
            Some(back) if back.iter().any(|played| played.reveals) => refused("one of the actions revealed something"),
            Some(_) => match self.position_after(keep as usize) {
                Ok(position) => Ok(G::fingerprint(&position)),
                Err(what) => refused(&what),
            },
        }
    }

    fn append(&mut self, entry: LogEntry, viewers: &[Viewer]) -> Result<Vec<Entry>, String> {
        let told = match &entry.what {
            Move::Played(action) => self.play(entry.seat, action, entry.fingerprint, viewers)?,
            Move::TakenBack(keep) => {
                self.take_back(*keep as usize, entry.fingerprint)?;
                vec![Entry::TakenBack { keep: *keep, by: entry.seat }; viewers.len()]
            }
        };
        self.log.push(entry);
        self.could_act.push(self.may_act());
        Ok(told)
    }

    fn opening(&self, viewer: Viewer) -> Value {
        let opening = Opening::<G>::of(&self.setting, &self.first, viewer);
        serde_json::to_value(opening).expect("an opening has string keys, so it can be written as JSON")
    }

    fn history(&self, viewer: Viewer, from: u32) -> Vec<Entry> {
        if from as usize >= self.log.len() {
            return Vec::new();
        }
        let mut positions = vec![self.first.clone()];
        let mut told = Vec::new();
        for (number, entry) in self.log.iter().enumerate() {
            let known = match &entry.what {
                Move::TakenBack(keep) => {
                    positions.truncate(*keep as usize + 1);
                    Entry::TakenBack { keep: *keep, by: entry.seat }
                }
                Move::Played(text) => {
                    let before = positions.last().expect("the first position always stays");
                    let action = self.read(text).expect("the log was read before");
                    let mut after = before.clone();
                    G::play(&self.setting, &mut after, entry.seat, action, &mut NullSink)
                        .expect("the log was played before");
                    let notice = Notice::<G>::of(&self.setting, before, entry.seat, action, &after, viewer);
                    positions.push(after);
                    played(&notice)
                }
            };
            if number >= from as usize {
                told.push(known);
            }
        }
        told
    }

    fn record(&self, players: &[String]) -> String {
        let begun = Record::<G>::begin(self.setting.clone(), players.to_vec(), self.seed, Some(self.start()));
        let (mut record, mut position) = begun.expect("the game was set up before with the same seats");
        for Played { seat, action, .. } in &self.played {
            G::play(&self.setting, &mut position, *seat, *action, &mut NullSink)
                .expect("the actions were played before");
            record.push(*seat, *action, &position);
        }
        record.text()
    }

    fn decide(&self, seat: Seat, level: Level, seed: u64) -> Thought {
        let decision = Decision::<G> {
            setting: self.setting.clone(),
            first: self.first.clone(),
            played: self.played.iter().map(|played| (played.seat, played.action)).collect(),
            position: self.position.clone(),
        };
        Box::new(move || decision.make(seat, level, seed))
    }
}
