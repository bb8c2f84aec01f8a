//! The screen on which any game is played: what stands around the table whichever one lies there. A game gives facts and draws
//! what is its own.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};
use tabletop::Seat;

use self::{ask_first::AskFirst, lesson::Pointed};
use crate::{access::keys, brands, kiosk::OfVisitors, theme::sketch::Tone};

pub mod ask_first;
mod asks_page;
pub mod bar;
pub mod curtain;
pub mod deeds;
pub mod hint;
pub mod lesson;
pub mod log;
pub mod menu;
pub mod prompt;
pub mod replay_bar;
mod scene;
pub mod scoring;
pub mod settings_page;
pub mod showing;
pub mod tag;
pub mod watching;

pub use scene::{Press, Says, Scene, Voice, around_table};

/// Adds what every match screen has beside its panels: what is asked first, keys, what is counted, and what lessons point at.
pub fn of<G: Pointed + AskFirst>(app: &mut App)
where
    G::Face: Default,
{
    ask_first::of_game::<G>(app);
    keys::of_game::<G, G::Face>(app);
    app.init_of_visitors::<G::Face>().add_plugins((scoring::of::<G>, lesson::of::<G>));
}

/// Adds what comes and goes over the table of every game.
pub fn plugin(app: &mut App) {
    app.add_plugins((ask_first::plugin, curtain::plugin, menu::plugin, replay_bar::plugin, watching::plugin));
}

/// What stands for a player beside words: the brand of a seat, or a colour of the game's own.
pub trait Emblem: Copy + PartialEq + Send + Sync + 'static {
    /// Paints it.
    fn paint(self, ui: &Ui, rect: Rect);
}

impl Emblem for Seat {
    fn paint(self, ui: &Ui, rect: Rect) {
        brands::medal(ui.painter(), rect, self, Tone::Full);
    }
}
