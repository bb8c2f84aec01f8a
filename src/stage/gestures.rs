//! Board gestures: a tap touches the stage, a drag pans, and the wheel or a pinch zooms.

use bevy::{
    input::{
        ButtonState,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow},
};

use super::{REST, camera::BoardCamera, tabletop_mode::Facing, touch_filter::TouchFilter};
use crate::{
    playback::PlaybackStatus,
    seats::{SeatSystems, Tap},
    table::Progress,
};

/// The distance after which a press becomes a drag, in logical pixels.
const DRAG_DISTANCE: f32 = 12.0;
/// The time after which a still press counts as a long press, in seconds.
const LONG_PRESS_TIME: f64 = 0.45;
/// The zoom factor per notch of the wheel.
const ZOOM_PER_NOTCH: f32 = 1.15;

/// The areas covered by panels, in logical pixels. Presses that begin there do not tap or pan the board.
#[derive(Resource, Debug, Clone, Default)]
pub struct PanelAreas(pub Vec<Rect>);

impl PanelAreas {
    fn has(&self, at: Vec2) -> bool {
        self.0.iter().any(|rect| rect.contains(at))
    }
}

/// A message: the stage was tapped at this point of the window, in logical pixels.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct StageTapped(pub Vec2);

/// A pointer that is down: the mouse or a finger.
#[derive(Debug, Clone, Copy)]
struct Press {
    /// The finger; `None` for the mouse.
    finger: Option<u64>,
    from: Vec2,
    at: Vec2,
    /// True if the press began on a panel. Alone it does not affect the board, but it can pinch together with another
    /// finger.
    on_panel: bool,
    dragged: bool,
    /// True if the pointer had been still for a long time when another pointer came down. Such a pointer is
    /// treated as a resting sleeve until it moves.
    resting: bool,
    /// The time of the press, in seconds since the program started.
    since: f64,
    /// The time and place of the last real movement. Trembling does not count as movement.
    still: (f64, Vec2),
}

/// The effect of a pointer on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
enum CameraGesture {
    /// Pans the stage by this offset, in logical pixels.
    Pan(Vec2),
    /// Zooms around a point by a factor, and pans by an offset in logical pixels.
    Pinch(Vec2, f32, Vec2),
}

/// The pointers that are down.
#[derive(Resource, Debug, Default)]
pub struct Gestures {
    presses: Vec<Press>,
    cursor: Vec2,
    hover: Option<Vec2>,
    /// True once two pointers have been down on the board together, until all of them are lifted. While it is true,
    /// lifting a pointer is not a tap. Resting pointers are ignored.
    multi_touch: bool,
    /// True if the last lifted pointer had been dragged or was one of several.
    last_was_drag: bool,
}

/// The system that translates mouse and finger input into taps on the stage and camera movement.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pointers;

/// Adds the gestures.
pub fn plugin(app: &mut App) {
    app.init_resource::<Gestures>().init_resource::<PanelAreas>().add_message::<StageTapped>().add_systems(
        Update,
        follow_pointers
            .in_set(Pointers)
            .after(SeatSystems::Viewer)
            .before(SeatSystems::Questions)
            .in_set(crate::AppSystems::Input),
    );
}

/// A pointer event, independent of the device. `Lost` ends a touch that was cancelled or is ignored.
enum Change {
    Down(Option<u64>, Vec2),
    Moved(Option<u64>, Vec2),
    Up(Option<u64>),
    Lost(Option<u64>),
}

