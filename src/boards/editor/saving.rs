//! Saves the drawing of the board editor after each stroke, and the drawing that it replaced.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda_rules::{
    Board,
    maps::{self, drawing::Drawing, grid::Grid, haz},
};

use super::state::BoardEditor;
use crate::{
    boards::{
        gallery::draft_boards,
        own_boards::{OwnBoards, invalid_file},
    },
    menu::{
        draft::Draft,
        labels::{board_name, is_random},
    },
    store::{self, Store, StoreError, Writer},
    texts::{Text, text},
};

/// The file of the drawing.
const DRAWING_FILE: &str = "drawing.haz";
/// The file of the previous drawing, which the current drawing replaced.
const PREVIOUS_DRAWING_FILE: &str = "drawing-before.haz";

impl BoardEditor {
    /// Returns true if the drawing has changed since it was placed on the canvas, and is saved nowhere else.
    pub fn has_unsaved_work(&self, own_boards: &OwnBoards) -> bool {
        let grid = self.drawing.grid();
        self.save_state.original.as_ref() != Some(grid) && exists_nowhere_else(grid, own_boards)
    }
}

/// Returns true if a drawing is not empty, and is not a built-in board, a random board or one of the player's own.
fn exists_nowhere_else(grid: &Grid, own_boards: &OwnBoards) -> bool {
    let is_known = |board| maps::name_of(&board).is_some() || is_random(&board) || own_boards.contains(&board);
    !grid.is_void() && !grid.board().is_ok_and(is_known)
}

/// Reads the saved drawings. Returns an editor with them, or with an empty canvas, and a text about any errors.
pub fn read(store: &Store) -> (BoardEditor, Option<Text>) {
    let mut errors = Vec::new();
    let mut find = |name: &str| {
        read_one(store, name).unwrap_or_else(|error| {
            errors.push(error);
            None
        })
    };
    let (drawn, previous) = (find(DRAWING_FILE), find(PREVIOUS_DRAWING_FILE));
    if store.is_claimed() {
        errors.push(not_saved(&StoreError::Claimed.into()));
    }
    let mut editor = BoardEditor::default();
    let drawn = drawn.unwrap_or_else(|| editor.drawing.grid().clone());
    editor.drawing = Drawing::of(previous.unwrap_or_else(|| drawn.clone()));
    editor.drawing.replace(drawn.clone());
    // A file that cannot be read is not overwritten until the drawing changes.
    editor.save_state.saved = Some(drawn);
    let message = errors.into_iter().reduce(|first, then| text!("two-sentences", first = first, then = then));
    (editor, message)
}

/// Reads a saved drawing; `None` if no drawing was saved. Renames a file that cannot be parsed, and returns an error.
fn read_one(store: &Store, name: &str) -> Result<Option<Grid>, Text> {
    let unread = |error| text!("editor-unread", error = store::read_error_message(&error));
    let Some(text) = store.get(name).map_err(unread)? else { return Ok(None) };
    haz::read_grid(&text).map(Some).map_err(|error| {
        let aside = store.rename(name, &format!("{name}.broken"));
        aside.err().map_or_else(|| invalid_file(name, &error), unread)
    })
}

/// Returns the error text for a drawing that could not be saved.
fn not_saved(error: &std::io::Error) -> Text {
    text!("editor-not-kept", error = store::error_message(error))
}

/// Saves the drawing after each stroke. Reports a failure, and tries again after the next stroke.
pub fn save_drawing(
    mut editor: ResMut<BoardEditor>,
    (store, own_boards): (Res<Store>, Res<OwnBoards>),
    mut writer: ResMut<Writer>,
) {
    if let Some(Err(error)) = writer.outcome(DRAWING_FILE) {
        editor.message = Some(not_saved(&error));
    }
    let grid = editor.drawing.grid();
    if editor.drawing.is_in_stroke() || editor.save_state.saved.as_ref() == Some(grid) || !store.is_writable() {
        return;
    }
    let text = haz::write_grid(grid);
    editor.save_state.saved = Some(grid.clone());
    if let Some(replaced) =
        editor.save_state.replaced.take().filter(|replaced| exists_nowhere_else(replaced, &own_boards))
    {
        let text = haz::write_grid(&replaced);
        writer.write(&store, PREVIOUS_DRAWING_FILE, move |store| store.replace(PREVIOUS_DRAWING_FILE, &text));
        // The file with the replaced drawing must not be overwritten before that drawing is saved to its own file.
        let finished = writer.finish();
        if let Err(error) = finished.and_then(|()| writer.outcome(PREVIOUS_DRAWING_FILE).unwrap_or(Ok(()))) {
            (editor.save_state.replaced, editor.message) = (Some(replaced), Some(not_saved(&error)));
            return;
        }
    }
    writer.write(&store, DRAWING_FILE, move |store| store.replace(DRAWING_FILE, &text));
}

