//! Where the panels of a match stand: hand below, shop right, seats left, prompt on top; the middle is the board's. Phones
//! have a frame of their own.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::phone;
use crate::theme::{
    scale::{MIN_TARGET, Scale},
    widgets::{horseshoe_side, seat_tag_height},
};
use hacienda_rules::vocab::{CARD_KINDS, LandCard};

/// The rectangles of a match in one window, in logical pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// The whole window.
    pub window: Rect,
    /// The distance between panels.
    pub gap: f32,
    /// The seats' tags, from above.
    pub seats: Vec<Rect>,
    /// The log with its tab.
    pub log: Rect,
    /// The log's tab: its lower part, or all that is left of it when it is shut.
    pub log_tab: Rect,
    /// Farther, nearer, whole board; on a phone, where two fingers zoom, the last alone.
    pub zoom: Vec<Rect>,
    /// One line: what may I do now.
    pub prompt: Rect,
    /// The button to the menu.
    pub menu: Rect,
    /// The button that asks for a hint.
    pub hint: Rect,
    /// Everything that can be bought; on a phone where it lies while it is open.
    pub shop: Rect,
    /// On a phone: the tab that opens the shop and shuts it.
    pub shop_tab: Option<Rect>,
    /// The cards in hand.
    pub hand: Rect,
    /// The size of a card in hand.
    pub card: Vec2,
    /// Actions left, undo, end of turn.
    pub actions: Rect,
    /// What is left for the board.
    pub free: Rect,
}

/// The width of the button that asks for a hint, in 1080p px.
const HINT: f32 = 132.0;

/// The space between two cards of one deck in the hand, and between the two decks.
fn card_gaps(scale: Scale) -> (f32, f32) {
    if scale.compact() { (scale.px(4.0), scale.px(14.0)) } else { (scale.px(7.0), scale.px(20.0)) }
}

/// The padding inside every panel, as [`crate::theme::style::panel`] has it.
pub fn pad(scale: Scale) -> f32 {
    scale.pad()
}

impl Frame {
    /// The panels of a game between so many seats. `log`: the height that the lines of an open log want, in px; a shut
    /// one has only its tab.
    pub fn new(scale: Scale, seats: usize, log: Option<f32>) -> Frame {
        if scale.compact() {
            return phone::frame(scale, seats);
        }
        let (gap, pad, target) = (scale.gap(1.5), pad(scale), scale.target());
        let window = Rect::from_min_size(Pos2::ZERO, scale.window());
        let room = window.shrink(gap);
        let shop_width = 2.0 * scale.shop_card().x + scale.gap(1.0) + 2.0 * pad;
        let shop = room.with_min_x(room.right() - shop_width);
        let column = scale.column(288.0);
        let board_left = room.left() + column + gap;
        let board_right = shop.left() - gap;

        let actions_width = target + scale.gap(1.0) + scale.column(140.0) + 2.0 * pad;
        let hand_width = |card: f32| card * CARD_KINDS as f32 + gaps_width(scale) + 2.0 * pad;
        let beside = board_right - board_left - actions_width - gap;
        // Where the window is too narrow for hand and column side by side, the hand runs under the column.
        let under_column = hand_width(scale.card().x * 0.9) > beside;
        let hand_left = if under_column { room.left() } else { board_left };
        let hand_room = board_right - hand_left - actions_width - gap;
        let fit = (hand_room - hand_width(0.0)) / CARD_KINDS as f32;
        let card_width = scale.card().x.min(fit.floor()).max(MIN_TARGET);
        let card = vec2(card_width, (card_width * 11.0 / 8.0).round());
        let bottom_height = card.y.max(horseshoe_side(scale) + scale.gap(1.0) + target) + 2.0 * pad;
        // What a wide window leaves over goes to the actions first, then to the hand's sides.
        let spare = (hand_room - hand_width(card_width)).max(0.0);
        let actions_width = actions_width + spare.min(actions_width * 0.35);
        let bottom =
            Rect::from_min_max(pos2(hand_left, room.bottom() - bottom_height), pos2(board_right, room.bottom()));
        let actions = bottom.with_min_x(bottom.right() - actions_width);
        let hand = bottom.with_max_x(actions.left() - gap);

        let menu = Rect::from_min_size(pos2(board_right - target, room.top()), Vec2::splat(target));
        let hint = menu.with_min_x(menu.left() - gap - scale.column(HINT)).with_max_x(menu.left() - gap);
        let prompt = Rect::from_min_max(pos2(board_left, room.top()), pos2(hint.left() - gap, menu.bottom()));
        let free = Rect::from_min_max(pos2(board_left, prompt.bottom() + gap), pos2(board_right, bottom.top() - gap));

        let left = Rect::from_min_max(
            room.min,
            pos2(room.left() + column, if under_column { bottom.top() - gap } else { room.bottom() }),
        );
        let tag = vec2(column, seat_tag_height(scale));
        let tags =
            (0..seats).map(|i| Rect::from_min_size(left.min + vec2(0.0, i as f32 * (tag.y + scale.gap(1.0))), tag));
        let seats: Vec<Rect> = tags.collect();
        let button = vec2(((column - 2.0 * scale.gap(1.0)) / 3.0).floor(), target);
        let place =
            |i: f32| Rect::from_min_size(left.left_bottom() + vec2(i * (button.x + scale.gap(1.0)), -target), button);
        let zoom = [0.0, 1.0, 2.0].map(place).to_vec();
        let log_bottom = zoom[0].top() - gap;
        let highest = seats.last().map_or(left.top(), |last| last.bottom() + gap).min(log_bottom - target);
        // The tab stays where it is, and the log grows upward from it as far as there is something to tell.
        let log_top = log.map_or(log_bottom - target, |wanted| (log_bottom - target - wanted).max(highest));
        let log = Rect::from_min_max(pos2(left.left(), log_top), pos2(left.right(), log_bottom));
        let log_tab = log.with_min_y(log_bottom - target);
        let shop_tab = None;
        Frame { window, gap, seats, log, log_tab, zoom, prompt, menu, hint, shop, shop_tab, hand, card, actions, free }
    }

    /// The places of the ten kinds of card in the hand, land first.
    pub fn hand_places(&self, scale: Scale) -> [Rect; CARD_KINDS] {
        let (near, far) = card_gaps(scale);
        let width = self.card.x * CARD_KINDS as f32 + gaps_width(scale);
        let start = self.hand.center() - vec2(width, self.card.y) / 2.0;
        std::array::from_fn(|i| {
            let decks = if i < LandCard::ALL.len() { 0.0 } else { far - near };
            let left = start.x + i as f32 * (self.card.x + near) + decks;
            Rect::from_min_size(pos2(left.round(), start.y.round()), self.card)
        })
    }

    /// The panels of the bottom, the sides and the top, as they are: presses there are not for the board. `drawer`: a
    /// drawer is open, and a press beside it shuts it.
    pub fn panels(&self, drawer: bool) -> Vec<Rect> {
        let always = [self.prompt, self.menu, self.hint, self.hand, self.actions];
        let sides = match self.shop_tab {
            None => vec![self.log, self.shop],
            Some(tab) if drawer => vec![self.log_tab, tab, self.free, self.log, self.shop],
            Some(tab) => vec![self.log_tab, tab],
        };
        self.seats.iter().chain(&self.zoom).copied().chain(always).chain(sides).collect()
    }
}

/// The width of all gaps between the cards of the hand.
pub fn gaps_width(scale: Scale) -> f32 {
    let (near, far) = card_gaps(scale);
    (CARD_KINDS - 2) as f32 * near + far
}
