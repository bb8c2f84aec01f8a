//! Where everything lies in a window of any form: seats, the exchange in the middle, below it what the person on turn can do.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use hab_gut::{Side, vocab::GOODS};

use crate::theme::scale::{Form, Scale};

/// Buttons beside the line on top: undo, hint, table, log, menu.
pub const BUTTONS: usize = 5;
/// Cards of a full rack.
const RACK: f32 = 8.0;

/// The places of one window, in logical pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// All of it.
    pub window: Rect,
    /// Between two sheets.
    pub gap: f32,
    /// The tags, or chips.
    pub seats: Vec<Rect>,
    /// Whether they are tags with names, in a column.
    pub tags: bool,
    /// The line on top.
    pub prompt: Rect,
    /// Undo, hint, table, log, menu.
    pub buttons: [Rect; BUTTONS],
    /// The sheet of the exchange, which holds tracks and shares.
    pub board: Rect,
    /// Where prices are written beside the tracks.
    pub gutter: f32,
    /// The track of each good with its head.
    pub lanes: [Rect; GOODS],
    /// Shares of each good that can be bought.
    pub bank: [Rect; GOODS],
    /// Own shares of each good.
    pub own: [Rect; GOODS],
    /// The basket or the cards that are chosen, and the own foundation.
    pub hold: Rect,
    /// The question with its yes.
    pub ask: Rect,
    /// The rack at each side, by [`Side`].
    pub racks: [Rect; 2],
    /// The table's picture and the log, where they have places of their own.
    pub table: Option<Rect>,
    /// The log.
    pub log: Option<Rect>,
    /// Where table and log lie once they are asked for, where they have none; and slips of paper.
    pub drawer: Rect,
}

/// The space between two sheets.
pub fn gap(scale: Scale) -> f32 {
    if scale.compact() { 5.0 } else { scale.gap(1.25) }
}

/// The places between so many seats.
pub fn frame(scale: Scale, seats: usize) -> Frame {
    match scale.form() {
        Form::Around => around(scale, seats),
        Form::Sideways => sideways(scale, seats),
        Form::Stacked => stacked(scale, seats),
    }
}

/// The rows of the middle that stand still: shares of the bank, own shares.
struct Rows {
    bank: f32,
    own: f32,
}

/// The exchange on its sheet: tracks above, shares of the bank and own ones below.
fn exchange(scale: Scale, board: Rect, rows: &Rows) -> (f32, [[Rect; GOODS]; 3]) {
    let pad = if scale.compact() { 3.0 } else { scale.gap(0.75) };
    let gutter = (scale.text(18.0) * 2.3).round();
    let inner = board.shrink(pad).with_min_x(board.left() + gutter);
    let wide = inner.width() / GOODS as f32;
    let between = if scale.compact() { 2.0 } else { scale.gap(0.75) };
    let own_top = inner.bottom() - rows.own;
    let bank_top = own_top - between - rows.bank;
    let place = |top: f32, bottom: f32| {
        std::array::from_fn(|good| {
            let left = inner.left() + wide * good as f32;
            let place = Rect::from_min_max(pos2(left, top), pos2(left + wide, bottom));
            place.shrink2(vec2(between / 2.0, 0.0))
        })
    };
    let lanes = place(inner.top(), bank_top - between);
    (gutter, [lanes, place(bank_top, bank_top + rows.bank), place(own_top, inner.bottom())])
}

