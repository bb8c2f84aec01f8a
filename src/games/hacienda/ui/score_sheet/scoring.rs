//! The score sheet during a scoring: a column beside the board or, on a phone, a strip below it. Its numbers appear by
//! category and seat while the counted pieces are highlighted on the board. At the end of the game, it celebrates the
//! winner.

use bevy_egui::egui::{Rect, Vec2, vec2};

use super::ledger::Column;
use crate::{
    access::two_keys::trap_focus,
    emblems,
    game_screen::scoring::HasScoreSheet,
    games::hacienda::{game_icons::GameIcon, stories::scoring_show::ScoringShow, texts, ui::hud::arrange},
    seats::{Tap, names},
    texts::{Text, Who, text},
    theme::{GOLD, INK, INK_MUTED, PAPER_DARK, RectKind, Scale, Type, colours, rects},
    ui::parts::{overlay::draw_dialog, show_button, sunburst},
    widgets::{ButtonLook, Translate, has_room, line_in, lines_in, prelude::*},
};
use hacienda_rules::{Category, Hacienda, MAX_SEATS, Seat, Setting};

impl HasScoreSheet for Hacienda {
    const SHEET: &'static str = "scoring";

    fn place(scale: Scale, seats: usize) -> Rect {
        arrange::score_sheet(scale, seats)
    }

    fn draw(ctx: &Context, rect: Rect, _: &Setting, show: &ScoringShow, names: &[Who], _: bool) -> Option<Tap> {
        draw(ctx, rect, show, names)
    }
}

/// Draws the score sheet and returns the tap on its button, if any.
pub fn draw(ctx: &Context, rect: Rect, show: &ScoringShow, names: &[Who]) -> Option<Tap> {
    let compact = Scale::of(ctx).is_compact();
    draw_dialog(ctx, Hacienda::SHEET, rect, |ui| {
        trap_focus(ui);
        if compact { strip(ui, show, names) } else { column(ui, show, names) }
    })
}

/// Returns the columns of a points table.
pub fn columns(names: &[Who]) -> Vec<Column<'_>> {
    let named = names.iter().enumerate().take(MAX_SEATS);
    named.map(|(seat, who)| Column { seat: Seat(seat as u8), who, framed: false }).collect()
}

/// Draws the button: "show all" during the scoring, then "continue".
fn button(ui: &Ui, place: Rect, show: &ScoringShow) -> Option<Tap> {
    let (said, icon, kind) = show_button::word(ui, show.is_finished());
    // On a phone held upright, long words do not fit.
    let fits = has_room(ui.ctx(), &said, Type::Strong, place.size() - Vec2::splat(Scale::of(ui.ctx()).gap(2.0)));
    let look = if fits { ButtonLook::plain(said) } else { ButtonLook::icon(icon, said) };
    show_button::draw(ui, place, &ButtonLook { kind, ..look }, show.is_finished())
}

/// Returns the headline: the category of the step being described or, after the last step, the winners; otherwise a
/// general text.
fn headline(show: &ScoringShow, names: &[Who]) -> Text {
    match (show.described_step(), show.winners.as_slice()) {
        (Some(step), _) => texts::category(step.category),
        (None, [one]) if show.is_finished() => text!("results-winner", who = &names::name(names, *one)),
        (None, [_, _, ..]) if show.is_finished() => text!("results-winners"),
        (None, _) => text!("scoring-this"),
    }
}

