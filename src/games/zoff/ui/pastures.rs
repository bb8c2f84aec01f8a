//! The prairies on the table as the face writes on them: names, free places, herds and bonuses on their signs, pairs that wait,
//! and what is in hand for them. Each is one thing to press.

use bevy_egui::egui::{Align2, Color32, Context, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use zoff::Prairie;

use super::facts::{Mine, PairFacts, PastureFacts};
use crate::{
    games::zoff::{
        signs, texts,
        view::{
            layout::{Layout, Pasture},
            table::SignSize,
        },
    },
    kit::{Say, hatch, line_height, line_in, lines_in, named, pressable_as, text_width},
    stage::camera::BoardCamera,
    texts::{Said, Text, text},
    theme::{
        colours,
        fonts::Type,
        rects::{self, RectKind},
        scale::Scale,
        style::{GOLD, INK, INK_MUTED, PAPER, RING},
    },
};

/// The small prairies, whose signs have least room for their names.
const SMALL: usize = 6;

/// How large signs are to be in px, where the narrowest prairie is so wide: two lines, three where a name has no room beside
/// its places, four where it needs two lines. The farthest signs seem smaller than they are.
pub fn sign_size(ctx: &Context, narrowest: f32) -> SignSize {
    let scale = Scale::of(ctx);
    let wide = |text: &Text, step: Type| text_width(ctx, &ctx.say(text), step).ceil();
    let names = Prairie::ALL.iter().take(SMALL).map(|prairie| wide(&texts::prairie(*prairie), Type::Strong));
    let name = names.fold(0.0, f32::max);
    let free = wide(&text!("zoff-face-free", free = 13, places = 14), Type::Body);
    let pad = 2.0 * (scale.px(3.0) + scale.px(6.0).max(3.0)) + 2.0;
    // What stands farther away seems smaller.
    let room = narrowest * 0.86 - pad;
    let lines = match room {
        room if room >= name + free + scale.px(6.0) => 2.0,
        room if room >= name => 3.0,
        _ => 4.0,
    };
    SignSize { high: (line_height(ctx, Type::Body) * lines + 6.0) * 1.2, wide: (name + pad) * 1.12 }
}

/// The rectangle around an area of the table, as it is seen.
pub fn seen(layout: &Layout, camera: &BoardCamera, area: bevy::math::Rect) -> Rect {
    let corners = [
        area.min,
        area.max,
        bevy::math::Vec2::new(area.min.x, area.max.y),
        bevy::math::Vec2::new(area.max.x, area.min.y),
    ];
    let points = corners.map(|corner| {
        let at = camera.world_to_screen(layout.world(corner));
        pos2(at.x, at.y)
    });
    Rect::from_points(&points)
}

/// Draws all of them within `free`; the one that was pressed.
pub fn show(
    ui: &mut Ui,
    free: Rect,
    layout: &Layout,
    camera: &BoardCamera,
    facts: &[PastureFacts],
    told: impl Fn(&PastureFacts) -> Text,
) -> Option<Prairie> {
    let mut pressed = None;
    let clip = ui.clip_rect();
    ui.set_clip_rect(free.intersect(clip));
    for pasture in &layout.pastures {
        let Some(fact) = facts.iter().find(|fact| fact.prairie == pasture.prairie) else { continue };
        let whole = seen(layout, camera, pasture.whole());
        let place = whole.intersect(free);
        if !place.is_positive() {
            continue;
        }
        let said = ui.say(told(fact));
        let response = pressable_as(ui, RectKind::Button, pasture.prairie.word(), &said, place, true);
        named(ui, place, &said);
        if response.clicked() {
            pressed = Some(pasture.prairie);
        }
        rings(ui, whole, fact, response.hovered());
        sign(ui, seen(layout, camera, pasture.sign), fact);
        chips(ui, seen(layout, camera, pasture.area), fact);
        mine(ui, layout, camera, pasture, fact);
        if response.has_focus() {
            crate::kit::ring(ui, place.shrink(Scale::of(ui.ctx()).ring() * 2.0), Scale::of(ui.ctx()).corner(), INK);
        }
    }
    ui.set_clip_rect(clip);
    pressed
}

/// What may be chosen has a bright ring, what is in hand a golden one, what is decided now a broad one.
fn rings(ui: &Ui, whole: Rect, fact: &PastureFacts, hovered: bool) {
    let scale = Scale::of(ui.ctx());
    let place = whole.shrink(scale.px(2.0));
    let corner = scale.corner();
    let stroke = |width: f32, colour: Color32| Stroke::new(width, colour);
    let paint = |rect: Rect, width: f32, colour: Color32| {
        ui.painter().rect_stroke(rect, corner, stroke(width, colour), StrokeKind::Inside);
    };
    if fact.now || fact.mine.is_some() {
        paint(place, scale.ring() * 1.9, INK);
        paint(place.shrink(scale.ring() * 0.35), scale.ring() * 1.2, if fact.now { RING } else { GOLD });
    } else if fact.may {
        paint(place, scale.ring() * if hovered { 1.5 } else { 0.9 }, RING);
    }
}

/// The sign: name, free places, herds by size, bonuses.
fn sign(ui: &mut Ui, rect: Rect, fact: &PastureFacts) {
    let scale = Scale::of(ui.ctx());
    let board = rect.shrink2(vec2(scale.px(3.0), 0.0)).with_min_y(rect.top() + 2.0);
    let ring = fact.mine.is_some().then_some(GOLD);
    signs::sign_board(ui.painter(), scale, board, ring);
    if !fact.open {
        hatch(ui, board.shrink(scale.hairline() * 2.0), colours::PAPER_DARK.mix(colours::INK_MUTED, 0.3).egui());
    }
    let name = ui.say(texts::prairie(fact.prairie));
    let line = line_height(ui.ctx(), Type::Body);
    rects::in_panel(ui, fact.prairie.word(), board, |ui| {
        let inner = board.shrink2(vec2(scale.px(6.0).max(3.0), 2.0));
        let rows = ((inner.height() + 2.0) / line).floor().max(1.0);
        let row = |at: f32| {
            let high = inner.height() / rows;
            Rect::from_min_size(inner.min + vec2(0.0, at * high), vec2(inner.width(), high))
        };
        let named_wide = text_width(ui.ctx(), &name, Type::Strong).ceil();
        if rows >= 3.0 {
            // A name that is too long for a line has two of them.
            let high = if rows >= 4.0 && named_wide > inner.width() { row(0.0).union(row(1.0)) } else { row(0.0) };
            lines_in(ui, high, Align2::LEFT_CENTER, &name, Type::Strong, INK);
            herds(ui, row(rows - 2.0), fact);
            let wide = bonuses(ui, row(rows - 1.0), fact);
            let rest = row(rows - 1.0).with_max_x(inner.right() - wide - scale.px(4.0));
            let free = free_text(ui, fact, rest.width());
            line_in(ui, rest, Align2::LEFT_CENTER, &free, Type::Body, INK);
        } else if rows >= 2.0 {
            let free = free_text(ui, fact, inner.width() - named_wide - scale.px(4.0));
            let wide = text_width(ui.ctx(), &free, Type::Body).min(inner.width() * 0.45);
            let right = row(0.0).with_min_x(inner.right() - wide - 1.0);
            line_in(ui, right, Align2::RIGHT_CENTER, &free, Type::Body, INK);
            let left = row(0.0).with_max_x(right.left() - scale.px(4.0));
            line_in(ui, left, Align2::LEFT_CENTER, &name, Type::Strong, INK);
            let wide = bonuses(ui, row(1.0), fact);
            herds(ui, row(1.0).with_max_x(inner.right() - wide - scale.px(4.0)), fact);
        } else {
            line_in(ui, inner, Align2::LEFT_CENTER, &name, Type::Strong, INK);
        }
    });
}

/// "5 of 16 free", shorter where that has no room, or that it is full.
fn free_text(ui: &Ui, fact: &PastureFacts, room: f32) -> Said {
    let (free, places) = (fact.free, fact.places);
    let long = match free {
        0 => ui.say(text!("zoff-face-full", places = places)),
        free => ui.say(text!("zoff-face-free", free = free, places = places)),
    };
    if text_width(ui.ctx(), &long, Type::Body) <= room {
        return long;
    }
    ui.say(text!("zoff-face-free-short", free = free, places = places))
}

/// Brands with the sizes of their herds, the largest first.
fn herds(ui: &Ui, row: Rect, fact: &PastureFacts) {
    let scale = Scale::of(ui.ctx());
    let side = row.height() * 0.84;
    let mut left = row.left();
    for (colour, cows) in &fact.herds {
        let said = ui.say(Text::number(*cows));
        let wide = text_width(ui.ctx(), &said, Type::Strong).ceil() + 1.0;
        if left + side + wide > row.right() + 1.0 {
            break;
        }
        let medal = Rect::from_min_size(pos2(left, row.center().y - side / 2.0), Vec2::splat(side));
        signs::medal(ui.painter(), medal, *colour);
        let number =
            Rect::from_min_max(pos2(medal.right() + 1.0, row.top()), pos2(medal.right() + 1.0 + wide, row.bottom()));
        line_in(ui, number, Align2::LEFT_CENTER, &said, Type::Strong, INK);
        left = number.right() + scale.px(5.0).max(3.0);
    }
}

/// The bonuses at the right end of a row; gives the width they take.
fn bonuses(ui: &Ui, row: Rect, fact: &PastureFacts) -> f32 {
    let side = row.height() * 0.92;
    let step = side * 1.06;
    let mut right = row.right();
    for (cows, due, past) in fact.bonuses.iter().rev() {
        let place = Rect::from_min_size(pos2(right - side, row.center().y - side / 2.0), Vec2::splat(side));
        signs::bonus(ui, place, *cows, *due, *past);
        right -= step;
    }
    row.right() - right
}

/// Pairs that wait on the prairie, in the order in which they are placed.
fn chips(ui: &mut Ui, area: Rect, fact: &PastureFacts) {
    if fact.pairs.is_empty() {
        return;
    }
    let scale = Scale::of(ui.ctx());
    let high = (scale.text(18.0) * 1.5).min(area.height() * 0.6);
    let wide = high * 2.35;
    let gap = scale.px(4.0);
    let fits = ((area.width() - gap) / (wide + gap)).floor().max(1.0) as usize;
    for (place, pair) in fact.pairs.iter().enumerate() {
        let (column, row) = (place % fits, place / fits);
        let min = area.min + vec2(gap + column as f32 * (wide + gap), gap + row as f32 * (high + gap));
        let rect = Rect::from_min_size(min, vec2(wide, high));
        let panel = format!("pair {place} on {}", fact.prairie.word());
        rects::in_panel(ui, &panel, rect, |ui| pair_chip(ui, rect, pair));
    }
}

/// One of them: the brand, and what says when: the herd, or the card.
pub fn pair_chip(ui: &Ui, rect: Rect, pair: &PairFacts) {
    let scale = Scale::of(ui.ctx());
    let corner = rect.height() * 0.3;
    let fill = if pair.now { RING } else { PAPER };
    let edge = if pair.now { Stroke::new(scale.ring() * 0.8, INK) } else { Stroke::new(scale.hairline(), GOLD) };
    ui.painter().rect(rect, corner, fill, edge, StrokeKind::Inside);
    let side = rect.height() * 0.82;
    let medal = Rect::from_center_size(pos2(rect.left() + rect.height() * 0.5, rect.center().y), Vec2::splat(side));
    for (step, colour) in pair.colours.iter().rev().enumerate() {
        signs::medal(ui.painter(), medal.translate(vec2(step as f32 * side * -0.12, 0.0)), *colour);
    }
    let words = Rect::from_min_max(pos2(medal.right() + 1.0, rect.top()), rect.max - vec2(3.0, 0.0));
    line_in(ui, words, Align2::CENTER_CENTER, &ui.say(texts::card(pair.card)), Type::Strong, INK);
}

/// What is in hand for the prairie, large in its middle.
fn mine(ui: &mut Ui, layout: &Layout, camera: &BoardCamera, pasture: &Pasture, fact: &PastureFacts) {
    let Some(mine) = fact.mine else { return };
    let scale = Scale::of(ui.ctx());
    let area = seen(layout, camera, pasture.area);
    let high = (scale.text(28.0) * 1.5).min(area.height() * 0.8);
    let (colour, wide) = match mine {
        Mine::Pair(colour, _) | Mine::First(colour) => (colour, high * 2.3),
        Mine::Cows(colour, _) => (Some(colour), high * 2.5),
    };
    let below = if fact.pairs.is_empty() { area.center() } else { area.center() + vec2(0.0, area.height() * 0.2) };
    let slip = Rect::from_center_size(below, vec2(wide.min(area.width() * 0.96), high));
    let panel = format!("in hand for {}", fact.prairie.word());
    rects::in_panel(ui, &panel, slip, |ui| {
        let rim = Stroke::new(scale.ring() * 0.8, GOLD);
        ui.painter().rect(slip, high * 0.3, PAPER, rim, StrokeKind::Inside);
        let side = high * 0.8;
        let medal = Rect::from_center_size(pos2(slip.left() + high * 0.5, slip.center().y), Vec2::splat(side));
        match colour {
            Some(colour) => signs::medal(ui.painter(), medal, colour),
            None => {
                line_in(ui, medal, Align2::CENTER_CENTER, &ui.say(text!("zoff-face-open")), Type::Strong, INK);
            }
        }
        let words = Rect::from_min_max(pos2(medal.right() + 2.0, slip.top()), slip.max - vec2(high * 0.15, 0.0));
        let said = match mine {
            Mine::Pair(_, Some(card)) => ui.say(texts::card(card)),
            Mine::Pair(_, None) => ui.say(text!("zoff-face-open")),
            Mine::Cows(_, cows) => ui.say(text!("zoff-face-more", cows = cows)),
            Mine::First(_) => return,
        };
        line_in(ui, words, Align2::CENTER_CENTER, &said, Type::LeadStrong, INK);
    });
}

/// A slip of paper about a prairie that was asked about; gives its place.
pub fn about(ui: &mut Ui, free: Rect, at: Pos2, lines: &[Text]) -> Rect {
    let scale = Scale::of(ui.ctx());
    let pad = scale.pad();
    let wide = scale.column(440.0).min(free.width() - 2.0 * scale.gap(1.0));
    let said: Vec<_> = lines.iter().map(|line| ui.say(line)).collect();
    let step = |place: usize| if place == 0 { Type::Strong } else { Type::Body };
    let heights: Vec<f32> = said
        .iter()
        .enumerate()
        .map(|(place, said)| crate::kit::text_height(ui.ctx(), said, step(place), wide - 2.0 * pad).ceil() + 2.0)
        .collect();
    let size = vec2(wide, heights.iter().sum::<f32>() + 2.0 * pad);
    let left = (at.x - wide / 2.0).min(free.right() - wide).max(free.left());
    let top = if at.y + size.y < free.bottom() { at.y } else { (at.y - size.y).max(free.top()) };
    let rect = Rect::from_min_size(pos2(left, top).round(), size);
    crate::theme::style::panel(ui, "about", rect, |ui| {
        let mut top = rect.top() + pad;
        for (place, (said, high)) in said.iter().zip(&heights).enumerate() {
            let line = Rect::from_min_size(pos2(rect.left() + pad, top), vec2(wide - 2.0 * pad, *high));
            let ink = if place == 0 { INK } else { INK_MUTED };
            lines_in(ui, line, Align2::LEFT_TOP, said, step(place), ink);
            top += high;
        }
    });
    rect
}
