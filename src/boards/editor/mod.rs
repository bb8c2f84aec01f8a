//! The board editor: the canvas in the middle, the toolbox at one side, and the board facts at the other. The drawing
//! is saved after each stroke.

mod canvas;
mod easel;
mod facts;
mod keeping;
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
    egui::{self, Align2, Id, Key, Order, Rect, Ui, Vec2},
};
use hacienda_rules::{
    Board, Rulebook, Setting,
    maps::{generate::Recipe, grid::Grid},
};

pub use self::{
    easel::{Easel, Tool},
    look::Paper,
};
use super::{
    gallery::naming,
    shelf::Shelf,
    trial::{TrialWish, Trials},
};
use crate::{
    access::keys::sheet::KeysOpen,
    game::Title,
    kiosk::VisitorGone,
    kit::{
        ButtonLook, Say, button_at, button_width, line_in,
        places::{Cut, in_window, press_one},
        text_width,
    },
    menu::{
        self,
        draft::{Draft, Page, Sheet},
        words::name_of_drawing,
    },
    screen::{Screen, ScreenSystems},
    seed::fresh_number,
    settings::{Motion, Settings},
    store::{Store, Writer},
    texts::{Text, text},
    theme::{
        fonts::Type,
        icons,
        scale::{Form, Scale},
        style::{self, PAPER},
    },
    ui::{
        parts::overlay::take_key,
        wishes::{Go, NewGame, Offer, SpokenAside},
    },
};

/// A request that goes beyond the editor itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawingWish {
    /// Go back to the gallery.
    Back,
    /// Play on the board at once.
    Play,
    /// Save it among the player's own boards.
    Keep,
    /// Save it as a file.
    HandOut,
    /// Replace it with a random board.
    Chance,
    /// Start or stop a board match.
    Trial(TrialWish),
}

/// Adds the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Drawing)).in_set(ScreenSystems::Drawing))
        .add_systems(OnExit(Screen::Drawing), put_down)
        .add_systems(Update, keeping::keep.run_if(resource_exists::<Easel>).in_set(crate::AppSystems::Tell))
        .add_observer(|_: On<VisitorGone>, mut commands: Commands| commands.remove_resource::<Easel>());
}

/// Opens the editor with this board, or with an empty canvas. Without a board, a drawing that is saved nowhere else
/// stays.
pub fn begin(world: &mut World, board: Option<Arc<Board>>) {
    let (mut easel, trouble) = match world.remove_resource::<Easel>() {
        Some(easel) => (easel, None),
        None => {
            let finished = world.resource::<Writer>().finish();
            finished.unwrap_or_else(|error| warn!("what was drawn last may not be read: {error}"));
            keeping::read(world.resource::<Store>())
        }
    };
    let mut stays = None;
    match board {
        Some(board) => easel.lay(Grid::of(&board)),
        None if easel.holds_work(world.resource::<Shelf>()) => stays = Some(text!("drawing-still-here")),
        None => easel.lay_fresh(),
    }
    enter(world, easel, trouble.or(stays));
}

/// Returns to the editor if the game that is being left was started there.
pub fn go_back(world: &mut World) {
    if world.get_resource::<Easel>().is_some_and(|easel| easel.played)
        && let Some(easel) = world.remove_resource::<Easel>()
    {
        enter(world, easel, None);
    }
}

fn enter(world: &mut World, mut easel: Easel, told: Option<Text>) {
    easel.put_down();
    (easel.facts, easel.played, easel.naming, easel.told) = (false, false, None, told);
    world.insert_resource(easel);
    world.resource_mut::<NextState<Screen>>().set(Screen::Drawing);
}

/// Ends the stroke in progress when the screen is left.
fn put_down(easel: Option<ResMut<Easel>>) {
    if let Some(mut easel) = easel {
        easel.put_down();
    }
}

fn show(
    mut contexts: EguiContexts,
    easel: Option<ResMut<Easel>>,
    (mut draft, mut shelf): (ResMut<Draft>, ResMut<Shelf>),
    (store, settings): (Res<Store>, Res<Settings>),
    mut trials: ResMut<Trials>,
    (mut offer, keys): (ResMut<Offer>, Res<KeysOpen>),
    mut aside: ResMut<SpokenAside>,
    mut go: MessageWriter<Go>,
) -> Result {
    let Some(mut easel) = easel else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    easel.still = settings.motion() != Motion::Full;
    let wish = draw(ctx, &mut easel, &draft.rulebook, &trials, settings.left_handed);
    if let Some(spoken) = easel.spoken.take() {
        aside.0 = Some(spoken);
    }
    let escaped = offer.instead.is_none() && !keys.0 && take_key(ctx, Key::Escape, false);
    let wish = wish.or_else(|| (escaped && !step_back(&mut easel)).then_some(DrawingWish::Back));
    let board = easel.known(&draft.rulebook).board.clone();
    // Stop the match of a drawing that has changed.
    if trials.try_another(board.as_deref()) {
        trials.stop();
    }
    match (wish, board) {
        (None, _) => {}
        (Some(DrawingWish::Back), _) => {
            // The requested game may not have started.
            easel.played = false;
            draft.opens = Some((Page::More, Some(Sheet::Boards(None))));
            go.write(Go::Setup);
        }
        (Some(DrawingWish::Chance), _) => {
            easel.lay(Grid::of(&Recipe { number: fresh_number(), ..draft.recipe }.board()));
            easel.facts = false;
        }
        (Some(_), None) => easel.told = Some(text!("drawing-nothing")),
        (Some(DrawingWish::Trial(TrialWish::Start)), Some(board)) => trials.start(board),
        (Some(DrawingWish::Trial(TrialWish::Stop)), Some(_)) => trials.stop(),
        (Some(DrawingWish::Play), Some(board)) => {
            easel.played = true;
            go.write(Go::Play(Box::new(game_on(&draft, board))));
        }
        (Some(DrawingWish::Keep), Some(board)) => {
            easel.told = Some(keeping::keep_on_shelf(&mut easel.kept, &mut draft, &mut shelf, &store, board));
            easel.facts = false;
        }
        (Some(DrawingWish::HandOut), Some(board)) => {
            go.write(Go::HandOutBoard(board));
            easel.facts = false;
        }
    }
    menu::ask_for_room(ctx, &mut offer, &mut go);
    Ok(())
}

