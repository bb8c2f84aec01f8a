//! The end of a game whose results fit in a few lines: the winners, the lines, and the next steps.

use std::cmp::Reverse;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Rect, Vec2, vec2},
};

use super::{
    IGNORE_TAPS, ResultsRequest, add_dialog, buttons::buttons, draw_emblems_before_sun, draw_hidden, winners_text,
};
use crate::{
    emblems,
    online::Online,
    playback::{AnimatedGame, Playback, ResultLine},
    record::Log,
    seats::{SeatSummary, Seating, leave_seat},
    stage::{camera::Margins, gestures::PanelAreas},
    table::{GameSetting, is_on_table},
    texts::Who,
    ui::{
        parts::overlay::{draw_modal_dialog, mark_covered},
        popover::free_rect,
        requests::{MenuOpen, RulesOpen, ScreenRequest},
    },
    widgets::{may_come_from_pointer, prelude::*},
};
use tabletop::{Seat, Seats};

/// The result of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// The names of the players, by seat.
    pub names: Vec<Who>,
    /// The winners; there may be none.
    pub winners: Seats,
    /// The seats by place, winners first.
    pub ranking: Vec<Seat>,
    /// The lines of the results.
    pub lines: Vec<ResultLine>,
    /// A sentence below the lines, such as why a player is out.
    pub note: Option<Text>,
    /// True if this was a replay.
    pub replay: bool,
    /// True if several people played, so that the next seat begins the next game.
    pub rematch: bool,
    /// True if the cards of a game on a server were checked.
    pub is_checked: bool,
}

/// Adds the results of a game.
pub fn plugin<G: AnimatedGame>(app: &mut App) {
    add_dialog(app, show::<G>.run_if(is_on_table::<G>));
}

fn show<G: AnimatedGame>(
    mut contexts: EguiContexts,
    playback: Res<Playback<G>>,
    playing: Res<GameSetting<G>>,
    (seating, summary): (Res<Seating>, Res<SeatSummary>),
    (menu, rules): (Res<MenuOpen>, Res<RulesOpen>),
    (margins, log, online): (Res<Margins>, Res<Log<G>>, Option<Res<Online>>),
    mut covered: ResMut<PanelAreas>,
    mut hidden: Local<bool>,
    mut since: Local<Option<f64>>,
    mut go: MessageWriter<ScreenRequest>,
) -> Result {
    let Some(position) = playback.shown().filter(|position| G::is_over(position) && !playback.is_busy()) else {
        (*since, *hidden) = (None, false);
        return Ok(());
    };
    if menu.0 || rules.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let now = ctx.input(|input| input.time);
    let settled = now - *since.get_or_insert(now) >= IGNORE_TAPS || !may_come_from_pointer(ctx);
    let screen = ctx.content_rect();
    let request = if *hidden {
        draw_hidden(ctx, free_rect(screen, &margins).center_bottom(), &mut covered)
    } else {
        mark_covered(&mut covered, screen);
        let winners = G::winners(&playing.0, position);
        let totals = G::totals(&playing.0, position);
        let mut ranking: Vec<Seat> = Seat::all(G::seats(position)).collect();
        ranking.sort_by_key(|seat| (!winners.has(*seat), Reverse(totals.get(seat.index()).copied())));
        let ended = GameResult {
            names: summary.names.clone(),
            winners,
            ranking,
            lines: G::results(&playing.0, position),
            note: G::result_note(&playing.0, position, &summary.names),
            replay: summary.replaying.is_some(),
            rematch: leave_seat::initial_seating(&seating, log.record()).has_several_people(),
            is_checked: online.is_some_and(|online| online.is_checked()),
        };
        draw(ctx, &ended)
    };
    match request.filter(|_| settled) {
        Some(ResultsRequest::Again) => drop(go.write(ScreenRequest::PlayAgain)),
        Some(ResultsRequest::Setup) => drop(go.write(ScreenRequest::Setup)),
        Some(ResultsRequest::Hide(hide)) => *hidden = hide,
        Some(ResultsRequest::Against(_) | ResultsRequest::ScoreChart) | None => {}
    }
    Ok(())
}

/// Draws the dialog. Returns the request from a tap.
pub fn draw(ctx: &Context, ended: &GameResult) -> Option<ResultsRequest> {
    let scale = Scale::of(ctx);
    let (pad, gap) = (scale.pad(), scale.gap(1.0));
    let room = ctx.content_rect().shrink(gap);
    let banner = (scale.text(48.0) * 2.4).min(room.height() * 0.24);
    let line = scale.text(18.0) * if scale.is_compact() { 1.7 } else { 2.7 };
    let rows = if scale.is_upright() { 2.0 } else { 1.0 };
    let foot = rows * (scale.main_target() + gap);
    let table = head_height(scale) + ended.lines.len() as f32 * line;
    let width = scale.column(980.0).min(room.width() - 2.0 * pad);
    let checked = ended.is_checked.then(|| text!("online-verified"));
    // A phone in landscape has no room for notes.
    let notes = ended.note.iter().cloned().chain(checked).filter(|_| !scale.is_sideways());
    let notes: Vec<(Translated, f32)> = notes
        .map(|text| {
            let translated = ctx.tr(text);
            let height = text_height(ctx, &translated, Type::Body, width - 2.0).max(scale.text(18.0) * 1.6);
            (translated, height)
        })
        .collect();
    let below: f32 = notes.iter().map(|(_, height)| height).sum();
    let size = vec2(width, banner + table + below + foot + 3.0 * gap) + Vec2::splat(2.0 * pad);
    let rect = Rect::from_center_size(room.center(), size.min(room.size()));
    let (request, away) = draw_modal_dialog(ctx, "results", rect, 0.45, |ui| {
        let mut table = ui.max_rect();
        draw_winners(ui, table.cut_top(banner, gap), ended);
        let foot = table.cut_bottom(foot - gap, gap);
        for (translated, height) in notes.iter().rev() {
            lines_in(ui, table.cut_bottom(*height, 0.0), Align2::CENTER_CENTER, translated, Type::Body, INK_MUTED);
        }
        lines(ui, table, ended);
        buttons(ui, foot, gap, (ended.replay, ended.rematch, false), false)
    });
    request.or(away.then_some(ResultsRequest::Hide(true)))
}

