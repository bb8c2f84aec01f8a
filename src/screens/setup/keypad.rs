//! Ten keys for the number of the cards, so that nobody needs a keyboard.

use bevy_egui::egui::{Align2, Context, Rect, Vec2, pos2, vec2};

use super::draft::{Draft, SEED_DIGITS};
use crate::{
    kit::{ButtonLook, Say, button_at, line_in, lines_in, text_height},
    texts::{Digits, Text, text},
    theme::{
        fonts::Type,
        icons,
        scale::Scale,
        style::{self, INK, INK_MUTED},
    },
};

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Key {
    /// Puts this digit behind the others.
    Digit(u8),
    /// Takes the last digit away.
    Delete,
}

/// Shows the keys while digits are keyed in; what was keyed becomes the seed with "OK".
pub fn show(ctx: &Context, draft: &mut Draft) {
    let Some(mut digits) = draft.keyed.take() else { return };
    let scale = Scale::of(ctx);
    let (key, gap, pad) = (scale.target() * 1.25, scale.gap(1.0), scale.pad());
    let head = scale.text(28.0) * 1.5;
    let number = scale.text(36.0) * 1.5;
    let wide = (3.0 * key + 2.0 * gap).max(scale.column(430.0));
    let help = ctx.say(text!("keys-help"));
    let line = text_height(ctx, &help, Type::Body, wide).max(scale.text(18.0) * 1.6);
    // On a phone that lies the keys stand beside the words.
    let compact = scale.compact() && !scale.phone_upright();
    let keys_high = 4.0 * (scale.target() + gap) - gap;
    let size = if compact {
        vec2(2.0 * wide + 3.0 * gap, keys_high) + Vec2::splat(2.0 * pad)
    } else {
        vec2(wide + 2.0 * pad, head + line + number + keys_high + 2.0 * (gap + pad) + scale.target())
    };
    let mut open = true;
    style::modal(ctx, "keypad", size, |ui| {
        let all = ui.max_rect();
        let area = if compact { all.with_max_x(all.left() + wide) } else { all };
        let mut top = area.top();
        let mut row = |height: f32| {
            let place = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), height));
            top += height;
            place
        };
        line_in(ui, row(head), Align2::CENTER_CENTER, &ui.say(text!("keys-title")), Type::Title, INK);
        lines_in(ui, row(line), Align2::CENTER_CENTER, &help, Type::Body, INK_MUTED);
        let shown = match digits.parse() {
            Ok(seed) => text!("cards-number", seed = Digits(seed)),
            Err(_) => text!("keys-no-number"),
        };
        line_in(ui, row(number), Align2::CENTER_CENTER, &ui.say(shown), Type::Headline, INK);
        let keys = (1..=9).map(Key::Digit).chain([Key::Delete, Key::Digit(0)]);
        let third = (area.width() - 2.0 * gap) / 3.0;
        let below = row(0.0).left_top() + vec2(0.0, gap);
        let start = if compact { pos2(all.right() - wide, all.top()) } else { below };
        let place = |index: usize| {
            let step = vec2((index % 3) as f32 * (third + gap), (index / 3) as f32 * (scale.target() + gap));
            let at = start + step;
            Rect::from_min_size(at, vec2(third, scale.target()))
        };
        for (index, key) in keys.enumerate() {
            let look = match key {
                Key::Digit(digit) => ButtonLook::plain(ui.say(Text::number(digit))).enabled(digits.len() < SEED_DIGITS),
                Key::Delete => {
                    ButtonLook::icon(icons::BACKSPACE, ui.say(text!("keys-delete"))).enabled(!digits.is_empty())
                }
            };
            if button_at(ui, place(index), &look).clicked() {
                match key {
                    Key::Digit(digit) => digits.push(char::from(b'0' + digit)),
                    Key::Delete => {
                        digits.pop();
                    }
                }
            }
        }
        let last = Rect::from_min_size(pos2(area.left(), area.bottom() - scale.target()), Vec2::ZERO);
        let half = (area.width() - gap) / 2.0;
        let cancel = Rect::from_min_size(last.min, vec2(half, scale.target()));
        let ok = cancel.translate(vec2(half + gap, 0.0));
        if button_at(ui, cancel, &ButtonLook::plain(ui.say(text!("keys-cancel")))).clicked() {
            open = false;
        }
        let take = ButtonLook::primary(ui.say(text!("keys-ok"))).enabled(!digits.is_empty());
        if button_at(ui, ok, &take).clicked() {
            draft.cards = digits.parse().ok();
            open = false;
        }
    });
    draft.keyed = open.then_some(digits);
}
