//! The view of a board match: wins by turn order and their spread, points by category, and the buttons that start and
//! stop the match.

use super::{
    BoardMatches,
    run::LEVEL,
    stats::{MatchStats, PLAYERS, Share},
};
use crate::{
    games::hacienda::game_icons::{self, GameIcon},
    seats::PlayerKind,
    widgets::{button_in_scroll, prelude::*},
};
use hacienda_rules::{Board, Category};

/// A request from the buttons of a board match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchRequest {
    /// Start a match on the board, or play more games.
    Start,
    /// Stop the match.
    Stop,
}

/// The share of each player if all won equally often, in percent.
const EVEN: f32 = 100.0 / PLAYERS as f32;

/// Draws a board match at the cursor of `ui`, as wide as `ui` allows. The caller provides the scrolling.
pub fn draw(ui: &mut Ui, board_matches: &BoardMatches, board: &Board) -> Option<MatchRequest> {
    let (result, progress, untestable) =
        (board_matches.result(board), board_matches.progress(board), board_matches.is_untestable(board));
    write(ui, text!("board-match-title"), Type::Strong);
    if untestable && result.is_none() {
        write(ui, text!("board-match-hopeless"), Type::Body);
        return None;
    }
    let request = match (progress, result) {
        (Some(progress), _) => running_button(ui, progress).then_some(MatchRequest::Stop),
        (None, None) => start_button(ui, text!("board-match-start")).then_some(MatchRequest::Start),
        (None, Some(_)) => None,
    };
    let Some(stats) = result else { return request };
    write(ui, text!("board-match-games", games = stats.games(), who = PlayerKind::Bot(LEVEL).text()), Type::Body);
    win_bars(ui, stats);
    write(ui, text!("board-match-spread", points = stats.spread().round() as i64), Type::Body);
    write(ui, text!("board-match-points"), Type::Strong);
    point_counts(ui, stats);
    // The button for more games comes below the results.
    let more = progress.is_none() && !untestable && start_button(ui, text!("board-match-more"));
    request.or(more.then_some(MatchRequest::Start))
}

fn write(ui: &mut Ui, text: Text, step: Type) {
    let translated = ui.tr(text);
    paragraph(ui, &translated, step, if step == Type::Body { INK_MUTED } else { INK });
}

/// Allocates a line of this height in px.
fn line(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover()).0
}

fn start_button(ui: &mut Ui, words: Text) -> bool {
    let look = ButtonLook::plain(ui.tr(words)).with_icon(icons::PLAY);
    let place = line(ui, Scale::of(ui.ctx()).target());
    let width = button_width(ui, &look).min(place.width());
    button_in_scroll(ui, place.with_max_x(place.left() + width), &look).clicked()
}

/// Draws the progress bar and the stop button. Returns true if the button was pressed.
fn running_button(ui: &mut Ui, progress: f32) -> bool {
    let scale = Scale::of(ui.ctx());
    let look = ButtonLook::icon(Mark::Cross, ui.tr(text!("board-match-stop")));
    let mut bar = line(ui, scale.target());
    let button = bar.cut_right(scale.target(), scale.gap(1.0));
    let bar = bar.shrink2(vec2(0.0, scale.target() * 0.18));
    track(ui, bar);
    let done = bar.shrink(scale.hairline() * 2.0);
    ui.painter().rect_filled(done.with_max_x(done.left() + done.width() * progress), style::corners(scale), GOLD);
    let percent = ui.tr(text!("board-match-running", percent = (progress * 100.0) as i64));
    line_in(ui, bar.shrink2(vec2(scale.gap(1.0), 0.0)), Align2::CENTER_CENTER, &percent, Type::Strong, INK);
    button_in_scroll(ui, button, &look).clicked()
}

fn track(ui: &Ui, bar: Rect) {
    let scale = Scale::of(ui.ctx());
    let line = Stroke::new(scale.hairline(), EDGE);
    ui.painter().rect(bar, style::corners(scale), PAPER_DARK, line, StrokeKind::Inside);
}

