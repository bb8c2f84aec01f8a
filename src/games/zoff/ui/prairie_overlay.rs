//! The overlay on a prairie: waiting pairs in placing order, or the viewer's draft of pairs or first cows.

use super::views::{PairView, PrairieView, ViewerDraft};
use crate::{
    games::zoff::{game_icons, texts},
    widgets::prelude::*,
};

/// The size of the emblem, relative to the height of a chip.
const EMBLEM: f32 = 0.82;
/// The padding around the text of a chip, in logical pixels.
const PADDING: f32 = 4.0;

/// The width of a chip with this text, in logical pixels.
fn chip_width(ui: &Ui, text: &Translated, height: f32) -> f32 {
    height + text_width(ui.ctx(), text, Type::Strong).ceil() + 2.0 * PADDING
}

/// The size at which chips with these texts fit into a place: no taller than `most`, but at least as tall as a line of
/// text. `None` if they do not fit.
pub(super) fn chip_size(ui: &Ui, translated: &[Translated], place: Vec2, most: f32, gap: f32) -> Option<Vec2> {
    let least = line_height(ui.ctx(), Type::Strong).ceil() + 1.0;
    let mut height = most.max(least);
    loop {
        let width = translated.iter().map(|translated| chip_width(ui, translated, height)).fold(0.0, f32::max);
        let columns = ((place.x + gap) / (width + gap)).floor();
        let rows = (translated.len() as f32 / columns.max(1.0)).ceil();
        if columns >= 1.0 && rows * (height + gap) - gap <= place.y + 0.5 {
            return Some(vec2(width, height));
        }
        if height <= least {
            return None;
        }
        height = (height - 1.0).max(least);
    }
}

/// Draws the viewer's draft as a label or, without a draft, the waiting pairs as chips. The cows of a draft are drawn
/// on the prairie, so they need no label.
pub(super) fn show(ui: &mut Ui, area: Rect, prairie_view: &PrairieView) {
    let scale = Scale::of(ui.ctx());
    let Some(draft) = prairie_view.draft else {
        return chips(ui, area, prairie_view);
    };
    let height = (scale.text(28.0) * 1.5).min(area.height() * 0.9).max(line_height(ui.ctx(), Type::LeadStrong) + 2.0);
    // Without room, only the ring of the signboard marks the prairie.
    if height > area.height() + 2.0 {
        return;
    }
    let translated = words(ui, draft);
    let text = translated.as_ref().map_or(0.0, |translated| text_width(ui.ctx(), translated, Type::LeadStrong).ceil());
    let width = (height * 1.35 + text + 2.0 * PADDING).min(area.width() * 0.96);
    let label = Align2::RIGHT_BOTTOM.align_size_within_rect(vec2(width, height), area);
    let panel = format!("in hand for {}", prairie_view.prairie.word());
    rects::in_panel(ui, &panel, label, |ui| draw_draft_label(ui, label, draft, translated));
}

fn chips(ui: &mut Ui, area: Rect, prairie_view: &PrairieView) {
    // Cows take all of a full prairie, so its signboard shows the pairs.
    if prairie_view.pairs.is_empty() || prairie_view.free == 0 {
        return;
    }
    let scale = Scale::of(ui.ctx());
    let gap = scale.px(4.0).max(2.0);
    let inner = area.shrink(gap);
    let translated: Vec<Translated> = prairie_view.pairs.iter().map(|pair| ui.tr(texts::card(pair.card))).collect();
    let Some(size) = chip_size(ui, &translated, inner.size(), scale.text(18.0) * 1.5, gap) else {
        return emblems_only(ui, inner, prairie_view, gap);
    };
    let places = chip_places(inner, size, gap, prairie_view.pairs.len());
    for ((at, pair), place) in prairie_view.pairs.iter().enumerate().zip(places.first(prairie_view.pairs.len())) {
        let panel = format!("pair {at} on {}", prairie_view.prairie.word());
        rects::in_panel(ui, &panel, place, |ui| pair_chip(ui, place, pair));
    }
}

/// The places of this many chips at the right end of the near fence. Herds begin at the left end of the far fence, and
/// a cow's head is above its body, so the chips do not hide the heads of the first cows.
fn chip_places(inner: Rect, size: Vec2, gap: f32, count: usize) -> CellGrid {
    let columns = cells_that_fit(inner.width(), size.x, gap).min(count.max(1));
    let cells = vec2(columns as f32, count.div_ceil(columns) as f32);
    let all = cells * (size + Vec2::splat(gap)) - Vec2::splat(gap);
    CellGrid::new(inner.max - all, columns, size, gap)
}

