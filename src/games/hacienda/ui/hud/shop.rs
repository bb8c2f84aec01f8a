//! The shop: decks and open cards, hacienda, harvest and ponds, and the clock of the current half.

use super::{
    layout::HudLayout,
    panel_data::{ShopClock, ShopPanel, ShopSlot},
    phone,
    press::{HudPress, Press},
    stacked,
};
use crate::{
    games::hacienda::{
        choice::{ShopItem, Touch},
        game_icons::GameIcon,
        stories::Spot,
        ui::parts::{
            card::{CardFace, CardLook, card_at},
            counters::sun_clock,
        },
    },
    widgets::{has_room, prelude::*},
};
use hacienda_rules::{Deck, PondShape};

/// The layout of the shop.
#[derive(Debug, Clone, PartialEq)]
pub struct ShopLayout {
    clock: Rect,
    /// In a drawer, the place of the clock's caption.
    caption: Option<Rect>,
    /// The places of the land cards, then of the animal cards. Each deck comes before its open cards.
    decks: [Vec<Rect>; 2],
    rule: Rect,
    things: [Rect; 6],
}

impl ShopLayout {
    /// Lays out the shop of `layout`, with `open` open cards for each deck.
    pub fn new(scale: Scale, layout: &HudLayout, open: usize) -> ShopLayout {
        let inner = layout.shop.shrink(scale.pad());
        let clock = layout.clock.unwrap_or(Rect::NOTHING);
        if layout.shop_lines > 0 {
            let (decks, things) = stacked::shop_places(scale, layout.shop, layout.shop_lines, open);
            return ShopLayout { clock, caption: None, decks, rule: Rect::NOTHING, things };
        }
        if layout.shop_tab.is_some() {
            return ShopLayout::in_drawer(scale, inner, open);
        }
        let (card, gap) = (scale.shop_card(), scale.gap(1.0));
        let places = |top: f32| CellGrid::new(pos2(inner.left(), top), 2, card, gap);
        // The rows have a fixed size. Spare height goes to the rule between the groups.
        let things_top = inner.bottom() - 3.0 * card.y - 2.0 * gap;
        let decks_bottom = inner.top() + (open as f32 + 1.0) * card.y + open as f32 * gap;
        let rule = Rect::from_min_max(pos2(inner.left(), decks_bottom), pos2(inner.right(), things_top));
        let decks = [0, 1].map(|column| (0..=open).map(|i| places(inner.top()).at(column, i)).collect());
        let things = std::array::from_fn(|i| places(things_top).nth(i));
        ShopLayout { clock, caption: None, decks, rule, things }
    }

    /// Lays out the shop in a drawer: rows of land cards, animal cards and pieces. The clock is at the end of the first
    /// two rows.
    fn in_drawer(scale: Scale, inner: Rect, open: usize) -> ShopLayout {
        let gap = phone::panel_gap(scale);
        let columns = (open as f32 + 2.0).max(6.0);
        let rule = scale.gap(0.5);
        let size = vec2(
            ((inner.width() + gap) / columns - gap).max(1.0),
            ((inner.height() - 2.0 * gap - rule) / 3.0).floor().max(1.0),
        );
        let place = |row: f32, i: usize| {
            let below = if row > 1.0 { rule } else { 0.0 };
            let at = vec2(i as f32 * (size.x + gap), row * (size.y + gap) + below);
            Rect::from_min_size(inner.min + at, size)
        };
        let decks = [0.0, 1.0].map(|row| (0..=open).map(|i| place(row, i)).collect());
        let things: [Rect; 6] = std::array::from_fn(|i| place(2.0, i));
        let column = place(0.0, open + 1).union(place(1.0, open + 1)).with_max_x(inner.right());
        let clock = column.with_max_y(column.top() + column.height() * 0.5);
        // The longest word of the caption is slightly wider than a card.
        let words = Some(column.with_min_y(clock.bottom() + scale.gap(0.5)).expand2(vec2(gap, 0.0)));
        let rule = Rect::from_min_max(pos2(inner.left(), place(1.0, 0).bottom()), things[5].right_top());
        ShopLayout { clock, caption: words, decks, rule, things }
    }

