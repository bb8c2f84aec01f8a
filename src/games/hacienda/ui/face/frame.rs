//! The rectangles in which the panels of a match stand, and what is measured in them.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use crate::theme::scale::Scale;
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

/// The space between two cards of one deck in the hand, and between the two decks.
fn card_gaps(scale: Scale) -> (f32, f32) {
    if scale.compact() { (scale.px(4.0), scale.px(14.0)) } else { (scale.px(7.0), scale.px(20.0)) }
}

/// The padding inside every panel, as [`crate::theme::style::panel`] has it.
pub fn pad(scale: Scale) -> f32 {
    scale.pad()
}

impl Frame {
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
