//! The panel for choosing pairs, which also shows the chosen pairs while others decide.

use zoff::{Card, Colour};

use super::{ActionPanelSpot, HandView, PairSlotView, PairView, Press};
use crate::{
    games::zoff::{choice::Touch, game_icons, texts},
    widgets::{has_room, prelude::*, pressable_as},
};

/// Draws pairs on the left and cards on the right, or pairs above cards on narrow screens.
pub(super) fn choose(
    ui: &mut Ui,
    rest: Rect,
    lines: usize,
    slots: &[PairSlotView],
    cards: &[(Card, bool)],
    colour: Colour,
) -> Vec<Press> {
    let (left, right) = split_areas(ui, rest, lines, slots.len(), cards.len());
    let mut pressed: Vec<Press> = pairs(ui, left, slots, Some(colour), true).into_iter().collect();
    for (place, (card, used)) in card_places(ui, right, lines, cards.len()).zip(cards) {
        let text = ui.tr(text!("zoff-hud-card", held = texts::card(*card)));
        let response = pressable(ui, RectKind::Card, &text, place, true);
        landmarks::mark(ui, ActionPanelSpot::Card(*card), place);
        explain_card(ui, place, *card);
        let face = place.translate(vec2(0.0, sink(ui, &response)));
        let lifted = if *used { face.translate(vec2(0.0, -face.height() * 0.05)) } else { face };
        game_icons::card(ui, lifted, colour, *card);
        if *used {
            let scale = Scale::of(ui.ctx());
            ui.painter().rect_stroke(
                lifted,
                scale.corner(),
                Stroke::new(scale.ring() * 1.3, GOLD),
                StrokeKind::Outside,
            );
        }
        focus_ring(ui, &response, face.shrink(Scale::of(ui.ctx()).ring()), Scale::of(ui.ctx()).corner());
        if response.clicked() {
            pressed.push(Press::Touch(Touch::Card(*card)));
        }
    }
    pressed
}

/// Adds a tooltip that explains the value and the letter of a card.
fn explain_card(ui: &Ui, place: Rect, card: Card) {
    tooltip(ui, place, &ui.tr(text!("zoff-hud-card-about", held = texts::card(card), cows = card.value())));
}

/// The areas for pairs and for cards.
fn split_areas(ui: &Ui, mut rest: Rect, lines: usize, slots: usize, cards: usize) -> (Rect, Rect) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    if lines > 1 {
        return (rest.cut_top(scale.target(), gap), rest);
    }
    let least = scale.min_item_width() + scale.px(6.0);
    let wanted = scale.column(if scale.is_compact() { 180.0 } else { 236.0 }) * slots.max(1) as f32;
    // With two rows of cards, each row needs half the width.
    let two_rows = rest.height() >= 2.0 * scale.min_item_width() + scale.px(6.0);
    let across = if two_rows && cards > 10 { cards.div_ceil(2) } else { cards };
    let most = (rest.width() - least * across as f32 - gap).max(rest.width() * 0.25);
    (rest.cut_left(wanted.min(most), gap), rest)
}

/// The maximum size of a card, as a multiple of its usual size. A few cards in a large area are enlarged.
const ENLARGED: f32 = 1.5;

/// The places of the cards, in one or two rows.
fn card_places(ui: &Ui, area: Rect, lines: usize, count: usize) -> impl Iterator<Item = Rect> {
    let scale = Scale::of(ui.ctx());
    let (gap, usual) = (scale.px(6.0), scale.card() * vec2(1.0, 1.15));
    let least = scale.min_item_width();
    let columns = |rows: usize| count.div_ceil(rows).max(1);
    // The space for each card in this number of rows.
    let room =
        |rows: usize| (area.size() + Vec2::splat(gap)) / vec2(columns(rows) as f32, rows as f32) - Vec2::splat(gap);
    let growth = |rows: usize| (room(rows) / usual).min_elem();
    let tight = room(1).x < least && area.height() >= 2.0 * least + gap;
    let one_row = !tight && (lines < 3 || growth(1) >= growth(2));
    let rows = if one_row { 1 } else { 2 };
    let columns = columns(rows);
    let size = room(rows).min(usual * growth(rows).clamp(1.0, ENLARGED));
    let row_width = columns as f32 * (size.x + gap) - gap;
    let left = area.left() + ((area.width() - row_width) / 2.0).max(0.0);
    let top = area.top() + ((area.height() - (rows as f32 * (size.y + gap) - gap)) / 2.0).max(0.0);
    CellGrid::new(pos2(left, top), columns, size, gap).first(count)
}

