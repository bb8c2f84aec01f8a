//! The player's own boards, saved across restarts. Each board has a file, and one file lists their order. The oldest
//! board is removed when there is no more room.

use std::{io, sync::Arc};

use bevy::prelude::*;

use crate::{
    store::{self, Store, StoreError},
    texts::{Text, Untranslated, text},
};
use hacienda_rules::{
    Board,
    maps::{
        self,
        haz::{self, HazError},
    },
};
use tabletop::reading;

/// The maximum number of saved boards.
pub const MAX_BOARDS: usize = 200;
/// The maximum size of a board file, in bytes.
pub const MAX_BOARD_BYTES: usize = reading::MAX_BOARD_BYTES as usize;
/// The maximum total size of all board files, in bytes. The file of the largest grid takes 8 kB, so 200 such files fit.
/// A browser grants a page 5 MB, part of which is for saved games.
pub const MAX_TOTAL_BYTES: usize = 2_000_000;
/// The number of places in the store: one more than the number of boards, so that a new board can be written before the
/// oldest is removed.
const STORE_PLACES: usize = MAX_BOARDS + 1;
/// The file with the places of the boards in their order, one per line.
const ORDER: &str = "boards.txt";

fn name_of(place: usize) -> String {
    format!("board-{place}.haz")
}

/// Returns the error text for a board file that cannot be read.
fn unreadable_file(name: &str, error: Text) -> Text {
    text!("board-kept-broken", file = Untranslated::name(name), error = error)
}

/// Returns the error text for a file that is not a valid board.
pub fn invalid_file(name: &str, error: &HazError) -> Text {
    unreadable_file(name, Text::untranslated(Untranslated::error(error)))
}

#[derive(Debug, Clone)]
struct StoredBoard {
    place: usize,
    bytes: usize,
    board: Arc<Board>,
}

/// The player's own boards, the oldest first.
#[derive(Resource, Debug, Clone, Default)]
pub struct OwnBoards(Vec<StoredBoard>);

impl OwnBoards {
    /// Reads the boards, and returns an error text for each file that cannot be read. A file that is not a board is
    /// renamed, not deleted.
    pub fn read(store: &Store) -> (OwnBoards, Vec<Text>) {
        let mut own_boards = OwnBoards::default();
        let mut errors = Vec::new();
        // If this file cannot be read, most likely no file can, and reading the saved game reports the error.
        let Ok(order) = store.get(ORDER) else { return (own_boards, errors) };
        let order = order.unwrap_or_default();
        let listed = order.lines().filter_map(|line| line.trim().parse().ok()).filter(|place| *place < STORE_PLACES);
        let mut places: Vec<usize> = listed.collect();
        // A board missing from the order is still read.
        places.extend(0..STORE_PLACES);
        for place in places {
            if own_boards.0.iter().any(|kept| kept.place == place) {
                continue;
            }
            let name = name_of(place);
            match store.get(&name) {
                Ok(None) => {}
                Ok(Some(text)) => match haz::read(&text) {
                    Ok(board) => own_boards.0.push(StoredBoard { place, bytes: text.len(), board: Arc::new(board) }),
                    Err(error) => {
                        let aside = store.rename(&name, &format!("{name}.broken"));
                        errors.push(invalid_file(&name, &error));
                        errors.extend(aside.err().map(|error| store::error_message(&error)));
                    }
                },
                Err(error) => errors.push(unreadable_file(&name, store::read_error_message(&error))),
            }
        }
        (own_boards, errors)
    }

    /// Returns the boards, the oldest first.
    pub fn boards(&self) -> impl Iterator<Item = &Arc<Board>> {
        self.0.iter().map(|kept| &kept.board)
    }

    /// Returns true if this board is saved.
    pub fn contains(&self, board: &Board) -> bool {
        self.boards().any(|known| maps::are_identical(known, board))
    }

