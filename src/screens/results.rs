//! The end of a game: the winners, the points of both scorings, the score chart, and the next steps.

use bevy::{ecs::system::ScheduleSystem, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Pos2, Rect, Vec2, vec2},
};

use self::proposal::Proposal;
use crate::{
    emblems,
    game_screen::{hall_view::HallView, screen_actions},
    games::hacienda::{
        game_icons::GameIcon,
        score_chart::ScoreChart,
        table::GameSetting,
        texts,
        ui::{
            score_chart::{
                chart::{Page, View},
                page,
            },
            score_sheet::{
                ledger::{
                    Line, categories, column_width, draw_ledger, head_height, label_width, line_height,
                    narrow_column_width,
                },
                scoring::columns,
            },
        },
    },
    kiosk::is_attract_mode,
    lessons::LessonRunning,
    online::Online,
    playback::Playback,
    profile::Profile,
    record::{self, Log},
    screen::Screen,
    seats::{
        Seating, leave_seat,
        look_back::{self, LookBack},
        names,
        replay::Replaying,
    },
    stage::{camera::Margins, gestures::PanelAreas},
    table::is_on_table,
    texts::{Text, Who},
    ui::{
        OverlaySystems,
        parts::{
            overlay::{draw_dialog, draw_modal_dialog, mark_covered},
            sunburst,
        },
        popover::free_rect,
        requests::{MenuOpen, Popover, RulesOpen, ScreenRequest},
    },
    widgets::{may_come_from_pointer, prelude::*},
};
use hacienda_rules::{Category, Hacienda, ScoringKind, Tallies};
use tabletop::{Level, Seat};

mod buttons;
pub mod line_results;
mod proposal;

/// The number of seconds for which a newly opened dialog ignores fingers and the mouse. A double tap on a scoring must
/// not start another game.
const IGNORE_TAPS: f64 = 0.5;

/// Adds the results of all games.
pub fn plugin(app: &mut App) {
    screen_actions::all().for_each(|game| (game.results)(app));
}

/// Adds the results of Hacienda.
pub fn hacienda_plugin(app: &mut App) {
    add_dialog(app, show.run_if(is_on_table::<Hacienda>));
}

/// Adds a dialog at the end of a game.
fn add_dialog<M>(app: &mut App, show: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    let show = show.run_if(in_state(Screen::Match).and_then(not(resource_exists::<LessonRunning>)));
    let show = show.run_if(not(resource_exists::<HallView>)).run_if(not(is_attract_mode));
    // Only one game is on the table at a time, so the order of these systems does not matter.
    let show = show.in_set(OverlaySystems::Results).ambiguous_with(OverlaySystems::Results);
    app.add_systems(EguiPrimaryContextPass, show);
}

/// The result of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The names of the players, by seat.
    pub names: Vec<Who>,
    /// The winning seats; several if they share the win.
    pub winners: Vec<Seat>,
    /// The points of both scorings; the intermediate scoring may have been left out.
    pub scorings: [Option<Tallies>; ScoringKind::ALL.len()],
    /// The pesos of each seat.
    pub pesos: Vec<u32>,
    /// The scoring categories of this game.
    pub categories: Vec<Category>,
    /// True if this was a replay.
    pub replay: bool,
    /// True if a score chart is available.
    pub has_chart: bool,
    /// True if several people played, so that the next seat begins the next game.
    pub rematch: bool,
    /// True if the cards of a game on a server were checked.
    pub is_checked: bool,
}

impl Outcome {
    fn total(&self, seat: usize) -> u16 {
        self.scorings.iter().flatten().map(|rows| rows[seat].total()).sum()
    }

