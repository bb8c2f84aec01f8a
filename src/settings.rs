//! Persistent settings of the player, such as volume, speed, motion and language.

use bevy::{ecs::system::SystemParam, prelude::*, time::Real};
use serde::{Deserialize, Serialize};

use crate::{
    AppSystems,
    launch::PX_PER_MM_RANGE,
    store::{Store, Unreadable, Writer},
    texts::{Language, text},
};

mod animation_time;

pub use animation_time::AnimationTime;

/// The settings, stored next to the saves.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Volume of the cues from 0 to 1. Older versions stored one `volume` for all sound.
    #[serde(alias = "volume")]
    pub effects: f32,
    /// Volume of the music from 0 to 1.
    pub music: f32,
    /// True if all sound is off.
    pub muted: bool,
    /// Animation speed as a multiple of normal speed, from 0.5 to 4.
    pub speed: f32,
    /// True if the program waits for a press after each action of a computer player.
    pub stepped: bool,
    /// True if the cards of a hand stay in the order in which they were drawn, false if they are sorted by kind.
    pub hand_as_drawn: bool,
    /// The actions that need confirmation.
    pub asks: Confirmations,
    /// The picture quality; [`Settings::supported_quality`] if not chosen.
    pub quality: Option<Quality>,
    /// The picture quality that the machine can handle.
    #[serde(skip)]
    pub supported_quality: Quality,
    /// True for the map view, from straight above.
    pub map: bool,
    /// True if all motion is off.
    pub still: bool,
    /// True for reduced motion, with fades in place of movement; the system's preference if not chosen.
    pub calm: Option<bool>,
    /// True if the system prefers reduced motion.
    #[serde(skip)]
    pub system_reduced_motion: bool,
    /// True for high contrast; the system's preference if not chosen.
    pub contrast: Option<bool>,
    /// True if the system prefers high contrast.
    #[serde(skip)]
    pub system_high_contrast: bool,
    /// Text size as a multiple of the default, from 1 to 2.
    pub text: f32,
    /// True if two keys control everything: Space or Tab moves to the next item, Enter activates it.
    pub two_keys: bool,
    /// Logical pixels per millimetre of screen as measured by the user, from 1 to 40.
    pub px_per_mm: Option<f32>,
    /// Logical pixels per millimetre given by the command line or the page's address. Valid until the user sets or
    /// removes a measurement.
    #[serde(skip)]
    pub px_per_mm_override: Option<f32>,
    /// True if the panels around the board are mirrored for left-handed players.
    pub left_handed: bool,
    /// True if the screen lies flat among the players, so that the picture turns to the player to act.
    pub table_top: bool,
    /// True if the command line or the page's address declares that the screen lies flat.
    #[serde(skip)]
    pub table_top_override: bool,
    /// The chosen language, stored by its code; the system's if not chosen.
    #[serde(with = "code")]
    pub language: Option<Language>,
    /// The language given by the command line or the page's address, or the language kept in use because the chosen
    /// language cannot be loaded. Valid until another language is chosen.
    #[serde(skip)]
    pub language_override: Option<Language>,
    /// The choice before the last change of language in this run.
    #[serde(skip)]
    pub previous_language: Option<Option<Language>>,
    /// The language of the system.
    #[serde(skip)]
    pub language_of_system: Language,
    /// For each member of [`Language::OFFERED`], true if it is not available here.
    #[serde(skip)]
    pub unavailable_languages: [bool; Language::OFFERED.len()],
}

/// The actions that need confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Confirmations {
    /// Placing a piece on the board, confirmed by a tick or a second tap.
    pub place: bool,
    /// Drawing from a deck or taking from a display, which cannot be undone.
    pub buy: bool,
    /// Ending a turn with several actions left.
    pub end: bool,
    /// Undoing a whole turn, or an action together with later actions of others.
    pub undo: bool,
}

impl Default for Confirmations {
    fn default() -> Confirmations {
        Confirmations { place: true, buy: true, end: true, undo: true }
    }
}

mod code {
    //! Serialises languages by code; a code unknown to this version is read as `None`.
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::texts::Language;

    pub fn serialize<S: Serializer>(language: &Option<Language>, serializer: S) -> Result<S::Ok, S::Error> {
        language.map(Language::code).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
        let code = Option::<String>::deserialize(deserializer)?;
        Ok(code.as_deref().and_then(Language::from_code))
    }
}

/// Picture quality.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quality {
    /// No shadows, no anti-aliasing, no ambient animation.
    #[default]
    Low,
    /// Shadows and ambient animation.
    Middle,
    /// Soft shadows, anti-aliasing and ambient animation.
    High,
}

