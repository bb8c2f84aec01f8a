//! The table from above: the seats and the racks between them. Lines mark the racks that the viewer may see.

use std::f32::consts::{FRAC_PI_2, TAU};

use hab_gut::Seat;

use super::hud_view::HudView;
use crate::{
    game_screen::Emblem,
    games::hab_gut::{
        game_icons::{self, GameIcon, palette},
        texts,
    },
    widgets::prelude::*,
};

/// Draws the picture in a panel.
pub fn show(ui: &mut Ui, rect: Rect, view: &HudView) {
    let scale = Scale::of(ui.ctx());
    style::paint_panel(ui, rect);
    rects::in_panel(ui, "table", rect, |ui| picture(ui, rect.shrink(scale.gap(1.0)), view));
}

/// The angle of `place`, a position along the circle that is counted in seats. The front player is at the bottom, and
/// the others follow clockwise, so the next seat is the left neighbour.
fn angle(view: &HudView, place: f32) -> f32 {
    FRAC_PI_2 + (place - f32::from(view.front.0)) / f32::from(view.seen.seats.max(1)) * TAU
}

/// Draws the picture without a panel, and below it the half and the round.
pub fn picture(ui: &Ui, mut inner: Rect, view: &HudView) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let round = ui.tr(view.round());
    let foot = inner.cut_bottom(text_height(ui.ctx(), &round, Type::Strong, inner.width()), scale.gap(0.5));
    lines_in(ui, foot, Align2::CENTER_CENTER, &round, Type::Strong, INK);
    let centre = inner.center();
    let side = inner.size().min_elem();
    let medal = side * 0.19;
    let reach = ((inner.size() - Vec2::splat(medal * 1.3)) / 2.0).min(Vec2::splat(side * 0.62));
    let at = |place: f32, share: f32| -> Pos2 {
        let (sin, cos) = angle(view, place).sin_cos();
        centre + vec2(cos * reach.x, sin * reach.y) * share
    };
    // The cloth of the table.
    let table = vec2(reach.x, reach.y) * 0.74;
    painter.add(Shape::ellipse_filled(centre, table + Vec2::splat(3.0), palette::WOOD_DARK.egui()));
    painter.add(Shape::ellipse_filled(centre, table, palette::CLOTH.egui()));
    for seat in view.seen.seats() {
        game_icons::broker(painter, at(f32::from(seat.0), 1.0), centre, medal / 2.0);
    }
    for seat in view.seen.seats() {
        let place = f32::from(seat.0);
        let (rack, cards) = (at(place + 0.5, 0.66), view.seen.racks[seat.index()].len());
        let open = view.viewer.is_some_and(|viewer| view.seen.sees_rack(viewer.into(), seat));
        rack_at(ui, rack, side * 0.2, cards, open);
        let whole = Rect::from_center_size(rack, Vec2::splat(side * 0.2));
        tooltip(ui, whole, &ui.tr(texts::popovers::rack(&view.names, &view.seen, seat, cards)));
        if open && let Some(viewer) = view.viewer {
            // A line in two colours, visible on cloth and on paper, connects the viewer to each rack that they see.
            let ends = [at(f32::from(viewer.0), 0.8), at(rack_position(view, seat, viewer), 0.66)];
            for (width, colour) in [(2.0, INK), (1.0, RING)] {
                painter.line_segment(ends, Stroke::new(scale.ring() * width, colour));
            }
        }
    }
    for seat in view.seen.seats() {
        let place = Rect::from_center_size(at(f32::from(seat.0), 1.0), Vec2::splat(medal));
        if view.seen.may_act().has(seat) {
            painter.circle_filled(place.center(), medal * 0.64, INK);
            painter.circle_filled(place.center(), medal * 0.61, RING);
        }
        seat.paint(ui, place);
        tooltip(ui, place, &ui.tr(view.name(seat).text()));
        draw_envelopes(ui, inner, place, seat, view);
    }
}

/// The position of a rack along the circle, counted in seats. It differs from the viewer's position by at most half the
/// circle.
fn rack_position(view: &HudView, rack: Seat, viewer: Seat) -> f32 {
    let place = f32::from(rack.0) + 0.5;
    let own = f32::from(viewer.0);
    let circle = f32::from(view.seen.seats);
    // For example, the rack to the right of seat 0 is at the end of the circle, and its position relative to seat 0 is
    // −0.5.
    if (place - own).abs() > circle / 2.0 { place - circle } else { place }
}

/// Draws a small rack with its cards, face up (`open`) or face down.
fn rack_at(ui: &Ui, at: Pos2, side: f32, cards: u32, open: bool) {
    let painter = ui.painter();
    let ledge = Rect::from_center_size(at + vec2(0.0, side * 0.22), vec2(side, side * 0.3));
    let shown = cards.min(8) as f32;
    let width = side * 0.86 / 8.0;
    for i in 0..shown as usize {
        let left = at.x - width * shown / 2.0 + width * i as f32;
        let card = Rect::from_min_size(pos2(left, at.y - side * 0.24), vec2(width * 0.88, side * 0.42));
        let fill = if open { PAPER } else { palette::BACK.egui() };
        painter.rect(card, 1.0, fill, Stroke::new(1.0, colours::INK.egui()), StrokeKind::Inside);
    }
    painter.rect(
        ledge,
        2.0,
        palette::WOOD_LIGHT.egui(),
        Stroke::new(1.0, palette::WOOD_DARK.egui()),
        StrokeKind::Inside,
    );
    let number = ui.tr(Text::number(cards));
    line_in(ui, ledge.expand2(vec2(0.0, 1.0)), Align2::CENTER_CENTER, &number, Type::Strong, INK);
    if open {
        let ring = Stroke::new(Scale::of(ui.ctx()).ring(), GOLD);
        painter.rect_stroke(ledge.expand(1.0), 3.0, ring, StrokeKind::Outside);
    }
}

/// Draws the envelopes next to a seat.
fn draw_envelopes(ui: &Ui, inner: Rect, medal: Rect, seat: Seat, view: &HudView) {
    let given = view.seen.foundation_shares_of(seat);
    let side = medal.width() * 0.36;
    // Near the right edge, the envelopes are to the left of the seat.
    let out = if medal.right() + side > inner.right() { -medal.width() - side * 0.6 } else { 0.0 };
    let mut all = Rect::NOTHING;
    for i in 0..given {
        let at = medal.right_top() + vec2(out, 0.0) + vec2(side * 0.3, side * 0.5 + f32::from(i) * side * 0.62);
        let envelope = Rect::from_center_size(at, Vec2::splat(side));
        game_icons::paint(ui.painter(), envelope, GameIcon::Envelope(false), Tone::Full);
        all = all.union(envelope);
    }
    if given > 0 {
        let places = view.setting.rulebook.foundation_places;
        tooltip(ui, all, &ui.tr(text!("hg-popover-foundation", given = given, places = places)));
    }
}
