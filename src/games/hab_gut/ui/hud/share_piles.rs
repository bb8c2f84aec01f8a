//! The two rows of shares below the tracks: the bank's shares to buy, and the player's shares to sell or give.

use hab_gut::{Good, Phase};

use super::{exchange, hud_view::HudView, layout::Frame, press::Press};
use crate::{
    game_screen::Emblem,
    games::hab_gut::{
        choice::{Touch, TradeDirection},
        game_icons::{self, GameIcon, palette},
        texts,
    },
    widgets::{prelude::*, pressable_as, ring},
};

/// A pile of shares.
struct Pile<'a> {
    good: Good,
    count: u32,
    /// The number of shares of the good that are in the selection.
    taken: u32,
    direction: TradeDirection,
    /// True if a tap adds one more share.
    can_add: bool,
    /// True if the current phase uses the pile.
    lit: bool,
    label: &'a Translated,
    /// True if the label says more than what is printed, so that it is shown as a tooltip.
    explains: bool,
}

/// Draws both rows. Returns the press, if any.
pub fn show(ui: &mut Ui, frame: &Frame, view: &HudView) -> Option<Press> {
    let mut pressed = None;
    let (trade, phase) = (view.phase() == Some(Phase::Trade), view.phase());
    captions(ui, frame, view);
    let named = exchange::shows_names(ui, frame, view);
    for good in Good::ALL {
        let index = good.index();
        let (price, left) = (view.seen.prices[index], view.seen.supply[index]);
        let in_basket = |direction: TradeDirection| {
            let basket = view.basket.filter(|(other, _)| *other == direction);
            basket.map_or(0, |(_, lot)| u32::from(lot.count(good)))
        };
        let text = ui.tr(text!("hg-buy-one", good = good, price = price, left = left));
        let bank = Pile {
            good,
            count: u32::from(left),
            taken: in_basket(TradeDirection::Buy),
            direction: TradeDirection::Buy,
            can_add: view.allowed_taps.buy[index],
            lit: trade,
            label: &text,
            explains: trade || !named,
        };
        if rects::in_panel(ui, "bank", row(&frame.bank), |ui| pile(ui, frame.bank[index], &bank)).clicked() {
            pressed = Some(answer(view, trade, Touch::Buy(good)));
        }
        let own = own_count(view, good);
        let gives = phase == Some(Phase::Foundation);
        let text = match (own, gives) {
            (0, _) => ui.tr(texts::good(good)),
            (_, true) => ui.tr(text!("hg-give-one", good = good, held = own)),
            (_, false) => ui.tr(text!("hg-sell-one", good = good, held = own, price = price)),
        };
        let taken = if view.gift == Some(good) { 1 } else { in_basket(TradeDirection::Sell) };
        let lit = trade || gives;
        let held = Pile {
            good,
            count: own,
            taken,
            direction: TradeDirection::Sell,
            can_add: view.allowed_taps.own[index],
            lit,
            label: &text,
            explains: lit && own > 0 || !named,
        };
        if rects::in_panel(ui, "own", row(&frame.own), |ui| pile(ui, frame.own[index], &held)).clicked() {
            pressed = Some(answer(view, lit, Touch::OwnShare(good)));
        }
    }
    pressed
}

/// The touch, for the rules to judge, or the reason why touches are not accepted now.
fn answer(view: &HudView, lit: bool, touch: Touch) -> Press {
    match (&view.disabled_reason, lit || view.is_viewers_turn) {
        (Some(why), false) => Press::Remark(why.clone()),
        _ => Press::Touch(touch),
    }
}

/// The number of shares of a good that the front player is known to hold.
fn own_count(view: &HudView, good: Good) -> u32 {
    u32::from(view.seen.shares[view.front.index()][good.index()])
}

fn row(places: &[Rect]) -> Rect {
    places.iter().copied().fold(Rect::NOTHING, Rect::union)
}