/// Closes the name dialog, the facts or the selected finding, whichever is uppermost. Returns true if there was one.
fn step_back(easel: &mut Easel) -> bool {
    easel.naming.take().is_some() || std::mem::take(&mut easel.facts) || easel.shown.take().is_some()
}

/// Creates a game from the draft on another board.
fn game_on(draft: &Draft, board: Arc<Board>) -> NewGame {
    let mut draft = draft.clone();
    draft.set_title(Title::Hacienda);
    NewGame { setting: Setting { board, rulebook: draft.rulebook }.into(), ..draft.game() }
}

/// Draws the whole screen. Returns the request from a tap, if any.
pub fn draw(
    ctx: &egui::Context,
    easel: &mut Easel,
    book: &Rulebook,
    trials: &Trials,
    left_handed: bool,
) -> Option<DrawingWish> {
    let wish = in_window(ctx, Id::new("easel"), Order::Background, |ui, screen| {
        menu::table_top(ui, screen);
        strokes::hear_keys(ui, easel);
        // Smaller text next to the canvas leaves it more room.
        Scale::of(ctx).beside_board().during(ctx, || around(ui, screen, easel, (book, trials), left_handed))
    });
    if let Some(mut name) = easel.naming.take() {
        match Scale::of(ctx).on_sheets().during(ctx, || naming::write(ctx, &mut name)) {
            Some(true) => easel.call(&name),
            Some(false) => {}
            None => easel.naming = Some(name),
        }
    } else if easel.facts {
        let over = Scale::of(ctx).on_sheets().during(ctx, || facts::show_over(ctx, easel, book, trials));
        return wish.or(over);
    }
    wish
}

/// Draws the canvas and everything around it.
fn around(
    ui: &mut Ui,
    screen: Rect,
    easel: &mut Easel,
    (book, trials): (&Rulebook, &Trials),
    left_handed: bool,
) -> Option<DrawingWish> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let mut rest = screen.shrink(gap);
    let upright = scale.upright();
    let line = rest.cut_top(scale.target(), gap);
    let beside = scale.form() == Form::Around;
    let pad = scale.gap(0.75);
    let box_size = tools::size(scale, rest.size() - Vec2::splat(2.0 * pad), upright) + Vec2::splat(2.0 * pad);
    let place = if upright {
        rest.cut_bottom(box_size.y, gap)
    } else {
        let place = if left_handed { rest.cut_right(box_size.x, gap) } else { rest.cut_left(box_size.x, gap) };
        place.with_max_y(place.top() + box_size.y)
    };
    let mut wish = None;
    if beside {
        let wide = facts::width(scale);
        let facts = if left_handed { rest.cut_left(wide, gap) } else { rest.cut_right(wide, gap) };
        wish = style::panel(ui, "board", facts, |ui| facts::show(ui, easel, book, trials));
    }
    canvas::show(ui, rest, easel, book, !beside);
    style::sheet(ui, place);
    crate::theme::rects::in_panel(ui, "box", place, |ui| tools::show(ui, place.shrink(pad), easel));
    wish.or(head(ui, line, easel, !beside))
}

/// Draws the top line: the back button, the title, a button for the facts if `facts` is true, and the button that
/// starts a game.
fn head(ui: &Ui, mut line: Rect, easel: &mut Easel, facts: bool) -> Option<DrawingWish> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let back = ButtonLook::icon(icons::CARET_LEFT, ui.say(text!("back")));
    let play = ButtonLook::primary(ui.say(text!("drawing-play"))).with_icon(icons::PLAY);
    let back = (line.cut_left(target, gap), back, DrawingWish::Back);
    let play = (line.cut_right(button_width(ui, &play), gap), play, DrawingWish::Play);
    let wish = press_one(ui, [back, play]);
    if facts {
        let look = ButtonLook::icon(icons::INFO, ui.say(text!("drawing-facts")));
        easel.facts |= button_at(ui, line.cut_right(target, gap), &look).clicked();
    }
    let title = name_of_drawing(easel.drawing.grid()).unwrap_or_else(|| text!("drawing-title"));
    // A long name is written smaller. One that does not fit at all can be read in the facts.
    let title = ui.say(title);
    let fits = |step: &Type| text_width(ui.ctx(), &title, *step) <= line.width();
    if let Some(step) = [Type::Title, Type::LeadStrong, Type::Body].into_iter().find(fits) {
        line_in(ui, line, Align2::LEFT_CENTER, &title, step, PAPER);
    }
    wish
}
