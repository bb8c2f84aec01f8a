//! The board editor: the canvas in the middle, the toolbox on one side, and the board facts on the other. The drawing
//! is saved after each stroke.

mod canvas;
mod facts;
mod input;
mod pointers;
mod saving;
mod state;
#[cfg(test)]
mod tests;
mod toolbox;
mod viewport;

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
    state::{BoardEditor, Tool},
    viewport::Canvas,
};
use super::{
    board_match::{BoardMatches, MatchRequest},
    gallery::name_dialog,
    own_boards::OwnBoards,
};
use crate::{
    access::keys::shortcuts::ShortcutsOpen,
    game::Title,
    kiosk::VisitorGone,
    menu::{
        self,
        draft::{Dialog, Draft, Page},
        labels::drawing_name,
    },
    screen::{Screen, ScreenSystems},
    seed::fresh_number,
    settings::{Motion, Settings},
    store::{Store, Writer},
    texts::{Text, text},
    theme::{
        fonts::Type,
        icons,
        scale::{PanelLayout, Scale},
        style::{self, PAPER},
    },
    ui::{
        parts::overlay::take_key,
        requests::{Announcement, NewGame, ResumableGames, ScreenRequest},
    },
    widgets::{
        ButtonLook, Translate, button_at, button_width,
        layout::{Cut, in_window, pressed_button},
        line_in, text_width,
    },
};

/// A request that needs more than the state of the editor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditorRequest {
    /// Go back to the gallery.
    Back,
    /// Play on the board at once.
    Play,
    /// Save the board among the player's own boards.
    Save,
    /// Save the board as a file.
    SaveFile,
    /// Replace the board with a random board.
    RandomBoard,
    /// Start or stop a board match.
    Match(MatchRequest),
}

/// Adds the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Drawing)).in_set(ScreenSystems::Drawing))
        .add_systems(OnExit(Screen::Drawing), end_gestures)
        .add_systems(
            Update,
            saving::save_drawing.run_if(resource_exists::<BoardEditor>).in_set(crate::AppSystems::Announce),
        )
        .add_observer(|_: On<VisitorGone>, mut commands: Commands| commands.remove_resource::<BoardEditor>());
}

/// Opens the editor with this board, or with an empty canvas. Without a board, a drawing that is saved nowhere else
/// stays on the canvas.
pub fn begin(world: &mut World, board: Option<Arc<Board>>) {
    let (mut editor, error) = match world.remove_resource::<BoardEditor>() {
        Some(editor) => (editor, None),
        None => {
            let finished = world.resource::<Writer>().finish();
            finished.unwrap_or_else(|error| warn!("could not finish saving the last drawing: {error}"));
            saving::read(world.resource::<Store>())
        }
    };
    let mut notice = None;
    match board {
        Some(board) => editor.replace_drawing(Grid::of(&board)),
        None if editor.has_unsaved_work(world.resource::<OwnBoards>()) => notice = Some(text!("editor-still-here")),
        None => editor.clear_canvas(),
    }
    enter(world, editor, error.or(notice));
}

/// Returns to the editor if the game that is being left was started there.
pub fn go_back(world: &mut World) {
    if world.get_resource::<BoardEditor>().is_some_and(|editor| editor.is_being_played)
        && let Some(editor) = world.remove_resource::<BoardEditor>()
    {
        enter(world, editor, None);
    }
}

fn enter(world: &mut World, mut editor: BoardEditor, message: Option<Text>) {
    editor.end_gestures();
    (editor.facts_open, editor.is_being_played, editor.naming, editor.message) = (false, false, None, message);
    world.insert_resource(editor);
    world.resource_mut::<NextState<Screen>>().set(Screen::Drawing);
}

/// Ends the gestures in progress when the screen is left.
fn end_gestures(editor: Option<ResMut<BoardEditor>>) {
    if let Some(mut editor) = editor {
        editor.end_gestures();
    }
}

fn show(
    mut contexts: EguiContexts,
    editor: Option<ResMut<BoardEditor>>,
    (mut draft, mut own_boards): (ResMut<Draft>, ResMut<OwnBoards>),
    (store, settings): (Res<Store>, Res<Settings>),
    mut board_matches: ResMut<BoardMatches>,
    (mut offer, keys): (ResMut<ResumableGames>, Res<ShortcutsOpen>),
    mut announcement: ResMut<Announcement>,
    mut go: MessageWriter<ScreenRequest>,
) -> Result {
    let Some(mut editor) = editor else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    editor.reduced_motion = settings.motion() != Motion::Full;
    let request = draw(ctx, &mut editor, &draft.rulebook, &board_matches, settings.left_handed);
    if let Some(spoken) = editor.announcement.take() {
        announcement.0 = Some(spoken);
    }
    let escaped = offer.replacement.is_none() && !keys.0 && take_key(ctx, Key::Escape, false);
    let request = request.or_else(|| (escaped && !step_back(&mut editor)).then_some(EditorRequest::Back));
    let board = editor.analysis(&draft.rulebook).board.clone();
    // Stop the match of a drawing that has changed.
    if board_matches.is_testing_another(board.as_deref()) {
        board_matches.stop();
    }
    match (request, board) {
        (None, _) => {}
        (Some(EditorRequest::Back), _) => {
            // If a requested game did not start, leaving a later game must not return to the editor.
            editor.is_being_played = false;
            draft.opens_next = Some((Page::Form, Some(Dialog::Boards(None))));
            go.write(ScreenRequest::Setup);
        }
        (Some(EditorRequest::RandomBoard), _) => {
            editor.replace_drawing(Grid::of(&Recipe { number: fresh_number(), ..draft.recipe }.board()));
            editor.facts_open = false;
        }
        (Some(_), None) => editor.message = Some(text!("editor-nothing")),
        (Some(EditorRequest::Match(MatchRequest::Start)), Some(board)) => board_matches.start(board),
        (Some(EditorRequest::Match(MatchRequest::Stop)), Some(_)) => board_matches.stop(),
        (Some(EditorRequest::Play), Some(board)) => {
            editor.is_being_played = true;
            go.write(ScreenRequest::Play(Box::new(game_on(&draft, board))));
        }
        (Some(EditorRequest::Save), Some(board)) => {
            editor.message =
                Some(saving::save_to_own_boards(&mut editor.last_saved, &mut draft, &mut own_boards, &store, board));
            editor.facts_open = false;
        }
        (Some(EditorRequest::SaveFile), Some(board)) => {
            go.write(ScreenRequest::ExportBoard(board));
            editor.facts_open = false;
        }
    }
    menu::ask_to_remove_oldest(ctx, &mut offer, &mut go);
    Ok(())
}

