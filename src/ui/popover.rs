//! The popover for a message that is not part of the game, for example about a file or the disk.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, vec2},
};

use super::{
    OverlaySystems,
    announcements::announce,
    parts::{draw_topmost_dialog, mark_covered},
    requests::Popover,
};
use crate::{
    kiosk::VisitorResources,
    stage::{camera::Margins, gestures::PanelAreas},
    table::Progress,
    widgets::prelude::*,
};

/// Adds the popover.
pub fn plugin(app: &mut App) {
    app.init_visitor_resource::<Popover>().add_systems(EguiPrimaryContextPass, show.in_set(OverlaySystems::Popover));
}

fn show(
    mut contexts: EguiContexts,
    mut popover: ResMut<Popover>,
    playing: Option<Res<Progress>>,
    margins: Res<Margins>,
    mut covered: ResMut<PanelAreas>,
) -> Result {
    let Some(text) = &popover.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let free = playing.map(|_| free_rect(ctx.content_rect(), &margins));
    announce(ctx, text);
    let (rect, dismissed) = draw(ctx, free, &ctx.tr(text));
    mark_covered(&mut covered, rect);
    if dismissed {
        popover.0 = None;
    }
    Ok(())
}

/// Draws the popover at the top of `free`, the free area of a match. Without a match, draws it in the room that the
/// screen has set aside, or else in the window. Returns its rectangle, and whether it was dismissed.
pub fn draw(ctx: &Context, free: Option<Rect>, text: &Translated) -> (Rect, bool) {
    draw_notice(ctx, free.or(room_left(ctx)).unwrap_or(ctx.content_rect()), text)
}

/// Sets the area in which popovers hide nothing important on a screen without a board. It stays set until changed.
pub fn leave_room(ctx: &Context, room: Option<Rect>) {
    ctx.data_mut(|data| data.insert_temp(Id::new("room for slips"), room));
}

fn room_left(ctx: &Context) -> Option<Rect> {
    ctx.data(|data| data.get_temp(Id::new("room for slips"))).flatten()
}

/// The area left free by the panels of a match, as an egui rectangle.
pub fn free_rect(screen: Rect, margins: &Margins) -> Rect {
    let free = margins.free(bevy::math::vec2(screen.width(), screen.height()));
    Rect::from_min_max((free.min.x, free.min.y).into(), (free.max.x, free.max.y).into())
}

/// Draws a popover with a close button at the top of `free`, or higher up if its text needs more room. It is as wide as
/// a column of text, or as `free` less its margins if that is narrower. If such a popover would be taller than the
/// window, it is as wide as the window less its margins. Returns its rectangle, and whether it was dismissed.
pub fn draw_notice(ctx: &Context, free: Rect, text: &Translated) -> (Rect, bool) {
    let scale = Scale::of(ctx);
    let (pad, gap, target) = (scale.pad(), scale.gap(1.0), scale.target());
    let screen = ctx.content_rect().shrink(gap);
    let size_of = |width: f32| {
        let needed = text_height(ctx, text, Type::Body, width - 2.0 * pad - target - gap);
        vec2(width, needed.max(target) + 2.0 * pad)
    };
    let width = scale.column(620.0).min(free.width() - 2.0 * gap);
    let size = Some(size_of(width)).filter(|size| size.y <= screen.height()).unwrap_or_else(|| size_of(screen.width()));
    let left = (free.center().x - size.x / 2.0).min(screen.right() - size.x).max(screen.left());
    let top = (free.top() + gap).min(free.bottom() - size.y).max(screen.top());
    let rect = Rect::from_min_size(pos2(left, top), size);
    let dismissed = draw_topmost_dialog(ctx, "notice", rect, |ui| {
        let mut area = ui.max_rect();
        let cross = area.cut_right(target, gap).with_max_y(area.top() + target);
        lines_in(ui, area, Align2::LEFT_CENTER, text, Type::Body, INK);
        let look = ButtonLook::icon(Mark::Cross, ui.tr(text!("dismiss")));
        button_at(ui, cross, &look).clicked()
    });
    (rect, dismissed)
}