fn follow_pointers(
    mut moves: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheels: MessageReader<MouseWheel>,
    mut touches: MessageReader<TouchInput>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    covered: Res<PanelAreas>,
    (filter, facing): (Res<TouchFilter>, Res<Facing>),
    time: Res<Time>,
    showing: Res<PlaybackStatus>,
    playing: Option<Res<Progress>>,
    mut camera: Option<ResMut<BoardCamera>>,
    mut gestures: ResMut<Gestures>,
    mut touched: MessageWriter<StageTapped>,
    mut taps: MessageWriter<Tap>,
) {
    let mut changes: Vec<Change> = Vec::new();
    let size = window.as_ref().map_or(Vec2::ZERO, |window| Vec2::new(window.width(), window.height()));
    let seen = |at: Vec2| facing.to_picture(size, at);
    for moved in moves.read() {
        let at = seen(moved.position);
        gestures.cursor = at;
        gestures.hover = (!covered.has(at)).then_some(at);
        changes.push(Change::Moved(None, at));
    }
    for button in buttons.read().filter(|button| button.button == MouseButton::Left) {
        let at = window.as_ref().and_then(|window| window.cursor_position()).map_or(gestures.cursor, seen);
        changes.push(match button.state {
            ButtonState::Pressed => Change::Down(None, at),
            ButtonState::Released => Change::Up(None),
        });
    }
    for touch in touches.read() {
        let finger = Some(touch.id);
        gestures.hover = None;
        match touch.phase {
            TouchPhase::Started => changes.push(Change::Down(finger, seen(touch.position))),
            TouchPhase::Moved => changes.push(Change::Moved(finger, seen(touch.position))),
            TouchPhase::Ended if filter.counts(touch.id) => changes.push(Change::Up(finger)),
            TouchPhase::Ended | TouchPhase::Canceled => changes.push(Change::Lost(finger)),
        }
    }
    if playing.is_none() {
        gestures.presses.clear();
        return;
    }
    for wheel in wheels.read() {
        let notches = match wheel.unit {
            MouseScrollUnit::Line => wheel.y,
            MouseScrollUnit::Pixel => wheel.y / 60.0,
        };
        if notches != 0.0
            && !covered.has(gestures.cursor)
            && let Some(camera) = &mut camera
        {
            camera.zoom_at(gestures.cursor, ZOOM_PER_NOTCH.powf(notches.clamp(-4.0, 4.0)));
        }
    }
    for change in changes {
        match change {
            Change::Down(finger, at) => {
                // Any press skips the animations in progress and also has its usual effect. A beat that waits for the
                // player has its own button.
                let counts = finger.is_none_or(|finger| filter.counts(finger));
                if counts && showing.busy && !showing.scoring && !showing.awaits_next {
                    taps.write(Tap::Skip);
                }
                gestures.press(finger, at, covered.has(at), time.elapsed_secs_f64());
            }
            Change::Moved(finger, at) => match (gestures.drag(finger, at, time.elapsed_secs_f64()), &mut camera) {
                (Some(CameraGesture::Pan(way)), Some(camera)) => camera.pan(way),
                (Some(CameraGesture::Pinch(around, factor, way)), Some(camera)) => {
                    camera.zoom_at(around, factor);
                    camera.pan(way);
                }
                (None, _) | (_, None) => {}
            },
            Change::Up(finger) => {
                let Some(press) = gestures.release(finger) else { continue };
                match (showing.scoring, showing.scoring_finished) {
                    (false, _) => drop(touched.write(StageTapped(press.at))),
                    // A tap on the board finishes the current step of the scoring, and a long press finishes all of it.
                    // Only the button dismisses the scoring.
                    (true, true) => {}
                    (true, false) if time.elapsed_secs_f64() - press.since >= LONG_PRESS_TIME => {
                        taps.write(Tap::SkipAll);
                    }
                    (true, false) => drop(taps.write(Tap::Skip)),
                }
            }
            Change::Lost(finger) => drop(gestures.release(finger)),
        }
    }
}

impl Gestures {
    /// Returns the position of the mouse on the board, in logical pixels. Returns `None` if it is over a panel, or if
    /// the last input was a touch.
    pub fn hover(&self) -> Option<Vec2> {
        self.hover
    }

    /// Returns true if the pointer that was lifted last had been dragged or was one of several, so that it did not tap
    /// the stage.
    pub fn was_drag(&self) -> bool {
        self.last_was_drag
    }

    /// Handles the press of a pointer.
    fn press(&mut self, finger: Option<u64>, at: Vec2, on_panel: bool, since: f64) {
        self.presses.retain(|press| press.finger != finger);
        for press in self.presses.iter_mut().filter(|press| since - press.still.0 > REST) {
            // A sleeve may have moved earlier, and for some fingers the end of the touch is never reported.
            (press.resting, press.dragged, press.from) = (true, false, press.at);
        }
        let more = self.active_presses().next().is_some();
        self.multi_touch &= more;
        let still = (since, at);
        self.presses.push(Press { finger, from: at, at, on_panel, dragged: false, resting: false, since, still });
        self.multi_touch |= self.active_presses().count() > 1;
    }

    fn active_presses(&self) -> impl Iterator<Item = &Press> {
        self.presses.iter().filter(|press| !press.on_panel && !press.resting)
    }

