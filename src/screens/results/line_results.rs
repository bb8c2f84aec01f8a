//! The end of a game whose results fit in a few lines: the winners, the lines, and the next steps.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Rect, Vec2, vec2},
};

use super::{IGNORE_TAPS, ResultsRequest, add_dialog, before_sun, buttons, draw_hidden, who_won};
use crate::{
    playback::{AnimatedGame, Playback, ResultLine},
    seats::{SeatSummary, Seating},
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
    /// The lines of the results.
    pub lines: Vec<ResultLine>,
    /// True if this was a replay.
    pub replay: bool,
    /// True if several people played, so that the next seat begins the next game.
    pub rematch: bool,
}

/// Adds the results of a game.
pub fn plugin<G: AnimatedGame>(app: &mut App) {
    add_dialog(app, show::<G>.run_if(is_on_table::<G>));
}

fn show<G: AnimatedGame>(
    mut contexts: EguiContexts,
    playback: Res<Playback<G>>,
    playing: Res<GameSetting<G>>,
    (seating, standing): (Res<Seating>, Res<SeatSummary>),
    (menu, rules): (Res<MenuOpen>, Res<RulesOpen>),
    margins: Res<Margins>,
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
        let ended = GameResult {
            names: standing.names.clone(),
            winners: G::winners(&playing.0, position),
            lines: G::results(&playing.0, position),
            replay: standing.replaying.is_some(),
            rematch: seating.is_shared(),
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
    let line = scale.text(18.0) * 1.7;
    let rows = if scale.is_upright() { 2.0 } else { 1.0 };
    let foot = rows * (scale.main_target() + gap);
    let size = vec2(scale.column(980.0), banner + (ended.lines.len() as f32 + 1.6) * line + foot + 3.0 * gap)
        + Vec2::splat(2.0 * pad);
    let rect = Rect::from_center_size(room.center(), size.min(room.size()));
    let (request, away) = draw_modal_dialog(ctx, "results", rect, 0.45, |ui| {
        let mut table = ui.max_rect();
        won(ui, table.cut_top(banner, gap), ended);
        let foot = table.cut_bottom(foot - gap, gap);
        lines(ui, table, ended);
        buttons(ui, foot, gap, (ended.replay, ended.rematch, false), false)
    });
    request.or(away.then_some(ResultsRequest::Hide(true)))
}

/// Draws the winners' emblems in front of the sun, and the text about them.
fn won(ui: &Ui, rect: Rect, ended: &GameResult) {
    let winners: Vec<Seat> = ended.winners.iter().collect();
    let side = rect.height() * 0.72;
    let step = side * 0.8;
    let middle = before_sun(ui, rect, &winners, side, step);
    let said = who_won(ui, &ended.names, &winners);
    let left = middle.x + step * winners.len().max(1) as f32 * 0.5 + side * 0.4;
    line_in(ui, rect.with_min_x(left), Align2::LEFT_CENTER, &said, Type::Poster, INK);
}

/// Draws the lines of the results, with a column for each player.
fn lines(ui: &Ui, rect: Rect, ended: &GameResult) {
    let scale = Scale::of(ui.ctx());
    let label = (rect.width() * 0.34).min(scale.column(320.0));
    let seats = ended.names.len().max(1);
    let cell = (rect.width() - label) / seats as f32;
    let head = rect.with_max_y(rect.top() + scale.text(18.0) * 2.2);
    let line = ((rect.bottom() - head.bottom()) / ended.lines.len().max(1) as f32).min(scale.text(18.0) * 1.9);
    let place = |seat: usize, row: Rect| {
        let left = rect.left() + label + cell * seat as f32;
        row.with_min_x(left).with_max_x(left + cell)
    };
    for (seat, who) in ended.names.iter().enumerate() {
        let at = place(seat, head);
        if ended.winners.has(Seat(seat as u8)) {
            ui.painter().rect_filled(at.with_max_y(head.bottom() + line * ended.lines.len() as f32), 6.0, PAPER_DARK);
        }
        line_in(ui, at.shrink2(vec2(2.0, 0.0)), Align2::CENTER_CENTER, &ui.tr(who.text()), Type::Strong, INK);
    }
    for (number, told) in ended.lines.iter().enumerate() {
        let top = head.bottom() + line * number as f32;
        let row = rect.with_min_y(top).with_max_y(top + line);
        if told.sum {
            ui.painter().hline(row.x_range(), row.top(), Stroke::new(scale.hairline(), EDGE));
        }
        let (step, colour) = if told.sum { (Type::Strong, INK) } else { (Type::Body, INK_MUTED) };
        line_in(ui, row.with_max_x(rect.left() + label), Align2::LEFT_CENTER, &ui.tr(&told.label), step, colour);
        for (seat, has) in told.cells.iter().enumerate() {
            line_in(ui, place(seat, row), Align2::CENTER_CENTER, &ui.tr(has), step, INK);
        }
    }
}
