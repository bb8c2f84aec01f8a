//! The log, with the newest line at the bottom. Next to the board, it opens upward from a tab.

use super::{
    layout::HudLayout,
    press::{HudPress, Press},
};
use crate::{
    game_screen::log::{self, LineKind, Pressed},
    games::hacienda::{texts, view::marks},
    record::Entry,
    seats::names::name,
    texts::Who,
    widgets::prelude::*,
};
use hacienda_rules::{Action, Cells, Hacienda, vocab::Seat};

/// A line, with the player and the hexes of its action.
pub type Line = log::Line<Seat, (Seat, Cells)>;

/// Returns the newest lines of the log. `names` is indexed by seat.
pub fn lines(entries: &[Entry<Hacienda>], names: &[Who]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut of: Option<Seat> = None;
    for entry in entries {
        // The end of a turn has no line unless it is the only action of the turn. The log thus looks the same whether
        // the player ends the turn or it ends automatically.
        let quiet = entry.action == Action::End && of == Some(entry.seat);
        if of != Some(entry.seat) {
            let kind = LineKind::Turn { emblem: Some(entry.seat), ruled: !lines.is_empty() };
            lines.push(Line { kind, text: name(names, entry.seat).text() });
            of = Some(entry.seat);
        }
        if !quiet {
            let places: Cells = marks::changed_hexes(entry.action).into_iter().collect();
            let kind = LineKind::Done((!places.is_empty()).then_some((entry.seat, places)));
            lines.push(Line { kind, text: texts::log::entry(entry.action, &entry.effects) });
        }
        let scorings = texts::log::scorings(names, &entry.effects).into_iter();
        lines.extend(scorings.map(|text| Line { kind: LineKind::Scored, text }));
        if texts::log::ends_turn(&entry.effects) {
            of = None;
        }
    }
    log::newest(lines)
}

/// Draws the log. In the layout with panels around the board, its tab is always visible. In other layouts, the log is
/// visible only while it is open. `look_back` tells whether the look-back button is enabled; it is `None` if there is
/// no such button.
pub fn show(ui: &mut Ui, layout: &HudLayout, lines: &[Line], open: bool, look_back: Option<bool>) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let pressed = if scale.panel_layout() == PanelLayout::Around {
        log::draw_next_to_table(ui, layout.log, lines, open, look_back)
    } else {
        let inner = layout.log.shrink2(log::padding(scale));
        let sheet =
            |ui: &mut Ui| style::panel(ui, "log", layout.log, |ui| log::draw_on_dialog(ui, inner, lines, look_back));
        open.then(|| sheet(ui)).flatten()
    };
    pressed.map(|pressed| match pressed {
        Pressed::Tab => Press::Log,
        Pressed::LookBack => Press::LookBack,
        Pressed::Line((seat, cells)) => Press::GameSpecific(HudPress::Flash(seat, cells)),
    })
}
