//! When the window is drawn: all the time while something moves or somebody thinks, hardly at all while it waits for a person.

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
    light::Daylight,
    unfinished::Unfinished,
};
use crate::{
    playable::Playable,
    playback::Showing,
    seats::{Hint, Seating, Tap, bot::Minds, replay::Replaying},
    table::{Progress, lies_there},
};

/// From one picture to the next while nothing happens. What a person does, what the face asks for and what wakes the window
/// is drawn at once; this is for what nobody thought of.
const IDLE: Duration = Duration::from_secs(60);
/// From one picture to the next while something loads, which needs frames to get on.
const LOADING: Duration = Duration::from_millis(100);
/// From one picture to the next while nobody plays, but the table lives: water, grass, a cloud.
const LIVING: Duration = Duration::from_millis(56);
/// From one picture to the next while a screen reader listens: what it asks for wakes no window.
const HEARD: Duration = Duration::from_millis(100);
/// Seconds after the last touch in which the table lives.
const AWAKE: f32 = 120.0;
/// Seconds for which drawing goes on after the last thing that happened: panels and camera settle a few frames later.
const GRACE: f32 = 0.4;

/// While this resource is there, every frame is drawn: whoever counts frames puts it there.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct KeepDrawing;

/// While this resource is there, something loads: nobody taps that screen awake.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct StillLoading;

/// While this resource is there, something comes in the background that needs frames to get on, such as sounds.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct Fetching;

/// Whether something of the game's own picture moves, such as what rises from the board. Whoever moves it says so.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Stirring(pub bool);

/// Whether the table lives while nobody plays. Who knows what the person wishes and what the machine can do says so.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Life(pub bool);

/// From one picture to the next while nothing else happens, where something lives slowly beside the game's own picture, such
/// as the poster. Whoever draws that says so, and takes it back.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Slowly(pub Option<Duration>);

/// While this resource is there, time counts even where nothing happens: a frame is drawn at least so often.
#[derive(Resource, Debug, Clone, Copy)]
pub struct Counting(pub Duration);

/// When something will happen though nobody touches anything: until then the window may rest. Whoever waits for it says so,
/// and takes it back.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Alarm(pub Option<Duration>);

/// Seconds since somebody touched anything.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct Untouched(f32);

impl Untouched {
    /// Seconds for which the table goes on living.
    pub fn left(&self) -> f32 {
        (AWAKE - self.0).max(0.0)
    }
}

/// Adds the pace.
pub fn plugin(app: &mut App) {
    let repetition = forget_repetition.in_set(InputSystems::Repetition);
    app.init_resource::<Stirring>()
        .init_resource::<Life>()
        .init_resource::<Slowly>()
        .init_resource::<Alarm>()
        .init_resource::<Untouched>()
        .init_resource::<Thinking>()
        .add_systems(PreUpdate, repetition)
        .add_systems(Last, set_pace);
}

/// Asks who is at work at this game.
pub fn of<G: Playable>(app: &mut App) {
    app.add_systems(Last, ask::<G>.run_if(lies_there::<G>).before(set_pace));
}

/// Who is at work at the game on the table, whichever it is.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Thinking {
    /// A computer player is at a decision.
    minds: bool,
    /// A hint is being thought out.
    hint: bool,
    /// Whether the record that is played again goes on by itself, where one is.
    replaying: Option<bool>,
}

fn ask<G: Playable>(
    minds: Res<Minds<G>>,
    hint: Res<Hint<G>>,
    replaying: Option<Res<Replaying<G>>>,
    mut thinking: ResMut<Thinking>,
) {
    let goes_on = |replaying: Res<Replaying<G>>| {
        (replaying.running || replaying.steps > 0) && replaying.progress().0 < replaying.progress().1
    };
    let now = Thinking { minds: minds.are_thinking(), hint: hint.is_thinking(), replaying: replaying.map(goes_on) };
    // A hint that came or went is seen in the next frame.
    if *thinking != now || hint.is_changed() {
        *thinking = now;
    }
}

