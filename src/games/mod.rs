//! The list of games, each registered by its own folder, and the plugins that every game shares.

pub mod hab_gut;
pub mod hacienda;
pub mod zoff;

use bevy::prelude::*;

use crate::{
    AppSystems,
    game::{Entry, Record, Setting, Title},
    lessons::{self, Taught},
    record,
    seats::{self, hear::Hears},
    table, turn,
};
#[cfg(feature = "window")]
use crate::{playback, stage::pace, tempo, ui::rules};
use tabletop::{Written, records};

/// Generates the list of games from one line per game, in display order: its folder, the name of its [`Title`], its type.
macro_rules! games {
    ($($folder:ident, $title:ident: $game:ty;)+) => { games! { [$] $($folder, $title: $game;)+ } };
    ([$dollar:tt] $($folder:ident, $title:ident: $game:ty;)+) => {
        /// The games in the box, in display order.
        pub const GAMES: &[Entry] = &[$($folder::GAME),+];

        #[allow(non_upper_case_globals, reason = "used like enum variants")]
        #[allow(missing_docs, reason = "the names say it")]
        impl Title {
            $(pub const $title: Title = Title::of::<$game>();)+
        }

        /// Evaluates the body with `G` as the type of the game: `with_title!(title, G => body)`. The body is compiled once
        /// per game, so only the command line uses this.
        macro_rules! with_title {
            ($dollar title:expr, $dollar of:ident => $dollar body:expr) => {
                match $dollar title {
                    $($crate::game::Title::$title => {
                        type $dollar of = $game;
                        $dollar body
                    })+
                    other => unreachable!("{other:?} is not in the list of games"),
                }
            };
        }
        pub(crate) use with_title;
    };
}

games! {
    hacienda, Hacienda: ::hacienda_rules::Hacienda;
    zoff, Zoff: ::zoff::Zoff;
    hab_gut, HabGut: ::hab_gut::HabGut;
}

/// Adds all games without a window.
pub fn plugin(app: &mut App) {
    Title::ALL.into_iter().for_each(|title| (title.entry().plugin)(app));
}

/// Adds only the turn schedules of all games, for commands.
#[cfg(not(target_arch = "wasm32"))]
pub fn turns(app: &mut App) {
    Title::ALL.into_iter().for_each(|title| (title.entry().turn)(app));
}

/// Adds the parts common to all games: log, seats, lessons and turns.
fn of<G: Taught + Hears>(app: &mut App) {
    app.add_plugins((record::plugin::<G>, seats::of::<G>, lessons::of::<G>)).add_systems(
        Update,
        (
            table::look::<G>.after(table::MadeRight).before(AppSystems::Hear),
            turn::play::<G>.in_set(AppSystems::Play),
            table::look::<G>.after(AppSystems::Play).before(AppSystems::Show),
        ),
    );
}

/// Adds the presentation common to all games: playback, rules page, sound cues and redraw rate.
#[cfg(feature = "window")]
fn face_of<G: playback::Shown + rules::Explained>(app: &mut App) {
    app.add_plugins((playback::of::<G>, rules::of::<G>, tempo::of::<G>, pace::of::<G>));
}

/// The lesson keys of a game, in the recommended order.
pub fn lessons_of(title: Title) -> &'static [&'static str] {
    title.entry().lessons
}

/// Returns the setting of a game with the given rules changed.
fn setting<G: Taught + Written>(changed: &[(&str, &str)]) -> Result<Setting, String> {
    G::setting(changed).map(Setting::of::<G>)
}

/// Parses a record of a game.
fn read<G: Taught>(text: &str) -> Result<Record, records::RecordError> {
    records::Record::<G>::parse(text).map(Record::of)
}

/// Parses a save of a game.
fn read_save<G: Taught>(text: &str) -> Result<Record, records::RecordError> {
    records::Record::<G>::parse_save(text).map(Record::of)
}
