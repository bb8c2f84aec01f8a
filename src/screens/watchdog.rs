//! The program under a watchdog: it sends heartbeats and the record of its game, and exits after a failure.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::prelude::*;

use crate::{
    game_screen::screen_actions,
    heartbeat::{self, HeartbeatMessage},
    playable::Playable,
    record::Log,
    stage::redraw::StillLoading,
};

/// The minimum time between two heartbeats, which are sent when frames are drawn. A kiosk draws at least four frames a
/// second.
const INTERVAL: Duration = Duration::from_millis(200);

/// Set to true when the watchdog is gone.
#[derive(Resource)]
struct WatchdogGone(Arc<AtomicBool>);

/// Adds the systems. Only for a program under a watchdog.
pub(super) fn plugin(app: &mut App) {
    heartbeat::abort_on_panic();
    match heartbeat::spawn_watchdog_monitor() {
        Ok(gone) => {
            app.insert_resource(WatchdogGone(gone));
        }
        // Without the monitor, the program keeps running even if the watchdog is gone.
        Err(error) => warn!("{error}"),
    }
    screen_actions::all().for_each(|game| (game.watch)(app));
    app.add_systems(
        Last,
        (
            send_heartbeat,
            exit_if_watchdog_gone.run_if(resource_exists::<WatchdogGone>),
            #[cfg(debug_assertions)]
            faults::inject,
        ),
    );
}

/// Adds the system that reports the records of game `G`.
pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(Last, report_record::<G>.run_if(resource_exists_and_changed::<Log<G>>));
}

fn send_heartbeat(time: Res<Time<Real>>, loading: Option<Res<StillLoading>>, mut last: Local<Option<Duration>>) {
    let now = time.elapsed();
    if last.is_none_or(|last| now - last >= INTERVAL) {
        *last = Some(now);
        heartbeat::send(&if loading.is_some() { HeartbeatMessage::Loading } else { HeartbeatMessage::Alive });
    }
}

fn report_record<G: Playable>(log: Res<Log<G>>) {
    heartbeat::send(&HeartbeatMessage::Game(
        log.record().map(|record| tabletop::to_json_line(&record.text())).unwrap_or_default(),
    ));
}

fn exit_if_watchdog_gone(gone: Res<WatchdogGone>, mut exits: MessageWriter<AppExit>) {
    if gone.0.load(Ordering::Relaxed) {
        exits.write(AppExit::Success);
    }
}

/// Faults for testing the watchdog. `HACIENDA_FAULT=WHAT@SECONDS` causes the fault `WHAT` that number of seconds after
/// loading. Not compiled into releases.
#[cfg(debug_assertions)]
mod faults {
    use bevy::{prelude::*, render::renderer::RenderDevice, tasks::AsyncComputeTaskPool};

    use crate::stage::redraw::StillLoading;

    /// Causes the fault: `panic` panics in a system and `task` in a task, `hang` hangs, and `lost` destroys the
    /// graphics device.
    pub(super) fn inject(
        time: Res<Time<Real>>,
        loading: Option<Res<StillLoading>>,
        device: Option<Res<RenderDevice>>,
        mut loaded: Local<f32>,
        mut done: Local<bool>,
    ) {
        let Some(fault) = std::env::var("HACIENDA_FAULT").ok().filter(|_| !*done && loading.is_none()) else { return };
        let Some((what, seconds)) = fault.split_once('@') else { return };
        *loaded += time.delta_secs();
        if seconds.parse().is_ok_and(|seconds: f32| *loaded < seconds) {
            return;
        }
        *done = true;
        match (what, device) {
            ("panic", _) => panic!("{fault}"),
            ("task", _) => AsyncComputeTaskPool::get().spawn(async move { panic!("{fault}") }).detach(),
            ("hang", _) => loop {
                std::thread::park();
            },
            ("lost", Some(device)) => device.wgpu_device().destroy(),
            _ => {}
        }
    }
}