impl Quality {
    /// All qualities, lowest first.
    pub const ALL: [Quality; 3] = [Quality::Low, Quality::Middle, Quality::High];
}

/// The amount of motion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// All animations.
    Full,
    /// Short fades only.
    Reduced,
    /// No motion.
    Off,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            effects: 0.6,
            music: 0.4,
            muted: false,
            speed: 1.0,
            stepped: false,
            hand_as_drawn: false,
            asks: Confirmations::default(),
            quality: None,
            supported_quality: Quality::Low,
            map: false,
            still: false,
            calm: None,
            system_reduced_motion: false,
            contrast: None,
            system_high_contrast: false,
            text: 1.0,
            two_keys: false,
            px_per_mm: None,
            px_per_mm_override: None,
            left_handed: false,
            table_top: false,
            table_top_override: false,
            language: None,
            language_override: None,
            previous_language: None,
            language_of_system: Language::ENGLISH,
            unavailable_languages: [false; Language::OFFERED.len()],
        }
    }
}

impl Settings {
    /// The speeds to choose from.
    pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

    /// The text sizes to choose from, in percent of the default.
    pub const TEXT_SIZES: [u8; 5] = [100, 125, 150, 175, 200];

    /// The chosen picture quality, else the quality that the machine can handle.
    pub fn quality(&self) -> Quality {
        self.quality.unwrap_or(self.supported_quality)
    }

    /// The current volume of the cues, from 0 to 1.
    pub fn effects_volume(&self) -> f32 {
        if self.muted { 0.0 } else { self.effects }
    }

    /// The current volume of the music, from 0 to 1.
    pub fn music_volume(&self) -> f32 {
        if self.muted { 0.0 } else { self.music }
    }

    /// Mutes or unmutes. Unmuting restores the default volumes if both are zero, so that something can be heard.
    pub fn mute(&mut self, mute: bool) {
        self.muted = mute;
        if !mute && self.effects.max(self.music) <= 0.0 {
            let usual = Settings::default();
            (self.effects, self.music) = (usual.effects, usual.music);
        }
    }

    /// The amount of motion.
    pub fn motion(&self) -> Motion {
        match (self.still, self.calm.unwrap_or(self.system_reduced_motion)) {
            (true, _) => Motion::Off,
            (false, true) => Motion::Reduced,
            (false, false) => Motion::Full,
        }
    }

    /// Chooses the amount of motion.
    pub fn set_motion(&mut self, motion: Motion) {
        self.still = motion == Motion::Off;
        if !self.still {
            self.calm = Some(motion == Motion::Reduced);
        }
    }

    /// Returns true for high contrast: as chosen, else as the system prefers.
    pub fn high_contrast(&self) -> bool {
        self.contrast.unwrap_or(self.system_high_contrast)
    }

    /// Logical pixels per millimetre of screen, if known.
    pub fn px_per_mm(&self) -> Option<f32> {
        self.px_per_mm_override.or(self.px_per_mm)
    }

    /// Stores a measurement of the screen, or removes it.
    pub fn set_px_per_mm(&mut self, measure: Option<f32>) {
        (self.px_per_mm, self.px_per_mm_override) = (measure, None);
    }

    /// Returns true if the picture turns to the player to act.
    pub fn table_top(&self) -> bool {
        self.table_top || self.table_top_override
    }

    /// Chooses whether the picture turns to the player to act.
    pub fn set_table_top(&mut self, turns: bool) {
        (self.table_top, self.table_top_override) = (turns, false);
    }

    /// The current language: the override, else the chosen language, else the system's language.
    pub fn language(&self) -> Language {
        self.language_override.or(self.language).unwrap_or(self.language_of_system)
    }

    /// The languages to choose from.
    pub fn languages(&self) -> impl Iterator<Item = Language> {
        let offered = Language::OFFERED.into_iter().zip(self.unavailable_languages);
        offered.filter(|(_, withheld)| !withheld).map(|(language, _)| language)
    }

    /// Chooses a language.
    pub fn set_language(&mut self, language: Language) {
        if self.language != Some(language) {
            self.previous_language = Some(self.language);
        }
        (self.language, self.language_override) = (Some(language), None);
    }

    /// Reverts the choice of a language that cannot be loaded and keeps `spoken` in use. A choice made in an earlier
    /// run stays stored, since its language may be available at the next start.
    pub fn revert_language(&mut self, language: Language, spoken: Language) {
        let before = self.previous_language.take();
        if let Some(before) = before.filter(|_| self.language == Some(language)) {
            self.language = before;
        }
        self.language_override = Some(spoken);
    }

