//! The rectangles and measurements of the panels of a match.

use crate::{
    game_screen::{
        bar::{Bar, Button},
        turn_banner::BannerFacts,
    },
    stage::camera::Margins,
    widgets::prelude::*,
};
use hacienda_rules::{CARD_KINDS, LandCard};

/// The maximum width that may be cut off each side of the board's frame if the board fills the width of the window, as
/// a fraction of that width.
const FRAME: f32 = 0.013;

/// The number of places in the upper line of a two-line hand.
pub const COLUMNS: usize = CARD_KINDS.div_ceil(2);

/// The rectangles of a match in one window, in logical pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct HudLayout {
    /// The whole window.
    pub window: Rect,
    /// The distance between panels.
    pub gap: f32,
    /// The seat tags, in the order of the seats.
    pub seats: Vec<Rect>,
    /// The log, including its tab in the layout with panels around the board.
    pub log: Rect,
    /// The zoom buttons: out, in, whole board. Layouts without panels around the board have a single one, which zooms in
    /// and out.
    pub zoom: Vec<Rect>,
    /// The prompt.
    pub prompt: Rect,
    /// The room for chips between the buttons. If it is not positive, chips take room from the prompt.
    pub chips: Rect,
    /// The button bar. Undo is in the actions panel instead.
    pub bar: Bar,
    /// The clock, if it is outside the shop.
    pub clock: Option<Rect>,
    /// The shop. If it is a drawer, this is its place while it is open.
    pub shop: Rect,
    /// The tab that opens and closes the shop, if it is a drawer.
    pub shop_tab: Option<Rect>,
    /// The number of shop lines below the board; 0 if the shop is beside the board or in a drawer.
    pub shop_lines: usize,
    /// The hand.
    pub hand: Rect,
    /// The number of lines in the hand.
    pub hand_lines: usize,
    /// The size of a card in the hand.
    pub card: Vec2,
    /// The actions panel.
    pub actions: Rect,
    /// The chip that opens the recap, if there is no room for the recap itself.
    pub recap_chip: Option<Rect>,
    /// The chip that opens the help of the first game, if there is no room for the help itself.
    pub help_chip: Option<Rect>,
    /// The area left for the board.
    pub free: Rect,
}

/// Returns the gap between two cards of one deck in the hand, and the gap between the two decks.
fn card_gaps(scale: Scale) -> (f32, f32) {
    if scale.is_compact() { (scale.px(4.0), scale.px(14.0)) } else { (scale.px(7.0), scale.px(20.0)) }
}

impl HudLayout {
    /// Returns the mirrored layout, for left-handed players.
    pub fn mirrored(mut self) -> HudLayout {
        // The button that zooms out stays left of the one that zooms in.
        self.zoom.reverse();
        let panels = [
            &mut self.log,
            &mut self.prompt,
            &mut self.chips,
            &mut self.shop,
            &mut self.hand,
            &mut self.actions,
            &mut self.free,
        ];
        let small = self.seats.iter_mut().chain(&mut self.zoom).chain(&mut self.clock).chain(&mut self.shop_tab);
        mirror(self.window, panels.into_iter().chain(small).chain(self.bar.places_mut()));
        self
    }

    /// Returns the layout of a screen without a hand: a banner takes part of its place, and the board takes the rest.
    pub fn without_hand(mut self, scale: Scale, facts: &BannerFacts) -> HudLayout {
        let (banner, gained) = facts.cut(scale, self.hand.union(self.actions));
        let board = self.free.bottom();
        (self.hand, self.actions) = (banner, Rect::from_min_size(banner.min, Vec2::ZERO));
        // On an upright phone, a line of buttons is between the board and the hand.
        let line = [&mut self.chips].into_iter().chain(&mut self.clock);
        let below = self.bar.places_mut().chain(&mut self.shop_tab).chain(&mut self.zoom).chain(line);
        for place in below.filter(|place| place.top() >= board && place.bottom() <= banner.bottom()) {
            *place = place.translate(vec2(0.0, gained));
        }
        self.free.set_bottom(board + gained);
        self
    }

    /// Makes room for a chip: on a phone in landscape between the buttons beside the board, on an upright phone between
    /// those below it, or else at the side of the prompt. Returns `None` on the smallest phones, whose prompt is not
    /// tall enough.
    pub fn add_chip(&mut self, scale: Scale) -> Option<Rect> {
        let target = scale.target();
        let last =
            self.recap_chip.or(self.zoom.first().copied()).filter(|_| scale.panel_layout() == PanelLayout::Sideways);
        let column = last.zip(self.bar.place(Button::Log)).map(|(last, log)| {
            let left = last.left();
            Rect::from_min_max(pos2(left, last.bottom() + self.gap), pos2(left + target, log.top() - self.gap))
        });
        match column.filter(|column| column.height() >= target) {
            Some(column) => Some(column.with_max_y(column.top() + target)),
            None if self.prompt.height() < scale.min_target() => None,
            None => {
                let line = if self.chips.is_positive() { &mut self.chips } else { &mut self.prompt };
                let cut = if scale.is_left_handed() { Rect::cut_right } else { Rect::cut_left };
                Some(cut(line, target, self.gap))
            }
        }
    }