    /// Returns the seats by place, winners first. Equal points are ordered by pesos, as in the rules.
    fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (0..self.names.len()).map(|seat| Seat(seat as u8)).collect();
        let pesos = |seat: Seat| self.pesos.get(seat.index()).copied().unwrap_or(0);
        seats.sort_by_key(|seat| {
            let (points, pesos) = (self.total(seat.index()), pesos(*seat));
            (!self.winners.contains(seat), std::cmp::Reverse((points, pesos)))
        });
        seats
    }

    /// Returns true if pesos decided the game.
    fn by_pesos(&self) -> bool {
        let best = (0..self.names.len()).map(|seat| self.total(seat)).max();
        let same = (0..self.names.len()).filter(|seat| Some(self.total(*seat)) == best).count();
        same > self.winners.len()
    }

    /// Returns the notes below the points.
    fn notes(&self) -> Vec<Text> {
        let by_pesos = self.by_pesos().then(|| text!("results-by-pesos"));
        by_pesos.into_iter().chain(self.is_checked.then(|| text!("online-verified"))).collect()
    }
}

/// A request from the results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultsRequest {
    /// Play again with the same players and board, and new cards. If several people play, the next seat begins.
    Again,
    /// Open the set-up screen.
    Setup,
    /// Play again with new cards, against computer players of this level.
    Against(Level),
    /// Open the score chart.
    ScoreChart,
    /// Hide the dialog, or show it again (`false`).
    Hide(bool),
}

fn show(
    mut contexts: EguiContexts,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    (seating, look_back): (Res<Seating>, Option<Res<LookBack<Hacienda>>>),
    replaying: Option<Res<Replaying<Hacienda>>>,
    (menu, rules): (Res<MenuOpen>, Res<RulesOpen>),
    (margins, online): (Res<Margins>, Option<Res<Online>>),
    log: Res<Log<Hacienda>>,
    mut covered: ResMut<PanelAreas>,
    mut popover: ResMut<Popover>,
    person: Res<Profile>,
    mut proposing: Local<Proposal>,
    mut page: Local<Option<(ScoreChart, View)>>,
    mut hidden: Local<bool>,
    mut since: Local<Option<f64>>,
    mut go: MessageWriter<ScreenRequest>,
) -> Result {
    let over = playback.shown().filter(|position| position.over && !playback.is_busy());
    let (Some(position), Some(playing)) = (over, playing) else {
        (*page, *hidden, *since, *proposing) = (None, false, None, Proposal::Not);
        return Ok(());
    };
    if menu.0 || rules.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    // The tables of points do not have room for the largest text size.
    let sheets = Scale::of(ctx);
    sheets.beside_board().install(ctx);
    let now = ctx.input(|input| input.time);
    let settled = now - *since.get_or_insert(now) >= IGNORE_TAPS || !may_come_from_pointer(ctx);
    let screen = ctx.content_rect();
    let record = log.record().or(replaying.as_deref().and_then(Replaying::record));
    let names = look_back::names(&seating, look_back.as_deref());
    let request = if let Proposal::Shown(wanted, level) = *proposing {
        mark_covered(&mut covered, screen);
        proposal::draw(ctx, level).map(|answer| proposing.answered(wanted, level, answer))
    } else if let Some((chart, view)) = &mut *page {
        mark_covered(&mut covered, screen);
        let counts: Vec<Category> = categories(&playing.0.rulebook).collect();
        if page::draw(ctx, &Page { chart, names: &names, categories: &counts }, view) {
            *page = None;
        }
        None
    } else if *hidden {
        draw_hidden(ctx, free_rect(screen, &margins).center_bottom(), &mut covered)
    } else {
        mark_covered(&mut covered, screen);
        let outcome = Outcome {
            names,
            winners: position.winners(&playing.0),
            scorings: position.scorings.held,
            pesos: position.seats().map(|seat| position.pesos[seat.index()]).collect(),
            categories: categories(&playing.0.rulebook).collect(),
            replay: replaying.is_some(),
            has_chart: record.is_some(),
            rematch: leave_seat::initial_seating(&seating, log.record()).has_several_people(),
            is_checked: online.is_some_and(|online| online.is_checked()),
        };
        draw(ctx, free_rect(screen, &margins), &outcome)
    };
    sheets.install(ctx);
    match request.filter(|request| settled && (log.is_remote() || !proposing.postpones(*request, &person, &seating))) {
        None => {}
        Some(ResultsRequest::Against(level)) => drop(go.write(ScreenRequest::PlayAgainAgainst(level))),
        Some(ResultsRequest::Again) => drop(go.write(ScreenRequest::PlayAgain)),
        Some(ResultsRequest::Setup) => drop(go.write(ScreenRequest::Setup)),
        Some(ResultsRequest::ScoreChart) => match record.map(ScoreChart::of) {
            Some(Ok(chart)) => *page = Some((chart, View::default())),
            Some(Err(error)) => {
                let made = record.and_then(|record| record.made.as_ref());
                popover.0 = Some(text!("game-impossible", error = record::replay_error_text::<Hacienda>(&error, made)));
            }
            None => {}
        },
        Some(ResultsRequest::Hide(hide)) => *hidden = hide,
    }
    Ok(())
}

