//! What lies over the match: where it stands, and that nothing beneath it is touched.

use bevy_egui::egui::{Event, Key, Order};

use crate::{kit::prelude::*, stage::gestures::Covered};

/// Notes that presses in `rect` are not for the board. Whoever draws panels starts the list anew in each frame.
pub fn cover(covered: &mut Covered, rect: Rect) {
    let corner = |at: Pos2| bevy::math::Vec2::new(at.x, at.y);
    covered.0.push(bevy::math::Rect::from_corners(corner(rect.min), corner(rect.max)));
}

/// A sheet of paper at `rect` over everything else; what lies beside it stays alive. Nothing fades in: an idle table is not
/// drawn often enough for that.
pub fn sheet<R>(ctx: &Context, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    sheet_in(ctx, Order::Foreground, name, rect, add)
}

/// The same over the table and the panels beside it, below all other sheets.
pub fn lowest<R>(ctx: &Context, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    sheet_in(ctx, Order::Middle, name, rect, add)
}

/// The same over all other sheets, veiled ones too.
pub fn topmost<R>(ctx: &Context, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    sheet_in(ctx, Order::Tooltip, name, rect, add)
}

fn sheet_in<R>(ctx: &Context, order: Order, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let rect = whole(rect);
    // The area begins at the sheet's own corner, or it would take the touches of everything above and left of it.
    let area = style::still_area(Id::new(("sheet", name)), order, rect.min).show(ctx, |ui| {
        // What lies under all of it is not what the pointer rests on.
        ui.expand_to_include_rect(rect);
        style::panel(ui, name, rect, add)
    });
    area.inner
}

/// Whether a key was pressed that nobody has taken yet in this frame, alone or with Ctrl (on a Mac with Command); it is taken.
/// Holding it down presses it once.
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

/// Whether something takes every touch of the window.
pub fn is_veiled(ctx: &Context, covered: &Covered) -> bool {
    let screen = ctx.content_rect().shrink(1.0);
    let holds = |rect: &bevy::math::Rect| {
        rect.min.x <= screen.left()
            && rect.min.y <= screen.top()
            && rect.max.x >= screen.right()
            && rect.max.y >= screen.bottom()
    };
    covered.0.iter().any(holds)
}

/// A sheet of paper at `rect` while the rest of the window takes no touch: `dim` from 0 (clear) to 1 darkens it. Gives what
/// `add` gives, and whether the sheet is to be put away: the rest of the window was tapped, or Escape pressed.
pub fn over_veil<R>(ctx: &Context, name: &str, rect: Rect, dim: f32, add: impl FnOnce(&mut Ui) -> R) -> (R, bool) {
    let (screen, rect) = (ctx.content_rect(), whole(rect));
    // One area for all of them: a new one would be invisible in its first frame, and the veil would blink between pages.
    style::veiled(ctx, Id::new("veiled"), Id::new(("veil", name)), |ui, veil| {
        ui.expand_to_include_rect(screen);
        let beside = veil.clicked() && veil.interact_pointer_pos().is_none_or(|at| !rect.contains(at));
        ui.painter().rect_filled(screen, 0.0, colours::TABLETOP.egui().gamma_multiply(dim));
        let away = take_key(ui.ctx(), Key::Escape, false) || beside;
        (style::panel(ui, name, rect, add), away)
    })
}

/// On whole pixels, where lines are sharp.
fn whole(rect: Rect) -> Rect {
    Rect::from_min_size(rect.min.round(), rect.size().round())
}