/// Closes the name dialog, the facts or the selected finding, whichever is uppermost. Returns true if something was
/// closed.
fn step_back(editor: &mut BoardEditor) -> bool {
    editor.naming.take().is_some() || std::mem::take(&mut editor.facts_open) || editor.selected_finding.take().is_some()
}

/// Creates a game of Hacienda from the draft, but on this board.
fn game_on(draft: &Draft, board: Arc<Board>) -> NewGame {
    let mut draft = draft.clone();
    draft.set_title(Title::Hacienda);
    NewGame { setting: Setting { board, rulebook: draft.rulebook }.into(), ..draft.game() }
}

/// Draws the whole screen. Returns the request from a tap, if any.
pub fn draw(
    ctx: &egui::Context,
    editor: &mut BoardEditor,
    book: &Rulebook,
    board_matches: &BoardMatches,
    left_handed: bool,
) -> Option<EditorRequest> {
    let request = in_window(ctx, Id::new("easel"), Order::Background, |ui, screen| {
        menu::table_top(ui, screen);
        input::handle_shortcuts(ui, editor);
        // Smaller text next to the canvas leaves it more room.
        Scale::of(ctx).beside_board().during(ctx, || draw_parts(ui, screen, editor, (book, board_matches), left_handed))
    });
    if let Some(mut name) = editor.naming.take() {
        match Scale::of(ctx).for_dialogs().during(ctx, || name_dialog::write(ctx, &mut name)) {
            Some(true) => editor.set_name(&name),
            Some(false) => {}
            None => editor.naming = Some(name),
        }
    } else if editor.facts_open {
        let dialog_request =
            Scale::of(ctx).for_dialogs().during(ctx, || facts::show_dialog(ctx, editor, book, board_matches));
        return request.or(dialog_request);
    }
    request
}

/// Draws the canvas and everything around it.
fn draw_parts(
    ui: &mut Ui,
    screen: Rect,
    editor: &mut BoardEditor,
    (book, board_matches): (&Rulebook, &BoardMatches),
    left_handed: bool,
) -> Option<EditorRequest> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let mut rest = screen.shrink(gap);
    let upright = scale.is_upright();
    let line = rest.cut_top(scale.target(), gap);
    let beside = scale.panel_layout() == PanelLayout::Around;
    let pad = scale.gap(0.75);
    let box_size = toolbox::size(scale, rest.size() - Vec2::splat(2.0 * pad), upright) + Vec2::splat(2.0 * pad);
    let place = if upright {
        rest.cut_bottom(box_size.y, gap)
    } else {
        let place = if left_handed { rest.cut_right(box_size.x, gap) } else { rest.cut_left(box_size.x, gap) };
        place.with_max_y(place.top() + box_size.y)
    };
    let mut request = None;
    if beside {
        let width = facts::width(scale);
        let facts = if left_handed { rest.cut_left(width, gap) } else { rest.cut_right(width, gap) };
        request = style::panel(ui, "board", facts, |ui| facts::show(ui, editor, book, board_matches));
    }
    canvas::show(ui, rest, editor, book, !beside);
    style::paint_panel(ui, place);
    crate::theme::rects::in_panel(ui, "box", place, |ui| toolbox::show(ui, place.shrink(pad), editor));
    request.or(top_line(ui, line, editor, !beside))
}

/// Draws the top line: the back button, the title, a button for the facts if `has_facts_button` is true, and the
/// button that starts a game.
fn top_line(ui: &Ui, mut line: Rect, editor: &mut BoardEditor, has_facts_button: bool) -> Option<EditorRequest> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let back = ButtonLook::icon(icons::CARET_LEFT, ui.tr(text!("back")));
    let play = ButtonLook::primary(ui.tr(text!("editor-play"))).with_icon(icons::PLAY);
    let back = (line.cut_left(target, gap), back, EditorRequest::Back);
    let play = (line.cut_right(button_width(ui, &play), gap), play, EditorRequest::Play);
    let request = pressed_button(ui, [back, play]);
    if has_facts_button {
        let look = ButtonLook::icon(icons::INFO, ui.tr(text!("editor-facts")));
        editor.facts_open |= button_at(ui, line.cut_right(target, gap), &look).clicked();
    }
    let title = drawing_name(editor.drawing.grid()).unwrap_or_else(|| text!("editor-title"));
    // A long name is set in smaller type, or left out if it still does not fit; the facts show it.
    let title = ui.tr(title);
    let fits = |step: &Type| text_width(ui.ctx(), &title, *step) <= line.width();
    if let Some(step) = [Type::Title, Type::LeadStrong, Type::Body].into_iter().find(fits) {
        line_in(ui, line, Align2::LEFT_CENTER, &title, step, PAPER);
    }
    request
}
