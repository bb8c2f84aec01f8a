//! The layout of the panels around the table. The seat tags are in a column on wide screens, and are chips along the
//! top edge on tablets and phones. The action panel is below the table.

use crate::{
    game_screen::{
        bar::{Bar, Button},
        grid, log,
        turn_banner::BannerFacts,
    },
    stage::camera::Margins,
    widgets::prelude::*,
};

/// The rectangles of the panels and of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// The window.
    pub window: Rect,
    /// The gap between panels.
    pub gap: f32,
    /// A tag or chip for each seat.
    pub seats: Vec<Rect>,
    /// The prompt line.
    pub prompt: Rect,
    /// The buttons common to all games. Undo is in the action panel instead.
    pub bar: Bar,
    /// The open log. If the log is next to the table, its tab is at the lower end.
    pub log: Rect,
    /// The zoom buttons: out, in, whole table. Layouts without panels around the table have a single button, which
    /// zooms in and out.
    pub zoom: Vec<Rect>,
    /// The action panel.
    pub action_panel: Rect,
    /// The number of rows in which the action panel shows pairs and cards.
    pub lines: usize,
    /// The area in which the table is visible.
    pub free: Rect,
}

impl Frame {
    /// The layout for a number of seats.
    pub fn of(scale: Scale, seats: usize) -> Frame {
        let frame = match scale.panel_layout() {
            PanelLayout::Around => around(scale, seats),
            PanelLayout::Sideways => sideways(scale, seats),
            PanelLayout::Stacked => stacked(scale, seats),
        };
        if scale.is_left_handed() { frame.mirrored() } else { frame }
    }

    /// The layout of a screen without a hand: a banner replaces the action panel, and the table gains the space that
    /// the banner does not need.
    pub fn without_hand(mut self, scale: Scale, facts: &BannerFacts) -> Frame {
        let (mut banner, gained) = facts.cut(scale, self.action_panel);
        if let Some(zoom) = self.zoom_in_panel() {
            let zoom = Rect::from_x_y_ranges(zoom.x_range(), banner.y_range());
            if scale.is_left_handed() {
                banner.set_left(zoom.right() + self.gap);
            } else {
                banner.set_right(zoom.left() - self.gap);
            }
            self.zoom = vec![zoom];
        }
        self.action_panel = banner;
        self.free.set_bottom(self.free.bottom() + gained);
        self
    }

    /// The layout for a table that is seen from straight above. The far edge of such a table is as wide as its near
    /// edge, so a phone in landscape has no corner for the zoom button, which gets a column instead.
    pub fn seen_from_above(mut self, scale: Scale) -> Frame {
        if scale.is_sideways() {
            let cut = if scale.is_left_handed() { Rect::cut_right } else { Rect::cut_left };
            cut(&mut self.free, scale.target(), self.gap);
        }
        self
    }

    /// The zoom button, if it is in the action panel. On an upright phone, the button is at the end of the panel's
    /// first row.
    pub fn zoom_in_panel(&self) -> Option<Rect> {
        self.zoom.iter().copied().find(|zoom| self.action_panel.contains_rect(*zoom))
    }

    /// The place of the replay bar: the action panel, which a replay does not need, below a zoom button.
    pub fn replay_bar(&self) -> Rect {
        let row = self.zoom_in_panel().map_or(self.action_panel.top(), |zoom| zoom.bottom() + self.gap);
        self.action_panel.with_min_y(row)
    }

    /// The width or height that panels cover at each edge of the window.
    pub fn margins(&self) -> Margins {
        Margins {
            left: self.free.left() - self.window.left(),
            right: self.window.right() - self.free.right(),
            top: self.free.top() - self.window.top(),
            bottom: self.window.bottom() - self.free.bottom(),
        }
    }

    /// The panels that block touches on the table.
    pub fn panels(&self, scale: Scale, log_open: bool) -> Vec<Rect> {
        let mut all = self.seats.clone();
        all.extend([self.prompt, self.action_panel].into_iter().chain(self.bar.places()));
        if scale.panel_layout() == PanelLayout::Around {
            all.push(if log_open { self.log } else { log::tab(scale, self.log) });
        }
        all
    }

