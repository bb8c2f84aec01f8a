//! What the turn schedule hands to the table: the effects of one action, sorted by the kind of thing they concern.

use std::{fmt::Debug, ops::Deref, sync::Arc};

use bevy::prelude::*;

use super::{Since, Table};

/// Lists of effects, one for each kind of thing: whoever writes a component reads its own alone.
pub trait Sort<Effect>: Debug + Default + Send + Sync + 'static {
    /// Puts an effect into its list.
    fn put(&mut self, effect: &Effect);

    /// Forgets all effects; the lists keep their room.
    fn clear(&mut self);
}

/// The effects of the action being applied, sorted, and the position they lead to.
#[derive(Resource, Debug)]
pub struct Happened<G: Table> {
    sorted: G::Sorted,
    /// The position after all effects, as long as they are being applied: what the frame has then seen of the table.
    after: Option<Arc<G::Position>>,
    /// How many actions were played since the table was laid out, this one included.
    number: u32,
}

impl<G: Table> Default for Happened<G> {
    fn default() -> Happened<G> {
        Happened { sorted: G::Sorted::default(), after: None, number: 0 }
    }
}

/// The lists.
impl<G: Table> Deref for Happened<G> {
    type Target = G::Sorted;

    fn deref(&self) -> &G::Sorted {
        &self.sorted
    }
}

impl<G: Table> Happened<G> {
    /// The number of the action being applied, for what it puts on the table.
    pub fn since(&self) -> Since {
        Since(self.number)
    }

    /// How many actions were played since the table was laid out.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The position that the effects lead to, as long as they are being applied.
    pub fn after(&self) -> Option<&Arc<G::Position>> {
        self.after.as_ref()
    }

    /// The position that the effects lead to, once they are applied. It is given away: for whoever changes the table by hand
    /// it would soon be out of date.
    pub fn give_after(&mut self) -> Option<Arc<G::Position>> {
        self.after.take()
    }

    /// Sorts effects into their lists; those of the action before are forgotten.
    pub fn route(&mut self, effects: &[G::Effect], after: Arc<G::Position>) {
        self.sorted.clear();
        self.after = Some(after);
        self.number += 1;
        effects.iter().for_each(|effect| self.sorted.put(effect));
    }
}
