//! The signboard of a prairie, which shows the prairie's name, free places, herds in order of size, and bonuses. Also
//! measures the space that signboards need.

use zoff::{PRAIRIES, Prairie, Rulebook};

use super::views::PrairieView;
use crate::{
    games::zoff::{
        game_icons, texts,
        view::rows::{FORMS, SignboardSizes},
    },
    widgets::{hatch, prelude::*, text_width_in_two},
};

/// The size of an emblem, relative to the line height.
const EMBLEM: f32 = 0.84;
/// The size of a bonus, relative to the line height.
const BONUS: f32 = 0.92;
/// The maximum number of herds on a prairie.
const HERDS: u8 = 5;

/// The padding around the text, in logical pixels.
fn pad(scale: Scale) -> Vec2 {
    vec2(scale.px(6.0).max(3.0) + scale.px(3.0), 3.0)
}

/// The gap between two herds, in logical pixels.
fn herd_gap(scale: Scale) -> f32 {
    scale.px(6.0).max(3.0)
}

/// The width of a text on one line, rounded up to whole logical pixels, with one pixel to spare.
fn line_width(ctx: &Context, text: &Text, step: Type) -> f32 {
    text_width(ctx, &ctx.tr(text), step).ceil() + 1.0
}

/// The sizes that all signboards need, in logical pixels, for each form: two lines, with the name next to the number of
/// free places; three lines, with the name on a line of its own; and four lines, with the name on two of them. A short
/// phone has three lines with a short name instead, because a fourth line would take space from the prairies' ground.
pub fn sizes(ctx: &Context, book: &Rulebook) -> SignboardSizes {
    let scale = Scale::of(ctx);
    let line = line_height(ctx, Type::Body).max(line_height(ctx, Type::Strong));
    let room = 2.0 * pad(scale);
    let between = herd_gap(scale);
    let window = scale.window();
    let is_short = scale.is_phone_upright() && window.y < 2.0 * window.x;
    let lines = [2, 3, if is_short { 3 } else { 4 }];
    let mut signs = SignboardSizes {
        lines,
        heights: lines.map(|lines| f32::from(lines) * line + room.y),
        widths: [[0.0; PRAIRIES]; FORMS],
    };
    for prairie in Prairie::ALL {
        let spec = book.prairie_spec(prairie);
        let name = ctx.tr(texts::prairie(prairie));
        let whole = text_width(ctx, &name, Type::Strong).ceil() + 1.0;
        let places = spec.places;
        let free = line_width(ctx, &text!("zoff-hud-free-short", free = places, places = places), Type::Body);
        let bonuses = f32::from(spec.bonuses.iter().rposition(|cows| *cows > 0).map_or(0, |last| last as u8 + 1))
            * line
            * BONUS
            * 1.06;
        let herds = widest_herds(ctx, line, places);
        let foot = free + between + bonuses;
        let need = [
            (whole + between + free).max(herds + between + bonuses),
            whole,
            if is_short {
                line_width(ctx, &texts::short_prairie(prairie), Type::Strong)
            } else {
                text_width_in_two(ctx, &name, Type::Strong).ceil() + 1.0
            },
        ];
        for (form, need) in need.into_iter().enumerate() {
            let need = if form == 0 { need } else { need.max(herds).max(foot) };
            signs.widths[form][prairie.index()] = need + room.x + 2.0;
        }
    }
    signs
}

/// The maximum width of a prairie's herds, in logical pixels. Before the last bonuses, no two herds have the same size.
fn widest_herds(ctx: &Context, line: f32, places: u8) -> f32 {
    let scale = Scale::of(ctx);
    let digits = [8, 88].map(|cows: u8| line_width(ctx, &Text::number(cows), Type::Strong));
    let herd_width = |digits: f32| line * EMBLEM + 1.0 + digits + herd_gap(scale);
    let mut widest: f32 = 0.0;
    for large in 0..=HERDS {
        for small in 0..=HERDS - large {
            // The smallest possible herds: `small` herds with one digit and `large` herds with two.
            let cows = small * (small + 1) / 2 + (0..large).map(|step| 10 + step).sum::<u8>();
            if cows <= places {
                widest =
                    widest.max(f32::from(small) * herd_width(digits[0]) + f32::from(large) * herd_width(digits[1]));
            }
        }
    }
    widest
}

/// The board within the area of a signboard.
fn board(scale: Scale, rect: Rect) -> Rect {
    rect.shrink2(vec2(scale.px(3.0), 0.0))
}

/// The part of a board for text.
fn inner(scale: Scale, board: Rect) -> Rect {
    board.shrink2(vec2(pad(scale).x - scale.px(3.0), pad(scale).y))
}

