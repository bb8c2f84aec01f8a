//! A record that is played again: its actions come from the list, at the viewer's pace.

use bevy::prelude::*;

use super::{Busy, Eyes, Seating, Sitter, bot::Minds};
use crate::{
    game::{
        Current, Intent, Intents,
        choice::Choice,
        rules::formats::records::{Line, Record, ReplayError},
    },
    record::{Entry, Log},
    turn,
};

/// The record being played again, and how far it is.
#[derive(Resource, Debug)]
pub struct Replaying {
    record: Record,
    next: usize,
    /// Whether it goes on by itself.
    pub running: bool,
    /// Single steps asked for.
    pub steps: u32,
}

impl Replaying {
    /// The record.
    pub fn record(&self) -> &Record {
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
pub fn open(world: &mut World, record: Record) -> Result<(), ReplayError> {
    jump(world, record, 0)
}

/// Lays out the table as it was after so many actions; so many more are played from there, and then it stands still.
///
/// # Errors
/// As [`seek`]; then the table stays as it is.
pub(super) fn open_at(world: &mut World, record: Record, at: usize, steps: u32) -> Result<(), ReplayError> {
    jump(world, record, at)?;
    if let Some(mut replaying) = world.get_resource_mut::<Replaying>() {
        (replaying.running, replaying.steps) = (false, steps);
    }
    Ok(())
}

/// Goes to the position after so many actions.
///
/// # Errors
/// When the rules forbid an action of the record or it leads to another position.
pub fn seek(world: &mut World, to: usize) -> Result<(), ReplayError> {
    let Some(replaying) = world.get_resource::<Replaying>() else { return Ok(()) };
    let record = replaying.record.clone();
    let to = to.min(record.actions.len());
    jump(world, record, to)
}

fn jump(world: &mut World, record: Record, to: usize) -> Result<(), ReplayError> {
    let mut position = record.set_up()?;
    let mut entries = Vec::new();
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
    world.insert_resource(Minds::default());
    world.insert_resource(Eyes::default());
    world.insert_resource(Log::watched(entries));
    world.resource_mut::<Choice>().clear();
    turn::begin::<Current>(world, &record.setting, &position);
    let running = world.get_resource::<Replaying>().is_none_or(|replaying| replaying.running);
    world.insert_resource(Replaying { record, next: to, running, steps: 0 });
    Ok(())
}

/// Plays the next action once the one before has been shown.
pub(super) fn advance(replaying: Option<ResMut<Replaying>>, busy: Res<Busy>, mut intents: ResMut<Intents>) {
    let Some(mut replaying) = replaying else { return };
    if busy.0 || !intents.is_empty() || !(replaying.running || replaying.steps > 0) {
        return;
    }
    let Some(Line { seat, action, .. }) = replaying.record.actions.get(replaying.next).copied() else { return };
    intents.push(Intent { seat, action });
    replaying.next += 1;
    replaying.steps = replaying.steps.saturating_sub(1);
}
