//! The places of saved games in the store: each game has one of its own, with a few generations and what is told about it.

use std::io;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::store::{self, Refusal, Store};

/// The most games that are kept without a question.
pub const MOST: usize = 12;
/// Places in the store: a few more than games, for those that begin where nobody can be asked.
const PLACES: usize = MOST + 4;
/// How many generations of a game are kept.
pub const GENERATIONS: usize = 3;
/// Where a page puts the saves of a game with which the program stopped again and again, as web/store.js names it.
const ASIDE: &str = "aside/";

/// The place of a saved game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot {
    number: usize,
    /// Whether its game was put aside because the program stopped with it.
    pub aside: bool,
}

/// What is told about a saved game beside its record.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct About {
    /// The games in the order in which they were last played, the latest with the highest number; 0 where nobody knows.
    pub order: u64,
    /// When its last action was played, in seconds since 1970; 0 where nobody knows.
    pub played: u64,
}

/// A game that is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept {
    /// Where.
    pub slot: Slot,
    /// What is told about it.
    pub about: About,
}

/// Where the game on the table is kept. A game that has just begun has no place yet: its first save takes a free one.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Running {
    slot: Option<Slot>,
    about: About,
    /// Whether it is the latest of all that are kept.
    settled: bool,
}

impl Slot {
    /// The place where the only game was kept before there were several.
    pub const FIRST: Slot = Slot { number: 0, aside: false };

    /// How its names begin; those of the first place are older than the others.
    fn stem(self) -> String {
        if self.number == 0 { "game".to_owned() } else { format!("game-{}", self.number + 1) }
    }

    /// The name of a generation: 0 is the youngest.
    fn generation(self, age: usize) -> String {
        let place = if self.aside { ASIDE } else { "" };
        let age = if age == 0 { String::new() } else { format!(".{age}") };
        format!("{place}{}{age}.hacienda", self.stem())
    }

    /// The names of all generations, youngest first.
    pub(super) fn generations(self) -> [String; GENERATIONS] {
        std::array::from_fn(|age| self.generation(age))
    }

    fn about_name(self) -> String {
        format!("{}.about.json", self.stem())
    }

    /// Whether a generation of its game is there.
    pub(super) fn is_taken(self, store: &Store) -> io::Result<bool> {
        for name in self.generations() {
            if store.has(&name)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn about(self, store: &Store) -> About {
        let text = store.get(&self.about_name()).ok().flatten();
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Writes a save: first beside the others, then every generation moves back by one and the new one takes its place.
    pub(super) fn write(self, store: &Store, text: &str) -> io::Result<()> {
        let fresh = format!("{}.new", self.stem());
        store.put(&fresh, text)?;
        for age in (1..GENERATIONS).rev() {
            store.rename(&self.generation(age - 1), &self.generation(age))?;
        }
        store.rename(&fresh, &self.generation(0))
    }

    /// Writes what is told about the game. Without it the game is still there.
    pub(super) fn tell(self, store: &Store, about: About) -> io::Result<()> {
        store.replace(&self.about_name(), &serde_json::to_string(&about)?)
    }

    /// Forgets the game, all generations.
    pub(super) fn forget(self, store: &Store) -> io::Result<()> {
        // The oldest first: one that is interrupted leaves the youngest.
        self.generations().iter().rev().try_for_each(|name| store.remove(name))?;
        if (Slot { aside: !self.aside, ..self }).is_taken(store)? { Ok(()) } else { store.remove(&self.about_name()) }
    }

    /// A place where no game is kept and none was put aside.
    pub(super) fn free(store: &Store) -> io::Result<Slot> {
        for number in 0..PLACES {
            let slot = Slot { number, aside: false };
            if !slot.is_taken(store)? && !(Slot { aside: true, ..slot }).is_taken(store)? {
                return Ok(slot);
            }
        }
        Err(Refusal::Full.into())
    }

    /// Where a game that was put aside is kept from now on: the same place, if no other game has taken it.
    pub(super) fn taken_back(self, store: &Store) -> io::Result<Slot> {
        let before = Slot { aside: false, ..self };
        if before.is_taken(store)? { Slot::free(store) } else { Ok(before) }
    }
}

/// All games that are kept, the latest first.
///
/// # Errors
/// When disk or browser refuses.
pub fn kept(store: &Store) -> io::Result<Vec<Kept>> {
    let mut found = Vec::new();
    if !store.keeps() {
        return Ok(found);
    }
    for number in 0..PLACES {
        for aside in [false, true] {
            let slot = Slot { number, aside };
            if slot.is_taken(store)? {
                found.push(Kept { slot, about: slot.about(store) });
            }
        }
    }
    found.sort_by_key(|kept| (std::cmp::Reverse(kept.about.order), kept.slot));
    Ok(found)
}

impl Running {
    /// The game that was kept there goes on.
    pub fn of(kept: Kept) -> Running {
        Running { slot: Some(kept.slot), about: kept.about, settled: false }
    }

    /// Its place, once it has one.
    pub fn slot(&self) -> Option<Slot> {
        self.slot
    }

    /// Whether it has its place and its number among the others; else [`Running::settle`].
    pub(super) fn is_settled(&self) -> bool {
        self.settled
    }

    /// Takes a free place, where it has none, and makes it the latest of all. Whatever waits to be written must be there.
    pub(super) fn settle(&mut self, store: &Store) -> io::Result<()> {
        let latest = kept(store)?.first().map_or(0, |kept| kept.about.order);
        if self.slot.is_none() {
            self.slot = Some(Slot::free(store)?);
        }
        self.about.order = latest + 1;
        self.settled = true;
        Ok(())
    }

    /// Its place, and what is told about it when an action has just been played.
    pub(super) fn now(&self) -> Option<Kept> {
        let about = About { played: store::now(), ..self.about };
        self.slot.map(|slot| Kept { slot, about })
    }
}
