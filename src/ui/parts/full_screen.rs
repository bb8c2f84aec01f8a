//! The button that fills the screen.

use crate::{kit::prelude::*, ui::wishes::Means};

/// The button that fills the screen or leaves it, where there is such a thing; gives what is wanted.
pub fn full_screen(ui: &Ui, rect: Rect, means: Means) -> Option<bool> {
    let full = means.full_screen?;
    let (icon, text) = match full {
        false => (icons::ARROWS_OUT, text!("full-screen")),
        true => (icons::ARROWS_IN, text!("full-screen-leave")),
    };
    button_at(ui, rect, &ButtonLook::icon(icon, ui.say(text))).clicked().then_some(!full)
}