/// Computers: seats, table and log in a column at the left.
fn around(scale: Scale, seats: usize) -> Frame {
    let (gap, target) = (gap(scale), scale.target());
    let window = Rect::from_min_size(Pos2::ZERO, scale.window());
    let room = window.shrink(gap);
    let column = room.with_max_x(room.left() + scale.column(300.0));
    let main = room.with_min_x(column.right() + gap);
    let tag = tag_height(scale).min((column.height() * 0.5 - gap * seats as f32) / seats.max(1) as f32);
    let seat =
        |i: usize| Rect::from_min_size(column.min + vec2(0.0, i as f32 * (tag + gap)), vec2(column.width(), tag));
    let seats: Vec<Rect> = (0..seats).map(seat).collect();
    let below = column.with_min_y(seats.last().map_or(column.top(), |last| last.bottom() + gap));
    let picture = (below.height() * 0.5).min(column.width() * 1.02);
    let (table, log) = below.split_top_bottom_at_y(below.top() + picture);
    let top = main.with_max_y(main.top() + target);
    let (prompt, mut buttons) = line(scale, top, gap);
    // Table and log have places of their own: undo and hint stand where their buttons would.
    let (undo, prompt) = (buttons[2], prompt.with_max_x(buttons[2].left() - gap));
    buttons[1] = buttons[3];
    buttons[0] = undo;
    let rack = rack_height(scale);
    let tray = (scale.text(22.0) * 1.3 + 3.0 * scale.text(18.0) * 1.3 + 2.0 * scale.pad()).max(target * 1.6);
    let bottom = main.with_min_y(main.bottom() - rack);
    let racks = halves(bottom, gap);
    let tray = Rect::from_min_max(pos2(main.left(), bottom.top() - gap - tray), pos2(main.right(), bottom.top() - gap));
    let (hold, ask) = tray.split_left_right_at_x(tray.left() + tray.width() * 0.46);
    let board = Rect::from_min_max(pos2(main.left(), top.bottom() + gap), pos2(main.right(), tray.top() - gap));
    let share = (target * 1.15).max(scale.px(74.0)).round();
    let (gutter, [lanes, bank, own]) = exchange(scale, board, &Rows { bank: share, own: share });
    Frame {
        window,
        gap,
        seats,
        tags: true,
        prompt,
        buttons,
        board,
        gutter,
        lanes,
        bank,
        own,
        hold: hold.with_max_x(hold.right() - gap / 2.0),
        ask: ask.with_min_x(ask.left() + gap / 2.0),
        racks,
        table: Some(table.with_max_y(table.bottom() - gap)),
        log: Some(log),
        drawer: over(board, scale.column(460.0)),
    }
}

/// Tablets and what stands upright: chips on top, then the exchange, then everything to touch.
fn stacked(scale: Scale, seats: usize) -> Frame {
    let (gap, target) = (gap(scale), scale.target());
    let window = Rect::from_min_size(Pos2::ZERO, scale.window());
    let room = window.shrink(gap);
    let narrow = scale.phone_upright();
    let top = room.with_max_y(room.top() + target);
    let word = scale.text(22.0) * 1.32;
    // On a phone the buttons have a line of their own, at the bottom, where a thumb reaches them; the menu stays on top.
    let (chips, prompt, buttons, bottom) = if narrow {
        let menu = top.with_min_x(top.right() - target);
        let foot = room.with_min_y(room.bottom() - target);
        let wide = (foot.width() + gap) / (BUTTONS - 1) as f32;
        let buttons = std::array::from_fn(|i| {
            let at = foot.min + vec2(i as f32 * wide, 0.0);
            if i + 1 == BUTTONS { menu } else { Rect::from_min_size(at, vec2(wide - gap, target)) }
        });
        let line = Rect::from_min_size(pos2(room.left(), top.bottom() + gap), vec2(room.width(), word * 2.0 + 4.0));
        (top.with_max_x(menu.left() - gap), line, buttons, foot.top() - gap)
    } else {
        let (chips, buttons) = line(scale, top, gap);
        let line = Rect::from_min_size(pos2(room.left(), top.bottom() + gap), vec2(room.width(), word * 1.25 + 8.0));
        (chips, line, buttons, room.bottom())
    };
    let chip = (chips.width() + gap) / seats.max(1) as f32;
    let seat = |i: usize| {
        Rect::from_min_size(chips.min + vec2(i as f32 * chip, 0.0), vec2((chip - gap).min(scale.column(250.0)), target))
    };
    let seats = (0..seats).map(seat).collect();
    let rack = rack_height(scale);
    let beside = (room.width() - gap) / 2.0 / RACK >= scale.least_target() + 1.0;
    let high = if beside { rack } else { 2.0 * rack + gap };
    let below = Rect::from_min_max(pos2(room.left(), bottom - high), pos2(room.right(), bottom));
    let racks = if beside {
        halves(below, gap)
    } else {
        let (left, right) = below.split_top_bottom_at_y(below.center().y);
        [left.with_max_y(left.bottom() - gap / 2.0), right.with_min_y(right.top() + gap / 2.0)]
    };
    let lines = scale.text(22.0) * 1.3 + 3.0 * scale.text(18.0) * 1.3 + 2.0 * scale.pad();
    let holds = target + 2.0 * inset(scale);
    let (tray, hold, ask) = if room.width() > scale.column(620.0) {
        let high = lines.max(holds);
        let tray =
            Rect::from_min_max(pos2(room.left(), below.top() - gap - high), pos2(room.right(), below.top() - gap));
        let (hold, ask) = tray.split_left_right_at_x(tray.left() + tray.width() * 0.46);
        (tray, hold.with_max_x(hold.right() - gap / 2.0), ask.with_min_x(ask.left() + gap / 2.0))
    } else {
        let high = holds + gap + lines;
        let tray =
            Rect::from_min_max(pos2(room.left(), below.top() - gap - high), pos2(room.right(), below.top() - gap));
        let hold = tray.with_max_y(tray.top() + holds);
        (tray, hold, tray.with_min_y(hold.bottom() + gap))
    };
    let board = Rect::from_min_max(pos2(room.left(), prompt.bottom() + gap), pos2(room.right(), tray.top() - gap));
    let share = (target * 1.05).max(scale.px(66.0)).round();
    let (gutter, [lanes, bank, own]) = exchange(scale, board, &Rows { bank: share, own: share });
    Frame {
        window,
        gap,
        seats,
        tags: false,
        prompt,
        buttons,
        board,
        gutter,
        lanes,
        bank,
        own,
        hold,
        ask,
        racks,
        table: None,
        log: None,
        drawer: over(board, scale.column(480.0)),
    }
}

