//! Hacienda's additions to the handling of Escape and to the keyboard help.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Key};

use crate::{
    access::keys::{self, shortcuts::Shortcut},
    games::hacienda::{ui::hud::Hud, view::marks::PointedHex},
    seats::Tap,
    stage::gestures::PanelAreas,
    texts::text,
    ui::{
        parts::overlay::{is_window_blocked, take_key},
        requests::MenuOpen,
    },
};

impl keys::HudKeys for Hud {
    fn keys() -> Vec<Shortcut> {
        vec![
            (text!("keys-arrows"), text!("keys-arrows-does")),
            (text!("keys-digits"), text!("keys-digits-does")),
            (text!("keys-turn"), text!("keys-turn-does")),
            (text!("keys-end"), text!("keys-end-does")),
            (text!("keys-zoom"), text!("keys-zoom-does")),
        ]
    }

    fn is_open(&self) -> bool {
        self.points_open || self.deck.is_some() || self.drawer.is_some()
    }

    fn close(&mut self) {
        self.points_open = false;
        self.deck = None;
        self.drawer = None;
    }

    fn close_selection_panels(&mut self) {
        self.deck = None;
    }
}

/// Closes the popover about a tapped hex on Escape, just as Escape clears a selection.
pub fn handle_escape(
    mut contexts: EguiContexts,
    pointed: Res<PointedHex>,
    covered: Res<PanelAreas>,
    menu: Res<MenuOpen>,
    mut hud: ResMut<Hud>,
    mut taps: MessageWriter<Tap>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !menu.0 && !is_window_blocked(ctx, &covered) && pointed.tapped().is_some() && take_key(ctx, Key::Escape, false) {
        hud.deck = None;
        taps.write(Tap::Cancel);
    }
    Ok(())
}
