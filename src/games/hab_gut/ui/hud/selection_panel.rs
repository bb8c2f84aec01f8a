//! The selection (a basket of shares, a share to give, or two cards) and the player's foundation (its envelopes and the
//! money saved in earlier halves).

use hab_gut::{Good, Phase, Side};

use super::{
    hud_view::HudView,
    layout::{self, Frame},
    press::Press,
};
use crate::{
    games::hab_gut::{
        choice::{Touch, TradeDirection},
        game_icons::{self, GameIcon},
        texts,
    },
    widgets::{has_room, prelude::*, pressable_as},
};

/// The ratio of width to height of a share in its slot.
const SHARE_ASPECT: f32 = 0.86;
/// The ratio of width to height of a card in its slot.
const CARD_ASPECT: f32 = 0.78;

/// Draws the panel. Returns the press, if any.
pub fn show(ui: &mut Ui, frame: &Frame, view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    style::paint_panel(ui, frame.selection);
    rects::in_panel(ui, "hold", frame.selection, |ui| {
        let inner = frame.selection.shrink(layout::inset(scale));
        let (hand, foundation) = parts(ui, inner, view);
        envelopes(ui, foundation, view);
        match view.phase() {
            Some(Phase::Trade) => basket(ui, hand, view),
            Some(Phase::Foundation) => gift(ui, hand, view),
            Some(Phase::Market) => cards(ui, hand, view),
            None => {
                caption_beside(ui, hand, foundation);
                None
            }
        }
    })
}

/// Draws the caption of the foundation in the empty place of the selection, if the area of the foundation is not tall
/// enough for a caption.
fn caption_beside(ui: &Ui, hand: Rect, foundation: Rect) {
    let scale = Scale::of(ui.ctx());
    let caption = ui.tr(text!("hg-foundation"));
    if is_row(scale, foundation) && has_room(ui.ctx(), &caption, Type::Body, hand.size()) {
        lines_in(ui, hand, Align2::RIGHT_CENTER, &caption, Type::Body, INK_MUTED);
    }
}

/// True if a panel of this height has its contents in one row, without a caption above.
fn is_row(scale: Scale, place: Rect) -> bool {
    place.height() < scale.target() * 1.5
}

/// The areas of the selection and of the foundation to its right, which takes up what the selection does not need.
fn parts(ui: &Ui, mut inner: Rect, view: &HudView) -> (Rect, Rect) {
    let scale = Scale::of(ui.ctx());
    let places = f32::from(view.setting.rulebook.foundation_places);
    let row = is_row(scale, inner);
    let side = if row { inner.height().min(scale.px(64.0).max(30.0)) * 0.82 } else { inner.height() * 0.42 };
    let saved = saved_width(scale);
    let width = if row { side * places + saved } else { (side * 2.2).max(saved) + side * 0.2 };
    // The basket must have room for three shares, each at least as large as a fingertip.
    let fingers = 3.0 * (scale.min_target() + slot_gap(scale)) + scale.gap(1.0);
    let width = width.min(inner.width() * 0.56).min(inner.width() - fingers).max(0.0);
    let spare = if row { 0.0 } else { inner.width() - hand_width(ui, inner.height(), view) - scale.gap(1.0) };
    let width = width.max(spare);
    let foundation = inner.cut_right(width, scale.gap(1.0));
    (inner, foundation)
}

/// The width that the selection needs at this height, the same in every phase: for a full basket, or for two cards with
/// their words.
fn hand_width(ui: &Ui, height: f32, view: &HudView) -> f32 {
    let scale = Scale::of(ui.ctx());
    let shares = f32::from(view.setting.rulebook.max_lot);
    let basket = shares * ((height * SHARE_ASPECT).max(scale.min_target()) + slot_gap(scale));
    let words = [text!("hg-play"), text!("hg-halve")].map(|word| text_width(ui.ctx(), &ui.tr(word), Type::Strong));
    let word = words.into_iter().fold(0.0, f32::max).ceil();
    let card = (height * CARD_ASPECT).max(scale.min_target()) + scale.gap(0.5) + word + scale.gap(1.0);
    basket.max(2.0 * card)
}

/// The width of the saved money: a banknote and a four-digit number.
fn saved_width(scale: Scale) -> f32 {
    scale.text(22.0) * 1.5 + scale.text(18.0) * 2.5
}

/// The gap between two slots in a row.
fn slot_gap(scale: Scale) -> f32 {
    scale.gap(0.75).max(3.0)
}

