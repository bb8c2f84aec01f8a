//! The screen on which boards are drawn: the paper in the middle, the box with paints and tools, what is known of the board
//! beside it. What is drawn is kept after each stroke.

mod canvas;
mod easel;
mod facts;
mod look;
mod pointers;
mod strokes;
#[cfg(test)]
mod tests;
mod tools;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Key, Rect, Ui, Vec2},
};
use hacienda_rules::{
    Board, Rulebook, Setting,
    maps::{
        self,
        generate::{MAX_NUMBER, Recipe},
        grid::Grid,
        haz,
    },
};

pub use self::{
    easel::{Easel, Tool},
    look::Paper,
};
use super::{
    flow,
    screen::Screen,
    seed::fresh_seed,
    setup::{
        self,
        draft::{Draft, Page, Sheet},
        gallery::naming,
        shelf::{Shelf, broken_by},
        words::name_of_drawing,
    },
    trial::{TrialWish, Trials},
};
use crate::{
    game::Title,
    kit::{ButtonLook, Say, button_at, button_width, line_in, text_width},
    settings::Settings,
    store::{self, Store, Writer},
    texts::{Text, text},
    theme::{
        fonts::Type,
        icons,
        scale::{Form, Scale},
        style::{self, PAPER},
    },
    ui::{
        FaceSystems,
        wishes::{Go, NewGame},
    },
};

/// The drawing as it is kept between starts.
const FILE: &str = "drawing.haz";

/// What a tap wants beyond the easel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawingWish {
    /// Back to all boards.
    Back,
    /// The board is played at once.
    Play,
    /// It is kept among the player's own.
    Keep,
    /// It becomes a file of the player's.
    HandOut,
    /// One by chance takes its place.
    Chance,
    /// What computer players make of it is to be found out, or no longer.
    Trial(TrialWish),
}

/// Adds the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Drawing)).in_set(FaceSystems::Panels))
        .add_systems(Update, keep_drawing.run_if(resource_exists_and_changed::<Easel>));
}

/// Goes to the easel: with this board on it, or with what lay there last, or with fresh paper.
pub(super) fn begin(world: &mut World, board: Option<Arc<Board>>) {
    let mut easel = match world.remove_resource::<Easel>() {
        Some(easel) => easel,
        None => {
            world.resource::<Writer>().finish();
            read(world.resource::<Store>())
        }
    };
    if let Some(board) = board {
        easel.lay(Grid::of(&board));
        let own = world.resource::<Shelf>().holds(&board);
        easel.kept = own.then_some(board);
    }
    (easel.facts, easel.played, easel.naming) = (false, false, None);
    world.insert_resource(easel);
    world.resource_mut::<NextState<Screen>>().set(Screen::Drawing);
}

/// Whether the game that is left was played from the easel, to which the way leads back then.
pub(super) fn waits(world: &mut World) -> bool {
    world.get_resource_mut::<Easel>().is_some_and(|mut easel| std::mem::take(&mut easel.played))
}

/// What was kept, or an easel with fresh paper; a text that is no drawing is put aside.
fn read(store: &Store) -> Easel {
    let Ok(Some(text)) = store.get(FILE) else { return Easel::default() };
    match haz::read_grid(&text) {
        Ok(grid) => Easel::of(grid),
        Err(error) => {
            let mut easel = Easel::default();
            let aside = store.rename(FILE, &format!("{FILE}.broken"));
            easel.told = Some(aside.err().map_or_else(|| broken_by(FILE, &error), |error| store::trouble(&error)));
            easel
        }
    }
}

