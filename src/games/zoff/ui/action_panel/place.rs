//! The panels for numbers of cows and for the cows of a bonus.

use zoff::{Colour, Illegal, Prairie};

use super::{ActionPanelSpot, PairView, Press};
use crate::{
    games::zoff::{
        choice::Touch,
        game_icons,
        refusals::refusal,
        texts,
        ui::prairie_overlay::{chip_size, pair_chip},
    },
    widgets::{ButtonKind, has_room, hatch, prelude::*},
};

/// Draws the numbers as large buttons, with illegal numbers struck out. If there is room, the placing order of the
/// pairs is shown above the numbers, and the reasons why numbers are struck out above or beside them.
pub(super) fn place(
    ui: &mut Ui,
    mut area: Rect,
    order: &[PairView],
    numbers: &[(u8, Option<Illegal>)],
    struck: &[Text],
    chosen: Option<u8>,
) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.75);
    let target = scale.main_target();
    let spare = area.height() - target - gap;
    let mut above = Rect::NOTHING;
    if spare > scale.text(18.0) * 1.4 {
        let row = area.cut_top(spare.min(scale.text(18.0) * 2.0), gap);
        if order.len() < 2 {
            above = row;
        } else {
            order_row(ui, row, order);
        }
    }
    let height = area.height().min(target * 1.25).max(target.min(area.height()));
    let places = CellGrid::across(area.cut_bottom(height, 0.0), numbers.len(), gap).at_most(vec2(target * 1.6, height));
    let last = places.nth(numbers.len().saturating_sub(1));
    let beside = last.with_max_x(area.right()).with_min_x(last.right() + gap);
    draw_reasons(ui, [above, beside], struck);
    numbers
        .iter()
        .enumerate()
        .filter_map(|(at, (cows, why))| {
            let rect = places.nth(at);
            let text = match why {
                None => ui.tr(Text::number(*cows)),
                Some(_) => ui.tr(text!("zoff-hud-struck", cows = *cows)),
            };
            let pressed = number(ui, rect, (*cows, &text), why.as_ref(), chosen == Some(*cows));
            pressed.then_some(Press::Touch(Touch::Number(*cows)))
        })
        .collect()
}

/// Draws as many of the reasons why numbers are struck out as fit into one of these places.
fn draw_reasons(ui: &Ui, places: [Rect; 2], struck: &[Text]) {
    let least = Scale::of(ui.ctx()).text(18.0) * 7.0;
    for count in (1..=struck.len()).rev() {
        let joined =
            struck[..count].iter().cloned().reduce(|before, next| text!("zoff-hud-dot", before = before, next = next));
        let Some(translated) = joined.map(|joined| ui.tr(joined)) else { return };
        let fits = |place: &&Rect| place.width() > least && has_room(ui.ctx(), &translated, Type::Body, place.size());
        if let Some(place) = places.iter().find(fits) {
            lines_in(ui, *place, Align2::LEFT_CENTER, &translated, Type::Body, INK_MUTED);
            return;
        }
    }
}

/// Draws the button of a number and returns true if it is pressed. The tooltip of an illegal number explains why it is
/// refused.
fn number(ui: &mut Ui, rect: Rect, (cows, label): (u8, &Translated), why: Option<&Illegal>, chosen: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let response = pressable(ui, RectKind::Button, label, rect, true);
    landmarks::mark(ui, ActionPanelSpot::Number(cows), rect);
    if let Some(why) = why {
        tooltip(ui, rect, &ui.tr(refusal(*why)));
    }
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    let (fill, edge, ink) = match (why, chosen) {
        (Some(_), _) => (PAPER_DARK, EDGE, INK_MUTED),
        (None, true) => (INK, GOLD, PAPER),
        (None, false) => (PAPER, EDGE, INK),
    };
    let painter = ui.painter();
    if why.is_none() {
        painter.add(style::shadow(scale).as_shape(face, style::corners(scale)));
    }
    painter.rect(face, style::corners(scale), fill, Stroke::new(scale.hairline() * 1.5, edge), StrokeKind::Inside);
    if why.is_some() {
        hatch(ui, face.shrink(scale.hairline() * 2.0), colours::PAPER_DARK.mix(colours::INK_MUTED, 0.25).egui());
    }
    let digit = ui.tr(Text::number(cows));
    if why.is_some() {
        // Neither the hatching nor the stroke runs through the digit.
        let size = vec2(text_width(ui.ctx(), &digit, Type::Figure), line_height(ui.ctx(), Type::Figure) * 0.8);
        let clear = Rect::from_center_size(face.center(), (size + Vec2::splat(scale.px(6.0))).min(face.size() * 0.8));
        ui.painter().rect_filled(clear, style::corners(scale), fill);
        let (inside, outside) = (clear.size().min_elem() * 0.5, face.size().min_elem() * 0.42);
        let stroke = Stroke::new(scale.ring(), colours::REFUSED.egui());
        for side in [vec2(-1.0, 1.0), vec2(1.0, -1.0)] {
            ui.painter().line_segment([face.center() + side * inside, face.center() + side * outside], stroke);
        }
    }
    line_in(ui, face, Align2::CENTER_CENTER, &digit, Type::Figure, ink);
    // The medal of the herd that would have the same size.
    if let Some(Illegal::SameSize { other, .. }) = why {
        let side = (face.height() * 0.36).min(face.width() * 0.4);
        let corner = Rect::from_min_size(face.right_top() - vec2(side + 3.0, -3.0), Vec2::splat(side));
        game_icons::medal(ui.painter(), corner, *other);
    }
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
}

