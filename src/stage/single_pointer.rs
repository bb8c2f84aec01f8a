//! Multi-touch for egui, which supports only one pointer. The touches of several fingers are passed to egui one after
//! another, so that each finger presses the widget that it touches.

use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, TouchId, TouchPhase};

use super::REST;

/// The position at which an ignored touch is released, outside all widgets.
const NOWHERE: Pos2 = Pos2::new(-1.0e5, -1.0e5);
/// The events that release the pointer at [`NOWHERE`]. Moving it away first prevents a click.
const RELEASE_EVENTS: [Event; 3] = [Event::PointerMoved(NOWHERE), button(NOWHERE, false), Event::PointerGone];
/// The distance after which a touch is no longer a tap, in logical pixels.
const DRAG_DISTANCE: f32 = 12.0;

/// A finger on the screen.
#[derive(Debug, Clone, Copy)]
struct Finger {
    id: TouchId,
    at: Pos2,
    from: Pos2,
    moved: bool,
    /// The time and place of the last real movement. Trembling does not count as movement.
    still: (f64, Pos2),
    /// True if the finger's press was sent a second time, after another finger had tapped.
    pressed_again: bool,
}

/// Translates fingers to a single pointer. The most recent finger is the pointer, unless another finger is dragging.
/// Any other finger taps when it is lifted, unless it has moved.
#[derive(Debug, Clone, Default)]
pub(super) struct SinglePointer {
    fingers: Vec<Finger>,
    leader: Option<TouchId>,
    /// Pointer events for later frames. Of two taps in one frame, egui would see only the position of the last.
    queued: Vec<Event>,
}

impl SinglePointer {
    /// Replaces the pointer events of a frame at `now`, in seconds. `counts` returns false if a lifted finger is to be
    /// ignored, so that it presses nothing.
    pub fn process(&mut self, events: Vec<Event>, now: f64, counts: impl Fn(TouchId) -> bool) -> Vec<Event> {
        let mut output = Vec::new();
        let mut pointed = std::mem::take(&mut self.queued);
        let mut events = events.into_iter().peekable();
        while let Some(event) = events.next() {
            let Event::Touch { id, phase, pos, .. } = event else {
                let waits = is_pointer(&event) && !pointed.is_empty();
                if waits {
                    pointed.push(event)
                } else {
                    output.push(event)
                }
                continue;
            };
            output.push(event);
            // Drop the pointer events that `bevy_egui` adds for the first finger. They follow the touch event.
            while events.next_if(|next| is_from_touch(next, phase, pos)).is_some() {}
            match phase {
                TouchPhase::Start => self.start(id, pos, now, &mut pointed),
                TouchPhase::Move => self.drag(id, pos, now, &mut pointed),
                TouchPhase::End => self.lift(id, pos, counts(id), &mut pointed),
                TouchPhase::Cancel => self.lift(id, pos, false, &mut pointed),
            }
        }
        let gone = pointed.iter().position(|event| *event == Event::PointerGone);
        self.queued = gone.map(|last| pointed.split_off(last + 1)).unwrap_or_default();
        output.extend(pointed);
        output
    }

    /// Releases the pointer and drops pending taps after a change of screen.
    pub fn reset(&mut self) {
        if self.leader.take().is_some() || !self.queued.is_empty() {
            self.queued = RELEASE_EVENTS.to_vec();
        }
    }

    fn start(&mut self, id: TouchId, at: Pos2, now: f64, pointed: &mut Vec<Event>) {
        self.fingers.retain(|finger| finger.id != id);
        self.fingers.push(Finger { id, at, from: at, moved: false, still: (now, at), pressed_again: false });
        let drags = self.fingers.iter().find(|finger| Some(finger.id) == self.leader && finger.moved).copied();
        match drags {
            // An active drag has priority over the new finger.
            Some(leader) if now - leader.still.0 <= REST => return,
            // The drag belongs to a sleeve, or to a finger whose release was not reported. End the drag where it is.
            Some(leader) if !leader.pressed_again => {
                self.leader = None;
                pointed.extend([button(leader.at, false), Event::PointerGone]);
            }
            Some(_) | None => self.release(pointed),
        }
        self.leader = Some(id);
        pointed.extend(press(at));
    }

    fn drag(&mut self, id: TouchId, at: Pos2, now: f64, pointed: &mut Vec<Event>) {
        let Some(finger) = self.fingers.iter_mut().find(|finger| finger.id == id) else { return };
        finger.at = at;
        finger.moved |= finger.from.distance(at) > DRAG_DISTANCE;
        if finger.still.1.distance(at) > DRAG_DISTANCE {
            finger.still = (now, at);
        }
        if self.leader == Some(id) {
            pointed.push(Event::PointerMoved(at));
        }
    }

