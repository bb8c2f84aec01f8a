//! A replay: the actions come from a record, at the viewer's pace.

use bevy::prelude::*;

use super::{Busy, PlayerKind, ScreenViewer, Seating, bot::Bots};
use tabletop::records::{Line, Record};

use crate::{
    playable::{PendingMove, Playable},
    record::{Entry, Log, ReplayFailure},
    turn::{self, Intent, Intents},
};

/// The record of the replay and its progress.
#[derive(Resource, Debug)]
pub struct Replaying<G: Playable> {
    record: Record<G>,
    next: usize,
    /// True if the replay advances by itself.
    pub running: bool,
    /// The number of requested single steps.
    pub steps: u32,
}

impl<G: Playable> Replaying<G> {
    /// The record.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The number of actions played so far, and the total.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.record.actions.len())
    }
}

/// Lays out the set-up of a record and starts the replay. Nothing is saved during a replay.
///
/// # Errors
/// Fails if the game cannot be set up as recorded.
pub fn open<G: Playable>(world: &mut World, record: Record<G>) -> Result<(), ReplayFailure<G>> {
    jump(world, record, 0)
}

/// Lays out the table after `at` actions, then plays `steps` more and stops.
///
/// # Errors
/// The same as for [`seek`]. The table is then unchanged.
pub(super) fn open_at<G: Playable>(
    world: &mut World,
    record: Record<G>,
    at: usize,
    steps: u32,
) -> Result<(), ReplayFailure<G>> {
    jump(world, record, at)?;
    if let Some(mut replaying) = world.get_resource_mut::<Replaying<G>>() {
        (replaying.running, replaying.steps) = (false, steps);
    }
    Ok(())
}

/// Goes to the position after this number of actions.
///
/// # Errors
/// Fails if the game cannot be set up as recorded, if the rules forbid an action of the record, or if an action leads
/// to a different position.
pub fn seek<G: Playable>(world: &mut World, to: usize) -> Result<(), ReplayFailure<G>> {
    let Some(replaying) = world.get_resource::<Replaying<G>>() else { return Ok(()) };
    let record = replaying.record.clone();
    let to = to.min(record.actions.len());
    jump(world, record, to)
}

fn jump<G: Playable>(world: &mut World, record: Record<G>, to: usize) -> Result<(), ReplayFailure<G>> {
    let mut position = record.set_up()?;
    let mut entries: Vec<Entry<G>> = Vec::new();
    for step in record.replay()?.take(to) {
        let step = step?;
        position = step.after;
        entries.push(Entry { seat: step.seat, action: step.action, effects: step.effects.into() });
    }
    // Seats of people count as recorded, so that taps do not play actions.
    let player_kinds = record.seats.iter().map(|word| match PlayerKind::from_word(word) {
        Some(PlayerKind::Bot(level)) => PlayerKind::Bot(level),
        Some(PlayerKind::Human | PlayerKind::Recorded | PlayerKind::Remote) | None => PlayerKind::Recorded,
    });
    // Names and colours stay as they are.
    let before = world.remove_resource::<Seating>().unwrap_or_default();
    world.insert_resource(Seating { player_kinds: player_kinds.collect(), ..before });
    world.insert_resource(Bots::<G>::default());
    world.insert_resource(ScreenViewer::default());
    world.insert_resource(Log::watched(entries));
    world.resource_mut::<G::PendingMove>().clear();
    turn::begin::<G>(world, &record.setting, &position);
    let running = world.get_resource::<Replaying<G>>().is_none_or(|replaying| replaying.running);
    world.insert_resource(Replaying { record, next: to, running, steps: 0 });
    Ok(())
}

/// Plays the next action once the previous one has been shown, if the replay is running or a step was requested.
pub(super) fn advance<G: Playable>(
    replaying: Option<ResMut<Replaying<G>>>,
    busy: Res<Busy>,
    mut intents: ResMut<Intents<G>>,
) {
    let Some(mut replaying) = replaying else { return };
    if busy.0 || !intents.is_empty() || !(replaying.running || replaying.steps > 0) {
        return;
    }
    let Some(Line { seat, action, .. }) = replaying.record.actions.get(replaying.next) else { return };
    intents.push(Intent { seat: *seat, action: *action });
    replaying.next += 1;
    replaying.steps = replaying.steps.saturating_sub(1);
}
