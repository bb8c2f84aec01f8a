//! Overlays: dialogs over a screen and its panels. They block the touches below them.

use bevy_egui::egui::{Event, Key, Order};

use crate::{stage::gestures::PanelAreas, widgets::prelude::*};

/// Marks `rect` as covered for this frame, so that presses there do not reach the board.
pub fn mark_covered(covered: &mut PanelAreas, rect: Rect) {
    let corner = |at: Pos2| bevy::math::Vec2::new(at.x, at.y);
    covered.0.push(bevy::math::Rect::from_corners(corner(rect.min), corner(rect.max)));
}

/// Draws a dialog at `rect` over the screen and its panels; the area around it stays interactive. It does not fade in,
/// since an idle table is not redrawn often enough.
pub fn draw_dialog<R>(ctx: &Context, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    draw_dialog_in(ctx, Order::Foreground, name, rect, add)
}

/// Draws a dialog over the table and its panels, but below all other dialogs.
pub fn draw_lowest_dialog<R>(ctx: &Context, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    draw_dialog_in(ctx, Order::Middle, name, rect, add)
}

/// Draws a dialog above all other dialogs, including modal dialogs.
pub fn draw_topmost_dialog<R>(ctx: &Context, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    draw_dialog_in(ctx, Order::Tooltip, name, rect, add)
}

fn draw_dialog_in<R>(ctx: &Context, order: Order, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let rect = whole(rect);
    // The area starts at the dialog's corner. Otherwise it would take the touches above the dialog and to its left.
    let area = style::fixed_area(Id::new(("sheet", name)), order, rect.min).show(ctx, |ui| {
        // Keeps the pointer from hovering over anything below the dialog.
        ui.expand_to_include_rect(rect);
        style::panel(ui, name, rect, add)
    });
    area.inner
}

/// Returns true if this key was pressed in this frame and nothing has handled it yet, and marks it as handled. Ctrl
/// (Command on a Mac) must be held if `with_ctrl` is true, and must not be held otherwise. A held key counts once.
pub fn take_key(ctx: &Context, wanted: Key, with_ctrl: bool) -> bool {
    ctx.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, repeat: false, modifiers, .. } => {
                *key != wanted || modifiers.command != with_ctrl
            }
            _ => true,
        });
        input.events.len() < before
    })
}

/// Returns true if something blocks all touches of the window.
pub fn is_window_blocked(ctx: &Context, covered: &PanelAreas) -> bool {
    let screen = ctx.content_rect().shrink(1.0);
    let fills_window = |rect: &bevy::math::Rect| {
        rect.min.x <= screen.left()
            && rect.min.y <= screen.top()
            && rect.max.x >= screen.right()
            && rect.max.y >= screen.bottom()
    };
    covered.0.iter().any(fills_window)
}

/// Draws a modal dialog at `rect`; `dim` from 0 (clear) to 1 darkens the rest of the window. Returns the result of
/// `add`, and true if the dialog is to be closed because the player tapped outside or pressed Escape.
pub fn draw_modal_dialog<R>(
    ctx: &Context,
    name: &str,
    rect: Rect,
    dim: f32,
    add: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    let (screen, rect) = (ctx.content_rect(), whole(rect));
    // All dialogs drawn here share one area: a new area would be invisible in its first frame, and the veil would
    // flicker between pages.
    style::with_overlay(ctx, Id::new("veiled"), Id::new(("veil", name)), |ui, veil| {
        ui.expand_to_include_rect(screen);
        let beside = veil.clicked() && veil.interact_pointer_pos().is_none_or(|at| !rect.contains(at));
        ui.painter().rect_filled(screen, 0.0, colours::TABLETOP.egui().gamma_multiply(dim));
        let away = take_key(ui.ctx(), Key::Escape, false) || beside;
        (style::panel(ui, name, rect, add), away)
    })
}

/// Rounds to whole pixels, for sharp lines.
fn whole(rect: Rect) -> Rect {
    Rect::from_min_size(rect.min.round(), rect.size().round())
}