/// Draws the pairs. They react to touches if `open` is true.
fn pairs(ui: &mut Ui, area: Rect, slots: &[PairSlotView], colour: Option<Colour>, open: bool) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.75);
    let places = CellGrid::across(area, slots.len(), gap);
    let mut pressed = None;
    for (place, slot) in slots.iter().enumerate() {
        let rect = places.nth(place);
        let text = match (slot.prairie, slot.card) {
            (Some(on), Some(card)) => {
                ui.tr(text!("zoff-log-pair", place = texts::prairie(on), held = texts::card(card)))
            }
            (Some(on), None) => ui.tr(texts::prairie(on)),
            (None, Some(card)) => ui.tr(text!("zoff-hud-card", held = texts::card(card))),
            (None, None) => ui.tr(text!("zoff-hud-pair", number = place + 1)),
        };
        let is_complete = slot.prairie.is_some() && slot.card.is_some();
        if open {
            let id = ["first pair", "second pair"][place.min(1)];
            let response = pressable_as(ui, RectKind::Button, id, &text, rect, true);
            if response.clicked() {
                pressed = Some(Press::Touch(Touch::Pair(place as u8)));
            }
            focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
        }
        let (fill, edge) = if is_complete { (PAPER, GOLD) } else { (PAPER_DARK, EDGE) };
        style::plate(ui, rect, fill, Stroke::new(scale.hairline() * 1.5, edge));
        slot_face(ui, rect.shrink(scale.px(6.0).max(3.0)), slot, place, colour);
    }
    pressed
}

/// Draws the contents of a pair: the card, the prairie's name, and the prospects. If there is too little room, the card
/// is drawn as a medal and a line of text, with the name next to or above them.
fn slot_face(ui: &mut Ui, inner: Rect, slot: &PairSlotView, place: usize, colour: Option<Colour>) {
    let scale = Scale::of(ui.ctx());
    let name = match slot.prairie {
        Some(on) => ui.tr(texts::prairie(on)),
        None => ui.tr(text!("zoff-hud-tap-prairie")),
    };
    let (step, ink) = if slot.prairie.is_some() { (Type::Strong, INK) } else { (Type::Body, INK_MUTED) };
    let width = (inner.height() * 0.72).min(inner.width() * 0.36);
    let card = Rect::from_min_size(inner.min, vec2(width, inner.height()));
    let words = inner.with_min_x(card.right() + scale.px(8.0).max(4.0));
    let card_fits = inner.height() >= scale.min_target() * 0.8 && width >= scale.text(28.0) * 1.3;
    if card_fits && has_room(ui.ctx(), &name, step, words.size()) {
        draw_card(ui, card, slot, place, colour);
        let outlook = slot.outlook.as_ref().filter(|_| slot.prairie.is_some()).map(|outlook| ui.tr(outlook));
        let cut = text_height(ui.ctx(), &name, step, words.width()).ceil() + 2.0;
        let (upper, lower) = words.split_top_bottom_at_y((words.top() + cut).min(words.bottom()));
        match outlook.filter(|outlook| has_room(ui.ctx(), outlook, Type::Body, lower.size())) {
            Some(outlook) => {
                lines_in(ui, upper, Align2::LEFT_CENTER, &name, step, ink);
                lines_in(ui, lower, Align2::LEFT_CENTER, &outlook, Type::Body, INK_MUTED);
            }
            None => drop(lines_in(ui, words, Align2::LEFT_CENTER, &name, step, ink)),
        }
        return;
    }
    let line = line_height(ui.ctx(), Type::Strong).ceil();
    let chip = vec2(line * 0.95, line);
    let translated = slot.card.map(|card| ui.tr(texts::card(card)));
    let end = translated.as_ref().map_or(0.0, |translated| text_width(ui.ctx(), translated, Type::Strong).ceil() + 4.0);
    // The name is next to the line of text, or above it if there is too little room.
    let beside = inner.with_min_x(inner.left() + chip.x + end + scale.px(8.0).max(4.0));
    let (foot, words) = if has_room(ui.ctx(), &name, step, beside.size()) {
        (inner.with_max_x(beside.left()), beside)
    } else {
        let cut = inner.bottom() - line;
        (inner.with_min_y(cut), inner.with_max_y(cut))
    };
    let medal = Rect::from_min_size(pos2(foot.left(), foot.center().y - chip.x / 2.0), Vec2::splat(chip.x));
    match slot.colour.or(colour) {
        Some(colour) => game_icons::medal(ui.painter(), medal, colour),
        None => drop(line_in(ui, medal, Align2::CENTER_CENTER, &ui.tr(Text::number(place + 1)), Type::Strong, INK)),
    }
    if let Some(translated) = translated {
        let place = foot.with_min_x(medal.right() + 2.0);
        line_in(ui, place, Align2::LEFT_CENTER, &translated, Type::Strong, INK);
    }
    lines_in(ui, words, Align2::LEFT_CENTER, &name, step, ink);
}