fn strip(ui: &mut Ui, show: &ScoringShow, names: &[Who]) -> Option<Tap> {
    let scale = Scale::of(ui.ctx());
    let area = ui.max_rect();
    let gap = scale.gap(1.0);
    // In an upright window, the current category and the button are above the seats.
    let high = scale.is_upright();
    let width = scale.column(if high { 190.0 } else { 150.0 }).min(area.width() * if high { 0.36 } else { 0.24 });
    let (line, seats) = if high {
        let (line, seats) = area.split_top_bottom_at_y(area.top() + scale.main_target().min(area.height() * 0.45));
        (line, seats.with_min_y(line.bottom() + gap))
    } else {
        (area, area.with_min_x(area.left() + area.width() * 0.26).with_max_x(area.right() - width - gap))
    };
    let words = line.with_max_x(if high { line.right() - width } else { seats.left() } - gap);
    let press = line.with_min_x(line.right() - width);
    let side = words.height() * if high { 0.8 } else { 0.5 };
    let icon = Rect::from_center_size(words.left_center() + vec2(side * 0.56, 0.0), Vec2::splat(side));
    let mut place = words;
    if let Some(step) = show.described_step() {
        GameIcon::from(step.category).draw(ui.painter(), icon);
        place.set_left(icon.right() + gap);
    }
    let step = if high { Type::LeadStrong } else { Type::Strong };
    lines_in(ui, place, Align2::LEFT_CENTER, &ui.tr(headline(show, names)), step, INK);
    let cell = seats.width() / names.len().max(1) as f32;
    for seat in (0..names.len().min(MAX_SEATS)).map(|seat| Seat(seat as u8)) {
        let left = seats.left() + cell * f32::from(seat.0);
        let at = Rect::from_min_size(pos2(left, seats.top()), vec2(cell, seats.height())).shrink(2.0);
        if show.described_step().is_some_and(|step| step.seat == seat)
            || show.is_finished() && show.winners.contains(&seat)
        {
            ui.painter().rect_stroke(at, scale.corner(), Stroke::new(scale.ring(), GOLD), StrokeKind::Inside);
        }
        let (upper, lower) = at.split_top_bottom_at_y(at.center().y + at.height() * 0.04);
        medal(ui, upper.shrink(3.0), seat);
        line_in(ui, lower, Align2::CENTER_CENTER, &ui.tr(Text::number(show.points(seat))), Type::Figure, INK);
    }
    button(ui, Rect::from_center_size(press.center(), vec2(width, scale.main_target().min(press.height()))), show)
}

fn medal(ui: &Ui, rect: Rect, seat: Seat) {
    GameIcon::Owner(seat).draw(ui.painter(), rect);
    rects::record(ui, RectKind::Icon, &ui.tr(names::colour(emblems::owner_of(ui.ctx(), seat))), rect, 0.0);
}

fn column(ui: &mut Ui, show: &ScoringShow, names: &[Who]) -> Option<Tap> {
    let scale = Scale::of(ui.ctx());
    let mut table = ui.max_rect();
    let gap = scale.gap(1.0);
    let foot = table.cut_bottom(scale.main_target(), gap);
    let head = table.cut_top(scale.text(28.0) * 3.0 + scale.text(22.0) * 1.5, gap);
    if show.is_finished() && !show.winners.is_empty() {
        cheer(ui, head, show, names);
    } else {
        let (title, now) = head.split_top_bottom_at_y(head.bottom() - scale.text(22.0) * 1.6);
        let text = ui.tr(text!("scoring-title", scoring = show.kind));
        lines_in(ui, title, Align2::LEFT_CENTER, &text, Type::Title, INK);
        line_in(ui, now, Align2::LEFT_CENTER, &ui.tr(headline(show, names)), Type::LeadStrong, INK_MUTED);
    }
    numbers(ui, table, show, names.len().min(MAX_SEATS));
    button(ui, foot, show)
}

/// Draws the winners' emblems in front of the sun, and the headline below them.
fn cheer(ui: &Ui, rect: Rect, show: &ScoringShow, names: &[Who]) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, sunburst::SKY.egui());
    let (upper, lower) = rect.split_top_bottom_at_y(rect.top() + rect.height() * 0.68);
    sunburst::paint(&painter, upper.center(), upper.height() * 0.46, rect);
    let side = upper.height() * 0.8;
    let count = show.winners.len() as f32;
    for (i, seat) in show.winners.iter().enumerate() {
        let at = upper.center() + vec2((i as f32 - (count - 1.0) / 2.0) * side * 0.8, 0.0);
        GameIcon::Owner(*seat).draw(&painter, Rect::from_center_size(at, Vec2::splat(side)));
    }
    let place = lower.shrink2(vec2(4.0, 0.0));
    lines_in(ui, place, Align2::CENTER_CENTER, &ui.tr(headline(show, names)), Type::LeadStrong, INK);
}

