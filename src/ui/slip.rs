//! The slip of paper with a sentence about something that does not belong to the game: a file, the disk.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, Id, Rect},
};

use super::{FaceSystems, menu::draw_notice, overlay::cover, wishes::Slip};
use crate::{
    table::Playing,
    view::{camera::Margins, gestures::Covered},
};

/// Adds the slip.
pub fn plugin(app: &mut App) {
    app.init_resource::<Slip>().add_systems(EguiPrimaryContextPass, show.in_set(FaceSystems::Overlays));
}

fn show(
    mut contexts: EguiContexts,
    mut slip: ResMut<Slip>,
    playing: Option<Res<Playing>>,
    margins: Res<Margins>,
    mut covered: ResMut<Covered>,
) -> Result {
    let Some(text) = slip.0.clone() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let free = playing.map(|_| free_rect(ctx.content_rect(), &margins));
    let (rect, dismissed) = draw(ctx, free, &text);
    cover(&mut covered, rect);
    if dismissed {
        slip.0 = None;
    }
    Ok(())
}

/// Draws the slip at the top of what a match leaves free, or where a screen without a board has room; gives where it is and
/// whether it was dismissed.
pub fn draw(ctx: &Context, free: Option<Rect>, text: &str) -> (Rect, bool) {
    draw_notice(ctx, free.or(room_left(ctx)).unwrap_or(ctx.content_rect()), text)
}

/// A screen without a board says where a slip hides nothing that is read or pressed; it holds until it says otherwise.
pub fn leave_room(ctx: &Context, room: Option<Rect>) {
    ctx.data_mut(|data| data.insert_temp(Id::new("room for slips"), room));
}

fn room_left(ctx: &Context) -> Option<Rect> {
    ctx.data(|data| data.get_temp(Id::new("room for slips"))).flatten()
}

/// What the panels of a match leave free, in egui's rectangle.
pub fn free_rect(screen: Rect, margins: &Margins) -> Rect {
    let free = margins.free(Vec2::new(screen.width(), screen.height()));
    Rect::from_min_max((free.min.x, free.min.y).into(), (free.max.x, free.max.y).into())
}
