//! Counts the games of visitors for the statistics.

use std::time::Duration;

use bevy::{prelude::*, time::Real};

use crate::{
    kiosk::{Kiosk, LONGEST_STEP, statistics},
    lessons::LessonRunning,
    playback::PlaybackStatus,
    seats::{SeatSummary, Seating},
    store::{Store, Writer},
    table::Progress,
};

/// Adds the system that counts games.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, count.in_set(crate::AppSystems::Announce));
}

/// The game that is being counted.
#[derive(Debug, Clone, Copy)]
struct Played {
    /// The fingerprint of its set-up.
    game: u64,
    /// The time for which it has been played.
    lasted: Duration,
    over: bool,
}

fn count(
    time: Res<Time<Real>>,
    seating: Res<Seating>,
    standing: Res<SeatSummary>,
    progress: Option<Res<Progress>>,
    showing: Res<PlaybackStatus>,
    lesson: Option<Res<LessonRunning>>,
    mut kiosk: ResMut<Kiosk>,
    mut writer: ResMut<Writer>,
    mut played: Local<Option<Played>>,
) {
    let people = kiosk.visited && lesson.is_none() && seating.humans().next().is_some();
    let Some(game) = standing.set_up.filter(|_| people) else {
        *played = None;
        return;
    };
    let mut news = false;
    let mut current = played.filter(|played| played.game == game).unwrap_or_else(|| {
        news = true;
        kiosk.statistics.begin(statistics::today());
        Played { game, lasted: Duration::ZERO, over: false }
    });
    // Time for which the machine slept does not count.
    current.lasted += time.delta().min(LONGEST_STEP);
    let over = !showing.busy && progress.is_some_and(|progress| progress.over);
    if over && !current.over {
        let minutes = current.lasted.as_secs_f32() / 60.0;
        kiosk.statistics.finish(statistics::today(), minutes.round() as u16);
        current.over = true;
        news = true;
    }
    *played = Some(current);
    if news && kiosk.store.is_writable() {
        let told = kiosk.statistics.clone();
        let write = move |store: &Store| store.replace(statistics::FILE, &serde_json::to_string(&told)?);
        writer.write(&kiosk.store, statistics::FILE, write);
    }
}