/// Draws the table with an icon for each category, and its name above the numbers if there is room. The sums at the
/// bottom have their labels above them.
fn numbers(ui: &Ui, rect: Rect, show: &ScoringShow, seats: usize) {
    let scale = Scale::of(ui.ctx());
    let mut rows: Vec<Category> = show.steps.iter().map(|step| step.category).collect();
    rows.dedup();
    let sums = if show.before.is_some() { 3.0 } else { 1.0 };
    let caption = scale.text(18.0) * 1.3;
    let high_with = |captions: f32| (rect.height() - captions * caption) / (rows.len() as f32 + 1.2 + sums);
    let named = high_with(rows.len() as f32 + sums) >= scale.text(22.0) * 1.35;
    let height = high_with(if named { rows.len() as f32 + sums } else { sums }).clamp(1.0, scale.text(22.0) * 1.9);
    let head = if named { caption } else { 0.0 };
    let label = height.min(rect.width() * 0.2);
    let cell = (rect.width() - label) / seats.max(1) as f32;
    let at = |top: f32, seat: usize| {
        Rect::from_min_size(pos2(rect.left() + label + cell * seat as f32, top), vec2(cell, height))
    };
    let mut top = rect.top();
    let side = (height * 1.1).min(cell * 0.94);
    for seat in 0..seats {
        let middle = at(top, seat).center() + vec2(0.0, height * 0.1);
        medal(ui, Rect::from_center_size(middle, Vec2::splat(side)), Seat(seat as u8));
    }
    top += height * 1.2;
    for (i, category) in rows.into_iter().enumerate() {
        let row = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), head + height));
        let now = show.described_step().filter(|step| step.category == category);
        let fill = if now.is_some() { colours::GOLD.light(0.7).egui() } else { PAPER_DARK };
        if now.is_some() || i % 2 == 0 {
            ui.painter().rect_filled(row, scale.corner() / 2.0, fill);
        }
        let icon = Rect::from_min_size(row.min, vec2(label, row.height())).scale_from_center(0.8);
        GameIcon::from(category).draw(ui.painter(), icon);
        let name = ui.tr(texts::category(category));
        if named {
            let words = row.with_min_x(row.left() + label).with_max_y(row.top() + caption);
            line_in(ui, words, Align2::LEFT_CENTER, &name, Type::Body, INK_MUTED);
        }
        rects::record(ui, RectKind::Icon, &name, icon, 0.0);
        top += head;
        for seat in 0..seats {
            let owner = Seat(seat as u8);
            if now.is_some_and(|step| step.seat == owner) {
                let stroke = Stroke::new(scale.ring(), GOLD);
                ui.painter().rect_stroke(at(top, seat), scale.corner() / 2.0, stroke, StrokeKind::Inside);
            }
            if let Some(points) = show.points_shown(owner, category) {
                let colour = if points == 0 { INK_MUTED } else { INK };
                line_in(ui, at(top, seat), Align2::CENTER_CENTER, &ui.tr(Text::number(points)), Type::Lead, colour);
            }
        }
        top += height;
    }
    let mut sum = |words: Text, of: &dyn Fn(Seat) -> u32| {
        let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), caption));
        ui.painter().hline(line.x_range(), line.top(), Stroke::new(scale.hairline() * 1.5, GOLD));
        line_in(ui, line, Align2::LEFT_CENTER, &ui.tr(words), Type::Body, INK_MUTED);
        for seat in 0..seats {
            let text = ui.tr(Text::number(of(Seat(seat as u8))));
            line_in(ui, at(top + caption, seat), Align2::CENTER_CENTER, &text, Type::LeadStrong, INK);
        }
        top += caption + height;
    };
    sum(text!("scoring-this"), &|seat| show.points_so_far(seat).into());
    if let Some(before) = &show.before {
        let first = texts::scoring(hacienda_rules::ScoringKind::Intermediate);
        sum(first, &|seat| before[seat.index()].total().into());
        sum(text!("ledger-total"), &|seat| show.points(seat));
    }
}
