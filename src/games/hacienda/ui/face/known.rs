//! A player's hand as all know it, under the ledger of points: the cards that everybody saw taken, and the backs of the
//! others.

use bevy_egui::egui::{Align2, Context, Rect, Ui, Vec2, pos2, vec2};

use crate::{
    games::hacienda::{
        seeing::known::Hand,
        signs::{self, Sign},
        ui::parts::card::{CardFace, flying},
    },
    kit::{Say, line_in, lines_in, named, text_height, text_width},
    texts::{Said, Text, Who, text},
    theme::{INK, INK_MUTED, RectKind, Scale, Tone, Type, rects, style},
};
use hacienda_rules::{Card, Deck};

/// One thing of the row: a kind of card, or the back of a deck, with how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Known(Card, u16),
    Hidden(Deck, u16),
}

impl Item {
    fn count(self) -> u16 {
        match self {
            Item::Known(_, count) | Item::Hidden(_, count) => count,
        }
    }

    fn name(self) -> Text {
        match self {
            Item::Known(card, count) => text!("face-hand-cards", card = card, count = count),
            Item::Hidden(deck, count) => text!("face-hidden-cards", deck = deck, count = count),
        }
    }
}

fn items(hand: &Hand) -> Vec<Item> {
    let known = hand.known.iter().map(|(card, count)| Item::Known(*card, *count));
    let hidden = [Deck::Land, Deck::Animal].into_iter().zip(hand.hidden).map(|(deck, count)| Item::Hidden(deck, count));
    known.chain(hidden.filter(|item| item.count() > 0)).collect()
}

fn item_size(ctx: &Context) -> Vec2 {
    let scale = Scale::of(ctx);
    let side = (scale.text(22.0) * 1.4).round();
    let number = text_width(ctx, &ctx.say(Text::number(88)), Type::LeadStrong).ceil();
    vec2(side + scale.gap(0.5) + number + scale.gap(0.75), side)
}

/// Where everything stands in a width: with the title in a line above where that has room in `spare` px, else the brand alone.
struct Set {
    title: f32,
    rows: usize,
    columns: usize,
}

impl Set {
    fn of(ctx: &Context, (who, hand): &(Who, Hand), wide: f32, spare: f32) -> Set {
        let item = item_size(ctx);
        let columns = (((wide - item.y) / item.x).floor() as usize).max(1);
        let rows = items(hand).len().div_ceil(columns).max(1);
        let title = text_height(ctx, &said(ctx, who), Type::Strong, wide).ceil();
        let high = |title: f32| Set { title, rows, columns }.height(ctx);
        Set { title: if high(title) <= spare { title } else { 0.0 }, rows, columns }
    }

    fn height(&self, ctx: &Context) -> f32 {
        let scale = Scale::of(ctx);
        let item = item_size(ctx);
        self.title + self.rows as f32 * (item.y + scale.gap(0.5)) + scale.gap(1.0)
    }
}

fn said(ctx: &Context, who: &Who) -> Said {
    ctx.say(text!("seeing-hand", who = who))
}

/// The width in px in which all stands in one row.
pub fn wanted_width(ctx: &Context, (_, hand): &(Who, Hand)) -> f32 {
    let item = item_size(ctx);
    item.y + Scale::of(ctx).gap(1.0) + items(hand).len() as f32 * item.x
}

/// The height in px that it takes in a width; `spare`: what there is room for.
pub fn height(ctx: &Context, facts: &(Who, Hand), wide: f32, spare: f32) -> f32 {
    Set::of(ctx, facts, wide, spare).height(ctx)
}

/// Draws it into `place`.
pub fn show(ui: &Ui, place: Rect, facts: &(Who, Hand)) {
    let scale = Scale::of(ui.ctx());
    let (who, hand) = facts;
    let set = Set::of(ui.ctx(), facts, place.width(), place.height() + 0.5);
    let item = item_size(ui.ctx());
    style::rule(ui, place.with_max_y(place.top() + scale.gap(1.0)));
    let title = Rect::from_min_size(pos2(place.left(), place.top() + scale.gap(1.0)), vec2(place.width(), set.title));
    let said = said(ui.ctx(), who);
    if set.title > 0.0 {
        lines_in(ui, title, Align2::LEFT_CENTER, &said, Type::Strong, INK);
    }
    let brand = Rect::from_min_size(title.left_bottom(), Vec2::splat(item.y));
    signs::paint(ui.painter(), brand, Sign::Owner(hand.seat), Tone::Full);
    rects::record(ui, RectKind::Sign, &said, brand, 0.0);
    named(ui, brand, &said);
    let items = items(hand);
    let left = brand.right() + scale.gap(1.0);
    if items.is_empty() {
        let line = Rect::from_min_max(pos2(left, brand.top()), pos2(place.right(), brand.bottom()));
        line_in(ui, line, Align2::LEFT_CENTER, &ui.say(text!("seeing-hand-empty")), Type::Body, INK_MUTED);
    }
    for (i, one) in items.into_iter().enumerate() {
        let at = vec2((i % set.columns) as f32 * item.x, (i / set.columns) as f32 * (item.y + scale.gap(0.5)));
        let sign = Rect::from_min_size(pos2(left, brand.top()) + at, Vec2::splat(item.y));
        match one {
            Item::Known(card, _) => signs::paint(ui.painter(), sign, card.into(), Tone::Full),
            Item::Hidden(deck, _) => {
                let card = Rect::from_center_size(sign.center(), vec2(sign.height() * 0.72, sign.height()));
                flying(ui, card, CardFace::Back(deck));
            }
        }
        let name = ui.say(one.name());
        rects::record(ui, RectKind::Sign, &name, sign, 0.0);
        let number = Rect::from_min_size(
            pos2(sign.right() + scale.gap(0.5), sign.top()),
            vec2(item.x - item.y - scale.gap(0.5), item.y),
        );
        let count = ui.say(Text::number(one.count()));
        let number = line_in(ui, number, Align2::LEFT_CENTER, &count, Type::LeadStrong, INK);
        named(ui, sign.union(number), &name);
    }
}
