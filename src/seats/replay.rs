//! A record that is played again: its actions come from the list, at the viewer's pace.

use bevy::prelude::*;

use super::{Busy, Eyes, Seating, Sitter, bot::Minds};
use tabletop::records::{Line, Record};

use crate::{
    playable::{Hand, Playable},
    record::{Entry, Log, Why},
    turn::{self, Intent, Intents},
};

/// The record being played again, and how far it is.
#[derive(Resource, Debug)]
pub struct Replaying<G: Playable> {
    record: Record<G>,
    next: usize,
    /// Whether it goes on by itself.
    pub running: bool,
    /// Single steps asked for.
    pub steps: u32,
}

impl<G: Playable> Replaying<G> {
    /// The record.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Actions played so far, and all there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.record.actions.len())
    }
}

/// Lays out the set-up of a record, from where it is played again. Nothing is saved meanwhile.
///
/// # Errors
/// When the record does not go together with itself.
pub fn open<G: Playable>(world: &mut World, record: Record<G>) -> Result<(), Why<G>> {
    jump(world, record, 0)
}

/// Lays out the table as it was after so many actions; so many more are played from there, and then it stands still.
///
/// # Errors
/// As [`seek`]; then the table stays as it is.
pub(super) fn open_at<G: Playable>(world: &mut World, record: Record<G>, at: usize, steps: u32) -> Result<(), Why<G>> {
    jump(world, record, at)?;
    if let Some(mut replaying) = world.get_resource_mut::<Replaying<G>>() {
        (replaying.running, replaying.steps) = (false, steps);
    }
    Ok(())
}

/// Goes to the position after so many actions.
///
/// # Errors
/// When the rules forbid an action of the record or it leads to another position.
pub fn seek<G: Playable>(world: &mut World, to: usize) -> Result<(), Why<G>> {
    let Some(replaying) = world.get_resource::<Replaying<G>>() else { return Ok(()) };
    let record = replaying.record.clone();
    let to = to.min(record.actions.len());
    jump(world, record, to)
}

fn jump<G: Playable>(world: &mut World, record: Record<G>, to: usize) -> Result<(), Why<G>> {
    let mut position = record.set_up()?;
    let mut entries: Vec<Entry<G>> = Vec::new();
    for step in record.replay()?.take(to) {
        let step = step?;
        position = step.after;
        entries.push(Entry { seat: step.seat, action: step.action, effects: step.effects.into() });
    }
    // Everybody watches: nobody's taps play.
    let sitters = record.seats.iter().map(|word| match Sitter::from_word(word) {
        Some(Sitter::Bot(level)) => Sitter::Bot(level),
        Some(Sitter::Human | Sitter::Recorded) | None => Sitter::Recorded,
    });
    // Everybody keeps name and colour.
    let before = world.remove_resource::<Seating>().unwrap_or_default();
    world.insert_resource(Seating { sitters: sitters.collect(), ..before });
    world.insert_resource(Minds::<G>::default());
    world.insert_resource(Eyes::default());
    world.insert_resource(Log::watched(entries));
    world.resource_mut::<G::Hand>().clear();
    turn::begin::<G>(world, &record.setting, &position);
    let running = world.get_resource::<Replaying<G>>().is_none_or(|replaying| replaying.running);
    world.insert_resource(Replaying { record, next: to, running, steps: 0 });
    Ok(())
}

/// Plays the next action once the one before has been shown.
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
