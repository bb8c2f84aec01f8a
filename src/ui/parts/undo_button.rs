//! The undo button: a tap undoes the last action, and a long press undoes the whole turn.

use crate::{
    seats::{Tap, taps::Undo},
    widgets::{invisible_pressable, long_pressed, prelude::*},
};

/// The icon for taking back an action in a match. A round arrow means "once more".
pub const ICON: &str = icons::ARROW_U_UP_LEFT;

/// Draws the button; returns the requested undo.
pub fn draw(ui: &Ui, place: Rect, undo: Undo) -> Option<Tap> {
    let turn = undo.turn.filter(|_| undo.one);
    let name = turn.map_or(text!("hud-undo"), |actions| text!("hud-undo-all", actions = actions));
    let one = button_at(ui, place, &ButtonLook::icon(ICON, ui.tr(name)).enabled(undo.one));
    let Some(actions) = turn else { return one.clicked().then_some(Tap::Undo) };
    // Keyboard and screen-reader users cannot hold a button, so they have a separate button for undoing the whole turn.
    let whole = invisible_pressable(ui, &ui.tr(text!("move-list-undo-turn", actions = actions)), place.center());
    focus_ring(ui, &whole, place, Scale::of(ui.ctx()).corner());
    if long_pressed(&one) || whole.clicked() { Some(Tap::UndoTurn) } else { one.clicked().then_some(Tap::Undo) }
}
