//! A scroll area for contents that may be taller than the available space.

use bevy_egui::egui::ScrollArea;

use crate::widgets::prelude::*;

/// Draws scrollable contents into `place`. Only the visible part is recorded for layout checks.
pub fn scrolled<R>(ui: &mut Ui, name: &str, place: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let inside = UiBuilder::new().id_salt(name).max_rect(place);
    ui.scope_builder(inside, |ui| {
        ui.set_clip_rect(place.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.y = Scale::of(ui.ctx()).gap(0.5);
        let area = ScrollArea::vertical().id_salt(("scrolled", name)).auto_shrink(false);
        area.show(ui, |ui| rects::in_scroll(ui, add)).inner
    })
    .inner
}
