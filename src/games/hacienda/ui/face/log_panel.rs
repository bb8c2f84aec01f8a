//! The log at the lower left: a tab that opens upward, a line for every action, the newest at the bottom.

use super::{
    frame::Frame,
    press::{Drawer, Own, Press},
};
use crate::{
    game_screen::log::{self, LineKind, Pressed},
    games::hacienda::{texts, view::marks},
    kit::prelude::*,
    record::Entry,
    seats::names::name,
    texts::Who,
};
use hacienda_rules::{Action, Cells, Hacienda, vocab::Seat};

/// A line, with who did it and on which hexes.
pub type Line = log::Line<Seat, (Seat, Cells)>;

/// The log as lines. `names` by seat.
pub fn lines(entries: &[Entry<Hacienda>], names: &[Who]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut of: Option<Seat> = None;
    for entry in entries {
        // A turn that ends by itself after its last action and one that is ended by hand read the same.
        let quiet = entry.action == Action::End && of == Some(entry.seat);
        if of != Some(entry.seat) {
            let kind = LineKind::Turn { emblem: Some(entry.seat), ruled: !lines.is_empty() };
            lines.push(Line { kind, text: name(names, entry.seat).text() });
            of = Some(entry.seat);
        }
        if !quiet {
            let places: Cells = marks::places_of(entry.action).into_iter().collect();
            let kind = LineKind::Done((!places.is_empty()).then_some((entry.seat, places)));
            lines.push(Line { kind, text: texts::log::action(entry.action, &entry.effects) });
        }
        let scorings = texts::log::scorings(names, &entry.effects).into_iter();
        lines.extend(scorings.map(|text| Line { kind: LineKind::Scored, text }));
        if texts::log::ends_turn(&entry.effects) {
            of = None;
        }
    }
    log::newest(lines)
}

/// Draws the tab, and the log when it is open. `look_back`: whether that can be pressed; `None`: it is not there.
pub fn show(ui: &mut Ui, frame: &Frame, lines: &[Line], open: bool, look_back: Option<bool>) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let beside = scale.form() == Form::Around;
    let pressed = if beside {
        log::beside(ui, (frame.log, frame.log_tab), lines, open, look_back)
    } else {
        // As a drawer it opens beside its tab.
        let shuts = if scale.sideways() { icons::CARET_LEFT } else { icons::CARET_DOWN };
        let look = ButtonLook::icon(if open { shuts } else { icons::SCROLL }, ui.say(text!("log")));
        let tab = frame.log_tab;
        let pressed = rects::in_panel(ui, "log tab", tab, |ui| button_at(ui, tab, &look).clicked());
        let inner = frame.log.shrink2(log::padding(scale));
        let sheet = |ui: &mut Ui| style::panel(ui, "log", frame.log, |ui| log::on_sheet(ui, inner, lines, look_back));
        let line = open.then(|| sheet(ui)).flatten();
        pressed.then_some(Pressed::Tab).or(line)
    };
    pressed.map(|pressed| match pressed {
        Pressed::Tab if beside => Press::Own(Own::Log),
        Pressed::Tab => Press::Own(Own::Drawer(Drawer::Log)),
        Pressed::LookBack => Press::LookBack,
        Pressed::Line((seat, cells)) => Press::Own(Own::Flash(seat, cells)),
    })
}