    /// Saves a board, and returns the boards removed to make room for it. Does nothing if the board is built in or
    /// already saved.
    ///
    /// # Errors
    /// Returns an error if the board is too large, or if the disk or the browser refuses. The board is then not saved,
    /// unless only the order could not be written. An old board that could not be removed to make room stays.
    pub fn add(&mut self, store: &Store, board: &Arc<Board>) -> io::Result<Vec<Arc<Board>>> {
        if maps::name_of(board).is_some() || self.contains(board) {
            return Ok(Vec::new());
        }
        let text = haz::write(board);
        if text.len() > MAX_BOARD_BYTES {
            return Err(StoreError::TooLarge.into());
        }
        // If the last run ended between a write and a removal, there is one board too many.
        let mut gone = self.remove_excess(store)?;
        let taken = |place: &usize| self.0.iter().any(|kept| kept.place == *place);
        let place = (0..STORE_PLACES).find(|place| !taken(place)).expect("there is one more place than boards");
        store.replace(&name_of(place), &text)?;
        self.0.push(StoredBoard { place, bytes: text.len(), board: board.clone() });
        let excess = self.remove_excess(store).inspect_err(|_| {
            // The file that could not be removed will be read at the next start, so the new board is removed instead.
            let _ = store.remove(&name_of(place));
            self.0.pop();
        });
        self.write_order(store)?;
        gone.extend(excess?);
        Ok(gone)
    }

    /// Removes the oldest boards beyond the limits, and returns them.
    fn remove_excess(&mut self, store: &Store) -> io::Result<Vec<Arc<Board>>> {
        let mut gone = Vec::new();
        while self.0.len() > MAX_BOARDS || self.0.iter().map(|kept| kept.bytes).sum::<usize>() > MAX_TOTAL_BYTES {
            store.remove(&name_of(self.0[0].place))?;
            gone.push(self.0.remove(0).board);
        }
        Ok(gone)
    }

    /// Removes a board, and returns its index; `None` if it was not saved.
    ///
    /// # Errors
    /// Returns an error if the disk or the browser refuses. The board is then kept.
    pub fn remove(&mut self, store: &Store, board: &Board) -> io::Result<Option<usize>> {
        let Some(at) = self.index_of(board) else { return Ok(None) };
        store.remove(&name_of(self.0[at].place))?;
        self.0.remove(at);
        // A place without a file is skipped when the order is read, and saving the next board corrects the order.
        let _ = self.write_order(store);
        Ok(Some(at))
    }

    /// Restores a removed board at this index, and returns the boards removed to make room for it. If the list filled
    /// up in the meantime, the oldest boards are removed.
    ///
    /// # Errors
    /// See [`OwnBoards::add`].
    pub fn restore(&mut self, store: &Store, board: &Arc<Board>, at: usize) -> io::Result<Vec<Arc<Board>>> {
        if self.contains(board) {
            return Ok(Vec::new());
        }
        let gone = self.add(store, board)?;
        if let Some(back) = self.0.pop_if(|kept| Arc::ptr_eq(&kept.board, board)) {
            // The boards removed to make room were at the start of the list.
            self.0.insert(at.saturating_sub(gone.len()).min(self.0.len()), back);
            self.write_order(store)?;
        }
        Ok(gone)
    }

    /// Replaces a board. Does nothing if the old board is no longer saved, or if the new board is already saved.
    ///
    /// # Errors
    /// Returns an error if the new board is too large, or if the disk or the browser refuses. The old board is then
    /// kept.
    pub fn replace_board(&mut self, store: &Store, board: &Board, new: &Arc<Board>) -> io::Result<()> {
        let Some(at) = self.index_of(board).filter(|_| !self.contains(new)) else { return Ok(()) };
        let text = haz::write(new);
        if text.len() > MAX_BOARD_BYTES {
            return Err(StoreError::TooLarge.into());
        }
        store.replace(&name_of(self.0[at].place), &text)?;
        (self.0[at].bytes, self.0[at].board) = (text.len(), new.clone());
        Ok(())
    }

    fn index_of(&self, board: &Board) -> Option<usize> {
        self.boards().position(|known| maps::are_identical(known, board))
    }

    fn write_order(&self, store: &Store) -> io::Result<()> {
        let lines: String = self.0.iter().map(|kept| format!("{}\n", kept.place)).collect();
        store.replace(ORDER, &lines)
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs, path::PathBuf};

    use super::*;
    use crate::texts::Translations;
    use hacienda_rules::{Ground, Hex, maps::grid::Grid};

