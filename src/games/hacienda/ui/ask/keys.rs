//! Hacienda's additions to the Escape key and to the keyboard help.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Key};

use crate::{
    access::keys::{self, sheet::Row},
    games::hacienda::{ui::face::Face, view::marks::Pointed},
    seats::Tap,
    stage::gestures::Covered,
    texts::text,
    ui::{
        parts::overlay::{is_veiled, take_key},
        wishes::MenuOpen,
    },
};

impl keys::Face for Face {
    fn keys() -> Vec<Row> {
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

    fn shut(&mut self) {
        self.points_open = false;
        self.deck = None;
        self.drawer = None;
    }

    fn put_back(&mut self) {
        self.deck = None;
    }
}

/// Closes the popover about a tapped hex on Escape, in the same way as Escape clears a selection.
pub fn hear(
    mut contexts: EguiContexts,
    pointed: Res<Pointed>,
    covered: Res<Covered>,
    menu: Res<MenuOpen>,
    mut face: ResMut<Face>,
    mut taps: MessageWriter<Tap>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !menu.0 && !is_veiled(ctx, &covered) && pointed.tapped().is_some() && take_key(ctx, Key::Escape, false) {
        face.deck = None;
        taps.write(Tap::Cancel);
    }
    Ok(())
}
