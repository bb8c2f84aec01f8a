//! What a player sets once and finds again: loudness, speed, motion, language.

use bevy::{ecs::system::SystemParam, prelude::*, time::Real};
use serde::{Deserialize, Serialize};

use crate::{
    AppSystems,
    launch::MEASURES,
    store::{Store, Unreadable, Writer},
    texts::{Language, text},
};

mod paced;

pub use paced::Paced;

/// The settings, kept beside the saves.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Loudness of the cues from 0 to 1. Older settings have one loudness for all that sounds.
    #[serde(alias = "volume")]
    pub effects: f32,
    /// Loudness of the music from 0 to 1.
    pub music: f32,
    /// Whether nothing sounds.
    pub muted: bool,
    /// How many times faster than normal moves are shown, from 0.5 to 4.
    pub speed: f32,
    /// Whether each action of a computer player waits until somebody asks for the next.
    pub stepped: bool,
    /// Whether the cards of a hand stand in the order in which they came, and not by their kinds.
    pub hand_as_drawn: bool,
    /// What is asked before it is done.
    pub asks: Asks,
    /// How well the picture is drawn; as the machine can, where nobody has chosen.
    pub quality: Option<Quality>,
    /// What the machine can.
    #[serde(skip)]
    pub able: Quality,
    /// Whether the board is seen from straight above, as a map.
    pub map: bool,
    /// Whether nothing is to move at all.
    pub still: bool,
    /// Whether things shall fade where they would fly; as the system wishes where nobody has chosen.
    pub calm: Option<bool>,
    /// Whether the system wishes that.
    #[serde(skip)]
    pub calm_wished: bool,
    /// Whether shades stand further apart; as the system wishes where nobody has chosen.
    pub contrast: Option<bool>,
    /// Whether the system wishes that.
    #[serde(skip)]
    pub contrast_wished: bool,
    /// How many times as large as usual letters are, from 1 to 2.
    pub text: f32,
    /// Whether two keys do everything: Space or Tab is the next thing, Enter does it.
    pub two_keys: bool,
    /// Logical pixels to a millimetre of the screen, where somebody measured it: from 1 to 40.
    pub px_per_mm: Option<f32>,
    /// What the command line or the page's address says of that: it holds until somebody measures.
    #[serde(skip)]
    pub px_per_mm_asked: Option<f32>,
    /// Whether the panels around the board stand the other way round, for a left hand.
    pub left_handed: bool,
    /// Whether the screen lies flat among people: the picture turns to whoever is to act.
    pub table_top: bool,
    /// Whether the command line or the page's address asks for that.
    #[serde(skip)]
    pub table_top_asked: bool,
    /// The language that somebody chose, by its code; as the system has it where nobody has.
    #[serde(with = "code")]
    pub language: Option<Language>,
    /// The language that the command line or the page's address asks for: it holds until another one is chosen.
    #[serde(skip)]
    pub language_asked: Option<Language>,
    /// What was chosen before, since a language was chosen in this run.
    #[serde(skip)]
    pub language_before: Option<Option<Language>>,
    /// The language of the system.
    #[serde(skip)]
    pub language_of_system: Language,
    /// Which of [`Language::OFFERED`] are not to be chosen here.
    #[serde(skip)]
    pub languages_withheld: [bool; Language::OFFERED.len()],
}

/// What is asked before it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Asks {
    /// A piece on the board, by a tick or a second tap.
    pub place: bool,
    /// What is drawn from a deck or taken from a display, by a tick: nothing of it can be taken back.
    pub buy: bool,
    /// The end of a turn with several actions left.
    pub end: bool,
    /// A whole turn that is taken back, or an action with what others played since.
    pub undo: bool,
}

impl Default for Asks {
    fn default() -> Asks {
        Asks { place: true, buy: true, end: true, undo: true }
    }
}