/// Adds a board to the player's own boards and chooses it in the draft. Replaces the last saved version of this drawing
/// if it has the same name. Returns a text about the result.
pub fn save_to_own_boards(
    last_saved: &mut Option<Arc<Board>>,
    draft: &mut Draft,
    own_boards: &mut OwnBoards,
    store: &Store,
    board: Arc<Board>,
) -> Text {
    let is_new = maps::name_of(&board).is_none() && !own_boards.contains(&board);
    let previous = last_saved.take().filter(|saved| is_new && saved.name == board.name && own_boards.contains(saved));
    let message = match previous {
        None => draft_boards::save_board(draft, own_boards, store, &board),
        // Replacing the old version never removes other boards to make room.
        Some(previous) => match own_boards.replace_board(store, &previous, &board) {
            Ok(()) => {
                draft.replace_board(&previous, board.clone());
                text!("board-taken", name = board_name(&board))
            }
            Err(error) => {
                *last_saved = Some(previous);
                text!("board-taken-not-kept", name = board_name(&board), error = store::error_message(&error))
            }
        },
    };
    if own_boards.contains(&board) {
        *last_saved = Some(board.clone());
    }
    draft.choose(board);
    message
}

#[cfg(test)]
mod tests {
    use hacienda_rules::Ground;

    use super::*;
    use crate::boards::own_boards::MAX_BOARDS;

    #[test]
    fn a_changed_board_replaces_its_last_saved_version() {
        let (mut draft, mut own_boards, store) = (Draft::default(), OwnBoards::default(), Store::Nowhere);
        // Each number makes a different pattern.
        let board = |number: u16, name: &str| {
            let mut grid = Grid::new(13, 31);
            for (bit, hex) in grid.hexes().take(16).enumerate() {
                grid.put(hex, Some(if (number >> bit) & 1 == 1 { Ground::Market } else { Ground::Pampas }));
            }
            name.clone_into(&mut grid.name);
            Arc::new(grid.board().expect("the drawing is a valid board"))
        };
        for number in 0..MAX_BOARDS as u16 {
            let other = board(number, "Another");
            own_boards.add(&store, &other).expect("this store never fails");
            draft.add_own(other);
        }
        let mut last_saved = None;
        let names =
            |own_boards: &OwnBoards| -> Vec<String> { own_boards.boards().map(|board| board.name.clone()).collect() };
        save_to_own_boards(&mut last_saved, &mut draft, &mut own_boards, &store, board(802, "Farm"));
        let full = names(&own_boards);
        assert_eq!(full.last().map(String::as_str), Some("Farm"));
        save_to_own_boards(&mut last_saved, &mut draft, &mut own_boards, &store, board(803, "Farm"));
        assert_eq!(names(&own_boards), full, "no other board is removed");
        assert!(own_boards.contains(&board(803, "Farm")) && !own_boards.contains(&board(802, "Farm")));
        assert!(maps::are_identical(&draft.chosen().board, &board(803, "Farm")) && draft.chosen().own);
        let own = draft.boards.iter().filter(|known| known.own).count();
        assert_eq!(own, full.len());
        // A board with a different name is a separate board.
        save_to_own_boards(&mut last_saved, &mut draft, &mut own_boards, &store, board(803, "Garden"));
        assert!(own_boards.contains(&board(803, "Farm")) && own_boards.contains(&board(803, "Garden")));
    }
}