/// Draws the button that shows the dialog again, above `foot`, the middle of the lower edge of the free area. Returns
/// the request from a tap.
fn draw_hidden(ctx: &Context, foot: Pos2, covered: &mut PanelAreas) -> Option<ResultsRequest> {
    let scale = Scale::of(ctx);
    let size = vec2(scale.column(220.0), scale.target()) + Vec2::splat(2.0 * scale.pad());
    let rect = Rect::from_min_size(pos2(foot.x - size.x / 2.0, foot.y - size.y - scale.gap(1.0)), size);
    mark_covered(covered, rect);
    draw_dialog(ctx, "results hidden", rect, |ui| {
        let look = ButtonLook::primary(ui.tr(text!("results-title"))).with_icon(icons::TROPHY);
        button_at(ui, ui.max_rect(), &look).clicked().then_some(ResultsRequest::Hide(false))
    })
}

/// Draws the dialog in the area that is `free` of panels. On a small screen, or if it does not fit there, draws it over
/// all panels, because a half-covered panel would look broken. Returns the request from a tap.
pub fn draw(ctx: &Context, free: Rect, outcome: &Outcome) -> Option<ResultsRequest> {
    let scale = Scale::of(ctx);
    // In a portrait window the scorings are one below the other.
    let upright = scale.is_upright();
    let split = outcome.scorings.iter().all(Option::is_some) && !upright;
    let ranking = outcome.ranking();
    let mut columns = columns(&outcome.names);
    columns.iter_mut().for_each(|column| column.framed = outcome.winners.contains(&column.seat));
    columns.sort_by_key(|column| ranking.iter().position(|seat| *seat == column.seat));
    let lines = lines(outcome, &ranking, upright);
    let (pad, gap) = (scale.pad(), scale.gap(1.5));
    let sideways = scale.is_sideways();
    let room = ctx.content_rect().width() - 2.0 * pad - scale.gap(1.0);
    let mut cell = narrow_column_width(scale, column_width(ctx, &columns, split), columns.len(), room);
    let banner = if sideways { scale.main_target() * 1.1 } else { scale.px(168.0).max(scale.text(48.0) * 2.2) };
    let banner = if upright { banner.min(scale.window().y * 0.13) } else { banner };
    // A phone has room for one note in portrait, and for none in landscape.
    let room_for = if sideways {
        0
    } else if scale.is_compact() {
        1
    } else {
        2
    };
    let notes: Vec<Text> = outcome.notes().into_iter().take(room_for).collect();
    let note = scale.text(18.0) * 1.6;
    let points = head_height(scale, split) + line_height(scale) * lines.len() as f32;
    let width = label_width(scale) + cell * columns.len() as f32;
    // On a phone in landscape, the buttons are next to the winners.
    let rows = if upright { 2.0 } else { 1.0 };
    let (least, foot, gap) =
        if sideways { (820.0, 0.0, scale.gap(0.5)) } else { (980.0, rows * (scale.main_target() + gap), gap) };
    let size = vec2(width.max(scale.column(least)).min(room), banner + gap + points + note * notes.len() as f32 + foot)
        + Vec2::splat(2.0 * pad);
    let fits = free.width() >= size.x && free.height() >= size.y && !scale.is_compact();
    let rect = if fits {
        Rect::from_center_size(free.center(), size)
    } else {
        ctx.content_rect().shrink(scale.gap(if sideways { 0.5 } else { 1.0 }))
    };
    // Extra room makes the banner taller and the columns wider.
    let banner = banner + (rect.height() - size.y).clamp(0.0, banner);
    let spare = rect.width() - 2.0 * pad - width;
    cell += (spare * 0.7 / columns.len().max(1) as f32).clamp(0.0, cell * 0.5).floor();
    let (request, away) = draw_modal_dialog(ctx, "results", rect, 0.45, |ui| {
        let area = ui.max_rect();
        let strip = area.with_max_y(area.top() + banner);
        let side = scale.column(400.0).min(strip.width() * 0.5);
        let (picture, beside) =
            if sideways { strip.split_left_right_at_x(strip.right() - side) } else { (strip, strip) };
        winners(ui, picture, outcome);
        let top = area.top() + banner + gap;
        let halves = split.then(|| ScoringKind::ALL.map(|kind| text!("results-half", scoring = kind)));
        draw_ledger(ui, area.with_min_y(top), cell, &columns, halves, &lines);
        for (at, text) in notes.iter().enumerate() {
            let place = pos2(area.left(), top + points + note * at as f32);
            let place = Rect::from_min_size(place, vec2(area.width(), note));
            line_in(ui, place, Align2::CENTER_CENTER, &ui.tr(text), Type::Body, INK_MUTED);
        }
        let foot = if sideways {
            let place = beside.with_min_x(beside.left() + gap * 2.0);
            Rect::from_center_size(place.center(), vec2(place.width(), scale.main_target()))
        } else {
            area
        };
        let foot = foot.with_min_y(foot.bottom() - rows * (scale.main_target() + gap) + gap);
        let gap = scale.gap(if scale.is_compact() { 0.75 } else { 1.5 });
        buttons::buttons(ui, foot, gap, (outcome.replay, outcome.rematch, outcome.has_chart), sideways)
    });
    request.or(away.then_some(ResultsRequest::Hide(true)))
}

