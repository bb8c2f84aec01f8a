//! What a player sets once and finds again: loudness, speed, motion.

use bevy::{ecs::system::SystemParam, prelude::*};
use serde::{Deserialize, Serialize};

use crate::store::{Store, Writer};

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
        .init_resource::<Writer>()
        .add_systems(Startup, load)
        .add_systems(Update, keep.in_set(crate::AppSystems::Tell));
}

fn load(store: Option<Res<Store>>, mut settings: ResMut<Settings>) {
    let text = store.and_then(|store| store.get(FILE).ok().flatten());
    if let Some(read) = text.and_then(|text| serde_json::from_str::<Settings>(&text).ok()) {
        *settings = read.bounded();
    }
}

/// What holds on to a setting: a finger on the slider changes it many times before it lets go.
#[derive(SystemParam)]
struct Held<'w> {
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    touches: Option<Res<'w, Touches>>,
}

impl Held<'_> {
    fn any(&self) -> bool {
        self.buttons.as_ref().is_some_and(|buttons| buttons.get_pressed().len() > 0)
            || self.keys.as_ref().is_some_and(|keys| keys.get_pressed().len() > 0)
            || self.touches.as_ref().is_some_and(|touches| touches.iter().next().is_some())
    }
}

fn keep(
    store: Option<Res<Store>>,
    settings: Res<Settings>,
    held: Held,
    mut kept: Local<Option<Settings>>,
    mut writer: ResMut<Writer>,
) {
    // A disk that refuses costs the player a setting, not the game.
    if let Some(Err(error)) = writer.outcome(FILE) {
        warn!("the settings cannot be kept: {error}");
    }
    let now = *settings;
    if *kept.get_or_insert(now) == now || held.any() {
        return;
    }
    *kept = Some(now);
    if let Some(store) = store.filter(|store| store.keeps()) {
        writer.write(&store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&now)?));
    }
}