/// Draws the signboard with this number of lines.
pub(super) fn show(ui: &mut Ui, rect: Rect, lines: u8, prairie_view: &PrairieView, wording: FreeWording) {
    let scale = Scale::of(ui.ctx());
    let board = board(scale, rect);
    let ring = prairie_view.is_drafted().then_some(GOLD);
    game_icons::wooden_board(ui.painter(), scale, board, ring);
    if !prairie_view.open {
        hatch(ui, board.shrink(scale.hairline() * 2.0), colours::PAPER_DARK.mix(colours::INK_MUTED, 0.3).egui());
    }
    let name = ui.tr(texts::prairie(prairie_view.prairie));
    rects::in_panel(ui, prairie_view.prairie.word(), board, |ui| {
        let inner = inner(scale, board);
        let row = |at: u8| {
            let height = inner.height() / f32::from(lines);
            Rect::from_min_size(inner.min + vec2(0.0, f32::from(at) * height), vec2(inner.width(), height))
        };
        let between = herd_gap(scale);
        if lines <= 2 {
            let free = free_text(ui, prairie_view, wording);
            let cut = inner.right() - text_width(ui.ctx(), &free, Type::Body).ceil() - 1.0;
            line_in(ui, row(0).with_min_x(cut), Align2::RIGHT_CENTER, &free, Type::Body, INK);
            line_in(ui, row(0).with_max_x(cut - between), Align2::LEFT_CENTER, &name, Type::Strong, INK);
            herds_and_rest(ui, &[row(1)], row(1), None, prairie_view);
            return;
        }
        if lines > 3 {
            lines_in(ui, row(0).union(row(1)), Align2::LEFT_CENTER, &name, Type::Strong, INK);
        } else if text_width(ui.ctx(), &name, Type::Strong) <= inner.width() {
            line_in(ui, row(0), Align2::LEFT_CENTER, &name, Type::Strong, INK);
        } else {
            let short = ui.tr(texts::short_prairie(prairie_view.prairie));
            line_in(ui, row(0), Align2::LEFT_CENTER, &short, Type::Strong, INK);
        }
        herds_and_rest(ui, &[row(lines - 2), row(lines - 1)], row(lines - 1), Some(wording), prairie_view);
    });
}

/// Draws the herds in the first row, and the bonuses at the end of the last row. If there is a `wording`, the free
/// places are before the bonuses. After the last bonuses, herds may have equal sizes and therefore need all rows; then
/// only the herds are drawn.
fn herds_and_rest(ui: &Ui, rows: &[Rect], last: Rect, wording: Option<FreeWording>, prairie_view: &PrairieView) {
    let scale = Scale::of(ui.ctx());
    let between = herd_gap(scale);
    let line = line_height(ui.ctx(), Type::Body);
    let emblem = line.min(last.height()) * EMBLEM;
    let numbers: Vec<Translated> = prairie_view.herds.iter().map(|(_, cows)| ui.tr(Text::number(*cows))).collect();
    let each: Vec<f32> =
        numbers.iter().map(|said| emblem + 1.0 + text_width(ui.ctx(), said, Type::Strong).ceil() + 1.0).collect();
    let all: f32 = each.iter().sum::<f32>() + between * each.len().saturating_sub(1) as f32;
    let bonus = line.min(last.height()) * BONUS;
    let bonuses = prairie_view.bonuses.len() as f32 * bonus * 1.06;
    let first = if wording.is_some() { last.width() } else { last.width() - bonuses - between };
    let past = prairie_view.bonuses.iter().all(|(.., past)| *past);
    let crowded = all > first + 1.0 && past;
    if !crowded {
        let mut right = last.right();
        for (cows, due, past) in prairie_view.bonuses.iter().rev() {
            let place = Rect::from_min_size(pos2(right - bonus, last.center().y - bonus / 2.0), Vec2::splat(bonus));
            game_icons::bonus(ui, place, *cows, *due, *past);
            right -= bonus * 1.06;
        }
        if let Some(wording) = wording {
            let rest = last.with_max_x(right - between);
            let free = free_text(ui, prairie_view, wording);
            line_in(ui, rest, Align2::LEFT_CENTER, &free, Type::Body, INK);
        }
    }
    let mut rows = rows.iter().copied();
    let Some(mut row) = rows.next() else { return };
    let mut left = row.left();
    for (((colour, _), number), width) in prairie_view.herds.iter().zip(&numbers).zip(each) {
        if left + width > row.right() + 1.0
            && crowded
            && let Some(next) = rows.next()
        {
            row = next;
            left = row.left();
        }
        let medal = Rect::from_min_size(pos2(left, row.center().y - emblem / 2.0), Vec2::splat(emblem));
        game_icons::medal(ui.painter(), medal, *colour);
        let place = Rect::from_min_max(pos2(medal.right() + 1.0, row.top()), pos2(left + width, row.bottom()));
        line_in(ui, place, Align2::LEFT_CENTER, number, Type::Strong, INK);
        left += width + between;
    }
}

/// The wordings of the number of free places, longest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FreeWording {
    /// "5 of 16 free", or "full (16)".
    Long,
    /// "5 free".
    Few,
    /// "5/16".
    Short,
}

/// Returns the longest wording that fits on this signboard.
pub(super) fn free_wording(ui: &Ui, rect: Rect, lines: u8, prairie_view: &PrairieView) -> FreeWording {
    let scale = Scale::of(ui.ctx());
    let inner = inner(scale, board(scale, rect));
    let taken = if lines <= 2 {
        text_width(ui.ctx(), &ui.tr(texts::prairie(prairie_view.prairie)), Type::Strong).ceil() + 2.0
    } else {
        let line = line_height(ui.ctx(), Type::Body).min(inner.height() / f32::from(lines));
        prairie_view.bonuses.len() as f32 * line * BONUS * 1.06
    };
    let room = inner.width() - taken - herd_gap(scale);
    let fits =
        |wording: &FreeWording| text_width(ui.ctx(), &free_text(ui, prairie_view, *wording), Type::Body).ceil() <= room;
    [FreeWording::Long, FreeWording::Few].into_iter().find(fits).unwrap_or(FreeWording::Short)
}

fn free_text(ui: &Ui, prairie_view: &PrairieView, wording: FreeWording) -> Translated {
    let (free, places) = (prairie_view.free, prairie_view.places);
    ui.tr(match (wording, free) {
        (FreeWording::Long, 0) => text!("zoff-hud-full", places = places),
        (FreeWording::Long, _) => text!("zoff-hud-free", free = free, places = places),
        (FreeWording::Few, _) => text!("zoff-hud-free-few", free = free),
        (FreeWording::Short, _) => text!("zoff-hud-free-short", free = free, places = places),
    })
}
