//! Hacienda, Zoff in Buffalo and Hab & Gut: three board games in one Bevy ECS program.
//!
//! The rules, the computer players and the matches between them are in separate crates that do not depend on the game
//! engine. [`shell`] holds what all screens need and does not depend on any game; its modules are re-exported here
//! under the same names. In this crate, each game is a folder of `games`, and the other rooms (modules in the table
//! below) serve every game. The traits that games implement must stay in the same crate as their implementations, since
//! the game types belong to other crates. Tests compare every path that begins with `crate::` or `super::` with this
//! table: a room imports only what the last column of its row lists, and neither rooms nor sibling modules import each
//! other in a cycle.
//!
//! | room | contents | may import |
//! | --- | --- | --- |
//! | `asset_folder` | the folder with the files that are loaded at run time | |
//! | [`kiosk`] | the kiosk: staff settings, inactivity timer, statistics | `game`, `launch`, `host` |
//! | `settings` | persistent settings of the player | `launch` |
//! | [`access::paged_list`] | the available actions as a paged list for screen readers | |
//! | [`lessons`] | lessons as data, the running lesson, and the mark at the next place to tap | `profile`, `playable`, `record`, `seats`, `turn` |
//! | [`profile`] | the player's profile, kept across runs | `seats` |
//! | [`table`] | parts shared by the tables of all games: layout, visibility, sorted effects | |
//! | [`turn`] | the turn schedule of each game: receive, snapshot, …, notify | `table` |
//! | [`playable`] | the interface of a playable game to the shared rooms | `table`, `turn` |
//! | `sound_cues` | sound cues, and the music of each time of day | `playable`, `table` |
//! | [`games::hacienda::table`] | Hacienda as entities | `table` |
//! | [`games::hacienda::preview`] | the results of an action, announced before it is confirmed | |
//! | [`games::hacienda::inspection`] | information about a hex: its chain, market or pond, or what may be placed there | `games::hacienda::preview` |
//! | [`games::hacienda::insights`] | information beyond the picture: open cards and unseen tiles | |
//! | [`games::hacienda::refusals`] | reasons why the rules refuse an action | |
//! | [`games::hacienda::choice`] | the current selection and its legal places | `games::hacienda::preview`, `games::hacienda::refusals`, `games::hacienda::table`, `playable` |
//! | `games::hacienda::cues` | the sounds of effects | `sound_cues` |
//! | `games::hacienda::stories` | the animation of each effect, and the time of its announcement | `games::hacienda::cues`, `games::hacienda::texts`, `playback`, `sound_cues` |
//! | `games::hacienda::game_icons` | icons, and the colours of ground and animals | |
//! | [`games::hacienda::quick`] | the boards of a quick game at a kiosk | `kiosk` |
//! | [`games::hacienda::score_chart`] | the course of the points during a game | |
//! | [`game`] | the registry of games, and types for the setting and the record of any game | `playable` |
//! | [`record`] | log, save, replay, undo | `game`, `playable`, `table`, `turn` |
//! | [`seats`] | the players: input of people, and bots | `playable`, `record`, `table`, `turn` |
//! | [`first_signs`] | the line that explains a sign on the match screen the first time | `playable`, `profile`, `record`, `seats`, `table` |
//! | [`host`] | play with phones: the server in this program, its address, the QR code for its network | `asset_folder` |
//! | `online` | play over a network: a session with a server, and the table of a game that is played there | `playable`, `record`, `seats`, `table`, `turn` |
//! | `playback` | the animation of actions, beat by beat | `playable`, `seats`, `settings`, `table`, `sound_cues`, `turn` |
//! | `stage` | light, camera, materials, pointers, redraw rate | `profile`, `playable`, `playback`, `seats`, `settings`, `table`, `online` |
//! | `audio` | sound output | `playback`, `settings`, `stage`, `sound_cues` |
//! | [`games::hacienda::turn`] | the systems of Hacienda in the turn schedule: judge, resolve, apply, verify | `games::hacienda::table`, `turn` |
//! | [`games::hacienda::input`] | the meaning of touches | `games::hacienda::choice`, `games::hacienda::table`, `seats` |
//! | `games::hacienda::playable` | its bots, and reasons for refusals | `games::hacienda::choice`, `games::hacienda::refusals`, `games::hacienda::table`, `playable` |
//! | `games::hacienda::view` | its pieces on the stage; it writes only touches | `games::hacienda::choice`, `games::hacienda::game_icons`, `games::hacienda::stories`, `games::hacienda::table`, `games::hacienda::cues`, `playback`, `seats`, `settings`, `stage`, `sound_cues` |
//! | [`games::hacienda::texts`] | the choice of messages | `games::hacienda::score_chart`, `games::hacienda::inspection`, `games::hacienda::choice`, `games::hacienda::preview`, `playable`, `seats` |
//! | [`games::hacienda::move_list`] | the available actions in words: what, where, confirm | `access::paged_list`, `games::hacienda::choice`, `games::hacienda::preview`, `games::hacienda::texts`, `playable`, `seats` |
//! | [`games::hacienda::lessons`] | the targets and texts of its lessons | `games::hacienda::choice`, `games::hacienda::table`, `games::hacienda::texts`, `lessons`, `seats` |
//! | `games::hacienda::signs` | the signs of its match screen | `first_signs`, `table` |
//! | `ui` | widgets of panels and dialogs, and their requests | `game`, `kiosk`, `launch`, `playback`, `record`, `seats`, `settings`, `stage`, `table` |
//! | `access` | keys, action list, screen readers, control by two keys | `access::paged_list`, `kiosk`, `lessons`, `playable`, `playback`, `seats`, `settings`, `stage`, `table`, `ui` |
//! | `ui::rules` | the rules page of any game | `access`, `game`, `kiosk`, `playback`, `stage`, `table`, `ui` |
//! | `game_screen` | the match screen of any game: its data and outputs, prompt, log, hints, score sheet, lesson pointers | `access`, `first_signs`, `game`, `kiosk`, `lessons`, `lessons::guide`, `profile`, `playable`, `playback`, `record`, `seats`, `settings`, `stage`, `table`, `sound_cues`, `ui`, `ui::rules`, `online`, `host`, `screen` |
//! | `games::hacienda::ui` | its panels and dialogs around the board, which write only touches, taps and requests | `access`, `access::paged_list`, `game`, `game_screen`, `games::hacienda::score_chart`, `games::hacienda::inspection`, `games::hacienda::choice`, `games::hacienda::lessons`, `games::hacienda::preview`, `games::hacienda::move_list`, `games::hacienda::insights`, `games::hacienda::game_icons`, `games::hacienda::stories`, `games::hacienda::table`, `games::hacienda::texts`, `games::hacienda::view`, `kiosk`, `lessons`, `lessons::guide`, `profile`, `playback`, `record`, `seats`, `settings`, `stage`, `ui` |
//! | [`games::zoff::table`] | Zoff in Buffalo as entities | `table` |
//! | [`games::zoff::turn`] | its systems in the turn schedule | `games::zoff::table`, `turn` |
//! | [`games::zoff::names`] | the names of its pieces and places | |
//! | [`games::zoff::refusals`] | reasons why its rules refuse an action | `games::zoff::names` |
//! | [`games::zoff::choice`] | the current selection: pairs, numbers, the place of a bonus | `games::zoff::refusals`, `playable`, `table` |
//! | [`games::zoff::input`] | the meaning of touches | `games::zoff::choice`, `seats`, `table` |
//! | [`games::zoff::preview`] | the results of an action, announced before it is confirmed | |
//! | [`games::zoff::lessons`] | the targets and texts of its lessons | `lessons` |
//! | `games::zoff::signs` | the signs of its match screen | `first_signs`, `games::zoff::choice`, `games::zoff::names`, `table` |
//! | `games::zoff::playable` | its bots | `games::zoff::choice`, `games::zoff::names`, `games::zoff::refusals`, `playable`, `table` |
//! | [`games::zoff::texts`] | the choice of messages | `games::zoff::choice`, `games::zoff::names`, `games::zoff::preview`, `playback`, `seats` |
//! | `games::zoff::game_icons` | emblems, cows and cards as vector graphics | `games::zoff::names` |
//! | `games::zoff::sound_cues` | its sounds, and its time of day | `playback`, `settings`, `stage`, `table`, `sound_cues` |
//! | `games::zoff::stories` | the animation of each effect, and the time of its announcement | `games::zoff::names`, `games::zoff::game_icons`, `games::zoff::sound_cues`, `games::zoff::texts`, `playback`, `sound_cues` |
//! | `games::zoff::view` | its prairies and cows on the stage | `games::zoff::choice`, `games::zoff::game_icons`, `games::zoff::stories`, `games::zoff::table`, `playback`, `seats`, `settings`, `stage`, `table` |
//! | `games::zoff::ui` | its panels around the table | `access`, `game_screen`, `games::zoff::choice`, `games::zoff::lessons`, `games::zoff::preview`, `games::zoff::refusals`, `games::zoff::game_icons`, `games::zoff::stories`, `games::zoff::texts`, `games::zoff::view`, `lessons`, `lessons::guide`, `playback`, `seats`, `stage`, `table`, `ui`, `ui::rules` |
//! | [`games::hab_gut::table`] | Hab & Gut as entities | `table` |
//! | [`games::hab_gut::turn`] | its systems in the turn schedule | `games::hab_gut::table`, `turn` |
//! | `games::hab_gut::playable` | its bots, and reasons for refusals | `games::hab_gut::choice`, `games::hab_gut::refusals`, `playable`, `table` |
//! | [`games`] | the registrations of the games, one folder each | `boards`, `first_signs`, `game`, `game_screen`, `games::hab_gut::game_icons`, `games::hab_gut::turn`, `games::hacienda::game_icons`, `games::hacienda::quick`, `games::hacienda::turn`, `games::hacienda::view`, `games::zoff::game_icons`, `games::zoff::turn`, `kiosk`, `lessons`, `menu`, `menu::labels`, `playable`, `playback`, `record`, `screens`, `seats`, `stage`, `table`, `sound_cues`, `turn`, `ui`, `ui::rules`, `online` |
//! | [`games::hab_gut::preview`] | the results of an action, announced before it is confirmed | |
//! | [`games::hab_gut::history`] | the history of each price | |
//! | [`games::hab_gut::refusals`] | reasons why the rules refuse an action | |
//! | [`games::hab_gut::choice`] | the selected shares and cards | `games::hab_gut::preview`, `games::hab_gut::refusals`, `playable`, `table` |
//! | [`games::hab_gut::texts`] | the choice of messages | `games::hab_gut::history`, `games::hab_gut::preview`, `games::hab_gut::refusals`, `seats` |
//! | [`games::hab_gut::input`] | the meaning of touches | `games::hab_gut::choice`, `playable`, `seats`, `table` |
//! | [`games::hab_gut::lessons`] | the targets and texts of its lessons | `lessons` |
//! | `games::hab_gut::signs` | the signs of its match screen | `first_signs`, `games::hab_gut::texts`, `table` |
//! | `games::hab_gut::game_icons` | goods, certificates, market cards, racks, envelopes | |
//! | `games::hab_gut::sound_cues` | the sounds of effects | `playback`, `table`, `sound_cues` |
//! | `games::hab_gut::stories` | the animation of each effect, and the opening of envelopes | `games::hab_gut::sound_cues`, `games::hab_gut::texts`, `playback`, `sound_cues` |
//! | `games::hab_gut::ui` | its panels and dialogs, which write only touches, taps and requests | `access`, `game_screen`, `games::hab_gut::choice`, `games::hab_gut::history`, `games::hab_gut::lessons`, `games::hab_gut::preview`, `games::hab_gut::game_icons`, `games::hab_gut::stories`, `games::hab_gut::texts`, `lessons`, `lessons::guide`, `playable`, `playback`, `seats`, `table`, `ui`, `ui::rules` |
//! | [`launch`] | launch options | `game`, `host`, `online`, `seats` |
//! | `seed` | seeds for new games, and numbers for new boards | |
//! | `screen` | the screen that fills the window | `ui` |
//! | `lessons::guide` | the overlay of a lesson: bubble, finger, ending | `lessons`, `playback`, `seats`, `settings`, `stage`, `ui` |
//! | `game_screen::showing` | lays out and clears the table of any game | `game`, `game_screen`, `lessons`, `playable`, `playback`, `record`, `screen`, `seats`, `stage`, `table`, `ui`, `online` |
//! | `menu::labels` | texts about games, boards and rules on the set-up page | `game`, `game_screen`, `games::hacienda::texts`, `profile`, `playable`, `seats` |
//! | `boards::gallery_state` | the state of the board gallery | `menu::labels`, `seats`, `seed` |
//! | `menu::draft` | the game proposed by the set-up page | `boards::gallery_state`, `game`, `launch`, `menu::labels`, `profile`, `seats`, `seed`, `ui` |
//! | `menu::seat_colours` | the names and colours of the seats on the set-up page | `game_screen`, `menu::draft`, `seats` |
//! | `menu::dialog` | parts shared by the dialogs of the first screen | `menu::draft` |
//! | `boards` | boards: pictures, own boards, gallery, editor, board matches | `access`, `boards::gallery_state`, `game`, `games::hacienda::game_icons`, `games::hacienda::view`, `kiosk`, `menu::draft`, `menu::dialog`, `menu::labels`, `screen`, `seats`, `seed`, `stage`, `ui` |
//! | `menu` | the first screen and its pages | `access`, `boards`, `game`, `game_screen`, `games::hacienda::game_icons`, `games::hacienda::texts`, `games::hacienda::ui`, `kiosk`, `lessons`, `menu::draft`, `menu::dialog`, `menu::labels`, `profile`, `record`, `screen`, `seats`, `seed`, `settings`, `stage`, `ui`, `online`, `host` |
//! | `lessons::start_lesson` | starting and leaving lessons | `game`, `game_screen`, `game_screen::showing`, `kiosk`, `lessons`, `menu`, `menu::draft`, `profile`, `playback`, `screen`, `seats`, `ui` |
//! | `kiosk::screens` | the screens of a kiosk for visitors and staff | `access`, `game`, `game_screen`, `game_screen::showing`, `games::hacienda::quick`, `games::hacienda::ui`, `kiosk`, `launch`, `lessons`, `lessons::start_lesson`, `menu`, `menu::draft`, `menu::labels`, `profile`, `playback`, `screen`, `seats`, `seed`, `settings`, `stage`, `table`, `ui`, `ui::rules`, `host`, `online` |
//! | `screens` | splash, set-up, match, results | everything |
//! | [`open`] | opens the window | `kiosk`, `launch`, `screens` |
//! | `cli` | the command line | everything |

