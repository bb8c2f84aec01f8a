//! The player's own boards, saved across restarts. Each has a file, and one file lists their order. The oldest board
//! is removed when there is no more room.

use std::{io, sync::Arc};

use bevy::prelude::*;

use crate::{
    store::{self, Refusal, Store},
    texts::{Given, Text, text},
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
pub const MOST: usize = 200;
/// The maximum size of a board file, in bytes.
pub const LARGEST: usize = reading::LARGEST_BOARD as usize;
/// The maximum total size of all board files, in bytes. The file of the largest grid takes 8 kB, so 200 of those fit.
/// A browser gives a page 5 MB, and the saved games need their share.
pub const ROOM: usize = 2_000_000;
/// The number of places in the store: one more than boards, so that a new board is written before the oldest is
/// removed.
const PLACES: usize = MOST + 1;
/// The file with the places in the order in which they were filled, one per line.
const ORDER: &str = "boards.txt";

fn name_of(place: usize) -> String {
    format!("board-{place}.haz")
}

/// Reports a board file that cannot be read.
fn broken(name: &str, error: Text) -> Text {
    text!("board-kept-broken", file = Given::name(name), error = error)
}

/// Reports a board file with a syntax error.
pub fn broken_by(name: &str, error: &HazError) -> Text {
    broken(name, Text::given(Given::error(error)))
}

#[derive(Debug, Clone)]
struct Kept {
    place: usize,
    bytes: usize,
    board: Arc<Board>,
}

/// The player's own boards, the oldest first.
#[derive(Resource, Debug, Clone, Default)]
pub struct Shelf(Vec<Kept>);

impl Shelf {
    /// Reads the boards, and returns an error text for each file that is not a board. Such a file is renamed, not
    /// deleted.
    pub fn read(store: &Store) -> (Shelf, Vec<Text>) {
        let mut shelf = Shelf::default();
        let mut troubles = Vec::new();
        // A store that refuses this refuses everything, and that was reported when the saved game was read.
        let Ok(order) = store.get(ORDER) else { return (shelf, troubles) };
        let order = order.unwrap_or_default();
        let listed = order.lines().filter_map(|line| line.trim().parse().ok()).filter(|place| *place < PLACES);
        let mut places: Vec<usize> = listed.collect();
        // A board missing from the order is still read.
        places.extend(0..PLACES);
        for place in places {
            if shelf.0.iter().any(|kept| kept.place == place) {
                continue;
            }
            let name = name_of(place);
            match store.get(&name) {
                Ok(None) => {}
                Ok(Some(text)) => match haz::read(&text) {
                    Ok(board) => shelf.0.push(Kept { place, bytes: text.len(), board: Arc::new(board) }),
                    Err(error) => {
                        let aside = store.rename(&name, &format!("{name}.broken"));
                        troubles.push(broken_by(&name, &error));
                        troubles.extend(aside.err().map(|error| store::trouble(&error)));
                    }
                },
                Err(error) => troubles.push(broken(&name, store::unread(&error))),
            }
        }
        (shelf, troubles)
    }

    /// Returns the boards, the oldest first.
    pub fn boards(&self) -> impl Iterator<Item = &Arc<Board>> {
        self.0.iter().map(|kept| &kept.board)
    }

    /// Returns true if this board is saved.
    pub fn holds(&self, board: &Board) -> bool {
        self.boards().any(|known| maps::same(known, board))
    }

    /// Saves a board, and returns the boards removed to make room for it. Built-in boards are not saved.
    ///
    /// # Errors
    /// Returns an error if the board is too large, or if the disk or the browser refuses. All other boards are still
    /// there.
    pub fn add(&mut self, store: &Store, board: &Arc<Board>) -> io::Result<Vec<Arc<Board>>> {
        if maps::name_of(board).is_some() || self.holds(board) {
            return Ok(Vec::new());
        }
        let text = haz::write(board);
        if text.len() > LARGEST {
            return Err(Refusal::TooLarge.into());
        }
        let taken = |place: &usize| self.0.iter().any(|kept| kept.place == *place);
        let place = (0..PLACES).find(|place| !taken(place)).expect("there is a place more than boards");
        store.replace(&name_of(place), &text)?;
        self.0.push(Kept { place, bytes: text.len(), board: board.clone() });
        let mut gone = Vec::new();
        while self.0.len() > MOST || self.0.iter().map(|kept| kept.bytes).sum::<usize>() > ROOM {
            let oldest = self.0.remove(0);
            store.remove(&name_of(oldest.place))?;
            gone.push(oldest.board);
        }
        self.write_order(store)?;
        Ok(gone)
    }

    /// Removes a board, and returns its index; `None` if it was not saved.
    ///
    /// # Errors
    /// Returns an error if the disk or the browser refuses. The board is still there.
    pub fn remove(&mut self, store: &Store, board: &Board) -> io::Result<Option<usize>> {
        let Some(at) = self.place_of(board) else { return Ok(None) };
        store.remove(&name_of(self.0[at].place))?;
        self.0.remove(at);
        // An order that lists a missing place is read without it, and the next board corrects it.
        let _ = self.write_order(store);
        Ok(Some(at))
    }

    /// Restores a removed board at this index, and returns the boards removed to make room for it. If the list filled
    /// up in the meantime, the oldest board is removed.
    ///
    /// # Errors
    /// See [`Shelf::add`].
    pub fn put_back(&mut self, store: &Store, board: &Arc<Board>, at: usize) -> io::Result<Vec<Arc<Board>>> {
        if self.holds(board) {
            return Ok(Vec::new());
        }
        let gone = self.add(store, board)?;
        if let Some(back) = self.0.pop_if(|kept| Arc::ptr_eq(&kept.board, board)) {
            // The removed boards came before it.
            self.0.insert(at.saturating_sub(gone.len()).min(self.0.len()), back);
            self.write_order(store)?;
        }
        Ok(gone)
    }

    /// Replaces a board. Does nothing if the old board is no longer there, or if the new one is there already.
    ///
    /// # Errors
    /// Returns an error if the new board is too large, or if the disk or the browser refuses. The old board is still
    /// there.
    pub fn exchange(&mut self, store: &Store, board: &Board, new: &Arc<Board>) -> io::Result<()> {
        let Some(at) = self.place_of(board).filter(|_| !self.holds(new)) else { return Ok(()) };
        let text = haz::write(new);
        if text.len() > LARGEST {
            return Err(Refusal::TooLarge.into());
        }
        store.replace(&name_of(self.0[at].place), &text)?;
        (self.0[at].bytes, self.0[at].board) = (text.len(), new.clone());
        Ok(())
    }

    fn place_of(&self, board: &Board) -> Option<usize> {
        self.boards().position(|known| maps::same(known, board))
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
    use crate::texts::Words;
    use hacienda_rules::{Ground, Hex, maps::grid::Grid};

    fn store(name: &str) -> (Store, PathBuf) {
        let folder = env::temp_dir().join(format!("hacienda-shelf-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        (Store::Folder(folder.clone()), folder)
    }

    fn board(name: &str) -> Arc<Board> {
        let hexes = vec![(Hex { column: 0, row: 1 }, Ground::Pampas), (Hex { column: 1, row: 0 }, Ground::Market)];
        Arc::new(Board::new(name.into(), "Me".into(), "1".into(), (2, 2), hexes).expect("a board"))
    }

    fn names(shelf: &Shelf) -> Vec<String> {
        shelf.boards().map(|board| board.name.clone()).collect()
    }

    /// Returns the names of the boards that the next start reads, without any error.
    fn again(store: &Store) -> Vec<String> {
        let (shelf, troubles) = Shelf::read(store);
        assert_eq!(troubles, Vec::new());
        names(&shelf)
    }

    #[test]
    fn boards_come_back_in_their_order_and_removed_ones_do_not() {
        let (store, folder) = store("order");
        let mut shelf = Shelf::read(&store).0;
        for name in ["One", "Two", "Three", "Two"] {
            assert!(shelf.add(&store, &board(name)).expect("the folder is ours").is_empty());
        }
        assert_eq!(again(&store), ["One", "Two", "Three"]);
        shelf.remove(&store, &board("One")).expect("the folder is ours");
        shelf.add(&store, &board("Four")).expect("the folder is ours");
        assert_eq!(again(&store), ["Two", "Three", "Four"], "the free place is not the oldest one");
        shelf.add(&store, &Arc::new(maps::by_name("paddock").expect("ours"))).expect("the folder is ours");
        assert_eq!(again(&store), ["Two", "Three", "Four"], "ours need no keeping");
        assert_eq!(haz::write(Shelf::read(&store).0.boards().next().expect("kept")), haz::write(&board("Two")));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_full_shelf_gives_up_its_oldest_board() {
        let (store, folder) = store("full");
        let mut shelf = Shelf::read(&store).0;
        for number in 0..MOST {
            assert!(shelf.add(&store, &board(&number.to_string())).expect("the folder is ours").is_empty());
        }
        let gone = shelf.add(&store, &board("new")).expect("the folder is ours");
        assert_eq!(gone.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["0"]);
        let gone = |name: &str, shelf: &mut Shelf| {
            shelf.add(&store, &board(&name.repeat(LARGEST / 4 - 50))).expect("the folder is ours").len()
        };
        assert_eq!(gone("long", &mut shelf), 1, "there is room for more than the largest");
        assert_eq!(gone("wide", &mut shelf), MOST - 2, "two of them leave room for one that is small");
        assert!(shelf.add(&store, &board(&"long".repeat(LARGEST / 4))).is_err());
        assert_eq!(again(&store).len(), 3);
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn two_hundred_boards_of_the_largest_grid_have_room() {
        let store = Store::Nowhere;
        let mut shelf = Shelf::default();
        for number in 0..MOST {
            let mut grid = Grid::new(40, 44);
            let hexes: Vec<Hex> = grid.hexes().collect();
            hexes.into_iter().for_each(|hex| grid.put(hex, Some(Ground::Pampas)));
            (grid.name, grid.author) = (format!("{number}: as long as names are shown, and longer"), "Somebody".into());
            let largest = Arc::new(grid.board().expect("a board"));
            assert_eq!(shelf.add(&store, &largest).expect("it keeps nothing").len(), 0, "{number}");
        }
        assert_eq!(shelf.boards().count(), MOST);
    }

    #[test]
    fn a_board_comes_back_to_its_place_and_another_takes_it() {
        let (store, folder) = store("back");
        let mut shelf = Shelf::read(&store).0;
        for name in ["One", "Two", "Three"] {
            shelf.add(&store, &board(name)).expect("the folder is ours");
        }
        assert_eq!(shelf.remove(&store, &board("Two")).expect("the folder is ours"), Some(1));
        assert_eq!(shelf.remove(&store, &board("Two")).expect("the folder is ours"), None);
        assert_eq!(again(&store), ["One", "Three"]);
        for at in [1, 0] {
            assert!(shelf.put_back(&store, &board("Two"), at).expect("the folder is ours").is_empty());
        }
        assert_eq!(again(&store), ["One", "Two", "Three"], "once, and where it was");
        shelf.exchange(&store, &board("Two"), &board("Deux")).expect("the folder is ours");
        assert_eq!(again(&store), ["One", "Deux", "Three"]);
        for (old, new) in [("Four", "Five"), ("One", "Three")] {
            shelf.exchange(&store, &board(old), &board(new)).expect("the folder is ours");
            assert_eq!(again(&store), ["One", "Deux", "Three"], "{old}");
        }
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn what_comes_back_to_a_full_shelf_tells_what_goes_for_it() {
        let (store, folder) = store("back-full");
        let mut shelf = Shelf::read(&store).0;
        for number in 0..=MOST {
            shelf.add(&store, &board(&number.to_string())).expect("the folder is ours");
            if number == 3 {
                shelf.remove(&store, &board("3")).expect("the folder is ours");
            }
        }
        let gone = shelf.put_back(&store, &board("3"), 3).expect("the folder is ours");
        assert_eq!(gone.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["0"]);
        assert_eq!(names(&shelf)[..4], ["1", "2", "3", "4"], "it stands where it stood");
        assert_eq!(again(&store), names(&shelf));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_board_that_cannot_be_removed_is_still_there_once() {
        let (store, folder) = store("stays");
        let mut shelf = Shelf::read(&store).0;
        for name in ["One", "Two"] {
            shelf.add(&store, &board(name)).expect("the folder is ours");
        }
        // A folder cannot be removed like a file.
        let file = folder.join(name_of(0));
        fs::remove_file(&file).expect("the folder is ours");
        fs::create_dir_all(file.join("in the way")).expect("the folder is ours");
        assert!(shelf.remove(&store, &board("One")).is_err());
        assert!(shelf.put_back(&store, &board("One"), 0).expect("it is there").is_empty());
        assert_eq!(names(&shelf), ["One", "Two"]);
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_broken_board_or_order_costs_nothing_else() {
        let (store, folder) = store("broken");
        let mut shelf = Shelf::read(&store).0;
        for name in ["One", "Two", "Three"] {
            shelf.add(&store, &board(name)).expect("the folder is ours");
        }
        store.put(&name_of(1), "[Control]\nVersion=2").expect("the folder is ours");
        let (shelf, troubles) = Shelf::read(&store);
        assert_eq!(names(&shelf), ["One", "Three"]);
        let told: Vec<_> = troubles.iter().map(|trouble| Words::default().say(trouble)).collect();
        assert!(told.len() == 1 && told[0].contains("(board-1.haz: ") && told[0].contains("line 2"), "{told:?}");
        assert_eq!(again(&store), ["One", "Three"], "it is told once");
        assert!(store.get("board-1.haz.broken").expect("the folder is ours").is_some(), "and not thrown away");
        store.put(ORDER, "2\nmany\n-1\n900\n2\n").expect("the folder is ours");
        assert_eq!(again(&store), ["Three", "One"]);
        store.remove(ORDER).expect("the folder is ours");
        assert_eq!(again(&store), ["One", "Three"]);
        let _ = fs::remove_dir_all(folder);
    }
}
