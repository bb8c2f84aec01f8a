//! What lies over the match: where it stands, and that nothing beneath it is touched.

use bevy_egui::egui::{self, Context, Id, Order, Rect, Sense, Ui};

use crate::{
    stage::gestures::Covered,
    theme::{colours, style},
};

/// Notes that presses in `rect` are not for the board. Whoever draws panels starts the list anew in each frame.
pub fn cover(covered: &mut Covered, rect: Rect) {
    let corner = |at: egui::Pos2| bevy::math::Vec2::new(at.x, at.y);
    covered.0.push(bevy::math::Rect::from_corners(corner(rect.min), corner(rect.max)));
}

/// A sheet of paper at `rect` over everything else; what lies beside it stays alive. Nothing fades in: an idle table is not
/// drawn often enough for that.
pub fn sheet<R>(ctx: &Context, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    sheet_in(ctx, Order::Foreground, name, rect, add)
}

/// The same over all other sheets, veiled ones too.
pub fn topmost<R>(ctx: &Context, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    sheet_in(ctx, Order::Tooltip, name, rect, add)
}

fn sheet_in<R>(ctx: &Context, order: Order, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let rect = whole(rect);
    // The area begins at the sheet's own corner, or it would take the touches of everything above and left of it.
    egui::Area::new(Id::new(("sheet", name)))
        .order(order)
        .fixed_pos(rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| style::panel(ui, name, rect, add))
        .inner
}

/// A sheet of paper at `rect` while the rest of the window takes no touch: `dim` from 0 (clear) to 1 darkens it. Gives what
/// `add` gives, and whether the rest of the window was tapped.
pub fn over_veil<R>(ctx: &Context, name: &str, rect: Rect, dim: f32, add: impl FnOnce(&mut Ui) -> R) -> (R, bool) {
    let (screen, rect) = (ctx.content_rect(), whole(rect));
    // One area for all of them: a new one would be invisible in its first frame, and the veil would blink between pages.
    egui::Area::new(Id::new("veiled"))
        .order(Order::Foreground)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let beside = ui.interact(screen, Id::new(("veil", name)), Sense::click_and_drag()).clicked();
            ui.painter().rect_filled(screen, 0.0, colours::TABLETOP.egui().gamma_multiply(dim));
            (style::panel(ui, name, rect, add), beside)
        })
        .inner
}

/// On whole pixels, where lines are sharp.
fn whole(rect: Rect) -> Rect {
    Rect::from_min_size(rect.min.round(), rect.size().round())
}