/// Draws the order in which pairs are placed, with a chip for each of at least two pairs.
pub(super) fn order_row(ui: &mut Ui, row: Rect, order: &[PairView]) {
    let scale = Scale::of(ui.ctx());
    let translated: Vec<Translated> = order.iter().map(|pair| ui.tr(texts::card(pair.card))).collect();
    let most = row.height().min(scale.text(18.0) * 1.6);
    let least = scale.px(6.0).max(4.0);
    let size = chip_size(ui, &translated, vec2(row.width(), most), most, least);
    let each = (row.width() + 2.0) / order.len() as f32 - 2.0;
    let size = size.unwrap_or(vec2(each.min(most * 2.4), most));
    let count = order.len() as f32;
    let gap = ((row.width() - count * size.x) / (count - 1.0)).clamp(2.0, scale.px(14.0).max(8.0));
    for (place, pair) in order.iter().enumerate() {
        let min = pos2(row.left() + place as f32 * (size.x + gap), row.center().y - size.y / 2.0);
        let rect = Rect::from_min_size(min, size);
        if place > 0 && gap >= 4.0 {
            let (from, to) = (rect.left_center() - vec2(gap * 0.85, 0.0), rect.left_center() - vec2(gap * 0.2, 0.0));
            ui.painter().line_segment([from, to], Stroke::new(scale.ring() * 0.7, INK_MUTED));
        }
        pair_chip(ui, rect, pair);
        let translated = match pair.herd {
            0 => ui.tr(text!("zoff-hud-by-card", held = texts::card(pair.card))),
            herd => ui.tr(text!("zoff-hud-by-herd", herd = herd)),
        };
        tooltip(ui, rect, &translated);
    }
}

/// Draws a row of numbers for each of two colours. A number is struck out if it is illegal together with the other
/// colour's number.
pub(super) fn mixed(
    ui: &mut Ui,
    area: Rect,
    colours: &[(Colour, u8); 2],
    why: &[Vec<Option<Illegal>>; 2],
) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let most = why[0].len().saturating_sub(1) as u8;
    let gap = scale.gap(0.5);
    let lines = CellGrid::down(area, 2, gap);
    let height = lines.size.y;
    let mut pressed = Vec::new();
    let width = (area.width() - height) / f32::from(most + 1) - gap;
    if height.min(width) < scale.min_target() {
        return colours.iter().enumerate().flat_map(|(place, own)| stepper(ui, area, place, *own, most)).collect();
    }
    for (row, ((colour, cows), why)) in colours.iter().zip(why).enumerate() {
        let mut line = lines.nth(row);
        game_icons::medal(ui.painter(), line.cut_left(height, gap).shrink(height * 0.1), *colour);
        let places = CellGrid::across(line, why.len(), gap).at_most(vec2(scale.main_target() * 1.4, height));
        for (count, why) in (0..=most).zip(why) {
            let rect = places.nth(count.into());
            let text = ui.tr(text!("zoff-hud-of-colour", hue = *colour, cows = count));
            // The chosen numbers may be illegal together, but they are never struck out.
            let why = why.as_ref().filter(|_| count != *cows);
            if number(ui, rect, (count, &text), why, count == *cows) {
                pressed.push(Press::Touch(Touch::Cows(*colour, count)));
            }
        }
    }
    pressed
}

