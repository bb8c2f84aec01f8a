//! The shares below the tracks: those of the bank to buy, and those of the player to sell or give.

use hab_gut::{Good, Phase};

use super::{arrange::Frame, facts::Facts, press::Press};
use crate::{
    game_screen::Emblem,
    games::hab_gut::{
        choice::{Touch, Way},
        signs::{self, Sign, tints},
        texts,
    },
    kit::{prelude::*, pressable_as, ring},
};

/// A pile of shares.
struct Pile<'a> {
    good: Good,
    count: u32,
    /// The number of its shares in the draft.
    taken: u32,
    way: Way,
    /// True if a tap adds one more.
    may: bool,
    /// True if the current phase uses the pile.
    lit: bool,
    said: &'a Said,
}

/// Draws both rows. Returns the press, if there is one.
pub fn show(ui: &mut Ui, frame: &Frame, facts: &Facts) -> Option<Press> {
    let mut pressed = None;
    let (trade, phase) = (facts.phase() == Some(Phase::Trade), facts.phase());
    captions(ui, frame, facts);
    for good in Good::ALL {
        let index = good.index();
        let (price, left) = (facts.seen.prices[index], facts.seen.supply[index]);
        let in_hand = |way: Way| {
            let basket = facts.basket.filter(|(other, _)| *other == way);
            basket.map_or(0, |(_, lot)| u32::from(lot.count(good)))
        };
        let said = ui.say(text!("hg-buy-one", good = good, price = price, left = left));
        let bank = Pile {
            good,
            count: u32::from(left),
            taken: in_hand(Way::Buy),
            way: Way::Buy,
            may: facts.usable.buy[index],
            lit: trade,
            said: &said,
        };
        if rects::in_panel(ui, "bank", row(&frame.bank), |ui| pile(ui, frame.bank[index], &bank)).clicked() {
            pressed = Some(answer(facts, trade, Touch::Buy(good)));
        }
        let own = own_count(facts, good);
        let gives = phase == Some(Phase::Foundation);
        let said = match (own, gives) {
            (0, _) => ui.say(texts::good(good)),
            (_, true) => ui.say(text!("hg-give-one", good = good, held = own)),
            (_, false) => ui.say(text!("hg-sell-one", good = good, held = own, price = price)),
        };
        let taken = if facts.gift == Some(good) { 1 } else { in_hand(Way::Sell) };
        let lit = trade || gives;
        let held = Pile { good, count: own, taken, way: Way::Sell, may: facts.usable.own[index], lit, said: &said };
        if rects::in_panel(ui, "own", row(&frame.own), |ui| pile(ui, frame.own[index], &held)).clicked() {
            pressed = Some(answer(facts, lit, Touch::Own(good)));
        }
    }
    pressed
}

/// A touch that the rules judge, or the reason why touches are not accepted now.
fn answer(facts: &Facts, heard: bool, touch: Touch) -> Press {
    match (&facts.why_not, heard || facts.mine) {
        (Some(why), false) => Press::Remark(why.clone()),
        _ => Press::Touch(touch),
    }
}

/// The number of the front player's shares of a good that are visible to the viewer.
fn own_count(facts: &Facts, good: Good) -> u32 {
    u32::from(facts.seen.shares[facts.front.index()][good.index()])
}

fn row(places: &[Rect]) -> Rect {
    places.iter().copied().fold(Rect::NOTHING, Rect::union)
}

/// Draws the owner in front of each row: the bank, or the player.
fn captions(ui: &Ui, frame: &Frame, facts: &Facts) {
    let scale = Scale::of(ui.ctx());
    let place = |row: Rect| {
        let wide = row.left() - frame.board.left();
        let side = (wide * 0.86).min(row.height() * 0.6).min(scale.px(46.0).max(26.0));
        Rect::from_center_size(pos2(frame.board.left() + wide / 2.0 + 1.0, row.center().y), Vec2::splat(side))
    };
    let bank = place(row(&frame.bank));
    signs::paint(ui.painter(), bank, Sign::Shares, Tone::Full);
    named(ui, bank, &ui.say(text!("hg-bank")));
    let own = place(row(&frame.own));
    facts.front.paint(ui, own);
    named(ui, own, &ui.say(text!("hg-yours")));
}

