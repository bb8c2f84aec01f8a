//! The games as a list: each folder registers one, and what every game adds to the program.

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

/// Makes the list of the games from a line for each, in the order of the box: its folder, its [`Title`], and its type.
macro_rules! games {
    ($($folder:ident, $title:ident: $game:ty;)+) => { games! { [$] $($folder, $title: $game;)+ } };
    ([$dollar:tt] $($folder:ident, $title:ident: $game:ty;)+) => {
        /// The games of the box, in its order.
        pub const GAMES: &[Entry] = &[$($folder::GAME),+];

        #[allow(non_upper_case_globals, reason = "the command line and tests choose by them as by a kind")]
        #[allow(missing_docs, reason = "each is the title of the game of its name")]
        impl Title {
            $(pub const $title: Title = Title::of::<$game>();)+
        }

        /// Does the same for whichever game it is, for the command line alone: `with_title!(title, G => body)`, where `G` is
        /// the game in the body.
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

/// Adds the games without a window.
pub fn plugin(app: &mut App) {
    Title::ALL.into_iter().for_each(|title| (title.entry().plugin)(app));
}

/// Adds their turn schedules alone, for commands.
#[cfg(not(target_arch = "wasm32"))]
pub fn turns(app: &mut App) {
    Title::ALL.into_iter().for_each(|title| (title.entry().turn)(app));
}

/// Adds what every game has, whichever it is: its log, its seats, its turns.
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

/// Adds the picture and the face that every game has.
#[cfg(feature = "window")]
fn face_of<G: playback::Shown + rules::Explained>(app: &mut App) {
    app.add_plugins((playback::of::<G>, rules::of::<G>, tempo::of::<G>, pace::of::<G>));
}

/// The words of the lessons of a game, in the order in which they are best taken.
pub fn lessons_of(title: Title) -> &'static [&'static str] {
    title.entry().lessons
}

/// The rules of a game with these changed, whichever it is.
fn setting<G: Taught + Written>(changed: &[(&str, &str)]) -> Result<Setting, String> {
    G::setting(changed).map(Setting::of::<G>)
}

/// Reads a record of a game, whichever it is.
fn read<G: Taught>(text: &str) -> Result<Record, records::RecordError> {
    records::Record::<G>::parse(text).map(Record::of)
}

/// The same of a save.
fn read_save<G: Taught>(text: &str) -> Result<Record, records::RecordError> {
    records::Record::<G>::parse_save(text).map(Record::of)
}