/// Draws the owner to the left of each row: the bank or the player. A word is below the picture if there is room.
fn captions(ui: &Ui, frame: &Frame, view: &HudView) {
    let scale = Scale::of(ui.ctx());
    let own = if view.viewer == Some(view.front) { text!("hg-yours") } else { view.name(view.front).text() };
    let words = [ui.tr(text!("hg-bank")), ui.tr(own)];
    let rows = [row(&frame.bank), row(&frame.own)].map(|row| {
        let gutter = row.with_min_x(frame.board.left()).with_max_x(row.left());
        gutter.shrink2(vec2(scale.hairline() * 2.0, 0.0))
    });
    let height = line_height(ui.ctx(), Type::Body);
    let fits = |(word, row): (&Translated, &Rect)| {
        text_width(ui.ctx(), word, Type::Body).ceil() <= row.width() && row.height() >= height + scale.px(26.0)
    };
    // Either both rows have words, or neither has.
    let labelled = words.iter().zip(&rows).all(fits);
    for (i, (word, row)) in words.iter().zip(rows).enumerate() {
        let mut sign = row;
        if labelled {
            let line = sign.cut_bottom(height, 0.0);
            line_in(ui, line, Align2::CENTER_CENTER, word, Type::Body, PAPER);
        }
        let side = (sign.width() * 0.86).min(sign.height() * if labelled { 0.86 } else { 0.6 });
        let sign = Rect::from_center_size(sign.center(), Vec2::splat(side.min(scale.px(46.0).max(26.0))));
        if i == 0 {
            game_icons::paint(ui.painter(), sign, GameIcon::Shares, Tone::Full);
        } else {
            view.front.paint(ui, sign);
        }
        if !labelled {
            tooltip(ui, sign, word);
        }
    }
}

/// The places of a pile's shares and of its numbers.
struct PileParts {
    shares: Rect,
    /// The tab with the number of shares.
    count: Rect,
    /// The badge with the number of shares in the selection.
    taken: Rect,
}

impl PileParts {
    /// Places the numbers beside the shares, where they cover nothing. If that leaves too little room for the shares,
    /// as on an upright phone, or for the numbers, as with large letters, the numbers are in opposite corners of the
    /// shares.
    fn of(scale: Scale, face: Rect) -> PileParts {
        let side = (scale.text(22.0) * 1.45).min(face.width() * 0.42);
        let (width, mut shares) = (side * 1.15, face);
        let column = shares.cut_right(width, pile_step(scale));
        if shares.width() >= face.height() * 0.75 && face.height() >= side * 1.8 {
            let height = side.min((face.height() - 2.0) / 2.0);
            let count = column.with_min_y(column.bottom() - height);
            return PileParts { shares, count, taken: column.with_max_y(column.top() + height) };
        }
        let count = Rect::from_min_size(face.max - Vec2::splat(side), Vec2::splat(side));
        PileParts { shares: face, count, taken: Rect::from_min_size(face.min, vec2(width, side)) }
    }
}

/// The distance by which each share of a pile sticks out from the one above it.
fn pile_step(scale: Scale) -> f32 {
    scale.px(4.0).max(2.0)
}

