//! The match around the exchange: what is shown of the table, drawn panel by panel, and what presses on it mean.

use self::{
    arrange::Frame,
    facts::Facts,
    press::{Own, Panel, Press},
};
use crate::{
    game_screen::{hint, prompt},
    games::hab_gut::signs,
    kit::prelude::*,
    ui::parts::{look_back, undo_button},
};

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

/// Draws everything; says what was pressed.
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
    // After all that may lie below the end of the line.
    let right = frame.prompt.right().min(frame.board.right());
    pressed.extend(prompt::show(ui, frame.prompt, right, &facts.prompt).1.map(Press::Why));
    pressed.extend(slip::show(ui, frame, facts));
    pressed
}

/// Undo, hint, table, log, menu.
fn buttons(ui: &mut Ui, frame: &Frame, facts: &Facts) -> Option<Press> {
    let [undo, lamp, table, log, menu] = frame.buttons;
    let around = frame.buttons.iter().copied().fold(Rect::NOTHING, Rect::union);
    rects::in_panel(ui, "buttons", around, |ui| {
        let back = undo_button::draw(ui, undo, icons::ARROW_COUNTER_CLOCKWISE, facts.undo);
        let mut pressed = back.map(Press::Tap);
        if hint::button(ui, lamp, facts.hint.as_ref().is_some_and(|hint| hint.open)) {
            pressed = Some(Press::Own(Own::Hint));
        }
        // Where both have places of their own, they need no buttons but for the look back.
        if frame.table.is_none() {
            let look = ButtonLook::icon(icons::USER, ui.say(text!("hg-slip-table")));
            if button_at(ui, table, &look).clicked() {
                pressed = Some(Press::Own(Own::Panel(Panel::Table)));
            }
        }
        if frame.log.is_some() {
            let back = facts.look_back.is_some_and(|enabled| look_back::icon(ui, log, enabled));
            pressed = back.then_some(Press::LookBack).or(pressed);
        } else {
            let look = ButtonLook::icon(icons::SCROLL, ui.say(text!("log")));
            if button_at(ui, log, &look).clicked() {
                pressed = Some(Press::Own(Own::Panel(Panel::Log)));
            }
        }
        if button_at(ui, menu, &ButtonLook::icon(icons::LIST, ui.say(text!("face-menu")))).clicked() {
            pressed = Some(Press::Menu);
        }
        pressed
    })
}
