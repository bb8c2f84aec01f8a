//! The past of a game, which can be replayed from its beginning.

use tabletop::{
    LearnError, Notice, Viewer,
    records::{Record, Step},
};

use super::ReplayFailure;
use crate::playable::Playable;

/// A game on a server, as a viewer follows it. Its positions are imagined: information hidden from the viewer is
/// invented.
#[derive(Debug, Clone)]
pub struct FollowedGame<G: Playable> {
    /// The setting of the game.
    pub setting: G::Setting,
    /// The viewer that follows the game.
    pub viewer: Viewer,
    /// The imagined position before the first notice.
    pub first: G::Position,
    /// The notices of all actions that have not been taken back.
    pub notices: Vec<Notice<G>>,
    /// A number unique to this game, which stays the same when the viewer reconnects.
    pub id: u64,
}

/// The past of a game.
#[derive(Debug, Clone)]
pub enum Past<G: Playable> {
    /// The game has a complete record.
    Recorded(Record<G>),
    /// The game is played on a server, which keeps the record.
    Followed(FollowedGame<G>),
}

/// The reason why a past cannot be replayed.
#[derive(Debug, thiserror::Error)]
pub enum PastError<G: Playable> {
    /// The record is inconsistent.
    #[error("{0}")]
    Record(ReplayFailure<G>),
    /// The notices are inconsistent.
    #[error(transparent)]
    Notice(#[from] LearnError),
}

/// One action of a past, or the reason why it cannot be replayed.
type PastStep<G> = Result<Step<G>, PastError<G>>;

impl<G: Playable> FollowedGame<G> {
    /// Replays the game, step by step. The iterator ends after the first error.
    pub fn steps(&self) -> impl Iterator<Item = Result<Step<G>, LearnError>> {
        let (mut position, mut failed) = (self.first, false);
        self.notices.iter().zip(1..).map_while(move |(notice, n)| {
            if failed {
                return None;
            }
            let step = self.step(&mut position, notice, n);
            failed = step.is_err();
            Some(step)
        })
    }

    fn step(&self, position: &mut G::Position, notice: &Notice<G>, n: u32) -> Result<Step<G>, LearnError> {
        let action = G::learn(&self.setting, position, self.viewer, notice)?;
        let mut effects = Vec::new();
        G::play(&self.setting, position, notice.seat, action, &mut effects)
            .map_err(|illegal| LearnError::Illegal(G::reason(illegal)))?;
        Ok(Step { n, seat: notice.seat, action, effects, after: *position })
    }
}

impl<G: Playable> Past<G> {
    /// The record, if there is one.
    pub fn record(&self) -> Option<&Record<G>> {
        match self {
            Past::Recorded(record) => Some(record),
            Past::Followed(_) => None,
        }
    }

    /// The setting of the game.
    pub fn setting(&self) -> &G::Setting {
        match self {
            Past::Recorded(record) => &record.setting,
            Past::Followed(followed) => &followed.setting,
        }
    }

    /// A number that identifies the game on this device.
    pub fn id(&self) -> u64 {
        match self {
            Past::Recorded(record) => record.set_up,
            Past::Followed(followed) => followed.id,
        }
    }

    /// The number of actions.
    pub fn actions(&self) -> usize {
        match self {
            Past::Recorded(record) => record.actions.len(),
            Past::Followed(followed) => followed.notices.len(),
        }
    }

    /// The first position.
    ///
    /// # Errors
    /// Returns an error if the game cannot be set up as recorded.
    pub fn first(&self) -> Result<G::Position, PastError<G>> {
        match self {
            Past::Recorded(record) => record.set_up().map_err(PastError::Record),
            Past::Followed(followed) => Ok(followed.first),
        }
    }

    /// Replays the game, step by step. The iterator ends after the first error.
    ///
    /// # Errors
    /// Returns an error if the game cannot be set up as recorded.
    pub fn steps(&self) -> Result<Box<dyn Iterator<Item = PastStep<G>> + '_>, PastError<G>> {
        Ok(match self {
            Past::Recorded(record) => {
                let steps = record.replay().map_err(PastError::Record)?;
                Box::new(steps.map(|step| step.map_err(PastError::Record)))
            }
            Past::Followed(followed) => Box::new(followed.steps().map(|step| step.map_err(PastError::Notice))),
        })
    }
}
