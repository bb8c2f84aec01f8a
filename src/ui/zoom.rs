//! Nearer, farther, the whole board: for hands that neither wheel nor pinch.

use bevy_egui::egui::{Rect, Ui};

use super::{match_face::Press, texts};
use crate::theme::{
    rects,
    signs::Mark,
    widgets::{ButtonLook, button_at},
};

/// How much one press zooms.
const STEP: f32 = 1.3;

/// Draws the three buttons; says which was pressed. `home`: the whole board is shown already.
pub fn show(ui: &mut Ui, places: [Rect; 3], home: bool) -> Option<Press> {
    let panel = places[0].union(places[2]);
    let looks = [
        (ButtonLook::icon(Mark::Minus, texts::FARTHER), Press::Zoom(1.0 / STEP)),
        (ButtonLook::icon(Mark::Plus, texts::NEARER), Press::Zoom(STEP)),
        (ButtonLook::icon(egui_phosphor::fill::CORNERS_OUT, texts::WHOLE_BOARD).enabled(!home), Press::Recentre),
    ];
    rects::in_panel(ui, "zoom", panel, |ui| {
        let mut pressed = None;
        for (place, (look, press)) in places.into_iter().zip(looks) {
            if button_at(ui, place, &look).clicked() {
                pressed = Some(press);
            }
        }
        pressed
    })
}