/// Draws the winners' emblems in a row in front of the sun. Each is `side` px wide, and their centres are `step` px
/// apart. Returns the centre of the row.
fn draw_emblems_before_sun(ui: &Ui, rect: Rect, winners: &[Seat], side: f32, step: f32) -> Pos2 {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, sunburst::SKY.egui());
    let first = pos2(rect.left() + step, rect.center().y);
    let middle = first + vec2(step * (winners.len().max(1) as f32 - 1.0) / 2.0, 0.0);
    sunburst::paint(&painter, middle, side * 0.62, rect);
    for (place, seat) in winners.iter().enumerate() {
        let at = Rect::from_center_size(first + vec2(step * place as f32, 0.0), Vec2::splat(side));
        emblems::medal(&painter, at, *seat, Tone::Full);
    }
    middle
}

/// Returns the text about the winners.
fn winners_text(ui: &Ui, names: &[Who], winners: &[Seat]) -> Translated {
    ui.tr(match winners {
        [] => text!("results-no-winner"),
        [one] => text!("results-winner", who = &names::name(names, *one)),
        _ => text!("results-winners"),
    })
}

/// Draws the winners' emblems in front of the sun, and the text next to them.
fn winners(ui: &Ui, rect: Rect, outcome: &Outcome) {
    let scale = Scale::of(ui.ctx());
    let count = outcome.winners.len().max(1) as f32;
    // In a narrow dialog, the text keeps about half of the width.
    let most = if scale.is_upright() { rect.width() * 0.5 / (0.72 * count + 0.5) } else { f32::INFINITY };
    let side = (rect.height() * 0.78).min(most);
    let step = side * 0.72;
    draw_emblems_before_sun(ui, rect, &outcome.winners, side, step);
    // The text starts to the right of the sun and of the emblems.
    let left = rect.left() + step + step * (count - 1.0) + side * 0.62 + scale.gap(2.5);
    let words = Rect::from_min_max(pos2(left, rect.top()), rect.max - vec2(scale.gap(1.0), 0.0));
    let won = winners_text(ui, &outcome.names, &outcome.winners);
    let points = outcome.winners.first().map_or(0, |seat| outcome.total(seat.index()));
    if scale.is_sideways() {
        // The names of several winners are left out, because the emblems show who shares the win. If pesos decided, the
        // points are left out too, because the table shows them.
        let (upper, lower) = words.split_top_bottom_at_y(rect.center().y + scale.text(28.0) * 0.2);
        let step = if rect.height() > scale.text(36.0) * 2.6 { Type::Headline } else { Type::Title };
        line_in(ui, upper, Align2::LEFT_BOTTOM, &won, step, INK);
        let by =
            if outcome.by_pesos() { text!("results-by-pesos-short") } else { text!("results-points", points = points) };
        line_in(ui, lower, Align2::LEFT_TOP, &ui.tr(by), Type::Strong, INK);
        return;
    }
    let (upper, lower) = words.split_top_bottom_at_y(rect.center().y + scale.text(48.0) * 0.3);
    line_in(ui, upper, Align2::LEFT_BOTTOM, &won, Type::Poster, INK);
    // A line with several names needs smaller type.
    let (with, step) = if outcome.winners.len() > 1 && !scale.is_upright() {
        let all: Vec<Who> = outcome.winners.iter().map(|seat| names::name(&outcome.names, *seat)).collect();
        let all: Vec<&Who> = all.iter().collect();
        (text!("results-points-of-winners", winners = all, points = points), Type::Strong)
    } else {
        (text!("results-points", points = points), Type::LeadStrong)
    };
    line_in(ui, lower, Align2::LEFT_TOP, &ui.tr(with), step, INK);
}

