//! Zoom buttons for players who use neither a wheel nor a pinch gesture, such as those who hold a phone in one hand.
//! Phones and windows that are not much wider than they are tall have a single button: it zooms in, and then shows the
//! whole board again.

use super::press::{HudPress, Press};
use crate::widgets::prelude::*;

/// The zoom factor of one press.
const STEP: f32 = 1.3;
/// The zoom factor where there is only one button.
const SINGLE_STEP: f32 = 2.0;

/// Draws the buttons and returns the press, if any. `home` is true if the whole board is in view.
pub fn show(ui: &mut Ui, places: &[Rect], home: bool) -> Option<Press> {
    let panel = places.iter().copied().fold(Rect::NOTHING, Rect::union);
    let whole = ButtonLook::icon(icons::CORNERS_OUT, ui.tr(text!("hud-whole-board")));
    let nearer = ButtonLook::icon(Mark::Plus, ui.tr(text!("hud-nearer")));
    if let [place] = places {
        let (look, press) = if home { (nearer, HudPress::Zoom(SINGLE_STEP)) } else { (whole, HudPress::Recentre) };
        let pressed = rects::in_panel(ui, "zoom", panel, |ui| button_at(ui, *place, &look).clicked());
        return pressed.then_some(Press::GameSpecific(press));
    }
    let looks = [
        (ButtonLook::icon(Mark::Minus, ui.tr(text!("hud-farther"))), Press::GameSpecific(HudPress::Zoom(1.0 / STEP))),
        (nearer, Press::GameSpecific(HudPress::Zoom(STEP))),
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

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Area;

    use super::*;
    use crate::{
        games::hacienda::ui::hud::arrange,
        ui::checks::{everywhere, tap},
    };

    #[test]
    fn every_window_has_buttons_that_zoom_in_and_show_the_whole_board() {
        let mut single = 0;
        for window in everywhere() {
            for (name, home) in [("Zoom in", true), ("Whole board", false)] {
                let mut pressed = Vec::new();
                tap(window, name, |ctx| {
                    let places = arrange::layout(Scale::of(ctx), 3, None).zoom;
                    let least = Scale::of(ctx).min_target() - 0.01;
                    assert!(places.iter().all(|place| place.size().min_elem() >= least), "{window:?}: {places:?}");
                    single += usize::from(places.len() == 1);
                    let area = Area::new(Id::new("zoom")).fixed_pos(Pos2::ZERO).constrain(false).fade_in(false);
                    let shown = area.show(ctx, |ui| {
                        ui.allocate_rect(ctx.content_rect(), Sense::hover());
                        show(ui, &places, home)
                    });
                    pressed.extend(shown.inner);
                });
                let [Press::GameSpecific(press)] = &pressed[..] else { panic!("{window:?}: {pressed:?}") };
                let zooms = matches!(press, HudPress::Zoom(factor) if *factor > 1.0);
                assert_eq!((zooms, *press == HudPress::Recentre), (home, !home), "{window:?}");
            }
        }
        assert!(single > 0, "some windows must have a single button");
    }
}
