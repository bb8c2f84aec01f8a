//! The notice about a failed save.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::{
    record::save::SaveStatus,
    seats::SeatSummary,
    stage::{camera::Margins, gestures::PanelAreas},
    table::Progress,
    ui::{
        announcements::announce,
        parts::mark_covered,
        popover::{draw_notice, free_rect},
        requests::{MenuOpen, Popover},
    },
    widgets::prelude::*,
};

/// Reports a failed save once, if the current game is supposed to be saved. The player can dismiss the notice and
/// continue.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut trouble: ResMut<SaveStatus>,
    (progress, summary): (Option<Res<Progress>>, Res<SeatSummary>),
    (open, popover): (Res<MenuOpen>, Res<Popover>),
    margins: Res<Margins>,
    mut covered: ResMut<PanelAreas>,
) -> Result {
    // Only one popover at a time.
    let saved = progress.is_some() && summary.recorded;
    let unread = trouble.unread().filter(|_| saved && !open.0 && popover.0.is_none()).cloned();
    let Some(text) = unread else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    announce(ctx, &text);
    let (rect, dismissed) = draw_notice(ctx, free_rect(ctx.content_rect(), &margins), &ctx.tr(&text));
    mark_covered(&mut covered, rect);
    if dismissed {
        trouble.read();
    }
    Ok(())
}
