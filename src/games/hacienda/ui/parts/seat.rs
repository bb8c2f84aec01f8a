//! A player's seat tag: emblem, name, money, number of cards and points.

use super::counters::draw_stat;
use crate::{
    game_screen::seat_tag::draw_background, games::hacienda::game_icons::GameIcon, texts::Who, widgets::prelude::*,
};
use hacienda_rules::Seat;

/// Half the width of a tag's arrow, in px at 1080p, and the arrow's length as a multiple of that half.
const ARROW: (f32, f32) = (12.0, 0.9);

/// The height of a line as a multiple of its text size.
const LINE: f32 = 1.38;

/// The content of a seat tag.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatTag {
    /// Its seat, which determines colour and emblem.
    pub seat: Seat,
    /// The name of the player.
    pub name: Who,
    /// The player's money in pesos.
    pub pesos: u32,
    /// The number of cards in the hand.
    pub cards: u32,
    /// The points of past scorings or the running score; during a scoring, the points shown so far.
    pub points: u32,
    /// The points that a scoring now would add. `None` if there are none, during a scoring, after the game, and with
    /// the running score, which counts all points at once.
    pub forecast: Option<u32>,
    /// True during the seat's turn and, during a scoring, while the seat's points are counted.
    pub active: bool,
}

/// Returns the height of a tag, in px.
pub fn seat_tag_height(scale: Scale) -> f32 {
    ((scale.text(28.0) + scale.text(18.0)) * LINE + 2.0 * scale.gap(1.0)).max(scale.target()).round()
}

/// Turns a tag into a button that is labelled with the player's name and has a tooltip with all numbers of the tag.
fn press(ui: &Ui, rect: Rect, facts: &SeatTag, name: &Translated) -> Response {
    let response = pressable(ui, RectKind::Button, name, rect, true);
    let (pesos, cards, points) = (facts.pesos, facts.cards, facts.points);
    let whole = match facts.forecast {
        None => text!("inspect-tag", name = name, pesos = pesos, cards = cards, points = points),
        Some(forecast) => text!(
            "inspect-tag-forecast",
            name = name,
            pesos = pesos,
            cards = cards,
            points = points,
            forecast = forecast,
        ),
    };
    tooltip(ui, rect, &ui.tr(whole));
    response
}

/// Returns the points that a scoring now would add, as a text that fits into this width.
fn forecast(ui: &Ui, look: &SeatTag, width: f32) -> Option<Translated> {
    let points = look.forecast?;
    let texts = [text!("hud-points-forecast", points = points), text!("hud-points-forecast-short", points = points)];
    texts.into_iter().map(|text| ui.tr(text)).find(|text| text_width(ui.ctx(), text, Type::Body) <= width)
}

/// Draws the points in one line, with the points that a scoring now would add beside them if they fit.
fn points_in_line(ui: &Ui, rect: Rect, look: &SeatTag) {
    let points = ui.tr(Text::number(look.points));
    let (width, gap) = (text_width(ui.ctx(), &points, Type::LeadStrong), Scale::of(ui.ctx()).gap(0.5));
    let forecast = forecast(ui, look, rect.width() - width - gap);
    let beside = forecast.as_ref().map_or(0.0, |forecast| gap + text_width(ui.ctx(), forecast, Type::Body));
    let both = Rect::from_center_size(rect.center(), vec2((width + beside).min(rect.width()), rect.height()));
    line_in(ui, both.with_max_x(both.right() - beside), Align2::CENTER_CENTER, &points, Type::LeadStrong, INK);
    if let Some(forecast) = forecast {
        line_in(ui, both.with_min_x(both.left() + width), Align2::RIGHT_CENTER, &forecast, Type::Body, INK_MUTED);
    }
}

/// Returns the widths of a compact tag with a name and of one without, in px.
pub fn compact_tag_widths(scale: Scale) -> (f32, f32) {
    (scale.column(236.0), scale.column(114.0))
}

/// Draws the points, and below them the points that a scoring now would add, or the word for points.
fn points_in_two_lines(ui: &Ui, rect: Rect, look: &SeatTag, step: Type) {
    let unit = || Some(ui.tr(text!("hud-points-unit", points = look.points)));
    // In some languages, the word for points is too wide. It is then left out, because a wider column would leave too
    // little room for the name.
    let fits = |text: &Translated| text_width(ui.ctx(), text, Type::Body) <= rect.width();
    let below = forecast(ui, look, rect.width()).or_else(unit).filter(fits);
    let line = if below.is_some() { Scale::of(ui.ctx()).text(18.0) * LINE } else { 0.0 };
    let (upper, lower) = rect.split_top_bottom_at_y(rect.bottom() - line);
    line_in(ui, upper, Align2::CENTER_CENTER, &ui.tr(Text::number(look.points)), step, INK);
    if let Some(below) = below {
        line_in(ui, lower, Align2::CENTER_CENTER, &below, Type::Body, INK_MUTED);
    }
}

/// Draws a compact tag into `rect`, for phones and windows that are not much wider than tall. It shows the emblem, the
/// money and the points, and the name and the number of cards if they fit.
pub fn compact_seat_tag_at(ui: &Ui, rect: Rect, look: &SeatTag, name: &Translated, open: bool) -> Response {
    let scale = Scale::of(ui.ctx());
    let response = press(ui, rect, look, name);
    draw_background(ui, rect, look.active, response.hovered() || open, false, ARROW);
    let (_, plain) = compact_tag_widths(scale);
    if rect.width() < plain * 0.9 {
        draw_narrow_tag(ui, rect, look);
    } else {
        draw_compact_tag(ui, rect, look, name, plain);
    }
    focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
    response
}

