//! The list of games, each registered by its own folder, and the plugins that every game shares.

pub mod hab_gut;
pub mod hacienda;
pub mod zoff;

use bevy::prelude::*;

use crate::{
    AppSystems,
    first_signs::{self, HasSigns},
    game::{GameInfo, Record, Setting, Title},
    lessons::{self, HasLessons},
    online, record,
    seats::{self, input::HandlesTouches},
    table, turn,
};
#[cfg(feature = "window")]
use crate::{playback, sound_cues, stage::redraw, ui::rules};
use tabletop::{HasFileFormats, records};

/// Generates the list of games. Each line, in display order, gives a game's folder, the name of its [`Title`] and its
/// type.
macro_rules! games {
    ($($folder:ident, $title:ident: $game:ty;)+) => { games! { [$] $($folder, $title: $game;)+ } };
    ([$dollar:tt] $($folder:ident, $title:ident: $game:ty;)+) => {
        /// All games of the program, in display order.
        pub const GAMES: &[GameInfo] = &[$($folder::GAME),+];

        #[allow(non_upper_case_globals, reason = "used like enum variants")]
        #[allow(missing_docs, reason = "the names are self-explanatory")]
        impl Title {
            $(pub const $title: Title = Title::of::<$game>();)+
        }

        /// Evaluates the body with `G` as the type of the game: `with_title!(title, G => body)`. Use it sparingly,
        /// because the body is compiled once per game, which enlarges the program.
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

/// Adds the parts of all games that need no window.
pub fn plugin(app: &mut App) {
    Title::ALL.into_iter().for_each(|title| (title.info().plugin)(app));
}

/// Adds only the turn schedules of all games, for the command line.
#[cfg(not(target_arch = "wasm32"))]
pub fn turn_plugins(app: &mut App) {
    Title::ALL.into_iter().for_each(|title| (title.info().turn)(app));
}

/// Adds the parts common to all games: log, seats, online play, lessons, lines about signs, and turns.
fn shared_plugin<G: HasLessons + HandlesTouches + HasSigns>(app: &mut App) {
    app.add_plugins((
        record::plugin::<G>,
        seats::game_plugin::<G>,
        online::game_plugin::<G>,
        lessons::game_plugin::<G>,
        first_signs::game_plugin::<G>,
    ))
    .add_systems(
        Update,
        (
            table::refresh_progress::<G>.after(table::AfterDirectEdits).before(AppSystems::Input),
            turn::play::<G>.in_set(AppSystems::Play),
            table::refresh_progress::<G>.after(AppSystems::Play).before(AppSystems::Render),
        ),
    );
}

/// Adds the presentation common to all games: playback, rules page, sound cues and redraw rate.
#[cfg(feature = "window")]
fn shared_ui_plugin<G: playback::AnimatedGame + rules::HasRules>(app: &mut App) {
    app.add_plugins((
        playback::game_plugin::<G>,
        rules::game_plugin::<G>,
        sound_cues::plugin::<G>,
        redraw::game_plugin::<G>,
    ));
}

/// The identifiers of the lessons of a game, in the recommended order.
pub fn lessons_of(title: Title) -> &'static [&'static str] {
    title.info().lessons
}

/// Returns the setting of a game with the given rules changed.
fn setting_with_rules<G: HasLessons + HasFileFormats>(changed: &[(&str, &str)]) -> Result<Setting, String> {
    G::setting(changed).map(Setting::of::<G>)
}

/// Returns a setting of a game as text for a server.
fn setting_text<G: HasLessons>(setting: &Setting, seats: u8) -> String {
    let setting = setting.get::<G>().expect("the setting belongs to this game");
    ::online::setting_text::<G>(setting, seats)
}

fn parse_record<G: HasLessons>(text: &str) -> Result<Record, records::RecordError> {
    records::Record::<G>::parse(text).map(Record::of)
}

fn parse_save<G: HasLessons>(text: &str) -> Result<Record, records::RecordError> {
    records::Record::<G>::parse_save(text).map(Record::of)
}
