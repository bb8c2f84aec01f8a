//! The match screen shared by all games: everything around the table. A game supplies data and draws only what is
//! specific to it.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};
use tabletop::Seat;

use self::{confirmations::HasConfirmations, lesson_pointer::LocatesTargets};
use crate::{access::keys, emblems, first_signs::FirstSigns, kiosk::VisitorResources, theme::sketch::Tone};

pub mod bar;
pub mod confirmations;
mod confirmations_page;
pub mod curtain;
pub mod finish_button;
pub mod grid;
pub mod hall_view;
pub mod hint;
pub mod lesson_pointer;
pub mod log;
pub mod menu;
pub mod online_page;
pub mod phones_panel;
pub mod poster;
pub mod prompt;
pub mod recap;
pub mod replay_bar;
mod save_notice;
mod scene;
pub mod scoring;
pub mod screen_actions;
pub mod seat_tag;
pub mod settings_page;
pub mod showing;
pub mod turn_banner;
pub mod zoom;

pub use scene::{MatchOutput, Press, Scene, TapOutput, around_table, attract_ribbon};

/// Adds the parts of the match screen that every game has, apart from its panels: confirmations, keys, the score sheet,
/// lesson pointers and the hall view.
pub fn game_plugin<G: LocatesTargets + HasConfirmations>(app: &mut App)
where
    G::Hud: Default,
{
    confirmations::game_plugin::<G>(app);
    keys::game_plugin::<G, G::Hud>(app);
    app.init_visitor_resource::<G::Hud>().add_plugins((
        scoring::plugin::<G>,
        lesson_pointer::plugin::<G>,
        hall_view::game_plugin::<G>,
    ));
}

/// Adds the overlays shared by all games.
pub fn plugin(app: &mut App) {
    app.init_visitor_resource::<FirstSigns>().add_plugins((
        confirmations::plugin,
        curtain::plugin,
        menu::plugin,
        phones_panel::plugin,
        replay_bar::plugin,
        finish_button::plugin,
        hall_view::plugin,
    ));
}

/// A symbol next to text: the emblem of a seat, a colour assigned by the game, or one of the game's icons.
pub trait Emblem: Copy + PartialEq + Send + Sync + 'static {
    /// Paints the symbol.
    fn paint(self, ui: &Ui, rect: Rect);
}

impl Emblem for Seat {
    fn paint(self, ui: &Ui, rect: Rect) {
        emblems::medal(ui.painter(), rect, self, Tone::Full);
    }
}
