//! The sign under the pointer: whoever paints one notes it here, and whoever explains signs asks.

use bevy_egui::egui::{Context, Id, Painter, Rect};

use super::Sign;

fn id() -> Id {
    Id::new("sign to be explained")
}

/// Notes that a sign is seen at `rect`, where the pointer is; of several the smallest counts.
pub(super) fn note(painter: &Painter, rect: Rect, sign: Sign) {
    let ctx = painter.ctx();
    let seen = rect.intersect(painter.clip_rect());
    let Some(at) = ctx.input(|input| input.pointer.latest_pos()).filter(|at| seen.contains(*at)) else { return };
    if ctx.layer_id_at(at) != Some(painter.layer_id()) {
        return;
    }
    ctx.data_mut(|data| {
        let known = data.get_temp::<(f32, Sign)>(id());
        if known.is_none_or(|(area, _)| rect.area() <= area) {
            data.insert_temp(id(), (rect.area(), sign));
        }
    });
}

/// The sign that lay under the pointer in this frame, once.
pub fn under(ctx: &Context) -> Option<Sign> {
    ctx.data_mut(|data| {
        let known = data.get_temp::<(f32, Sign)>(id());
        data.remove::<(f32, Sign)>(id());
        known.map(|(_, sign)| sign)
    })
}
