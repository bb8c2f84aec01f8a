//! The HUD of the match around the exchange: its data, its panels, and their input.

use self::{
    hud_view::HudView,
    layout::Frame,
    press::{GamePress, Press},
};
use crate::{
    game_screen::{bar, prompt},
    games::hab_gut::game_icons,
    widgets::prelude::*,
};

mod draw;
pub mod exchange;
pub mod flights;
pub mod hud_view;
pub mod layout;
#[cfg(test)]
mod layout_tests;
pub mod log_panel;
pub mod popover;
pub mod press;
pub mod question_panel;
pub mod racks;
pub mod seat_tags;
#[cfg(test)]
mod secrets_tests;
pub mod selection_panel;
pub mod share_piles;
pub mod table_picture;
#[cfg(test)]
pub mod tests;

pub use draw::{Hud, draw};

/// Draws the whole HUD. Returns all presses.
pub fn show(ui: &mut Ui, frame: &Frame, view: &HudView) -> Vec<Press> {
    game_icons::grain(ui.painter(), frame.window, colours::TABLETOP);
    let mut pressed = Vec::new();
    pressed.extend(seat_tags::show(ui, frame, view));
    pressed.extend(buttons(ui, frame, view));
    pressed.extend(exchange_panel(ui, frame, view, true));
    // A screen without a seat has neither shares nor cards.
    if frame.selection.is_positive() {
        pressed.extend(share_piles::show(ui, frame, view));
        pressed.extend(selection_panel::show(ui, frame, view));
        pressed.extend(question_panel::show(ui, frame.question, view));
        pressed.extend(racks::show(ui, frame, view));
    }
    if let Some(table) = frame.table {
        table_picture::show(ui, table, view);
    }
    if let Some(log) = frame.log {
        pressed.extend(log_panel::show(ui, log, &view.lines, !view.log_closed, view.bar.look_back));
    }
    flights::show(ui, frame, view);
    // The prompt is drawn after the parts that it may cover.
    let right = frame.prompt.right().min(frame.board.right());
    pressed.extend(prompt::show(ui, frame.prompt, right, &view.prompt).1.map(Press::from));
    pressed.extend(popover::show(ui, frame, view));
    pressed
}

/// Draws the exchange and the played cards without the rest of the HUD, for attract mode at a kiosk and for a hall
/// view. Also draws the tabletop, unless `plain` is true.
pub fn show_exchange(ui: &mut Ui, frame: &Frame, view: &HudView, plain: bool) {
    if !plain {
        game_icons::grain(ui.painter(), frame.window, colours::TABLETOP);
    }
    exchange_panel(ui, frame, view, false);
    flights::show_cards(ui, frame, view);
}

fn exchange_panel(ui: &mut Ui, frame: &Frame, view: &HudView, opens: bool) -> Option<Press> {
    rects::in_panel(ui, "exchange", frame.board, |ui| exchange::show(ui, frame, view, opens))
}

/// Draws the buttons common to all games and the button for the table picture, which may be between the racks with the
/// log button.
fn buttons(ui: &mut Ui, frame: &Frame, view: &HudView) -> Option<Press> {
    let above = frame.table_tab.filter(|tab| tab.bottom() <= frame.board.top());
    let around = frame.bar.places().chain(above).fold(Rect::NOTHING, Rect::union);
    let pressed = rects::in_panel(ui, "buttons", around, |ui| {
        let pressed = frame.bar.show(ui, &view.bar);
        above.and_then(|tab| table_button(ui, tab)).or(pressed)
    });
    let low = frame.table_tab.filter(|_| above.is_none());
    let below = low.and_then(|tab| {
        let both = frame.low_bar.places().fold(tab, Rect::union);
        rects::in_panel(ui, "table tab", both, |ui| frame.low_bar.show(ui, &view.bar).or(table_button(ui, tab)))
    });
    below.or(pressed)
}

/// Draws the button for the table picture, with a word beside its icon if there is room.
fn table_button(ui: &Ui, tab: Rect) -> Option<Press> {
    let look = if bar::has_room_for_word(tab) {
        ButtonLook::plain(ui.tr(text!("hg-table"))).with_icon(icons::USER)
    } else {
        ButtonLook::icon(icons::USER, ui.tr(text!("hg-popover-table")))
    };
    button_at(ui, tab, &look).clicked().then_some(Press::GameSpecific(GamePress::Table))
}