    /// Returns the place for the help of the first game: below the seats, or below the recap if it is there. `None`
    /// unless the panels are around the board and there is enough room above the tab of the log.
    pub fn help_room(&self, scale: Scale, recap: Option<Rect>) -> Option<Rect> {
        let seats = self.seats.iter().map(|seat| seat.bottom()).fold(self.window.top(), f32::max);
        let top = recap.map_or(seats, |recap| recap.bottom()) + self.gap;
        let room = self.log.with_min_y(top).with_max_y(top + scale.text(18.0) * 15.0);
        let fits = room.bottom() + self.gap <= self.log.bottom() - scale.target();
        (scale.panel_layout() == PanelLayout::Around && fits).then_some(room)
    }

    /// Keeps the log below `top`. Returns false if its lines have too little room there, so that only its tab is left.
    pub fn lower_log(&mut self, scale: Scale, top: f32) -> bool {
        let tab = self.log.bottom() - scale.target();
        let top = self.log.top().max(top);
        let fits = tab - top >= scale.text(18.0) * 4.0;
        self.log.set_top(if fits { top } else { tab });
        fits
    }

    /// Returns the places of the ten kinds of cards in the hand, in the order in which the hand shows them.
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

    /// Returns the panels at all edges, where presses do not reach the board. If a `drawer` is open, the board's area
    /// is included, because a press there closes the drawer.
    pub fn panels(&self, scale: Scale, drawer: bool) -> Vec<Rect> {
        let always = [self.prompt, self.hand, self.actions].into_iter().chain(self.bar.places());
        let always = always.filter(Rect::is_positive);
        let mut all: Vec<Rect> = self.seats.iter().chain(&self.zoom).copied().chain(always).collect();
        all.extend(self.clock.into_iter().chain(self.shop_tab).chain(self.recap_chip).chain(self.help_chip));
        if scale.panel_layout() == PanelLayout::Around {
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

    /// Returns true if a drawer is open over the board.
    pub fn has_open_drawer(&self, scale: Scale, log_open: bool, shop_open: bool) -> bool {
        log_open && scale.panel_layout() != PanelLayout::Around || shop_open && self.shop_tab.is_some()
    }

    /// Returns the layout of a scoring with panels around the board: the score sheet covers the shop down to the hand,
    /// and the actions panel fills the corner below it.
    pub fn beside_score_sheet(mut self) -> HudLayout {
        self.actions = self.actions.union(self.shop.with_min_y(self.actions.top()));
        self
    }

    /// Returns the width that panels cover at each edge of the window, in logical pixels. In the stacked layout, the
    /// board fills the width of the window, and the values for left and right are negative, so that part of its wooden
    /// frame may be cut off.
    pub fn margins(&self, scale: Scale) -> Margins {
        let (free, window) = (self.free, self.window);
        let frame = if scale.panel_layout() == PanelLayout::Stacked { window.width() * FRAME } else { 0.0 };
        Margins {
            left: free.left() - frame,
            top: free.top(),
            right: window.right() - free.right() - frame,
            bottom: window.bottom() - free.bottom(),
        }
    }

    /// Returns the area that popovers may cover: the board or, in the stacked layout, the board without the part that a
    /// long prompt may need.
    pub fn popover_area(&self, scale: Scale) -> Rect {
        if scale.panel_layout() == PanelLayout::Stacked { popover_area(scale, self.free, self.gap) } else { self.free }
    }

    /// Returns the area that a question may cover: [`HudLayout::popover_area`] without a shop that is open over the
    /// board.
    pub fn room_beside_shop(&self, scale: Scale, shop_open: bool) -> Rect {
        let open = self.popover_area(scale);
        match (self.shop_tab, scale.panel_layout()) {
            (Some(_), PanelLayout::Stacked) if shop_open => open.with_max_y(self.shop.top() - self.gap),
            (Some(_), _) if shop_open && scale.is_left_handed() => open.with_min_x(self.shop.right() + self.gap),
            (Some(_), _) if shop_open => open.with_max_x(self.shop.left() - self.gap),
            _ => open,
        }
    }
}

/// Returns the width of all gaps between the cards of the hand.
pub fn gaps_width(scale: Scale) -> f32 {
    let (near, far) = card_gaps(scale);
    (CARD_KINDS - 2) as f32 * near + far
}

/// Returns the area that popovers may cover: the board without a strip below the prompt, into which a long prompt
/// grows. The prompt of an upright phone takes the whole width, so it grows less.
pub fn popover_area(scale: Scale, free: Rect, gap: f32) -> Rect {
    let grows = (scale.text(18.0) * if scale.is_phone_upright() { 1.25 } else { 3.0 }).round();
    free.shrink2(vec2(gap, 0.0)).with_min_y(free.top() + grows.min(free.height() / 2.0))
}

/// Returns the places of the cards in a hand of two lines.
fn two_lines(hand: Rect, card: Vec2, gap: f32) -> [Rect; CARD_KINDS] {
    let cells = CellGrid::new(hand.min + Vec2::splat(gap), COLUMNS, card, gap);
    std::array::from_fn(|i| cells.nth(i))
}
