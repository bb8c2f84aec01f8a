//! Saving of the board editor: the drawing after each stroke, and the drawing it replaced.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda_rules::{
    Board,
    maps::{self, drawing::Drawing, grid::Grid, haz},
};

use super::easel::Easel;
use crate::{
    boards::{
        gallery::own,
        shelf::{Shelf, broken_by},
    },
    menu::{
        draft::Draft,
        words::{board_name, is_by_chance},
    },
    store::{self, Refusal, Store, Writer},
    texts::{Text, text},
};

/// The file of the drawing.
const FILE: &str = "drawing.haz";
/// The file of the drawing that it replaced.
const BEFORE: &str = "drawing-before.haz";

impl Easel {
    /// Returns true if the drawing would be missed: somebody drew it, and it is saved nowhere else.
    pub fn holds_work(&self, shelf: &Shelf) -> bool {
        let grid = self.drawing.grid();
        self.keeping.laid.as_ref() != Some(grid) && is_missed(grid, shelf)
    }
}

/// Returns true if a drawing exists nowhere else: it is not empty, and it is neither a built-in board, a random board
/// nor one of the player's own.
fn is_missed(grid: &Grid, shelf: &Shelf) -> bool {
    let found = |board| maps::name_of(&board).is_some() || is_by_chance(&board) || shelf.holds(&board);
    !grid.is_void() && !grid.board().is_ok_and(found)
}

/// Reads the saved drawings. Returns an editor with them, or with an empty canvas, and a text about any errors.
pub fn read(store: &Store) -> (Easel, Option<Text>) {
    let mut troubles = Vec::new();
    let mut find = |name: &str| {
        read_one(store, name).unwrap_or_else(|trouble| {
            troubles.push(trouble);
            None
        })
    };
    let (drawn, before) = (find(FILE), find(BEFORE));
    if store.is_claimed() {
        troubles.push(not_kept(&Refusal::Claimed.into()));
    }
    let mut easel = Easel::default();
    let drawn = drawn.unwrap_or_else(|| easel.drawing.grid().clone());
    easel.drawing = Drawing::of(before.unwrap_or_else(|| drawn.clone()));
    easel.drawing.replace(drawn.clone());
    // A file that cannot be read is not overwritten until somebody draws.
    easel.keeping.written = Some(drawn);
    let told = troubles.into_iter().reduce(|first, then| text!("two-sentences", first = first, then = then));
    (easel, told)
}

/// Reads a saved drawing, if there is one. A file that cannot be parsed is renamed.
fn read_one(store: &Store, name: &str) -> Result<Option<Grid>, Text> {
    let unread = |error| text!("drawing-unread", error = store::unread(&error));
    let Some(text) = store.get(name).map_err(unread)? else { return Ok(None) };
    haz::read_grid(&text).map(Some).map_err(|error| {
        let aside = store.rename(name, &format!("{name}.broken"));
        aside.err().map_or_else(|| broken_by(name, &error), unread)
    })
}

/// Reports that the drawing is not saved, and why.
fn not_kept(error: &std::io::Error) -> Text {
    text!("drawing-not-kept", error = store::trouble(error))
}

/// Saves the drawing after each stroke. Reports a failure, and tries again after the next stroke.
pub fn keep(mut easel: ResMut<Easel>, (store, shelf): (Res<Store>, Res<Shelf>), mut writer: ResMut<Writer>) {
    if let Some(Err(error)) = writer.outcome(FILE) {
        easel.told = Some(not_kept(&error));
    }
    let grid = easel.drawing.grid();
    if easel.drawing.is_pressed() || easel.keeping.written.as_ref() == Some(grid) || !store.keeps() {
        return;
    }
    let text = haz::write_grid(grid);
    easel.keeping.written = Some(grid.clone());
    if let Some(left) = easel.keeping.left.take().filter(|left| is_missed(left, &shelf)) {
        let text = haz::write_grid(&left);
        writer.write(&store, BEFORE, move |store| store.replace(BEFORE, &text));
        // Until this drawing is saved, the other file must not be overwritten.
        let finished = writer.finish();
        if let Err(error) = finished.and_then(|()| writer.outcome(BEFORE).unwrap_or(Ok(()))) {
            (easel.keeping.left, easel.told) = (Some(left), Some(not_kept(&error)));
            return;
        }
    }
    writer.write(&store, FILE, move |store| store.replace(FILE, &text));
}

/// Saves a board among the player's own. Replaces the last saved version of this drawing if that has the same name.
/// Returns a text about the result.
pub fn keep_on_shelf(
    kept: &mut Option<Arc<Board>>,
    draft: &mut Draft,
    shelf: &mut Shelf,
    store: &Store,
    board: Arc<Board>,
) -> Text {
    let is_new = maps::name_of(&board).is_none() && !shelf.holds(&board);
    let before = kept.take().filter(|before| is_new && before.name == board.name && shelf.holds(before));
    let told = match before {
        None => own::keep(draft, shelf, store, &board),
        // Only the old version is removed, even if there is no more room.
        Some(before) => match shelf.exchange(store, &before, &board) {
            Ok(()) => {
                draft.exchange(&before, board.clone());
                text!("board-taken", name = board_name(&board))
            }
            Err(error) => {
                *kept = Some(before);
                text!("board-taken-not-kept", name = board_name(&board), error = store::trouble(&error))
            }
        },
    };
    if shelf.holds(&board) {
        *kept = Some(board.clone());
    }
    draft.choose(board);
    told
}

#[cfg(test)]
mod tests {
    use hacienda_rules::Ground;

    use super::*;
    use crate::boards::shelf::MOST;

    #[test]
    fn a_changed_board_is_kept_in_the_place_of_what_was_kept_of_it() {
        let (mut draft, mut shelf, store) = (Draft::default(), Shelf::default(), Store::Nowhere);
        // Each number makes a different pattern.
        let board = |number: u16, name: &str| {
            let mut grid = Grid::new(13, 31);
            for (bit, hex) in grid.hexes().take(16).enumerate() {
                grid.put(hex, Some(if (number >> bit) & 1 == 1 { Ground::Market } else { Ground::Pampas }));
            }
            name.clone_into(&mut grid.name);
            Arc::new(grid.board().expect("a board"))
        };
        for number in 0..MOST as u16 {
            let other = board(number, "Another");
            shelf.add(&store, &other).expect("it keeps nothing");
            draft.add_own(other);
        }
        let mut kept = None;
        let names = |shelf: &Shelf| -> Vec<String> { shelf.boards().map(|board| board.name.clone()).collect() };
        keep_on_shelf(&mut kept, &mut draft, &mut shelf, &store, board(802, "Farm"));
        let full = names(&shelf);
        assert_eq!(full.last().map(String::as_str), Some("Farm"));
        keep_on_shelf(&mut kept, &mut draft, &mut shelf, &store, board(803, "Farm"));
        assert_eq!(names(&shelf), full, "nobody else's goes for it");
        assert!(shelf.holds(&board(803, "Farm")) && !shelf.holds(&board(802, "Farm")));
        assert!(maps::same(&draft.chosen().board, &board(803, "Farm")) && draft.chosen().own);
        let own = draft.boards.iter().filter(|known| known.own).count();
        assert_eq!(own, full.len());
        // A board with another name is another board.
        keep_on_shelf(&mut kept, &mut draft, &mut shelf, &store, board(803, "Garden"));
        assert!(shelf.holds(&board(803, "Farm")) && shelf.holds(&board(803, "Garden")));
    }
}