/// What moves or may move in the next frame.
#[derive(bevy::ecs::system::SystemParam)]
struct Motions<'w, 's> {
    keep: Option<Res<'w, KeepDrawing>>,
    loading: Option<Res<'w, StillLoading>>,
    fetching: Option<Res<'w, Fetching>>,
    unfinished: Res<'w, Unfinished>,
    /// A window that is covered gets no picture, and waits for none.
    occlusions: MessageReader<'w, 's, WindowOccluded>,
    occluded: Local<'s, bool>,
    /// Whether something loaded in the frame before, and whether a game lay on the table.
    before: Local<'s, (bool, bool)>,
    showing: Res<'w, Showing>,
    progress: Option<Res<'w, Progress>>,
    seating: Res<'w, Seating>,
    thinking: Res<'w, Thinking>,
    camera: Option<Res<'w, BoardCamera>>,
    margins: Res<'w, Margins>,
    daylight: Res<'w, Daylight>,
    stirring: Res<'w, Stirring>,
    life: Res<'w, Life>,
    untouched: ResMut<'w, Untouched>,
    taps: MessageReader<'w, 's, Tap>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    /// Another size of the window: panels follow a frame after the picture.
    sizes: MessageReader<'w, 's, WindowResized>,
}

impl Motions<'_, '_> {
    /// Whether a scoring that was told to its end waits for a person to read it.
    fn being_read(&self) -> bool {
        self.showing.still && self.seating.humans().next().is_some()
    }

    /// Whether the table lives while nothing happens.
    fn lives(&self) -> bool {
        self.life.0 && self.progress.is_some() && self.untouched.0 < AWAKE
    }

    /// Whether something was still on its way to the graphics card as the last picture was drawn.
    fn waits_for_the_card(&mut self) -> bool {
        if let Some(last) = self.occlusions.read().last() {
            *self.occluded = last.occluded;
        }
        self.unfinished.get() && !*self.occluded
    }

    /// Whether the next frame will differ from this one; `seconds` since the last.
    fn any(&mut self, seconds: f32) -> bool {
        // All readers are read, so that none of them tells old news later.
        let news = self.taps.read().count()
            + self.buttons.read().count()
            + self.touches.read().count()
            + self.keys.read().count()
            + self.sizes.read().count();
        self.untouched.0 = if news > 0 { 0.0 } else { self.untouched.0 + seconds };
        let screen = (self.loading.is_some(), self.progress.is_some());
        let another_screen = std::mem::replace(&mut *self.before, screen) != screen;
        let camera = self.camera.as_ref().is_some_and(|camera| camera.is_moving());
        let acting = self.progress.as_ref().filter(|_| self.showing.there && !self.showing.shown_over);
        // A replay goes on by itself while it runs; else it is a computer player's turn or a person's.
        let thinking = match self.thinking.replaying {
            // Whoever comes next may think meanwhile, and then waits for the reader.
            _ if self.being_read() || self.showing.waits => self.thinking.minds,
            Some(goes_on) => goes_on,
            None => acting.is_some_and(|progress| !self.seating.human_to_act(progress.may_act)),
        };
        news > 0
            || self.keep.is_some()
            || another_screen
            || camera
            || thinking
            || (self.showing.busy && !self.being_read() && !self.showing.waits)
            || self.margins.is_changed()
            || self.daylight.is_moving()
            || self.stirring.0
            || self.thinking.hint
            || self.thinking.is_changed()
    }
}

fn set_pace(
    time: Res<Time>,
    mut motions: Motions,
    (slowly, alarm): (Res<Slowly>, Res<Alarm>),
    counting: Option<Res<Counting>>,
    listener: Option<Res<AccessibilityRequested>>,
    mut quiet: Local<f32>,
    winit: Option<ResMut<WinitSettings>>,
) {
    *quiet = if motions.any(time.delta_secs()) { 0.0 } else { *quiet + time.delta_secs().min(0.1) };
    let listens = listener.is_some_and(|asked| asked.get()).then_some(HEARD);
    let wanted = [slowly.0, alarm.0, listens, counting.map(|counting| counting.0)];
    let step = wanted.into_iter().flatten().fold(IDLE, Duration::min);
    let unfinished = motions.waits_for_the_card();
    let comes = motions.loading.is_some() || motions.fetching.is_some() || unfinished;
    let mode = match (*quiet < GRACE, comes) {
        (true, _) => UpdateMode::Continuous,
        (false, false) if motions.lives() => UpdateMode::reactive(step.min(LIVING)),
        (false, false) => UpdateMode::reactive(step),
        (false, true) => UpdateMode::reactive(LOADING),
    };
    if let Some(mut winit) = winit
        && (winit.focused_mode != mode || winit.unfocused_mode != mode)
    {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}

/// `bevy_egui` 0.42 tells egui in every frame which of Shift and Ctrl are down, and egui asks for another frame after
/// every news: together they would draw for ever. Only what is new gets through.
fn forget_repetition(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => known.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}
