//! Touch filtering. Ignores palms, ghost touches, bounces, and touches aimed at the previous screen.

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    prelude::*,
    time::Real,
};
use bevy_egui::{EguiInput, egui::TouchId};

use super::{InputSystems, REST, single_pointer::SinglePointer};
use crate::seats::Tap;

/// The time after a change of screen during which new touches are ignored, in seconds.
const SCREEN_CHANGE_TIME: f64 = 0.15;
/// The number of touches within [`REST`] of each other that make up a hand.
const HAND_TOUCHES: usize = 3;
/// The time within which repeated presses of the same button count once, in seconds.
const DEBOUNCE_TIME: f64 = 0.3;
/// The maximum time from the end of a counted touch to the start of a bounce, in seconds.
const BOUNCE: f64 = 0.12;
/// The maximum distance between the end of the counted touch and the start of the bounce, in logical pixels.
const BOUNCE_PX: f32 = 24.0;
/// The distance within which a finger counts as still, in logical pixels.
const STILL_PX: f32 = 12.0;

/// The duration of the shortest touch that counts, in seconds. A shorter touch is a ghost touch.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct MinTouchTime(pub f64);

impl MinTouchTime {
    /// The threshold for fingers.
    pub const FINGER: MinTouchTime = MinTouchTime(0.04);
}

impl Default for MinTouchTime {
    /// Returns the threshold for fingers. In a web page there is none, because taps sent by a screen reader have no
    /// duration.
    fn default() -> MinTouchTime {
        if cfg!(target_arch = "wasm32") { MinTouchTime(0.0) } else { MinTouchTime::FINGER }
    }
}

/// A finger on the screen.
#[derive(Debug, Clone, Copy)]
struct Finger {
    id: u64,
    /// The earliest time at which the touch can have started, in seconds. Events within a frame have no timestamps.
    since: f64,
    /// The time and place of the last real movement. Trembling does not count as movement.
    still: (f64, Vec2),
    ignored: bool,
}

/// The fingers on the screen, and the fingers lifted in this frame.
#[derive(Resource, Debug, Clone, Default)]
pub struct TouchFilter {
    down: Vec<Finger>,
    /// The fingers lifted in this frame, each with true if it counts.
    lifted: Vec<(u64, bool)>,
    /// The place where the last counted touch ended, and the earliest time at which it can have ended.
    last: Option<(Vec2, f64)>,
    /// The time until which new touches are ignored, in seconds.
    ignored_until: f64,
    invalidated: bool,
    now: f64,
}

impl TouchFilter {
    /// Invalidates current and immediately following touches after a change of screen.
    pub fn invalidate(&mut self) {
        self.ignored_until = self.now + SCREEN_CHANGE_TIME;
        self.invalidated = true;
        self.down.iter_mut().for_each(|finger| finger.ignored = true);
    }

    /// Returns false if a finger that is down or has just been lifted does not count.
    pub fn counts(&self, id: u64) -> bool {
        let left = self.lifted.iter().find(|(other, _)| *other == id).map(|(_, counts)| *counts);
        left.or_else(|| self.down.iter().find(|finger| finger.id == id).map(|finger| !finger.ignored)).unwrap_or(true)
    }

    /// Returns true if a finger that is not resting is down. A finger that has been still for [`REST`] is resting.
    pub fn is_touched(&self) -> bool {
        self.down.iter().any(|finger| self.now - finger.still.0 <= REST)
    }

    /// Returns false if the finger was lifted in this frame and does not count.
    fn counted(&self, id: TouchId) -> bool {
        !self.lifted.iter().any(|(other, counts)| TouchId::from(*other) == id && !counts)
    }

    /// Begins a frame at `now`, in seconds.
    fn begin(&mut self, now: f64) {
        self.now = now;
        self.lifted.clear();
    }

    /// Processes a touch event that happened at most `before` seconds before this frame.
    fn process(&mut self, phase: TouchPhase, (id, at): (u64, Vec2), before: f64, shortest: MinTouchTime) {
        match phase {
            TouchPhase::Started => {
                self.down.retain(|finger| finger.id != id);
                // At a low frame rate the real gap may have been longer, so only ignore a touch that is certainly a
                // bounce.
                let bounces = |(place, left): (Vec2, f64)| self.now - left < BOUNCE && place.distance(at) < BOUNCE_PX;
                let ignored = self.now < self.ignored_until || self.last.is_some_and(bounces);
                self.down.push(Finger { id, since: self.now - before, still: (self.now, at), ignored });
                let earliest = self.now - before - REST;
                if self.down.iter().filter(|finger| finger.since >= earliest).count() >= HAND_TOUCHES {
                    self.down.iter_mut().for_each(|finger| finger.ignored = true);
                }
            }
            TouchPhase::Moved => {
                let moved = |finger: &&mut Finger| finger.id == id && finger.still.1.distance(at) > STILL_PX;
                if let Some(finger) = self.down.iter_mut().find(moved) {
                    finger.still = (self.now, at);
                }
            }
            TouchPhase::Ended | TouchPhase::Canceled => {
                let Some(place) = self.down.iter().position(|finger| finger.id == id) else { return };
                let finger = self.down.remove(place);
                let counts = phase == TouchPhase::Ended && !finger.ignored && self.now - finger.since >= shortest.0;
                if counts {
                    self.last = Some((at, self.now - before));
                }
                self.lifted.push((id, counts));
            }
        }
    }
}