/// The slots in a row, each at least as large as a fingertip if there is room. `aspect` is the ratio of a slot's width
/// to its height.
fn slots(scale: Scale, place: Rect, count: usize, aspect: f32) -> impl Iterator<Item = Rect> {
    let most = vec2((place.height() * aspect).max(scale.min_target()), place.height());
    CellGrid::across(place, count, slot_gap(scale)).at_most(most).first(count)
}

/// Draws an empty slot for a share or card.
fn empty(ui: &Ui, place: Rect) {
    let scale = Scale::of(ui.ctx());
    let corner = scale.corner() * 0.5;
    ui.painter().rect_filled(place, corner, PAPER_DARK);
    let corners = [place.left_top(), place.right_top(), place.right_bottom(), place.left_bottom(), place.left_top()];
    let dashes = Shape::dashed_line(&corners, Stroke::new(scale.hairline(), EDGE), 5.0, 4.0);
    ui.painter().extend(dashes);
}

/// Draws the shares to buy or sell. A tap on a share takes it out.
fn basket(ui: &Ui, place: Rect, view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let most = usize::from(view.setting.rulebook.max_lot);
    let goods: Vec<Good> = view.basket.map_or(Vec::new(), |(_, lot)| {
        lot.iter().flat_map(|(good, count)| std::iter::repeat_n(good, usize::from(count))).collect()
    });
    let mut pressed = None;
    for (i, slot) in slots(scale, place, most, SHARE_ASPECT).enumerate() {
        let Some(good) = goods.get(i).copied() else {
            empty(ui, slot);
            tooltip(ui, slot, &ui.tr(text!("hg-empty-basket", most = most)));
            continue;
        };
        let text = ui.tr(text!("hg-take-out", good = good));
        let response = pressable_as(ui, RectKind::Card, &format!("basket {i}"), &text, slot, true);
        landmarks::mark(ui, i, slot);
        tooltip(ui, slot, &text);
        let price = view.seen.prices[good.index()];
        let foot = line_height(ui.ctx(), Type::Strong).min(slot.height() * 0.45);
        game_icons::share(ui.painter(), slot, good, Tone::Full, foot);
        let tag = slot.with_min_y(slot.bottom() - foot);
        ui.painter().rect_filled(tag, scale.corner() * 0.3, INK);
        let selling = view.basket.is_some_and(|(direction, _)| direction == TradeDirection::Sell);
        let sum = texts::signed(i64::from(price) * if selling { 1 } else { -1 });
        line_in(ui, tag, Align2::CENTER_CENTER, &ui.tr(sum), Type::Strong, PAPER);
        focus_ring(ui, &response, slot.shrink(scale.ring()), scale.corner() * 0.5);
        if response.clicked() {
            pressed = Some(Press::Touch(Touch::TakeOut(good)));
        }
    }
    pressed
}

/// Draws the share to give. A tap puts it back.
fn gift(ui: &Ui, place: Rect, view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let slot = slots(scale, place, 1, SHARE_ASPECT).next()?;
    let Some(good) = view.gift else {
        empty(ui, slot);
        let text = ui.tr(text!("hg-empty-gift"));
        let rest = place.with_min_x(slot.right() + scale.gap(1.5));
        if rest.width() > scale.text(18.0) * 6.0 && has_room(ui.ctx(), &text, Type::Body, rest.size()) {
            lines_in(ui, rest, Align2::LEFT_CENTER, &text, Type::Body, INK_MUTED);
        } else {
            tooltip(ui, slot, &text);
        }
        return None;
    };
    let text = ui.tr(text!("hg-take-out", good = good));
    let response = pressable_as(ui, RectKind::Card, "gift", &text, slot, true);
    game_icons::share(ui.painter(), slot, good, Tone::Full, 0.0);
    focus_ring(ui, &response, slot.shrink(scale.ring()), scale.corner() * 0.5);
    response.clicked().then_some(Press::Touch(Touch::OwnShare(good)))
}

/// Draws the card to play and the card to halve. A tap on a card puts it back.
fn cards(ui: &Ui, place: Rect, view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let mut pressed = None;
    let words = [ui.tr(text!("hg-play")), ui.tr(text!("hg-halve"))];
    let parts = CellGrid::across(place, 2, scale.gap(1.0));
    for (i, word) in words.into_iter().enumerate() {
        let part = parts.nth(i);
        let slot =
            part.with_max_x(part.left() + (part.height() * CARD_ASPECT).max(scale.min_target()).min(part.width()));
        let chosen = Side::ALL.into_iter().find_map(|side| {
            let (card, halved) = view.cards[side.index()]?;
            (halved == (i == 1)).then_some((side, card))
        });
        let label = part.with_min_x(slot.right() + scale.gap(0.5));
        if label.width() > 1.0 && has_room(ui.ctx(), &word, Type::Strong, label.size()) {
            lines_in(ui, label, Align2::LEFT_CENTER, &word, Type::Strong, INK_MUTED);
        }
        let Some((side, card)) = chosen else {
            empty(ui, slot);
            tooltip(ui, slot, &word);
            continue;
        };
        let text = ui.tr(texts::card(card));
        let response = pressable_as(ui, RectKind::Card, &format!("chosen {i}"), &text, slot, true);
        let steps = if i == 1 { card.half() } else { card.steps() };
        super::racks::card_front(ui, slot, card, steps, Tone::Full);
        focus_ring(ui, &response, slot.shrink(scale.ring()), scale.corner() * 0.5);
        if response.clicked() {
            pressed = Some(Press::Touch(Touch::Card(side, card)));
        }
    }
    pressed
}