/// Returns the lines of the table, with the seats by place: both scorings side by side or, if `below` is true, one
/// below the other, then the total and the pesos.
fn lines(outcome: &Outcome, ranking: &[Seat], below: bool) -> Vec<Line> {
    let each = |cells: &dyn Fn(usize) -> Vec<Option<u32>>| -> Vec<_> {
        ranking.iter().map(|seat| cells(seat.index())).collect()
    };
    let line = |sign, label, cells, sum| Line { icon: sign, label, cells, sum };
    let held = ScoringKind::ALL.into_iter().zip(&outcome.scorings);
    let held: Vec<(ScoringKind, &Tallies)> = held.filter_map(|(kind, rows)| Some((kind, rows.as_ref()?))).collect();
    let mut lines: Vec<Line> = Vec::new();
    for half in held.chunks(if below { 1 } else { ScoringKind::ALL.len() }) {
        for category in &outcome.categories {
            let cells = each(&|seat| half.iter().map(|(_, rows)| Some(rows[seat].of(*category).into())).collect());
            lines.push(line(Some(GameIcon::from(*category)), texts::category(*category), cells, false));
        }
        let label = if below { texts::scoring(half[0].0) } else { text!("results-scorings") };
        if below || half.len() > 1 {
            let cells = each(&|seat| half.iter().map(|(_, rows)| Some(rows[seat].total().into())).collect());
            lines.push(line(None, label, cells, true));
        }
    }
    lines.push(line(None, text!("ledger-total"), each(&|seat| vec![Some(outcome.total(seat).into())]), true));
    let pesos = each(&|seat| vec![Some(outcome.pesos.get(seat).copied().unwrap_or(0))]);
    lines.push(line(Some(GameIcon::Peso), text!("results-pesos"), pesos, false));
    lines
}

#[cfg(test)]
mod tests;
