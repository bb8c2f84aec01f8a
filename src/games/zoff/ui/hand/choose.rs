//! Pairs that are put together out of cards, and what whoever waits has chosen.

use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use zoff::{Card, Colour};

use super::{PairFacts, Press, SlotFacts};
use crate::{
    games::zoff::{choice::Touch, signs, texts},
    kit::{Say, focus_ring, line_in, lines_in, named, pressable, pressable_as, sink},
    texts::{Text, text},
    theme::{
        fonts::Type,
        rects::RectKind,
        scale::Scale,
        style::{self, EDGE, GOLD, INK, INK_MUTED, PAPER, PAPER_DARK, RING},
    },
};

/// Pairs at the left, cards at the right; on narrow screens pairs above cards.
pub(super) fn choose(
    ui: &mut Ui,
    rest: Rect,
    lines: usize,
    slots: &[SlotFacts],
    cards: &[(Card, bool)],
    colour: Colour,
) -> Vec<Press> {
    let (left, right) = halves(ui, rest, lines, slots.len(), cards.len());
    let mut pressed: Vec<Press> = pairs(ui, left, slots, Some(colour), true).into_iter().collect();
    for (place, (card, used)) in card_places(ui, right, lines, cards.len()).into_iter().zip(cards) {
        let said = ui.say(text!("zoff-face-card", held = texts::card(*card)));
        let response = pressable(ui, RectKind::Card, &said, place, true);
        named(ui, place, &said);
        let face = place.translate(vec2(0.0, sink(ui, &response)));
        let lifted = if *used { face.translate(vec2(0.0, -face.height() * 0.05)) } else { face };
        signs::card(ui, lifted, colour, *card);
        if *used {
            let scale = Scale::of(ui.ctx());
            ui.painter().rect_stroke(
                lifted,
                scale.corner(),
                Stroke::new(scale.ring() * 1.3, GOLD),
                StrokeKind::Outside,
            );
            ui.painter().rect_filled(lifted, scale.corner(), RING.gamma_multiply(0.35));
        }
        focus_ring(ui, &response, face.shrink(Scale::of(ui.ctx()).ring()), Scale::of(ui.ctx()).corner());
        if response.clicked() {
            pressed.push(Press::Touch(Touch::Card(*card)));
        }
    }
    pressed
}

/// The part for pairs and the part for cards.
fn halves(ui: &Ui, rest: Rect, lines: usize, slots: usize, cards: usize) -> (Rect, Rect) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    if lines > 1 {
        let cut = rest.top() + scale.target();
        return (rest.with_max_y(cut), rest.with_min_y(cut + gap));
    }
    let least = scale.least_target() + scale.px(6.0);
    let wanted = scale.column(if scale.compact() { 128.0 } else { 236.0 }) * slots.max(1) as f32;
    let most = (rest.width() - least * cards as f32 - gap).max(rest.width() * 0.25);
    let cut = rest.left() + wanted.min(most);
    (rest.with_max_x(cut), rest.with_min_x(cut + gap))
}

/// A place for each card.
fn card_places(ui: &Ui, area: Rect, lines: usize, count: usize) -> Vec<Rect> {
    let scale = Scale::of(ui.ctx());
    let rows = lines.saturating_sub(1).max(1);
    let columns = count.div_ceil(rows).max(1);
    let gap = scale.px(6.0);
    let size = vec2(
        ((area.width() + gap) / columns as f32 - gap).min(scale.card().x),
        ((area.height() + gap) / rows as f32 - gap).min(scale.card().y * 1.15),
    );
    let row_wide = columns as f32 * (size.x + gap) - gap;
    let left = area.left() + ((area.width() - row_wide) / 2.0).max(0.0);
    let top = area.top() + ((area.height() - (rows as f32 * (size.y + gap) - gap)) / 2.0).max(0.0);
    (0..count)
        .map(|place| {
            let step = vec2((place % columns) as f32 * (size.x + gap), (place / columns) as f32 * (size.y + gap));
            Rect::from_min_size(pos2(left, top) + step, size)
        })
        .collect()
}