    /// Handles the release of a pointer. Returns the press if it was a tap on the board.
    fn release(&mut self, finger: Option<u64>) -> Option<Press> {
        let place = self.presses.iter().position(|press| press.finger == finger)?;
        let press = self.presses.remove(place);
        self.last_was_drag = press.dragged || self.multi_touch;
        let taps = !press.on_panel && !press.resting && !self.last_was_drag;
        let more = self.active_presses().next().is_some();
        self.multi_touch &= more;
        taps.then_some(press)
    }

    /// Handles the movement of a pointer that is down. One pointer pans and two pinch; further fingers are ignored.
    fn drag(&mut self, finger: Option<u64>, at: Vec2, now: f64) -> Option<CameraGesture> {
        let place = self.presses.iter().position(|press| press.finger == finger)?;
        let press = &mut self.presses[place];
        let (before, panned) = (press.at, press.dragged);
        press.dragged |= press.from.distance(at) > DRAG_DISTANCE;
        press.resting &= !press.dragged;
        press.at = at;
        if press.still.1.distance(at) > DRAG_DISTANCE {
            press.still = (now, at);
        }
        let press = *press;
        // A thumb that holds the device may rest on a panel. If it moves together with a finger on the board, the two
        // pinch.
        let dragged = self.active_presses().any(|press| press.dragged);
        let pinches = |press: &Press| !press.on_panel && !press.resting || dragged && press.dragged;
        let pair: Vec<usize> = (0..self.presses.len()).filter(|i| pinches(&self.presses[*i])).take(2).collect();
        match pair[..] {
            [a, b] if a == place || b == place => {
                let other = self.presses[if a == place { b } else { a }].at;
                self.presses[a].dragged = true;
                self.presses[b].dragged = true;
                let (was, now) = (before.distance(other), at.distance(other));
                (was > 1.0 && now > 1.0)
                    .then(|| CameraGesture::Pinch((at + other) / 2.0, now / was, (at - before) / 2.0))
            }
            [alone] if alone == place && !press.on_panel && panned => Some(CameraGesture::Pan(at - before)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PANEL: bool = true;
    const BOARD: bool = false;

    fn down(gestures: &mut Gestures, finger: u64, x: f32, on_panel: bool) {
        gestures.press(Some(finger), Vec2::new(x, 0.0), on_panel, 0.0);
    }

    fn drag(gestures: &mut Gestures, finger: u64, x: f32) -> Option<CameraGesture> {
        gestures.drag(Some(finger), Vec2::new(x, 0.0), 0.0)
    }

    fn taps(gestures: &mut Gestures, finger: u64) -> bool {
        gestures.release(Some(finger)).is_some()
    }

    fn pinch(around: f32, factor: f32, way: f32) -> Option<CameraGesture> {
        Some(CameraGesture::Pinch(Vec2::new(around, 0.0), factor, Vec2::new(way, 0.0)))
    }

    #[test]
    fn one_finger_taps_or_pans_and_two_pinch() {
        let mut gestures = Gestures::default();
        down(&mut gestures, 1, 100.0, BOARD);
        assert_eq!(drag(&mut gestures, 1, 110.0), None, "trembling is not dragging");
        assert!(taps(&mut gestures, 1));
        down(&mut gestures, 1, 100.0, BOARD);
        assert_eq!(
            [drag(&mut gestures, 1, 120.0), drag(&mut gestures, 1, 125.0)],
            [None, Some(CameraGesture::Pan(Vec2::X * 5.0))]
        );
        down(&mut gestures, 2, 225.0, BOARD);
        assert_eq!(drag(&mut gestures, 2, 325.0), pinch(225.0, 2.0, 50.0));
        assert!(!taps(&mut gestures, 2) && gestures.was_drag());
        assert_eq!(
            drag(&mut gestures, 1, 135.0),
            Some(CameraGesture::Pan(Vec2::X * 10.0)),
            "the first finger continues alone"
        );
        assert!(!taps(&mut gestures, 1));
        // Two fingers that touch without moving are not a tap either, but the next single finger is.
        down(&mut gestures, 3, 0.0, BOARD);
        down(&mut gestures, 4, 100.0, BOARD);
        assert!(!taps(&mut gestures, 3) && !taps(&mut gestures, 4));
        down(&mut gestures, 5, 0.0, BOARD);
        assert!(taps(&mut gestures, 5) && !gestures.was_drag());
    }

    #[test]
    fn a_finger_on_a_panel_leaves_the_board_alone_until_it_pinches_with_another() {
        let mut gestures = Gestures::default();
        down(&mut gestures, 1, 0.0, PANEL);
        assert_eq!([drag(&mut gestures, 1, 50.0), drag(&mut gestures, 1, 100.0)], [None; 2]);
        assert!(!taps(&mut gestures, 1));
        // While a thumb holds the device, another finger taps and pans.
        down(&mut gestures, 1, 0.0, PANEL);
        down(&mut gestures, 2, 100.0, BOARD);
        assert!(taps(&mut gestures, 2));
        down(&mut gestures, 2, 100.0, BOARD);
        drag(&mut gestures, 2, 120.0);
        assert_eq!(drag(&mut gestures, 2, 130.0), Some(CameraGesture::Pan(Vec2::X * 10.0)));
        // Then the thumb moves as well.
        drag(&mut gestures, 1, 10.0);
        assert_eq!(drag(&mut gestures, 1, 30.0), pinch(80.0, 100.0 / 120.0, 10.0));
        assert_eq!(drag(&mut gestures, 2, 230.0), pinch(130.0, 2.0, 50.0));
        assert!(!taps(&mut gestures, 1) && !taps(&mut gestures, 2));
    }

    #[test]
    fn a_finger_beside_a_sleeve_on_the_board_taps_and_pans() {
        let mut gestures = Gestures::default();
        let comes = |gestures: &mut Gestures, finger, x: f32, since| {
            gestures.press(Some(finger), Vec2::new(x, 0.0), BOARD, since);
        };
        comes(&mut gestures, 1, 0.0, 0.0);
        comes(&mut gestures, 2, 100.0, 2.0);
        assert_eq!(drag(&mut gestures, 2, 105.0), None, "trembling is not dragging");
        assert!(taps(&mut gestures, 2));
        comes(&mut gestures, 2, 100.0, 3.0);
        drag(&mut gestures, 2, 120.0);
        assert_eq!(drag(&mut gestures, 2, 130.0), Some(CameraGesture::Pan(Vec2::X * 10.0)));
        // The supposed sleeve moves, so it was a finger.
        drag(&mut gestures, 1, 20.0);
        assert_eq!(drag(&mut gestures, 2, 240.0), pinch(130.0, 2.0, 55.0));
        assert!(!taps(&mut gestures, 2) && !taps(&mut gestures, 1));
        // Lifting a sleeve is not a tap.
        comes(&mut gestures, 3, 0.0, 4.0);
        comes(&mut gestures, 4, 100.0, 6.0);
        assert!(taps(&mut gestures, 4) && !taps(&mut gestures, 3));
    }

    #[test]
    fn a_pointer_that_has_become_still_counts_as_resting_until_it_moves() {
        let mut gestures = Gestures::default();
        let comes = |gestures: &mut Gestures, finger, x: f32, now| {
            gestures.press(Some(finger), Vec2::new(x, 0.0), BOARD, now);
        };
        let goes = |gestures: &mut Gestures, finger, x: f32, now| gestures.drag(Some(finger), Vec2::new(x, 0.0), now);
        comes(&mut gestures, 1, 0.0, 0.0);
        goes(&mut gestures, 1, 20.0, 3.0);
        // A finger that dragged a moment ago takes part in a pinch.
        comes(&mut gestures, 2, 100.0, 3.5);
        assert!(!taps(&mut gestures, 2), "two fingers must not tap");
        // The sleeve trembles.
        goes(&mut gestures, 1, 22.0, 4.4);
        comes(&mut gestures, 3, 100.0, 4.5);
        assert!(taps(&mut gestures, 3));
        comes(&mut gestures, 4, 100.0, 5.0);
        goes(&mut gestures, 4, 120.0, 5.1);
        assert_eq!(goes(&mut gestures, 4, 130.0, 5.2), Some(CameraGesture::Pan(Vec2::X * 10.0)));
        assert!(!taps(&mut gestures, 4));
        // When the sleeve moves on, it is treated as a finger again.
        goes(&mut gestures, 1, 40.0, 6.0);
        comes(&mut gestures, 5, 100.0, 6.1);
        assert_eq!(goes(&mut gestures, 5, 160.0, 6.2), pinch(100.0, 2.0, 30.0));
    }

    #[test]
    fn fingers_beyond_the_second_move_nothing() {
        let mut gestures = Gestures::default();
        for finger in 1..=3 {
            down(&mut gestures, finger, finger as f32 * 100.0, BOARD);
        }
        assert_eq!(drag(&mut gestures, 3, 400.0), None);
        assert_eq!(drag(&mut gestures, 2, 300.0), pinch(200.0, 2.0, 50.0));
        assert!((1..=3).all(|finger| !taps(&mut gestures, finger)));
    }
}
