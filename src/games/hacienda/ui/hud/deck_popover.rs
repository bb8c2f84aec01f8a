//! The popover next to a tapped deck: the number of unseen cards of each kind, their possible places, and the button
//! that draws a card.

use super::press::{HudPress, Press};
use crate::{
    games::hacienda::{game_icons, insights::known::Unseen},
    seats::Tap,
    ui::place::AvoidedAreas,
    widgets::prelude::*,
};
use hacienda_rules::{Card, Deck};

/// The content of the popover.
#[derive(Debug, Clone, PartialEq)]
pub struct DeckPopover {
    /// The cards of the deck that the viewer has not seen.
    pub unseen: Unseen,
    /// The price of the top card in pesos, if it can be drawn now.
    pub price: Option<u32>,
    /// The areas that it should not cover, such as the deck.
    pub avoided: AvoidedAreas,
}

fn title(unseen: &Unseen) -> Text {
    text!("insight-deck", deck = unseen.deck)
}

fn places(unseen: &Unseen) -> Text {
    let (left, hands) = (unseen.left, unseen.hands);
    match unseen.deck {
        Deck::Land => text!("insight-land-where", left = left, hands = hands),
        Deck::Animal => {
            let (waiting, removed) = (unseen.waiting, unseen.removed);
            text!("insight-animals-where", left = left, waiting = waiting, hands = hands, removed = removed)
        }
    }
}

/// Returns the size in px of an icon with a number next to it. `side` is the side of the icon; `gaps` are the gaps
/// before and after the number.
pub(super) fn count_size(ctx: &Context, side: f32, gaps: [f32; 2]) -> Vec2 {
    let number = text_width(ctx, &ctx.tr(Text::number(88)), Type::LeadStrong).ceil();
    vec2(side + gaps[0] + number + gaps[1], side)
}

/// Draws a number between its icon, which is at `sign`, and `right`. The tooltip of icon and number is `name`.
pub(super) fn draw_count(ui: &Ui, sign: Rect, right: f32, gap: f32, (name, count): (Text, u16), ink: Color32) {
    let name = ui.tr(name);
    rects::record(ui, RectKind::Icon, &name, sign, 0.0);
    let number = sign.with_min_x(sign.right() + gap).with_max_x(right);
    let number = line_in(ui, number, Align2::LEFT_CENTER, &ui.tr(Text::number(count)), Type::LeadStrong, ink);
    tooltip(ui, sign.union(number), &name);
}

/// Returns the size of one kind's icon with its number, in px.
fn kind_size(ctx: &Context) -> Vec2 {
    let scale = Scale::of(ctx);
    count_size(ctx, (scale.text(28.0) * 1.35).round(), [scale.gap(0.75), scale.gap(1.0)])
}

/// The layout of the popover at a given width: the number of kinds in a row, and the heights of its parts.
struct PopoverLayout {
    columns: usize,
    title: f32,
    kinds: f32,
    words: f32,
}

impl PopoverLayout {
    fn of(ctx: &Context, facts: &DeckPopover, width: f32) -> PopoverLayout {
        let scale = Scale::of(ctx);
        let kind = kind_size(ctx);
        let count = facts.unseen.kinds.len();
        let fit = ((width / kind.x).floor() as usize).clamp(1, count.max(1));
        // The kinds are spread evenly over the rows.
        let columns = count.div_ceil(count.div_ceil(fit).max(1)).max(1);
        let rows = count.div_ceil(columns) as f32;
        PopoverLayout {
            columns,
            title: text_height(ctx, &ctx.tr(title(&facts.unseen)), Type::LeadStrong, width).ceil(),
            kinds: rows * kind.y + (rows - 1.0) * scale.gap(0.5),
            words: text_height(ctx, &ctx.tr(places(&facts.unseen)), Type::Body, width).ceil(),
        }
    }

    fn height(&self, scale: Scale) -> f32 {
        self.title + self.kinds + self.words + scale.target() + 3.0 * scale.gap(0.75)
    }
}

/// Returns the size that the popover needs, in px. It takes the whole width only if it would otherwise be too tall.
pub fn size(ctx: &Context, facts: &DeckPopover, room: Vec2) -> Vec2 {
    let scale = Scale::of(ctx);
    let pad = Vec2::splat(2.0 * scale.pad());
    let most = (room - pad).max(Vec2::splat(1.0));
    let kinds = facts.unseen.kinds.len() as f32 * kind_size(ctx).x;
    let words = text_width(ctx, &ctx.tr(title(&facts.unseen)), Type::LeadStrong).ceil() + 2.0;
    let wide = kinds.max(words.min(kinds * 1.25)).min(most.x);
    let wide = [wide, most.x].into_iter().find(|wide| PopoverLayout::of(ctx, facts, *wide).height(scale) <= most.y);
    let wide = wide.unwrap_or(most.x);
    vec2(wide, PopoverLayout::of(ctx, facts, wide).height(scale)) + pad
}

/// Draws the popover and returns the button press, if any.
pub fn show(ui: &mut Ui, rect: Rect, facts: &DeckPopover) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(0.75), scale.target());
    style::panel(ui, "deck", rect, |ui| {
        let mut inner = rect.shrink(scale.pad());
        let set = PopoverLayout::of(ui.ctx(), facts, inner.width());
        let title_at = inner.cut_top(set.title, gap);
        lines_in(ui, title_at, Align2::LEFT_CENTER, &ui.tr(title(&facts.unseen)), Type::LeadStrong, INK);
        show_kinds(ui, inner.cut_top(set.kinds, gap), &facts.unseen.kinds, set.columns);
        lines_in(
            ui,
            inner.cut_top(set.words, 0.0),
            Align2::LEFT_CENTER,
            &ui.tr(places(&facts.unseen)),
            Type::Body,
            INK_MUTED,
        );
        let mut row = inner.cut_bottom(target, 0.0);
        let cross = row.cut_right(target, scale.gap(1.0));
        let shut = button_at(ui, cross, &ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-no")))).clicked();
        let mut pressed = shut.then_some(Press::GameSpecific(HudPress::CloseDeck));
        if let Some(price) = facts.price {
            let look = ButtonLook::primary(ui.tr(text!("insight-draw", pesos = price)));
            let place = row.cut_right(button_width(ui, &look).min(row.width()), 0.0);
            landmarks::mark(ui, "draw", place);
            pressed = button_at(ui, place, &look).clicked().then_some(Press::Tap(Tap::Confirm)).or(pressed);
        }
        pressed
    })
}

fn show_kinds(ui: &Ui, place: Rect, kinds: &[(Card, u16)], columns: usize) {
    let scale = Scale::of(ui.ctx());
    let kind = kind_size(ui.ctx());
    let width = place.width() / columns as f32;
    for (i, (card, count)) in kinds.iter().enumerate() {
        let at = vec2((i % columns) as f32 * width, (i / columns) as f32 * (kind.y + scale.gap(0.5)));
        let sign = Rect::from_min_size(place.min + at, Vec2::splat(kind.y));
        // A kind whose cards have all been seen is faded.
        let (tone, ink) = if *count > 0 { (Tone::Full, INK) } else { (Tone::Faded(PAPER_DARK), INK_MUTED) };
        game_icons::paint(ui.painter(), sign, (*card).into(), tone);
        let name = text!("insight-unseen", card = *card, count = *count);
        draw_count(ui, sign, sign.left() + width, scale.gap(0.75), (name, *count), ink);
    }
}
