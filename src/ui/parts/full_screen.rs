//! The button that fills the screen.

use bevy_egui::egui::{Rect, Ui};

use crate::{
    games::current::texts::screens as texts,
    kit::{ButtonLook, button_at},
    theme::icons,
    ui::wishes::Means,
};

/// The button that fills the screen or leaves it, where there is such a thing; gives what is wanted.
pub fn full_screen(ui: &Ui, rect: Rect, means: Means) -> Option<bool> {
    let full = means.full_screen?;
    let (icon, text) = match full {
        false => (icons::ARROWS_OUT, texts::FULL_SCREEN),
        true => (icons::ARROWS_IN, texts::LEAVE_FULL_SCREEN),
    };
    button_at(ui, rect, &ButtonLook::icon(icon, text)).clicked().then_some(!full)
}