mod code {
    //! Languages by their codes, and one that this version does not speak as none.
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

/// How well the picture is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quality {
    /// No shadows, edges in steps, nothing lives while nobody plays.
    #[default]
    Low,
    /// Shadows, and life.
    Middle,
    /// Soft shadows, smooth edges, and life.
    High,
}

impl Quality {
    /// All of them, the lowest first.
    pub const ALL: [Quality; 3] = [Quality::Low, Quality::Middle, Quality::High];
}

/// How much may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// Everything that has a story.
    Full,
    /// Short fades.
    Calm,
    /// Nothing.
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
            asks: Asks::default(),
            quality: None,
            able: Quality::Low,
            map: false,
            still: false,
            calm: None,
            calm_wished: false,
            contrast: None,
            contrast_wished: false,
            text: 1.0,
            two_keys: false,
            px_per_mm: None,
            px_per_mm_asked: None,
            left_handed: false,
            table_top: false,
            table_top_asked: false,
            language: None,
            language_asked: None,
            language_before: None,
            language_of_system: Language::ENGLISH,
            languages_withheld: [false; Language::OFFERED.len()],
        }
    }
}

impl Settings {
    /// The speeds to choose from.
    pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

    /// The sizes of letters to choose from, in hundredths of the usual one.
    pub const TEXTS: [u8; 5] = [100, 125, 150, 175, 200];

    /// How well the picture is drawn, as the person chose or as the machine can.
    pub fn quality(&self) -> Quality {
        self.quality.unwrap_or(self.able)
    }

    /// The loudness at which the cues are heard now, from 0 to 1.
    pub fn effects_heard(&self) -> f32 {
        if self.muted { 0.0 } else { self.effects }
    }

    /// The loudness at which the music is heard now, from 0 to 1.
    pub fn music_heard(&self) -> f32 {
        if self.muted { 0.0 } else { self.music }
    }

    /// Turns the sound off or on; a switch that is on is heard.
    pub fn mute(&mut self, mute: bool) {
        self.muted = mute;
        if !mute && self.effects.max(self.music) <= 0.0 {
            let usual = Settings::default();
            (self.effects, self.music) = (usual.effects, usual.music);
        }
    }

    /// How much may move.
    pub fn motion(&self) -> Motion {
        match (self.still, self.calm.unwrap_or(self.calm_wished)) {
            (true, _) => Motion::Off,
            (false, true) => Motion::Calm,
            (false, false) => Motion::Full,
        }
    }

    /// Another one is chosen.
    pub fn set_motion(&mut self, motion: Motion) {
        self.still = motion == Motion::Off;
        if !self.still {
            self.calm = Some(motion == Motion::Calm);
        }
    }

    /// Whether shades stand further apart, as the person chose or as the system wishes.
    pub fn high_contrast(&self) -> bool {
        self.contrast.unwrap_or(self.contrast_wished)
    }

    /// Logical pixels to a millimetre of the screen, where known.
    pub fn px_per_mm(&self) -> Option<f32> {
        self.px_per_mm_asked.or(self.px_per_mm)
    }

    /// Somebody measured the screen, or wants no measure.
    pub fn set_px_per_mm(&mut self, measure: Option<f32>) {
        (self.px_per_mm, self.px_per_mm_asked) = (measure, None);
    }

    /// Whether the picture turns to whoever is to act.
    pub fn table_top(&self) -> bool {
        self.table_top || self.table_top_asked
    }

    /// Whether it shall is chosen.
    pub fn set_table_top(&mut self, turns: bool) {
        (self.table_top, self.table_top_asked) = (turns, false);
    }

    /// The language that is spoken: asked for at the start, chosen, or the system's.
    pub fn language(&self) -> Language {
        self.language_asked.or(self.language).unwrap_or(self.language_of_system)
    }

    /// The languages to choose from.
    pub fn languages(&self) -> impl Iterator<Item = Language> {
        let offered = Language::OFFERED.into_iter().zip(self.languages_withheld);
        offered.filter(|(_, withheld)| !withheld).map(|(language, _)| language)
    }