/// Keeps what is drawn, after each stroke.
fn keep_drawing(easel: Res<Easel>, store: Res<Store>, mut writer: ResMut<Writer>, mut kept: Local<Option<Grid>>) {
    let grid = easel.drawing.grid();
    if easel.drawing.is_pressed() || kept.as_ref() == Some(grid) || !store.keeps() {
        return;
    }
    *kept = Some(grid.clone());
    let text = haz::write_grid(grid);
    writer.write(&store, FILE, move |store| store.replace(FILE, &text));
}

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
fn show(
    mut contexts: EguiContexts,
    easel: Option<ResMut<Easel>>,
    mut draft: ResMut<Draft>,
    mut shelf: ResMut<Shelf>,
    (store, settings): (Res<Store>, Res<Settings>),
    mut trials: ResMut<Trials>,
    mut go: MessageWriter<Go>,
) -> Result {
    let Some(mut easel) = easel else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let wish = draw(ctx, &mut easel, &draft.rulebook, &trials, settings.left_handed);
    let escaped = ctx.input(|input| input.key_pressed(Key::Escape));
    let wish = wish.or_else(|| (escaped && !step_back(&mut easel)).then_some(DrawingWish::Back));
    let board = easel.known(&draft.rulebook).board.clone();
    match (wish, board) {
        (None, _) => {}
        (Some(DrawingWish::Back), _) => {
            draft.opens = Some((Page::More, Some(Sheet::Boards(None))));
            go.write(Go::Setup);
        }
        (Some(DrawingWish::Chance), _) => {
            let number = (fresh_seed() % (u64::from(MAX_NUMBER) + 1)) as u16;
            easel.lay(Grid::of(&Recipe { number, ..draft.recipe }.board()));
            (easel.kept, easel.facts) = (None, false);
        }
        (Some(_), None) => easel.told = Some(text!("drawing-nothing")),
        (Some(DrawingWish::Trial(TrialWish::Start)), Some(board)) => trials.start(board),
        (Some(DrawingWish::Trial(TrialWish::Stop)), Some(_)) => trials.stop(),
        (Some(DrawingWish::Play), Some(board)) => {
            easel.played = true;
            go.write(Go::Play(Box::new(game_on(&draft, board))));
        }
        (Some(DrawingWish::Keep), Some(board)) => {
            easel.told = Some(keep(&mut easel.kept, &mut draft, &mut shelf, &store, board));
            easel.facts = false;
        }
        (Some(DrawingWish::HandOut), Some(board)) => {
            go.write(Go::HandOutBoard(board));
            easel.facts = false;
        }
    }
    Ok(())
}

/// What is open is shut; gives whether something was.
fn step_back(easel: &mut Easel) -> bool {
    easel.naming.take().is_some() || std::mem::take(&mut easel.facts) || easel.shown.take().is_some()
}

/// The game of the draft on another board.
fn game_on(draft: &Draft, board: Arc<Board>) -> NewGame {
    let mut draft = draft.clone();
    draft.set_title(Title::Hacienda);
    NewGame { setting: Setting { board, rulebook: draft.rulebook }.into(), ..draft.game() }
}

/// Keeps a board among the player's own, in the place of the one that was kept of this drawing before; says what became of it.
fn keep(kept: &mut Option<Arc<Board>>, draft: &mut Draft, shelf: &mut Shelf, store: &Store, board: Arc<Board>) -> Text {
    let told = flow::keep_board(draft, shelf, store, &board);
    if shelf.holds(&board) {
        let before =
            kept.replace(board.clone()).filter(|before| !maps::same(before, &board) && before.name == board.name);
        if let Some(before) = before {
            draft.remove_own(&before);
            // What stays in spite of this is an older board more, and nothing lost.
            if let Err(error) = shelf.remove(store, &before) {
                return text!("board-stays", error = store::trouble(&error));
            }
        }
    }
    draft.choose(board);
    told
}

/// Draws the whole screen; gives what a tap wants.
pub fn draw(
    ctx: &egui::Context,
    easel: &mut Easel,
    book: &Rulebook,
    trials: &Trials,
    left_handed: bool,
) -> Option<DrawingWish> {
    let screen = ctx.content_rect();
    let area = egui::Area::new(egui::Id::new("easel"))
        .order(egui::Order::Background)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            setup::table_top(ui, screen);
            strokes::hear_keys(ui, easel);
            // Letters beside the paper leave it its room.
            Scale::of(ctx).beside_board().during(ctx, || around(ui, screen, easel, (book, trials), left_handed))
        });
    if let Some(mut name) = easel.naming.take() {
        match Scale::of(ctx).on_sheets().during(ctx, || naming::write(ctx, &mut name)) {
            Some(true) => easel.call(&name),
            Some(false) => {}
            None => easel.naming = Some(name),
        }
        return area.inner;
    }
    if !easel.facts {
        return area.inner;
    }
    let over = Scale::of(ctx).on_sheets().during(ctx, || facts::show_over(ctx, easel, book, trials));
    area.inner.or(over)
}

