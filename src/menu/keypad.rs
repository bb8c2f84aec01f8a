//! The keypad for entering the seed of the cards without a keyboard.

use super::draft::{Draft, SEED_DIGITS};
use crate::{texts::Digits, widgets::prelude::*};

/// Shows the keypad while it is open. "OK" sets the seed.
pub fn show(ctx: &Context, draft: &mut Draft) {
    let Some(mut digits) = draft.keypad_digits.take() else { return };
    let scale = Scale::of(ctx);
    let (key, gap, pad) = (scale.target() * 1.25, scale.gap(1.0), scale.pad());
    let head = scale.text(28.0) * 1.5;
    let number = scale.text(36.0) * 1.5;
    let width = (3.0 * key + 2.0 * gap).max(scale.column(430.0));
    let help = ctx.tr(text!("keys-help"));
    let line = text_height(ctx, &help, Type::Body, width).max(scale.text(18.0) * 1.6);
    // On a phone in landscape, the keys are next to the text.
    let sideways = scale.is_compact() && !scale.is_phone_upright();
    let keys_high = 4.0 * (scale.target() + gap) - gap;
    let size = if sideways {
        vec2(2.0 * width + 3.0 * gap, keys_high) + Vec2::splat(2.0 * pad)
    } else {
        vec2(width + 2.0 * pad, head + line + number + keys_high + 2.0 * (gap + pad) + scale.target())
    };
    let mut open = true;
    style::modal(ctx, "keypad", size, |ui| {
        let all = ui.max_rect();
        let mut area = if sideways { all.with_max_x(all.left() + width) } else { all };
        let mut foot = area.with_min_y(area.bottom() - scale.target());
        let title = ui.tr(text!("keys-title"));
        line_in(ui, area.cut_top(head, 0.0), Align2::CENTER_CENTER, &title, Type::Title, INK);
        lines_in(ui, area.cut_top(line, 0.0), Align2::CENTER_CENTER, &help, Type::Body, INK_MUTED);
        let shown = match digits.parse() {
            Ok(seed) => text!("cards-number", seed = Digits(seed)),
            Err(_) => text!("keys-no-number"),
        };
        line_in(ui, area.cut_top(number, gap), Align2::CENTER_CENTER, &ui.tr(shown), Type::Headline, INK);
        let keys = CellGrid::across(if sideways { all.with_min_x(all.right() - width) } else { area }, 3, gap);
        digit_keys(ui, &keys.at_most(vec2(f32::INFINITY, scale.target())), &mut digits, SEED_DIGITS);
        let cancel = foot.cut_left((foot.width() - gap) / 2.0, gap);
        if button_at(ui, cancel, &ButtonLook::plain(ui.tr(text!("keys-cancel")))).clicked() {
            open = false;
        }
        let take = ButtonLook::primary(ui.tr(text!("keys-ok"))).enabled(!digits.is_empty());
        if button_at(ui, foot, &take).clicked() {
            draft.cards = digits.parse().ok();
            open = false;
        }
    });
    draft.keypad_digits = open.then_some(digits);
}

/// Shows the keys for the ten digits, and a key that deletes the last digit. Accepts at most `most` digits.
pub fn digit_keys(ui: &Ui, places: &CellGrid, digits: &mut String, most: usize) {
    for (number, key) in (1..=9).map(Some).chain([None, Some(0)]).enumerate() {
        let look = match key {
            Some(digit) => ButtonLook::plain(ui.tr(Text::number(digit))).enabled(digits.len() < most),
            None => ButtonLook::icon(icons::BACKSPACE, ui.tr(text!("keys-delete"))).enabled(!digits.is_empty()),
        };
        if button_at(ui, places.nth(number), &look).clicked() {
            match key {
                Some(digit) => digits.push(char::from(b'0' + digit)),
                None => drop(digits.pop()),
            }
        }
    }
}
