//! Counters: actions left, prices, pesos, and the sun clock of the current half of the game.

use std::f32::consts::PI;

use crate::{
    emblems,
    games::hacienda::game_icons::{self, GameIcon},
    widgets::{has_room, prelude::*},
};

/// Returns the side of a horseshoe, in px.
pub fn horseshoe_side(scale: Scale) -> f32 {
    if scale.is_compact() { scale.px(30.0).max(18.0) } else { scale.px(44.0).max(34.0) }
}

/// Draws the horseshoes of a turn in the centre of `rect`, in a row or, if `rect` is upright, in a column. The turn has
/// `of` actions, and `left` of them remain. `name` is the name of the horseshoes in layout tests.
pub fn action_horseshoes(ui: &Ui, rect: Rect, name: &Translated, left: u32, of: u32) {
    let scale = Scale::of(ui.ctx());
    let upright = rect.height() > rect.width();
    let gap = if scale.is_compact() { scale.gap(0.5) } else { scale.gap(1.0) };
    let room = if upright { rect.height() } else { rect.width() };
    let side = horseshoe_side(scale).min((room + gap) / of.max(1) as f32 - gap);
    let axis = if upright { vec2(0.0, 1.0) } else { vec2(1.0, 0.0) };
    let long = of as f32 * (side + gap) - gap;
    let place = Rect::from_center_size(rect.center(), Vec2::splat(side) + axis * (long - side));
    rects::record(ui, RectKind::Icon, name, place, 0.0);
    tooltip(ui, place, &ui.tr(text!("inspect-actions-left", left = left, actions = of)));
    for i in 0..of {
        let at = Rect::from_min_size(place.min + axis * (i as f32 * (side + gap)), Vec2::splat(side));
        GameIcon::Action(i < left).draw(ui.painter(), at);
    }
}

/// Returns the size of a price tag, in px. A `short` tag has no pointed end.
pub fn price_tag_size(ui: &Ui, price: u32, short: bool) -> Vec2 {
    let scale = Scale::of(ui.ctx());
    let height = (scale.text(18.0) * if scale.is_compact() || short { 1.3 } else { 1.45 }).round();
    let width = text_width(ui.ctx(), &ui.tr(Text::number(price)), Type::Strong);
    vec2((height * if short { 1.15 } else { 1.95 } + width).round(), height)
}

/// Draws a tag with a coin and the price. Unless it is `short`, it has a pointed end with a punched hole. It is faded
/// unless `affordable`.
pub fn price_tag(ui: &Ui, rect: Rect, price: u32, (affordable, short): (bool, bool)) {
    let scale = Scale::of(ui.ctx());
    let (fill, edge, text) = if affordable { (PAPER, INK, INK) } else { (PAPER_DARK, INK_MUTED, INK_MUTED) };
    let stroke = Stroke::new(scale.hairline() * 1.2, edge);
    let (mid, x) = (rect.center().y, rect.left());
    let left = if short {
        ui.painter().rect(rect, rect.height() * 0.2, fill, stroke, StrokeKind::Inside);
        x + rect.height() * 0.14
    } else {
        let (nose, hole) = (rect.height() * 0.38, rect.height() * 0.11);
        let outline = vec![
            pos2(x, mid),
            pos2(x + nose, rect.top()),
            rect.right_top(),
            rect.right_bottom(),
            pos2(x + nose, rect.bottom()),
        ];
        ui.painter().add(Shape::convex_polygon(outline, fill, stroke));
        ui.painter().circle(pos2(x + nose * 0.85, mid), hole, colours::TABLETOP.egui(), Stroke::NONE);
        x + nose * 1.3 + hole
    };
    let coin = Rect::from_min_size(pos2(left, mid - rect.height() * 0.33), Vec2::splat(rect.height() * 0.66));
    let tone = if affordable { Tone::Full } else { Tone::Faded(PAPER_DARK) };
    game_icons::paint(ui.painter(), coin, GameIcon::Peso, tone);
    let place = Rect::from_min_max(pos2(coin.right(), rect.top()), rect.max);
    line_in(ui, place, Align2::CENTER_CENTER, &ui.tr(Text::number(price)), Type::Strong, text);
}

