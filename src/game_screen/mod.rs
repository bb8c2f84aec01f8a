//! The screen on which any game is played: what stands around the table whichever one lies there. A game gives facts and draws
//! what is its own.

use bevy::app::App;
use bevy_egui::egui::{Rect, Ui};
use tabletop::Seat;

use self::lesson::Pointed;
use crate::{
    brands,
    kiosk::OfVisitors,
    theme::sketch::Tone,
    ui::{
        ask_first::{self, AskFirst},
        keys,
    },
};

pub mod hint;
pub mod lesson;
pub mod log;
pub mod prompt;
mod scene;
pub mod scoring;
pub mod tag;

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
