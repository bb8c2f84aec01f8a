//! The end of a game that says in lines what everybody has: who won, the lines, and what to do next.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Rect, Vec2, vec2},
};

use super::{
    ResultsWish, SETTLE,
    hidden::{Hidden, draw_hidden},
};
use crate::{
    brands,
    kit::by_pointer,
    playback::{Playback, ResultLine, Shown},
    screens::prelude::*,
    seats::{Seating, Standing, names},
    stage::{camera::Margins, gestures::Covered},
    table::Playing,
    texts::{Text, Who},
    ui::{
        parts::{
            overlay::{cover, over_veil},
            sunburst,
        },
        wishes::{Go, MenuOpen, RulesOpen},
    },
};
use tabletop::{Seat, Seats};

/// How a game ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Ended {
    /// What everybody is called, by seat.
    pub names: Vec<Who>,
    /// Who won: nobody, one or several.
    pub winners: Seats,
    /// What everybody has.
    pub lines: Vec<ResultLine>,
    /// Whether it was a record that was played again.
    pub replay: bool,
    /// Whether several people played, so that another one begins the next game.
    pub rematch: bool,
}

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
pub(super) fn show<G: Shown>(
    mut contexts: EguiContexts,
    playback: Res<Playback<G>>,
    playing: Res<Playing<G>>,
    (seating, standing): (Res<Seating>, Res<Standing>),
    (menu, rules): (Res<MenuOpen>, Res<RulesOpen>),
    margins: Res<Margins>,
    mut covered: ResMut<Covered>,
    mut hidden: ResMut<Hidden>,
    mut since: Local<Option<f64>>,
    mut go: MessageWriter<Go>,
) -> Result {
    let Some(position) = playback.shown().filter(|position| G::over(position) && !playback.busy()) else {
        *since = None;
        hidden.set_if_neq(Hidden(false));
        return Ok(());
    };
    if menu.0 || rules.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let now = ctx.input(|input| input.time);
    let settled = now - *since.get_or_insert(now) >= SETTLE || !by_pointer(ctx);
    let screen = ctx.content_rect();
    let wish = if hidden.0 {
        let free = margins.free(bevy::math::Vec2::new(screen.width(), screen.height()));
        let (rect, back) = draw_hidden(ctx, pos2(free.center().x, free.max.y));
        cover(&mut covered, rect);
        back
    } else {
        cover(&mut covered, screen);
        let ended = Ended {
            names: standing.names.clone(),
            winners: G::winners(&playing.0, position),
            lines: G::results(&playing.0, position),
            replay: standing.replaying.is_some(),
            rematch: seating.is_shared(),
        };
        draw(ctx, &ended)
    };
    match wish.filter(|_| settled) {
        Some(ResultsWish::Again) => drop(go.write(Go::Again)),
        Some(ResultsWish::Setup) => drop(go.write(Go::Setup)),
        Some(ResultsWish::Hide(hide)) => hidden.0 = hide,
        Some(ResultsWish::Against(_) | ResultsWish::Growth) | None => {}
    }
    Ok(())
}

/// Draws the sheet; gives what a tap wants.
pub fn draw(ctx: &Context, ended: &Ended) -> Option<ResultsWish> {
    let scale = Scale::of(ctx);
    let (pad, gap) = (scale.pad(), scale.gap(1.0));
    let room = ctx.content_rect().shrink(gap);
    let banner = (scale.text(48.0) * 2.4).min(room.height() * 0.24);
    let line = scale.text(18.0) * 1.7;
    let rows = if scale.upright() { 2.0 } else { 1.0 };
    let foot = rows * (scale.main_target() + gap);
    let size = vec2(scale.column(980.0), banner + (ended.lines.len() as f32 + 1.6) * line + foot + 3.0 * gap)
        + Vec2::splat(2.0 * pad);
    let rect = Rect::from_center_size(room.center(), size.min(room.size()));
    let (wish, away) = over_veil(ctx, "results", rect, 0.45, |ui| {
        let area = ui.max_rect();
        let strip = area.with_max_y(area.top() + banner);
        won(ui, strip, ended);
        let foot = area.with_min_y(area.bottom() - foot + gap);
        let table = Rect::from_min_max(strip.left_bottom() + vec2(0.0, gap), pos2(area.right(), foot.top() - gap));
        lines(ui, table, ended);
        buttons(ui, foot, ended)
    });
    wish.or(away.then_some(ResultsWish::Hide(true)))
}

