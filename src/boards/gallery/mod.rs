//! The gallery: pictures of all boards, the detail view of a board, and the buttons that add, change, share and
//! remove boards.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Key};

use super::{
    looking::Removed,
    trial::{TrialWish, Trials},
};
use crate::{
    files::{self, Kind},
    game::Title,
    menu::draft::{Choosable, Draft, Page, Sheet},
    screen::{Screen, ScreenSystems},
    texts::{Text, text},
    ui::{parts::overlay::take_key, wishes::Go},
};
use hacienda_rules::{Board, maps};

pub mod findings;
pub mod large;
pub mod naming;
pub mod own;
mod qr;
pub mod share;
pub mod sheet;
pub mod sift;
#[cfg(test)]
mod tests;

/// A request from the gallery that goes beyond the draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GalleryWish {
    /// Test a board that was just opened, unless it has results.
    Look,
    /// Open a board file.
    Ask,
    /// Paste a board from the clipboard.
    Paste,
    /// Save the open board as a file.
    HandOut,
    /// Copy it to the clipboard.
    Copy(share::Shared),
    /// Save it among the player's own boards.
    Keep,
    /// Remove it from them.
    Remove,
    /// Restore the board that was removed last.
    PutBack,
    /// Give it the typed name.
    Rename,
    /// Open a copy of it in the board editor.
    DrawCopy,
    /// Draw a new board.
    DrawNew,
    /// Open the filter.
    Sift,
    /// Generate new random boards.
    Fresh,
    /// Open the dialog for generating a random board.
    Chance,
    /// Open the ways to share the board.
    Share,
    /// Open the dialog for naming it.
    Name,
    /// Start or stop a board match.
    Trial(TrialWish),
}

/// Adds the keyboard shortcut.
pub fn plugin(app: &mut App) {
    // In a browser the page itself reports what is pasted.
    if cfg!(not(target_arch = "wasm32")) {
        app.add_systems(EguiPrimaryContextPass, hear_paste.in_set(ScreenSystems::Paste));
    }
}

/// Returns true if the gallery or the board editor is open.
pub fn is_among_boards(screen: Screen, draft: &Draft) -> bool {
    screen == Screen::Drawing || screen == Screen::Setup && draft.is_in_gallery()
}

/// Pastes a board with Ctrl+V in the gallery and in the board editor.
fn hear_paste(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    draft: Res<Draft>,
    mut files: MessageWriter<files::Wish>,
) -> Result {
    if is_among_boards(*screen.get(), &draft) && take_key(contexts.ctx_mut()?, Key::V, true) {
        files.write(files::Wish::Paste);
    }
    Ok(())
}

/// Starts a board match on a board without results.
fn try_unknown(trials: &mut Trials, board: Arc<Board>) {
    let tried = trials.result(&board).is_some() || trials.is_hopeless(&board);
    if !tried && trials.progress(&board).is_none() {
        trials.start(board);
    }
}

/// Opens the detail view of the chosen board, like a tap on it in the gallery. Used for a board that somebody sent.
pub fn show_first(draft: &mut Draft, trials: &mut Trials) {
    draft.set_title(Title::Hacienda);
    draft.page = Page::More;
    let choice = draft.chosen().clone();
    try_unknown(trials, choice.board.clone());
    draft.look_at(choice);
}

/// Handles a request. Returns a message about it, if there is one.
pub fn grant(
    wish: GalleryWish,
    draft: &mut Draft,
    trials: &mut Trials,
    go: &mut MessageWriter<Go>,
    files: &mut MessageWriter<files::Wish>,
) -> Option<Text> {
    let looked = draft.gallery.looked.as_ref().map(|choice| choice.board.clone());
    match (wish, looked) {
        (GalleryWish::Ask, _) => drop(files.write(files::Wish::Open(Kind::Board))),
        (GalleryWish::Paste, _) => drop(files.write(files::Wish::Paste)),
        (GalleryWish::DrawNew, _) => drop(go.write(Go::Draw(None))),
        (GalleryWish::PutBack, _) => {
            if let Some(Removed { board, at, chosen }) = draft.gallery.removed.take() {
                draft.put_back(board.clone(), at);
                if chosen {
                    draft.choose(board.clone());
                }
                go.write(Go::KeepBoard(board, at));
            }
        }
        (_, None) => {}
        (GalleryWish::Look, Some(board)) => try_unknown(trials, board),
        (GalleryWish::HandOut, Some(board)) => drop(go.write(Go::HandOutBoard(board))),
        (GalleryWish::Copy(shared), Some(board)) => {
            if let Some(text) = share::text_of(shared, &board) {
                files.write(files::Wish::Copy(text));
            }
        }
        (GalleryWish::Keep, Some(board)) => {
            draft.add_own(board.clone());
            if let Some(looked) = &mut draft.gallery.looked {
                looked.own = true;
            }
            go.write(Go::KeepBoard(board, usize::MAX));
        }
        (GalleryWish::Remove, Some(board)) => {
            draft.sheet = Some(Sheet::Boards(draft.gallery.page));
            go.write(Go::RemoveBoard(board));
        }
        (GalleryWish::Rename, Some(board)) => {
            draft.sheet = Some(Sheet::Board);
            if let Some(new) = naming::renamed(&board, &draft.gallery.name) {
                let new = Arc::new(new);
                if !draft.exchange(&board, new.clone()) {
                    return Some(text!("gallery-name-taken"));
                }
                draft.gallery.looked = Some(Choosable { own: true, ..Choosable::other(new.clone()) });
                go.write(Go::ExchangeBoard { old: board, new });
            }
        }
        (GalleryWish::DrawCopy, Some(board)) => drop(go.write(Go::Draw(Some(board)))),
        (GalleryWish::Trial(TrialWish::Start), Some(board)) => trials.start(board),
        (GalleryWish::Trial(TrialWish::Stop), Some(_)) => trials.stop(),
        (other, Some(_)) => drop(open(other, draft)),
    }
    None
}

/// Handles a request that changes only the draft. Returns any other request.
fn open(wish: GalleryWish, draft: &mut Draft) -> Option<GalleryWish> {
    match wish {
        GalleryWish::Sift => draft.sheet = Some(Sheet::Sift),
        GalleryWish::Chance => draft.open_chance(),
        GalleryWish::Fresh => {
            draft.gallery.draw_fresh(draft.count);
            // Nothing else is on the page, so they are as large as possible.
            sift::show_fresh(&mut draft.gallery);
            draft.sheet = Some(Sheet::Boards(Some(0)));
        }
        GalleryWish::Share => draft.sheet = Some(Sheet::Share),
        GalleryWish::Name => {
            let name = draft.gallery.looked.as_ref().and_then(|choice| maps::given(&choice.board.name));
            draft.gallery.name = name.unwrap_or_default().to_owned();
            draft.sheet = Some(Sheet::NameBoard);
        }
        other => return Some(other),
    }
    None
}