    fn store(name: &str) -> (Store, PathBuf) {
        let folder = env::temp_dir().join(format!("hacienda-own-boards-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        (Store::Folder(folder.clone()), folder)
    }

    fn board(name: &str) -> Arc<Board> {
        let hexes = vec![(Hex { column: 0, row: 1 }, Ground::Pampas), (Hex { column: 1, row: 0 }, Ground::Market)];
        Arc::new(Board::new(name.into(), "Me".into(), "1".into(), (2, 2), hexes).expect("the board is valid"))
    }

    fn names(own_boards: &OwnBoards) -> Vec<String> {
        own_boards.boards().map(|board| board.name.clone()).collect()
    }

    /// Returns the names of the boards that are read at the next start, and checks that there are no errors.
    fn names_after_restart(store: &Store) -> Vec<String> {
        let (own_boards, errors) = OwnBoards::read(store);
        assert_eq!(errors, Vec::new());
        names(&own_boards)
    }

    #[test]
    fn boards_are_restored_in_their_order_without_removed_boards() {
        let (store, folder) = store("order");
        let mut own_boards = OwnBoards::read(&store).0;
        for name in ["One", "Two", "Three", "Two"] {
            assert!(own_boards.add(&store, &board(name)).expect("the folder is writable").is_empty());
        }
        assert_eq!(names_after_restart(&store), ["One", "Two", "Three"]);
        own_boards.remove(&store, &board("One")).expect("the folder is writable");
        own_boards.add(&store, &board("Four")).expect("the folder is writable");
        assert_eq!(names_after_restart(&store), ["Two", "Three", "Four"], "the order does not follow the places");
        own_boards
            .add(&store, &Arc::new(maps::by_name("paddock").expect("the board is built in")))
            .expect("the folder is writable");
        assert_eq!(names_after_restart(&store), ["Two", "Three", "Four"], "built-in boards are not stored");
        assert_eq!(
            haz::write(OwnBoards::read(&store).0.boards().next().expect("a board was kept")),
            haz::write(&board("Two"))
        );
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn the_oldest_board_is_removed_when_there_is_no_more_room() {
        let (store, folder) = store("full");
        let mut own_boards = OwnBoards::read(&store).0;
        for number in 0..MAX_BOARDS {
            assert!(own_boards.add(&store, &board(&number.to_string())).expect("the folder is writable").is_empty());
        }
        let gone = own_boards.add(&store, &board("new")).expect("the folder is writable");
        assert_eq!(gone.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["0"]);
        let gone = |name: &str, own_boards: &mut OwnBoards| {
            own_boards
                .add(&store, &board(&name.repeat(MAX_BOARD_BYTES / 4 - 50)))
                .expect("the folder is writable")
                .len()
        };
        assert_eq!(gone("long", &mut own_boards), 1, "the largest board replaces only one board");
        assert_eq!(
            gone("wide", &mut own_boards),
            MAX_BOARDS - 2,
            "two of the largest boards leave room for only one small board"
        );
        assert!(own_boards.add(&store, &board(&"long".repeat(MAX_BOARD_BYTES / 4))).is_err());
        assert_eq!(names_after_restart(&store).len(), 3);
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn two_hundred_boards_of_the_largest_grid_fit() {
        let store = Store::Nowhere;
        let mut own_boards = OwnBoards::default();
        for number in 0..MAX_BOARDS {
            let mut grid = Grid::new(40, 44);
            let hexes: Vec<Hex> = grid.hexes().collect();
            hexes.into_iter().for_each(|hex| grid.put(hex, Some(Ground::Pampas)));
            (grid.name, grid.author) = (format!("{number}: as long as names are shown, and longer"), "Somebody".into());
            let largest = Arc::new(grid.board().expect("the board is valid"));
            assert_eq!(own_boards.add(&store, &largest).expect("this store never fails").len(), 0, "{number}");
        }
        assert_eq!(own_boards.boards().count(), MAX_BOARDS);
    }

    #[test]
    fn a_restored_or_replaced_board_keeps_its_place() {
        let (store, folder) = store("back");
        let mut own_boards = OwnBoards::read(&store).0;
        for name in ["One", "Two", "Three"] {
            own_boards.add(&store, &board(name)).expect("the folder is writable");
        }
        assert_eq!(own_boards.remove(&store, &board("Two")).expect("the folder is writable"), Some(1));
        assert_eq!(own_boards.remove(&store, &board("Two")).expect("the folder is writable"), None);
        assert_eq!(names_after_restart(&store), ["One", "Three"]);
        for at in [1, 0] {
            assert!(own_boards.restore(&store, &board("Two"), at).expect("the folder is writable").is_empty());
        }
        assert_eq!(
            names_after_restart(&store),
            ["One", "Two", "Three"],
            "the board is restored once, in its old place"
        );
        own_boards.replace_board(&store, &board("Two"), &board("Deux")).expect("the folder is writable");
        assert_eq!(names_after_restart(&store), ["One", "Deux", "Three"]);
        for (old, new) in [("Four", "Five"), ("One", "Three")] {
            own_boards.replace_board(&store, &board(old), &board(new)).expect("the folder is writable");
            assert_eq!(names_after_restart(&store), ["One", "Deux", "Three"], "{old}");
        }
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn restoring_a_board_reports_the_board_removed_to_make_room() {
        let (store, folder) = store("back-full");
        let mut own_boards = OwnBoards::read(&store).0;
        for number in 0..=MAX_BOARDS {
            own_boards.add(&store, &board(&number.to_string())).expect("the folder is writable");
            if number == 3 {
                own_boards.remove(&store, &board("3")).expect("the folder is writable");
            }
        }
        let gone = own_boards.restore(&store, &board("3"), 3).expect("the folder is writable");
        assert_eq!(gone.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["0"]);
        assert_eq!(names(&own_boards)[..4], ["1", "2", "3", "4"], "the board is back in its old place");
        assert_eq!(names_after_restart(&store), names(&own_boards));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_failed_removal_leaves_one_copy_of_the_board() {
        let (store, folder) = store("stays");
        let mut own_boards = OwnBoards::read(&store).0;
        for name in ["One", "Two"] {
            own_boards.add(&store, &board(name)).expect("the folder is writable");
        }
        // A folder cannot be removed like a file.
        let file = folder.join(name_of(0));
        fs::remove_file(&file).expect("the folder is writable");
        fs::create_dir_all(file.join("in the way")).expect("the folder is writable");
        assert!(own_boards.remove(&store, &board("One")).is_err());
        assert!(own_boards.restore(&store, &board("One"), 0).expect("the board was never removed").is_empty());
        assert_eq!(names(&own_boards), ["One", "Two"]);
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_full_list_is_unchanged_if_its_oldest_board_cannot_be_removed() {
        let (store, folder) = store("oldest-stays");
        let mut own_boards = OwnBoards::read(&store).0;
        for number in 0..MAX_BOARDS {
            own_boards.add(&store, &board(&number.to_string())).expect("the folder is writable");
        }
        let before = names(&own_boards);
        // A folder cannot be removed like a file.
        let (file, aside) = (folder.join(name_of(0)), folder.join("aside"));
        fs::rename(&file, &aside).expect("the folder is writable");
        fs::create_dir_all(file.join("in the way")).expect("the folder is writable");
        assert!(own_boards.add(&store, &board("new")).is_err());
        assert_eq!(names(&own_boards), before);
        fs::remove_dir_all(&file).expect("the folder is writable");
        fs::rename(&aside, &file).expect("the folder is writable");
        assert_eq!(names_after_restart(&store), before);
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn an_excess_board_left_by_a_crash_is_removed_when_the_next_board_is_added() {
        let (store, folder) = store("crash");
        for place in 0..STORE_PLACES {
            store.put(&name_of(place), &haz::write(&board(&place.to_string()))).expect("the folder is writable");
        }
        let mut own_boards = OwnBoards::read(&store).0;
        let gone = own_boards.add(&store, &board("new")).expect("the folder is writable");
        assert_eq!(gone.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["0", "1"]);
        assert_eq!(names_after_restart(&store), names(&own_boards));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_broken_board_or_order_does_not_affect_the_rest() {
        let (store, folder) = store("broken");
        let mut own_boards = OwnBoards::read(&store).0;
        for name in ["One", "Two", "Three"] {
            own_boards.add(&store, &board(name)).expect("the folder is writable");
        }
        store.put(&name_of(1), "[Control]\nVersion=2").expect("the folder is writable");
        let (own_boards, errors) = OwnBoards::read(&store);
        assert_eq!(names(&own_boards), ["One", "Three"]);
        let messages: Vec<_> = errors.iter().map(|error| Translations::default().tr(error)).collect();
        assert!(
            messages.len() == 1 && messages[0].contains("(board-1.haz: ") && messages[0].contains("line 2"),
            "{messages:?}"
        );
        assert_eq!(names_after_restart(&store), ["One", "Three"], "the broken file is reported only once");
        assert!(store.get("board-1.haz.broken").expect("the file is readable").is_some(), "the file is not deleted");
        store.put(ORDER, "2\nmany\n-1\n900\n2\n").expect("the folder is writable");
        assert_eq!(names_after_restart(&store), ["Three", "One"]);
        store.remove(ORDER).expect("the folder is writable");
        assert_eq!(names_after_restart(&store), ["One", "Three"]);
        let _ = fs::remove_dir_all(folder);
    }
}