use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};

pub mod access;
#[cfg(all(any(feature = "window", feature = "host"), not(target_arch = "wasm32")))]
pub mod asset_folder;
#[cfg(feature = "window")]
pub mod audio;
#[cfg(feature = "window")]
pub mod boards;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod first_signs;
pub mod game;
#[cfg(feature = "window")]
pub mod game_screen;
pub mod games;
pub mod host;
pub mod kiosk;
pub mod launch;
pub mod lessons;
#[cfg(feature = "window")]
pub mod menu;
pub mod online;
pub mod open;
pub mod playable;
#[cfg(feature = "window")]
pub mod playback;
pub mod profile;
pub mod record;
#[cfg(feature = "window")]
pub mod screen;
#[cfg(feature = "window")]
pub mod screens;
pub mod seats;
#[cfg(feature = "window")]
pub mod seed;
#[cfg(feature = "window")]
pub mod settings;
#[cfg(feature = "window")]
pub mod sound_cues;
#[cfg(feature = "window")]
pub mod stage;
pub mod table;
pub mod turn;
#[cfg(feature = "window")]
pub mod ui;

pub use games::GAMES;
pub(crate) use games::with_title;
#[cfg(not(target_arch = "wasm32"))]
pub use shell::heartbeat;
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub use shell::message_box;
#[cfg(target_arch = "wasm32")]
pub use shell::page;
pub use shell::{AppSystems, owners, store, texts};
#[cfg(feature = "window")]
pub use shell::{emblems, files, theme, widgets};

/// Adds the games without a window: tables, turns, seats, and play over a network. Their systems run in [`AppSystems`].
pub fn game_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            AppSystems::Navigate,
            AppSystems::Input,
            AppSystems::Think,
            AppSystems::Play,
            AppSystems::Render,
            AppSystems::Announce,
        )
            .chain(),
    )
    .configure_sets(Update, table::AfterDirectEdits.after(AppSystems::Navigate).before(AppSystems::Input))
    .add_plugins((seats::plugin, online::plugin, games::plugin));
}

/// Runs the systems of all schedules that `app` has so far on one thread. Tests run in parallel, and dispatching small
/// systems to threads costs more than the systems themselves.
pub fn on_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
