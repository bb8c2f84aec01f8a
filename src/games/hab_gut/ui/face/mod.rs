//! The HUD of the match around the exchange: its data, its panels, and their input.

use self::{
    arrange::Frame,
    facts::Facts,
    press::{Own, Press},
};
use crate::{game_screen::prompt, games::hab_gut::signs, kit::prelude::*};

pub mod arrange;
pub mod ask;
mod draw;
pub mod exchange;
pub mod facts;
pub mod flights;
pub mod goods;
pub mod hold;
pub mod log_panel;
pub mod press;
pub mod racks;
#[cfg(test)]
mod room_tests;
pub mod seats;
#[cfg(test)]
mod secrets_tests;
pub mod slip;
pub mod table_top;
#[cfg(test)]
pub mod tests;

pub use draw::{Face, draw};

/// Draws the whole HUD. Returns all presses.
pub fn show(ui: &mut Ui, frame: &Frame, facts: &Facts) -> Vec<Press> {
    signs::grain(ui.painter(), frame.window, colours::TABLETOP);
    let mut pressed = Vec::new();
    pressed.extend(seats::show(ui, frame, facts));
    pressed.extend(buttons(ui, frame, facts));
    rects::in_panel(ui, "exchange", frame.board, |ui| {
        pressed.extend(exchange::show(ui, frame, facts));
    });
    pressed.extend(goods::show(ui, frame, facts));
    pressed.extend(hold::show(ui, frame, facts));
    pressed.extend(ask::show(ui, frame.ask, facts));
    pressed.extend(racks::show(ui, frame, facts));
    if let Some(table) = frame.table {
        table_top::show(ui, table, facts);
    }
    if let Some(log) = frame.log {
        log_panel::show(ui, log, &facts.lines);
    }
    flights::show(ui, frame, facts);
    // The prompt is drawn after everything that its end may cover.
    let right = frame.prompt.right().min(frame.board.right());
    pressed.extend(prompt::show(ui, frame.prompt, right, &facts.prompt).1.map(Press::Why));
    pressed.extend(slip::show(ui, frame, facts));
    pressed
}

/// Draws the buttons in the prompt line.
fn buttons(ui: &mut Ui, frame: &Frame, facts: &Facts) -> Option<Press> {
    let around = frame.bar.places().chain(frame.table_tab).fold(Rect::NOTHING, Rect::union);
    rects::in_panel(ui, "buttons", around, |ui| {
        let pressed = frame.bar.show(ui, &facts.bar);
        let Some(tab) = frame.table_tab else { return pressed };
        let look = ButtonLook::icon(icons::USER, ui.say(text!("hg-slip-table")));
        button_at(ui, tab, &look).clicked().then_some(Press::Own(Own::Table)).or(pressed)
    })
}
