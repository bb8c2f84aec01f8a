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

/// The games in the box, in display order.
pub const GAMES: &[Entry] = &[hacienda::GAME, zoff::GAME, hab_gut::GAME];

#[allow(non_upper_case_globals, reason = "the command line and tests choose by them as by a kind")]
impl Title {
    /// Hacienda.
    pub const Hacienda: Title = Title::of::<hacienda_rules::Hacienda>();
    /// Zoff in Buffalo.
    pub const Zoff: Title = Title::of::<::zoff::Zoff>();
    /// Hab & Gut.
    pub const HabGut: Title = Title::of::<::hab_gut::HabGut>();
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