/// A debounce for irreversible buttons: repeated presses by a trembling hand or a worn screen count once.
#[derive(Debug, Clone, Default)]
pub struct Debounce(Option<(Tap, f64)>);

impl Debounce {
    /// Returns true if this tap, at `now` in seconds, is not a repetition.
    pub fn is_new(&mut self, tap: Tap, now: f64) -> bool {
        let again = self.0.is_some_and(|(before, at)| before == tap && now - at < DEBOUNCE_TIME);
        if !again {
            self.0 = Some((tap, now));
        }
        !again
    }

    /// Resets the debounce after another input, because then a repeated tap is deliberate.
    pub fn reset(&mut self) {
        self.0 = None;
    }
}

/// Adds the touch filter.
pub fn plugin(app: &mut App) {
    app.init_resource::<TouchFilter>()
        .init_resource::<MinTouchTime>()
        .add_systems(PreUpdate, filter_touches.in_set(InputSystems::Touches));
}

/// Filters the touches, and passes them to the panels as a single pointer.
pub(super) fn filter_touches(
    mut touches: MessageReader<TouchInput>,
    (time, shortest): (Res<Time<Real>>, Res<MinTouchTime>),
    mut filter: ResMut<TouchFilter>,
    mut pointer: Local<SinglePointer>,
    mut inputs: Query<&mut EguiInput>,
) {
    filter.begin(time.elapsed_secs_f64());
    if std::mem::take(&mut filter.invalidated) {
        pointer.reset();
    }
    for touch in touches.read() {
        filter.process(touch.phase, (touch.id, touch.position), time.delta_secs_f64(), *shortest);
    }
    for mut input in &mut inputs {
        let events = std::mem::take(&mut input.events);
        input.events = pointer.process(events, time.elapsed_secs_f64(), |id| filter.counted(id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays touch events in frames of 10 ms, and returns the fingers that counted.
    fn counted(filter: &mut TouchFilter, events: &[(f64, TouchPhase, u64)]) -> Vec<u64> {
        counted_from(MinTouchTime::FINGER, filter, events)
    }

    fn counted_from(shortest: MinTouchTime, filter: &mut TouchFilter, events: &[(f64, TouchPhase, u64)]) -> Vec<u64> {
        let mut counted = Vec::new();
        for (now, phase, id) in events {
            filter.begin(*now);
            // Place the fingers far apart.
            filter.process(*phase, (*id, Vec2::X * 100.0 * *id as f32), 0.01, shortest);
            counted.extend(filter.lifted.iter().filter(|(_, counts)| *counts).map(|(id, _)| *id));
        }
        counted
    }

    const NONE: [u64; 0] = [];

    #[test]
    fn palms_ghost_touches_and_late_touches_do_not_count() {
        use TouchPhase::{Canceled, Ended, Started};
        let mut filter = TouchFilter { now: 1.0, ..TouchFilter::default() };
        assert_eq!(counted(&mut filter, &[(1.0, Started, 1), (1.1, Ended, 1)]), [1]);
        assert_eq!(counted(&mut filter, &[(2.0, Started, 2), (2.1, Canceled, 2)]), NONE);
        // Only a touch that was certainly shorter than the touch of a finger is a ghost touch.
        assert_eq!(counted(&mut filter, &[(3.0, Started, 3), (3.02, Ended, 3)]), NONE);
        assert_eq!(counted(&mut filter, &[(3.0, Started, 3), (3.035, Ended, 3)]), [3]);
        // Two fingers are separate touches. Three are a hand, whichever is lifted first.
        let two = [(4.0, Started, 4), (4.1, Started, 5), (4.2, Ended, 5), (4.3, Ended, 4)];
        assert_eq!(counted(&mut filter, &two), [5, 4]);
        let hand = [
            (5.0, Started, 6),
            (5.0, Started, 7),
            (5.0, Started, 8),
            (5.1, Ended, 7),
            (5.2, Ended, 6),
            (5.3, Ended, 8),
        ];
        assert_eq!(counted(&mut filter, &hand), NONE);
        // A sleeve rests on the screen at two points, and then a finger touches the screen.
        let sleeve = [(5.5, Started, 20), (5.5, Started, 21), (5.5 + 2.0, Started, 22), (5.5 + 2.1, Ended, 22)];
        assert_eq!(counted(&mut TouchFilter { now: 5.0, ..TouchFilter::default() }, &sleeve), [22]);
        // Touches that are down when the screen changes, or start right after, belong to the previous screen.
        counted(&mut filter, &[(6.0, Started, 9)]);
        filter.invalidate();
        assert_eq!(counted(&mut filter, &[(6.1, Started, 10), (6.2, Ended, 9), (6.3, Ended, 10)]), NONE);
        assert_eq!(counted(&mut filter, &[(6.4, Started, 11), (6.5, Ended, 11)]), [11]);
    }

    #[test]
    fn a_resting_finger_does_not_count_as_touching_until_it_moves() {
        use TouchPhase::{Ended, Moved, Started};
        let mut filter = TouchFilter::default();
        let mut after = |now: f64, event: Option<(TouchPhase, f32)>| {
            filter.begin(now);
            if let Some((phase, at)) = event {
                filter.process(phase, (1, Vec2::X * at), 0.01, MinTouchTime::FINGER);
            }
            filter.is_touched()
        };
        assert!(!after(1.0, None));
        assert!(after(1.1, Some((Started, 0.0))) && after(2.0, None), "a finger that has just come down is touching");
        assert!(!after(2.2, Some((Moved, 2.0))), "trembling is not moving");
        assert!(after(3.0, Some((Moved, 40.0))) && after(3.9, None), "a finger that has moved is touching again");
        assert!(!after(4.1, None) && !after(4.2, Some((Ended, 40.0))));
    }

    #[test]
    fn taps_still_count_after_weeks() {
        use TouchPhase::{Ended, Started};
        const WEEKS: f64 = 5.0 * 7.0 * 24.0 * 3_600.0;
        let mut filter = TouchFilter::default();
        for tap in 0..40 {
            let now = WEEKS + f64::from(tap) * 1.23;
            assert_eq!(counted(&mut filter, &[(now, Started, 1), (now + 0.1, Ended, 1)]), [1], "tap {tap}");
        }
    }

    #[test]
    fn a_bouncing_finger_counts_once() {
        use TouchPhase::{Ended, Started};
        // Plays two touches with this gap in time and place, at this frame duration. Returns the number of touches that
        // counted.
        let two = |gap: f64, way: f32, frame: f64| {
            let mut filter = TouchFilter::default();
            let mut counted = 0;
            for (now, phase, at) in
                [(1.0, Started, 0.0), (1.1, Ended, 0.0), (1.1 + gap, Started, way), (1.2 + gap, Ended, way)]
            {
                filter.begin(now);
                filter.process(phase, (1, Vec2::X * at), frame, MinTouchTime(0.0));
                counted += filter.lifted.iter().filter(|(_, counts)| *counts).count();
            }
            counted
        };
        assert_eq!(two(0.06, 0.0, 0.016), 1, "a bounce does not count");
        assert_eq!(two(0.06, 10.0, 0.016), 1, "a trembling bounce does not count either");
        assert_eq!(two(0.06, 100.0, 0.016), 2, "a tap in another place counts");
        assert_eq!(two(0.2, 0.0, 0.016), 2, "a later tap in the same place counts");
        assert_eq!(two(0.06, 0.0, 0.1), 2, "at a low frame rate, a touch after an uncertain gap counts");
    }

    #[test]
    fn taps_without_duration_count_if_a_screen_reader_may_send_them() {
        use TouchPhase::{Ended, Started};
        let tap = [(1.0, Started, 1), (1.0, Ended, 1)];
        let taps = [MinTouchTime(0.0), MinTouchTime::FINGER].map(|shortest| {
            let mut filter = TouchFilter { now: 1.0, ..TouchFilter::default() };
            counted_from(shortest, &mut filter, &tap).len()
        });
        assert_eq!(taps, [1, 0]);
    }

    #[test]
    fn a_quickly_repeated_press_counts_once() {
        let mut debounce = Debounce::default();
        let taps =
            [(Tap::End, 1.0), (Tap::End, 1.2), (Tap::Confirm, 1.25), (Tap::End, 1.3), (Tap::End, 1.5), (Tap::End, 1.7)];
        assert_eq!(taps.map(|(tap, now)| debounce.is_new(tap, now)), [true, false, true, true, false, true]);
    }
}
