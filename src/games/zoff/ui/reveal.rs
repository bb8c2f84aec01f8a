//! The panel that turns up all pairs at once. It covers the table while this animation plays, and shows the cards of
//! all players face down, then face up.

use zoff::{Choice, Colour, Pair, Position, Seat, Setting};

use crate::{
    games::zoff::{game_icons, texts},
    seats::names::name,
    texts::Who,
    widgets::prelude::*,
};

/// The pairs of one player.
#[derive(Debug, Clone, PartialEq)]
pub struct RevealRow {
    /// The name of the player.
    pub name: Text,
    /// The pairs, each with the colour that it is for.
    pub pairs: Vec<(Pair, Colour)>,
}

/// The rows for the choices being turned up.
pub fn rows(setting: &Setting, position: &Position, turned: &[(Seat, Choice)], names: &[Who]) -> Vec<RevealRow> {
    let row = |(seat, choice): &(Seat, Choice)| {
        let [own, _] = position.colours_of(setting, *seat);
        let pairs = choice.pairs().map(|pair| (pair, pair.colour.or(own).unwrap_or(Colour::Blue)));
        RevealRow { name: name(names, *seat).text(), pairs: pairs.collect() }
    };
    turned.iter().map(row).collect()
}

/// The relative width of a card that is being turned, and true once it is past halfway. The card is fully face up after
/// a third of the time.
fn turning(share: f32) -> (f32, bool) {
    let turn = (share / 0.33).min(1.0);
    ((1.0 - 2.0 * turn).abs().max(0.05), turn >= 0.5)
}

/// Draws the panel and returns its rectangle. On a narrow screen, the names are above the pairs.
pub fn show(ui: &mut Ui, free: Rect, rows: &[RevealRow], share: f32) -> Rect {
    let scale = Scale::of(ui.ctx());
    let (pad, gap) = (scale.pad(), scale.gap(0.75));
    let wide = scale.column(820.0).min(free.width() - 2.0 * gap);
    let above = wide < scale.text(18.0) * 34.0;
    let head = if above { line_height(ui.ctx(), Type::Strong).ceil() } else { 0.0 };
    let most = free.height() - 2.0 * pad - gap;
    let least = line_height(ui.ctx(), Type::Strong).ceil();
    let high = ((most + gap) / rows.len().max(1) as f32 - gap - head).min(scale.card().y * 0.8).max(least);
    let size = vec2(wide, rows.len() as f32 * (head + high + gap) - gap + 2.0 * pad);
    let rect = Rect::from_center_size(free.center(), size);
    style::panel(ui, "turned up", rect, |ui| {
        for (at, row) in rows.iter().enumerate() {
            let top = rect.top() + pad + at as f32 * (head + high + gap);
            let line = Rect::from_min_size(pos2(rect.left() + pad, top), vec2(wide - 2.0 * pad, head + high));
            let (who, cards) = if above {
                line.split_top_bottom_at_y(line.top() + head)
            } else {
                line.split_left_right_at_x(line.left() + line.width() * 0.2)
            };
            let who = if above { who } else { who.with_max_x(who.right() - gap) };
            lines_in(ui, who, Align2::LEFT_CENTER, &ui.tr(&row.name), Type::Strong, INK);
            let each = cards.width() / row.pairs.len().max(1) as f32;
            for (place, (pair, colour)) in row.pairs.iter().enumerate() {
                let left = cards.left() + place as f32 * each;
                let room = Rect::from_min_size(pos2(left, cards.top()), vec2(each - gap, high));
                draw_pair(ui, room, *pair, *colour, share);
            }
        }
    });
    rect
}

fn draw_pair(ui: &mut Ui, room: Rect, pair: Pair, colour: Colour, share: f32) {
    let scale = Scale::of(ui.ctx());
    let (seems, face) = turning(share);
    let card = vec2((room.height() * 0.76).min(room.width() * 0.34), room.height());
    let middle = pos2(room.left() + card.x / 2.0, room.center().y);
    let place = Rect::from_center_size(middle, vec2(card.x * seems, card.y));
    if !face {
        game_icons::card_back(ui.painter(), scale, place, colour);
        return;
    }
    if seems > 0.6 {
        game_icons::card(ui, place, colour, pair.card);
    } else {
        game_icons::card_back(ui.painter(), scale, place, colour);
    }
    let words = room.with_min_x(room.left() + card.x + scale.gap(0.75));
    if share > 0.33 {
        lines_in(ui, words, Align2::LEFT_CENTER, &ui.tr(texts::prairie(pair.prairie)), Type::Strong, INK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turning_card_is_narrowest_halfway_and_then_stays_face_up() {
        assert_eq!(turning(0.0), (1.0, false));
        assert!(turning(0.165).0 < 0.1);
        assert_eq!(turning(0.5), (1.0, true));
        assert_eq!(turning(1.0), (1.0, true));
    }
}
