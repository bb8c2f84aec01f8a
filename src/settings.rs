//! What a player sets once and finds again: loudness, speed, motion.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::store::Store;

/// The settings, kept beside the saves.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Loudness from 0 to 1.
    pub volume: f32,
    /// Whether nothing sounds.
    pub muted: bool,
    /// How many times faster than normal moves are shown, from 0.5 to 4.
    pub speed: f32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { volume: 0.6, muted: false, speed: 1.0 }
    }
}

impl Settings {
    /// The speeds to choose from.
    pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

    /// The settings with every number inside its bounds.
    fn bounded(self) -> Settings {
        let within = |number: f32, low: f32, high: f32, otherwise| {
            if number.is_finite() { number.clamp(low, high) } else { otherwise }
        };
        let fallback = Settings::default();
        Settings {
            volume: within(self.volume, 0.0, 1.0, fallback.volume),
            speed: within(self.speed, 0.5, 4.0, fallback.speed),
            ..self
        }
    }
}

const FILE: &str = "settings.json";

/// Reads the settings at the start and keeps them when they change. Settings that cannot be read are the usual ones.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(Startup, load)
        .add_systems(Update, keep.run_if(resource_changed::<Settings>).in_set(crate::AppSystems::Tell));
}

fn load(store: Option<Res<Store>>, mut settings: ResMut<Settings>) {
    let text = store.and_then(|store| store.get(FILE).ok().flatten());
    if let Some(read) = text.and_then(|text| serde_json::from_str::<Settings>(&text).ok()) {
        *settings = read.bounded();
    }
}

fn keep(store: Option<Res<Store>>, settings: Res<Settings>) {
    let Some(store) = store else { return };
    let text = serde_json::to_string(&*settings).unwrap_or_default();
    // A disk that refuses costs the player a setting, not the game.
    if let Err(error) = store.replace(FILE, &text) {
        warn!("the settings cannot be kept: {error}");
    }
}