/// A phone held sideways: the exchange at the left, what is asked at its right, both racks below.
fn sideways(scale: Scale, seats: usize) -> Frame {
    let (gap, target) = (gap(scale), scale.target());
    let window = Rect::from_min_size(Pos2::ZERO, scale.window());
    let room = window.shrink(gap);
    let top = room.with_max_y(room.top() + target);
    let (chips, buttons) = line(scale, top, gap);
    let chip = (chips.width() + gap) / seats.max(1) as f32;
    let seat = |i: usize| {
        Rect::from_min_size(chips.min + vec2(i as f32 * chip, 0.0), vec2((chip - gap).min(scale.column(250.0)), target))
    };
    let seats = (0..seats).map(seat).collect();
    let word = (scale.text(22.0) * 1.5).round();
    let prompt = Rect::from_min_size(pos2(room.left(), top.bottom() + gap), vec2(room.width(), word));
    let rack = rack_height(scale);
    let below = room.with_min_y(room.bottom() - rack);
    let middle = Rect::from_min_max(pos2(room.left(), prompt.bottom() + gap), pos2(room.right(), below.top() - gap));
    let wide = (middle.width() * 0.36).max(scale.column(270.0)).min(middle.width() * 0.45);
    let board = middle.with_max_x(middle.right() - wide - gap);
    let right = middle.with_min_x(board.right() + gap);
    let hold = right.with_max_y(right.top() + target + 2.0 * inset(scale));
    let ask = right.with_min_y(hold.bottom() + gap);
    let (gutter, [lanes, bank, own]) = exchange(scale, board, &Rows { bank: target, own: target });
    Frame {
        window,
        gap,
        seats,
        tags: false,
        prompt,
        buttons,
        board,
        gutter,
        lanes,
        bank,
        own,
        hold,
        ask,
        racks: halves(below, gap),
        table: None,
        log: None,
        drawer: over(middle.with_max_y(middle.bottom()), scale.column(440.0)),
    }
}

/// The height of a tag.
fn tag_height(scale: Scale) -> f32 {
    (scale.text(22.0) * 1.3 + scale.text(18.0) * 1.5 + 2.0 * scale.gap(1.0)).max(scale.target()).round()
}

/// The height of a rack with its cards.
fn rack_height(scale: Scale) -> f32 {
    let card = if scale.compact() { scale.px(68.0).max(scale.least_target() + 4.0) } else { scale.px(112.0).max(72.0) };
    (card + scale.text(18.0) * 1.2).round()
}

/// The space inside a sheet whose things are as high as a target.
pub fn inset(scale: Scale) -> f32 {
    if scale.compact() { 4.0 } else { scale.gap(1.0) }
}

/// A line with its buttons at the right.
fn line(scale: Scale, top: Rect, gap: f32) -> (Rect, [Rect; BUTTONS]) {
    let target = scale.target();
    let left = top.right() - BUTTONS as f32 * (target + gap) + gap;
    let button = |i: usize| Rect::from_min_size(pos2(left + i as f32 * (target + gap), top.top()), Vec2::splat(target));
    (top.with_max_x(left - gap), std::array::from_fn(button))
}

