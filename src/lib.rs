//! Hacienda: the board game as a Bevy ECS game.
//!
//! | module | what it is | may import |
//! | --- | --- | --- |
//! | [`table`] | the game as entities | `rules`, `maps` |
//! | [`turn`] | the turn schedule: judge, resolve, apply, announce | `table`, `rules` |
//! | `page` | the page around the game in a browser: storage, files, full screen | nothing of ours |
//! | `files` | files that a player gives and takes | `page` |
//! | [`store`] | named texts that outlive the program, in a folder or in a browser | `page` |
//! | [`record`] | log, save, replay, undo | `formats`, `store`, `turn`, `table`, `rules`, `maps` |
//! | [`seats`] | who chooses: touch and bots | `record`, `turn`, `table`, `bots`, `rules` |
//! | `theme`, `view`, `ui`, `audio` | the picture, the face and the sound; they write nothing but taps and intents | all above |
//! | [`launch`] | what the game is asked to show when it starts | `formats`, `maps`, `rules`, `seats` |
//! | `cli` | the command line | everything |
//! | `screens` | splash, set-up, match, results | everything |

use bevy::prelude::*;

#[cfg(feature = "window")]
pub mod audio;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(feature = "window")]
pub mod files;
pub mod launch;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod record;
#[cfg(feature = "window")]
pub mod screens;
pub mod seats;
#[cfg(feature = "window")]
pub mod settings;
pub mod store;
pub mod table;
#[cfg(feature = "window")]
pub mod theme;
pub mod turn;
#[cfg(feature = "window")]
pub mod ui;
#[cfg(feature = "window")]
pub mod view;

/// The stages of a frame, in order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Touch, mouse and keys become taps, and taps become intents.
    Hear,
    /// Computer players think.
    Think,
    /// Waiting intents run through the turn schedule.
    Play,
    /// The picture follows.
    Show,
    /// Words and sounds follow.
    Tell,
}

/// The game without a window: table, turns and seats, whose systems run in [`AppSystems`].
pub fn game_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (AppSystems::Hear, AppSystems::Think, AppSystems::Play, AppSystems::Show, AppSystems::Tell).chain(),
    )
    .add_plugins((turn::plugin, record::plugin, seats::plugin))
    .add_systems(Update, (turn::run, table::gather).chain().in_set(AppSystems::Play));
}
