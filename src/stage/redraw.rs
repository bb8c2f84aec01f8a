//! The redraw rate of the window: every frame while something moves or a bot thinks, and rarely while the game waits
//! for a human player.

use std::time::Duration;

use bevy::{
    a11y::AccessibilityRequested,
    input::{keyboard::KeyboardInput, mouse::MouseButtonInput, touch::TouchInput},
    prelude::*,
    window::{WindowOccluded, WindowResized},
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::{
    EguiInput,
    egui::{Event, Modifiers},
};

use super::{
    InputSystems,
    camera::{BoardCamera, Margins},
    incomplete_frame::IncompleteFrame,
    light::Daylight,
};
use crate::{
    online::{Looks, Online},
    playable::Playable,
    playback::PlaybackStatus,
    seats::{Hint, Seating, Tap, bot::Bots, replay::Replaying},
    table::{Progress, is_on_table},
};

/// The redraw interval while nothing happens. Input, requests by the UI and window events cause a redraw at once; this
/// interval is a fallback.
const IDLE: Duration = Duration::from_secs(60);
/// The redraw interval while something that needs frames to make progress is loading.
const LOADING: Duration = Duration::from_millis(100);
/// The redraw interval of ambient animation such as water, grass and clouds.
const AMBIENT: Duration = Duration::from_millis(56);
/// The redraw interval at a table on a server, so that a lost connection is noticed in time, and while the states of
/// known tables are shown, so that they are requested again.
const ONLINE: Duration = Duration::from_secs(5);
/// The redraw interval while a screen reader is active, because its requests do not wake the window.
const SCREEN_READER: Duration = Duration::from_millis(100);
/// The time after the last input for which ambient animation continues, in seconds.
const AMBIENT_TIME: f32 = 120.0;
/// The time for which every frame is drawn after the last activity, in seconds. Panels and camera take a few frames to
/// settle.
const SETTLE_TIME: f32 = 0.4;

/// While this resource exists, frames are drawn continuously, for tools that count frames or respond between them.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct KeepDrawing;

/// While this resource exists, the game is loading, and frames are drawn without input.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct StillLoading;

/// While this resource exists, something that needs frames to make progress, such as sounds, is loading in the
/// background.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct BackgroundLoading;

/// True while something in the game's picture changes, such as a number rising from the board. The view of the game
/// sets it.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PictureMoving(pub bool);

/// True if the picture quality includes ambient animation and the settings allow all motion.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct AmbientAnimation(pub bool);

/// The redraw interval for slow animation outside the game's picture, such as the poster. The system that draws it sets
/// and resets the interval.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SlowRedraw(pub Option<Duration>);

/// While this resource exists, a frame is drawn at least once in each interval of this length, because a clock is
/// running.
#[derive(Resource, Debug, Clone, Copy)]
pub struct ClockRedraw(pub Duration);

/// The time until a scheduled event that needs a frame. The system that schedules it sets and resets the alarm.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NextWakeUp(pub Option<Duration>);

/// The interval of the coming frames if only ambient animation needs them.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct AmbientFrames(Option<Duration>);

impl AmbientFrames {
    /// Returns true if nothing but ambient animation needs the next frame.
    pub fn are_alone(self) -> bool {
        self.0.is_some()
    }

    /// Returns true for a frame of ambient animation that came when it was due: `delta` after the last frame. An
    /// earlier frame has another cause.
    pub fn is_due(self, delta: Duration) -> bool {
        self.0.is_some_and(|interval| delta >= interval.mul_f32(0.95))
    }
}

/// The time since the last input, in seconds.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct IdleTime(f32);

impl IdleTime {
    /// Returns the remaining time of ambient animation, in seconds.
    pub fn left(&self) -> f32 {
        (AMBIENT_TIME - self.0).max(0.0)
    }
}

/// Adds the control of the redraw rate.
pub fn plugin(app: &mut App) {
    let repetition = drop_repeated_modifiers.in_set(InputSystems::Repetition);
    app.init_resource::<PictureMoving>()
        .init_resource::<AmbientAnimation>()
        .init_resource::<SlowRedraw>()
        .init_resource::<NextWakeUp>()
        .init_resource::<IdleTime>()
        .init_resource::<AmbientFrames>()
        .init_resource::<GameActivity>()
        .add_systems(PreUpdate, repetition)
        .add_systems(Last, set_redraw_rate);
}

/// Adds the activity report of a game.
pub fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(Last, report_activity::<G>.run_if(is_on_table::<G>).before(set_redraw_rate));
}