/// The pairs that are put together, or that were chosen.
fn pairs(ui: &mut Ui, area: Rect, slots: &[SlotFacts], colour: Option<Colour>, open: bool) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.75);
    let count = slots.len().max(1) as f32;
    let size = vec2((area.width() - (count - 1.0) * gap) / count, area.height());
    let mut pressed = None;
    for (place, slot) in slots.iter().enumerate() {
        let rect = Rect::from_min_size(area.min + vec2(place as f32 * (size.x + gap), 0.0), size);
        let said = match (slot.prairie, slot.card) {
            (Some(on), Some(card)) => {
                ui.say(text!("zoff-log-pair", place = texts::prairie(on), held = texts::card(card)))
            }
            (Some(on), None) => ui.say(texts::prairie(on)),
            (None, Some(card)) => ui.say(text!("zoff-face-card", held = texts::card(card))),
            (None, None) => ui.say(text!("zoff-face-pair", number = place + 1)),
        };
        let whole = slot.prairie.is_some() && slot.card.is_some();
        if open {
            let id = ["first pair", "second pair"][place.min(1)];
            let response = pressable_as(ui, RectKind::Button, id, &said, rect, true);
            if response.clicked() {
                pressed = Some(Press::Touch(Touch::Pair(place as u8)));
            }
            focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
        }
        let (fill, edge) = if whole { (PAPER, GOLD) } else { (PAPER_DARK, EDGE) };
        ui.painter().rect(
            rect,
            style::corners(scale),
            fill,
            Stroke::new(scale.hairline() * 1.5, edge),
            StrokeKind::Inside,
        );
        slot_face(ui, rect.shrink(scale.px(6.0).max(3.0)), slot, place, slot.colour.or(colour));
    }
    pressed
}

/// What stands in a pair: the card, the prairie's name, what it promises.
fn slot_face(ui: &mut Ui, inner: Rect, slot: &SlotFacts, place: usize, colour: Option<Colour>) {
    let scale = Scale::of(ui.ctx());
    let wide = (inner.height() * 0.72).min(inner.width() * 0.36);
    let card = Rect::from_min_size(inner.min, vec2(wide, inner.height()));
    match (slot.card, colour) {
        (Some(held), Some(colour)) => signs::card(ui, card, colour, held),
        _ => {
            ui.painter().rect_stroke(
                card,
                style::corners(scale),
                Stroke::new(scale.hairline(), INK_MUTED),
                StrokeKind::Inside,
            );
            match slot.colour {
                Some(colour) => {
                    let side = card.size().min_elem() * 0.7;
                    signs::medal(ui.painter(), Rect::from_center_size(card.center(), Vec2::splat(side)), colour);
                }
                None => {
                    let said = ui.say(Text::number(place + 1));
                    line_in(ui, card, Align2::CENTER_CENTER, &said, Type::LeadStrong, INK_MUTED);
                }
            }
        }
    }
    let words = inner.with_min_x(card.right() + scale.px(8.0).max(4.0));
    let roomy = words.height() > scale.text(18.0) * 3.2 && words.width() > scale.text(18.0) * 8.0;
    match (slot.prairie, &slot.outlook) {
        (Some(on), Some(outlook)) if roomy => {
            let cut = words.top() + scale.text(18.0) * 1.4;
            line_in(ui, words.with_max_y(cut), Align2::LEFT_CENTER, &ui.say(texts::prairie(on)), Type::Strong, INK);
            lines_in(ui, words.with_min_y(cut), Align2::LEFT_CENTER, &ui.say(outlook), Type::Body, INK_MUTED);
        }
        (Some(on), _) => drop(lines_in(ui, words, Align2::LEFT_CENTER, &ui.say(texts::prairie(on)), Type::Strong, INK)),
        (None, _) => {
            let said = ui.say(text!("zoff-face-tap-prairie"));
            lines_in(ui, words, Align2::LEFT_CENTER, &said, Type::Body, INK_MUTED);
        }
    }
}

/// Others decide: the own pairs and the cards that are left.
pub(super) fn waits(
    ui: &mut Ui,
    rest: Rect,
    lines: usize,
    slots: &[SlotFacts],
    cards: &[Card],
    colour: Option<Colour>,
    order: &[PairFacts],
) {
    let (mut left, right) = halves(ui, rest, lines, slots.len().max(1), cards.len());
    if slots.is_empty() && order.is_empty() && lines == 1 {
        left.set_right(rest.left());
    }
    if order.len() > 1 {
        let title = text!("zoff-order-title");
        let high = left.height().min(Scale::of(ui.ctx()).text(18.0) * 2.2);
        super::place::order_row(ui, left.with_max_y(left.top() + high), &title, order);
        left.set_top((left.top() + high).min(left.bottom()));
    }
    if !slots.is_empty() && left.height() > Scale::of(ui.ctx()).text(18.0) {
        pairs(ui, left, slots, colour, false);
    }
    let Some(colour) = colour else { return };
    for (place, card) in card_places(ui, right, lines, cards.len()).into_iter().zip(cards) {
        signs::card(ui, place, colour, *card);
    }
}