    /// Returns the places of the clock and all items, for animations.
    pub fn spots(&self) -> Vec<(Spot, Rect)> {
        let mut found = vec![(Spot::Sun, self.clock), (Spot::Hacienda, self.things[0]), (Spot::Chip, self.things[1])];
        found.extend(PondShape::ALL.map(|shape| (Spot::Pond(shape), self.things[2 + shape.index()])));
        for (deck, places) in [Deck::Land, Deck::Animal].into_iter().zip(&self.decks) {
            let spot = |i: usize| if i == 0 { Spot::Deck(deck) } else { Spot::Slot(deck, i as u8 - 1) };
            found.extend(places.iter().enumerate().map(|(i, place)| (spot(i), *place)));
        }
        found
    }

    /// Returns the first place where this item is for sale.
    pub fn place_of(&self, facts: &ShopPanel, shop: ShopItem) -> Option<Rect> {
        self.find(facts, |place| place.item == Some(shop))
    }

    /// Returns the place of the selected item, next to which the question appears.
    pub fn selected(&self, facts: &ShopPanel) -> Option<Rect> {
        self.find(facts, |place| place.selected)
    }

    fn find(&self, facts: &ShopPanel, wanted: impl Fn(&ShopSlot) -> bool) -> Option<Rect> {
        let [land, animals] = &self.decks;
        let all = facts.land.iter().zip(land).chain(facts.animals.iter().zip(animals));
        let mut all = all.chain(facts.things.iter().zip(&self.things));
        all.find(|(place, _)| wanted(place)).map(|(_, rect)| *rect)
    }
}

/// Draws the shop and returns the press, if any. `disabled_reason` answers a tap while the viewer may not play.
pub fn show(ui: &mut Ui, layout: &HudLayout, facts: &ShopPanel, disabled_reason: Option<&Text>) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let open = facts.land.len().max(facts.animals.len()).saturating_sub(1);
    let places = ShopLayout::new(scale, layout, open);
    style::paint_panel(ui, layout.shop);
    rects::in_panel(ui, "shop", layout.shop, |ui| {
        if let Some(words) = places.caption {
            clock_in_drawer(ui, places.clock, words, &facts.clock);
        }
        if places.rule.is_positive() {
            style::rule(ui, places.rule.shrink2(vec2(0.0, places.rule.height() * 0.2)));
        }
        let mut pressed = None;
        for (deck, places, column) in
            [(Deck::Land, &places.decks[0], &facts.land), (Deck::Animal, &places.decks[1], &facts.animals)]
        {
            for (i, (place, rect)) in column.iter().zip(places).enumerate() {
                let id = format!("{} {i}", deck.word());
                pressed = draw_item(ui, *rect, &id, place, disabled_reason).or(pressed);
            }
        }
        for (i, (place, rect)) in facts.things.iter().zip(places.things).enumerate() {
            pressed = draw_item(ui, rect, &format!("thing {i}"), place, disabled_reason).or(pressed);
        }
        pressed
    })
}

/// Draws the clock in a drawer, which has no room for the arc of the sun: only the sun, the number and, if it fits, the
/// caption.
fn clock_in_drawer(ui: &Ui, place: Rect, words: Rect, facts: &ShopClock) {
    let scale = Scale::of(ui.ctx());
    let caption = ui.tr(&facts.caption);
    let (sun, number) = place.split_top_bottom_at_y(place.bottom() - scale.text(28.0) * 1.2);
    phone::sun(ui, sun);
    let left = ui.tr(Text::number(facts.left));
    let name = text!("inspect-clock", left = facts.left, caption = &caption);
    tooltip(ui, place.union(words), &ui.tr(name));
    line_in(ui, number, Align2::CENTER_CENTER, &left, Type::Figure, INK);
    if has_room(ui.ctx(), &caption, Type::Body, words.size()) {
        lines_in(ui, words, Align2::CENTER_TOP, &caption, Type::Body, INK_MUTED);
    }
}

