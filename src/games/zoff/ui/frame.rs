//! Where panels stand around the table: tags in a column on wide screens, chips on the top edge of tablets and phones, what
//! can be done below, and the table in the middle, which nothing covers.

use crate::{kit::prelude::*, stage::camera::Margins};

/// The places of one frame.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// The window.
    pub window: Rect,
    /// Between panels.
    pub gap: f32,
    /// A tag or chip for each seat.
    pub seats: Vec<Rect>,
    /// The line on top.
    pub prompt: Rect,
    /// Asks for a hint.
    pub hint: Rect,
    /// Opens the menu.
    pub menu: Rect,
    /// Opens the log.
    pub log_tab: Rect,
    /// The log, when it is open.
    pub log: Rect,
    /// Takes the last action back, where that has a place of its own.
    pub undo: Option<Rect>,
    /// Brings the whole table back.
    pub whole: Rect,
    /// What can be done.
    pub hand: Rect,
    /// How many lines that has.
    pub lines: usize,
    /// The table.
    pub free: Rect,
}

impl Frame {
    /// The places for so many seats.
    pub fn of(scale: Scale, seats: usize) -> Frame {
        let frame = match scale.form() {
            Form::Around => around(scale, seats),
            Form::Sideways => sideways(scale, seats),
            Form::Stacked => stacked(scale, seats),
        };
        if scale.left_handed() { frame.mirrored() } else { frame }
    }

    /// What panels cover at the edges of the window.
    pub fn margins(&self) -> Margins {
        Margins {
            left: self.free.left() - self.window.left(),
            right: self.window.right() - self.free.right(),
            top: self.free.top() - self.window.top(),
            bottom: self.window.bottom() - self.free.bottom(),
        }
    }

    /// The panels that take touches for themselves.
    pub fn panels(&self, log_open: bool) -> Vec<Rect> {
        let mut all = self.seats.clone();
        all.extend([self.prompt, self.hint, self.menu, self.log_tab, self.hand]);
        all.extend(self.undo);
        all.extend(log_open.then_some(self.log));
        all
    }

    /// For a left hand everything stands the other way round.
    fn mirrored(mut self) -> Frame {
        let window = self.window;
        let turn = |rect: Rect| {
            let left = window.right() - (rect.right() - window.left());
            Rect::from_min_size(pos2(left, rect.top()), rect.size())
        };
        self.seats.iter_mut().for_each(|rect| *rect = turn(*rect));
        for rect in [
            &mut self.prompt,
            &mut self.hint,
            &mut self.menu,
            &mut self.log_tab,
            &mut self.log,
            &mut self.whole,
            &mut self.hand,
            &mut self.free,
        ] {
            *rect = turn(*rect);
        }
        self.undo = self.undo.map(turn);
        self
    }
}

fn window(scale: Scale) -> Rect {
    Rect::from_min_size(pos2(0.0, 0.0), scale.window())
}

/// The height of a tag in px.
pub fn tag_height(scale: Scale) -> f32 {
    ((scale.text(28.0) + scale.text(18.0)) * 1.38 + 2.0 * scale.gap(1.0)).max(scale.target()).round()
}

/// The places of the buttons of a row at the right end, from the right.
fn buttons<const N: usize>(row: Rect, gap: f32) -> [Rect; N] {
    let side = row.height();
    std::array::from_fn(|place| {
        let right = row.right() - place as f32 * (side + gap);
        Rect::from_min_max(pos2(right - side, row.top()), pos2(right, row.bottom()))
    })
}

fn around(scale: Scale, seats: usize) -> Frame {
    let gap = scale.gap(1.5);
    let window = window(scale);
    let room = window.shrink(gap);
    let column = scale.column(292.0).min(room.width() * 0.24);
    let target = scale.target();
    let tag = vec2(column, tag_height(scale));
    let space = scale.gap(1.0);
    let seats: Vec<Rect> = (0..seats)
        .map(|place| Rect::from_min_size(room.min + vec2(0.0, place as f32 * (tag.y + space)), tag))
        .collect();
    let left = room.left() + column + gap;
    let top = Rect::from_min_max(pos2(left, room.top()), pos2(room.right(), room.top() + target));
    let [menu, hint] = buttons(top, space);
    let prompt = top.with_max_x(hint.left() - space);
    let high = (scale.card().y + 2.0 * scale.gap(1.0)).max(2.0 * target + 3.0 * space);
    let hand = Rect::from_min_max(pos2(left, room.bottom() - high), room.max);
    let free = Rect::from_min_max(pos2(left, prompt.bottom() + space), pos2(room.right(), hand.top() - space));
    let foot = Rect::from_min_max(pos2(room.left(), room.bottom() - target), pos2(room.left() + column, room.bottom()));
    let half = (column - space) / 2.0;
    let undo = foot.with_max_x(foot.left() + half);
    let whole = foot.with_min_x(foot.right() - half);
    let highest = seats.last().map_or(room.top(), |last| last.bottom() + space);
    let log_tab = foot.translate(vec2(0.0, -target - space));
    let log = Rect::from_min_max(pos2(room.left(), highest.min(log_tab.top())), log_tab.right_bottom());
    Frame { window, gap, seats, prompt, hint, menu, log_tab, log, undo: Some(undo), whole, hand, lines: 1, free }
}

