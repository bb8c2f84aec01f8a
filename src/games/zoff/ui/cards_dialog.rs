//! The dialog that shows the cow cards of all players, in hand or used. It opens only in games with open cards.

use zoff::{Card, Colour};

use super::press::{GamePress, Press};
use crate::{
    games::zoff::{game_icons, texts},
    ui::parts::overlay,
    widgets::{lines_in_scroll, prelude::*},
};

/// The cards of one player.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerCardsView {
    /// The name of the player.
    pub name: Text,
    /// The colours of the player. The cards are of the first colour.
    pub colours: [Option<Colour>; 2],
    /// All cards, highest first, each with a flag that is true while the card is in hand.
    pub cards: Vec<(Card, bool)>,
    /// True if this player's tag was pressed.
    pub inspected: bool,
}

/// Draws the dialog, with `outcome` below the cards. Returns its rectangle, and a press if the player closes it.
pub fn show(ctx: &Context, free: Rect, all: &[PlayerCardsView], outcome: Option<&Text>) -> (Rect, Option<Press>) {
    let scale = Scale::of(ctx);
    let (pad, gap) = (scale.pad(), scale.gap(0.5));
    let line = line_height(ctx, Type::Strong).ceil();
    let widest = all
        .iter()
        .flat_map(|player| &player.cards)
        .map(|(card, _)| text_width(ctx, &ctx.tr(texts::card(*card)), Type::Strong).ceil() + scale.px(10.0).max(5.0));
    let card = widest.fold(line, f32::max);
    let most = all.iter().map(|player| player.cards.len()).max().unwrap_or(0) as f32;
    let row = most * (card + gap) - gap;
    let named = scale.column(190.0);
    // Names are next to the cards, or above them on a narrow screen.
    let above = row + named + 2.0 * pad > free.width();
    let head = if above { line } else { 0.0 };
    let max_width = free.width() - 2.0 * gap;
    let width = if above { row } else { row + named };
    let inner_width = width.min(max_width - 2.0 * pad);
    let outcome = outcome.map(|outcome| ctx.tr(outcome));
    let foot =
        outcome.as_ref().map_or(0.0, |translated| text_height(ctx, translated, Type::Body, inner_width).ceil() + gap);
    let room = (free.height() - scale.target() - foot - 2.0 * pad) / all.len().max(1) as f32 - gap - head;
    let height = (line * 1.9).min(room).max(line * 1.3);
    let step = head + height + gap;
    let rows = step * all.len() as f32;
    let size = vec2(inner_width + 2.0 * pad, scale.target() + rows + foot + 2.0 * pad);
    let rect = Rect::from_center_size(free.center(), size);
    let mut press = None;
    overlay::draw_lowest_dialog(ctx, "cards", rect, |ui| {
        let mut inner = rect.shrink(pad);
        let mut title = inner.cut_top(scale.target(), gap);
        let close = title.cut_right(scale.target(), gap);
        lines_in(ui, title, Align2::LEFT_CENTER, &ui.tr(text!("zoff-cards-title")), Type::Body, INK);
        if button_at(ui, close, &ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-close")))).clicked() {
            press = Some(Press::GameSpecific(GamePress::Close));
        }
        if let Some(translated) = &outcome {
            let place = inner.with_min_y(inner.bottom() - foot + gap);
            lines_in_scroll(ui, place, Align2::LEFT_TOP, translated, Type::Body, INK);
        }
        let places = CellGrid::new(inner.min, 1, vec2(inner.width(), head + height), gap);
        for (mut cards, player) in places.first(all.len()).zip(all) {
            let who = if above { cards.cut_top(head, 0.0) } else { cards.cut_left(named, 0.0) };
            draw_player(ui, who.with_max_x(who.right() - gap), player, line);
            // On the narrowest screens, the cards are closer together.
            let count = player.cards.len().max(1) as f32;
            let each = card.min((cards.width() + 2.0) / count - 2.0);
            let apart = gap.min(((cards.width() - each * count) / (count - 1.0).max(1.0)).max(2.0));
            for (number, (held, left)) in player.cards.iter().enumerate() {
                let min = pos2(cards.left() + number as f32 * (each + apart), cards.top());
                let place = Rect::from_min_size(min, vec2(each, height));
                game_icons::small_card(ui, place, player.colours[0].unwrap_or(Colour::Blue), *held, *left);
            }
        }
    });
    (rect, press)
}

/// Draws the player's emblem and name, underlined if this player's tag was pressed.
fn draw_player(ui: &Ui, place: Rect, player: &PlayerCardsView, line: f32) {
    let scale = Scale::of(ui.ctx());
    let medal = Rect::from_min_size(pos2(place.left(), place.center().y - line / 2.0), vec2(line, line));
    game_icons::medals(ui.painter(), medal, player.colours, Tone::Full);
    let words = place.with_min_x(medal.right() + scale.px(8.0).max(4.0));
    let step = if player.inspected { Type::Strong } else { Type::Body };
    let text = line_in(ui, words, Align2::LEFT_CENTER, &ui.tr(&player.name), step, INK);
    if player.inspected {
        ui.painter().hline(text.x_range(), text.bottom(), Stroke::new(scale.hairline() * 1.5, GOLD));
    }
}
