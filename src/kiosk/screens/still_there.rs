//! The dialog that asks whether the visitor is still there, with a countdown.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::vec2};

use super::{
    KioskSystems,
    pin::modal_dialog,
    visit::{StillThere, StillThereQuestion},
};
use crate::{
    stage::gestures::PanelAreas,
    texts::Text,
    ui::{
        announcements::announce,
        parts::{
            big_button::{big_button, big_button_height},
            overlay::mark_covered,
        },
    },
    widgets::prelude::*,
};

/// Adds the dialog.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(KioskSystems::Still));
}

fn show(
    mut contexts: EguiContexts,
    asked: Res<StillThereQuestion>,
    mut covered: ResMut<PanelAreas>,
    mut here: MessageWriter<StillThere>,
) -> Result {
    let Some(left) = asked.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    if draw(ctx, left) {
        here.write(StillThere);
    }
    Ok(())
}

/// Draws the dialog over everything else; returns true if its button was pressed. Any other touch counts as an answer
/// too.
fn draw(ctx: &Context, left: u32) -> bool {
    let (scale, screen) = (Scale::of(ctx), ctx.content_rect());
    let (gap, pad) = (scale.gap(2.0), scale.pad());
    let width = scale.column(720.0).min(screen.width() - 2.0 * scale.gap(2.0));
    let inner = width - 2.0 * pad;
    let about = ctx.tr(text!("kiosk-still-about"));
    let (title, number) = (scale.text(48.0) * 1.4, scale.text(48.0) * 1.5);
    let words = text_height(ctx, &about, Type::Lead, inner);
    let button = big_button_height(scale, true);
    let size = vec2(width, title + number + words + button + 2.0 * gap + 2.0 * pad);
    modal_dialog(ctx, "still", size, |ui| {
        let mut area = ui.max_rect();
        announce(ui.ctx(), &text!("kiosk-still"));
        let still = ui.tr(text!("kiosk-still"));
        line_in(ui, area.cut_top(title, 0.0), Align2::CENTER_CENTER, &still, Type::Poster, INK);
        let left = ui.tr(Text::number(left));
        line_in(ui, area.cut_top(number, gap), Align2::CENTER_CENTER, &left, Type::Poster, INK);
        lines_in(ui, area.cut_top(words, gap), Align2::CENTER_CENTER, &about, Type::Lead, INK_MUTED);
        let (here, on) = (ui.tr(text!("kiosk-still-here")), ui.tr(text!("kiosk-still-here-about")));
        big_button(ui, area.cut_top(button, 0.0), &here, &on, true)
    })
}