/// Draws the front player's foundation: its envelopes and the money saved.
fn envelopes(ui: &Ui, mut place: Rect, view: &HudView) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let (seat, places) = (view.front, usize::from(view.setting.rulebook.foundation_places));
    let given = usize::from(view.seen.foundation_shares_of(seat));
    let own = view.viewer == Some(seat);
    // Only the owner sees the goods in the envelopes. Others see only how many envelopes are used.
    let inside: Vec<Good> = if own {
        let of = view.seen.foundations[seat.index()];
        Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, usize::from(of[good.index()]))).collect()
    } else {
        Vec::new()
    };
    let row = is_row(scale, place);
    let caption = ui.tr(text!("hg-foundation"));
    let height = line_height(ui.ctx(), Type::Body).ceil();
    if !row && has_room(ui.ctx(), &caption, Type::Body, vec2(place.width(), height)) {
        line_in(ui, place.cut_top(height, 0.0), Align2::CENTER_CENTER, &caption, Type::Body, INK_MUTED);
    }
    let saved = if row {
        place.with_min_x(place.right() - saved_width(scale))
    } else {
        let foot = place.with_min_y(place.bottom() - place.height() * 0.24);
        let width = saved_width(scale).min(foot.width());
        Align2::CENTER_CENTER.align_size_within_rect(vec2(width, foot.height()), foot)
    };
    let area = if row { place.with_max_x(saved.left()) } else { place.with_max_y(saved.top()) };
    // A wide foundation has larger envelopes in one row than in two.
    let cell_in = |rows: usize| vec2(area.width() / places.div_ceil(rows) as f32, area.height() / rows as f32);
    let rows = if row || cell_in(1).min_elem() >= cell_in(2).min_elem() { 1 } else { 2 };
    let (columns, cell) = (places.div_ceil(rows), cell_in(rows));
    for i in 0..places {
        let at = area.min + vec2((i % columns) as f32 * cell.x, (i / columns) as f32 * cell.y);
        let slot = Rect::from_min_size(at, cell);
        let side = slot.size().min_elem() * 0.94;
        let slot = Rect::from_center_size(slot.center(), Vec2::splat(side));
        if i >= given {
            let stroke = Stroke::new(scale.hairline(), EDGE);
            let paper = Rect::from_center_size(slot.center() + vec2(0.0, side * 0.09), vec2(side * 0.9, side * 0.62));
            painter.rect(paper, 2.0, PAPER_DARK, stroke, StrokeKind::Inside);
            painter.line(vec![paper.left_top(), paper.center(), paper.right_top()], stroke);
            continue;
        }
        game_icons::paint(painter, slot, GameIcon::Envelope(false), Tone::Full);
        if let Some(good) = inside.get(i) {
            let seal = Rect::from_center_size(slot.center() + vec2(0.0, side * 0.1), Vec2::splat(side * 0.5));
            game_icons::paint(painter, seal, GameIcon::Good(*good), Tone::Full);
        }
    }
    let words = if own && !inside.is_empty() {
        text!("hg-popover-own-foundation", shares = texts::shares(&view.seen.foundations[seat.index()]))
    } else {
        text!("hg-popover-foundation", given = given, places = places)
    };
    tooltip(ui, area, &ui.tr(words));
    let money = view.seen.saved[seat.index()];
    let side = saved.height().min(scale.text(22.0) * 1.2);
    let note = Rect::from_center_size(pos2(saved.left() + side * 0.6, saved.center().y), Vec2::splat(side));
    game_icons::paint(painter, note, GameIcon::Banknote, Tone::Full);
    let number = saved.with_min_x(note.right() + 2.0);
    let colour = if money == 0 { colours::INK_MUTED.egui() } else { INK };
    line_in(ui, number, Align2::LEFT_CENTER, &ui.tr(Text::number(money)), Type::Strong, colour);
    tooltip(ui, saved, &ui.tr(text!("hg-popover-saved", money = money)));
}
