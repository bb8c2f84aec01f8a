//! The zoom buttons of a match screen, for players who use neither a wheel nor a pinch gesture, for example with a
//! phone in one hand. Phones and windows that are not much wider than they are tall have a single button: it zooms in,
//! and then shows the whole board again. [`super::grid`] places the buttons.

use crate::{stage::camera::BoardCamera, widgets::prelude::*};

/// The zoom factor of one press.
const STEP: f32 = 1.3;
/// The zoom factor of a single button.
const SINGLE_STEP: f32 = 2.0;

/// A press on one of the buttons.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ZoomPress {
    /// Zooms by this factor.
    By(f32),
    /// Shows the whole board.
    WholeBoard,
}

impl ZoomPress {
    /// Sets the target of the camera.
    pub fn apply(self, camera: &mut BoardCamera) {
        match self {
            ZoomPress::By(factor) => camera.zoom(factor),
            ZoomPress::WholeBoard => camera.recentre(),
        }
    }
}

/// Draws the buttons and returns the press, if any. `home` is true if the whole board is in view.
pub fn show(ui: &mut Ui, places: &[Rect], home: bool) -> Option<ZoomPress> {
    let panel = places.iter().copied().fold(Rect::NOTHING, Rect::union);
    let whole = ButtonLook::icon(icons::CORNERS_OUT, ui.tr(text!("hud-whole-board")));
    let nearer = ButtonLook::icon(Mark::Plus, ui.tr(text!("hud-nearer")));
    if let [place] = places {
        let (look, press) = if home { (nearer, ZoomPress::By(SINGLE_STEP)) } else { (whole, ZoomPress::WholeBoard) };
        let pressed = rects::in_panel(ui, "zoom", panel, |ui| button_at(ui, *place, &look).clicked());
        return pressed.then_some(press);
    }
    let looks = [
        (ButtonLook::icon(Mark::Minus, ui.tr(text!("hud-farther"))), ZoomPress::By(1.0 / STEP)),
        (nearer, ZoomPress::By(STEP)),
        (whole.enabled(!home), ZoomPress::WholeBoard),
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
        game_screen::grid,
        ui::checks::{both_orientations, tap},
    };

    #[test]
    fn a_single_button_zooms_in_and_then_shows_the_whole_board() {
        for (window, single) in both_orientations().flat_map(|window| [(window, true), (window, false)]) {
            for (name, home) in [("Zoom in", true), ("Whole board", false)] {
                let mut pressed = Vec::new();
                tap(window, name, |ctx| {
                    let scale = Scale::of(ctx);
                    let mut room = ctx.content_rect().shrink(8.0);
                    let places =
                        if single { vec![grid::zoom_corner(scale, room)] } else { grid::zoom_foot(scale, &mut room) };
                    let least = scale.min_target() - 0.01;
                    assert!(places.iter().all(|place| place.size().min_elem() >= least), "{window:?}: {places:?}");
                    let area = Area::new(Id::new("zoom")).fixed_pos(Pos2::ZERO).constrain(false).fade_in(false);
                    let shown = area.show(ctx, |ui| {
                        ui.allocate_rect(ctx.content_rect(), Sense::hover());
                        show(ui, &places, home)
                    });
                    pressed.extend(shown.inner);
                });
                let zooms = matches!(&pressed[..], [ZoomPress::By(factor)] if *factor > 1.0);
                let whole = pressed == [ZoomPress::WholeBoard];
                assert_eq!((zooms, whole), (home, !home), "{window:?}: {pressed:?}");
            }
        }
    }
}
