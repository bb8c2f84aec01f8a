//! Zoom buttons for players who use neither a wheel nor a pinch gesture. Phones and windows that are not much wider
//! than they are tall have only the button that shows the whole board, and only while it is needed.

use super::press::{HudPress, Press};
use crate::widgets::prelude::*;

/// The zoom factor of one press.
const STEP: f32 = 1.3;

/// Draws the buttons and returns the press, if any. `home` is true if the whole board is in view.
pub fn show(ui: &mut Ui, places: &[Rect], home: bool) -> Option<Press> {
    let panel = places.iter().copied().fold(Rect::NOTHING, Rect::union);
    let whole = ButtonLook::icon(icons::CORNERS_OUT, ui.tr(text!("hud-whole-board")));
    if let [place] = places {
        let shown = !home && rects::in_panel(ui, "zoom", panel, |ui| button_at(ui, *place, &whole).clicked());
        return shown.then_some(Press::GameSpecific(HudPress::Recentre));
    }
    let looks = [
        (ButtonLook::icon(Mark::Minus, ui.tr(text!("hud-farther"))), Press::GameSpecific(HudPress::Zoom(1.0 / STEP))),
        (ButtonLook::icon(Mark::Plus, ui.tr(text!("hud-nearer"))), Press::GameSpecific(HudPress::Zoom(STEP))),
        (whole.enabled(!home), Press::GameSpecific(HudPress::Recentre)),
    ];
    rects::in_panel(ui, "zoom", panel, |ui| {
        let mut pressed = None;
        for (place, (look, press)) in places.iter().zip(looks) {
            pressed = button_at(ui, *place, &look).clicked().then_some(press).or(pressed);
        }
        pressed
    })
}
