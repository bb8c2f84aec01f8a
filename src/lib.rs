//! Hacienda: the board game as a Bevy ECS game.
//!
//! The rules, computer players and matches are crates of their own, without an engine. Here a game is a folder of `games`,
//! and what has no noun of it stands beside, for every game. Tests read this table and the `use` lines, and hold the two
//! together: nobody imports what is not in the last column, and no two rooms or siblings each other in a circle.
//!
//! | room | what it is | may import |
//! | --- | --- | --- |
//! | [`texts`] | words: what is said by its key, in the language of the moment | |
//! | [`owners`] | the owners of pieces: which seat has which colour | |
//! | `theme` | palette, type, paper and the pen | |
//! | `page` | the page around the game in a browser: storage, files, full screen | |
//! | [`heart`] | what a watched game tells the program that watches over it | |
//! | [`store`] | named texts that outlive the program, in a folder or in a browser | `game`, `heart`, `page`, `texts` |
//! | [`kiosk`] | the kiosk: what staff set of it, how long nobody has touched anything, what was played | `game`, `launch`, `page`, `store`, `texts` |
//! | `settings` | what a player sets once and finds again | `launch`, `page`, `store`, `texts` |
//! | [`reader`] | what can be done as a list to be heard, page by page | `texts` |
//! | [`lessons`] | what lessons share: what is marked to be tapped | |
//! | [`person`] | what outlives the program about the person who plays | `owners`, `seats`, `store` |
//! | [`table`] | what the tables of all games share: laid out, seen, sorted effects | |
//! | [`turn`] | the turn schedule of each game: receive, photograph, …, announce | `table` |
//! | [`games::hacienda::table`] | the game as entities | `table` |
//! | [`games::hacienda::preview`] | what an action would bring, told before the yes | |
//! | [`games::hacienda::asked`] | what can be told of a hex: its chain, market or pond, or what may go there | `games::hacienda::preview` |
//! | [`games::hacienda::seeing`] | what can be seen beyond the picture: cards that nobody hides, and what has not been seen yet | |
//! | [`games::hacienda::refusals`] | why the rules refuse an action | `texts` |
//! | [`games::hacienda::choice`] | what is in hand, and where it may go | `games::hacienda::preview`, `games::hacienda::refusals`, `games::hacienda::table`, `texts` |
//! | `games::hacienda::tempo` | how what an action brings about sounds | |
//! | `games::hacienda::stories` | what moves when an effect is shown, and when it is told | |
//! | `games::hacienda::signs` | the signs and tints | `owners`, `theme` |
//! | [`games::hacienda::analysis`] | how the points of a game grew | |
//! | [`game`] | the alias file: what the rooms that games share know of the game on the table | `games::hacienda::choice`, `games::hacienda::preview`, `games::hacienda::refusals`, `games::hacienda::signs`, `games::hacienda::stories`, `games::hacienda::table`, `games::hacienda::tempo`, `turn` |
//! | [`record`] | log, save, replay, undo | `game`, `games::hacienda::refusals`, `games::hacienda::table`, `store`, `texts`, `turn` |
//! | [`seats`] | who chooses: touch and bots | `game`, `games::hacienda::choice`, `games::hacienda::table`, `owners`, `record`, `texts`, `turn` |
//! | `playback` | what is being shown, beat by beat | `game`, `games::hacienda::stories`, `games::hacienda::table`, `games::hacienda::tempo`, `seats`, `settings`, `turn` |
//! | `files` | files that a player gives and takes | `game`, `page`, `texts` |
//! | `kit` | buttons, chips, sliders: what the face is built of | `game`, `games::hacienda::signs`, `texts`, `theme` |
//! | `stage` | light, camera, paint, pointers, pace | `game`, `games::hacienda::stories`, `games::hacienda::table`, `playback`, `record`, `seats`, `settings`, `theme` |
//! | `audio` | the sounds | `game`, `games::hacienda::choice`, `games::hacienda::table`, `games::hacienda::tempo`, `playback`, `settings`, `stage` |
//! | [`games::hacienda::turn`] | its pages of the turn schedule: judge, resolve, apply, verify | `games::hacienda::table`, `turn` |
//! | `games::hacienda::view` | its pieces on the stage; it writes nothing but taps | `games::hacienda::choice`, `games::hacienda::signs`, `games::hacienda::stories`, `games::hacienda::table`, `owners`, `playback`, `seats`, `settings`, `stage`, `texts`, `theme` |
//! | [`games::hacienda::texts`] | which message says what of it | `games::hacienda::analysis`, `games::hacienda::asked`, `games::hacienda::choice`, `games::hacienda::preview`, `games::hacienda::refusals`, `seats`, `texts` |
//! | [`games::hacienda::reader`] | what can be done at the table, in words: what, where, yes | `games::hacienda::choice`, `games::hacienda::preview`, `games::hacienda::texts`, `reader`, `seats`, `texts` |
//! | [`games::hacienda::lessons`] | lessons as data, and the one that is taken | `games::hacienda::choice`, `games::hacienda::table`, `games::hacienda::texts`, `lessons`, `person`, `record`, `seats`, `texts`, `turn` |
//! | `ui` | parts and wishes of panels and sheets | `game`, `games`, `games::hacienda::signs`, `games::hacienda::table`, `kiosk`, `kit`, `launch`, `owners`, `reader`, `record`, `seats`, `settings`, `stage`, `texts`, `theme` |
//! | `games::hacienda::ui` | its panels and sheets around the board, which write nothing but taps and wishes | `games::hacienda::analysis`, `games::hacienda::asked`, `games::hacienda::choice`, `games::hacienda::lessons`, `games::hacienda::preview`, `games::hacienda::reader`, `games::hacienda::seeing`, `games::hacienda::signs`, `games::hacienda::stories`, `games::hacienda::table`, `games::hacienda::texts`, `games::hacienda::view`, `kiosk`, `kit`, `lessons`, `person`, `playback`, `reader`, `record`, `seats`, `settings`, `stage`, `store`, `texts`, `theme`, `ui` |
//! | [`games::zoff::table`] | Zoff in Buffalo as entities | `table` |
//! | [`games::zoff::turn`] | its pages of the turn schedule | `games::zoff::table`, `table`, `turn` |
//! | [`games::hab_gut::table`] | Hab & Gut as entities | `table` |
//! | [`games::hab_gut::turn`] | its pages of the turn schedule | `games::hab_gut::table`, `table`, `turn` |
//! | [`games`] | the games, and the one that the program opens | |
//! | [`launch`] | what the game is asked to show when it starts | `game`, `seats`, `texts` |
//! | `screens` | splash, set-up, match, results | everything |
//! | [`open`] | opens the window with it | `kiosk`, `launch`, `page`, `screens` |
//! | `cli` | the command line | everything |

use bevy::prelude::*;

#[cfg(feature = "window")]
pub mod audio;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(feature = "window")]
pub mod files;
pub mod game;
pub mod games;
#[cfg(not(target_arch = "wasm32"))]
pub mod heart;
pub mod kiosk;
#[cfg(feature = "window")]
pub mod kit;
pub mod launch;
pub mod lessons;
pub mod open;
pub mod owners;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod person;
#[cfg(feature = "window")]
pub mod playback;
pub mod reader;
pub mod record;
#[cfg(feature = "window")]
pub mod screens;
pub mod seats;
#[cfg(feature = "window")]
pub mod settings;
#[cfg(feature = "window")]
pub mod stage;
pub mod store;
pub mod table;
pub mod texts;
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
    .add_plugins((games::current::turn::plugin, record::plugin, seats::plugin))
    // Before anybody acts on it: what was changed by hand since the last frame is made right.
    .add_systems(Update, (game::table::gather, game::table::markets::agree).chain().before(AppSystems::Hear))
    .add_systems(Update, turn::play::<game::Current>.in_set(AppSystems::Play));
    #[cfg(feature = "reflect")]
    app.add_plugins(game::table::reflect::plugin);
}