    /// Clamps the volumes, the speed and the text size to their ranges, and drops a measurement of the screen that is
    /// out of range.
    fn bounded(self) -> Settings {
        let within = |number: f32, low: f32, high: f32, otherwise| {
            if number.is_finite() { number.clamp(low, high) } else { otherwise }
        };
        let fallback = Settings::default();
        Settings {
            effects: within(self.effects, 0.0, 1.0, fallback.effects),
            music: within(self.music, 0.0, 1.0, fallback.music),
            speed: within(self.speed, 0.5, 4.0, fallback.speed),
            text: within(self.text, 1.0, 2.0, fallback.text),
            px_per_mm: self.px_per_mm.filter(|px| PX_PER_MM_RANGE.contains(px)),
            ..self
        }
    }
}

const FILE: &str = "settings.json";

/// Returns the language that the player has chosen, for messages without a running app.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn chosen_language(store: &Store) -> Option<Language> {
    let text = store.get(FILE).ok().flatten()?;
    serde_json::from_str::<Settings>(&text).ok()?.language
}

/// Loads the settings at startup and saves them when they change. Unreadable settings are replaced by the defaults.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Writer>()
        .init_resource::<Unreadable>()
        .add_systems(Startup, (load, apply_language).chain())
        .add_systems(
            Update,
            (
                save.in_set(AppSystems::Announce),
                apply_language
                    .run_if(resource_changed::<Settings>)
                    .after(AppSystems::Navigate)
                    .before(AppSystems::Input),
            ),
        );
}

fn load(store: Option<Res<Store>>, mut settings: ResMut<Settings>, mut unreadable: ResMut<Unreadable>) {
    let read = store.and_then(|store| unreadable.read_json::<Settings>(&store, FILE, text!("settings-put-aside")));
    if let Some(read) = read {
        let Settings { supported_quality, language_override, language_of_system, unavailable_languages, .. } =
            *settings;
        let Settings { px_per_mm_override, table_top_override, .. } = *settings;
        let read = Settings { px_per_mm_override, table_top_override, ..read.bounded() };
        *settings =
            Settings { supported_quality, language_override, language_of_system, unavailable_languages, ..read };
    }
    (settings.system_reduced_motion, settings.system_high_contrast) = system_preferences();
}

/// Returns the reduced-motion and high-contrast preferences of the browser. Outside a browser both count as false.
fn system_preferences() -> (bool, bool) {
    #[cfg(target_arch = "wasm32")]
    return (crate::page::reduced_motion(), crate::page::more_contrast());
    #[cfg(not(target_arch = "wasm32"))]
    (false, false)
}

/// Applies the language of the settings.
pub(crate) fn apply_language(settings: Res<Settings>, language: Option<ResMut<Language>>) {
    if let Some(mut language) = language {
        language.set_if_neq(settings.language());
    }
}

/// The language of the system, or of the browser.
pub fn language_of_system() -> Language {
    #[cfg(target_arch = "wasm32")]
    return Language::first_of(crate::page::languages().lines()).unwrap_or_default();
    #[cfg(not(target_arch = "wasm32"))]
    Language::from_environment(|name| std::env::var(name).ok())
}

/// The inputs that may be held down. While one is held, a slider may change its setting many times.
#[derive(SystemParam)]
struct InputState<'w> {
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    touches: Option<Res<'w, Touches>>,
}

impl InputState<'_> {
    fn any(&self) -> bool {
        self.buttons.as_ref().is_some_and(|buttons| buttons.get_pressed().len() > 0)
            || self.keys.as_ref().is_some_and(|keys| keys.get_pressed().len() > 0)
            || self.touches.as_ref().is_some_and(|touches| touches.iter().next().is_some())
    }
}

/// Seconds without a change after which the settings are saved even while an input is held. Such an input may be
/// accidental, for example a sleeve on the screen.
const SETTLE_SECONDS: f64 = 1.0;

fn save(
    store: Option<Res<Store>>,
    settings: Res<Settings>,
    (held, time): (InputState, Res<Time<Real>>),
    (mut kept, mut seen): (Local<Option<Settings>>, Local<Option<(Settings, f64)>>),
    mut writer: ResMut<Writer>,
) {
    // A failed write loses a setting, not the game.
    if let Some(Err(error)) = writer.outcome(FILE) {
        warn!("the settings cannot be saved: {error}");
    }
    let (now, clock) = (*settings, time.elapsed_secs_f64());
    let since = seen.filter(|(before, _)| *before == now).map_or(clock, |(_, since)| since);
    *seen = Some((now, since));
    if *kept.get_or_insert(now) == now || held.any() && clock - since < SETTLE_SECONDS {
        return;
    }
    *kept = Some(now);
    if let Some(store) = store.filter(|store| store.is_writable()) {
        writer.write(&store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&now)?));
    }
}

#[cfg(test)]
mod tests;