/// The paper and what stands around it.
fn around(
    ui: &mut Ui,
    screen: Rect,
    easel: &mut Easel,
    (book, trials): (&Rulebook, &Trials),
    left_handed: bool,
) -> Option<DrawingWish> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let area = screen.shrink(gap);
    let upright = scale.upright();
    let line = area.with_max_y(area.top() + scale.target());
    let below = area.with_min_y(line.bottom() + gap);
    let beside = scale.form() == Form::Around;
    let pad = scale.gap(0.75);
    let box_size = tools::size(scale, below.size() - Vec2::splat(2.0 * pad), upright) + Vec2::splat(2.0 * pad);
    let (mut rest, place) = if upright {
        let (rest, place) = below.split_top_bottom_at_y(below.bottom() - box_size.y);
        (rest.with_max_y(place.top() - gap), place)
    } else if left_handed {
        let (rest, place) = below.split_left_right_at_x(below.right() - box_size.x);
        (rest.with_max_x(place.left() - gap), place)
    } else {
        let (place, rest) = below.split_left_right_at_x(below.left() + box_size.x);
        (rest.with_min_x(place.right() + gap), place)
    };
    let mut wish = None;
    if beside {
        let wide = facts::width(scale);
        let facts =
            if left_handed { rest.with_max_x(rest.left() + wide) } else { rest.with_min_x(rest.right() - wide) };
        if left_handed {
            rest.set_left(facts.right() + gap);
        } else {
            rest.set_right(facts.left() - gap);
        }
        wish = style::panel(ui, "board", facts, |ui| facts::show(ui, easel, book, trials));
    }
    canvas::show(ui, rest, easel, book);
    let place = if upright { place } else { place.with_max_y(place.top() + box_size.y) };
    style::sheet(ui, place);
    crate::theme::rects::in_panel(ui, "box", place, |ui| tools::show(ui, place.shrink(pad), easel));
    wish.or(head(ui, line, easel, !beside))
}

/// The line on top: the way back, what this is, the facts where they have no place, and the way into a game.
fn head(ui: &Ui, line: Rect, easel: &mut Easel, facts: bool) -> Option<DrawingWish> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let mut wish = None;
    let back = ButtonLook::icon(icons::CARET_LEFT, ui.say(text!("back")));
    let (left, mut rest) = line.split_left_right_at_x(line.left() + scale.target());
    if button_at(ui, left, &back).clicked() {
        wish = Some(DrawingWish::Back);
    }
    rest.set_left(left.right() + gap);
    let play = ButtonLook::primary(ui.say(text!("drawing-play"))).with_icon(icons::PLAY);
    let (before, right) = rest.split_left_right_at_x(rest.right() - button_width(ui, &play));
    if button_at(ui, right, &play).clicked() {
        wish = Some(DrawingWish::Play);
    }
    rest = before.with_max_x(right.left() - gap);
    if facts {
        let look = ButtonLook::icon(icons::INFO, ui.say(text!("drawing-facts")));
        let (before, place) = rest.split_left_right_at_x(rest.right() - scale.target());
        if button_at(ui, place, &look).clicked() {
            easel.facts = true;
        }
        rest = before.with_max_x(place.left() - gap);
    }
    let title = name_of_drawing(easel.drawing.grid()).unwrap_or_else(|| text!("drawing-title"));
    // A long name is written smaller; one that has no room at all is read among the facts.
    let title = ui.say(title);
    let fits = |step: &Type| text_width(ui.ctx(), &title, *step) <= rest.width();
    if let Some(step) = [Type::Title, Type::LeadStrong, Type::Body].into_iter().find(fits) {
        line_in(ui, rest, Align2::LEFT_CENTER, &title, step, PAPER);
    }
    wish
}
