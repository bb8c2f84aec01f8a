//! The reveal of the chosen pairs: they turn over one after another on a panel that covers the table, and then their
//! cards fly to the prairies.

use bevy::math::curve::{Curve, EaseFunction};
use zoff::{Choice, Colour, Pair, Position, Prairie, Seat, Setting};

use crate::{
    games::zoff::{game_icons, texts},
    seats::names::name,
    texts::Who,
    widgets::prelude::*,
};

/// The fraction of the animation during which the pairs turn over. After that, the cards fly to the prairies.
const TURN_PHASE: f32 = 0.76;
/// The fraction of the animation during which one pair turns over.
const TURN_DURATION: f32 = 0.12;
/// The fraction of the animation after which the last pair begins to turn over.
const LAST_TURN_START: f32 = 0.44;
/// The fraction of the animation during which one card flies.
const FLIGHT_DURATION: f32 = 0.17;

/// The pairs of one player.
#[derive(Debug, Clone, PartialEq)]
pub struct RevealRow {
    /// The name of the player.
    pub name: Text,
    /// The colours of the player.
    pub colours: [Option<Colour>; 2],
    /// The pairs, each with the colour of its cows.
    pub pairs: Vec<(Pair, Colour)>,
}

/// The rows for the choices being revealed.
pub fn rows(setting: &Setting, position: &Position, turned: &[(Seat, Choice)], names: &[Who]) -> Vec<RevealRow> {
    let row = |(seat, choice): &(Seat, Choice)| {
        let colours = position.colours_of(setting, *seat);
        let pairs = choice.pairs().map(|pair| (pair, pair.colour.or(colours[0]).unwrap_or(Colour::Blue)));
        RevealRow { name: name(names, *seat).text(), colours, pairs: pairs.collect() }
    };
    turned.iter().map(row).collect()
}

/// The moment at which pair `number` of `count`, counted from 0, begins to turn over, as a fraction of the animation.
fn turn_start(number: usize, count: usize) -> f32 {
    LAST_TURN_START * number as f32 / count.saturating_sub(1).max(1) as f32
}

/// The relative width of a turning card at this progress, and true if its face is visible.
fn turning(progress: f32) -> (f32, bool) {
    let turn = progress.clamp(0.0, 1.0);
    ((1.0 - 2.0 * turn).abs().max(0.05), turn >= 0.5)
}

/// The place of a pair on the panel.
struct PairPlace {
    card: Rect,
    /// The name of the prairie.
    words: Rect,
}

/// The panel: its rectangle, the place of the name in each row, and the place of each pair.
struct RevealLayout {
    rect: Rect,
    names: Vec<Rect>,
    pairs: Vec<PairPlace>,
}

impl RevealLayout {
    /// Lays out the panel. On a narrow screen, the names are above the pairs.
    fn of(ctx: &Context, free: Rect, rows: &[RevealRow]) -> RevealLayout {
        let scale = Scale::of(ctx);
        let (pad, gap) = (scale.pad(), scale.gap(0.75));
        let width = scale.column(820.0).min(free.width() - 2.0 * gap);
        let above = width < scale.text(18.0) * 34.0;
        let head = if above { line_height(ctx, Type::Strong).ceil() } else { 0.0 };
        let most = free.height() - 2.0 * pad - gap;
        let least = line_height(ctx, Type::Strong).ceil();
        let height = ((most + gap) / rows.len().max(1) as f32 - gap - head).min(scale.card().y * 0.8).max(least);
        let size = vec2(width, rows.len() as f32 * (head + height + gap) - gap + 2.0 * pad);
        let rect = Rect::from_center_size(free.center(), size);
        let (mut names, mut pairs) = (Vec::new(), Vec::new());
        for (at, row) in rows.iter().enumerate() {
            let top = rect.top() + pad + at as f32 * (head + height + gap);
            let line = Rect::from_min_size(pos2(rect.left() + pad, top), vec2(width - 2.0 * pad, head + height));
            let (name, cards) = if above {
                line.split_top_bottom_at_y(line.top() + head)
            } else {
                line.split_left_right_at_x(line.left() + line.width() * 0.27)
            };
            names.push(if above { name } else { name.with_max_x(name.right() - gap) });
            let each = cards.width() / row.pairs.len().max(1) as f32;
            pairs.extend((0..row.pairs.len()).map(|place| {
                let room = Rect::from_min_size(
                    pos2(cards.left() + place as f32 * each, cards.top()),
                    vec2(each - gap, height),
                );
                let width = (room.height() * 0.76).min(room.width() * 0.34);
                PairPlace {
                    card: room.with_max_x(room.left() + width),
                    words: room.with_min_x(room.left() + width + gap),
                }
            }));
        }
        RevealLayout { rect, names, pairs }
    }
}

