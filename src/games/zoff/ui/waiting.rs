//! The overlay on a prairie: waiting pairs in the order of placing, and the viewer's draft.

use zoff::Colour;

use super::facts::{Mine, PairFacts, PastureFacts};
use crate::{
    games::zoff::{signs, texts},
    kit::prelude::*,
};

/// The size of the emblem relative to the height of a chip, and the padding around its text in logical pixels.
const BRAND: f32 = 0.82;
const AROUND: f32 = 2.5;

/// The width of a chip with this text, in logical pixels.
fn chip_wide(ui: &Ui, said: &Said, high: f32) -> f32 {
    high + text_width(ui.ctx(), said, Type::Strong).ceil() + 2.0 * AROUND
}

/// The size of chips with these texts that fit into a place: no higher than `most`, and no lower than a line. `None` if
/// they do not fit.
pub(super) fn chip_size(ui: &Ui, said: &[Said], place: Vec2, most: f32, gap: f32) -> Option<Vec2> {
    let least = line_height(ui.ctx(), Type::Strong).ceil() + 1.0;
    let mut high = most.max(least);
    loop {
        let wide = said.iter().map(|said| chip_wide(ui, said, high)).fold(0.0, f32::max);
        let columns = ((place.x + gap) / (wide + gap)).floor();
        let rows = (said.len() as f32 / columns.max(1.0)).ceil();
        if columns >= 1.0 && rows * (high + gap) - gap <= place.y + 0.5 {
            return Some(vec2(wide, high));
        }
        if high <= least {
            return None;
        }
        high = (high - 1.0).max(least);
    }
}

/// Draws the waiting pairs and the draft together. A draft alone is large and in the middle.
pub(super) fn show(ui: &mut Ui, area: Rect, fact: &PastureFacts) {
    let scale = Scale::of(ui.ctx());
    let Some(mine) = fact.mine.filter(|_| fact.pairs.is_empty()) else {
        return chips(ui, area, fact);
    };
    let high = (scale.text(28.0) * 1.5).min(area.height() * 0.9).max(line_height(ui.ctx(), Type::LeadStrong) + 2.0);
    let said = words(ui, mine);
    let text = said.as_ref().map_or(0.0, |said| text_width(ui.ctx(), said, Type::LeadStrong).ceil());
    let wide = (high * 1.35 + text + 2.0 * AROUND).min(area.width() * 0.96);
    let slip = Rect::from_center_size(area.center(), vec2(wide, high));
    let panel = format!("in hand for {}", fact.prairie.word());
    let rim = Stroke::new(scale.ring() * 0.8, GOLD);
    rects::in_panel(ui, &panel, slip, |ui| in_hand(ui, slip, (mine, said), Type::LeadStrong, rim));
}

fn chips(ui: &mut Ui, area: Rect, fact: &PastureFacts) {
    if fact.pairs.is_empty() {
        return;
    }
    let scale = Scale::of(ui.ctx());
    let gap = scale.px(4.0).max(2.0);
    let inner = area.shrink(gap);
    let mut said: Vec<Said> = fact.pairs.iter().map(|pair| ui.say(texts::card(pair.card))).collect();
    said.extend(fact.mine.and_then(|mine| words(ui, mine)));
    let Some(size) = chip_size(ui, &said, inner.size(), scale.text(18.0) * 1.5, gap) else {
        return brands(ui, inner, fact, gap);
    };
    let places = Raster::new(inner.min, fit(inner.width(), size.x, gap), size, gap);
    for (at, pair) in fact.pairs.iter().enumerate() {
        let panel = format!("pair {at} on {}", fact.prairie.word());
        rects::in_panel(ui, &panel, places.nth(at), |ui| pair_chip(ui, places.nth(at), pair));
    }
    if let Some(mine) = fact.mine {
        let (at, said) = (places.nth(fact.pairs.len()), words(ui, mine));
        let panel = format!("in hand for {}", fact.prairie.word());
        let rim = Stroke::new(scale.ring() * 0.8, GOLD);
        rects::in_panel(ui, &panel, at, |ui| in_hand(ui, at, (mine, said), Type::Strong, rim));
    }
}

