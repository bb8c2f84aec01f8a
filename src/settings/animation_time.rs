//! Animation time, scaled by the speed setting.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::Settings;

/// The animation clock, scaled by the speed setting.
#[derive(SystemParam)]
pub struct AnimationTime<'w> {
    time: Res<'w, Time>,
    settings: Res<'w, Settings>,
}

impl AnimationTime<'_> {
    /// The scaled duration of this frame in seconds.
    pub fn seconds(&self) -> f32 {
        self.time.delta_secs() * self.settings.speed
    }
}