/// Draws the animation at `share` (0 to 1) of its duration: the pairs turn over one after another on a panel, and then
/// their cards fly to the prairies. Returns the rectangle of the panel while it is drawn. `prairie` returns the place
/// of a prairie on the screen.
pub fn show(
    ui: &mut Ui,
    free: Rect,
    rows: &[RevealRow],
    share: f32,
    prairie: impl Fn(Prairie) -> Option<Pos2>,
) -> Option<Rect> {
    let layout = RevealLayout::of(ui.ctx(), free, rows);
    let all: Vec<(Pair, Colour)> = rows.iter().flat_map(|row| row.pairs.iter().copied()).collect();
    if share >= TURN_PHASE {
        for (number, ((pair, colour), place)) in all.iter().zip(&layout.pairs).enumerate() {
            let Some(target) = prairie(pair.prairie) else { continue };
            let delay = (1.0 - TURN_PHASE - FLIGHT_DURATION) * number as f32 / all.len().max(1) as f32;
            let progress = EaseFunction::SmoothStep.sample_clamped((share - TURN_PHASE - delay) / FLIGHT_DURATION);
            if progress < 1.0 {
                let centre = place.card.center().lerp(target, progress);
                let card = Rect::from_center_size(centre, place.card.size() * (1.0 - 0.6 * progress));
                game_icons::card(ui, card, *colour, pair.card);
            }
        }
        return None;
    }
    style::panel(ui, "turned up", layout.rect, |ui| {
        for (row, place) in rows.iter().zip(&layout.names) {
            let side = line_height(ui.ctx(), Type::Strong).min(place.height());
            let medal = Align2::LEFT_CENTER.align_size_within_rect(Vec2::splat(side), *place);
            game_icons::medals(ui.painter(), medal, row.colours, Tone::Full);
            let words = place.with_min_x(medal.right() + side * 0.25);
            lines_in(ui, words, Align2::LEFT_CENTER, &ui.tr(&row.name), Type::Strong, INK);
        }
        for (number, ((pair, colour), place)) in all.iter().zip(&layout.pairs).enumerate() {
            draw_pair(ui, place, *pair, *colour, (share - turn_start(number, all.len())) / TURN_DURATION);
        }
    });
    Some(layout.rect)
}

/// Draws a turning pair at this progress.
fn draw_pair(ui: &mut Ui, place: &PairPlace, pair: Pair, colour: Colour, progress: f32) {
    let scale = Scale::of(ui.ctx());
    let (width, face) = turning(progress);
    let card = Rect::from_center_size(place.card.center(), place.card.size() * vec2(width, 1.0));
    // A card seen nearly edge-on has no room for its symbols, so its back is drawn a little longer.
    if face && width > 0.6 {
        game_icons::card(ui, card, colour, pair.card);
    } else {
        game_icons::card_back(ui.painter(), scale, card, colour);
    }
    if progress >= 1.0 {
        lines_in(ui, place.words, Align2::LEFT_CENTER, &ui.tr(texts::prairie(pair.prairie)), Type::Strong, INK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turning_card_is_narrowest_halfway_and_then_stays_face_up() {
        assert_eq!(turning(-1.0), (1.0, false));
        assert!(turning(0.5).0 < 0.1);
        assert_eq!([turning(1.0), turning(4.0)], [(1.0, true); 2]);
    }

    #[test]
    fn pairs_turn_over_one_after_another_before_they_fly() {
        for count in 1..=10 {
            let starts: Vec<f32> = (0..count).map(|number| turn_start(number, count)).collect();
            assert_eq!(starts[0], 0.0);
            assert!(starts.is_sorted_by(|one, other| one < other), "{starts:?}");
            assert!(
                starts[count - 1] + TURN_DURATION < TURN_PHASE - 0.1,
                "the last pair must be readable before its card flies"
            );
        }
    }
}
