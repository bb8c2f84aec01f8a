//! A game that is watched: each frame is a sign of life, the record of its game is told, and what breaks it ends it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::prelude::*;

use crate::{
    game_screen::deeds,
    heart::{self, Told},
    playable::Playable,
    record::Log,
    stage::pace::StillLoading,
};

/// From one sign of life to the next, where frames come as often: a kiosk has four a second at least.
const OFTEN: Duration = Duration::from_millis(200);

/// Whether the program that watched has gone.
#[derive(Resource)]
struct WatcherGone(Arc<AtomicBool>);

/// Adds what a watched game does. Only for a program that is watched.
pub(super) fn plugin(app: &mut App) {
    heart::end_on_panic();
    match heart::watcher_gone() {
        Ok(gone) => {
            app.insert_resource(WatcherGone(gone));
        }
        // Then it stays until somebody ends it.
        Err(error) => warn!("{error}"),
    }
    deeds::all().for_each(|game| (game.watch)(app));
    app.add_systems(
        Last,
        (
            beat,
            leave.run_if(resource_exists::<WatcherGone>),
            #[cfg(debug_assertions)]
            faults::befall,
        ),
    );
}

/// Tells the record of this game.
pub(super) fn of<G: Playable>(app: &mut App) {
    app.add_systems(Last, tell_game::<G>.run_if(resource_exists_and_changed::<Log<G>>));
}

fn beat(time: Res<Time<Real>>, loading: Option<Res<StillLoading>>, mut last: Local<Option<Duration>>) {
    let now = time.elapsed();
    if last.is_none_or(|last| now - last >= OFTEN) {
        *last = Some(now);
        heart::tell(&if loading.is_some() { Told::Loading } else { Told::Alive });
    }
}

fn tell_game<G: Playable>(log: Res<Log<G>>) {
    heart::tell(&Told::Game(log.record().map(|record| tabletop::line(&record.text())).unwrap_or_default()));
}

fn leave(gone: Res<WatcherGone>, mut exits: MessageWriter<AppExit>) {
    if gone.0.load(Ordering::Relaxed) {
        exits.write(AppExit::Success);
    }
}

/// What can be made to go wrong, so many seconds after loading, to see that the watch works:
/// `HACIENDA_FAULT=WHAT@SECONDS`. In no release.
#[cfg(debug_assertions)]
mod faults {
    use bevy::{prelude::*, render::renderer::RenderDevice, tasks::AsyncComputeTaskPool};

    use crate::stage::pace::StillLoading;

    /// `panic` and `task` panic in a system and beside it, `hang` stops, `lost` loses the graphics device.
    pub(super) fn befall(
        time: Res<Time<Real>>,
        loading: Option<Res<StillLoading>>,
        device: Option<Res<RenderDevice>>,
        mut loaded: Local<f32>,
        mut done: Local<bool>,
    ) {
        let Some(wish) = std::env::var("HACIENDA_FAULT").ok().filter(|_| !*done && loading.is_none()) else { return };
        let Some((what, seconds)) = wish.split_once('@') else { return };
        *loaded += time.delta_secs();
        if seconds.parse().is_ok_and(|seconds: f32| *loaded < seconds) {
            return;
        }
        *done = true;
        match (what, device) {
            ("panic", _) => panic!("{wish}"),
            ("task", _) => AsyncComputeTaskPool::get().spawn(async move { panic!("{wish}") }).detach(),
            ("hang", _) => loop {
                std::thread::park();
            },
            ("lost", Some(device)) => device.wgpu_device().destroy(),
            _ => {}
        }
    }
}
