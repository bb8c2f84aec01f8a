//! Hacienda: the board game as a Bevy ECS game.
//!
//! The rules, computer players and matches are crates of their own, without an engine. Inside the app a test reads this
//! table and the `use` lines, and holds the two together.
//!
//! | module | what it is | may import |
//! | --- | --- | --- |
//! | [`table`] | the game as entities | |
//! | [`turn`] | the turn schedule: judge, resolve, apply, announce | `table` |
//! | `page` | the page around the game in a browser: storage, files, full screen | |
//! | `files` | files that a player gives and takes | `page` |
//! | [`store`] | named texts that outlive the program, in a folder or in a browser | `page` |
//! | [`record`] | log, save, replay, undo | `store`, `table`, `turn` |
//! | [`seats`] | who chooses: touch and bots | `record`, `table`, `turn` |
//! | `settings` | what a player sets once and finds again | `store` |
//! | `theme` | the face's colours, type, signs and widgets | |
//! | `view` | the picture, which writes nothing but taps | `record`, `seats`, `settings`, `table`, `theme`, `turn` |
//! | `audio` | the sounds | `seats`, `settings`, `view` |
//! | `ui` | the panels around the board, which write nothing but taps and wishes | `record`, `seats`, `settings`, `store`, `table`, `theme`, `turn`, `view` |
//! | [`launch`] | what the game is asked to show when it starts | `seats` |
//! | `screens` | splash, set-up, match, results | everything |
//! | [`open`] | opens the window with it | `launch`, `page`, `screens` |
//! | `cli` | the command line | everything |

use bevy::prelude::*;

pub mod analysis;
#[cfg(feature = "window")]
pub mod audio;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(feature = "window")]
pub mod files;
pub mod game;
pub mod games;
#[cfg(feature = "window")]
pub mod kit;
pub mod launch;
pub mod open;
#[cfg(target_arch = "wasm32")]
pub mod page;
#[cfg(feature = "window")]
pub mod playback;
pub mod record;
#[cfg(feature = "window")]
pub mod screens;
pub mod seats;
#[cfg(feature = "window")]
pub mod settings;
#[cfg(feature = "window")]
pub mod stage;
pub mod store;
#[cfg(feature = "window")]
pub mod theme;
pub mod turn;
#[cfg(feature = "window")]
pub mod ui;

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
    .add_plugins((turn::plugin, games::current::turn::plugin, record::plugin, seats::plugin))
    // Before anybody acts on it: what was changed by hand since the last frame is made right.
    .add_systems(Update, (game::table::gather, game::table::markets::agree).chain().before(AppSystems::Hear))
    .add_systems(Update, turn::play.in_set(AppSystems::Play));
    #[cfg(feature = "reflect")]
    app.add_plugins(game::table::reflect::plugin);
}
