//! The button that takes back: the last action at a tap, all of the turn when it is held.

use crate::{
    kit::{held, prelude::*, unseen},
    seats::{Tap, touch::Undo},
};

/// Draws it; says what is wanted.
pub fn draw(ui: &Ui, place: Rect, icon: &'static str, undo: Undo) -> Option<Tap> {
    let turn = undo.turn.filter(|_| undo.one);
    let name = turn.map_or(text!("face-undo"), |actions| text!("face-undo-all", actions = actions));
    let one = button_at(ui, place, &ButtonLook::icon(icon, ui.say(name)).enabled(undo.one));
    let Some(actions) = turn else { return one.clicked().then_some(Tap::Undo) };
    // Who hears of it, or steps through it, holds nothing: for them the whole turn is a button of its own.
    let whole = unseen(ui, &ui.say(text!("reader-undo-turn", actions = actions)), place.center());
    focus_ring(ui, &whole, place, Scale::of(ui.ctx()).corner());
    if held(&one) || whole.clicked() { Some(Tap::UndoTurn) } else { one.clicked().then_some(Tap::Undo) }
}