/// The activity in the current game, independent of the type of the game.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
struct GameActivity {
    /// True while a bot is choosing an action.
    bots_thinking: bool,
    /// True while a hint is being computed.
    hint: bool,
    /// True if a replay is running, false if it is paused or at its end, `None` if there is no replay.
    replaying: Option<bool>,
}

fn report_activity<G: Playable>(
    bots: Res<Bots<G>>,
    hint: Res<Hint<G>>,
    replaying: Option<Res<Replaying<G>>>,
    mut thinking: ResMut<GameActivity>,
) {
    let is_advancing = |replaying: Res<Replaying<G>>| {
        (replaying.running || replaying.steps > 0) && replaying.progress().0 < replaying.progress().1
    };
    let now = GameActivity {
        bots_thinking: bots.are_thinking(),
        hint: hint.is_thinking(),
        replaying: replaying.map(is_advancing),
    };
    // A new or removed hint also needs a frame, so that the change becomes visible.
    if *thinking != now || hint.is_changed() {
        *thinking = now;
    }
}

/// The activities that can make another frame necessary at once or soon.
#[derive(bevy::ecs::system::SystemParam)]
struct RedrawSources<'w, 's> {
    keep: Option<Res<'w, KeepDrawing>>,
    loading: Option<Res<'w, StillLoading>>,
    background_loading: Option<Res<'w, BackgroundLoading>>,
    unfinished: Res<'w, IncompleteFrame>,
    /// Messages about the occlusion of the window. A covered window is not drawn, so it does not wait for the graphics
    /// card either.
    occlusions: MessageReader<'w, 's, WindowOccluded>,
    occluded: Local<'s, bool>,
    /// The state in the previous frame: true if the game was loading, and true if a game was on the table.
    before: Local<'s, (bool, bool)>,
    showing: Res<'w, PlaybackStatus>,
    progress: Option<Res<'w, Progress>>,
    seating: Res<'w, Seating>,
    online: Option<Res<'w, Online>>,
    looks: Option<Res<'w, Looks>>,
    thinking: Res<'w, GameActivity>,
    camera: Option<Res<'w, BoardCamera>>,
    margins: Res<'w, Margins>,
    daylight: Res<'w, Daylight>,
    picture_moving: Res<'w, PictureMoving>,
    ambient_animation: Res<'w, AmbientAnimation>,
    idle_time: ResMut<'w, IdleTime>,
    taps: MessageReader<'w, 's, Tap>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    /// Resizes: the panels follow one frame after the picture.
    sizes: MessageReader<'w, 's, WindowResized>,
}

impl RedrawSources<'_, '_> {
    /// Returns true if a finished scoring waits for a human player to dismiss it.
    fn awaits_dismissal(&self) -> bool {
        self.showing.scoring_at_rest && self.seating.humans().next().is_some()
    }

    /// Returns true if ambient animation is running.
    fn runs_ambient_animation(&self) -> bool {
        self.ambient_animation.0 && self.progress.is_some() && self.idle_time.0 < AMBIENT_TIME
    }

    /// Returns true if the last frame was drawn before all its resources had reached the graphics card, and the window
    /// is visible.
    fn waits_for_graphics_card(&mut self) -> bool {
        if let Some(last) = self.occlusions.read().last() {
            *self.occluded = last.occluded;
        }
        self.unfinished.get() && !*self.occluded
    }