/// Draws a compact tag that is not much narrower than `plain`, the width of a tag without a name.
fn draw_compact_tag(ui: &Ui, rect: Rect, look: &SeatTag, name: &Translated, plain: f32) {
    let scale = Scale::of(ui.ctx());
    let pad = scale.gap(0.75);
    let inner = rect.shrink2(vec2(pad, scale.px(3.0)));
    // With enough room, the points are at the right; otherwise they are above the money.
    let wide = rect.width() > plain * 1.55;
    let side = inner.height() * if wide { 0.84 } else { 0.7 };
    let inner = if wide { inner } else { inner.shrink2(vec2((rect.width() - plain).max(0.0) / 2.0, 0.0)) };
    let medal = GameIcon::Owner(look.seat).draw_left(ui.painter(), inner, side);
    let mut rest = inner.with_min_x(medal.right() + pad);
    if !wide {
        let (upper, lower) = rest.split_top_bottom_at_y(rest.center().y);
        points_in_line(ui, upper, look);
        draw_stat(ui, lower, GameIcon::Peso, look.pesos);
        return;
    }
    let figure = rest.cut_right(scale.text(28.0) * 1.85, pad * 0.5);
    if look.forecast.is_none() {
        line_in(ui, figure, Align2::CENTER_CENTER, &ui.tr(Text::number(look.points)), Type::Figure, INK);
    } else if inner.height() >= (scale.text(22.0) + scale.text(18.0)) * LINE {
        points_in_two_lines(ui, figure, look, Type::LeadStrong);
    } else {
        points_in_line(ui, figure, look);
    }
    let gold = colours::GOLD.mix(colours::PAPER, 0.4).egui();
    ui.painter().vline(figure.left(), inner.shrink(pad * 0.5).y_range(), Stroke::new(scale.hairline(), gold));
    if text_width(ui.ctx(), name, Type::Strong) <= rest.width() {
        line_in(ui, rest.with_max_y(rest.center().y), Align2::LEFT_CENTER, name, Type::Strong, INK);
        rest.set_top(rest.center().y);
    }
    draw_stat(ui, rest, GameIcon::Peso, look.pesos);
    let cards = rest.with_min_x(rest.left() + scale.text(18.0) * 3.5);
    if cards.width() > scale.text(18.0) * 2.6 {
        draw_stat(ui, cards, GameIcon::CardBack, look.cards);
    }
}

/// Draws the narrowest tag: emblem and points above the money.
fn draw_narrow_tag(ui: &Ui, rect: Rect, look: &SeatTag) {
    let scale = Scale::of(ui.ctx());
    let inner = rect.shrink2(vec2(scale.px(5.0), scale.px(4.0)));
    let (upper, lower) = inner.split_top_bottom_at_y(inner.bottom() - scale.text(18.0) * 1.25);
    let side = upper.height().min(upper.width() * 0.45);
    let medal = Rect::from_min_size(pos2(upper.left(), upper.center().y - side / 2.0), Vec2::splat(side));
    GameIcon::Owner(look.seat).draw(ui.painter(), medal);
    let points = upper.with_min_x(medal.right() + 1.0);
    points_in_line(ui, points, look);
    draw_stat(ui, lower, GameIcon::Peso, look.pesos);
}

/// Returns the place of the money on a tag. On a compact tag, this is the middle of the tag.
pub fn purse_of(scale: Scale, rect: Rect) -> Rect {
    if scale.panel_layout() != PanelLayout::Around {
        return rect.scale_from_center(0.5);
    }
    let inner = rect.shrink2(vec2(scale.gap(1.5), scale.gap(1.0)));
    let side = inner.height().min(scale.px(60.0).max(42.0));
    let left = inner.left() + side + scale.gap(1.5);
    Rect::from_min_size(pos2(left, inner.bottom() - scale.text(18.0) * 1.5), Vec2::splat(scale.text(18.0) * 1.5))
}

/// Draws a tag into `rect`.
pub fn seat_tag_at(ui: &Ui, rect: Rect, look: &SeatTag, name: &Translated, open: bool) -> Response {
    let scale = Scale::of(ui.ctx());
    let response = press(ui, rect, look, name);
    let painter = ui.painter();
    draw_background(ui, rect, look.active, response.hovered() || open, true, ARROW);
    let pad = scale.gap(1.5);
    let inner = rect.shrink2(vec2(pad, scale.gap(1.0)));
    let side = inner.height().min(scale.px(60.0).max(42.0));
    let medal = GameIcon::Owner(look.seat).draw_left(painter, inner, side);

    let points_wide = (scale.text(28.0) * 2.1).max(scale.text(18.0) * 3.4);
    let mut middle = inner.with_min_x(medal.right() + pad);
    let points = middle.cut_right(points_wide, scale.gap(0.5));
    points_in_two_lines(ui, points, look, Type::Figure);
    let gold = colours::GOLD.mix(colours::PAPER, 0.4).egui();
    painter.vline(middle.right(), inner.y_range(), Stroke::new(scale.hairline(), gold));

    middle.set_right(middle.right() - scale.gap(0.5));
    let purse = middle.cut_bottom(scale.text(18.0) * 1.5, 0.0);
    line_in(ui, middle, Align2::LEFT_CENTER, name, Type::LeadStrong, INK);
    let half = purse.width() / 2.0;
    draw_stat(ui, purse.with_max_x(purse.left() + half), GameIcon::Peso, look.pesos);
    draw_stat(ui, purse.with_min_x(purse.left() + half), GameIcon::CardBack, look.cards);
    focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
    response
}
