//! The public view of a player's hand, shown below the points table: the cards taken in public, and the backs of the
//! others.

use super::deck_popover::{count_size, draw_count};
use crate::{
    games::hacienda::{
        game_icons::GameIcon,
        insights::known::Hand,
        ui::parts::card::{CardFace, draw_static_card},
    },
    texts::Who,
    widgets::prelude::*,
};
use hacienda_rules::Deck;

/// Returns the items of the row with their counts: kinds of cards, and backs by deck.
fn items(hand: &Hand) -> Vec<(CardFace, u16)> {
    let known = hand.known.iter().map(|(card, count)| (CardFace::Up(*card), *count));
    let hidden = [Deck::Land, Deck::Animal].into_iter().map(CardFace::Back).zip(hand.hidden);
    known.chain(hidden.filter(|(_, count)| *count > 0)).collect()
}

fn item_size(ctx: &Context) -> Vec2 {
    let scale = Scale::of(ctx);
    count_size(ctx, (scale.text(22.0) * 1.4).round(), [scale.gap(0.5), scale.gap(0.75)])
}

/// The layout at a given width. The title gets its own line if that fits into `spare` px; otherwise it is left out.
struct HandLayout {
    title: f32,
    rows: usize,
    columns: usize,
}

impl HandLayout {
    fn of(ctx: &Context, (who, hand): &(Who, Hand), width: f32, spare: f32) -> HandLayout {
        let item = item_size(ctx);
        let columns = (((width - item.y) / item.x).floor() as usize).max(1);
        let rows = items(hand).len().div_ceil(columns).max(1);
        let title = text_height(ctx, &heading(ctx, who), Type::Strong, width).ceil();
        let high = |title: f32| HandLayout { title, rows, columns }.height(ctx);
        HandLayout { title: if high(title) <= spare { title } else { 0.0 }, rows, columns }
    }

    fn height(&self, ctx: &Context) -> f32 {
        let scale = Scale::of(ctx);
        let item = item_size(ctx);
        self.title + self.rows as f32 * (item.y + scale.gap(0.5)) + scale.gap(1.0)
    }
}

fn heading(ctx: &Context, who: &Who) -> Translated {
    ctx.tr(text!("insight-hand", who = who))
}

/// Returns the width at which all items fit in one row, in px.
pub fn wanted_width(ctx: &Context, (_, hand): &(Who, Hand)) -> f32 {
    let item = item_size(ctx);
    item.y + Scale::of(ctx).gap(1.0) + items(hand).len() as f32 * item.x
}

/// Returns the height at a given width, in px. `spare` is the available height in px.
pub fn height(ctx: &Context, facts: &(Who, Hand), width: f32, spare: f32) -> f32 {
    HandLayout::of(ctx, facts, width, spare).height(ctx)
}

/// Draws the hand into `place`.
pub fn show(ui: &Ui, place: Rect, facts: &(Who, Hand)) {
    let scale = Scale::of(ui.ctx());
    let (who, hand) = facts;
    let layout = HandLayout::of(ui.ctx(), facts, place.width(), place.height() + 0.5);
    let item = item_size(ui.ctx());
    style::rule(ui, place.with_max_y(place.top() + scale.gap(1.0)));
    let title =
        Rect::from_min_size(pos2(place.left(), place.top() + scale.gap(1.0)), vec2(place.width(), layout.title));
    let text = heading(ui.ctx(), who);
    if layout.title > 0.0 {
        lines_in(ui, title, Align2::LEFT_CENTER, &text, Type::Strong, INK);
    }
    let medal = Rect::from_min_size(title.left_bottom(), Vec2::splat(item.y));
    GameIcon::Owner(hand.seat).draw(ui.painter(), medal);
    rects::record(ui, RectKind::Icon, &text, medal, 0.0);
    tooltip(ui, medal, &text);
    let items = items(hand);
    let left = medal.right() + scale.gap(1.0);
    if items.is_empty() {
        let line = medal.with_min_x(left).with_max_x(place.right());
        line_in(ui, line, Align2::LEFT_CENTER, &ui.tr(text!("insight-hand-empty")), Type::Body, INK_MUTED);
    }
    for (i, (face, count)) in items.into_iter().enumerate() {
        let at = vec2((i % layout.columns) as f32 * item.x, (i / layout.columns) as f32 * (item.y + scale.gap(0.5)));
        let sign = Rect::from_min_size(pos2(left, medal.top()) + at, Vec2::splat(item.y));
        let name = match face {
            CardFace::Up(card) => {
                GameIcon::from(card).draw(ui.painter(), sign);
                text!("hud-hand-cards", card = card, count = count)
            }
            CardFace::Back(deck) => {
                let card = Rect::from_center_size(sign.center(), vec2(sign.height() * 0.72, sign.height()));
                draw_static_card(ui, card, face);
                text!("hud-hidden-cards", deck = deck, count = count)
            }
            CardFace::Empty | CardFace::Piece(_) => continue,
        };
        draw_count(ui, sign, sign.left() + item.x, scale.gap(0.5), (name, count), INK);
    }
}
