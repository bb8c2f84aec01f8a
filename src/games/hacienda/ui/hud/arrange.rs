//! The layout of the panels: the hand at the bottom, the shop on the right, the seats on the left, the prompt at the
//! top and the board in the middle. Phones and windows that are not much wider than tall have their own layouts.

use super::{
    layout::{HudLayout, gaps_width},
    phone, stacked,
};
use crate::{
    game_screen::grid,
    games::hacienda::ui::parts::{counters::horseshoe_side, seat::seat_tag_height},
    stage::camera::Margins,
    theme::scale::MIN_TARGET,
    widgets::prelude::*,
};
use hacienda_rules::CARD_KINDS;

/// Returns the layout for a number of seats. `log` is the height in px that an open log needs for its lines. If it is
/// `None`, the log is closed and consists only of its tab. Only the layout with panels around the board uses `log`.
pub fn layout(scale: Scale, seats: usize, log: Option<f32>) -> HudLayout {
    let layout = match scale.panel_layout() {
        PanelLayout::Sideways => phone::layout(scale, seats),
        PanelLayout::Stacked => stacked::layout(scale, seats),
        PanelLayout::Around => around_board(scale, seats, log),
    };
    if scale.is_left_handed() { layout.mirrored() } else { layout }
}

/// The width of the clock beside the prompt, in px at 1080p.
const CLOCK: f32 = 220.0;

/// Returns the layout with panels around the board, for right-handed players. The shop is below the first row, whose
/// buttons have the same places in every game.
fn around_board(scale: Scale, seats: usize, log: Option<f32>) -> HudLayout {
    let (gap, space, pad, target) = (grid::margin(scale), scale.gap(1.0), scale.pad(), scale.target());
    let window = Rect::from_min_size(Pos2::ZERO, scale.window());
    let room = window.shrink(gap);
    let shop_width = 2.0 * scale.shop_card().x + space + 2.0 * pad;
    let column = grid::column(scale);

    let actions_width = target + space + scale.column(140.0) + 2.0 * pad;
    let hand_width = |card: f32| card * CARD_KINDS as f32 + gaps_width(scale) + 2.0 * pad;
    let beside_shop = room.width() - shop_width - gap;
    let beside_column = beside_shop - column - gap;
    // If the hand does not fit next to the column even with narrower cards, it extends below the column.
    let under_column = hand_width(scale.card().x * 0.9) > beside_column - actions_width - gap;
    let hand_room = if under_column { beside_shop } else { beside_column } - actions_width - gap;
    let fit = (hand_room - hand_width(0.0)) / CARD_KINDS as f32;
    let card_width = scale.card().x.min(fit.floor()).max(MIN_TARGET);
    let card = vec2(card_width, (card_width * 11.0 / 8.0).round());
    let bottom_height = card.y.max(horseshoe_side(scale) + space + scale.main_target()) + 2.0 * pad;
    // Spare width widens the actions panel by up to 35%; the rest is left at the sides of the hand.
    let spare = (hand_room - hand_width(card_width)).max(0.0);
    let actions_width = actions_width + spare.min(actions_width * 0.35);

    let mut left = room.with_max_x(room.left() + column);
    let mut free = room.with_min_x(left.right() + gap);
    let (mut prompt, bar) = grid::first_row(scale, &mut free);
    let clock = prompt.cut_right(scale.column(CLOCK), gap);
    let shop = free.cut_right(shop_width, gap);
    let mut hand = if under_column {
        let mut above = room.with_max_x(free.right());
        let below = above.cut_bottom(bottom_height, gap);
        left.set_bottom(above.bottom());
        free.set_bottom(above.bottom());
        below
    } else {
        free.cut_bottom(bottom_height, gap)
    };
    let actions = hand.cut_right(actions_width, gap);

    let zoom = grid::zoom_foot(scale, &mut left);
    let log_bottom = left.bottom();
    let tag = vec2(column, seat_tag_height(scale));
    let seats: Vec<Rect> = CellGrid::new(left.min, 1, tag, space).first(seats).collect();
    let highest = seats.last().map_or(left.top(), |last| last.bottom() + gap).min(log_bottom - target);
    // The tab stays in place, and the log grows upward with its lines.
    let log_top = log.map_or(log_bottom - target, |wanted| (log_bottom - target - wanted).max(highest));
    HudLayout {
        window,
        gap,
        seats,
        log: left.with_min_y(log_top),
        zoom,
        prompt,
        chips: Rect::NOTHING,
        bar,
        clock: Some(clock),
        shop,
        shop_tab: None,
        shop_lines: 0,
        hand,
        hand_lines: 1,
        card,
        actions,
        recap_chip: None,
        help_chip: None,
        free,
    }
}

/// The largest share of the window's width that the score sheet may take as a column.
const SCORING: f32 = 0.25;

/// Returns the place of the score sheet: a column on the right (for left-handed players, on the left). If the shop is
/// there, the sheet covers the shop, which nobody uses during a scoring. On a phone, the sheet covers the hand and the
/// actions panel.
pub fn score_sheet(scale: Scale, seats: usize) -> Rect {
    let layout = layout(scale, seats, None);
    if scale.is_compact() {
        return layout.hand.union(layout.actions);
    }
    let most = scale.window().x * SCORING;
    let width = layout.shop.width().max(scale.column(310.0)).min(most);
    let shop = layout.shop;
    let column = if scale.is_left_handed() {
        shop.with_max_x(shop.left() + width)
    } else {
        shop.with_min_x(shop.right() - width)
    };
    column.with_min_y(layout.free.top()).with_max_y(layout.free.bottom())
}

/// Returns the margins, widened if necessary so that the score sheet does not cover the board. On a phone, the sheet is
/// below the board.
pub fn beside_score_sheet(mut margins: Margins, scale: Scale, seats: usize) -> Margins {
    if !scale.is_compact() {
        let (sheet, gap) = (score_sheet(scale, seats), scale.gap(1.5));
        if scale.is_left_handed() {
            margins.left = margins.left.max(sheet.right() + gap);
        } else {
            margins.right = margins.right.max(scale.window().x - sheet.left() + gap);
        }
    }
    margins
}

/// Returns the place of the replay bar. A replay shows neither hand nor actions panel, so the bar takes their place.
pub fn replay_bar(scale: Scale, seats: usize) -> Rect {
    let layout = layout(scale, seats, None);
    layout.hand.union(layout.actions)
}
