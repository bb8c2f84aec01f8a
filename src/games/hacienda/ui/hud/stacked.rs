//! The layout in a window that is not much wider than it is tall: seat tags and prompt above the board; hand and, if
//! there is room, shop below it. The board takes the whole width.

use super::{
    layout::{COLUMNS, HudLayout, popover_area},
    phone,
};
use crate::{
    game_screen::{bar::Button, grid},
    games::hacienda::ui::parts::{counters::horseshoe_side, seat::compact_tag_widths},
    widgets::prelude::*,
};

/// The number of shop items: two decks with four open cards each, and six pieces.
const SHOP_ITEMS: usize = 16;
/// The height of a shop item, including its price tag, divided by its width.
const SHOP_SHAPE: f32 = 1.32;
/// The height of the board on the screen divided by its width, for the board as printed and for the rotated board.
const BOARD: [f32; 2] = [0.47, 1.26];

/// Returns the layout for a number of seats.
pub fn layout(scale: Scale, seats: usize) -> HudLayout {
    let (gap, target) = (grid::margin(scale), scale.target());
    let window = Rect::from_min_size(Pos2::ZERO, scale.window());
    let mut room = window.shrink(gap);

    let (strip, mut bar) = grid::first_row(scale, &mut room);
    let tag = tag_size(scale, seats, strip.width() + gap, gap);
    let seats = CellGrid::new(strip.min, seats.max(1), tag, gap).first(seats).collect();

    // The panels below the board are placed from the lower edge of the window upward.
    let (columns, lines) = shop_lines(scale, room.width(), gap);
    let height = shop_height(scale, room.width(), gap, columns, lines);
    let hand_high = hand(scale, room, gap).0.height();
    let above = room.height() - target - hand_high - 2.0 * gap;
    let drawer = columns == 0 || is_crowded(scale, room.width(), above, height + gap);
    let prompt = grid::prompt_row(scale, &mut room);
    let below = (!drawer).then(|| room.cut_bottom(height, gap));
    let (hand, actions, card) = hand(scale, room, gap);
    room.set_bottom(hand.top() - gap);
    // The other buttons are at the end of the prompt. On a phone, a sentence beside them would be a tall column, so
    // they have their own line below the board.
    let phone = scale.is_phone_upright();
    let mut line = if phone { room.cut_bottom(target, gap) } else { prompt };
    let zoom = vec![grid::zoom_end(scale, &mut line)];
    let shop_tab = drawer.then(|| line.cut_right(target, gap));
    bar.put(Button::Log, if phone { line.cut_left(target, gap) } else { line.cut_right(target, gap) });
    let clock = line.cut_right(if scale.is_compact() { target * 1.2 } else { scale.column(190.0) }, gap);
    let (prompt, chips) = if phone { (prompt, line) } else { (line, Rect::NOTHING) };
    let free = room.with_min_x(window.left()).with_max_x(window.right());

    let over = popover_area(scale, free, gap);
    let log_size = vec2(scale.column(440.0), scale.column(560.0)).min(over.size());
    let log = Align2::LEFT_BOTTOM.align_size_within_rect(log_size, over);
    let in_drawer = || Align2::CENTER_BOTTOM.align_size_within_rect(drawer_size(scale, over, gap), over);
    HudLayout {
        window,
        gap,
        seats,
        log,
        zoom,
        prompt,
        chips,
        bar,
        clock: Some(clock),
        shop: below.unwrap_or_else(in_drawer),
        shop_tab,
        shop_lines: if drawer { 0 } else { lines },
        hand,
        hand_lines: if hand.height() > 2.0 * card.y { 2 } else { 1 },
        card,
        actions,
        recap_chip: None,
        help_chip: None,
        free,
    }
}

/// Returns the size of a seat tag. The tags share the strip above the board.
fn tag_size(scale: Scale, seats: usize, room: f32, gap: f32) -> Vec2 {
    let (named, _) = compact_tag_widths(scale);
    let share = room / seats.max(1) as f32 - gap;
    vec2(share.floor().clamp(1.0, named * 1.2), scale.target())
}

/// Returns the minimum width of a card that can be tapped and has room for a price.
fn min_card_width(scale: Scale) -> f32 {
    scale.min_target().max(scale.text(18.0) * 3.2)
}

/// Returns the number of shop items in a line, and the number of lines. Both are 0 if the items would be too narrow.
fn shop_lines(scale: Scale, room: f32, gap: f32) -> (usize, usize) {
    let fits = |columns: &usize| {
        let columns = *columns as f32;
        room - 2.0 * gap >= columns * min_card_width(scale) + (columns - 1.0)
    };
    [SHOP_ITEMS, SHOP_ITEMS / 2].into_iter().find(fits).map_or((0, 0), |columns| (columns, SHOP_ITEMS / columns))
}

/// Returns the height of the shop below the board.
fn shop_height(scale: Scale, room: f32, gap: f32, columns: usize, lines: usize) -> f32 {
    let width = item_width(scale, room - 2.0 * gap, columns).0;
    lines as f32 * ((width * SHOP_SHAPE).round() + gap) + gap
}

