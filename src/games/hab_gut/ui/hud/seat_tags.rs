//! The seat tags: emblem, name, money, shares and envelopes, with a highlight for the player to act.

use hab_gut::Seat;

use super::{
    hud_view::HudView,
    layout::Frame,
    press::{GamePress, Inspected, Press},
};
use crate::{
    game_screen::{Emblem, seat_tag::draw_background},
    games::hab_gut::game_icons::{self, GameIcon},
    widgets::prelude::*,
};

/// Draws all tags. Returns the press on a tag, if any.
pub fn show(ui: &mut Ui, frame: &Frame, view: &HudView) -> Option<Press> {
    let all = frame.seats.iter().copied().fold(Rect::NOTHING, Rect::union);
    rects::in_panel(ui, "seats", all, |ui| {
        let mut pressed = None;
        for (i, place) in frame.seats.iter().enumerate() {
            let seat = Seat(i as u8);
            if tag(ui, *place, seat, view, frame.tags) {
                pressed = Some(Press::GameSpecific(GamePress::Inspect(Inspected::Player(seat))));
            }
        }
        pressed
    })
}

fn tag(ui: &Ui, rect: Rect, seat: Seat, view: &HudView, tall: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let name = ui.tr(view.name(seat).text());
    let (money, shares) = (view.purses[seat.index()], view.shares_of(seat));
    let given = u32::from(view.seen.foundation_shares_of(seat));
    let response = pressable(ui, RectKind::Button, &name, rect, true);
    tooltip(ui, rect, &ui.tr(text!("hg-tag", name = &name, money = money, shares = shares, given = given)));
    let active = view.seen.may_act().has(seat);
    draw_background(ui, rect, active, response.hovered(), tall, (10.0, 0.7));
    // The chips of a phone have the least width.
    let narrow = !tall && scale.is_compact();
    let pad = match (tall, narrow) {
        (true, _) => scale.gap(1.25),
        (false, true) => 3.0,
        (false, false) => scale.gap(0.75).max(3.0),
    };
    let inner = rect.shrink2(vec2(pad, if tall { scale.gap(0.75) } else { 2.0 }));
    let side = (inner.height() * if tall { 0.86 } else { 0.8 })
        .min(inner.width() * if narrow { 0.3 } else { 0.34 })
        .min(scale.px(60.0).max(28.0));
    let medal = Rect::from_center_size(pos2(inner.left() + side / 2.0, inner.center().y), Vec2::splat(side));
    seat.paint(ui, medal);
    let rest = inner.with_min_x(medal.right() + pad * 0.7);
    let wide = rest.width() > scale.text(18.0) * 8.8;
    let numbers = if wide && (tall || text_width(ui.ctx(), &name, Type::Strong) <= rest.width()) {
        let (upper, lower) = rest.split_top_bottom_at_y(rest.top() + rest.height() * if tall { 0.54 } else { 0.48 });
        line_in(ui, upper, Align2::LEFT_CENTER, &name, if tall { Type::LeadStrong } else { Type::Strong }, INK);
        lower
    } else {
        rest
    };
    if !wide {
        // The money is on the upper line, and the shares and envelopes are on the lower line.
        let (upper, lower) = numbers.split_top_bottom_at_y(numbers.center().y);
        draw_stat(ui, upper, GameIcon::Banknote, money, Type::LeadStrong);
        let half = lower.width() / 2.0;
        draw_stat(ui, lower.with_max_x(lower.left() + half), GameIcon::Shares, shares, Type::Strong);
        draw_stat(ui, lower.with_min_x(lower.left() + half), GameIcon::Envelope(false), given, Type::Strong);
    } else {
        let parts = [
            (GameIcon::Banknote, money, 0.44),
            (GameIcon::Shares, shares, 0.28),
            (GameIcon::Envelope(false), given, 0.28),
        ];
        let mut rest = numbers;
        for (sign, number, share) in parts {
            draw_stat(ui, rest.cut_left(numbers.width() * share, 0.0), sign, number, Type::Strong);
        }
    }
    focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
    response.clicked()
}

/// Draws an icon with its number.
fn draw_stat(ui: &Ui, place: Rect, sign: GameIcon, number: u32, step: Type) {
    let scale = Scale::of(ui.ctx());
    let text = ui.tr(Text::number(number));
    // The number has priority: if space is short, the icon shrinks or disappears.
    let left = place.width() - text_width(ui.ctx(), &text, step).ceil() - 3.0;
    let side = (scale.text(18.0) * 1.15).min(place.height()).min(left).max(0.0);
    let icon = Rect::from_center_size(pos2(place.left() + side / 2.0, place.center().y), Vec2::splat(side));
    let mut rest = place;
    if side > scale.text(18.0) * 0.4 {
        game_icons::paint(ui.painter(), icon, sign, Tone::Full);
        rest.set_left(icon.right() + 2.0);
    }
    line_in(ui, rest, Align2::LEFT_CENTER, &text, step, INK);
}
