//! A replay: the actions come from a game's past, at the viewer's pace.

use bevy::prelude::*;

use super::{Busy, PlayerKind, ScreenViewer, Seating, bot::Bots};
use tabletop::records::{Line, Record};

use crate::{
    playable::{PendingMove, Playable},
    record::{Entry, Log, Past, PastError, ReplayFailure},
    turn::{self, Intent, Intents},
};

/// The past that is replayed, and the progress of the replay.
#[derive(Resource, Debug)]
pub struct Replaying<G: Playable> {
    past: Past<G>,
    next: usize,
    /// True if the replay advances by itself.
    pub running: bool,
    /// The number of requested single steps.
    pub steps: u32,
}

impl<G: Playable> Replaying<G> {
    /// The past that is replayed.
    pub fn past(&self) -> &Past<G> {
        &self.past
    }

    /// The record; `None` if the past was followed on a server.
    pub fn record(&self) -> Option<&Record<G>> {
        self.past.record()
    }

    /// The number of actions played so far, and the total.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.past.actions())
    }
}

/// Lays out the set-up of a record and starts the replay. Nothing is saved during a replay.
///
/// # Errors
/// Fails if the game cannot be set up as recorded.
pub fn open<G: Playable>(world: &mut World, record: Record<G>) -> Result<(), ReplayFailure<G>> {
    let first = record.set_up()?;
    lay_out(world, Past::Recorded(record), Vec::new(), &first);
    Ok(())
}

/// Lays out the table after `at` actions, then plays `steps` more actions and stops.
///
/// # Errors
/// Fails for the same reasons as [`seek`]. The table is then unchanged.
pub(super) fn open_at<G: Playable>(
    world: &mut World,
    past: Past<G>,
    at: usize,
    steps: u32,
) -> Result<(), PastError<G>> {
    jump(world, past, at)?;
    if let Some(mut replaying) = world.get_resource_mut::<Replaying<G>>() {
        (replaying.running, replaying.steps) = (false, steps);
    }
    Ok(())
}

/// Goes to the position after this number of actions.
///
/// # Errors
/// Fails if the past is inconsistent, for example because the rules forbid an action.
pub fn seek<G: Playable>(world: &mut World, to: usize) -> Result<(), PastError<G>> {
    let Some(replaying) = world.get_resource::<Replaying<G>>() else { return Ok(()) };
    let past = replaying.past.clone();
    let to = to.min(past.actions());
    jump(world, past, to)
}

fn jump<G: Playable>(world: &mut World, past: Past<G>, to: usize) -> Result<(), PastError<G>> {
    let mut position = past.first()?;
    let mut entries: Vec<Entry<G>> = Vec::new();
    for step in past.steps()?.take(to) {
        let step = step?;
        position = step.after;
        entries.push(Entry { seat: step.seat, action: step.action, effects: step.effects.into() });
    }
    lay_out(world, past, entries, &position);
    Ok(())
}

/// Lays out the table with the position after these entries.
fn lay_out<G: Playable>(world: &mut World, past: Past<G>, entries: Vec<Entry<G>>, position: &G::Position) {
    // Names and colours stay as they are.
    let before = world.remove_resource::<Seating>().unwrap_or_default();
    let players: Vec<Option<PlayerKind>> = match &past {
        Past::Recorded(record) => record.seats.iter().map(|word| PlayerKind::from_word(word)).collect(),
        Past::Followed(_) => before.player_kinds.iter().copied().map(Some).collect(),
    };
    // People's seats count as recorded, so that taps do not play actions.
    let player_kinds = players.into_iter().map(|player| match player {
        Some(PlayerKind::Bot(level)) => PlayerKind::Bot(level),
        Some(PlayerKind::Human | PlayerKind::Recorded | PlayerKind::Remote) | None => PlayerKind::Recorded,
    });
    world.insert_resource(Seating { player_kinds: player_kinds.collect(), ..before });
    world.insert_resource(Bots::<G>::default());
    world.insert_resource(ScreenViewer::default());
    let next = entries.len();
    world.insert_resource(Log::watched(entries));
    world.resource_mut::<G::PendingMove>().clear();
    turn::begin::<G>(world, past.setting(), position);
    let running = world.get_resource::<Replaying<G>>().is_none_or(|replaying| replaying.running);
    world.insert_resource(Replaying { past, next, running, steps: 0 });
}

/// Plays the next action once the previous one has been shown, if the replay is running or a step was requested.
pub(super) fn advance<G: Playable>(world: &mut World) {
    let Some(replaying) = world.get_resource::<Replaying<G>>() else { return };
    let waits = world.resource::<Busy>().0 || !world.resource::<Intents<G>>().is_empty();
    if waits || !(replaying.running || replaying.steps > 0) {
        return;
    }
    let intent = match &replaying.past {
        Past::Recorded(record) => {
            let Some(Line { seat, action, .. }) = record.actions.get(replaying.next) else { return };
            Ok(Intent { seat: *seat, action: *action })
        }
        Past::Followed(followed) => {
            let Some(notice) = followed.notices.get(replaying.next).cloned() else { return };
            let viewer = followed.viewer;
            turn::learn::<G>(world, viewer, &notice)
        }
    };
    let mut replaying = world.resource_mut::<Replaying<G>>();
    match intent {
        Ok(intent) => {
            replaying.next += 1;
            replaying.steps = replaying.steps.saturating_sub(1);
            world.resource_mut::<Intents<G>>().push(intent);
        }
        // The table has learnt these notices before, so this cannot happen.
        Err(_) => (replaying.running, replaying.steps) = (false, 0),
    }
}
