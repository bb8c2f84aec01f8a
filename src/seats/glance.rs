//! A look back at an earlier moment of the game on the table, without ending it: the game waits as it is, computer players
//! wait with it, nobody's hand is seen meanwhile, and what was there comes back exactly.

use bevy::prelude::*;

use super::{
    Eyes, Seating, Tap,
    bot::Minds,
    replay::{self, Replaying},
};
use crate::{
    playable::{Hand, Playable},
    record::{Log, Why},
    table,
    texts::Who,
    turn,
};

/// The game that waits while an earlier moment of it is looked at. Beside it a [`Replaying`] of its own record is there.
#[derive(Resource, Debug)]
pub struct Glance<G: Playable> {
    log: Log<G>,
    seating: Seating,
    minds: Minds<G>,
    eyes: Eyes,
    position: G::Position,
    /// Where it ends by itself: after so many actions.
    until: Option<usize>,
    /// How many actions come before the first moment that may be looked at.
    since: usize,
}

impl<G: Playable> Glance<G> {
    /// Who sits where in the game that waits.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The game that waits.
    pub(super) fn position(&self) -> &G::Position {
        &self.position
    }

    /// After how many actions it stands when somebody wants to see how it was after `at`.
    pub fn earliest(&self, at: usize) -> usize {
        at.max(self.since)
    }

    /// It does not end by itself any more: somebody wants to look around.
    pub fn stay(&mut self) {
        self.until = None;
    }

    /// Whether what it was to show once has been shown: `shown` is the position in the picture. It is compared by what the
    /// record says of it, so that no order of systems ends it before the action was seen.
    pub fn is_over(&self, shown: &G::Position, busy: bool) -> bool {
        let line = self.until.and_then(|until| self.log.record()?.actions.get(until.checked_sub(1)?));
        !busy && line.is_some_and(|line| line.fingerprint == G::fingerprint(shown))
    }
}

/// Lays out the table as it was after so many actions, or at the first moment that may be looked at again. With `until` it
/// plays on from there to that action and then ends by itself. Nothing happens where no game is on the table, or one that is
/// only watched.
///
/// # Errors
/// When the record of the game does not go together with itself; then everything stays.
pub fn open<G: Playable>(world: &mut World, at: usize, until: Option<usize>) -> Result<(), Why<G>> {
    let waiting = world.remove_resource::<Glance<G>>();
    let (is_open, log) = (waiting.is_some(), waiting.as_ref().map(|glance| &glance.log));
    let record = log.unwrap_or_else(|| world.resource::<Log<G>>()).record().cloned();
    let (Some(record), Some(position)) = (record, table::photograph::<G>(world)) else { return Ok(()) };
    let kept = waiting.unwrap_or_else(|| Glance {
        log: world.resource::<Log<G>>().clone(),
        seating: world.resource::<Seating>().clone(),
        minds: std::mem::take(&mut *world.resource_mut::<Minds<G>>()),
        eyes: *world.resource::<Eyes>(),
        position,
        until: None,
        since: 0,
    });
    let played = kept.log.entries().iter().map(|entry| &*entry.effects);
    let since = record.set_up().map_or(0, |begin| G::open_since(&record.setting, &begin, played));
    let until = until.map(|until| until.min(record.actions.len()));
    let at = at.max(since).min(record.actions.len());
    let steps = until.map_or(0, |until| until.saturating_sub(at) as u32);
    if let Err(error) = replay::open_at(world, record, at, steps) {
        if is_open {
            world.insert_resource(kept);
        } else {
            *world.resource_mut::<Minds<G>>() = kept.minds;
        }
        return Err(error);
    }
    world.insert_resource(Glance { until, since, ..kept });
    Ok(())
}

/// What everybody is called; a look back changes nobody's name.
pub fn names<G: Playable>(seating: &Seating, glance: Option<&Glance<G>>) -> Vec<Who> {
    super::names::names(glance.map_or(seating, Glance::seating))
}

/// Back to the game as it was left. Whether there was one.
pub fn close<G: Playable>(world: &mut World) -> bool {
    let Some(glance) = world.remove_resource::<Glance<G>>() else { return false };
    world.remove_resource::<Replaying<G>>();
    world.resource_mut::<G::Hand>().clear();
    if let Some(setting) = glance.log.record().map(|record| record.setting.clone()) {
        turn::begin::<G>(world, &setting, &glance.position);
    }
    world.insert_resource(glance.log);
    world.insert_resource(glance.seating);
    let mut minds = glance.minds;
    minds.rest();
    world.insert_resource(minds);
    world.insert_resource(glance.eyes);
    true
}

/// Lets a record go on as somebody wants it; a look back does not end by itself any more then.
pub(super) fn hear<G: Playable>(
    mut taps: MessageReader<Tap>,
    replaying: Option<ResMut<Replaying<G>>>,
    mut glance: Option<ResMut<Glance<G>>>,
) {
    let Some(mut replaying) = replaying else {
        taps.clear();
        return;
    };
    for tap in taps.read() {
        match tap {
            Tap::Run(running) => replaying.running = *running,
            Tap::Step => {
                replaying.running = false;
                replaying.steps += 1;
            }
            _ => continue,
        }
        if let Some(glance) = &mut glance {
            glance.stay();
        }
    }
}