/// Draws the clock outside the shop.
pub fn clock(ui: &mut Ui, place: Rect, facts: &ShopClock) {
    style::paint_panel(ui, place);
    rects::in_panel(ui, "clock", place, |ui| {
        sun_clock(ui, place, facts.left, facts.of, &ui.tr(&facts.caption));
    });
}

/// Returns the description of a shop item for screen readers.
fn description(place: &ShopSlot) -> Text {
    let (price, left) = (place.price, place.count.unwrap_or(0));
    match place.item {
        None => text!("hud-shop-empty"),
        Some(ShopItem::Top(deck)) => text!("hud-shop-deck", deck = deck, pesos = price, left = left),
        Some(ShopItem::Open(card)) => text!("hud-shop-card", card = card, pesos = price),
        Some(ShopItem::Hacienda) => text!("hud-shop-hacienda", pesos = price, left = left),
        Some(ShopItem::Pond(shape)) => text!("hud-shop-pond", shape = shape, pesos = price, left = left),
        Some(ShopItem::Harvest) => text!("hud-shop-harvest", left = left),
    }
}

fn draw_item(ui: &Ui, rect: Rect, id: &str, place: &ShopSlot, disabled_reason: Option<&Text>) -> Option<Press> {
    let text = ui.tr(description(place));
    let Some(shop) = place.item else {
        card_at(ui, rect, &CardLook { price: None, ..CardLook::shop(id, &text, CardFace::Empty, 0) });
        return None;
    };
    let face = match shop {
        ShopItem::Top(deck) => CardFace::Back(deck),
        ShopItem::Open(card) => CardFace::Up(card),
        ShopItem::Hacienda => CardFace::Piece(GameIcon::Hacienda),
        ShopItem::Pond(shape) => CardFace::Piece(GameIcon::Pond(shape)),
        ShopItem::Harvest => CardFace::Piece(GameIcon::HarvestChip),
    };
    let (count, playable, selected) = (place.count, place.can_buy, place.selected);
    let look = CardLook { count, playable, selected, ..CardLook::shop(id, &text, face, place.price) };
    card_at(ui, rect, &look).clicked().then(|| match (shop, disabled_reason) {
        // A tap on a deck only opens or closes its popover, which is always allowed. The button in it draws the card.
        (ShopItem::Top(deck), _) => Press::GameSpecific(HudPress::Deck(deck)),
        (_, Some(why)) => Press::Remark(why.clone()),
        (_, None) => Press::Touch(Touch::Select(shop.selection())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;
    use hacienda_rules::vocab::{Card, Species};

    #[test]
    fn shop_items_are_described_for_screen_readers() {
        let say = |shop, price, count| {
            Translations::default()
                .tr(description(&ShopSlot { item: shop, price, count, can_buy: true, selected: false }))
                .to_string()
        };
        let pig = ShopItem::Open(Card::Animal(Species::Pig));
        assert_eq!(say(Some(ShopItem::Top(Deck::Land)), 2, Some(40)), "The top land card for 2 pesos, 40 left");
        assert_eq!(say(Some(pig), 1, None), "The pig card for 1 peso");
        assert_eq!(say(Some(ShopItem::Hacienda), 12, Some(3)), "A hacienda for 12 pesos, 3 left");
        assert_eq!(say(Some(ShopItem::Pond(PondShape::Bent)), 12, Some(1)), "A bent pond for 12 pesos, 1 left");
        assert_eq!(say(Some(ShopItem::Harvest), 0, Some(5)), "A harvest chip, 5 left");
        assert_eq!(say(None, 3, None), "No card");
    }
}
