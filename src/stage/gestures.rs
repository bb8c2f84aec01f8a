//! Fingers and mouse over the stage: a press touches it, a drag pans, wheel and pinch zoom.

use bevy::{
    input::{
        ButtonState,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow},
};

use super::camera::BoardCamera;
use crate::{game::table::Playing, playback::Playback, seats::Tap};

/// A press that moves further, in logical pixels, is a drag.
const SLACK: f32 = 12.0;
/// Seconds after which a press that stays where it is is a long one.
const LONG: f32 = 0.45;
/// How much one notch of the wheel zooms.
const NOTCH: f32 = 1.15;

/// Where panels lie, in logical pixels: presses that begin there are not for the board.
#[derive(Resource, Debug, Clone, Default)]
pub struct Covered(pub Vec<Rect>);

impl Covered {
    fn has(&self, at: Vec2) -> bool {
        self.0.iter().any(|rect| rect.contains(at))
    }
}

/// The stage was touched at this point of the window, in logical pixels: pressed and let go without a drag.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Touched(pub Vec2);

/// One pointer that is down: the mouse, or a finger.
#[derive(Debug, Clone, Copy)]
struct Press {
    /// The finger; `None` for the mouse.
    finger: Option<u64>,
    from: Vec2,
    at: Vec2,
    dragged: bool,
    /// When it began, in seconds since the program did.
    since: f32,
}

/// The pointers that are down over the board.
#[derive(Resource, Debug, Default)]
pub struct Gestures {
    presses: Vec<Press>,
    cursor: Vec2,
    hover: Option<Vec2>,
    /// Two fingers were down: lifting the last one is no tap.
    several: bool,
}

/// Fingers and mouse become touches of the stage.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pointers;

/// Adds the gestures.
pub fn plugin(app: &mut App) {
    app.init_resource::<Gestures>().init_resource::<Covered>().add_message::<Touched>().add_systems(
        Update,
        follow_pointers.in_set(Pointers).before(crate::seats::touch::hear).in_set(crate::AppSystems::Hear),
    );
}

/// What a pointer did, whatever kind it is.
enum Change {
    Down(Option<u64>, Vec2),
    Moved(Option<u64>, Vec2),
    Up(Option<u64>),
    Lost(Option<u64>),
}

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
fn follow_pointers(
    mut moves: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheels: MessageReader<MouseWheel>,
    mut touches: MessageReader<TouchInput>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    covered: Res<Covered>,
    time: Res<Time>,
    playback: Res<Playback>,
    playing: Option<Res<Playing>>,
    camera: Option<ResMut<BoardCamera>>,
    mut gestures: ResMut<Gestures>,
    mut touched: MessageWriter<Touched>,
    mut taps: MessageWriter<Tap>,
) {
    let mut changes: Vec<Change> = Vec::new();
    for moved in moves.read() {
        gestures.cursor = moved.position;
        gestures.hover = (!covered.has(moved.position)).then_some(moved.position);
        changes.push(Change::Moved(None, moved.position));
    }
    for button in buttons.read().filter(|button| button.button == MouseButton::Left) {
        let at = window.as_ref().and_then(|window| window.cursor_position()).unwrap_or(gestures.cursor);
        changes.push(match button.state {
            ButtonState::Pressed => Change::Down(None, at),
            ButtonState::Released => Change::Up(None),
        });
    }
    for touch in touches.read() {
        let finger = Some(touch.id);
        gestures.hover = None;
        match touch.phase {
            TouchPhase::Started => changes.push(Change::Down(finger, touch.position)),
            TouchPhase::Moved => changes.push(Change::Moved(finger, touch.position)),
            TouchPhase::Ended => changes.push(Change::Up(finger)),
            TouchPhase::Canceled => changes.push(Change::Lost(finger)),
        }
    }
    let (Some(_), Some(mut camera)) = (playing, camera) else {
        gestures.presses.clear();
        return;
    };
    for wheel in wheels.read() {
        let notches = match wheel.unit {
            MouseScrollUnit::Line => wheel.y,
            MouseScrollUnit::Pixel => wheel.y / 60.0,
        };
        if notches != 0.0 && !covered.has(gestures.cursor) {
            camera.zoom_at(gestures.cursor, NOTCH.powf(notches.clamp(-4.0, 4.0)));
        }
    }
    for change in changes {
        match change {
            Change::Down(finger, at) => {
                // Any press finishes what is being shown, and means what it means besides. What waits has a button of
                // its own.
                if playback.busy() && playback.scoring().is_none() && !playback.waits() {
                    taps.write(Tap::Skip);
                }
                if !covered.has(at) {
                    let since = time.elapsed_secs();
                    gestures.presses.push(Press { finger, from: at, at, dragged: false, since });
                    gestures.several |= gestures.presses.len() > 1;
                }
            }
            Change::Moved(finger, at) => gestures.drag(finger, at, &mut camera),
            Change::Up(finger) => {
                let Some(place) = gestures.presses.iter().position(|press| press.finger == finger) else { continue };
                let press = gestures.presses.swap_remove(place);
                match playback.scoring() {
                    _ if press.dragged || gestures.several => {}
                    None => drop(touched.write(Touched(press.at))),
                    // A tap on the board tells the rest of a step, a long press all; the button alone goes on.
                    Some(show) if show.is_told() => {}
                    Some(_) if time.elapsed_secs() - press.since >= LONG => drop(taps.write(Tap::SkipAll)),
                    Some(_) => drop(taps.write(Tap::Skip)),
                }
                gestures.several &= !gestures.presses.is_empty();
            }
            Change::Lost(finger) => {
                gestures.presses.retain(|press| press.finger != finger);
                gestures.several &= !gestures.presses.is_empty();
            }
        }
    }
}

impl Gestures {
    /// Where the mouse points at the board, in logical pixels; `None` while it is over a panel or a finger was last.
    pub fn hover(&self) -> Option<Vec2> {
        self.hover
    }

    /// Moves a pointer that is down: one pans, two pinch.
    fn drag(&mut self, finger: Option<u64>, at: Vec2, camera: &mut BoardCamera) {
        let Some(place) = self.presses.iter().position(|press| press.finger == finger) else { return };
        let before = self.presses[place].at;
        if let [a, b] = self.presses[..] {
            let other = if place == 0 { b.at } else { a.at };
            let (was, now) = (before.distance(other), at.distance(other));
            if was > 1.0 && now > 1.0 {
                camera.zoom_at((at + other) / 2.0, now / was);
                camera.pan((at - before) / 2.0);
            }
            self.presses.iter_mut().for_each(|press| press.dragged = true);
        } else if self.presses[place].dragged {
            camera.pan(at - before);
        }
        let press = &mut self.presses[place];
        press.dragged |= press.from.distance(at) > SLACK;
        press.at = at;
    }
}