/// Draws only the emblems of pairs. Used if there is no room for their cards, which the order below the table shows.
fn brands(ui: &mut Ui, place: Rect, fact: &PastureFacts, gap: f32) {
    let cells = Raster::across(place, fact.pairs.len(), gap);
    let side = cells.size.min_elem().min(line_height(ui.ctx(), Type::Strong));
    for (medal, pair) in cells.at_most(Vec2::splat(side)).first(fact.pairs.len()).zip(&fact.pairs) {
        if pair.now {
            let ring = Scale::of(ui.ctx()).ring();
            ui.painter().circle(medal.center(), side / 2.0 + ring * 0.6, RING, Stroke::new(ring * 0.5, INK));
        }
        pair.colours.iter().take(1).for_each(|colour| signs::medal(ui.painter(), medal, *colour));
    }
}

/// The text of the draft, if it is more than an emblem.
fn words(ui: &Ui, mine: Mine) -> Option<Said> {
    Some(match mine {
        Mine::Pair(_, Some(card)) => ui.say(texts::card(card)),
        Mine::Pair(_, None) => ui.say(text!("zoff-face-open")),
        Mine::Cows(_, cows) => ui.say(text!("zoff-face-more", cows = cows)),
        Mine::First(_) => return None,
    })
}

/// Draws a label with an emblem and the text of the draft.
fn in_hand(ui: &Ui, slip: Rect, (mine, said): (Mine, Option<Said>), step: Type, rim: Stroke) {
    let colour: Option<Colour> = match mine {
        Mine::Pair(colour, _) | Mine::First(colour) => colour,
        Mine::Cows(colour, _) => Some(colour),
    };
    ui.painter().rect(slip, slip.height() * 0.3, PAPER, rim, StrokeKind::Inside);
    let side = slip.height() * BRAND;
    let alone = said.is_none();
    let middle = if alone { slip.center() } else { pos2(slip.left() + slip.height() * 0.55, slip.center().y) };
    let medal = Rect::from_center_size(middle, Vec2::splat(side));
    match colour {
        Some(colour) => signs::medal(ui.painter(), medal, colour),
        None => drop(line_in(ui, medal, Align2::CENTER_CENTER, &ui.say(text!("zoff-face-open")), Type::Strong, INK)),
    }
    if let Some(said) = said {
        let place = Rect::from_min_max(pos2(medal.right() + 1.0, slip.top()), slip.max - vec2(AROUND, 0.0));
        line_in(ui, place, Align2::CENTER_CENTER, &said, step, INK);
    }
}

/// Draws a pair as a chip: its card, and the emblems of the colours that may be placed.
pub fn pair_chip(ui: &Ui, rect: Rect, pair: &PairFacts) {
    let scale = Scale::of(ui.ctx());
    let corner = rect.height() * 0.3;
    let fill = if pair.now { RING } else { PAPER };
    let edge = if pair.now { Stroke::new(scale.ring() * 0.8, INK) } else { Stroke::new(scale.hairline(), GOLD) };
    ui.painter().rect(rect, corner, fill, edge, StrokeKind::Inside);
    let side = rect.height() * BRAND;
    let medal = Rect::from_center_size(pos2(rect.left() + rect.height() * 0.5, rect.center().y), Vec2::splat(side));
    for (step, colour) in pair.colours.iter().rev().enumerate() {
        signs::medal(ui.painter(), medal.translate(vec2(step as f32 * side * -0.12, 0.0)), *colour);
    }
    let words = Rect::from_min_max(pos2(medal.right() + 1.0, rect.top()), rect.max - vec2(3.0, 0.0));
    line_in(ui, words, Align2::CENTER_CENTER, &ui.say(texts::card(pair.card)), Type::Strong, INK);
}
