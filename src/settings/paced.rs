//! Time as the picture counts it: at the speed that the player chose.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::Settings;

/// What moves in the picture goes on by this, at the speed that the player chose.
#[derive(SystemParam)]
pub struct Paced<'w> {
    time: Res<'w, Time>,
    settings: Res<'w, Settings>,
}

impl Paced<'_> {
    /// Seconds that this frame brings.
    pub fn seconds(&self) -> f32 {
        self.time.delta_secs() * self.settings.speed
    }
}