    fn lift(&mut self, id: TouchId, at: Pos2, counts: bool, pointed: &mut Vec<Event>) {
        let Some(place) = self.fingers.iter().position(|finger| finger.id == id) else { return };
        let finger = self.fingers.remove(place);
        let tap = [button(at, false), Event::PointerGone];
        if self.leader == Some(id) {
            // egui knows only the repeated press, so it could take the release of a finger that has moved for a click.
            if counts && !(finger.moved && finger.pressed_again) {
                self.leader = None;
                pointed.extend(tap);
            } else {
                self.release(pointed);
            }
        } else if counts && !finger.moved {
            let leader = self.leader;
            self.release(pointed);
            pointed.extend(press(at));
            pointed.extend(tap);
            if let Some(leader) = self.fingers.iter_mut().find(|finger| Some(finger.id) == leader) {
                leader.pressed_again = true;
                self.leader = Some(leader.id);
                pointed.extend(press(leader.at));
            }
        }
    }

    /// Releases the pointer without a click.
    fn release(&mut self, pointed: &mut Vec<Event>) {
        if self.leader.take().is_some() {
            pointed.extend(RELEASE_EVENTS);
        }
    }
}

fn press(at: Pos2) -> [Event; 2] {
    [Event::PointerMoved(at), button(at, true)]
}

const fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn is_pointer(event: &Event) -> bool {
    matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. } | Event::PointerGone)
}

