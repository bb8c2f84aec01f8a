//! The layout on a phone in landscape: seat tags and prompt at the top, hand and actions at the bottom, and drawers for
//! shop and log at the sides. Most of the limited height is left for the board.

use super::{
    layout::{HudLayout, gaps_width},
    panel_data::ShopPanel,
    press::{Drawer, HudPress, Press},
};
use crate::{
    emblems::{self, Emblem},
    game_screen::{bar::Button, grid},
    games::hacienda::ui::parts::{counters::horseshoe_side, seat::compact_tag_widths},
    widgets::{glyph, prelude::*},
};
use hacienda_rules::CARD_KINDS;

/// The number of columns of the shop: the length of its longest row, which holds the pieces for sale.
const SHOP_COLUMNS: f32 = 6.0;
/// The height of a shop item, including its price tag, divided by its width.
const SHOP_SHAPE: f32 = 1.6;

/// Returns the padding of the panels at the bottom, in px.
fn inset(scale: Scale) -> f32 {
    scale.px(6.0)
}

/// Returns the gap between panels and between the items of a panel, in px.
pub fn panel_gap(scale: Scale) -> f32 {
    scale.gap(0.75)
}

/// Returns the layout for a number of seats.
pub fn layout(scale: Scale, seats: usize) -> HudLayout {
    let (gap, target) = (panel_gap(scale), scale.target());
    let window = Rect::from_min_size(Pos2::ZERO, scale.window());
    let mut room = window.shrink(gap);

    let (hand, actions, card) = hand_and_actions(scale, room, gap);
    let (mut top, mut bar) = grid::first_row(scale, &mut room);
    let (tag, beside) = tag_width(scale, seats, top.width(), gap);
    let seats: Vec<Rect> = (0..seats).map(|_| top.cut_left(tag, gap)).collect();
    let prompt = if beside { top } else { grid::prompt_row(scale, &mut room) };

    room.set_bottom(hand.top() - gap);
    let zoom = vec![grid::zoom_corner(scale, room)];
    let mut left = room.cut_left(target, gap);
    let shop_tab = room.cut_right(target, gap);
    let free = room;
    let log = free.with_min_x(left.right()).with_max_x(left.right() + scale.column(380.0).min(free.width()));
    bar.put(Button::Log, left.cut_bottom(target, gap));
    // Shop items grow with the available height and keep their aspect ratio.
    let around = 2.0 * (scale.pad() + gap);
    let sold = ((free.height() - around) / 3.0 / SHOP_SHAPE).clamp(scale.shop_card().x, scale.px(110.0));
    let width = (SHOP_COLUMNS * (sold + gap) - gap + 2.0 * scale.pad()).min(free.width());
    let height = (3.0 * sold * SHOP_SHAPE + around).min(free.height());
    let shop = free.with_max_x(shop_tab.left()).with_min_x(shop_tab.left() - width).with_max_y(free.top() + height);
    HudLayout {
        window,
        gap,
        seats,
        log,
        zoom,
        prompt,
        chips: Rect::NOTHING,
        bar,
        clock: None,
        shop,
        shop_tab: Some(shop_tab),
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

/// Returns the width of a seat tag. The second value is true if the prompt fits in the same row.
fn tag_width(scale: Scale, seats: usize, room: f32, gap: f32) -> (f32, bool) {
    let (named, plain) = compact_tag_widths(scale);
    let count = seats.max(1) as f32;
    let beside = |tag: f32| room - count * (tag + gap) >= grid::prompt_width(scale);
    match [named, plain, (plain * 0.9).floor()].into_iter().find(|tag| beside(*tag)) {
        Some(tag) => (tag, true),
        None => (((room + gap) / count - gap).floor().min(named * 1.2).max(plain * 0.5), false),
    }
}

/// Returns the hand, the actions panel next to it, and the size of a card.
pub fn hand_and_actions(scale: Scale, room: Rect, gap: f32) -> (Rect, Rect, Vec2) {
    let (inset, target, shoe) = (inset(scale), scale.target(), horseshoe_side(scale));
    let buttons = target + gap + scale.column(118.0);
    let cards = |card: f32| card * CARD_KINDS as f32 + gaps_width(scale) + 2.0 * inset;
    let fit = |actions: f32| (room.width() - actions - gap - cards(0.0)) / CARD_KINDS as f32;
    // The horseshoes are in a row if that leaves the cards large enough, otherwise in a column.
    let (beside, above) = (3.0 * shoe + 4.0 * gap + buttons + 2.0 * inset, shoe + gap + buttons + 2.0 * inset);
    let actions = if fit(beside) >= scale.card().x * 0.88 { beside } else { above };
    // In narrow windows, cards shrink to keep the panels apart, but not below 16 px.
    let width = fit(actions).floor().min(scale.card().x).max(16.0);
    let card = vec2(width, (width * 1.1).round().max(target + 10.0));
    let spare = (room.width() - actions - gap - cards(width)).max(0.0);
    let actions = actions + spare.min(actions * 0.3);
    let mut hand = room.with_min_y(room.bottom() - card.y - 2.0 * inset);
    let actions = hand.cut_right(actions, gap);
    (hand, actions, card)
}

/// Returns the layout of the actions panel next to a one-row hand: horseshoes, undo button and end button.
pub fn actions(scale: Scale, rect: Rect) -> [Rect; 3] {
    let (gap, target) = (panel_gap(scale), scale.target());
    let (mut end, shoe) = (rect.shrink(inset(scale)), horseshoe_side(scale));
    // The end button is the largest, and takes the spare width.
    let upright = end.width() < 3.0 * shoe + 3.0 * gap + target + gap + scale.column(118.0);
    let shoes = if upright { end.cut_left(shoe, gap) } else { end.cut_left(3.0 * shoe + 2.0 * gap, 2.0 * gap) };
    let undo = end.cut_left(target, gap);
    [shoes, undo, end]
}

/// Draws the tab of the shop and returns its press, if any. On a phone in landscape, a tab with enough room also shows
/// the clock of the current half: the number of animal cards left in the stack.
pub fn shop_tab(ui: &mut Ui, rect: Rect, facts: &ShopPanel, open: bool) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    rects::in_panel(ui, "shop tab", rect, |ui| {
        let shop = ui.tr(text!("hud-shop"));
        if scale.panel_layout() == PanelLayout::Stacked {
            let picture = if open { icons::CARET_DOWN } else { icons::STOREFRONT };
            return button_at(ui, rect, &ButtonLook::icon(picture, shop))
                .clicked()
                .then_some(Press::GameSpecific(HudPress::Drawer(Drawer::Shop)));
        }
        let look = ButtonLook { blank: true, ..ButtonLook::plain(shop.clone()) };
        let pressed = button_at(ui, rect, &look).clicked();
        let line = scale.text(18.0) * 1.3;
        let inner = rect.shrink2(vec2(1.0, scale.gap(1.0)));
        let side = scale.text(28.0) * 1.3;
        let icon = Rect::from_min_size(inner.min, vec2(inner.width(), side));
        let picture = match (open, scale.is_left_handed()) {
            (true, false) => icons::CARET_RIGHT,
            (true, true) => icons::CARET_LEFT,
            (false, _) => icons::STOREFRONT,
        };
        glyph(ui, icon, Align2::CENTER_CENTER, picture, INK);
        let word = Rect::from_min_size(icon.left_bottom(), vec2(inner.width(), line));
        // A word that is too long is left out. The icon and its position are enough.
        if text_width(ui.ctx(), &shop, Type::Strong) <= word.width() {
            line_in(ui, word, Align2::CENTER_CENTER, &shop, Type::Strong, INK);
        }
        let number = inner.with_min_y(inner.bottom() - line);
        let sun = Rect::from_center_size(pos2(inner.center().x, number.top() - side * 0.5), Vec2::splat(side));
        if sun.top() > word.bottom() {
            self::sun(ui, sun);
            let left = ui.tr(Text::number(facts.clock.left));
            line_in(ui, number, Align2::CENTER_CENTER, &left, Type::Strong, INK);
            rects::record(ui, RectKind::Icon, &ui.tr(&facts.clock.caption), sun, 0.0);
        }
        pressed.then_some(Press::GameSpecific(HudPress::Drawer(Drawer::Shop)))
    })
}

/// Draws the sun of the clock in the middle of `rect`.
pub fn sun(ui: &Ui, rect: Rect) {
    let side = rect.width().min(rect.height()).min(Scale::of(ui.ctx()).text(28.0) * 1.7);
    let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
    emblems::paint_emblem(ui.painter(), place, Emblem::Sun, GOLD);
    ui.painter().circle_filled(place.center(), side * 0.2, colours::GOLD_LIGHT.egui());
}

/// Returns the press outside an open drawer, if any. It closes the drawer.
pub fn press_outside_drawer(ui: &Ui, layout: &HudLayout) -> Option<Press> {
    ui.interact(layout.free, Id::new("beside the drawer"), Sense::CLICK | Sense::DRAG)
        .clicked()
        .then_some(Press::GameSpecific(HudPress::OutsideDrawer))
}
