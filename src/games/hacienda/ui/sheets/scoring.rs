//! A scoring told category by category: rows appear one after another, a tap shows them all, a button goes on.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Rect, pos2, vec2},
};

use super::ledger::{Column, Line, categories, column_width, head_height, label_width, ledger, line_height, narrowed};
use crate::{
    games::hacienda::{signs::Sign, table::Playing, texts},
    kit::{ButtonLook, Say, button_at, line_in, lines_in, text_height},
    playback::Playback,
    seats::{Seating, Tap, names},
    settings::Settings,
    stage::gestures::Covered,
    texts::{Text, Who, text},
    theme::{
        fonts::Type,
        scale::Scale,
        style::{INK, INK_MUTED},
    },
    ui::{
        FaceSystems,
        parts::overlay::{cover, over_veil},
    },
};
use hacienda_rules::{Category, MAX_SEATS, ScoringKind, Seat, Tallies};

/// Seconds from one row to the next at normal speed.
const ROW: f32 = 0.6;
/// How many rows later a row that was told has lost its light.
const LIT: f32 = 1.5;
/// How dark the board lies behind the sheet: the board is still to be read.
const DIM: f32 = 0.28;

/// Adds the telling of scorings.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(FaceSystems::Overlays));
}

/// A scoring and how far it has been told.
#[derive(Debug, Clone, PartialEq)]
pub struct Telling<'a> {
    /// Which scoring.
    pub kind: ScoringKind,
    /// What everybody is called, by seat.
    pub names: &'a [Who],
    /// Everybody's points.
    pub rows: &'a Tallies,
    /// The points of the scoring before, once there was one.
    pub before: Option<&'a Tallies>,
    /// What counts in this game.
    pub categories: Vec<Category>,
    /// Rows told so far; the last one is being told, the part says how far.
    pub told: f32,
}

impl Telling<'_> {
    fn all(&self) -> bool {
        self.told >= (self.categories.len() + 1) as f32
    }

    /// Whether the sheet looks from now on as it does now.
    fn is_still(&self) -> bool {
        self.told >= self.categories.len() as f32 + LIT
    }
}

/// What a tap wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoringWish {
    /// All rows at once.
    ShowAll,
    /// On with the game.
    Continue,
}

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
fn show(
    mut contexts: EguiContexts,
    playback: Res<Playback>,
    seating: Res<Seating>,
    settings: Res<Settings>,
    playing: Option<Res<Playing>>,
    mut covered: ResMut<Covered>,
    mut told: Local<Option<ScoringKind>>,
    mut taps: MessageWriter<Tap>,
) -> Result {
    let (Some((kind, rows, seconds)), Some(playing)) = (playback.scoring(), playing) else {
        *told = None;
        return Ok(());
    };
    let all = *told == Some(kind);
    let ctx = contexts.ctx_mut()?;
    cover(&mut covered, ctx.content_rect());
    let held = playback.shown().map(|position| position.scorings.held);
    let names = names::names(&seating);
    let telling = Telling {
        kind,
        names: &names,
        rows,
        before: held.as_ref().and_then(|held| before(kind, held)),
        categories: categories(&playing.0.rulebook).collect(),
        told: if all { f32::INFINITY } else { 0.4 + seconds * settings.speed.max(1.0) / ROW },
    };
    if !telling.is_still() {
        ctx.request_repaint();
    }
    match draw(ctx, &telling) {
        Some(ScoringWish::ShowAll) => *told = Some(kind),
        Some(ScoringWish::Continue) => drop(taps.write(Tap::Skip)),
        None => {}
    }
    Ok(())
}

/// The scoring before this one, where there was one.
fn before(kind: ScoringKind, held: &[Option<Tallies>; ScoringKind::ALL.len()]) -> Option<&Tallies> {
    (kind == ScoringKind::Final).then(|| held[ScoringKind::Intermediate.index()].as_ref())?
}

/// The columns of a ledger of points.
pub fn columns(names: &[Who]) -> Vec<Column<'_>> {
    let named = names.iter().enumerate().take(MAX_SEATS);
    named.map(|(seat, who)| Column { seat: Seat(seat as u8), who, framed: false }).collect()
}

