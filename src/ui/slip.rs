//! The slip of paper with a sentence about something that does not belong to the game: a file, the disk.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Rect};

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
    let screen = ctx.content_rect();
    let free = if playing.is_some() { free_rect(screen, &margins) } else { screen };
    let (rect, dismissed) = draw_notice(ctx, free, &text);
    cover(&mut covered, rect);
    if dismissed {
        slip.0 = None;
    }
    Ok(())
}

/// What the panels of a match leave free, in egui's rectangle.
pub fn free_rect(screen: Rect, margins: &Margins) -> Rect {
    let free = margins.free(bevy::math::Vec2::new(screen.width(), screen.height()));
    Rect::from_min_max((free.min.x, free.min.y).into(), (free.max.x, free.max.y).into())
}