    /// Mirrors the layout for left-handed players.
    fn mirrored(mut self) -> Frame {
        // The zoom-out button stays to the left of the zoom-in button.
        self.zoom.reverse();
        let panels = [&mut self.prompt, &mut self.log, &mut self.action_panel, &mut self.free];
        let small = self.seats.iter_mut().chain(&mut self.zoom).chain(self.bar.places_mut());
        mirror(self.window, panels.into_iter().chain(small));
        self
    }
}

fn window(scale: Scale) -> Rect {
    Rect::from_min_size(pos2(0.0, 0.0), scale.window())
}

/// The padding of the action panel, in logical pixels.
pub fn inset(scale: Scale) -> f32 {
    scale.gap(if scale.panel_layout() == PanelLayout::Around { 1.0 } else { 0.75 })
}

/// The height of a tag, in logical pixels.
pub fn tag_height(scale: Scale) -> f32 {
    ((scale.text(28.0) + scale.text(18.0)) * 1.38 + 2.0 * scale.gap(1.0)).max(scale.target()).round()
}

fn around(scale: Scale, seats: usize) -> Frame {
    let (gap, space, target) = (grid::margin(scale), scale.gap(1.0), scale.target());
    let window = window(scale);
    let mut free = window.shrink(gap);
    let mut column = free.cut_left(grid::column(scale).min(free.width() * 0.24), gap);
    let seats = (0..seats).map(|_| column.cut_top(tag_height(scale), space)).collect();
    let (prompt, bar) = grid::first_row(scale, &mut free);
    let height = (scale.card().y + 2.0 * space).max(2.0 * target + 3.0 * space);
    let action_panel = free.cut_bottom(height, space);
    let zoom = grid::zoom_foot(scale, &mut column);
    let log = column.with_min_y(column.top().min(column.bottom() - target));
    Frame { window, gap, seats, prompt, bar, log, zoom, action_panel, lines: 1, free }
}

fn sideways(scale: Scale, seats: usize) -> Frame {
    let (gap, target) = (grid::margin(scale), scale.target());
    let window = window(scale);
    let mut free = window.shrink(gap);
    let count = seats.max(1) as f32;
    let chip = (free.width() * 0.5 / count - gap).clamp(44.0, scale.column(104.0));
    let (mut prompt, mut bar) = grid::first_row(scale, &mut free);
    bar.put(Button::Log, prompt.cut_right(target, gap));
    // Many chips are a little narrower, so that the prompt has the width it needs.
    let left = (prompt.width() - grid::prompt_width(scale)) / count - gap;
    let chip = chip.min(left.max(chip * 0.85)).max(44.0);
    let seats: Vec<Rect> = (0..seats).map(|_| prompt.cut_left(chip, gap)).collect();
    // Leave room for a line of text above the buttons. With two players, each holds more cards, which need two rows.
    let rows = if seats.len() == 2 { 2.0 * target + scale.px(6.0) } else { 0.0 };
    let inner = scale.card().y.max(target + scale.text(18.0) * 1.5 + 4.0).max(rows);
    let log = free.with_min_x(free.right() - scale.column(420.0).min(free.width() * 0.55));
    let action_panel = free.cut_bottom(inner + 2.0 * inset(scale), gap);
    // Perspective leaves the corners beside the far edge of the table empty.
    let zoom = vec![grid::zoom_corner(scale, free)];
    Frame { window, gap, seats, prompt, bar, log, zoom, action_panel, lines: 1, free }
}

/// The maximum share of an upright phone's height for a row of cards.
const CARD_ROW_SHARE: f32 = 0.072;