/// Draws the sheet over the board; gives what a tap wants.
pub fn draw(ctx: &egui::Context, telling: &Telling) -> Option<ScoringWish> {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let columns = columns(telling.names);
    let lines = lines(telling);
    let pad = scale.pad();
    let room = screen.width() - 2.0 * pad - scale.gap(1.0);
    let cell = narrowed(scale, column_width(ctx, &columns, false), columns.len(), room);
    let button = scale.target();
    let points = head_height(scale, false) + line_height(scale) * lines.len() as f32;
    let sideways = scale.sideways();
    let least = scale.column(if sideways { 600.0 } else { 470.0 });
    let inside = (label_width(scale) + cell * columns.len() as f32).max(least).min(room);
    let wide = inside + 2.0 * pad;
    let told = [text!("scoring-about", scoring = telling.kind), text!("scoring-about-more", scoring = telling.kind)];
    let told = told.map(|text| ctx.say(text));
    // A phone held sideways has no height for two sentences and a button below: the button stands beside the title.
    let (title, told, foot) = if sideways {
        (button, None, 0.0)
    } else {
        let line = scale.text(18.0) * 1.4;
        let high = told.clone().map(|said| text_height(ctx, &said, Type::Body, inside).max(line));
        (scale.text(36.0) * 1.4, Some((told, high)), button + scale.gap(1.5))
    };
    let about = told.as_ref().map_or(0.0, |(_, high)| high.iter().sum());
    let gap = scale.gap(if sideways { 0.5 } else { 1.5 });
    let high = title + about + points + foot + gap + 2.0 * pad;
    let size = vec2(wide, high);
    // Where the window is wide, the sheet lies at the right, over the shop, and the board is seen beside it.
    let edge = scale.pad();
    let x = if screen.width() - wide > screen.width() * 0.5 {
        screen.right() - edge - wide / 2.0
    } else {
        screen.center().x
    };
    let rect = Rect::from_center_size(pos2(x, screen.center().y), size);
    let (wish, beside) = over_veil(ctx, "scoring", rect, DIM, |ui| {
        let area = ui.max_rect();
        let (head, rest) = area.split_top_bottom_at_y(area.top() + title);
        let title = ui.say(text!("scoring-title", scoring = telling.kind));
        let button = if foot > 0.0 {
            area.with_min_y(area.bottom() - button)
        } else {
            head.with_min_x(head.right() - scale.column(150.0))
        };
        let words = if foot > 0.0 { head } else { head.with_max_x(button.left() - gap) };
        line_in(ui, words, Align2::LEFT_CENTER, &title, Type::Headline, INK);
        let below = rest.with_max_y(rest.top() + about);
        if let Some(([first, second], [high, _])) = &told {
            let (upper, lower) = below.split_top_bottom_at_y(below.top() + high);
            lines_in(ui, upper, Align2::LEFT_TOP, first, Type::Body, INK_MUTED);
            lines_in(ui, lower, Align2::LEFT_TOP, second, Type::Body, INK_MUTED);
        }
        let top = below.bottom() + gap;
        ledger(ui, area.with_min_y(top), cell, &columns, None, &lines);
        let (look, wish) = if telling.all() {
            (ButtonLook::primary(ui.say(text!("scoring-continue"))), ScoringWish::Continue)
        } else {
            (ButtonLook::plain(ui.say(text!("scoring-show-all"))), ScoringWish::ShowAll)
        };
        button_at(ui, button, &look).clicked().then_some(wish)
    });
    wish.or((beside && !telling.all()).then_some(ScoringWish::ShowAll))
}

fn lines(telling: &Telling) -> Vec<Line> {
    let seats = telling.names.len().min(MAX_SEATS);
    let each = |cell: &dyn Fn(usize) -> Option<u16>| {
        (0..seats).map(|seat| vec![cell(seat).map(u32::from)]).collect::<Vec<_>>()
    };
    let told = telling.told.floor().min(telling.categories.len() as f32) as usize;
    let mut lines = Vec::new();
    for (row, category) in telling.categories.iter().enumerate() {
        let cell = |seat: usize| (row < told).then(|| telling.rows[seat].of(*category));
        let age = telling.told - (row + 1) as f32;
        let lit = if (0.0..LIT).contains(&age) { 1.0 - age / LIT } else { 0.0 };
        let (sign, label) = (Some(Sign::from(*category)), texts::category(*category));
        lines.push(Line { sign, label, cells: each(&cell), sum: false, lit });
    }
    // The sums grow with every row that is told.
    let sum = |seat: usize| -> u16 {
        telling.categories[..told].iter().map(|category| telling.rows[seat].of(*category)).sum()
    };
    let plain = |label: Text, cells, sum| Line { sign: None, label, cells, sum, lit: 0.0 };
    lines.push(plain(text!("scoring-this"), each(&|seat| Some(sum(seat))), true));
    if let Some(before) = telling.before {
        let first = each(&|seat| Some(before[seat].total()));
        lines.push(plain(texts::scoring(ScoringKind::Intermediate), first, false));
        let both = each(&|seat| Some(before[seat].total() + sum(seat)));
        lines.push(plain(text!("ledger-total"), both, true));
    }
    lines
}
