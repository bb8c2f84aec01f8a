//! The slots of saved games in the store. Each slot holds one game: a few generations of its save, and its metadata.

use std::io;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::store::{self, Store, StoreError};

/// The maximum number of saved games before the player is asked to delete one.
pub const MAX_GAMES: usize = 12;
/// The number of slots. A few are spare, for games that start when the player cannot be asked.
const SLOTS: usize = MAX_GAMES + 4;
/// The number of generations kept per game.
pub const GENERATIONS: usize = 3;
/// The folder for games that were set aside after the program had stopped repeatedly. The web page moves them there;
/// keep in sync with `web/store.js`.
const ASIDE: &str = "aside/";

/// A slot for a saved game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot {
    number: usize,
    /// True if the game was set aside because it may have stopped the program.
    pub aside: bool,
}

/// The metadata of a saved game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SaveMetadata {
    /// The rank of the game by the time it was last played. The most recent game has the highest number; 0 means
    /// unknown.
    pub order: u64,
    /// The time of the last action, in seconds since 1970; 0 means unknown.
    pub played: u64,
}

/// A saved game, as listed in the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SavedGame {
    /// The slot of the game.
    pub slot: Slot,
    /// The metadata of the game.
    pub metadata: SaveMetadata,
}

/// The save slot of the current game. A new game has no slot; its first save takes a free slot.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CurrentSlot {
    slot: Option<Slot>,
    metadata: SaveMetadata,
    /// True once the game has a slot and ranks as the most recent.
    settled: bool,
}

impl Slot {
    /// The first slot. Older versions kept their only game there.
    pub const FIRST: Slot = Slot { number: 0, aside: false };

    /// Returns the start of the file names in this slot. The first slot keeps the name that older versions used.
    fn stem(self) -> String {
        if self.number == 0 { "game".to_owned() } else { format!("game-{}", self.number + 1) }
    }

    /// Returns the file name of a generation; 0 is the most recent.
    fn generation(self, age: usize) -> String {
        let folder = if self.aside { ASIDE } else { "" };
        let age = if age == 0 { String::new() } else { format!(".{age}") };
        format!("{folder}{}{age}.hacienda", self.stem())
    }

    /// Returns the file names of all generations, most recent first.
    pub(super) fn generations(self) -> [String; GENERATIONS] {
        std::array::from_fn(|age| self.generation(age))
    }

    fn metadata_name(self) -> String {
        format!("{}.about.json", self.stem())
    }

    /// Returns true if at least one generation of a game is stored here.
    pub(super) fn is_taken(self, store: &Store) -> io::Result<bool> {
        for name in self.generations() {
            if store.has(&name)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn read_metadata(self, store: &Store) -> SaveMetadata {
        let text = store.get(&self.metadata_name()).ok().flatten();
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Writes a save to a temporary file, moves every generation back by one, which drops the oldest, and renames the
    /// file to the most recent generation.
    pub(super) fn write(self, store: &Store, text: &str) -> io::Result<()> {
        let temporary = format!("{}.new", self.stem());
        store.put(&temporary, text)?;
        for age in (1..GENERATIONS).rev() {
            store.rename(&self.generation(age - 1), &self.generation(age))?;
        }
        store.rename(&temporary, &self.generation(0))
    }

    /// Writes the metadata. The game can be loaded without it.
    pub(super) fn write_metadata(self, store: &Store, metadata: SaveMetadata) -> io::Result<()> {
        store.replace(&self.metadata_name(), &serde_json::to_string(&metadata)?)
    }

    /// Deletes all generations of the game, and its metadata unless another game with the same slot number shares it.
    pub(super) fn forget(self, store: &Store) -> io::Result<()> {
        // The oldest generation is deleted first, so that an interruption leaves the most recent one.
        self.generations().iter().rev().try_for_each(|name| store.remove(name))?;
        if (Slot { aside: !self.aside, ..self }).is_taken(store)? {
            Ok(())
        } else {
            store.remove(&self.metadata_name())
        }
    }

    /// Returns a slot that holds no game, not even a game that was set aside.
    pub(super) fn free(store: &Store) -> io::Result<Slot> {
        for number in 0..SLOTS {
            let slot = Slot { number, aside: false };
            if !slot.is_taken(store)? && !(Slot { aside: true, ..slot }).is_taken(store)? {
                return Ok(slot);
            }
        }
        Err(StoreError::Full.into())
    }

    /// Returns the slot to which a game that was set aside is restored: its former slot if it is still free, otherwise
    /// another free slot.
    pub(super) fn restored_slot(self, store: &Store) -> io::Result<Slot> {
        let before = Slot { aside: false, ..self };
        if before.is_taken(store)? { Slot::free(store) } else { Ok(before) }
    }
}

/// Lists all saved games, most recent first. The list is empty if this program may not use the store.
///
/// # Errors
/// Returns an error if the disk or browser refuses.
pub fn saved_games(store: &Store) -> io::Result<Vec<SavedGame>> {
    let mut found = Vec::new();
    if !store.is_writable() {
        return Ok(found);
    }
    for number in 0..SLOTS {
        for aside in [false, true] {
            let slot = Slot { number, aside };
            if slot.is_taken(store)? {
                found.push(SavedGame { slot, metadata: slot.read_metadata(store) });
            }
        }
    }
    found.sort_by_key(|saved_game| (std::cmp::Reverse(saved_game.metadata.order), saved_game.slot));
    Ok(found)
}

impl CurrentSlot {
    /// Creates the state for resuming a saved game.
    pub fn of(saved_game: SavedGame) -> CurrentSlot {
        CurrentSlot { slot: Some(saved_game.slot), metadata: saved_game.metadata, settled: false }
    }

    /// Returns the slot of the game, once it has one.
    pub fn slot(&self) -> Option<Slot> {
        self.slot
    }

    /// Returns true once [`CurrentSlot::settle`] has assigned the slot and the rank.
    pub(super) fn is_settled(&self) -> bool {
        self.settled
    }

    /// Takes a free slot if the game has none, and ranks the game as the most recent. All pending writes must be
    /// finished.
    pub(super) fn settle(&mut self, store: &Store) -> io::Result<()> {
        let latest = saved_games(store)?.first().map_or(0, |saved_game| saved_game.metadata.order);
        if self.slot.is_none() {
            self.slot = Some(Slot::free(store)?);
        }
        self.metadata.order = latest + 1;
        self.settled = true;
        Ok(())
    }

    /// Returns the slot with metadata for an action played at this moment.
    pub(super) fn now(&self) -> Option<SavedGame> {
        let metadata = SaveMetadata { played: store::now(), ..self.metadata };
        self.slot.map(|slot| SavedGame { slot, metadata })
    }
}
