//! The item under the pointer: painting code records it, and the help or a tooltip explains it.

use std::any::Any;

use bevy_egui::egui::{Context, Id, Painter, Rect};

/// Records an item at `rect` if the pointer is over its visible part and no other layer is on top there. Of several
/// items of one type, the smallest wins.
pub fn record<T: Any + Clone + Send + Sync>(painter: &Painter, rect: Rect, thing: T) {
    let ctx = painter.ctx();
    let seen = rect.intersect(painter.clip_rect());
    let Some(at) = ctx.input(|input| input.pointer.latest_pos()).filter(|at| seen.contains(*at)) else { return };
    if ctx.layer_id_at(at) != Some(painter.layer_id()) {
        return;
    }
    ctx.data_mut(|data| {
        let known = data.get_temp::<(f32, T)>(Id::NULL);
        if known.is_none_or(|(area, _)| rect.area() <= area) {
            data.insert_temp(Id::NULL, (rect.area(), thing));
        }
    });
}

/// Returns the item of this type under the pointer in this frame, preceded by its area, and clears the record.
pub fn take<T: Any + Clone + Send + Sync>(ctx: &Context) -> Option<(f32, T)> {
    ctx.data_mut(|data| {
        let known = data.get_temp::<(f32, T)>(Id::NULL);
        data.remove::<(f32, T)>(Id::NULL);
        known
    })
}
