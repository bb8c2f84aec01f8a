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

/// The pair of `count` that began to turn over last.
fn latest(share: f32, count: usize) -> Option<usize> {
    (0..count).rev().find(|number| share >= turn_start(*number, count))
}

/// The size of all pairs except the one that turned over last, relative to their places. A phone has no room for
/// smaller cards.
fn quiet_size(scale: Scale) -> f32 {
    if scale.is_compact() { 1.0 } else { 0.92 }
}

/// The relative width of a turning card at this progress, and true if its face is visible.
fn turning(progress: f32) -> (f32, bool) {
    let turn = progress.clamp(0.0, 1.0);
    ((1.0 - 2.0 * turn).abs().max(0.05), turn >= 0.5)
}

/// The place of a pair on the panel.
struct PairPlace {
    /// The cow card.
    card: Rect,
    /// The prairie card.
    board: Rect,
}

/// The panel: its rectangle, the place of the name in each row, and the place of each pair.
struct RevealLayout {
    rect: Rect,
    names: Vec<Rect>,
    pairs: Vec<PairPlace>,
}

impl RevealLayout {
    /// Lays out the panel, with cards as large as the rows allow. On a narrow screen, the names are above the pairs.
    fn of(ctx: &Context, free: Rect, rows: &[RevealRow]) -> RevealLayout {
        let scale = Scale::of(ctx);
        let (pad, gap) = (scale.pad(), scale.gap(0.75));
        let width = scale.column(1180.0).min(free.width() - 2.0 * gap);
        let above = width < scale.text(18.0) * 34.0;
        let head = if above { line_height(ctx, Type::Strong).ceil() } else { 0.0 };
        let most = free.height() - 2.0 * pad - gap;
        let least = line_height(ctx, Type::Strong).ceil();
        let height = ((most + gap) / rows.len().max(1) as f32 - gap - head).min(scale.card().y * 1.2).max(least);
        let size = vec2(width, rows.len() as f32 * (head + height + gap) - gap + 2.0 * pad);
        let rect = Rect::from_center_size(free.center(), size);
        let (mut names, mut pairs) = (Vec::new(), Vec::new());
        for (at, row) in rows.iter().enumerate() {
            let top = rect.top() + pad + at as f32 * (head + height + gap);
            let line = Rect::from_min_size(pos2(rect.left() + pad, top), vec2(width - 2.0 * pad, head + height));
            let (name, cards) = if above {
                line.split_top_bottom_at_y(line.top() + head)
            } else {
                line.split_left_right_at_x(line.left() + line.width() * 0.25)
            };
            names.push(if above { name } else { name.with_max_x(name.right() - gap) });
            let each = cards.width() / row.pairs.len().max(1) as f32;
            pairs.extend((0..row.pairs.len()).map(|place| {
                let room = Rect::from_min_size(
                    pos2(cards.left() + place as f32 * each, cards.top()),
                    vec2(each - gap, height),
                );
                let width = (room.height() * 0.76).min(room.width() * 0.34);
                let board = room.with_min_x(room.left() + width + gap);
                let board = board.with_max_x(board.right().min(board.left() + room.height() * 2.4));
                PairPlace { card: room.with_max_x(room.left() + width), board }
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
                let size = place.card.size() * quiet_size(Scale::of(ui.ctx())) * (1.0 - 0.6 * progress);
                let card = Rect::from_center_size(centre, size);
                game_icons::card(ui, card, *colour, pair.card);
            }
        }
        return None;
    }
    style::panel(ui, "turned up", layout.rect, |ui| {
        for (row, place) in rows.iter().zip(&layout.names) {
            let side = (line_height(ui.ctx(), Type::Strong) * 2.0).min(place.height());
            let medal = Align2::LEFT_CENTER.align_size_within_rect(Vec2::splat(side), *place);
            game_icons::medals(ui.painter(), medal, row.colours, Tone::Full);
            let words = place.with_min_x(medal.right() + side * 0.25);
            lines_in(ui, words, Align2::LEFT_CENTER, &ui.tr(&row.name), Type::LeadStrong, INK);
        }
        let latest = latest(share, all.len());
        for (number, (pair, place)) in all.iter().zip(&layout.pairs).enumerate() {
            let progress = (share - turn_start(number, all.len())) / TURN_DURATION;
            draw_pair(ui, place, *pair, progress, latest == Some(number));
        }
    });
    Some(layout.rect)
}

/// Draws a turning pair at this progress. The pair that turned over last is the largest, on a bright plate.
fn draw_pair(ui: &Ui, place: &PairPlace, (pair, colour): (Pair, Colour), progress: f32, is_latest: bool) {
    let scale = Scale::of(ui.ctx());
    let (width, face) = turning(progress);
    let (size, step) = if is_latest { (1.0, Type::LeadStrong) } else { (quiet_size(scale), Type::Strong) };
    let turned = |rect: Rect| Rect::from_center_size(rect.center(), rect.size() * size * vec2(width, 1.0));
    if is_latest {
        let plate = place.card.union(place.board).expand(scale.gap(0.75) * 0.4);
        style::plate(ui, plate, RING, Stroke::new(scale.ring() * 0.8, INK));
    }
    let (card, board) = (turned(place.card), turned(place.board));
    // A card seen nearly edge-on has no room for its symbols, so its back is drawn a little longer.
    if face && width > 0.6 {
        game_icons::card(ui, card, colour, pair.card);
    } else {
        game_icons::card_back(ui.painter(), scale, card, colour);
    }
    game_icons::wooden_board(ui.painter(), scale, board, None);
    if progress >= 1.0 {
        let words = board.shrink2(vec2(scale.px(6.0).max(3.0), 2.0));
        lines_in(ui, words, Align2::CENTER_CENTER, &ui.tr(texts::prairie(pair.prairie)), step, INK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::zoff::ui::frame::Frame,
        texts::Untranslated,
        ui::checks::{context, frame},
    };
    use zoff::Card;

    #[test]
    fn large_cards_of_all_pairs_lie_apart_on_the_panel() {
        let card = Card::from_word("5A").expect("the word names a card");
        let pair = Pair { colour: None, prairie: Prairie::HangManMountains, card };
        let row = RevealRow {
            name: Text::untranslated(Untranslated::name("Maximilian W")),
            colours: [Some(Colour::Blue), None],
            pairs: vec![(pair, Colour::Blue); 2],
        };
        let rows = vec![row; 5];
        // The minimum heights of a card.
        for (window, least) in [((1920.0, 1080.0), 140.0), ((844.0, 390.0), 40.0), ((360.0, 640.0), 40.0)] {
            let window = vec2(window.0, window.1);
            let ctx = context(window);
            frame(&ctx, window, Vec::new(), |ctx| {
                let layout = RevealLayout::of(ctx, Frame::of(Scale::of(ctx), rows.len()).free, &rows);
                let cards: Vec<Rect> = layout.pairs.iter().flat_map(|place| [place.card, place.board]).collect();
                assert_eq!(cards.len(), 20);
                for (number, card) in cards.iter().enumerate() {
                    assert!(layout.rect.contains_rect(*card) && card.height() > least, "{window:?}: {card:?}");
                    let mut others = cards[number + 1..].iter().chain(&layout.names);
                    assert!(!others.any(|other| card.shrink(0.5).intersects(*other)), "{window:?}: {card:?}");
                }
            });
        }
    }

    #[test]
    fn the_pair_that_turned_over_last_is_the_latest() {
        assert_eq!([0.0, 0.1, 0.45, 0.7].map(|share| latest(share, 10)), [0, 2, 9, 9].map(Some));
        assert_eq!([latest(0.5, 1), latest(0.5, 0)], [Some(0), None]);
    }

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