    /// Returns true if the next frame may differ from this frame. `seconds` is the time since the last frame.
    fn needs_frame(&mut self, seconds: f32) -> bool {
        // Read all messages now, so that none is counted in a later frame.
        let messages = self.taps.read().count()
            + self.buttons.read().count()
            + self.touches.read().count()
            + self.keys.read().count()
            + self.sizes.read().count();
        self.idle_time.0 = if messages > 0 { 0.0 } else { self.idle_time.0 + seconds };
        let screen = (self.loading.is_some(), self.progress.is_some());
        let another_screen = std::mem::replace(&mut *self.before, screen) != screen;
        let camera = self.camera.as_ref().is_some_and(|camera| camera.is_moving());
        let acting = self.progress.as_ref().filter(|_| self.showing.has_game && !self.showing.shown_over);
        // A running replay advances by itself. Otherwise it is the turn of a bot or a human player.
        let thinking = match self.thinking.replaying {
            // While the player reads, the next bot may think, and then waits for the player.
            _ if self.awaits_dismissal() || self.showing.awaits_next => self.thinking.bots_thinking,
            Some(is_advancing) => is_advancing,
            // At a table on a server, waiting for other players needs no frames.
            None => {
                let others_act = |progress: &Progress| !self.seating.human_to_act(progress.may_act);
                self.online.is_none() && acting.is_some_and(|progress| others_act(progress))
            }
        };
        messages > 0
            || self.keep.is_some()
            || another_screen
            || camera
            || thinking
            || (self.showing.busy && !self.awaits_dismissal() && !self.showing.awaits_next)
            || self.margins.is_changed()
            || self.daylight.is_moving()
            || self.picture_moving.0
            || self.thinking.hint
            || self.thinking.is_changed()
    }
}

fn set_redraw_rate(
    time: Res<Time>,
    mut sources: RedrawSources,
    (slow_redraw, alarm): (Res<SlowRedraw>, Res<NextWakeUp>),
    mut ambient_frames: ResMut<AmbientFrames>,
    counting: Option<Res<ClockRedraw>>,
    listener: Option<Res<AccessibilityRequested>>,
    mut quiet: Local<f32>,
    winit: Option<ResMut<WinitSettings>>,
) {
    *quiet = if sources.needs_frame(time.delta_secs()) { 0.0 } else { *quiet + time.delta_secs().min(0.1) };
    let listens = listener.is_some_and(|asked| asked.get()).then_some(SCREEN_READER);
    let online = sources.online.as_ref().map(|online| if online.needs_frames() { LOADING } else { ONLINE });
    let looks = sources.looks.as_ref().map(|_| ONLINE);
    let wanted = [slow_redraw.0, alarm.0, listens, counting.map(|counting| counting.0), online, looks];
    let step = wanted.into_iter().flatten().fold(IDLE, Duration::min);
    let unfinished = sources.waits_for_graphics_card();
    let is_loading = sources.loading.is_some() || sources.background_loading.is_some() || unfinished;
    let mode = match (*quiet < SETTLE_TIME, is_loading) {
        (true, _) => UpdateMode::Continuous,
        (false, false) if sources.runs_ambient_animation() => UpdateMode::reactive(step.min(AMBIENT)),
        (false, false) => UpdateMode::reactive(step),
        (false, true) => UpdateMode::reactive(LOADING),
    };
    let alone = mode == UpdateMode::reactive(AMBIENT) && step > AMBIENT;
    ambient_frames.set_if_neq(AmbientFrames(alone.then_some(AMBIENT)));
    if let Some(mut winit) = winit
        && (winit.focused_mode != mode || winit.unfocused_mode != mode)
    {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}

/// Drops repeated modifier events. `bevy_egui` 0.42 reports the state of Shift and Ctrl in every frame, and egui
/// requests a new frame after every event, so together they would redraw forever.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => known.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}