fn sideways(scale: Scale, seats: usize) -> Frame {
    let gap = scale.gap(0.75);
    let window = window(scale);
    let room = window.shrink(gap);
    let target = scale.target();
    let top = Rect::from_min_size(room.min, vec2(room.width(), target));
    let [menu, hint, log_tab] = buttons(top, gap);
    let chip = vec2((room.width() * 0.5 / seats.max(1) as f32 - gap).clamp(44.0, scale.column(104.0)), target);
    let seats: Vec<Rect> =
        (0..seats).map(|place| Rect::from_min_size(top.min + vec2(place as f32 * (chip.x + gap), 0.0), chip)).collect();
    let left = seats.last().map_or(top.left(), |last| last.right() + gap);
    let prompt = Rect::from_min_max(pos2(left, top.top()), pos2(log_tab.left() - gap, top.bottom()));
    // A button has a line above it; with two players, who have more cards, these lie in two rows.
    let rows = if seats.len() == 2 { 2.0 * target + scale.px(6.0) } else { 0.0 };
    let inner = scale.card().y.max(target + scale.text(18.0) * 1.5 + 4.0).max(rows);
    let high = inner + 2.0 * scale.gap(0.75);
    let hand = Rect::from_min_max(pos2(room.left(), room.bottom() - high), room.max);
    let free = Rect::from_min_max(pos2(room.left(), top.bottom() + gap), pos2(room.right(), hand.top() - gap));
    let whole = Rect::from_min_size(free.right_top() - vec2(target, 0.0), Vec2::splat(target));
    let wide = scale.column(420.0).min(room.width() * 0.55);
    let log = Rect::from_min_max(pos2(room.right() - wide, free.top()), pos2(room.right(), room.bottom()));
    Frame { window, gap, seats, prompt, hint, menu, log_tab, log, undo: None, whole, hand, lines: 1, free }
}

fn stacked(scale: Scale, seats: usize) -> Frame {
    let gap = scale.gap(1.0);
    let window = window(scale);
    let room = window.shrink(gap);
    let target = scale.target();
    let top = Rect::from_min_size(room.min, vec2(room.width(), target));
    let phone = scale.phone_upright();
    // On a phone the log stands in the line of the prompt: chips need the width.
    let [menu, hint, third] = buttons(top, gap);
    let mut log_tab = if phone { hint } else { third };
    let chips = log_tab.left() - gap - room.left();
    let chip = vec2((chips / seats.max(1) as f32 - gap).min(scale.column(190.0)), target);
    let seats: Vec<Rect> =
        (0..seats).map(|place| Rect::from_min_size(top.min + vec2(place as f32 * (chip.x + gap), 0.0), chip)).collect();
    let below = top.bottom() + gap;
    let prompt_high = target.max(scale.text(18.0) * 2.8);
    let mut prompt = Rect::from_min_max(pos2(room.left(), below), pos2(room.right(), below + prompt_high));
    if phone {
        log_tab = Rect::from_min_size(pos2(prompt.right() - target, prompt.top()), Vec2::splat(target));
        prompt.set_right(log_tab.left() - gap);
    }
    let lines = if phone { 3 } else { 2 };
    let card = scale.card().y + gap;
    let high = if phone { 2.0 * card + target + 3.0 * gap } else { card + target + 3.0 * gap };
    let hand = Rect::from_min_max(pos2(room.left(), room.bottom() - high), room.max);
    let free = Rect::from_min_max(pos2(room.left(), prompt.bottom() + gap), pos2(room.right(), hand.top() - gap));
    let whole = Rect::from_min_size(free.right_top() - vec2(target, 0.0), Vec2::splat(target));
    let log = Rect::from_min_max(pos2(room.left() + room.width() * 0.12, free.top()), free.max);
    Frame { window, gap, seats, prompt, hint, menu, log_tab, log, undo: None, whole, hand, lines, free }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::scale::SizeWishes;

    #[test]
    fn panels_leave_the_table_the_larger_part_and_never_lie_over_each_other() {
        for window in [(1920.0, 1080.0), (1280.0, 720.0), (1024.0, 768.0), (844.0, 390.0), (390.0, 844.0)] {
            for (seats, left_handed) in [(2, false), (5, false), (5, true)] {
                let window = vec2(window.0, window.1);
                let scale = Scale::new(window, SizeWishes { left_handed, ..SizeWishes::default() });
                let frame = Frame::of(scale, seats);
                let share = frame.free.area() / (window.x * window.y);
                assert!(share > 0.42, "{window:?}: the table has {share} of the window");
                let mut all = frame.panels(false);
                all.push(frame.free);
                for (place, one) in all.iter().enumerate() {
                    assert!(Rect::from_min_size(pos2(0.0, 0.0), window).expand(0.1).contains_rect(*one), "{one:?}");
                    for other in &all[place + 1..] {
                        assert!(!one.shrink(0.5).intersects(other.shrink(0.5)), "{window:?}: {one:?} over {other:?}");
                    }
                }
                let least = scale.least_target() - 0.01;
                let pressed = frame.seats.iter().chain([&frame.menu, &frame.hint, &frame.log_tab, &frame.whole]);
                assert!(pressed.into_iter().all(|rect| rect.size().min_elem() >= least), "{window:?}");
            }
        }
    }
}