/// Draws a colour's number between a minus and a plus button. Used if the rows of numbers do not fit.
fn stepper(ui: &mut Ui, area: Rect, place: usize, (colour, cows): (Colour, u8), most: u8) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.5);
    let half = ((area.width() - 3.0 * gap) / 2.0).min(scale.target() * 4.5);
    let min = pos2(area.left() + place as f32 * (half + 3.0 * gap), area.center().y - scale.target() / 2.0);
    let mut row = Rect::from_min_size(min, vec2(half, scale.target()));
    let side = row.height();
    game_icons::medal(ui.painter(), row.cut_left(side, gap).shrink(side * 0.12), colour);
    let less = row.cut_left(side, 0.0);
    let more = row.cut_right(side, 0.0);
    line_in(ui, row, Align2::CENTER_CENTER, &ui.tr(Text::number(cows)), Type::Figure, INK);
    let mut pressed = None;
    let next =
        [(less, cows.checked_sub(1), Mark::Minus), (more, Some(cows + 1).filter(|next| *next <= most), Mark::Plus)];
    for (rect, next, mark) in next {
        let text = ui.tr(text!("zoff-hud-of-colour", hue = colour, cows = next.unwrap_or(cows)));
        if button_at(ui, rect, &ButtonLook::icon(mark, text).enabled(next.is_some())).clicked() {
            pressed = next.map(|next| Press::Touch(Touch::Cows(colour, next)));
        }
    }
    pressed
}

/// Draws a button that declines the bonus and, for each prairie with bonus cows, a button that takes one of them back.
/// If there is room above, prairies that do not fit next to the first button are drawn above it.
pub(super) fn bonus(
    ui: &mut Ui,
    area: Rect,
    colour: Colour,
    placements: &[(Prairie, u8)],
    rest: u8,
    declined: bool,
) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.75);
    // The name of a prairie may need two lines.
    let target = scale.main_target().max(2.0 * line_height(ui.ctx(), Type::Body) + 4.0);
    let mut pressed = Vec::new();
    let mut upper = area;
    let mut beside = upper.cut_bottom(target.min(area.height()), gap);
    let look = ButtonLook::plain(ui.tr(text!("zoff-hud-none")));
    let look = if declined { ButtonLook { kind: ButtonKind::Primary, ..look } } else { look };
    let width = button_width(ui, &look).min(area.width() * 0.4);
    let place = beside.cut_left(width, gap);
    landmarks::mark(ui, ActionPanelSpot::NoBonus, place);
    if button_at(ui, place, &look).clicked() {
        pressed.push(Press::Touch(Touch::NoBonus));
    }
    let height = scale.text(18.0) * 2.0;
    // Each button needs room for the longest name in two lines, with its number of cows.
    let enough = |room: Rect| (room.width() + gap) / placements.len().max(1) as f32 - gap > scale.text(18.0) * 8.6;
    let (room, herd) = if enough(beside) || upper.height() < target {
        (beside, upper.with_min_y(upper.bottom() - height.min(upper.height())))
    } else {
        (
            upper.with_min_y(upper.bottom() - target),
            Rect::from_center_size(beside.center(), vec2(beside.width(), height)),
        )
    };
    if herd.height() > scale.text(18.0) * 1.3 && rest > 0 {
        herd_left(ui, herd, colour, rest);
    }
    let places = CellGrid::across(room, placements.len(), gap).at_most(vec2(scale.column(240.0), room.height()));
    for (rect, (prairie, cows)) in places.first(placements.len()).zip(placements) {
        let text = ui.tr(text!("zoff-hud-take-back", prairie = *prairie));
        let response = pressable(ui, RectKind::Button, &text, rect, true);
        landmarks::mark(ui, ActionPanelSpot::RemoveBonusCow(*prairie), rect);
        tooltip(ui, rect, &text);
        let line = Stroke::new(scale.hairline() * 1.5, GOLD);
        style::plate(ui, rect, PAPER, line);
        let mut words = rect.shrink2(vec2(scale.px(6.0).max(3.0), 2.0));
        let number = ui.tr(Text::number(*cows));
        let width = text_width(ui.ctx(), &number, Type::LeadStrong).ceil() + scale.px(6.0).max(3.0);
        line_in(ui, words.cut_left(width, 0.0), Align2::LEFT_CENTER, &number, Type::LeadStrong, INK);
        let name = ui.tr(texts::prairie(*prairie));
        lines_in(ui, words, Align2::LEFT_CENTER, &name, Type::Body, INK);
        focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
        if response.clicked() {
            pressed.push(Press::Touch(Touch::RemoveBonusCow(*prairie)));
        }
    }
    pressed
}

/// Draws a cow for each bonus cow that is left to place.
fn herd_left(ui: &Ui, row: Rect, colour: Colour, rest: u8) {
    let side = row.height();
    for place in 0..rest {
        let min = pos2(row.left() + f32::from(place) * side * 1.15, row.top());
        game_icons::cow(ui.painter(), Rect::from_min_size(min, Vec2::splat(side)), Some(colour));
    }
}
