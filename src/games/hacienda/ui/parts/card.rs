//! A card of either deck: a large picture with its icon in the corner, its count and its price.

use bevy_egui::egui::CornerRadius;

use super::counters::{price_tag, price_tag_size};
use crate::{
    games::hacienda::game_icons::{self, GameIcon},
    widgets::{hatch, prelude::*, pressable_as, ring},
};
use hacienda_rules::{Card, Deck, LandCard, Species};

/// The visible side of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardFace {
    /// The front.
    Up(Card),
    /// The back of a deck.
    Back(Deck),
    /// An empty slot.
    Empty,
    /// A piece that the shop offers like a card: hacienda, pond or harvest chip.
    Piece(GameIcon),
}

/// The appearance of a card or shop item.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardLook<'a> {
    /// Its id, unique in its panel.
    pub id: &'a str,
    /// Its name, for its tooltip and for screen readers.
    pub label: &'a Translated,
    /// The visible side.
    pub face: CardFace,
    /// The number on its badge. A card in the hand has a badge if there are at least two of its kind. Decks and
    /// supplies always have one.
    pub count: Option<u32>,
    /// The price in pesos on its tag.
    pub price: Option<u32>,
    /// True if it can be chosen now. Otherwise it is faded, unless it waits.
    pub playable: bool,
    /// True while others play: the card keeps its colours, so that the player can plan.
    pub waits: bool,
    /// True if it is chosen. It is then raised and has a ring.
    pub selected: bool,
}

impl<'a> CardLook<'a> {
    /// Returns the appearance of a card in the hand.
    pub fn hand(id: &'a str, label: &'a Translated, card: Card, count: u32) -> Self {
        let count = (count > 1).then_some(count);
        CardLook {
            id,
            label,
            face: CardFace::Up(card),
            count,
            price: None,
            playable: true,
            waits: false,
            selected: false,
        }
    }

    /// Returns the appearance of a shop item.
    pub fn shop(id: &'a str, label: &'a Translated, face: CardFace, price: u32) -> Self {
        CardLook { id, label, face, count: None, price: Some(price), playable: true, waits: false, selected: false }
    }
}

/// The maximum height of a price tag with a pointed end, as a fraction of the height of its card.
const LARGEST_TAG: f32 = 0.36;

/// Draws a card into `rect`. The top few px are kept free for raising the card, and the bottom for the price tag.
pub fn card_at(ui: &Ui, rect: Rect, look: &CardLook) -> Response {
    let scale = Scale::of(ui.ctx());
    let kind =
        if look.price.is_some() || !matches!(look.face, CardFace::Up(_)) { RectKind::Shop } else { RectKind::Card };
    let empty = look.face == CardFace::Empty;
    let response = pressable_as(ui, kind, look.id, look.label, rect, !empty);
    tooltip(ui, rect, look.label);
    let lift = scale.px(8.0);
    // With large letters, a tag with a pointed end would cover too much of the picture. A tag with a long price must
    // not overlap the neighbouring cards.
    let short = look.price.is_some_and(|price| price_tag_size(ui, price, false).y > rect.height() * LARGEST_TAG);
    let tag = look.price.map(|price| price_tag_size(ui, price, short).min(vec2(rect.width(), f32::INFINITY)));
    // Half of the tag is below the card.
    let below = tag.map_or(0.0, |tag| (tag.y * 0.5).round());
    let still = Rect::from_min_max(rect.min + vec2(0.0, lift), rect.max - vec2(0.0, below));
    // A card in the hand that cannot be played is slightly lower.
    let back = if kind == RectKind::Card && !look.playable { lift * 0.75 } else { 0.0 };
    let up = if look.selected { -lift } else { sink(ui, &response) + back };
    let face = still.translate(vec2(0.0, up)).shrink2(vec2(back * 0.6, 0.0)).with_max_y(still.bottom() + up.min(0.0));
    let corner = (scale.corner() * 0.75).round();
    if empty {
        ui.painter().rect(face, corner, PAPER_DARK, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
        return response;
    }
    ui.painter().add(style::shadow(scale).as_shape(face, corner));
    let tone = if look.playable || look.waits { Tone::Full } else { Tone::Faded(PAPER_DARK) };
    paint_face(ui, face, look.face, tone, corner, tag.map_or(0.0, |tag| tag.y * 0.4));
    if look.selected {
        ring(ui, face.shrink(scale.ring()), corner - scale.ring(), GOLD);
    } else if look.playable && response.hovered() {
        ui.painter().rect_stroke(face, corner, Stroke::new(scale.ring() * 0.8, GOLD), StrokeKind::Inside);
    }
    if let Some(count) = look.count {
        count_badge(ui, face, count, tone == Tone::Full);
    }
    if let (Some(price), Some(tag)) = (look.price, tag) {
        let middle = if short { face.right() - tag.x / 2.0 } else { face.center().x };
        let at = Rect::from_center_size(pos2(middle, face.bottom() + below - tag.y / 2.0), tag);
        price_tag(ui, at, price, (look.playable, short));
    }
    focus_ring(ui, &response, face.shrink(scale.ring()), corner);
    response
}

/// Draws a card that does not respond to presses, such as one in flight.
pub fn draw_static_card(ui: &Ui, rect: Rect, face: CardFace) {
    let scale = Scale::of(ui.ctx());
    let corner = (scale.corner() * 0.75).round().min(rect.width() * 0.4);
    ui.painter().add(style::shadow(scale).as_shape(rect, corner));
    // A card seen edge-on shows no picture.
    if rect.width() < rect.height() * 0.3 {
        ui.painter().rect(rect, corner, PAPER, Stroke::new(scale.hairline(), INK), StrokeKind::Inside);
    } else {
        paint_face(ui, rect, face, Tone::Full, corner, 0.0);
    }
}

fn paint_face(ui: &Ui, face: Rect, side: CardFace, tone: Tone, corner: f32, covered: f32) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let edge = if tone == Tone::Full { INK } else { INK_MUTED };
    painter.rect_filled(face, corner, PAPER);
    let inset = (face.width() * 0.055).round().max(3.0);
    let inner = face.shrink(inset);
    match side {
        CardFace::Up(card) => {
            game_icons::picture(painter, inner, card, tone, covered);
            round_off(ui, inner, corner * 0.6);
            let side = (face.width() * 0.34).max(22.0).round();
            let corner_sign = Rect::from_min_size(face.min + Vec2::splat(inset * 0.6), Vec2::splat(side));
            let pen = Sketch::new(painter, corner_sign, tone);
            match card {
                // The hex of a land icon has a rim, while the head of an animal needs a disc as its background.
                Card::Land(_) => game_icons::paint(painter, corner_sign, card.into(), tone),
                Card::Animal(_) => {
                    pen.dot(50.0, 50.0, 50.0, INK);
                    pen.dot(50.0, 50.0, 46.0, PAPER);
                    game_icons::paint(painter, corner_sign.shrink(side * 0.17), card.into(), tone);
                }
            }
        }
        CardFace::Back(deck) => back(ui, inner, deck, tone, corner * 0.6, covered),
        CardFace::Piece(sign) => {
            painter.rect_filled(inner, corner * 0.6, Sketch::new(painter, inner, tone).ink(colours::PAPER_DARK.egui()));
            let open = inner.with_max_y(inner.bottom() - covered);
            game_icons::paint(painter, open.shrink(open.width().min(open.height()) * 0.07), sign, tone);
        }
        CardFace::Empty => {}
    }
    if tone != Tone::Full {
        hatch(ui, inner, colours::INK_MUTED.mix(colours::PAPER, 0.55).egui());
    }
    painter.rect_stroke(face, corner, Stroke::new(scale.hairline(), edge), StrokeKind::Inside);
}

