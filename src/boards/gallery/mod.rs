//! The gallery: all boards as pictures, one of them large with all that is known of it, and the ways to bring, change, share and
//! remove them.

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

/// What a tap on a sheet of the gallery wants beyond the draft that it changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GalleryWish {
    /// A board was opened large.
    Look,
    /// A file is to be asked for.
    Ask,
    /// What lies on the clipboard is a board.
    Paste,
    /// The board that is looked at becomes a file of the player's.
    HandOut,
    /// It is put on the clipboard.
    Copy(share::Shared),
    /// It is kept among the player's own.
    Keep,
    /// It is forgotten.
    Remove,
    /// The one that was removed last comes back.
    PutBack,
    /// It is called as was typed.
    Rename,
    /// A copy of it goes onto the drawing board.
    DrawCopy,
    /// A new board is to be drawn.
    DrawNew,
    /// The choices which boards are shown are opened.
    Sift,
    /// Other boards by chance are to lie there.
    Fresh,
    /// The sheet on which one is made by chance is opened.
    Chance,
    /// The ways to hand it on are opened.
    Share,
    /// The sheet on which it gets its name is opened.
    Name,
    /// Computer players try it, or no longer.
    Trial(TrialWish),
}

/// Adds the keys.
pub fn plugin(app: &mut App) {
    // In a browser the page hears of what is pasted by its keys.
    if cfg!(not(target_arch = "wasm32")) {
        app.add_systems(EguiPrimaryContextPass, hear_paste.in_set(ScreenSystems::Paste));
    }
}

/// Whether boards are looked at or drawn.
pub fn is_among_boards(screen: Screen, draft: &Draft) -> bool {
    screen == Screen::Drawing || screen == Screen::Setup && draft.is_in_gallery()
}

/// Ctrl+V brings a board wherever boards are looked at or drawn.
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

/// Computer players try a board that is looked at, where nobody knows yet what they make of it.
fn try_unknown(trials: &mut Trials, board: Arc<Board>) {
    let tried = trials.result(&board).is_some() || trials.is_hopeless(&board);
    if !tried && trials.progress(&board).is_none() {
        trials.start(board);
    }
}

/// Opens the set-up with the chosen board large, as if it had been tapped among all boards: for whoever got it from another.
pub fn show_first(draft: &mut Draft, trials: &mut Trials) {
    draft.set_title(Title::Hacienda);
    draft.page = Page::More;
    let choice = draft.chosen().clone();
    try_unknown(trials, choice.board.clone());
    draft.look_at(choice);
}

/// Sees to a wish; gives what is told of it.
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

/// Sees to a wish at once that changes the draft alone; gives any other one.
fn open(wish: GalleryWish, draft: &mut Draft) -> Option<GalleryWish> {
    match wish {
        GalleryWish::Sift => draft.sheet = Some(Sheet::Sift),
        GalleryWish::Chance => draft.open_chance(),
        GalleryWish::Fresh => {
            draft.gallery.draw_fresh(draft.count);
            // They lie alone in a row, as large as they get.
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
