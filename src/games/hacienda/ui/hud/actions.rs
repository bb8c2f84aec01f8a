//! The actions panel: the actions left, and buttons for undo and the end of the turn, or for "again" and "next".

use super::{layout::HudLayout, panel_data::ActionsPanel, phone, press::Press, stacked};
use crate::{
    games::hacienda::ui::parts::counters::action_horseshoes,
    seats::Tap,
    ui::parts::undo_button,
    widgets::{ButtonKind, prelude::*},
};

/// Draws the panel and returns the button press, if any.
pub fn show(ui: &mut Ui, layout: &HudLayout, facts: &ActionsPanel) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let [shoes, undo, end] = match scale.panel_layout() {
        PanelLayout::Around => places(scale, layout.actions),
        PanelLayout::Stacked if layout.hand_lines > 1 => stacked::actions(scale, layout.actions),
        PanelLayout::Sideways | PanelLayout::Stacked => phone::actions(scale, layout.actions),
    };
    style::paint_panel(ui, layout.actions);
    rects::in_panel(ui, "actions", layout.actions, |ui| {
        action_horseshoes(ui, shoes, &ui.tr(text!("hud-actions-left")), facts.left, facts.of);
        if facts.awaits_next {
            let again = ButtonLook::icon(icons::ARROW_COUNTER_CLOCKWISE, ui.tr(text!("insight-again")));
            let next = ButtonLook::primary(ui.tr(text!("insight-next"))).with_icon(icons::SKIP_FORWARD);
            let again = button_at(ui, undo, &again).clicked().then_some(Press::Tap(Tap::Again));
            return button_at(ui, end, &next).clicked().then_some(Press::Tap(Tap::Next)).or(again);
        }
        let undone = undo_button::draw(ui, undo, facts.undo).map(Press::Tap);
        let kind = if facts.end_next { ButtonKind::Primary } else { ButtonKind::Plain };
        let look = ButtonLook { kind, ..ButtonLook::plain(ui.tr(text!("hud-end-turn"))) }.enabled(facts.end);
        landmarks::mark(ui, "end", end);
        button_at(ui, end, &look).clicked().then_some(Press::Tap(Tap::End)).or(undone)
    })
}

/// Lays out the panel: horseshoes above, the buttons for undo and the end of the turn below.
fn places(scale: Scale, rect: Rect) -> [Rect; 3] {
    let (mut shoes, gap) = (rect.shrink(scale.pad()), scale.gap(1.0));
    let mut end = shoes.cut_bottom(scale.main_target(), gap);
    let undo = end.cut_left(scale.target(), gap);
    [shoes, undo, end]
}