/// Covers the corners of a picture with the colour of the card to round them off.
fn round_off(ui: &Ui, rect: Rect, radius: f32) {
    let width = (radius * 0.6).ceil().max(1.0);
    let outer = CornerRadius::same((radius + width).min(250.0) as u8);
    ui.painter().rect_stroke(rect.expand(width), outer, Stroke::new(width, PAPER), StrokeKind::Inside);
}

/// Draws the back of a deck: land icons on green, or animal icons on leather.
fn back(ui: &Ui, rect: Rect, deck: Deck, tone: Tone, corner: f32, covered: f32) {
    let painter = ui.painter();
    let pen = Sketch::new(painter, rect, tone);
    let ground = match deck {
        Deck::Land => colours::Rgb::hex(0x5E7A3A),
        Deck::Animal => colours::Rgb::hex(0x8E4B2C),
    };
    painter.rect_filled(rect, corner, pen.ink(ground.egui()));
    let line = Stroke::new((rect.width() * 0.03).max(1.0), pen.ink(ground.light(0.45).egui()));
    painter.rect_stroke(rect.shrink(rect.width() * 0.07), corner * 0.6, line, StrokeKind::Inside);
    let middle = Rect::from_center_size(rect.center() - vec2(0.0, covered / 2.0), Vec2::splat(rect.width() * 0.66));
    let disc = Sketch::new(painter, middle, tone);
    disc.dot(50.0, 50.0, 50.0, ground.dark(0.35).egui());
    disc.dot(50.0, 50.0, 46.0, ground.light(0.72).egui());
    let signs = match deck {
        Deck::Land => [LandCard::Mountain, LandCard::Forest, LandCard::Meadow].map(|c| GameIcon::from(Card::Land(c))),
        Deck::Animal => [Species::Cattle, Species::Horse, Species::Sheep].map(|c| GameIcon::from(Card::Animal(c))),
    };
    for (i, sign) in signs.into_iter().enumerate() {
        let (sin, cos) = (i as f32 * std::f32::consts::TAU / 3.0 - std::f32::consts::FRAC_PI_2).sin_cos();
        let at = middle.center() + vec2(cos, sin) * middle.width() * 0.23;
        game_icons::paint(painter, Rect::from_center_size(at, Vec2::splat(middle.width() * 0.36)), sign, tone);
    }
}

/// Draws a round badge with a number in the upper right corner of a card or a button.
pub fn count_badge(ui: &Ui, face: Rect, count: u32, bright: bool) {
    let scale = Scale::of(ui.ctx());
    let number = ui.tr(Text::number(count));
    // On a narrow card, the badge is smaller, so that it covers less of the picture.
    let narrow = face.width() < scale.text(18.0) * 3.8;
    let height = scale.text(18.0) * if narrow { 1.25 } else { 1.5 };
    let wide = text_width(ui.ctx(), &number, Type::Strong);
    let size = vec2((wide + height * 0.6).max(height), height);
    let rect = Rect::from_min_size(pos2(face.right() - size.x + scale.px(2.0), face.top() - scale.px(2.0)), size);
    let radius = height / 2.0;
    let fill = if bright { INK } else { INK_MUTED };
    ui.painter().rect(rect, radius, fill, Stroke::new(scale.hairline() * 1.3, PAPER), StrokeKind::Outside);
    line_in(ui, rect, Align2::CENTER_CENTER, &number, Type::Strong, PAPER);
}
