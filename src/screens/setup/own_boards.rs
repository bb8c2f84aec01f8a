//! The player's own boards as they come to the shelf and go from it, and what is said of that.

use std::sync::Arc;

use super::{draft::Draft, shelf::Shelf, words::board_name};
use crate::{
    store::{self, Store},
    texts::{Text, text},
};
use hacienda_rules::Board;

/// Keeps a board among the player's own; says what became of it.
pub fn keep(draft: &mut Draft, shelf: &mut Shelf, store: &Store, board: &Arc<Board>) -> Text {
    let kept = shelf.add(store, board);
    if shelf.holds(board) {
        draft.add_own(board.clone());
    }
    let (gone, error) = match kept {
        Ok(gone) => (gone, None),
        Err(error) => (Vec::new(), Some(store::trouble(&error))),
    };
    let others_gone = forget_others(draft, board, &gone);
    let name = board_name(board);
    match error {
        Some(error) => text!("board-taken-not-kept", name = name, error = error),
        None => others_gone.unwrap_or_else(|| text!("board-taken", name = name)),
    }
}

/// Boards that had to go for one that is kept are forgotten; says so, where there are any.
pub fn forget_others(draft: &mut Draft, board: &Board, gone: &[Arc<Board>]) -> Option<Text> {
    gone.iter().for_each(|board| draft.remove_own(board));
    let first = board_name(gone.first()?);
    Some(text!("board-taken-others-gone", name = board_name(board), first = first, others = gone.len() - 1))
}