/// Draws a pile of shares with the topmost certificate in full and the number of shares on a tab.
fn pile(ui: &Ui, rect: Rect, pile: &Pile) -> Response {
    let scale = Scale::of(ui.ctx());
    let id = format!("{} {:?}", pile.good.word(), pile.direction);
    let response = pressable_as(ui, RectKind::Shop, &id, pile.label, rect, true);
    landmarks::mark(ui, pile.good, rect);
    if pile.explains {
        tooltip(ui, rect, pile.label);
    }
    let (painter, corner) = (ui.painter(), scale.corner() * 0.5);
    let parts = PileParts::of(scale, rect.shrink(1.0));
    let face = parts.shares;
    if pile.count == 0 {
        painter.rect(face, corner, PAPER_DARK, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
        let faint = Rect::from_center_size(face.center(), Vec2::splat(face.size().min_elem() * 0.5));
        game_icons::good(painter, faint, pile.good, Tone::Faded(PAPER_DARK));
        focus_ring(ui, &response, face.shrink(scale.ring()), corner);
        return response;
    }
    let behind = pile.count.saturating_sub(1).min(2);
    let step = pile_step(scale);
    let lift = step * behind as f32;
    let top = Rect::from_min_max(face.min, face.max - Vec2::splat(lift));
    for i in (1..=behind).rev() {
        let place = top.translate(Vec2::splat(step * i as f32));
        let shade = colours::PAPER.mix(palette::good(pile.good), 0.2).dark(0.06 * i as f32).egui();
        painter.rect(place, corner, shade, Stroke::new(1.0, EDGE), StrokeKind::Inside);
    }
    let top = top.translate(vec2(0.0, sink(ui, &response)));
    let tone = if pile.lit && !pile.can_add && pile.taken == 0 { Tone::Faded(PAPER_DARK) } else { Tone::Full };
    // A tab in the corner of the shares must not cover the picture.
    let covered = if parts.count.left() < face.right() { parts.count.width() * 0.3 } else { 0.0 };
    let picture = top.with_max_x(top.right() - covered);
    game_icons::share(painter, picture, pile.good, tone, 0.0);
    if pile.taken > 0 {
        ring(ui, top.shrink(scale.ring() * 1.6), corner, INK);
        badge(ui, parts.taken, pile);
    } else if pile.can_add && response.hovered() {
        ring(ui, top.shrink(scale.ring() * 1.6), corner, INK);
    } else if pile.can_add {
        // A faint edge shows that the pile can be pressed, because a finger cannot hover.
        painter.rect_stroke(top, corner, Stroke::new(scale.hairline() * 2.0, GOLD), StrokeKind::Inside);
    }
    // The tab is in the same place on piles of any height.
    let label = parts.count;
    let edge = Stroke::new(scale.hairline(), INK);
    painter.rect(label, corner, PAPER, edge, StrokeKind::Inside);
    let ink = if pile.can_add || !pile.lit { INK } else { INK_MUTED };
    line_in(ui, label.shrink(1.0), Align2::CENTER_CENTER, &ui.tr(Text::number(pile.count)), Type::LeadStrong, ink);
    focus_ring(ui, &response, top.shrink(scale.ring()), corner);
    response
}

/// Draws the number of shares in the selection.
fn badge(ui: &Ui, place: Rect, pile: &Pile) {
    ui.painter().rect_filled(place, place.height() * 0.3, INK);
    let sign = match pile.direction {
        TradeDirection::Buy => i64::from(pile.taken),
        TradeDirection::Sell => -i64::from(pile.taken),
    };
    let text = ui.tr(texts::signed(sign));
    line_in(ui, place.shrink(1.0), Align2::CENTER_CENTER, &text, Type::LeadStrong, PAPER);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::hab_gut::ui::hud::layout, theme::SizePreferences};

    #[test]
    fn the_numbers_of_a_pile_cover_neither_its_shares_nor_each_other() {
        for window in [vec2(844.0, 390.0), vec2(1024.0, 768.0), vec2(1600.0, 900.0), vec2(1920.0, 1080.0)] {
            let scale = Scale::new(window, SizePreferences::default()).beside_board();
            for seats in 3..=5 {
                let frame = layout::frame(scale, seats);
                for pile in frame.bank.into_iter().chain(frame.own) {
                    let PileParts { shares, count, taken } = PileParts::of(scale, pile.shrink(1.0));
                    let all = [shares, count, taken];
                    assert!(
                        all.iter().all(|part| part.is_positive() && pile.contains_rect(*part)),
                        "{window:?}: {all:?}"
                    );
                    for (one, other) in [(shares, count), (shares, taken), (count, taken)] {
                        assert!(!one.intersect(other).is_positive(), "{window:?}: {one:?} overlaps {other:?}");
                    }
                }
            }
        }
    }
}
