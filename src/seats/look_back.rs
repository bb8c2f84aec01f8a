//! The look back: shows an earlier position of the running game without ending it. The game and its computer players
//! wait, no hand is shown, and afterwards the current state is restored exactly.

use bevy::prelude::*;

use super::{
    ScreenViewer, Seating, Tap,
    bot::Bots,
    replay::{self, Replaying},
};
use crate::{
    playable::{PendingMove, Playable},
    record::{Log, Past, PastError},
    table,
    texts::Who,
    turn,
};

/// The game that waits during a look back. The look back itself is a [`Replaying`] of the game's past.
#[derive(Resource, Debug)]
pub struct LookBack<G: Playable> {
    log: Log<G>,
    seating: Seating,
    bots: Bots<G>,
    viewer: ScreenViewer,
    position: G::Position,
    /// The fingerprint of the position at which the look back ends by itself.
    until: Option<u64>,
    /// The number of actions before the first position that may be shown.
    since: usize,
}

impl<G: Playable> LookBack<G> {
    /// The seating of the waiting game.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The position of the waiting game.
    pub(super) fn position(&self) -> &G::Position {
        &self.position
    }

    /// The number of actions after which a look back to `at` actually starts.
    pub fn earliest(&self, at: usize) -> usize {
        at.max(self.since)
    }

    /// Cancels the automatic end, since the player is navigating.
    pub fn cancel_auto_end(&mut self) {
        self.until = None;
    }

    /// Returns true if the requested action has been shown; `shown` is the displayed position. Fingerprints are
    /// compared, so that the look back cannot end before the action has been visible, whatever the order of systems.
    pub fn is_over(&self, shown: &G::Position, busy: bool) -> bool {
        !busy && self.until.is_some_and(|until| until == G::fingerprint(shown))
    }
}

/// Shows the table after this number of actions, or at the first position that may be shown. With `until`, plays on
/// from there to that action and then ends by itself. Does nothing without a game that can be replayed.
///
/// # Errors
/// Fails, and changes nothing, if the past of the game is inconsistent.
pub fn open<G: Playable>(world: &mut World, at: usize, until: Option<usize>) -> Result<(), PastError<G>> {
    let waiting = world.remove_resource::<LookBack<G>>();
    let (is_open, log) = (waiting.is_some(), waiting.as_ref().map(|look_back| &look_back.log));
    let past = log.unwrap_or_else(|| world.resource::<Log<G>>()).past().cloned();
    let (Some(past), Some(position)) = (past, table::snapshot::<G>(world)) else { return Ok(()) };
    let kept = waiting.unwrap_or_else(|| LookBack {
        log: world.resource::<Log<G>>().clone(),
        seating: world.resource::<Seating>().clone(),
        bots: std::mem::take(&mut *world.resource_mut::<Bots<G>>()),
        viewer: *world.resource::<ScreenViewer>(),
        position,
        until: None,
        since: 0,
    });
    let played = kept.log.entries().iter().map(|entry| &*entry.effects);
    let since = past.first().map_or(0, |begin| G::first_open_action(past.setting(), &begin, played));
    let until = until.map(|until| until.min(past.actions()));
    let at = at.max(since).min(past.actions());
    let steps = until.map_or(0, |until| until.saturating_sub(at) as u32);
    let until = until.and_then(|until| Some(G::fingerprint(&position_after(&past, until)?)));
    if let Err(error) = replay::open_at(world, past, at, steps) {
        if is_open {
            world.insert_resource(kept);
        } else {
            *world.resource_mut::<Bots<G>>() = kept.bots;
        }
        return Err(error);
    }
    world.insert_resource(LookBack { until, since, ..kept });
    Ok(())
}

/// The position after this number of actions; `None` for 0, or if the past cannot be replayed that far.
fn position_after<G: Playable>(past: &Past<G>, actions: usize) -> Option<G::Position> {
    let step = past.steps().ok()?.nth(actions.checked_sub(1)?)?.ok()?;
    Some(step.after)
}

/// The names of all players. They stay the same during a look back.
pub fn names<G: Playable>(seating: &Seating, look_back: Option<&LookBack<G>>) -> Vec<Who> {
    super::names::names(look_back.map_or(seating, LookBack::seating))
}

/// Returns to the waiting game. Returns false if no game waits.
pub fn close<G: Playable>(world: &mut World) -> bool {
    let Some(look_back) = world.remove_resource::<LookBack<G>>() else { return false };
    world.remove_resource::<Replaying<G>>();
    world.resource_mut::<G::PendingMove>().clear();
    if let Some(setting) = look_back.log.past().map(|past| past.setting().clone()) {
        turn::begin::<G>(world, &setting, &look_back.position);
    }
    world.insert_resource(look_back.log);
    world.insert_resource(look_back.seating);
    let mut bots = look_back.bots;
    bots.reset_wait_timers();
    world.insert_resource(bots);
    world.insert_resource(look_back.viewer);
    true
}

/// Controls a replay by taps. In a look back, such a tap cancels the automatic end.
pub(super) fn handle_replay_taps<G: Playable>(
    mut taps: MessageReader<Tap>,
    replaying: Option<ResMut<Replaying<G>>>,
    mut look_back: Option<ResMut<LookBack<G>>>,
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
        if let Some(look_back) = &mut look_back {
            look_back.cancel_auto_end();
        }
    }
}