/// Draws only the emblems of the pairs. Used if there is no room for the cards.
fn emblems_only(ui: &mut Ui, place: Rect, prairie_view: &PrairieView, gap: f32) {
    let count = prairie_view.pairs.len();
    let side = CellGrid::across(place, count, gap).size.min_elem().min(line_height(ui.ctx(), Type::Strong));
    for (medal, pair) in chip_places(place, Vec2::splat(side), gap, count).first(count).zip(&prairie_view.pairs) {
        if pair.is_current {
            let ring = Scale::of(ui.ctx()).ring();
            ui.painter().circle(medal.center(), side / 2.0 + ring * 0.6, RING, Stroke::new(ring * 0.5, INK));
        }
        pair.colours.iter().take(1).for_each(|colour| game_icons::medal(ui.painter(), medal, *colour));
    }
}

/// The text of the draft. `None` if it consists only of an emblem.
fn words(ui: &Ui, draft: ViewerDraft) -> Option<Translated> {
    Some(match draft {
        ViewerDraft::Pair(_, Some(card)) => ui.tr(texts::card(card)),
        ViewerDraft::Pair(_, None) => ui.tr(text!("zoff-hud-open")),
        ViewerDraft::First(_) => return None,
    })
}

/// Draws a label with an emblem and the text of the draft.
fn draw_draft_label(ui: &Ui, label: Rect, draft: ViewerDraft, translated: Option<Translated>) {
    let rim = Stroke::new(Scale::of(ui.ctx()).ring() * 0.8, GOLD);
    let (ViewerDraft::Pair(colour, _) | ViewerDraft::First(colour)) = draft;
    ui.painter().rect(label, label.height() * 0.3, PAPER, rim, StrokeKind::Inside);
    let side = label.height() * EMBLEM;
    let alone = translated.is_none();
    let middle = if alone { label.center() } else { pos2(label.left() + label.height() * 0.55, label.center().y) };
    let medal = Rect::from_center_size(middle, Vec2::splat(side));
    match colour {
        Some(colour) => game_icons::medal(ui.painter(), medal, colour),
        None => drop(line_in(ui, medal, Align2::CENTER_CENTER, &ui.tr(text!("zoff-hud-open")), Type::Strong, INK)),
    }
    if let Some(translated) = translated {
        let place = Rect::from_min_max(pos2(medal.right() + 1.0, label.top()), label.max - vec2(PADDING, 0.0));
        line_in(ui, place, Align2::CENTER_CENTER, &translated, Type::LeadStrong, INK);
    }
}

/// Draws a pair as a chip: its card, and the emblems of the colours whose cows may be placed.
pub fn pair_chip(ui: &Ui, rect: Rect, pair: &PairView) {
    let scale = Scale::of(ui.ctx());
    let corner = rect.height() * 0.3;
    let fill = if pair.is_current { RING } else { PAPER };
    let edge = if pair.is_current { Stroke::new(scale.ring() * 0.8, INK) } else { Stroke::new(scale.hairline(), GOLD) };
    ui.painter().rect(rect, corner, fill, edge, StrokeKind::Inside);
    let side = rect.height() * EMBLEM;
    let medal = Rect::from_center_size(pos2(rect.left() + rect.height() * 0.5, rect.center().y), Vec2::splat(side));
    for (step, colour) in pair.colours.iter().rev().enumerate() {
        game_icons::medal(ui.painter(), medal.translate(vec2(step as f32 * side * -0.12, 0.0)), *colour);
    }
    let words = Rect::from_min_max(pos2(medal.right() + 1.0, rect.top()), rect.max - vec2(3.0, 0.0));
    line_in(ui, words, Align2::CENTER_CENTER, &ui.tr(texts::card(pair.card)), Type::Strong, INK);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_lie_at_the_right_end_of_the_near_fence() {
        let (inner, size) = (Rect::from_min_max(pos2(10.0, 20.0), pos2(210.0, 120.0)), vec2(60.0, 24.0));
        for count in 1..=7 {
            let places: Vec<Rect> = chip_places(inner, size, 4.0, count).first(count).collect();
            assert_eq!(places.len(), count);
            assert!(places.iter().all(|place| inner.expand(0.1).contains_rect(*place)), "{count}: {places:?}");
            let all = places.iter().copied().fold(Rect::NOTHING, Rect::union);
            assert!(all.max.distance(inner.max) < 0.1, "{count}: {all:?}");
        }
        // With few chips, neither the column of the first cows nor the heads of the cows in front are hidden.
        let two = chip_places(inner, size, 4.0, 2).first(2).fold(Rect::NOTHING, Rect::union);
        assert!(two.left() > inner.left() + size.x && two.top() > inner.center().y, "{two:?}");
    }
}
