//! The seat tags: emblem, name, score, cows and cards left, and a highlight for the player to act.

use zoff::{Colour, Seat};

use super::views::SeatTagView;
use crate::{
    game_screen::seat_tag::draw_background,
    games::zoff::game_icons,
    widgets::{has_room, prelude::*},
};

/// The minimum size of the cow after the total on a chip, relative to the text size.
const LEAST_COW: f32 = 0.75;

/// Draws the tags. Returns the seat whose tag was pressed.
pub fn show(ui: &mut Ui, places: &[Rect], seats: &[SeatTagView]) -> Option<Seat> {
    let all = places.iter().copied().fold(Rect::NOTHING, Rect::union);
    rects::in_panel(ui, "seats", all, |ui| draw_tags(ui, places, seats))
}

fn draw_tags(ui: &Ui, places: &[Rect], seats: &[SeatTagView]) -> Option<Seat> {
    let around = Scale::of(ui.ctx()).panel_layout() == PanelLayout::Around;
    let mut pressed = None;
    for (rect, view) in places.iter().zip(seats) {
        let name = ui.tr(&view.name);
        let response = pressable(ui, RectKind::Button, &name, *rect, true);
        tooltip(ui, *rect, &tooltip_text(ui, view, &name));
        draw_background(ui, *rect, view.active, response.hovered(), around, (12.0, 0.9));
        if around {
            tag(ui, *rect, view, &name)
        } else {
            chip(ui, *rect, view, &name)
        }
        focus_ring(ui, &response, rect.shrink(Scale::of(ui.ctx()).ring()), Scale::of(ui.ctx()).corner());
        if response.clicked() {
            pressed = Some(view.seat);
        }
    }
    pressed
}

/// The tooltip of a tag.
fn tooltip_text(ui: &Ui, view: &SeatTagView, name: &Translated) -> Translated {
    let total = view.total.clone();
    ui.tr(text!("zoff-hud-tag", name = name, total = total, left = view.left, cards = view.cards))
}

/// Draws one emblem, two overlapping emblems, or a cow's head for a seat without a colour.
fn medals(ui: &Ui, place: Rect, view: &SeatTagView) {
    let own = [view.colours.first().copied(), view.colours.get(1).copied()];
    game_icons::medals(ui.painter(), place, own, Tone::Full);
}

/// Draws the tick for a player who has decided.
fn tick(ui: &Ui, place: Rect) {
    let side = place.size().min_elem();
    let middle = place.center();
    ui.painter().circle(middle, side * 0.5, GOLD, Stroke::new(side * 0.08, PAPER));
    let at = |x: f32, y: f32| middle + vec2(x, y) * side;
    let line = vec![at(-0.24, 0.02), at(-0.06, 0.2), at(0.26, -0.2)];
    ui.painter().add(Shape::line(line, Stroke::new(side * 0.13, PAPER)));
}

fn tag(ui: &Ui, rect: Rect, view: &SeatTagView, name: &Translated) {
    let scale = Scale::of(ui.ctx());
    let inner = rect.shrink2(vec2(scale.gap(1.0), scale.gap(0.75)));
    let side = inner.height().min(scale.px(60.0).max(42.0));
    let medal = Rect::from_center_size(pos2(inner.left() + side / 2.0, inner.center().y), Vec2::splat(side));
    medals(ui, medal, view);
    if view.done == Some(true) {
        let small = side * 0.46;
        tick(ui, Rect::from_center_size(medal.right_bottom() - Vec2::splat(small * 0.4), Vec2::splat(small)));
    }
    let total = ui.tr(&view.total);
    let width = text_width(ui.ctx(), &total, Type::Figure).max(scale.text(28.0) * 1.5);
    let mut middle = inner.with_min_x(medal.right() + scale.gap(1.0));
    let mut figure = middle.cut_right(width, scale.gap(0.75));
    let head = figure.cut_bottom(scale.text(18.0) * 1.3, 0.0);
    line_in(ui, figure, Align2::CENTER_CENTER, &total, Type::Figure, INK);
    game_icons::cow(ui.painter(), head, view.colours.first().copied());
    let gold = colours::GOLD.mix(colours::PAPER, 0.4).egui();
    ui.painter().vline(middle.right(), inner.y_range(), Stroke::new(scale.hairline(), gold));
    middle.set_right(middle.right() - scale.gap(0.5));
    let lower = middle.cut_bottom(scale.text(18.0) * 1.5, 0.0);
    line_in(ui, middle, Align2::LEFT_CENTER, name, Type::LeadStrong, INK);
    // The numbers of cows and cards left.
    let half = lower.width() * 0.52;
    draw_stat(ui, lower.with_max_x(lower.left() + half), view.left.into(), |place| {
        game_icons::cow(ui.painter(), place, None);
    });
    let backs = lower.with_min_x(lower.left() + half);
    draw_stat(ui, backs, view.cards.into(), |place| {
        let card = Rect::from_center_size(place.center(), vec2(place.width() * 0.72, place.height()));
        let colour = view.colours.first().copied().unwrap_or(Colour::Blue);
        game_icons::card_back(ui.painter(), scale, card, colour);
    });
}

