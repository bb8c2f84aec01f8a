//! What lies under the pointer: whoever paints a thing that can be explained notes it here, and whoever explains asks.

use std::any::Any;

use bevy_egui::egui::{Context, Id, Painter, Rect};

/// Notes that a thing is seen at `rect`, where the pointer is; of several of a kind the smallest counts.
pub fn note<T: Any + Clone + Send + Sync>(painter: &Painter, rect: Rect, thing: T) {
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

/// The thing of this kind that lay under the pointer in this frame, once, with its area.
pub fn take<T: Any + Clone + Send + Sync>(ctx: &Context) -> Option<(f32, T)> {
    ctx.data_mut(|data| {
        let known = data.get_temp::<(f32, T)>(Id::NULL);
        data.remove::<(f32, T)>(Id::NULL);
        known
    })
}