/// Draws the card of a pair. If the card is missing, draws an outline with the emblem of the pair's colour or with the
/// number of the pair.
fn draw_card(ui: &mut Ui, place: Rect, slot: &PairSlotView, number: usize, colour: Option<Colour>) {
    let scale = Scale::of(ui.ctx());
    if let (Some(held), Some(colour)) = (slot.card, slot.colour.or(colour)) {
        return game_icons::card(ui, place, colour, held);
    }
    let line = Stroke::new(scale.hairline(), INK_MUTED);
    ui.painter().rect_stroke(place, style::corners(scale), line, StrokeKind::Inside);
    match slot.colour {
        Some(colour) => {
            let side = place.size().min_elem() * 0.7;
            game_icons::medal(ui.painter(), Rect::from_center_size(place.center(), Vec2::splat(side)), colour);
        }
        None => {
            let text = ui.tr(Text::number(number + 1));
            line_in(ui, place, Align2::CENTER_CENTER, &text, Type::LeadStrong, INK_MUTED);
        }
    }
}

/// Draws the player's pairs and remaining cards while others decide.
pub(super) fn waiting(
    ui: &mut Ui,
    rest: Rect,
    lines: usize,
    slots: &[PairSlotView],
    HandView { cards, colour }: &HandView,
    order: &[PairView],
) {
    let (mut left, right) = split_areas(ui, rest, lines, slots.len().max(1), cards.len());
    if slots.is_empty() && order.is_empty() && lines == 1 {
        left.set_right(rest.left());
    }
    if order.len() > 1 {
        let height = left.height().min(Scale::of(ui.ctx()).text(18.0) * 1.8);
        super::place::order_row(ui, left.cut_top(height, 0.0), order);
    }
    // If the pairs do not fit below the placing order, they are visible only on their prairies.
    let fits = order.len() <= 1 || left.height() > Scale::of(ui.ctx()).text(18.0) * 4.8;
    if !slots.is_empty() && fits {
        pairs(ui, left, slots, *colour, false);
    }
    let Some(colour) = *colour else { return };
    for (place, card) in card_places(ui, right, lines, cards.len()).zip(cards) {
        explain_card(ui, place, *card);
        game_icons::card(ui, place, colour, *card);
    }
}

/// Draws the player's remaining cards, small and in two rows, at the end of an area. Returns the rest of the area. Draws
/// nothing if less than `least` would be left, or on a screen without panels around the table.
pub(super) fn beside_hand(ui: &Ui, area: Rect, HandView { cards, colour }: &HandView, least: f32) -> Rect {
    let scale = Scale::of(ui.ctx());
    let gap = scale.px(6.0).max(3.0);
    let line = line_height(ui.ctx(), Type::Strong);
    let height = (area.height() - gap) / 2.0;
    let text = |card: &Card| text_width(ui.ctx(), &ui.tr(texts::card(*card)), Type::Strong).ceil();
    let width = cards.iter().map(text).fold(height * 0.7, |widest, width| widest.max(width + 2.0 * gap));
    let columns = cards.len().div_ceil(2);
    let all = columns as f32 * (width + gap) - gap;
    let rest = area.with_max_x(area.right() - all - scale.gap(2.0));
    let is_wide = scale.panel_layout() == PanelLayout::Around && rest.width() >= least && height > line * 1.3;
    let Some(colour) = colour.filter(|_| is_wide && !cards.is_empty()) else { return area };
    let places = CellGrid::new(pos2(area.right() - all, area.top()), columns, vec2(width, height), gap);
    for (place, card) in places.first(cards.len()).zip(cards) {
        explain_card(ui, place, *card);
        game_icons::card(ui, place, colour, *card);
    }
    rest
}
