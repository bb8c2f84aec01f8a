//! The match around the exchange: what is shown of the table, drawn panel by panel, and what presses on it mean.

use bevy_egui::egui::{Align2, Rect, Ui, Vec2, pos2, vec2};
use hab_gut::Illegal;

use self::{
    arrange::Frame,
    facts::Facts,
    press::{Panel, Press},
};
use super::owner;
use crate::{
    games::hab_gut::signs,
    kit::{ButtonLook, Say, button_at, lines_in},
    texts::text,
    theme::{
        colours,
        fonts::Type,
        icons, rects,
        scale::Scale,
        style::{self, GOLD, INK},
    },
    ui::parts::{look_back, undo_button, why::Why},
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
    pressed.extend(prompt(ui, frame, facts).map(Press::Why));
    pressed.extend(slip::show(ui, frame, facts));
    pressed
}

/// The line on top; gives the refusal whose rule somebody wants to read.
fn prompt(ui: &mut Ui, frame: &Frame, facts: &Facts) -> Option<Illegal> {
    let scale = Scale::of(ui.ctx());
    let place = frame.prompt;
    let question = facts.prompt.why.map(|why| (why, Why::new(ui, place)));
    style::sheet(ui, place);
    let asked = rects::in_panel(ui, "prompt", place, |ui| {
        let mut inner = place.shrink2(vec2(scale.gap(1.0), 2.0));
        if let Some(seat) = facts.prompt.seat {
            let side = inner.height().min(scale.text(22.0) * 1.7);
            let medal = Rect::from_center_size(pos2(inner.left() + side / 2.0, inner.center().y), Vec2::splat(side));
            owner::medal(ui, medal, seat);
            inner.set_left(medal.right() + scale.gap(0.75));
        }
        if facts.prompt.refused {
            // Marked beside the words, too.
            let bar = inner.with_max_x(inner.left() + scale.ring() * 1.4);
            ui.painter().rect_filled(bar.shrink2(vec2(0.0, inner.height() * 0.16)), 1.0, GOLD);
            inner.set_left(bar.right() + scale.gap(0.5));
        }
        if let Some((_, question)) = &question {
            inner.set_right(inner.right().min(place.right() - question.takes(ui)));
        }
        lines_in(ui, inner, Align2::LEFT_CENTER, &ui.say(&facts.prompt.text), Type::Lead, INK);
        question.as_ref().filter(|(_, question)| question.beside(ui, place)).map(|(why, _)| *why)
    });
    // Over the exchange, which somebody who was refused looks at anyway.
    let right = place.right().min(frame.board.right());
    let below = question.as_ref().and_then(|(why, question)| Some((*why, question.below(ui, place, right)?)));
    below.map_or(asked, |(why, (_, pressed))| pressed.then_some(why))
}

/// Undo, hint, table, log, menu.
fn buttons(ui: &mut Ui, frame: &Frame, facts: &Facts) -> Option<Press> {
    let [undo, hint, table, log, menu] = frame.buttons;
    let around = frame.buttons.iter().copied().fold(Rect::NOTHING, Rect::union);
    rects::in_panel(ui, "buttons", around, |ui| {
        let back = undo_button::draw(ui, undo, icons::ARROW_COUNTER_CLOCKWISE, facts.undo);
        let mut pressed = back.map(Press::Back);
        let may = facts.hint.as_ref().is_some_and(|hint| hint.may);
        let look = ButtonLook::icon(icons::LIGHTBULB, ui.say(text!("hint"))).enabled(may);
        if button_at(ui, hint, &look).clicked() {
            pressed = Some(Press::Hint);
        }
        // Where both have places of their own, they need no buttons but for the look back.
        if frame.table.is_none() {
            let look = ButtonLook::icon(icons::USER, ui.say(text!("hg-slip-table")));
            if button_at(ui, table, &look).clicked() {
                pressed = Some(Press::Panel(Panel::Table));
            }
        }
        if frame.log.is_some() {
            let back = facts.look_back.is_some_and(|enabled| look_back::icon(ui, log, enabled));
            pressed = back.then_some(Press::LookBack).or(pressed);
        } else {
            let look = ButtonLook::icon(icons::SCROLL, ui.say(text!("log")));
            if button_at(ui, log, &look).clicked() {
                pressed = Some(Press::Panel(Panel::Log));
            }
        }
        if button_at(ui, menu, &ButtonLook::icon(icons::LIST, ui.say(text!("face-menu")))).clicked() {
            pressed = Some(Press::Menu);
        }
        pressed
    })
}
