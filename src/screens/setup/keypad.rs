//! Ten keys for the number of the cards, so that nobody needs a keyboard.

use bevy_egui::egui::{Align2, Context, Rect, Vec2, pos2, vec2};

use super::draft::{Draft, SEED_DIGITS};
use crate::{
    games::current::texts::screens as texts,
    kit::{ButtonLook, button_at, line_in},
    theme::{
        fonts::Type,
        icons,
        scale::Scale,
        style::{self, INK, INK_MUTED},
    },
};

/// Shows the keys while digits are keyed in; what was keyed becomes the seed with "OK".
pub fn show(ctx: &Context, draft: &mut Draft) {
    let Some(mut digits) = draft.keyed.take() else { return };
    let scale = Scale::of(ctx);
    let (key, gap, pad) = (scale.target() * 1.25, scale.gap(1.0), scale.pad());
    let head = scale.text(28.0) * 1.5;
    let line = scale.text(18.0) * 1.6;
    let number = scale.text(36.0) * 1.5;
    let wide = (3.0 * key + 2.0 * gap).max(scale.column(430.0));
    // On a phone the keys stand beside the words.
    let compact = scale.compact();
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
        line_in(ui, row(head), Align2::CENTER_CENTER, texts::CARDS_TITLE, Type::Title, INK);
        line_in(ui, row(line), Align2::CENTER_CENTER, texts::CARDS_HELP, Type::Body, INK_MUTED);
        let shown = digits.parse().map_or_else(|_| "–".to_owned(), texts::seed);
        line_in(ui, row(number), Align2::CENTER_CENTER, &shown, Type::Headline, INK);
        let keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", texts::DELETE, "0"];
        let third = (area.width() - 2.0 * gap) / 3.0;
        let below = row(0.0).left_top() + vec2(0.0, gap);
        let start = if compact { pos2(all.right() - wide, all.top()) } else { below };
        let place = |index: usize| {
            let step = vec2((index % 3) as f32 * (third + gap), (index / 3) as f32 * (scale.target() + gap));
            let at = start + step;
            Rect::from_min_size(at, vec2(third, scale.target()))
        };
        for (index, name) in keys.into_iter().enumerate() {
            let look = if name == texts::DELETE {
                ButtonLook::icon(icons::BACKSPACE, name).enabled(!digits.is_empty())
            } else {
                ButtonLook::plain(name).enabled(digits.len() < SEED_DIGITS)
            };
            if button_at(ui, place(index), &look).clicked() {
                if name == texts::DELETE {
                    digits.pop();
                } else {
                    digits.push_str(name);
                }
            }
        }
        let last = Rect::from_min_size(pos2(area.left(), area.bottom() - scale.target()), Vec2::ZERO);
        let half = (area.width() - gap) / 2.0;
        let cancel = Rect::from_min_size(last.min, vec2(half, scale.target()));
        let ok = cancel.translate(vec2(half + gap, 0.0));
        if button_at(ui, cancel, &ButtonLook::plain(texts::CANCEL)).clicked() {
            open = false;
        }
        if button_at(ui, ok, &ButtonLook::primary(texts::OK).enabled(!digits.is_empty())).clicked() {
            draft.seed = digits.parse().unwrap_or(draft.seed);
            open = false;
        }
    });
    draft.keyed = open.then_some(digits);
}
