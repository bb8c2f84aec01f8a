//! The full-screen button.

use crate::{ui::requests::Capabilities, widgets::prelude::*};

/// Draws the button that enters or leaves full screen, if the platform supports it; returns the requested state.
pub fn full_screen(ui: &Ui, rect: Rect, capabilities: Capabilities) -> Option<bool> {
    let full = capabilities.full_screen?;
    let (icon, text) = match full {
        false => (icons::ARROWS_OUT, text!("full-screen")),
        true => (icons::ARROWS_IN, text!("full-screen-leave")),
    };
    button_at(ui, rect, &ButtonLook::icon(icon, ui.tr(text))).clicked().then_some(!full)
}