/// Draws the winners' emblems in front of the sun, and the text about them.
fn draw_winners(ui: &Ui, rect: Rect, ended: &GameResult) {
    let winners: Vec<Seat> = ended.winners.iter().collect();
    let side = rect.height() * 0.72;
    let step = side * 0.8;
    let middle = draw_emblems_before_sun(ui, rect, &winners, side, step);
    let text = winners_text(ui, &ended.names, &winners);
    let left = middle.x + step * winners.len().max(1) as f32 * 0.5 + side * 0.4;
    line_in(ui, rect.with_min_x(left), Align2::LEFT_CENTER, &text, Type::Poster, INK);
}

/// Returns the side of the emblem at the top of a column, in px.
fn medal_side(scale: Scale) -> f32 {
    if scale.is_sideways() { scale.px(32.0).max(20.0) } else { scale.px(56.0).max(30.0) }
}

/// Returns the height of the emblem and the name at the top of a column, in px.
fn head_height(scale: Scale) -> f32 {
    medal_side(scale) + scale.gap(0.5) + scale.text(18.0) * 1.5
}

/// Draws the lines of the results, with a column for each player, by place.
fn lines(ui: &Ui, rect: Rect, ended: &GameResult) {
    let scale = Scale::of(ui.ctx());
    let label = (rect.width() * 0.34).min(scale.column(320.0));
    let columns = ended.ranking.len().max(1);
    let cell = (rect.width() - label) / columns as f32;
    let head = rect.with_max_y(rect.top() + head_height(scale));
    let most = scale.text(18.0) * if scale.is_compact() { 1.9 } else { 2.7 };
    let line = ((rect.bottom() - head.bottom()) / ended.lines.len().max(1) as f32).min(most);
    let place = |column: usize, row: Rect| {
        let left = rect.left() + label + cell * column as f32;
        row.with_min_x(left).with_max_x(left + cell)
    };
    // Narrow columns have emblems without names.
    let name_width = cell - 2.0 * scale.gap(0.5);
    let has_names =
        ended.names.iter().all(|who| text_width(ui.ctx(), &ui.tr(who.text()), Type::Strong).ceil() <= name_width);
    for (column, seat) in ended.ranking.iter().enumerate() {
        let at = place(column, head);
        if ended.winners.has(*seat) {
            let whole = at.with_max_y(head.bottom() + line * ended.lines.len() as f32);
            let gold = Stroke::new(scale.ring(), GOLD);
            ui.painter().rect(whole, scale.corner(), PAPER_DARK, gold, StrokeKind::Inside);
        }
        let (medal, name) = at.split_top_bottom_at_y(at.top() + medal_side(scale) + scale.gap(0.5));
        let medal = Align2::CENTER_BOTTOM.align_size_within_rect(Vec2::splat(medal_side(scale)), medal);
        emblems::medal(ui.painter(), medal, *seat, Tone::Full);
        let Some(who) = ended.names.get(seat.index()).filter(|_| has_names) else { continue };
        let name = name.shrink2(vec2(scale.gap(0.5), 0.0));
        line_in(ui, name, Align2::CENTER_CENTER, &ui.tr(who.text()), Type::Strong, INK);
    }
    for (number, entry) in ended.lines.iter().enumerate() {
        let top = head.bottom() + line * number as f32;
        let row = rect.with_min_y(top).with_max_y(top + line);
        // A line after the sum does not count towards it.
        if entry.sum || number > 0 && ended.lines[number - 1].sum {
            ui.painter().hline(row.x_range(), row.top(), Stroke::new(scale.hairline() * 1.5, GOLD));
        }
        let (step, colour) = match (entry.sum, scale.is_compact()) {
            (true, true) => (Type::Strong, INK),
            (true, false) => (Type::LeadStrong, INK),
            (false, _) => (Type::Body, INK_MUTED),
        };
        line_in(ui, row.with_max_x(rect.left() + label), Align2::LEFT_CENTER, &ui.tr(&entry.label), step, colour);
        for (column, seat) in ended.ranking.iter().enumerate() {
            if let Some(value) = entry.cells.get(seat.index()) {
                line_in(ui, place(column, row), Align2::CENTER_CENTER, &ui.tr(value), step, INK);
            }
        }
    }
}
