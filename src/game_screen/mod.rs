//! The match screen shared by all games: everything around the table. A game supplies data and draws only what is
//! specific to it.

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

/// Adds what every match screen of a game shares apart from its panels: confirmations, keys, the score sheet and
/// lesson pointers.
pub fn of<G: Pointed + AskFirst>(app: &mut App)
where
    G::Face: Default,
{
    ask_first::of_game::<G>(app);
    keys::of_game::<G, G::Face>(app);
    app.init_of_visitors::<G::Face>().add_plugins((scoring::of::<G>, lesson::of::<G>));
}

/// Adds the overlays shared by all games.
pub fn plugin(app: &mut App) {
    app.add_plugins((ask_first::plugin, curtain::plugin, menu::plugin, replay_bar::plugin, watching::plugin));
}

/// The symbol of a player next to text: the emblem of a seat, or a colour assigned by the game.
pub trait Emblem: Copy + PartialEq + Send + Sync + 'static {
    /// Paints the emblem.
    fn paint(self, ui: &Ui, rect: Rect);
}

impl Emblem for Seat {
    fn paint(self, ui: &Ui, rect: Rect) {
        brands::medal(ui.painter(), rect, self, Tone::Full);
    }
}