fn stacked(scale: Scale, seats: usize) -> Frame {
    let (gap, target) = (scale.gap(1.0), scale.target());
    let window = window(scale);
    let mut free = window.shrink(grid::margin(scale));
    let phone = scale.is_phone_upright();
    let (mut chips, mut bar) = grid::first_row(scale, &mut free);
    let mut prompt = grid::prompt_row(scale, &mut free);
    // On a phone, the log button is next to the prompt, because the chips need the room.
    let log_line = if phone { &mut prompt } else { &mut chips };
    let log_tab = log_line.cut_right(target, gap);
    bar.put(Button::Log, log_tab.with_max_y(log_tab.top() + target));
    let chip = (chips.width() / seats.max(1) as f32 - gap).min(scale.column(190.0));
    let seats = (0..seats).map(|_| chips.cut_left(chip, gap)).collect();
    // On a short phone, the cards leave room for the signboards.
    let card =
        if phone { scale.card().y.min(window.height() * CARD_ROW_SHARE).max(target) } else { scale.card().y } + gap;
    let (lines, cards) = if phone { (3, 2.0 * card) } else { (2, card) };
    let action_panel = free.cut_bottom(cards + target + 3.0 * gap, gap);
    // On a phone, the prompt needs its whole row.
    let mut first = action_panel.shrink(inset(scale));
    first.set_height(target);
    let zoom = vec![grid::zoom_end(scale, if phone { &mut first } else { &mut prompt })];
    let log = free.with_min_x(free.left() + free.width() * 0.12);
    Frame { window, gap, seats, prompt, bar, log, zoom, action_panel, lines, free }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::scale::SizePreferences;

    #[test]
    fn panels_leave_enough_room_for_the_table_and_never_overlap() {
        for window in [(1920.0, 1080.0), (1280.0, 720.0), (1024.0, 768.0), (844.0, 390.0), (390.0, 844.0)] {
            for (seats, left_handed) in [(2, false), (5, false), (5, true)] {
                let window = vec2(window.0, window.1);
                let scale = Scale::new(window, SizePreferences { left_handed, ..SizePreferences::default() });
                let frame = Frame::of(scale, seats);
                let share = frame.free.area() / (window.x * window.y);
                assert!(share > 0.42, "{window:?}: the table has only {share} of the window");
                let mut all = frame.panels(scale, false);
                all.push(frame.free);
                for (place, one) in all.iter().enumerate() {
                    assert!(Rect::from_min_size(pos2(0.0, 0.0), window).expand(0.1).contains_rect(*one), "{one:?}");
                    for other in &all[place + 1..] {
                        assert!(
                            !one.shrink(0.5).intersects(other.shrink(0.5)),
                            "{window:?}: {one:?} must not overlap {other:?}"
                        );
                    }
                }
                let least = scale.min_target() - 0.01;
                let pressed = frame.seats.iter().copied().chain(frame.bar.places()).chain(frame.zoom.iter().copied());
                assert!(pressed.into_iter().all(|rect| rect.size().min_elem() >= least), "{window:?}");
            }
        }
    }

    #[test]
    fn the_zoom_buttons_cover_neither_a_banner_nor_a_table_seen_from_above() {
        for window in [(1920.0, 1080.0), (1024.0, 768.0), (844.0, 390.0), (390.0, 844.0), (360.0, 640.0)] {
            for left_handed in [false, true] {
                let preferences = SizePreferences { left_handed, ..SizePreferences::default() };
                let scale = Scale::new(vec2(window.0, window.1), preferences);
                let watched = Frame::of(scale, 4).without_hand(scale, &BannerFacts::default());
                let map = Frame::of(scale, 4).seen_from_above(scale);
                let covers = |zoom: &Rect, place: &Rect| zoom.shrink(0.5).intersects(place.shrink(0.5));
                for zoom in &watched.zoom {
                    assert!(zoom.size().min_elem() >= scale.min_target() - 0.01, "{window:?}: {zoom:?}");
                    let panels = watched.panels(scale, false);
                    assert!(panels.iter().all(|panel| !covers(zoom, panel)), "{window:?}: {zoom:?} in {panels:?}");
                }
                assert!(map.zoom.iter().all(|zoom| !covers(zoom, &map.free)), "{window:?}: {map:?}");
                let row = map.zoom_in_panel().is_some();
                assert_eq!(row, scale.is_phone_upright(), "{window:?}: {map:?}");
                assert!(map.zoom.iter().all(|zoom| !covers(zoom, &map.replay_bar())), "{window:?}: {map:?}");
            }
        }
    }
}
