//! Hacienda: the board game as a Bevy ECS game.
//!
//! The rules, computer players and matches are separate crates that do not depend on an engine. [`shell`] holds what
//! all screens need and does not depend on any game; its modules are re-exported here under their names. In this
//! crate each game is a folder of `games`, and the other rooms serve every game. The traits that games implement must
//! stay in the same crate as the games, since the game types belong to other crates. Tests read this table and the
//! `use` lines and compare them: a room imports only what its last column lists, and no rooms or sibling modules
//! import each other in a cycle.
//!
//! | room | what it is | may import |
//! | --- | --- | --- |
//! | `asset_folder` | where the files lie that are fetched while the game runs | |
//! | [`kiosk`] | the kiosk: what staff set of it, how long nobody has touched anything, what was played | `game`, `launch` |
//! | `settings` | what a player sets once and finds again | `launch` |
//! | [`access::list`] | what can be done as a list to be heard, page by page | |
//! | [`lessons`] | lessons as data, the one that is taken, and what is marked to be tapped | `person`, `playable`, `record`, `seats`, `turn` |
//! | [`person`] | what outlives the program about the person who plays | `seats` |
//! | [`table`] | what the tables of all games share: laid out, seen, sorted effects | |
//! | [`turn`] | the turn schedule of each game: receive, photograph, …, announce | `table` |
//! | [`playable`] | what the shared rooms ask of a game that is played at this table | `table`, `turn` |
//! | `tempo` | what can be heard: cues, and the music of each hour | `playable`, `table` |
//! | [`games::hacienda::table`] | the game as entities | `table` |
//! | [`games::hacienda::preview`] | what an action would bring, told before the yes | |
//! | [`games::hacienda::asked`] | what can be told of a hex: its chain, market or pond, or what may go there | `games::hacienda::preview` |
//! | [`games::hacienda::seeing`] | what can be seen beyond the picture: cards that nobody hides, and what has not been seen yet | |
//! | [`games::hacienda::refusals`] | why the rules refuse an action | |
//! | [`games::hacienda::choice`] | what is in hand, and where it may go | `games::hacienda::preview`, `games::hacienda::refusals`, `games::hacienda::table`, `playable` |
//! | `games::hacienda::tempo` | how what an action brings about sounds | `tempo` |
//! | `games::hacienda::stories` | what moves when an effect is shown, and when it is told | `games::hacienda::tempo`, `games::hacienda::texts`, `playback`, `tempo` |
//! | `games::hacienda::signs` | the signs and tints | |
//! | [`games::hacienda::quick`] | the boards of a quick game at a kiosk | `kiosk` |
//! | [`games::hacienda::analysis`] | how the points of a game grew | |
//! | [`game`] | the list of games: which there are, and what there is of whichever it is | `playable` |
//! | [`record`] | log, save, replay, undo | `game`, `playable`, `table`, `turn` |
//! | [`seats`] | who chooses: touch and bots | `playable`, `record`, `table`, `turn` |
//! | `playback` | what is being shown, beat by beat | `playable`, `seats`, `settings`, `table`, `tempo`, `turn` |
//! | `stage` | light, camera, paint, pointers, pace | `person`, `playable`, `playback`, `seats`, `settings`, `table` |
//! | `audio` | the sounds | `playback`, `settings`, `stage`, `tempo` |
//! | [`games::hacienda::turn`] | its pages of the turn schedule: judge, resolve, apply, verify | `games::hacienda::table`, `turn` |
//! | [`games::hacienda::hear`] | what taps mean | `games::hacienda::choice`, `games::hacienda::table`, `seats` |
//! | `games::hacienda::playable` | who thinks in it, what reveals something, why something is refused | `games::hacienda::choice`, `games::hacienda::refusals`, `games::hacienda::table`, `playable` |
//! | `games::hacienda::view` | its pieces on the stage; it writes nothing but taps | `games::hacienda::choice`, `games::hacienda::signs`, `games::hacienda::stories`, `games::hacienda::table`, `games::hacienda::tempo`, `playback`, `seats`, `settings`, `stage`, `tempo` |
//! | [`games::hacienda::texts`] | which message says what of it | `games::hacienda::analysis`, `games::hacienda::asked`, `games::hacienda::choice`, `games::hacienda::preview`, `playable`, `seats` |
//! | [`games::hacienda::reader`] | what can be done at the table, in words: what, where, yes | `access::list`, `games::hacienda::choice`, `games::hacienda::preview`, `games::hacienda::texts`, `playable`, `seats` |
//! | [`games::hacienda::lessons`] | what its lessons show and say, and the tap that a newcomer is spared | `games::hacienda::choice`, `games::hacienda::table`, `games::hacienda::texts`, `lessons`, `seats` |
//! | `ui` | parts and wishes of panels and sheets | `game`, `kiosk`, `launch`, `playback`, `record`, `seats`, `settings`, `stage`, `table` |
//! | `access` | keys, lines, the region for screen readers, two keys alone | `access::list`, `kiosk`, `lessons`, `playable`, `playback`, `seats`, `settings`, `stage`, `table`, `ui` |
//! | `ui::rules` | the page on which the rules of any game are looked up | `access`, `game`, `kiosk`, `playback`, `stage`, `table`, `ui` |
//! | `game_screen` | the screen on which any game is played: what it reads and says, the line on top, log, hints, what is counted, what lessons point at | `access`, `game`, `kiosk`, `lessons`, `lessons::guide`, `person`, `playable`, `playback`, `record`, `seats`, `settings`, `stage`, `table`, `tempo`, `ui`, `ui::rules` |
//! | `games::hacienda::ui` | its panels and sheets around the board, which write nothing but taps and wishes | `access`, `access::list`, `game`, `game_screen`, `games::hacienda::analysis`, `games::hacienda::asked`, `games::hacienda::choice`, `games::hacienda::lessons`, `games::hacienda::preview`, `games::hacienda::reader`, `games::hacienda::seeing`, `games::hacienda::signs`, `games::hacienda::stories`, `games::hacienda::table`, `games::hacienda::texts`, `games::hacienda::view`, `kiosk`, `lessons`, `lessons::guide`, `person`, `playback`, `record`, `seats`, `settings`, `stage`, `ui` |
//! | [`games::zoff::table`] | Zoff in Buffalo as entities | `table` |
//! | [`games::zoff::turn`] | its pages of the turn schedule | `games::zoff::table`, `turn` |
//! | [`games::zoff::names`] | the names of its things | |
//! | [`games::zoff::refusals`] | why its rules refuse an action | `games::zoff::names` |
//! | [`games::zoff::choice`] | what is in hand: pairs, numbers, where a bonus goes | `games::zoff::refusals`, `playable`, `table` |
//! | [`games::zoff::hear`] | what touches mean | `games::zoff::choice`, `seats`, `table` |
//! | [`games::zoff::preview`] | what an action would bring, told before the yes | |
//! | [`games::zoff::lessons`] | what its lessons show and say | `lessons` |
//! | `games::zoff::playable` | who thinks in it, what reveals something | `games::zoff::choice`, `games::zoff::names`, `games::zoff::refusals`, `playable`, `table` |
//! | [`games::zoff::texts`] | which message says what of it | `games::zoff::choice`, `games::zoff::names`, `games::zoff::preview`, `playback`, `seats` |
//! | `games::zoff::signs` | brands, cows and cards in vectors | `games::zoff::names` |
//! | `games::zoff::tempo` | how it sounds, and how late it is | `playback`, `settings`, `stage`, `table`, `tempo` |
//! | `games::zoff::stories` | what moves when an effect is shown, and when it is told | `games::zoff::names`, `games::zoff::signs`, `games::zoff::tempo`, `games::zoff::texts`, `playback`, `tempo` |
//! | `games::zoff::view` | its prairies and cows on the stage | `games::zoff::signs`, `games::zoff::stories`, `games::zoff::table`, `playback`, `settings`, `stage`, `table` |
//! | `games::zoff::ui` | its panels around the table | `access`, `game_screen`, `games::zoff::choice`, `games::zoff::lessons`, `games::zoff::preview`, `games::zoff::refusals`, `games::zoff::signs`, `games::zoff::stories`, `games::zoff::texts`, `games::zoff::view`, `lessons`, `lessons::guide`, `playback`, `seats`, `stage`, `table`, `ui`, `ui::rules` |
//! | [`games::hab_gut::table`] | Hab & Gut as entities | `table` |
//! | [`games::hab_gut::turn`] | its pages of the turn schedule | `games::hab_gut::table`, `turn` |
//! | `games::hab_gut::playable` | who thinks in it, what reveals something, why something is refused | `games::hab_gut::choice`, `games::hab_gut::refusals`, `playable`, `table` |
//! | [`games`] | the games as a list of folders: what each registers of itself | `boards`, `game`, `game_screen`, `games::hab_gut::signs`, `games::hab_gut::turn`, `games::hacienda::quick`, `games::hacienda::turn`, `games::hacienda::view`, `games::zoff::signs`, `games::zoff::turn`, `kiosk`, `lessons`, `menu`, `menu::words`, `playable`, `playback`, `record`, `screens`, `seats`, `stage`, `table`, `tempo`, `turn`, `ui::rules` |
//! | [`games::hab_gut::preview`] | what an action would bring, told before the yes | |
//! | [`games::hab_gut::history`] | how each price came to where it stands | |
//! | [`games::hab_gut::refusals`] | why the rules refuse an action | |
//! | [`games::hab_gut::choice`] | shares and cards in hand | `games::hab_gut::preview`, `games::hab_gut::refusals`, `playable`, `table` |
//! | [`games::hab_gut::texts`] | which message says what of it | `games::hab_gut::choice`, `games::hab_gut::history`, `games::hab_gut::preview`, `games::hab_gut::refusals`, `seats` |
//! | [`games::hab_gut::hear`] | what taps mean | `games::hab_gut::choice`, `playable`, `seats`, `table` |
//! | [`games::hab_gut::lessons`] | what its lessons show and say | `lessons` |
//! | `games::hab_gut::signs` | goods, certificates, market cards, racks, envelopes | |
//! | `games::hab_gut::tempo` | how what an action brings about sounds | `playback`, `table`, `tempo` |
//! | `games::hab_gut::stories` | what moves when an effect is shown, and the envelopes that are opened | `games::hab_gut::tempo`, `games::hab_gut::texts`, `playback`, `tempo` |
//! | `games::hab_gut::ui` | its panels and sheets, which write nothing but touches, taps and wishes | `access`, `game_screen`, `games::hab_gut::choice`, `games::hab_gut::history`, `games::hab_gut::lessons`, `games::hab_gut::preview`, `games::hab_gut::signs`, `games::hab_gut::stories`, `games::hab_gut::texts`, `lessons`, `lessons::guide`, `playable`, `playback`, `seats`, `table`, `ui`, `ui::rules` |
//! | [`launch`] | what the game is asked to show when it starts | `game`, `seats` |
//! | `seed` | seeds for new games, and numbers for new boards | |
//! | `screen` | which screen fills the window | `ui` |
//! | `lessons::guide` | what a lesson shows over the table: bubble, finger, ending | `lessons`, `playback`, `seats`, `settings`, `stage`, `ui` |
//! | `game_screen::showing` | lays the table of any game, and clears it | `game`, `game_screen`, `lessons`, `playable`, `playback`, `record`, `screen`, `seats`, `stage`, `table`, `ui` |
//! | `menu::words` | what the set-up says of games, boards and rules | `game`, `game_screen`, `games::hacienda::texts`, `person`, `playable`, `seats` |
//! | `boards::looking` | how the boards are looked at | `menu::words`, `seats`, `seed` |
//! | `menu::draft` | the game that the set-up proposes | `boards::looking`, `game`, `launch`, `menu::words`, `person`, `seats`, `seed`, `ui` |
//! | `menu::worn` | what its seats are called and wear | `game_screen`, `menu::draft`, `seats` |
//! | `menu::sheet` | what the sheets of the first screen share | `menu::draft` |
//! | `boards` | boards: pictures, one's own, the gallery, the editor, matches that judge one | `access`, `boards::looking`, `game`, `games::hacienda::signs`, `games::hacienda::view`, `kiosk`, `menu::draft`, `menu::sheet`, `menu::words`, `screen`, `seats`, `seed`, `stage`, `ui` |
//! | `menu` | the first screen and what leads from it | `access`, `boards`, `game`, `game_screen`, `games::hacienda::signs`, `games::hacienda::texts`, `games::hacienda::ui`, `kiosk`, `lessons`, `menu::draft`, `menu::sheet`, `menu::words`, `person`, `record`, `screen`, `seats`, `seed`, `settings`, `stage`, `ui` |
//! | `lessons::opening` | into lessons and out of them | `game`, `game_screen`, `game_screen::showing`, `kiosk`, `lessons`, `menu`, `menu::draft`, `person`, `playback`, `screen`, `seats`, `ui` |
//! | `kiosk::screens` | what a kiosk shows to visitors and staff | `access`, `game`, `game_screen`, `game_screen::showing`, `games::hacienda::quick`, `games::hacienda::ui`, `kiosk`, `launch`, `lessons`, `lessons::opening`, `menu`, `menu::draft`, `menu::words`, `person`, `playback`, `screen`, `seats`, `seed`, `settings`, `stage`, `table`, `ui`, `ui::rules` |
//! | `screens` | splash, set-up, match, results | everything |
//! | [`open`] | opens the window with it | `kiosk`, `launch`, `screens` |
//! | `cli` | the command line | everything |