/// Returns the width of a shop item, and of the gap between two items.
pub fn item_width(scale: Scale, inner: f32, columns: usize) -> (f32, f32) {
    let count = columns.max(1) as f32;
    let spare = (inner - count * min_card_width(scale)) / (count - 1.0).max(1.0);
    let between = spare.clamp(1.0, scale.px(5.0).max(1.0));
    (((inner + between) / count - between).floor().clamp(1.0, scale.px(92.0).max(min_card_width(scale))), between)
}

/// Returns true if a shop of this height shrinks the board so much that a drawer is better.
fn is_crowded(scale: Scale, width: f32, left: f32, shop: f32) -> bool {
    let whole = BOARD[usize::from(scale.is_upright())] * width;
    let share = |height: f32| (height / whole).clamp(0.01, 1.0);
    let (with, without) = (share(left - shop), share(left));
    with < 0.8 && without > with * 1.15
}

fn drawer_size(scale: Scale, over: Rect, gap: f32) -> Vec2 {
    let pad = 2.0 * scale.pad();
    let width = over.width().min(6.0 * scale.px(110.0) + pad);
    let place = (width - pad) / 6.0;
    vec2(width, (3.0 * place * SHOP_SHAPE + pad + 2.0 * gap).min(over.height()))
}

/// Returns the hand, the actions panel next to it, and the size of a card. The ten kinds of cards are in one line if
/// they fit, otherwise in two lines of five.
fn hand(scale: Scale, room: Rect, gap: f32) -> (Rect, Rect, Vec2) {
    let (hand, actions, card) = phone::hand_and_actions(scale, room, gap);
    if card.x >= min_card_width(scale) {
        return (hand, actions, card);
    }
    let (shoe, target) = (horseshoe_side(scale), scale.target());
    let columns = COLUMNS as f32;
    let column = (3.0 * shoe + 2.0 * gap).max(scale.column(120.0)) + 2.0 * gap;
    let fit = |actions: f32| (room.width() - actions - 3.0 * gap - (columns - 1.0) * gap) / columns;
    let width = fit(column).floor().clamp(16.0, scale.card().x * 1.15);
    // The horseshoes, the undo button and the end button are in a column next to both lines.
    let inside = shoe + 2.0 * target + 2.0 * gap;
    let height = ((inside - gap) / 2.0).ceil().max(target);
    let mut actions = room.with_min_y(room.bottom() - 2.0 * height - 3.0 * gap);
    let hand = actions.cut_left(columns * (width + gap) + gap, gap);
    (hand, actions, vec2(width, height))
}

/// Returns the layout of the actions panel next to a hand of two lines: horseshoes, undo button and end button in a
/// column or, if the panel is wide, both buttons beside each other below the horseshoes.
pub fn actions(scale: Scale, rect: Rect) -> [Rect; 3] {
    let (gap, target) = (grid::margin(scale), scale.target());
    let mut shoes = rect.shrink(gap);
    if shoes.width() >= 2.0 * target + gap + scale.column(118.0) {
        let mut end = shoes.cut_bottom(target * 1.4, gap);
        let undo = end.cut_left(target, gap);
        return [shoes, undo, end];
    }
    let end = shoes.cut_bottom(target, gap);
    let undo = shoes.cut_bottom(target, gap);
    [shoes, undo, end]
}

/// Returns the places of the shop items below the board: both decks, each followed by its `open` cards, and the pieces.
pub fn shop_places(scale: Scale, shop: Rect, lines: usize, open: usize) -> ([Vec<Rect>; 2], [Rect; 6]) {
    let gap = grid::margin(scale);
    let inner = shop.shrink(gap);
    let (of_deck, things) = (open + 1, 6);
    let columns = if lines == 1 { 2 * of_deck + things } else { of_deck + things / 2 };
    let (width, between) = item_width(scale, inner.width(), columns);
    let height = (inner.height() + gap) / lines.max(1) as f32 - gap;
    // Spare width is divided among the gaps between the groups.
    let groups = if lines == 1 { 2.0 } else { 1.0 };
    let spare = inner.width() - columns as f32 * (width + between) + between;
    let apart = (spare / groups).clamp(0.0, scale.px(28.0));
    let left = inner.left() + (spare - apart * groups) / 2.0;
    let place = |column: usize, line: usize, group: f32| {
        let x = left + column as f32 * (width + between) + group * apart;
        Rect::from_min_size(pos2(x.round(), inner.top() + line as f32 * (height + gap)), vec2(width, height))
    };
    let deck = |column: usize, line: usize, group: f32| (0..of_deck).map(|i| place(column + i, line, group)).collect();
    if lines == 1 {
        let decks = [deck(0, 0, 0.0), deck(of_deck, 0, 1.0)];
        return (decks, std::array::from_fn(|i| place(2 * of_deck + i, 0, 2.0)));
    }
    // Hacienda above harvest, then the ponds in two columns.
    let things = std::array::from_fn(|i| {
        let (column, line) = if i < 2 { (0, i) } else { (1 + i % 2, (i - 2) / 2) };
        place(of_deck + column, line, 1.0)
    });
    ([deck(0, 0, 0.0), deck(0, 1, 0.0)], things)
}