/// Draws a pile of shares, the topmost certificate on the others, with the number on a tab.
fn pile(ui: &Ui, rect: Rect, pile: &Pile) -> Response {
    let scale = Scale::of(ui.ctx());
    let id = format!("{} {:?}", pile.good.word(), pile.way);
    let response = pressable_as(ui, RectKind::Shop, &id, pile.said, rect, true);
    landmarks::mark(ui, pile.good, rect);
    named(ui, rect, pile.said);
    let (painter, corner) = (ui.painter(), scale.corner() * 0.5);
    let face = rect.shrink(1.0);
    if pile.count == 0 {
        painter.rect(face, corner, PAPER_DARK, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
        let faint = Rect::from_center_size(face.center(), Vec2::splat(face.size().min_elem() * 0.5));
        signs::good(painter, faint, pile.good, Tone::Faded(PAPER_DARK));
        focus_ring(ui, &response, face.shrink(scale.ring()), corner);
        return response;
    }
    let tab = (scale.text(22.0) * 1.45).min(face.width() * 0.42);
    let behind = pile.count.saturating_sub(1).min(2);
    let step = scale.px(4.0).max(2.0);
    let lift = step * behind as f32;
    let top = Rect::from_min_max(face.min, face.max - Vec2::splat(lift));
    for i in (1..=behind).rev() {
        let place = top.translate(Vec2::splat(step * i as f32));
        let shade = colours::PAPER.mix(tints::good(pile.good), 0.2).dark(0.06 * i as f32).egui();
        painter.rect(place, corner, shade, Stroke::new(1.0, EDGE), StrokeKind::Inside);
    }
    let top = top.translate(vec2(0.0, sink(ui, &response)));
    let tone = if pile.lit && !pile.may && pile.taken == 0 { Tone::Faded(PAPER_DARK) } else { Tone::Full };
    // The tab with the number must not cover the picture.
    let picture = top.with_max_x(top.right() - tab * 0.3);
    signs::share(painter, picture, pile.good, tone, 0.0);
    let label = Rect::from_min_size(pos2(top.right() - tab, top.bottom() - tab), Vec2::splat(tab));
    let edge = Stroke::new(scale.hairline(), INK);
    painter.rect(label, corner, PAPER, edge, StrokeKind::Inside);
    let ink = if pile.may || !pile.lit { INK } else { INK_MUTED };
    line_in(ui, label.shrink(1.0), Align2::CENTER_CENTER, &ui.say(Text::number(pile.count)), Type::LeadStrong, ink);
    if pile.taken > 0 {
        ring(ui, top.shrink(scale.ring() * 1.6), corner, INK);
        badge(ui, top, tab, pile);
    } else if pile.may && response.hovered() {
        ring(ui, top.shrink(scale.ring() * 1.6), corner, INK);
    }
    focus_ring(ui, &response, top.shrink(scale.ring()), corner);
    response
}

/// Draws the number of shares in the draft.
fn badge(ui: &Ui, top: Rect, tab: f32, pile: &Pile) {
    // The badge is in the corner opposite the tab, which it would cover on a low pile.
    let place = Rect::from_min_size(top.min, vec2(tab * 1.15, tab));
    ui.painter().rect_filled(place, tab * 0.3, INK);
    let sign = match pile.way {
        Way::Buy => i64::from(pile.taken),
        Way::Sell => -i64::from(pile.taken),
    };
    let said = ui.say(texts::gain(sign));
    line_in(ui, place.shrink(1.0), Align2::CENTER_CENTER, &said, Type::LeadStrong, PAPER);
}
