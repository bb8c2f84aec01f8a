//! Replays a record and checks every seat, action and fingerprint.

use super::{Line, Record, Recorded, ReplayError, count};
use crate::{Seat, SetupError, game::Game};

/// One replayed action of a record.
#[derive(Debug, Clone)]
pub struct Step<G: Game> {
    /// The number of the action, counted from 1.
    pub n: u32,
    /// The seat that played it.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The effects of the action.
    pub effects: Vec<G::Effect>,
    /// The position after it.
    pub after: G::Position,
}

/// The replay error of a game.
type Why<G> = ReplayError<<G as Game>::Illegal>;

impl<G: Recorded> Record<G> {
    /// The set-up position of the game.
    ///
    /// # Errors
    /// Returns an error if the game cannot be set up with these seats and rules, or if the set-up differs from the
    /// recorded one.
    pub fn set_up(&self) -> Result<G::Position, Why<G>> {
        let position = self.set_up_unchecked().map_err(ReplayError::Setup)?;
        let (found, recorded) = (G::fingerprint(&position), self.set_up);
        if found == recorded { Ok(position) } else { Err(ReplayError::OtherSetup { found, recorded }) }
    }

    /// The set-up position, without a check of its fingerprint.
    pub(super) fn set_up_unchecked(&self) -> Result<G::Position, SetupError> {
        G::set_up(&self.setting, count(&self.seats), self.seed, Some(self.start))
    }

    /// Replays the record step by step. The iterator ends after the first error.
    ///
    /// # Errors
    /// Returns the errors of [`Record::set_up`]. A step is an error if its seat may not act, its action is illegal or
    /// the position after it differs from the recorded one.
    pub fn replay(&self) -> Result<impl Iterator<Item = Result<Step<G>, Why<G>>>, Why<G>> {
        let mut position = self.set_up()?;
        let mut failed = false;
        Ok(self.actions.iter().enumerate().map_while(move |(index, line)| {
            if failed {
                return None;
            }
            let step = self.play_again(&mut position, index, line);
            failed = step.is_err();
            Some(step)
        }))
    }

    fn play_again(&self, position: &mut G::Position, index: usize, line: &Line<G>) -> Result<Step<G>, Why<G>> {
        let Line { seat, action, fingerprint } = *line;
        self.check_seat_at(index, position)?;
        let mut effects = Vec::new();
        G::play(&self.setting, position, seat, action, &mut effects)
            .map_err(|reason| self.illegal_at(index, reason))?;
        self.check_at(index, position, fingerprint)?;
        Ok(Step { n: index as u32 + 1, seat, action, effects, after: position.clone() })
    }

    /// Checks that the seat of the action at this index (from 0) may act now. Once the game is over, the rules refuse
    /// the action instead.
    ///
    /// # Errors
    /// Returns [`ReplayError::NotToAct`] if the seat may not act.
    pub fn check_seat_at(&self, index: usize, position: &G::Position) -> Result<(), Why<G>> {
        match self.actions.get(index) {
            Some(Line { seat, .. }) if !G::is_over(position) && !G::may_act(position).has(*seat) => {
                Err(ReplayError::NotToAct { line: index + 2, action: self.words_at(index), seat: *seat })
            }
            _ => Ok(()),
        }
    }

    /// The error for an illegal action at this index (from 0).
    pub fn illegal_at(&self, index: usize, reason: G::Illegal) -> Why<G> {
        ReplayError::Illegal { line: index + 2, action: self.words_at(index), reason }
    }

    /// Compares the position after the action at this index (from 0) with the recorded fingerprint.
    ///
    /// # Errors
    /// Returns [`ReplayError::Differs`] if they differ.
    pub fn check_at(&self, index: usize, after: &G::Position, recorded: u64) -> Result<(), Why<G>> {
        let found = G::fingerprint(after);
        if found == recorded {
            return Ok(());
        }
        Err(ReplayError::Differs { line: index + 2, action: self.words_at(index), found, recorded })
    }

    fn words_at(&self, index: usize) -> String {
        self.actions.get(index).map_or(String::new(), |line| G::action_text(&self.setting, line.action))
    }

    /// Replays the whole record and returns its last position.
    ///
    /// # Errors
    /// Returns the errors of [`Record::replay`].
    pub fn last_position(&self) -> Result<G::Position, Why<G>> {
        self.position_after(self.actions.len())
    }

    /// Replays at most `actions` actions and returns the position after them.
    ///
    /// # Errors
    /// Returns the errors of [`Record::replay`].
    pub fn position_after(&self, actions: usize) -> Result<G::Position, Why<G>> {
        let mut last = self.set_up()?;
        for step in self.replay()?.take(actions) {
            last = step?.after;
        }
        Ok(last)
    }
}
