//! The list of keyboard shortcuts.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Rect, vec2},
};

use crate::{
    stage::gestures::PanelAreas,
    table::Progress,
    ui::parts::{DIM, draw_modal_dialog, mark_covered},
    widgets::prelude::*,
};

/// True if the list is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ShortcutsOpen(pub bool);

/// A key and its function.
pub type Shortcut = (Text, Text);

/// The keys specific to the current game, or to the last game if none is in progress.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct GameKeys(pub Vec<Shortcut>);

/// The rows of the list, including the keys of the game.
fn rows(own: &[Shortcut]) -> Vec<Shortcut> {
    let first = [
        (text!("keys-tab"), text!("keys-tab-does")),
        (text!("keys-enter"), text!("keys-enter-does")),
        (text!("keys-escape"), text!("keys-escape-does")),
    ];
    let last = [
        (text!("keys-list"), text!("keys-list-does")),
        (text!("keys-undo"), text!("keys-undo-does")),
        (text!("keys-undo-turn"), text!("keys-undo-turn-does")),
        (text!("keys-hint"), text!("keys-hint-does")),
        (text!("keys-others"), text!("keys-others-does")),
    ];
    first.into_iter().chain(own.iter().cloned()).chain(last).collect()
}

/// Draws the list while it is open.
pub fn draw(
    mut contexts: EguiContexts,
    (own, playing): (Res<GameKeys>, Option<Res<Progress>>),
    mut open: ResMut<ShortcutsOpen>,
    mut covered: ResMut<PanelAreas>,
) -> Result {
    if !open.0 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    open.0 = !show(ctx, if playing.is_some() { &own.0 } else { &[] });
    Ok(())
}

/// Draws the list over everything else; returns true if it is to be closed.
pub fn show(ctx: &Context, own: &[Shortcut]) -> bool {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.0), scale.pad());
    let screen = ctx.content_rect();
    let wide = scale.column(760.0).min(screen.width() - 2.0 * scale.gap(2.0));
    let inner = wide - 2.0 * pad;
    let key = (inner * 0.3).min(scale.column(220.0));
    let row = |(keys, does): Shortcut| {
        let (keys, does) = (ctx.tr(keys), ctx.tr(does));
        let high = |translated, wide: f32| text_height(ctx, translated, Type::Body, wide).ceil();
        let high = high(&keys, key).max(high(&does, inner - key - gap)) + gap;
        (keys, does, high)
    };
    let rows: Vec<_> = rows(own).into_iter().map(row).collect();
    let title = (scale.text(36.0) * 1.45).max(target);
    let high = title + rows.iter().map(|(_, _, high)| high).sum::<f32>() + gap + target + 2.0 * pad;
    let rect = Rect::from_center_size(screen.center(), vec2(wide, high));
    let (back, away) = draw_modal_dialog(ctx, "keys", rect, DIM, |ui: &mut Ui| {
        let mut area = ui.max_rect();
        line_in(ui, area.cut_top(title, 0.0), Align2::LEFT_CENTER, &ui.tr(text!("keys-sheet")), Type::Headline, INK);
        for (keys, does, high) in &rows {
            let mut row = area.cut_top(*high, 0.0);
            lines_in(ui, row.cut_left(key, gap), Align2::LEFT_TOP, keys, Type::Body, INK);
            lines_in(ui, row, Align2::LEFT_TOP, does, Type::Body, INK_MUTED);
        }
        area.set_top(area.top() + gap);
        let look = ButtonLook::back(ui);
        button_at(ui, area.cut_top(target, 0.0), &look).clicked()
    });
    back || away
}
