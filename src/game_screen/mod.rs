//! The screen on which any game is played: what stands around the table whichever one lies there. A game gives facts and draws
//! what is its own.

use bevy_egui::egui::{Rect, Ui};
use tabletop::Seat;

use crate::{brands, theme::sketch::Tone};

pub mod hint;
pub mod lesson;
pub mod log;
pub mod prompt;
mod scene;
pub mod scoring;

pub use scene::{Press, Says, Scene, Voice, around_table};

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