/// Returns true if `bevy_egui` has generated this event from a touch with this phase and position.
fn is_from_touch(event: &Event, phase: TouchPhase, at: Pos2) -> bool {
    match (event, phase) {
        (Event::PointerMoved(pos), TouchPhase::Start | TouchPhase::Move) => *pos == at,
        (Event::PointerButton { pos, pressed, .. }, TouchPhase::Start) => *pos == at && *pressed,
        (Event::PointerButton { pos, pressed, .. }, TouchPhase::End) => *pos == at && !*pressed,
        (Event::PointerGone, TouchPhase::End | TouchPhase::Cancel) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Id, RawInput, Rect, Sense, TouchDeviceId, pos2, vec2};

    use super::*;

    /// The centre of the left button.
    const LEFT: Pos2 = pos2(50.0, 50.0);
    /// The centre of the right button.
    const RIGHT: Pos2 = pos2(250.0, 50.0);
    /// A point outside both buttons.
    const BACKGROUND: Pos2 = pos2(150.0, 250.0);

    /// Generates events as `bevy_egui` does: one for every touch, and additional pointer events for the first finger.
    #[derive(Default)]
    struct BevyEguiEvents(Option<u64>);

    impl BevyEguiEvents {
        fn events_for(&mut self, (id, phase, pos): (u64, TouchPhase, Pos2)) -> Vec<Event> {
            let touch = Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos, force: None };
            let mut events = vec![touch];
            if self.0.is_none_or(|first| first == id) {
                self.0 = matches!(phase, Start | Move).then_some(id);
                match phase {
                    Start => events.extend(press(pos)),
                    Move => events.push(Event::PointerMoved(pos)),
                    End => events.extend([button(pos, false), Event::PointerGone]),
                    Cancel => events.push(Event::PointerGone),
                }
            }
            events
        }
    }

    /// Plays frames with the given touches, preceded and followed by frames without touches. Returns the buttons that
    /// were pressed.
    fn pressed(frames: &[&[(u64, TouchPhase, Pos2)]], ignored: &[u64]) -> Vec<&'static str> {
        let (ctx, mut pointer, mut source) = (Context::default(), SinglePointer::default(), BevyEguiEvents::default());
        ctx.options_mut(|options| options.input_options.max_click_duration = 30.0);
        let mut pressed = Vec::new();
        let quiet: &[(u64, TouchPhase, Pos2)] = &[];
        let frames = [quiet, quiet].into_iter().chain(frames.iter().copied()).chain([quiet, quiet, quiet]);
        for (nth, touches) in frames.enumerate() {
            let events = touches.iter().flat_map(|touch| source.events_for(*touch)).collect();
            let input = RawInput {
                time: Some(nth as f64 * 0.1),
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(300.0, 300.0))),
                events: pointer.process(events, nth as f64 * 0.1, |id| !ignored.contains(&id.0)),
                ..RawInput::default()
            };
            let _ = ctx.run_ui(input, |ui| {
                for (name, middle) in [("left", LEFT), ("right", RIGHT)] {
                    let place = Rect::from_center_size(middle, vec2(80.0, 80.0));
                    if ui.interact(place, Id::new(name), Sense::click()).clicked() {
                        pressed.push(name);
                    }
                }
            });
        }
        pressed
    }

    use TouchPhase::{Cancel, End, Move, Start};

    #[test]
    fn a_finger_can_press_while_another_finger_rests() {
        assert_eq!(pressed(&[&[(1, Start, LEFT)], &[(1, End, LEFT)]], &[]), ["left"]);
        // A sleeve rests on the background, and two taps follow.
        let taps: [&[_]; 5] = [
            &[(1, Start, BACKGROUND)],
            &[(2, Start, LEFT)],
            &[(2, End, LEFT)],
            &[(3, Start, RIGHT), (1, Move, BACKGROUND)],
            &[(3, End, RIGHT), (1, Move, BACKGROUND)],
        ];
        assert_eq!(pressed(&taps, &[]), ["left", "right"]);
        // Two players press at the same time and lift in either order.
        let both: [&[_]; 2] = [&[(1, Start, LEFT)], &[(2, Start, RIGHT)]];
        let lifts: [[(u64, TouchPhase, Pos2); 2]; 2] =
            [[(1, End, LEFT), (2, End, RIGHT)], [(2, End, RIGHT), (1, End, LEFT)]];
        for lift in lifts {
            let one_by_one = [both[0], both[1], &lift[..1], &lift[1..]];
            let mut once = pressed(&one_by_one, &[]);
            once.sort_unstable();
            assert_eq!(once, ["left", "right"], "{lift:?}");
        }
    }

    #[test]
    fn a_finger_can_drag_despite_a_moved_sleeve_or_a_lost_touch_end() {
        for taps_before in [false, true] {
            let (mut pointer, mut source) = (SinglePointer::default(), BevyEguiEvents::default());
            let mut process = |now: f64, touch: Option<(u64, TouchPhase, Pos2)>| {
                let events = touch.map(|touch| source.events_for(touch)).unwrap_or_default();
                pointer.process(events, now, |_| true)
            };
            process(0.0, Some((1, Start, BACKGROUND)));
            process(0.1, Some((1, Move, BACKGROUND + vec2(20.0, 0.0))));
            assert!(!process(0.5, Some((2, Start, LEFT))).contains(&button(LEFT, true)), "an active drag continues");
            if taps_before {
                (6..9).for_each(|tenth| drop(process(f64::from(tenth) / 10.0, (tenth == 6).then_some((2, End, LEFT)))));
            }
            process(1.1, Some((1, Move, BACKGROUND + vec2(22.0, 0.0))));
            let mut output = process(1.2, Some((3, Start, RIGHT)));
            output.extend(process(1.3, None));
            assert!(output.contains(&button(RIGHT, true)), "{taps_before}: {output:?}");
            let to = RIGHT + vec2(0.0, 50.0);
            assert!(process(1.4, Some((3, Move, to))).contains(&Event::PointerMoved(to)), "{taps_before}");
        }
        // A button on which a finger was put down is not pressed if the finger then slides.
        let quiet: &[(u64, TouchPhase, Pos2)] = &[];
        let new_touch: &[(u64, TouchPhase, Pos2)] = &[(2, Start, BACKGROUND)];
        let slid: [&[_]; 2] = [&[(1, Start, LEFT)], &[(1, Move, LEFT + vec2(20.0, 0.0))]];
        let frames: Vec<_> = slid.into_iter().chain([quiet; 12]).chain([new_touch]).collect();
        let none: [&str; 0] = [];
        assert_eq!(pressed(&frames, &[]), none);
    }

    #[test]
    fn two_taps_in_one_slow_frame_both_count() {
        let taps = [(1, Start, LEFT), (1, End, LEFT), (2, Start, RIGHT), (2, End, RIGHT)];
        assert_eq!(pressed(&[&taps], &[]), ["left", "right"]);
    }

    #[test]
    fn ignored_cancelled_and_moved_fingers_press_nothing() {
        let none: [&str; 0] = [];
        assert_eq!(pressed(&[&[(1, Start, LEFT)], &[(1, End, LEFT)]], &[1]), none);
        assert_eq!(pressed(&[&[(1, Start, LEFT)], &[(1, Cancel, LEFT)]], &[]), none);
        let slides: [&[_]; 4] = [
            &[(1, Start, LEFT)],
            &[(2, Start, BACKGROUND)],
            &[(1, Move, RIGHT)],
            &[(1, End, RIGHT), (2, End, BACKGROUND)],
        ];
        assert_eq!(pressed(&slides, &[]), none);
    }

    #[test]
    fn a_change_of_screen_drops_pending_taps() {
        let (mut pointer, mut source) = (SinglePointer::default(), BevyEguiEvents::default());
        let taps = [(1, Start, LEFT), (1, End, LEFT), (2, Start, RIGHT), (2, End, RIGHT)];
        pointer.process(taps.into_iter().flat_map(|touch| source.events_for(touch)).collect(), 0.0, |_| true);
        pointer.reset();
        assert!(!pointer.process(Vec::new(), 0.1, |_| true).contains(&button(RIGHT, true)));
    }
}
