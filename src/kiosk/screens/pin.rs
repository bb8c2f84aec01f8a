//! The keypad for the staff PIN. Dots are shown in place of the digits.

use bevy_egui::egui::Order;

use crate::{
    menu::keypad::digit_keys,
    ui::announcements::announce,
    widgets::{layout::in_window, prelude::*},
};

const MAX_DIGITS: usize = 8;

/// The result of a tap on the keypad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeypadResult {
    /// Neither confirmed nor cancelled yet.
    Pending,
    /// The input was cancelled.
    Cancelled,
    /// The input was confirmed.
    Confirmed,
}

/// Draws an overlay that covers everything else and blocks touches to what is below.
pub fn over_window<R>(ctx: &Context, name: &str, add: impl FnOnce(&mut Ui, Rect) -> R) -> R {
    in_window(ctx, Id::new(("kiosk", name)), Order::Tooltip, |ui, screen| {
        ui.expand_to_include_rect(screen);
        ui.interact(screen, Id::new(("kiosk veil", name)), Sense::click_and_drag());
        add(ui, screen)
    })
}

/// Draws a dialog of this size in the middle of the window, over everything else, and dims the rest.
pub fn modal_dialog<R>(ctx: &Context, name: &str, size: Vec2, add: impl FnOnce(&mut Ui) -> R) -> R {
    over_window(ctx, name, |ui, screen| {
        ui.painter().rect_filled(screen, 0.0, colours::TABLETOP.egui().gamma_multiply(0.75));
        style::panel(ui, name, Rect::from_center_size(screen.center(), size), add)
    })
}

/// Draws the keypad. After a wrong PIN, the keypad is disabled for `whole` seconds; `wait` seconds are left. The
/// countdown is shown, but screen readers announce it only once.
pub fn draw(ctx: &Context, digits: &mut String, wait: u32, whole: u32) -> KeypadResult {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.0), scale.pad());
    let head = scale.text(28.0) * 1.5;
    let width = (3.0 * target * 1.25 + 2.0 * gap).max(scale.column(380.0));
    let width = width.min(ctx.content_rect().width() - 2.0 * (gap + pad));
    let height = 2.0 * head + 5.0 * (target + gap);
    modal_dialog(ctx, "pin", vec2(width, height) + Vec2::splat(2.0 * pad), |ui| {
        let mut area = ui.max_rect();
        line_in(ui, area.cut_top(head, 0.0), Align2::CENTER_CENTER, &ui.tr(text!("kiosk-pin")), Type::Title, INK);
        let shown = area.cut_top(head, 0.0);
        if wait > 0 {
            announce(ui.ctx(), &text!("kiosk-pin-wrong", seconds = whole));
            let wrong = ui.tr(text!("kiosk-pin-wrong", seconds = wait));
            line_in(ui, shown, Align2::CENTER_CENTER, &wrong, Type::Lead, INK);
        }
        let dot = scale.px(10.0).max(6.0);
        for place in 0..digits.len() {
            let x = shown.center().x + (place as f32 - (digits.len() - 1) as f32 / 2.0) * 3.0 * dot;
            ui.painter().circle(pos2(x, shown.center().y), dot, INK, Stroke::NONE);
        }
        let keys = CellGrid::across(area, 3, gap).at_most(vec2(f32::INFINITY, target));
        digit_keys(ui, &keys, digits, if wait == 0 { MAX_DIGITS } else { 0 });
        let last = CellGrid::across(area.cut_bottom(target, 0.0), 2, gap);
        let cancel = ButtonLook::plain(ui.tr(text!("keys-cancel")));
        if button_at(ui, last.nth(0), &cancel).clicked() {
            return KeypadResult::Cancelled;
        }
        let ok = ButtonLook::primary(ui.tr(text!("keys-ok"))).enabled(wait == 0 && digits.len() >= 4);
        if button_at(ui, last.nth(1), &ok).clicked() {
            return KeypadResult::Confirmed;
        }
        KeypadResult::Pending
    })
}
