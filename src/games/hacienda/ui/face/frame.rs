//! The rectangles in which the panels of a match stand, and what is measured in them.

use crate::{game_screen::bar::Bar, kit::prelude::*, stage::camera::Margins};
use hacienda_rules::{CARD_KINDS, LandCard};

/// How much of its width a window cuts off each side of the frame around a board that fills it.
const FRAME: f32 = 0.013;

/// The places of the upper line in a hand of two lines; an odd kind of card stands there, too.
pub const COLUMNS: usize = CARD_KINDS.div_ceil(2);

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
    /// Farther, nearer, whole board; where two fingers zoom, the last alone.
    pub zoom: Vec<Rect>,
    /// One line: what may I do now.
    pub prompt: Rect,
    /// The buttons that every game has; undo stands among the actions.
    pub bar: Bar,
    /// The clock, where it stands outside of the shop.
    pub clock: Option<Rect>,
    /// Everything that can be bought; where it is a drawer, its place while it is open.
    pub shop: Rect,
    /// The tab that opens the shop and shuts it, where it is a drawer.
    pub shop_tab: Option<Rect>,
    /// In how many lines the shop stands below the board; 0 where it stands beside it or is a drawer.
    pub shop_lines: usize,
    /// The cards in hand.
    pub hand: Rect,
    /// In how many lines they stand.
    pub hand_lines: usize,
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

impl Frame {
    /// The same for a left hand: what stands at the right stands at the left.
    pub fn mirrored(mut self) -> Frame {
        // Farther stays left of nearer.
        self.zoom.reverse();
        let panels =
            [&mut self.log, &mut self.prompt, &mut self.shop, &mut self.hand, &mut self.actions, &mut self.free];
        let small = self.seats.iter_mut().chain(&mut self.zoom).chain(&mut self.clock).chain(&mut self.shop_tab);
        mirror(self.window, panels.into_iter().chain(small).chain(self.bar.places_mut()));
        self
    }

    /// The places of the ten kinds of card in the hand, land first.
    pub fn hand_places(&self, scale: Scale) -> [Rect; CARD_KINDS] {
        if self.hand_lines > 1 {
            return two_lines(self.hand, self.card, self.gap);
        }
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
    pub fn panels(&self, scale: Scale, drawer: bool) -> Vec<Rect> {
        let always = [self.prompt, self.hand, self.actions].into_iter().chain(self.bar.places());
        let mut all: Vec<Rect> = self.seats.iter().chain(&self.zoom).copied().chain(always).collect();
        all.extend(self.clock.into_iter().chain(self.shop_tab));
        if scale.form() == Form::Around {
            all.push(self.log);
        }
        if self.shop_tab.is_none() {
            all.push(self.shop);
        }
        if drawer {
            all.extend([self.free, self.log, self.shop]);
        }
        all
    }

    /// Whether something lies over the board that a press beside it shuts.
    pub fn in_drawer(&self, scale: Scale, log_open: bool, shop_open: bool) -> bool {
        log_open && scale.form() != Form::Around || shop_open && self.shop_tab.is_some()
    }

    /// What the panels cover at each edge of the window, in logical pixels. Below zero is what a board that fills the window
    /// from side to side may leave of its wooden frame outside of it.
    pub fn margins(&self, scale: Scale) -> Margins {
        let (free, window) = (self.free, self.window);
        let frame = if scale.form() == Form::Stacked { window.width() * FRAME } else { 0.0 };
        Margins {
            left: free.left() - frame,
            top: free.top(),
            right: window.right() - free.right() - frame,
            bottom: window.bottom() - free.bottom(),
        }
    }

    /// What may be covered for a while: the board where no long prompt lies over it.
    pub fn open(&self, scale: Scale) -> Rect {
        if scale.form() == Form::Stacked { open(scale, self.free, self.gap) } else { self.free }
    }

    /// What a question may cover: that beside a shop that is pulled over the board.
    pub fn room_beside_shop(&self, scale: Scale, shop_open: bool) -> Rect {
        let open = self.open(scale);
        match (self.shop_tab, scale.form()) {
            (Some(_), Form::Stacked) if shop_open => open.with_max_y(self.shop.top() - self.gap),
            (Some(_), _) if shop_open && scale.left_handed() => open.with_min_x(self.shop.right() + self.gap),
            (Some(_), _) if shop_open => open.with_max_x(self.shop.left() - self.gap),
            _ => open,
        }
    }
}

/// The width of all gaps between the cards of the hand.
pub fn gaps_width(scale: Scale) -> f32 {
    let (near, far) = card_gaps(scale);
    (CARD_KINDS - 2) as f32 * near + far
}

/// What may be covered for a while: the board, less a strip above the prompt, which grows into it.
pub fn open(scale: Scale, free: Rect, gap: f32) -> Rect {
    let grows = (scale.text(18.0) * 3.0).round();
    free.shrink2(vec2(gap, 0.0)).with_max_y(free.bottom() - grows.min(free.height() / 2.0))
}

/// The places of the cards in a hand of two lines.
fn two_lines(hand: Rect, card: Vec2, gap: f32) -> [Rect; CARD_KINDS] {
    let cells = Raster::new(hand.min + Vec2::splat(gap), COLUMNS, card, gap);
    std::array::from_fn(|i| cells.nth(i))
}
