//! Operations on the boards in the draft: saving, restoring, replacing, removing and opening them.

use std::sync::Arc;

use crate::{
    boards::{gallery_state::Removed, own_boards::OwnBoards},
    menu::{
        draft::{BoardChoice, Dialog, Draft, Page},
        labels::board_name,
    },
    store::{self, Store},
    texts::{Text, text},
};
use hacienda_rules::{Board, maps};

impl Draft {
    /// Puts a board back at this index among the player's own boards, unless the draft already contains it. The chosen
    /// board stays chosen.
    pub fn restore(&mut self, board: Arc<Board>, at: usize) {
        if self.boards.iter().any(|known| maps::are_identical(&known.board, &board)) {
            return;
        }
        let mut own = self.boards.iter().enumerate().filter(|(_, known)| known.own).map(|(place, _)| place);
        let place = own.nth(at).unwrap_or(self.boards.len());
        self.boards.insert(place, BoardChoice { own: true, ..BoardChoice::custom_board(board) });
        self.board += usize::from(place <= self.board);
    }

    /// Replaces one of the player's own boards. Returns false if there is no such board, or if the new board already
    /// exists.
    pub fn replace_board(&mut self, old: &Board, new: Arc<Board>) -> bool {
        let exists = self.boards.iter().any(|known| maps::are_identical(&known.board, &new));
        let old = self.boards.iter_mut().find(|known| known.own && maps::are_identical(&known.board, old));
        let Some(known) = old.filter(|_| !exists) else { return false };
        *known = BoardChoice { own: true, ..BoardChoice::custom_board(new) };
        true
    }

    /// Removes one of the player's own boards, and keeps it with its index so that it can be restored.
    pub fn remove_with_undo(&mut self, board: Arc<Board>, at: usize) {
        let chosen = maps::are_identical(&self.chosen().board, &board);
        self.remove_own(&board);
        self.gallery.removed = Some(Removed { board, at, chosen });
    }

    /// Opens the detail view of a board.
    pub fn look_at(&mut self, choice: BoardChoice) {
        self.gallery.open_board = Some(choice);
        self.gallery.marked_finding = None;
        self.dialog = Some(Dialog::Board);
    }

    /// Returns true if the gallery or one of its dialogs is open.
    pub fn is_in_gallery(&self) -> bool {
        let of_boards = [Dialog::Filter, Dialog::Board, Dialog::Share, Dialog::NameBoard, Dialog::RandomBoard];
        let open = |dialog: Dialog| matches!(dialog, Dialog::Boards(_)) || of_boards.contains(&dialog);
        self.page == Page::Form && self.dialog.is_some_and(open)
    }
}

/// Saves a board to the player's own boards. Returns a text about the result.
pub fn save_board(draft: &mut Draft, own_boards: &mut OwnBoards, store: &Store, board: &Arc<Board>) -> Text {
    let kept = own_boards.add(store, board);
    if own_boards.contains(board) {
        draft.add_own(board.clone());
    }
    let (gone, error) = match kept {
        Ok(gone) => (gone, None),
        Err(error) => (Vec::new(), Some(store::error_message(&error))),
    };
    let others_gone = forget_removed(draft, board, &gone);
    let name = board_name(board);
    match error {
        Some(error) => text!("board-taken-not-kept", name = name, error = error),
        None => others_gone.unwrap_or_else(|| text!("board-taken", name = name)),
    }
}

/// Removes from the draft the boards that were deleted to make room for `board`. Returns a text about them, if there
/// are any.
pub fn forget_removed(draft: &mut Draft, board: &Board, gone: &[Arc<Board>]) -> Option<Text> {
    gone.iter().for_each(|board| draft.remove_own(board));
    let first = board_name(gone.first()?);
    Some(text!("board-taken-others-gone", name = board_name(board), first = first, others = gone.len() - 1))
}
