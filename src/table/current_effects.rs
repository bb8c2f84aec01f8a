//! The effects of one action, in the lists that the game defines. The turn schedule passes them to the table.

use std::{fmt::Debug, ops::Deref, sync::Arc};

use bevy::prelude::*;

use super::{PlacedBy, Table};

/// The lists of effects: one for each kind, so that systems read only the lists that they need, or one for all kinds.
pub trait EffectLists<Effect>: Debug + Default + Send + Sync + 'static {
    /// Appends an effect to its list.
    fn add(&mut self, effect: &Effect);

    /// Clears all lists, and keeps their capacity.
    fn clear(&mut self);
}

/// The effects of the most recently applied action, in lists, and the position after it.
#[derive(Resource, Debug)]
pub struct CurrentEffects<G: Table> {
    sorted: G::Sorted,
    /// The position after all effects. Set only while the effects are being applied.
    after: Option<Arc<G::Position>>,
    /// The number of actions since the table was set up, including this one.
    number: u32,
}

impl<G: Table> Default for CurrentEffects<G> {
    fn default() -> CurrentEffects<G> {
        CurrentEffects { sorted: G::Sorted::default(), after: None, number: 0 }
    }
}

/// Gives access to the lists.
impl<G: Table> Deref for CurrentEffects<G> {
    type Target = G::Sorted;

    fn deref(&self) -> &G::Sorted {
        &self.sorted
    }
}

impl<G: Table> CurrentEffects<G> {
    /// Returns the number of the current action, as a component for the pieces that it places or moves.
    pub fn placed_by(&self) -> PlacedBy {
        PlacedBy(self.number)
    }

    /// Returns the number of actions since the table was set up.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Returns the position after the effects, while they are being applied.
    pub fn after(&self) -> Option<&Arc<G::Position>> {
        self.after.as_ref()
    }

    /// Takes the position after the effects, once they are applied. It is not kept, because direct changes to the
    /// components would soon make it outdated.
    pub fn take_after(&mut self) -> Option<Arc<G::Position>> {
        self.after.take()
    }

    /// Clears the effects of the previous action, and sorts the effects of this action into the lists.
    pub fn route(&mut self, effects: &[G::Effect], after: Arc<G::Position>) {
        self.sorted.clear();
        self.after = Some(after);
        self.number += 1;
        effects.iter().for_each(|effect| self.sorted.add(effect));
    }
}