/// Who won, before the sun.
fn won(ui: &Ui, rect: Rect, ended: &Ended) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, sunburst::SKY.egui());
    let winners: Vec<Seat> = ended.winners.iter().collect();
    let side = rect.height() * 0.72;
    let first = pos2(rect.left() + side * 0.8, rect.center().y);
    let step = side * 0.8;
    let middle = first + vec2(step * (winners.len().max(1) - 1) as f32 / 2.0, 0.0);
    sunburst::paint(&painter, middle, side * 0.62, rect);
    for (place, seat) in winners.iter().enumerate() {
        let at = Rect::from_center_size(first + vec2(step * place as f32, 0.0), Vec2::splat(side));
        brands::medal(&painter, at, *seat, Tone::Full);
    }
    let named: Vec<Who> = winners.iter().map(|seat| names::name(&ended.names, *seat)).collect();
    let said = ui.say(match named.as_slice() {
        [] => text!("results-no-winner"),
        [one] => text!("results-winner", who = one),
        _ => text!("results-winners"),
    });
    let left = middle.x + step * winners.len().max(1) as f32 * 0.5 + side * 0.4;
    line_in(ui, rect.with_min_x(left), Align2::LEFT_CENTER, &said, Type::Poster, INK);
}

/// What everybody has, a column each.
fn lines(ui: &Ui, rect: Rect, ended: &Ended) {
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
        line_in(ui, at.shrink2(vec2(2.0, 0.0)), Align2::CENTER_CENTER, &ui.say(who.text()), Type::Strong, INK);
    }
    for (number, told) in ended.lines.iter().enumerate() {
        let top = head.bottom() + line * number as f32;
        let row = rect.with_min_y(top).with_max_y(top + line);
        if told.sum {
            ui.painter().hline(row.x_range(), row.top(), Stroke::new(scale.hairline(), EDGE));
        }
        let (step, colour) = if told.sum { (Type::Strong, INK) } else { (Type::Body, INK_MUTED) };
        line_in(ui, row.with_max_x(rect.left() + label), Align2::LEFT_CENTER, &ui.say(&told.label), step, colour);
        for (seat, has) in told.cells.iter().enumerate() {
            line_in(ui, place(seat, row), Align2::CENTER_CENTER, &ui.say(has), step, INK);
        }
    }
}

/// What to do next.
fn buttons(ui: &Ui, rect: Rect, ended: &Ended) -> Option<ResultsWish> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let look = |word: Text, icon| ButtonLook::plain(ui.say(word)).with_icon(icon);
    let again = if ended.rematch { text!("results-rematch") } else { text!("results-again") };
    let again = ButtonLook::primary(ui.say(again)).with_icon(icons::ARROWS_CLOCKWISE);
    let mut all = vec![
        (again, ResultsWish::Again),
        (look(text!("results-set-up"), icons::SLIDERS), ResultsWish::Setup),
        (look(text!("results-look"), icons::EYE), ResultsWish::Hide(true)),
    ];
    if ended.replay {
        // Those who watched a record have no seats to sit on again.
        all.remove(0);
    }
    if scale.upright() {
        return super::two_by_two(ui, rect, gap, all);
    }
    let wants: Vec<f32> = all.iter().map(|(look, _)| button_width(ui, look)).collect();
    let spare = (rect.width() - gap * (all.len() - 1) as f32 - wants.iter().sum::<f32>()) / all.len() as f32;
    let (mut left, mut wish) = (rect.left(), None);
    for ((look, wanted), wide) in all.into_iter().zip(wants) {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(wide + spare, scale.main_target()));
        left = place.right() + gap;
        if button_at(ui, place, &look).clicked() {
            wish = Some(wanted);
        }
    }
    wish
}
