//! The dialog at the end of a half, drawn on top of the exchange. It opens the envelopes and counts their contents one
//! by one. At the end of the game, it announces the eliminated players before the winners.

use bevy::math::curve::{Curve, EaseFunction};
use hab_gut::{Good, HabGut, Seat, Setting};

use super::hud::layout;
use crate::{
    game_screen::{Emblem, scoring::HasScoreSheet},
    games::hab_gut::{
        game_icons::{self, GameIcon},
        stories::foundation_opening::{FoundationOpening, OpenedFoundation, OpeningStep},
        texts,
    },
    playback::Show as _,
    seats::{Tap, names::name},
    texts::Who,
    ui::parts::{overlay::draw_dialog, show_button},
    widgets::{hatch, prelude::*},
};

/// The maximum height of a row, in logical pixels at 1080p.
const MAX_ROW_HEIGHT: f32 = 160.0;

impl HasScoreSheet for HabGut {
    const SHEET: &'static str = "opening";

    fn place(scale: Scale, seats: usize) -> Rect {
        let frame = layout::frame(scale, seats);
        frame.board.union(frame.selection).union(frame.question)
    }

    fn draw(
        ctx: &Context,
        rect: Rect,
        _: &Setting,
        show: &FoundationOpening,
        names: &[Who],
        moves: bool,
    ) -> Option<Tap> {
        draw_dialog(ctx, Self::SHEET, rect, |ui| {
            let scale = Scale::of(ui.ctx());
            let mut table = ui.max_rect();
            let title = table.cut_top(scale.text(28.0) * 1.4, 2.0);
            let foot = table.cut_bottom(scale.main_target(), scale.gap(0.75));
            line_in(
                ui,
                title,
                Align2::LEFT_CENTER,
                &ui.tr(texts::foundation_opening::title(show.half)),
                Type::Title,
                INK,
            );
            rows(ui, table, show, names, moves);
            // A tap on the rows skips to the next envelope or announcement.
            let tapped = ui.interact(table, Id::new("envelopes"), Sense::CLICK).clicked();
            button(ui, foot, show, names).or((tapped && !show.is_finished()).then_some(Tap::Skip))
        })
    }
}

/// Draws the current announcement and the button. The first press shows everything at once, and the next press
/// continues.
fn button(ui: &Ui, foot: Rect, show: &FoundationOpening, names: &[Who]) -> Option<Tap> {
    let scale = Scale::of(ui.ctx());
    let (words, pressed) = show_button::at_foot(ui, foot, show.is_finished(), scale.gap(1.0));
    let announcement = match show.end {
        Some((_, winners)) if show.announces_results() => Some(texts::prompt::result(names, winners)),
        Some((out, winners)) if show.announces_eliminated() => {
            Some(texts::foundation_opening::eliminated(names, out, winners))
        }
        Some(_) | None => None,
    };
    if let Some(announcement) = announcement {
        lines_in(ui, words, Align2::LEFT_CENTER, &ui.tr(announcement), Type::LeadStrong, INK);
    }
    pressed
}

/// The columns of a row, from left to right.
struct Columns {
    who: Rect,
    envelope: Rect,
    inside: Rect,
    now: Rect,
    saved: Rect,
    result: Option<Rect>,
}

impl Columns {
    /// Divides a row into columns.
    fn of(scale: Scale, row: Rect, ends: bool) -> Columns {
        let parts: [f32; 6] = match (is_narrow(scale, row), ends) {
            (true, true) => [0.13, 0.08, 0.2, 0.18, 0.21, 0.2],
            (true, false) => [0.15, 0.12, 0.31, 0.2, 0.22, 0.0],
            (false, true) => [0.22, 0.1, 0.26, 0.14, 0.14, 0.14],
            (false, false) => [0.24, 0.11, 0.33, 0.16, 0.16, 0.0],
        };
        let mut rest = row;
        let [who, envelope, inside, now, saved, result] = parts.map(|part| rest.cut_left(row.width() * part, 0.0));
        Columns { who, envelope, inside, now, saved, result: ends.then_some(result) }
    }
}

/// Returns true if the columns of this row leave no space for a name, as on a phone in portrait.
fn is_narrow(scale: Scale, row: Rect) -> bool {
    row.width() < scale.text(18.0) * 32.0
}

fn rows(ui: &Ui, mut table: Rect, show: &FoundationOpening, names: &[Who], moves: bool) {
    let scale = Scale::of(ui.ctx());
    let head = scale.text(18.0) * 1.35;
    let (ends, count) = (show.end.is_some(), show.rows.len().max(1) as f32);
    let height = ((table.height() - head) / count).min(scale.px(MAX_ROW_HEIGHT).max(46.0));
    // The rows are centred vertically if they do not fill the height.
    table.set_top(table.top() + (table.height() - head - height * count) / 2.0);
    let top = Columns::of(scale, table.cut_top(head, 0.0), ends);
    let caption = |place: Rect, words: Text| {
        line_in(ui, place, Align2::CENTER_CENTER, &ui.tr(words), Type::Body, INK_MUTED);
    };
    caption(top.inside, text!("hg-opening-inside"));
    caption(top.now, text!("hg-opening-now"));
    caption(top.saved, text!("hg-opening-saved"));
    if let Some(result) = top.result {
        caption(result, text!("hg-opening-sold"));
    }
    for (i, row) in show.rows.iter().enumerate() {
        let place = table.cut_top(height, 0.0);
        draw_row(ui, place.shrink2(vec2(0.0, 1.5)), (i, row), show, names, moves);
    }
}