/// Draws a small picture with a count.
fn draw_stat(ui: &Ui, place: Rect, count: u32, picture: impl FnOnce(Rect)) {
    let side = place.height() * 0.86;
    let left = Rect::from_center_size(pos2(place.left() + side / 2.0, place.center().y), Vec2::splat(side));
    picture(left);
    let number = place.with_min_x(left.right() + side * 0.2);
    line_in(ui, number, Align2::LEFT_CENTER, &ui.tr(Text::number(count)), Type::Strong, INK_MUTED);
}

fn chip(ui: &Ui, rect: Rect, view: &SeatTagView, name: &Translated) {
    let scale = Scale::of(ui.ctx());
    let inner = rect.shrink2(vec2(scale.px(5.0), scale.px(4.0)));
    let total = ui.tr(&view.total);
    let width = text_width(ui.ctx(), &total, Type::LeadStrong).ceil() + 1.0;
    let side = (inner.height() * 0.86).min(inner.width() * 0.46);
    // On a phone, a total with tenths does not fit next to the emblem, so it is drawn below the emblem.
    let below = inner.width() - side - scale.px(4.0) < text_width(ui.ctx(), &total, Type::Strong) + 1.0;
    let (mut picture, mut rest) = (inner, inner);
    if below {
        rest = picture.cut_bottom(line_height(ui.ctx(), Type::Strong), 0.0);
    } else {
        picture = rest.cut_left(side, scale.px(4.0));
    }
    let medal = Rect::from_center_size(picture.center(), Vec2::splat(side.min(picture.size().min_elem())));
    medals(ui, medal, view);
    if view.done == Some(true) {
        let small = medal.width() * 0.56;
        tick(ui, Rect::from_center_size(medal.right_bottom() - Vec2::splat(small * 0.35), Vec2::splat(small)));
    }
    if !below && rest.width() > width + scale.text(18.0) * 3.5 {
        let figure = rest.cut_right(width, scale.px(4.0));
        line_in(ui, figure, Align2::RIGHT_CENTER, &total, Type::LeadStrong, INK);
        if has_room(ui.ctx(), name, Type::Body, rest.size()) {
            lines_in(ui, rest, Align2::LEFT_CENTER, name, Type::Body, INK);
        }
    } else if below {
        line_in(ui, rest, Align2::CENTER_CENTER, &total, Type::Strong, INK);
    } else {
        // A cow after the number tells what is counted.
        let gap = scale.px(3.0);
        let cow = (rest.width() - width - gap).min(scale.text(22.0));
        if cow >= scale.text(18.0) * LEAST_COW {
            let mut both = Align2::CENTER_CENTER.align_size_within_rect(vec2(width + gap + cow, rest.height()), rest);
            let head = both.cut_right(cow, gap);
            let head = Rect::from_center_size(head.center(), Vec2::splat(cow));
            game_icons::cow(ui.painter(), head, view.colours.first().copied());
            rest = both;
        }
        line_in(ui, rest, Align2::CENTER_CENTER, &total, Type::LeadStrong, INK);
    }
}
