//! "Report a bug": saves a file with the program's version, the platform, the settings and the current game.

use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use crate::heartbeat;
use crate::{
    files,
    game_screen::{screen_actions, showing},
    playable::Playable,
    record::{Log, report},
    settings::Settings,
};

/// Returns the name of the platform.
#[cfg(target_arch = "wasm32")]
fn platform() -> String {
    "browser".to_owned()
}

/// Returns the names of the platform and of its graphics adapter.
#[cfg(not(target_arch = "wasm32"))]
fn platform() -> String {
    let graphics = heartbeat::adapter().unwrap_or("unknown");
    format!("{} {}, graphics {graphics}", std::env::consts::OS, std::env::consts::ARCH)
}

pub(super) fn text<G: Playable>(world: &World, program: &report::Program<Settings>) -> String {
    let record = world.resource::<Log<G>>().record().cloned();
    let game = record.as_ref().and_then(|record| Some((record, record.last_position().ok()?)));
    report::text::<_, G>(program, game.as_ref().map(|(record, last)| (*record, last)))
}

/// Saves a report as a file, which the player can read before sending it.
pub fn export(world: &mut World) {
    let settings = *world.resource::<Settings>();
    let program = report::Program { version: env!("CARGO_PKG_VERSION"), platform: platform(), settings };
    let text = (screen_actions::of(showing::title(world)).report)(world, &program);
    let name = "hacienda-report.json".to_owned();
    world.write_message(files::FileRequest::Save { name, bytes: text.into_bytes() });
}