use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};

pub mod access;
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub mod asset_folder;
#[cfg(feature = "window")]
pub mod audio;
#[cfg(feature = "window")]
pub mod boards;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod game;
#[cfg(feature = "window")]
pub mod game_screen;
pub mod games;
pub mod kiosk;
pub mod launch;
pub mod lessons;
#[cfg(feature = "window")]
pub mod menu;
pub mod open;
pub mod person;
pub mod playable;
#[cfg(feature = "window")]
pub mod playback;
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
pub mod stage;
pub mod table;
#[cfg(feature = "window")]
pub mod tempo;
pub mod turn;
#[cfg(feature = "window")]
pub mod ui;

pub use games::GAMES;
#[cfg(not(target_arch = "wasm32"))]
pub use shell::heart;
#[cfg(target_arch = "wasm32")]
pub use shell::page;
pub use shell::{AppSystems, owners, store, texts};
#[cfg(feature = "window")]
pub use shell::{brands, files, kit, theme};

/// Adds the games without a window: tables, turns and seats. Their systems run in [`AppSystems`].
pub fn game_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (AppSystems::Go, AppSystems::Hear, AppSystems::Think, AppSystems::Play, AppSystems::Show, AppSystems::Tell)
            .chain(),
    )
    .configure_sets(Update, table::MadeRight.after(AppSystems::Go).before(AppSystems::Hear))
    .add_plugins((seats::plugin, games::plugin));
}

/// Runs all systems added to `app` so far on one thread. Tests run in parallel, and dispatching small systems to
/// threads costs more than the systems themselves.
pub fn on_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
