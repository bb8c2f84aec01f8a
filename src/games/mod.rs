//! The games as a list of folders: what each adds to the program.

pub mod hab_gut;
pub mod hacienda;
pub mod zoff;

use bevy::prelude::*;
#[cfg(feature = "window")]
use {
    ::hab_gut::HabGut,
    ::zoff::Zoff,
    bevy_egui::egui::Context,
    hacienda_rules::{Hacienda, Rulebook},
};

use crate::{
    AppSystems,
    game::{Title, with_title},
    lessons::{self, Taught},
    record,
    seats::{self, hear::Hears},
    table, turn,
};
#[cfg(feature = "window")]
use crate::{playback, tempo, ui::rules};

/// Adds the games without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((hacienda::plugin, zoff::plugin, hab_gut::plugin));
}

/// Adds their turn schedules alone, for commands.
#[cfg(not(target_arch = "wasm32"))]
pub fn turns(app: &mut App) {
    app.add_plugins((hacienda::turn::plugin, zoff::turn::plugin, hab_gut::turn::plugin));
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

/// Adds their pictures and faces.
#[cfg(feature = "window")]
pub fn faces(app: &mut App) {
    for title in Title::ALL {
        with_title!(title, G => app.add_plugins((playback::of::<G>, rules::of::<G>, tempo::of::<G>)));
    }
    app.add_plugins((hacienda::face, zoff::face, hab_gut::face));
}

/// Puts the table of the game that lies there on the stage, as a picture.
///
/// # Errors
/// When there is none.
#[cfg(feature = "window")]
pub fn lay_board(world: &mut World, title: Title) -> Result {
    match title {
        Title::Hacienda => Ok(world.run_system_cached(hacienda::view::lay)?),
        Title::Zoff | Title::HabGut => Ok(()),
    }
}

/// The words of the lessons of a game, in the order in which they are best taken.
pub fn lessons_of(title: Title) -> &'static [&'static str] {
    with_title!(title, G => G::LESSONS)
}

/// Draws the rules of a game over the first screen, with `chosen` numbers of Hacienda and those in the box of the others;
/// whether they are left.
#[cfg(feature = "window")]
pub fn draw_rules(ctx: &Context, title: Title, chosen: &Rulebook) -> bool {
    match title {
        Title::Hacienda => rules::draw::<Hacienda>(ctx, chosen),
        Title::Zoff => rules::draw::<Zoff>(ctx, &::zoff::Rulebook::default()),
        Title::HabGut => rules::draw::<HabGut>(ctx, &::hab_gut::Rulebook::default()),
    }
}