/// Draws an icon followed by a number at the left of `rect`: pesos in a purse, or cards in a hand.
pub fn draw_stat(ui: &Ui, rect: Rect, sign: GameIcon, number: u32) {
    let scale = Scale::of(ui.ctx());
    let side = scale.text(Type::Strong.design()) * 1.15;
    let icon = sign.draw_left(ui.painter(), rect, side);
    let rest = rect.with_min_x((icon.right() + scale.px(6.0)).min(rect.right()));
    let place = icon.union(line_in(ui, rest, Align2::LEFT_CENTER, &ui.tr(Text::number(number)), Type::Strong, INK));
    match sign {
        GameIcon::Peso => tooltip(ui, place, &ui.tr(text!("inspect-purse", pesos = number))),
        GameIcon::CardBack => tooltip(ui, place, &ui.tr(text!("inspect-cards", cards = number))),
        _ => {}
    }
}

/// Draws the sun clock of the current half: the sun on its arc above the number, with the caption next to it if there
/// is room. The sun rises at the left with the full stack and sets at the right with the last animal card. The stack
/// had `of` cards, and `left` of them remain; `caption` explains the number.
pub fn sun_clock(ui: &Ui, rect: Rect, left: u32, of: u32, caption: &Translated) {
    let scale = Scale::of(ui.ctx());
    rects::record(ui, RectKind::Icon, caption, rect, 0.0);
    tooltip(ui, rect, &ui.tr(text!("inspect-clock", left = left, caption = caption)));
    let inner = rect.shrink2(vec2(scale.px(4.0), scale.px(4.0)));
    let height = inner.height();
    let (sky, beside) = inner.split_left_right_at_x(inner.left() + (height * 1.25).min(inner.width()));
    let sun = height * 0.15;
    let base = sky.bottom() - scale.hairline();
    let (wide, tall) = (sky.width() / 2.0 - sun * 1.5, base - sky.top() - sun * 1.5);
    let on_arc = |t: f32| pos2(sky.center().x - (PI * t).cos() * wide, base - (PI * t).sin() * tall);
    let gone = 1.0 - left as f32 / of.max(1) as f32;
    let painter = ui.painter().with_clip_rect(inner.with_max_y(base).intersect(ui.clip_rect()));
    for (from, to, stroke) in [(gone, 1.0, Stroke::new(2.5, EDGE)), (0.0, gone, Stroke::new(3.5, GOLD))] {
        // If all points of a line coincide, it has no direction, so the vertices of its mesh would be invalid.
        if from < to {
            let arc = (0..=24).map(|i| on_arc(from + (to - from) * i as f32 / 24.0));
            painter.add(Shape::line(arc.collect(), stroke));
        }
    }
    // At both ends of its arc, half of the sun is below the horizon.
    let disc = Rect::from_center_size(on_arc(gone), Vec2::splat(sun * 3.0));
    painter.circle_filled(disc.center(), sun * 1.5, PAPER);
    emblems::paint_emblem(&painter, disc, emblems::Emblem::Sun, GOLD);
    painter.circle_filled(disc.center(), sun * 0.6, colours::GOLD_LIGHT.egui());
    ui.painter().hline(sky.x_range(), base, Stroke::new(scale.hairline() * 1.2, INK));
    let number = Rect::from_min_max(pos2(sky.left(), base - scale.text(22.0) * 1.25), pos2(sky.right(), base));
    line_in(ui, number, Align2::CENTER_CENTER, &ui.tr(Text::number(left)), Type::LeadStrong, INK);
    let words = beside.with_min_x(beside.left() + scale.gap(0.75));
    if has_room(ui.ctx(), caption, Type::Body, words.size()) {
        lines_in(ui, words, Align2::LEFT_CENTER, caption, Type::Body, INK_MUTED);
    }
}