fn draw_row(
    ui: &Ui,
    place: Rect,
    (number, row): (usize, &OpenedFoundation),
    show: &FoundationOpening,
    names: &[Who],
    moves: bool,
) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let open = number < show.opened();
    let now = show.current() == Some(OpeningStep::Open(row.seat));
    let (out, winners) = show.end.unwrap_or_default();
    let is_out = show.announces_eliminated() && out.has(row.seat);
    let wins = show.announces_results() && winners.has(row.seat);
    let fill = if now { colours::GOLD.light(0.7).egui() } else { PAPER_DARK };
    painter.rect(place, scale.corner() / 2.0, fill, Stroke::new(1.0, EDGE), StrokeKind::Inside);
    if is_out {
        hatch(ui, place, colours::PAPER_DARK.mix(colours::REFUSED, 0.3).egui());
    }
    if wins {
        painter.rect_stroke(place, scale.corner() / 2.0, Stroke::new(scale.ring(), GOLD), StrokeKind::Inside);
    }
    let mut inner = place.shrink2(vec2(scale.gap(0.75), 0.0));
    let height = line_height(ui.ctx(), Type::Strong).ceil();
    // In a narrow row, the name is above the columns if the row is tall enough.
    let is_above = is_narrow(scale, inner) && inner.height() > 3.5 * height;
    if is_above {
        let line = inner.cut_top(height + scale.gap(0.75), 0.0);
        let label = ui.tr(name(names, row.seat).text());
        line_in(ui, line.with_min_y(line.bottom() - height), Align2::LEFT_CENTER, &label, Type::Strong, INK);
    }
    let columns = Columns::of(scale, inner, show.end.is_some());
    draw_player(ui, columns.who, row.seat, (!is_above).then_some(names));
    let side = columns.envelope.size().min_elem() * 0.86;
    let envelope = Rect::from_center_size(columns.envelope.center(), Vec2::splat(side));
    if now && moves {
        opening_envelope(ui, envelope, show.opening(number));
    } else {
        game_icons::paint(painter, envelope, GameIcon::Envelope(open), Tone::Full);
    }
    // The largest type size at which numbers fit into a row.
    let large = |step: &&Type| line_height(ui.ctx(), **step) <= place.height();
    let figure = [Type::Figure, Type::LeadStrong].iter().find(large).copied().unwrap_or(Type::Strong);
    let smaller = if figure == Type::Figure { Type::LeadStrong } else { figure };
    if open {
        draw_shares(ui, columns.inside, row);
        let number = |place: Rect, text: Text, step: Type| {
            line_in(ui, place, Align2::CENTER_CENTER, &ui.tr(text), step, INK);
        };
        number(columns.now, texts::signed(row.money.into()), smaller);
        number(columns.saved, Text::number(row.saved), figure);
    }
    let Some(result) = columns.result else { return };
    match (is_out, row.total.filter(|_| show.announces_results())) {
        (true, _) => {
            line_in(ui, result, Align2::CENTER_CENTER, &ui.tr(text!("hg-out")), smaller, INK);
        }
        (false, Some(total)) => {
            line_in(ui, result, Align2::CENTER_CENTER, &ui.tr(Text::number(total)), figure, INK);
        }
        (false, None) => {}
    }
}

/// Draws an envelope that is being opened: it swells until its seal breaks; then its flap and its paper move to their
/// places with a slight overshoot.
fn opening_envelope(ui: &Ui, place: Rect, [seal, flap, paper]: [f32; 3]) {
    let strain = EaseFunction::CubicIn.sample_clamped(seal) * (1.0 - EaseFunction::CubicOut.sample_clamped(flap));
    let [flap, paper] = [flap, paper].map(|share| EaseFunction::BackOut.sample_clamped(share));
    game_icons::opening_envelope(ui.painter(), place.expand(place.width() * 0.05 * strain), flap, paper);
}

/// Draws the emblem of a player and, if `names` is given, the name beside it.
fn draw_player(ui: &Ui, place: Rect, seat: Seat, names: Option<&[Who]>) {
    let scale = Scale::of(ui.ctx());
    let side = (place.height() * 0.76).min(place.width() * 0.6).min(scale.px(88.0).max(30.0));
    let medal = Rect::from_center_size(pos2(place.left() + side / 2.0, place.center().y), Vec2::splat(side));
    seat.paint(ui, medal);
    let Some(names) = names else { return };
    let rest = place.with_min_x(medal.right() + scale.gap(0.5));
    let text = ui.tr(name(names, seat).text());
    if rest.width() > scale.text(18.0) * 2.4 {
        let step = if place.height() > scale.text(22.0) * 4.0 { Type::LeadStrong } else { Type::Strong };
        lines_in(ui, rest, Align2::LEFT_CENTER, &text, step, INK);
    } else {
        tooltip(ui, place, &text);
    }
}

/// Draws the shares of a foundation as one seal each.
fn draw_shares(ui: &Ui, place: Rect, row: &OpenedFoundation) {
    let goods: Vec<Good> = Good::ALL
        .into_iter()
        .flat_map(|good| std::iter::repeat_n(good, usize::from(row.shares[good.index()])))
        .collect();
    tooltip(ui, place, &ui.tr(texts::foundation_opening::contents(&row.shares)));
    if goods.is_empty() {
        let text = ui.tr(text!("hg-opening-nothing"));
        line_in(ui, place, Align2::CENTER_CENTER, &text, Type::Body, INK_MUTED);
        return;
    }
    let side = (place.height() * 0.74).min(place.width() / goods.len().max(4) as f32 * 0.94);
    let left = place.center().x - side * 1.06 * goods.len() as f32 / 2.0;
    for (i, good) in goods.iter().enumerate() {
        let at =
            Rect::from_min_size(pos2(left + side * 1.06 * i as f32, place.center().y - side / 2.0), Vec2::splat(side));
        game_icons::paint(ui.painter(), at, GameIcon::Good(*good), Tone::Full);
    }
}
