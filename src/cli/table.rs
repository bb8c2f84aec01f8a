//! A table without a window, on which commands play through the same schedule as the game itself.

use std::sync::Arc;

use bevy::prelude::*;

use crate::turn::{self, Intent, Intents, Played, Refused};
use hacienda_rules::{Action, Effect, Hacienda, Illegal, Position, Setting};
use tabletop::Seat;

/// A game laid out as entities.
pub(super) struct Table {
    app: App,
    /// The position on it.
    pub position: Position,
}

impl Table {
    /// Lays a position out.
    pub fn new(setting: &Setting, position: &Position) -> Table {
        let mut app = App::new();
        app.add_plugins(crate::games::hacienda::turn::plugin);
        turn::begin::<Hacienda>(app.world_mut(), setting, position);
        Table { app, position: *position }
    }

    /// Plays an action for a seat that may act, or for any once the game is over.
    ///
    /// # Errors
    /// The reason why it is illegal; then nothing changed.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Arc<[Effect]>, Illegal> {
        let world = self.app.world_mut();
        world.resource_mut::<Intents<Hacienda>>().push(Intent { seat, action });
        turn::run::<Hacienda>(world);
        if let Some(refused) = world.resource_mut::<Messages<Refused<Hacienda>>>().drain().last() {
            return Err(refused.illegal);
        }
        let played = world.resource_mut::<Messages<Played<Hacienda>>>().drain().last();
        let played = played.expect("an intent of a seat that may act is either refused or played");
        self.position = *played.after;
        Ok(played.effects)
    }
}