/// Draws a bar for each player in turn order: the share of the wins, the interval as a horizontal line over it, and a
/// vertical line at the even share.
fn win_bars(ui: &mut Ui, stats: &MatchStats) {
    let scale = Scale::of(ui.ctx());
    let rows: Vec<(Translated, Translated, Share)> = (0..PLAYERS)
        .map(|place| {
            let share = stats.share(place);
            let [part, low, high] = [share.share, share.low, share.high].map(|part| part.round() as i64);
            let value = text!("board-match-share", share = part, low = low, high = high);
            (ui.tr(text!("board-match-place", place = place + 1)), ui.tr(value), share)
        })
        .collect();
    let widest = |cell: &dyn Fn(&(Translated, Translated, Share)) -> Translated, step: Type| {
        rows.iter().map(|row| text_width(ui.ctx(), &cell(row), step).ceil()).fold(0.0, f32::max)
    };
    let (names, values) = (widest(&|row| row.0.clone(), Type::Body), widest(&|row| row.1.clone(), Type::Strong));
    let gap = scale.gap(1.0);
    let high = scale.text(18.0) * 1.5;
    // If there is too little room for the bars next to their texts, the bars are drawn below.
    let beside = ui.available_width() - names - values - 2.0 * gap >= 4.0 * high;
    for (name, value, share) in rows {
        let mut row = line(ui, if beside { high } else { high * 1.7 });
        let mut words = row.cut_top(high, 0.0);
        line_in(ui, words.cut_left(names, gap), Align2::LEFT_CENTER, &name, Type::Body, INK);
        line_in(ui, words.cut_right(values, gap), Align2::RIGHT_CENTER, &value, Type::Strong, INK);
        bar_of(ui, if beside { words.shrink2(vec2(0.0, high * 0.2)) } else { row }, share);
    }
}

fn bar_of(ui: &Ui, bar: Rect, share: Share) {
    let scale = Scale::of(ui.ctx());
    track(ui, bar);
    let at = |percent: f32| bar.left() + bar.width() * percent / 100.0;
    let painter = ui.painter();
    painter.rect_filled(bar.with_max_x(at(share.share as f32)).shrink(scale.hairline()), style::corners(scale), GOLD);
    painter.vline(at(EVEN), bar.y_range(), Stroke::new(scale.hairline(), INK_MUTED));
    let (low, high) = (at(share.low as f32), at(share.high as f32));
    let whisker = Stroke::new(scale.hairline() * 1.6, INK);
    painter.hline(low..=high, bar.center().y, whisker);
    for end in [low, high] {
        let half = bar.height() * 0.22;
        painter.vline(end, bar.center().y - half..=bar.center().y + half, whisker);
    }
}

/// Draws the categories with the mean points of a player, in as many columns as fit. Leaves out categories whose points
/// round to 0.
fn point_counts(ui: &mut Ui, stats: &MatchStats) {
    let of = |category: Category| {
        let number = stats.mean(category).round() as i64;
        Counted { icon: category.into(), name: text!("category", category = category), number }
    };
    let counted: Vec<Counted> = Category::ALL.into_iter().map(of).filter(|counted| counted.number > 0).collect();
    counts(ui, &counted);
}

/// An item with its count.
pub struct Counted {
    /// The icon.
    pub icon: GameIcon,
    /// The name.
    pub name: Text,
    /// The count.
    pub number: i64,
}

/// Draws icons, names and numbers in as many columns as fit.
pub fn counts(ui: &mut Ui, all: &[Counted]) {
    let scale = Scale::of(ui.ctx());
    let (side, gap) = (scale.text(28.0), scale.gap(0.75));
    let translated: Vec<Translated> = all
        .iter()
        .map(|one| ui.tr(text!("one-of", name = one.name.clone(), option = Text::number(one.number))))
        .collect();
    let widest =
        translated.iter().map(|translated| text_width(ui.ctx(), translated, Type::Body).ceil()).fold(0.0, f32::max);
    let cell = side + gap + widest + scale.gap(2.0);
    let columns = ((ui.available_width() / cell).floor() as usize).clamp(1, all.len().max(1));
    let width = ui.available_width() / columns as f32;
    for (chunk, translated) in all.chunks(columns).zip(translated.chunks(columns)) {
        let place = line(ui, side * 1.1);
        for (column, (one, translated)) in chunk.iter().zip(translated).enumerate() {
            let left = place.left() + column as f32 * width;
            let square = Rect::from_center_size(pos2(left + side / 2.0, place.center().y), Vec2::splat(side));
            game_icons::paint(ui.painter(), square, one.icon, Tone::Full);
            let words = place.with_min_x(square.right() + gap).with_max_x(left + width);
            line_in(ui, words, Align2::LEFT_CENTER, translated, Type::Body, INK);
        }
    }
}