/// The left and the right half.
fn halves(rect: Rect, gap: f32) -> [Rect; 2] {
    let (left, right) = rect.split_left_right_at_x(rect.center().x);
    [left.with_max_x(left.right() - gap / 2.0), right.with_min_x(right.left() + gap / 2.0)]
}

/// The right part of what a drawer lies over.
fn over(rect: Rect, wide: f32) -> Rect {
    rect.with_min_x(rect.right() - wide.min(rect.width()))
}

impl Frame {
    /// The rack at a side.
    pub fn rack(&self, side: Side) -> Rect {
        self.racks[side.index()]
    }

    /// The place of each of so many cards in a rack: as wide as a finger, closer together in a full one.
    pub fn cards(&self, scale: Scale, side: Side, count: usize) -> Vec<Rect> {
        let rack = self.rack(side);
        let inner = rack.shrink2(vec2(if scale.compact() { 0.0 } else { scale.gap(1.0) }, 0.0));
        let widest = if scale.compact() { scale.px(84.0).max(46.0) } else { scale.px(92.0).max(56.0) };
        let pitch = (inner.width() / RACK.max(count as f32)).min(widest);
        let left = inner.center().x - pitch * count as f32 / 2.0;
        // Only the lowest edge of a card stands in the groove.
        let high = rack.height() - ledge(scale, rack) * 0.82;
        (0..count).map(|i| Rect::from_min_size(pos2(left + pitch * i as f32, rack.top()), vec2(pitch, high))).collect()
    }

    /// The ledge of a rack, in which cards stand.
    pub fn ledge(&self, scale: Scale, side: Side) -> Rect {
        let rack = self.rack(side);
        rack.with_min_y(rack.bottom() - ledge(scale, rack))
    }
}

fn ledge(scale: Scale, rack: Rect) -> f32 {
    (scale.text(18.0) * 1.35).min(rack.height() * 0.4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::scale::SizeWishes;

    const WINDOWS: [Vec2; 9] = [
        vec2(1920.0, 1080.0),
        vec2(1600.0, 900.0),
        vec2(1280.0, 720.0),
        vec2(1024.0, 768.0),
        vec2(844.0, 390.0),
        vec2(667.0, 375.0),
        vec2(390.0, 844.0),
        vec2(360.0, 640.0),
        vec2(768.0, 1024.0),
    ];

    #[test]
    fn nothing_lies_over_anything_in_any_window() {
        for window in WINDOWS {
            for text in [1.0, 1.5, 2.0] {
                for seats in 3..=5 {
                    let scale = Scale::new(window, SizeWishes { text, ..SizeWishes::default() }).beside_board();
                    let frame = frame(scale, seats);
                    let mut all = frame.seats.clone();
                    let [undo, hint, table, log, menu] = frame.buttons;
                    all.extend([undo, hint, menu]);
                    all.extend([table, log].into_iter().filter(|_| frame.table.is_none()));
                    all.extend([frame.prompt, frame.board, frame.hold, frame.ask]);
                    all.extend(frame.racks);
                    all.extend(frame.table.into_iter().chain(frame.log));
                    for (i, a) in all.iter().enumerate() {
                        assert!(a.is_positive(), "{window:?} {text} {seats}: {i} is {a:?}");
                        assert!(frame.window.contains_rect(*a), "{window:?} {text} {seats}: {i} leaves: {a:?}");
                        for (j, b) in all.iter().enumerate().skip(i + 1) {
                            let both = a.intersect(*b);
                            let clear = !both.is_positive() || both.size().min_elem() < 0.5;
                            assert!(clear, "{window:?} {text} {seats}: {i} {a:?} lies over {j} {b:?}");
                        }
                    }
                    for lane in frame.lanes {
                        assert!(lane.height() > 60.0, "{window:?} {text} {seats}: a track of {lane:?}");
                    }
                    let least = scale.least_target() - 0.01;
                    for place in frame.bank.iter().chain(&frame.own) {
                        assert!(place.size().min_elem() >= least.min(place.width()), "{window:?}: {place:?}");
                        assert!(place.height() >= least, "{window:?} {text}: {place:?}");
                    }
                    for card in frame.cards(scale, Side::Left, 8) {
                        assert!(card.size().min_elem() >= (least - 4.0).min(44.0) - 5.0, "{window:?} {text}: {card:?}");
                    }
                }
            }
        }
    }
}
