//! A table without a window. Commands play actions on it through the same schedule as the game itself.

use std::sync::Arc;

use bevy::prelude::*;

use crate::turn::{self, Intent, Intents, Played, Refused, Rules};
use tabletop::Seat;

/// A game laid out as entities.
pub(super) struct Table<G: Rules> {
    app: App,
    /// The position after the last accepted action.
    pub position: G::Position,
}

impl<G: Rules> Table<G> {
    /// Lays out a position.
    pub fn new(setting: &G::Setting, position: &G::Position) -> Table<G> {
        let mut app = App::new();
        app.add_plugins(crate::games::turn_plugins);
        turn::begin::<G>(app.world_mut(), setting, position);
        Table { app, position: *position }
    }

    /// Plays an action for a seat that may act. Once the game is over, the action of any seat is refused.
    ///
    /// # Errors
    /// Returns the reason why the action is illegal. The position is then unchanged.
    ///
    /// # Panics
    /// Panics if the game is not over and the seat may not act.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Arc<[G::Effect]>, G::Illegal> {
        let world = self.app.world_mut();
        world.resource_mut::<Intents<G>>().push(Intent { seat, action });
        turn::run::<G>(world);
        if let Some(refused) = world.resource_mut::<Messages<Refused<G>>>().drain().last() {
            return Err(refused.illegal);
        }
        let played = world.resource_mut::<Messages<Played<G>>>().drain().last();
        let played = played.expect("an intent from a seat that may act is either refused or played");
        self.position = *played.after;
        Ok(played.effects)
    }
}
