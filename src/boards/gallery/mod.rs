//! The gallery: pictures of all boards, the detail view of a board, and the buttons that add, change, share and remove
//! boards.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Key};

use super::{
    board_match::{BoardMatches, MatchRequest},
    gallery_state::Removed,
};
use crate::{
    files::{self, FileKind},
    game::Title,
    menu::draft::{BoardChoice, Dialog, Draft, Page},
    screen::{Screen, ScreenSystems},
    texts::{Text, text},
    ui::{parts::overlay::take_key, requests::ScreenRequest},
};
use hacienda_rules::{Board, maps};

pub mod all_boards;
pub mod detail_view;
pub mod draft_boards;
pub mod filter;
pub mod findings;
pub mod name_dialog;
pub mod share;
#[cfg(test)]
mod tests;

/// A request from the gallery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GalleryRequest {
    /// Test the board that has just been opened, unless it has results or a running test, or a test would be pointless.
    Opened,
    /// Open a board file.
    OpenFile,
    /// Paste a board from the clipboard.
    Paste,
    /// Save the open board as a file.
    SaveFile,
    /// Copy the open board to the clipboard, in this form.
    Copy(share::Shared),
    /// Save the open board among the player's own boards.
    Save,
    /// Remove the open board from the player's own boards.
    Remove,
    /// Restore the board that was removed last.
    Restore,
    /// Give the open board the typed name.
    Rename,
    /// Open a copy of the open board in the board editor.
    DrawCopy,
    /// Open the board editor, with the unsaved drawing if there is one, and otherwise with an empty canvas.
    DrawNew,
    /// Open the filter.
    Filter,
    /// Generate new random boards.
    NewRandomBoards,
    /// Open the dialog for generating a random board.
    RandomBoard,
    /// Open the dialog for sharing the board.
    Share,
    /// Open the dialog for naming the board.
    Name,
    /// Start or stop a board match.
    Match(MatchRequest),
}

/// Adds the keyboard shortcut for pasting, except in a browser.
pub fn plugin(app: &mut App) {
    // In a browser, the web page reports pasted text itself.
    if cfg!(not(target_arch = "wasm32")) {
        app.add_systems(EguiPrimaryContextPass, handle_paste.in_set(ScreenSystems::Paste));
    }
}

/// Returns true if the gallery or the board editor is open.
pub fn shows_boards(screen: Screen, draft: &Draft) -> bool {
    screen == Screen::Drawing || screen == Screen::Setup && draft.is_in_gallery()
}

/// Pastes a board with Ctrl+V in the gallery and in the board editor.
fn handle_paste(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    draft: Res<Draft>,
    mut files: MessageWriter<files::FileRequest>,
) -> Result {
    if shows_boards(*screen.get(), &draft) && take_key(contexts.ctx_mut()?, Key::V, true) {
        files.write(files::FileRequest::Paste);
    }
    Ok(())
}

/// Starts a board match on a board without results, unless a match is in progress on it or would be pointless.
fn test_if_unknown(board_matches: &mut BoardMatches, board: Arc<Board>) {
    let tried = board_matches.result(&board).is_some() || board_matches.is_untestable(&board);
    if !tried && board_matches.progress(&board).is_none() {
        board_matches.start(board);
    }
}

/// Opens the detail view of the chosen board, as a tap on it in the gallery does. Used for a board that somebody sent.
pub fn show_chosen_board(draft: &mut Draft, board_matches: &mut BoardMatches) {
    draft.set_title(Title::Hacienda);
    draft.page = Page::Form;
    let choice = draft.chosen().clone();
    test_if_unknown(board_matches, choice.board.clone());
    draft.look_at(choice);
}

/// Handles a request. Returns a message if the request failed.
pub fn handle(
    request: GalleryRequest,
    draft: &mut Draft,
    board_matches: &mut BoardMatches,
    go: &mut MessageWriter<ScreenRequest>,
    files: &mut MessageWriter<files::FileRequest>,
) -> Option<Text> {
    let open_board = draft.gallery.open_board.as_ref().map(|choice| choice.board.clone());
    match (request, open_board) {
        (GalleryRequest::OpenFile, _) => drop(files.write(files::FileRequest::Open(FileKind::Board))),
        (GalleryRequest::Paste, _) => drop(files.write(files::FileRequest::Paste)),
        (GalleryRequest::DrawNew, _) => drop(go.write(ScreenRequest::OpenEditor(None))),
        (GalleryRequest::Restore, _) => {
            if let Some(Removed { board, at, chosen }) = draft.gallery.removed.take() {
                draft.restore(board.clone(), at);
                if chosen {
                    draft.choose(board.clone());
                }
                go.write(ScreenRequest::SaveBoard(board, at));
            }
        }
        (_, None) => {}
        (GalleryRequest::Opened, Some(board)) => test_if_unknown(board_matches, board),
        (GalleryRequest::SaveFile, Some(board)) => drop(go.write(ScreenRequest::ExportBoard(board))),
        (GalleryRequest::Copy(shared), Some(board)) => {
            if let Some(text) = share::text_of(shared, &board) {
                files.write(files::FileRequest::Copy(text));
            }
        }
        (GalleryRequest::Save, Some(board)) => {
            draft.add_own(board.clone());
            if let Some(choice) = &mut draft.gallery.open_board {
                choice.own = true;
            }
            go.write(ScreenRequest::SaveBoard(board, usize::MAX));
        }
        (GalleryRequest::Remove, Some(board)) => {
            draft.dialog = Some(Dialog::Boards(draft.gallery.page));
            go.write(ScreenRequest::RemoveBoard(board));
        }
        (GalleryRequest::Rename, Some(board)) => {
            draft.dialog = Some(Dialog::Board);
            if let Some(new) = name_dialog::renamed(&board, &draft.gallery.name) {
                let new = Arc::new(new);
                if !draft.replace_board(&board, new.clone()) {
                    return Some(text!("gallery-name-taken"));
                }
                draft.gallery.open_board = Some(BoardChoice { own: true, ..BoardChoice::custom_board(new.clone()) });
                go.write(ScreenRequest::ReplaceBoard { old: board, new });
            }
        }
        (GalleryRequest::DrawCopy, Some(board)) => drop(go.write(ScreenRequest::OpenEditor(Some(board)))),
        (GalleryRequest::Match(MatchRequest::Start), Some(board)) => board_matches.start(board),
        (GalleryRequest::Match(MatchRequest::Stop), Some(_)) => board_matches.stop(),
        (other, Some(_)) => drop(open(other, draft)),
    }
    None
}

/// Handles a request that changes only the draft. Returns any other request.
fn open(request: GalleryRequest, draft: &mut Draft) -> Option<GalleryRequest> {
    match request {
        GalleryRequest::Filter => draft.dialog = Some(Dialog::Filter),
        GalleryRequest::RandomBoard => draft.open_random_board(),
        GalleryRequest::NewRandomBoards => {
            draft.gallery.generate_random_boards(draft.count);
            // Without other boards on the page, the random boards are drawn as large as possible.
            filter::show_random(&mut draft.gallery);
            draft.dialog = Some(Dialog::Boards(Some(0)));
        }
        GalleryRequest::Share => draft.dialog = Some(Dialog::Share),
        GalleryRequest::Name => {
            let name = draft.gallery.open_board.as_ref().and_then(|choice| maps::chosen_name(&choice.board.name));
            draft.gallery.name = name.unwrap_or_default().to_owned();
            draft.dialog = Some(Dialog::NameBoard);
        }
        other => return Some(other),
    }
    None
}