    /// Another language is chosen.
    pub fn set_language(&mut self, language: Language) {
        if self.language != Some(language) {
            self.language_before = Some(self.language);
        }
        (self.language, self.language_asked) = (Some(language), None);
    }

    /// A language cannot be spoken: what was chosen before is chosen again, and what is spoken goes on. What was chosen in another
    /// run may be had at the next start.
    pub fn unchoose(&mut self, language: Language, spoken: Language) {
        let before = self.language_before.take();
        if let Some(before) = before.filter(|_| self.language == Some(language)) {
            self.language = before;
        }
        self.language_asked = Some(spoken);
    }

    /// The settings with every number inside its bounds.
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
            px_per_mm: self.px_per_mm.filter(|px| MEASURES.contains(px)),
            ..self
        }
    }
}

const FILE: &str = "settings.json";

/// Reads the settings at the start and keeps them when they change. Settings that cannot be read are the usual ones.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Writer>()
        .init_resource::<Unreadable>()
        .add_systems(Startup, (load, speak).chain())
        .add_systems(
            Update,
            (
                keep.in_set(AppSystems::Tell),
                speak.run_if(resource_changed::<Settings>).after(AppSystems::Go).before(AppSystems::Hear),
            ),
        );
}

fn load(store: Option<Res<Store>>, mut settings: ResMut<Settings>, mut unreadable: ResMut<Unreadable>) {
    let read = store.and_then(|store| unreadable.or_read::<Settings>(&store, FILE, text!("settings-put-aside")));
    if let Some(read) = read {
        let Settings { able, language_asked, language_of_system, languages_withheld, .. } = *settings;
        let Settings { px_per_mm_asked, table_top_asked, .. } = *settings;
        let read = Settings { px_per_mm_asked, table_top_asked, ..read.bounded() };
        *settings = Settings { able, language_asked, language_of_system, languages_withheld, ..read };
    }
    (settings.calm_wished, settings.contrast_wished) = wished();
}

/// Whether the page around the game wishes for calm, and for more contrast; a computer cannot be asked.
fn wished() -> (bool, bool) {
    #[cfg(target_arch = "wasm32")]
    return (crate::page::reduced_motion(), crate::page::more_contrast());
    #[cfg(not(target_arch = "wasm32"))]
    (false, false)
}

/// The words follow the language of the settings.
pub(crate) fn speak(settings: Res<Settings>, language: Option<ResMut<Language>>) {
    if let Some(mut language) = language {
        language.set_if_neq(settings.language());
    }
}

/// The language of the system, or of the browser.
pub fn language_of_system() -> Language {
    #[cfg(target_arch = "wasm32")]
    return Language::first_of(crate::page::languages().lines()).unwrap_or_default();
    #[cfg(not(target_arch = "wasm32"))]
    Language::of_environment(|name| std::env::var(name).ok())
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

/// Seconds for which a setting is not kept that may be changing still: what is held longer without a change may be a sleeve.
const CHANGING: f64 = 1.0;

fn keep(
    store: Option<Res<Store>>,
    settings: Res<Settings>,
    (held, time): (Held, Res<Time<Real>>),
    (mut kept, mut seen): (Local<Option<Settings>>, Local<Option<(Settings, f64)>>),
    mut writer: ResMut<Writer>,
) {
    // A disk that refuses costs the player a setting, not the game.
    if let Some(Err(error)) = writer.outcome(FILE) {
        warn!("the settings cannot be kept: {error}");
    }
    let (now, clock) = (*settings, time.elapsed_secs_f64());
    let since = seen.filter(|(before, _)| *before == now).map_or(clock, |(_, since)| since);
    *seen = Some((now, since));
    if *kept.get_or_insert(now) == now || held.any() && clock - since < CHANGING {
        return;
    }
    *kept = Some(now);
    if let Some(store) = store.filter(|store| store.keeps()) {
        writer.write(&store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&now)?));
    }
}

#[cfg(test)]
mod tests;
