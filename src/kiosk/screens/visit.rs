//! Visits: a press, or a phone that joins with the QR code, starts a visit. After a period without input, a question
//! appears; if nobody answers it, the visit ends.

use bevy::{
    a11y::ActionRequest,
    ecs::system::SystemParam,
    input::{
        ButtonState,
        keyboard::KeyboardInput,
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    time::Real,
};
use bevy_egui::EguiContexts;

use super::{
    Start, attract_settings,
    phones::{self, PhoneTable},
    visitor_settings,
};
use crate::{
    access::reader_lines::ChooseLine,
    game_screen::showing::leave,
    kiosk::{ExpectedInput, Kiosk, VisitState, VisitTimer, VisitorGone, VisitorResources},
    lessons::{LessonRunning, start_lesson},
    menu::draft::{Draft, Page},
    playback::PlaybackStatus,
    profile::Profile,
    screen::Screen,
    seats::{SeatSummary, Seating},
    settings::Settings,
    stage::REST,
    table::Progress,
    ui::{requests::ScreenRequest, rules},
};

/// The seconds left to answer the question whether the visitor is still there; `None` if the question is not open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StillThereQuestion(pub Option<u32>);

/// The visitor's answer that they are still there, given with the button of the question.
#[derive(Message, Debug, Clone, Copy)]
pub struct StillThere;

/// Adds the system that starts and ends visits.
pub fn plugin(app: &mut App) {
    app.init_visitor_resource::<StillThereQuestion>()
        .add_message::<ActionRequest>()
        .add_message::<StillThere>()
        .add_systems(Update, update_visit.in_set(super::VisitSystems::Visit));
}

/// The input that shows that a visitor is there: touches, mouse buttons and keys, presses by a screen reader or with
/// the HTML buttons of a page, and answers to the question.
#[derive(SystemParam)]
struct Touched<'w, 's> {
    time: Res<'w, Time<Real>>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    /// The fingers that are down, each with the start time of its touch in seconds.
    down: Local<'s, Vec<(u64, f64)>>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    requests: MessageReader<'w, 's, ActionRequest>,
    lines: MessageReader<'w, 's, ChooseLine>,
    answers: MessageReader<'w, 's, StillThere>,
}

impl Touched<'_, '_> {
    /// Returns two flags: whether something was pressed, and whether there was any input at all. Consumes all messages.
    /// A key that is held down does not count, nor do the movements of a touch after [`REST`], since an object resting
    /// on the screen may tremble.
    fn now(&mut self) -> (bool, bool) {
        let buttons: Vec<_> = self.buttons.read().map(|button| button.state == ButtonState::Pressed).collect();
        let now = self.time.elapsed_secs_f64();
        let mut fingers = Vec::new();
        for touch in self.touches.read() {
            let since = self.down.iter().find(|(id, _)| *id == touch.id).map(|(_, since)| *since);
            if touch.phase != TouchPhase::Moved {
                self.down.retain(|(id, _)| *id != touch.id);
            }
            match touch.phase {
                TouchPhase::Started => {
                    self.down.push((touch.id, now));
                    fingers.push(true);
                }
                TouchPhase::Moved if since.is_none_or(|since| now - since > REST) => {}
                TouchPhase::Moved | TouchPhase::Ended | TouchPhase::Canceled => fingers.push(false),
            }
        }
        let keys = self.keys.read().filter(|key| !key.repeat);
        let keys: Vec<_> = keys.map(|key| key.state == ButtonState::Pressed).collect();
        let others = self.requests.read().count() + self.lines.read().count() + self.answers.read().count();
        let all = [buttons, fingers, keys, vec![true; others]].concat();
        (all.contains(&true), !all.is_empty())
    }
}

/// The state of the screen.
#[derive(SystemParam)]
struct ScreenState<'w> {
    screen: Res<'w, State<Screen>>,
    draft: Res<'w, Draft>,
    showing: Res<'w, PlaybackStatus>,
    seating: Res<'w, Seating>,
    progress: Option<Res<'w, Progress>>,
    lesson: Option<Res<'w, LessonRunning>>,
    summary: Res<'w, SeatSummary>,
    phones: Res<'w, PhoneTable>,
}

impl ScreenState<'_> {
    /// The input for which the screen waits. `rules` is true if the rules page is open.
    fn awaits(&self, rules: bool) -> ExpectedInput {
        let reading = matches!(self.draft.page, Page::Learn | Page::Rules);
        if *self.screen.get() != Screen::Match {
            return if rules || reading { ExpectedInput::Reader } else { ExpectedInput::Choice };
        }
        if rules {
            return ExpectedInput::Reader;
        }
        if let Some(awaits) = self.phones.awaits {
            return awaits;
        }
        // A completed scoring waits for a tap, and so does a step-by-step presentation.
        let waits = self.showing.awaits_next || self.showing.scoring_finished;
        let shows = self.showing.busy && !waits;
        if self.lesson.is_some() {
            // While a lesson shows an animation, no input is expected; afterwards the visitor needs time to read.
            return if shows { ExpectedInput::Nobody } else { ExpectedInput::Reader };
        }
        if shows {
            return ExpectedInput::Nobody;
        }
        // A paused look back waits for input, no matter whose turn it shows.
        if let Some(again) = self.summary.replaying {
            let moves = again.steps > 0 || again.running && again.at < again.total;
            return if moves && !waits { ExpectedInput::Nobody } else { ExpectedInput::Turn };
        }
        match &self.progress {
            Some(progress) if progress.over => ExpectedInput::Choice,
            Some(progress) if !waits && !self.seating.human_to_act(progress.may_act) => ExpectedInput::Nobody,
            _ => ExpectedInput::Turn,
        }
    }
}

fn update_visit(
    mut commands: Commands,
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    mut touched: Touched,
    screen_state: ScreenState,
    (mut kiosk, start): (ResMut<Kiosk>, Res<Start>),
    mut settings: ResMut<Settings>,
    mut timer: Local<VisitTimer>,
    mut asked: ResMut<StillThereQuestion>,
) {
    let (pressed, touched) = touched.now();
    if !kiosk.visited {
        if (pressed || screen_state.phones.is_wanted) && *screen_state.screen.get() != Screen::Loading {
            kiosk.visited = true;
            *timer = VisitTimer::default();
            *settings = visitor_settings(&kiosk, &start, &settings);
            commands.queue(clear);
        }
        return;
    }
    let rules = contexts.ctx_mut().is_ok_and(|ctx| rules::is_open(ctx));
    let state =
        timer.pass(time.delta(), touched || screen_state.phones.happened, screen_state.awaits(rules), &kiosk.staff);
    asked.set_if_neq(StillThereQuestion(match state {
        VisitState::Asks(left) => Some(left),
        VisitState::Calm | VisitState::Gone => None,
    }));
    if state == VisitState::Gone {
        commands.queue(end_visit);
    }
}

/// Clears the table, discards pending requests and returns to the first screen.
fn clear(world: &mut World) {
    world.resource_mut::<Messages<ScreenRequest>>().clear();
    start_lesson::cancel_request(world);
    phones::close_table(world);
    leave(world);
}

/// Ends the visit: resets the game, the settings and everything known about the visitor.
fn end_visit(world: &mut World) {
    clear(world);
    world.insert_resource(Profile::default());
    let start = world.resource::<Start>().clone();
    world.insert_resource(Draft::from(&start.options));
    let settings = attract_settings(world.resource::<Kiosk>(), &start, world.resource::<Settings>());
    world.insert_resource(settings);
    world.resource_mut::<Kiosk>().visited = false;
    world.trigger(VisitorGone);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::{ecs::system::SystemState, input::keyboard::Key};
    use tabletop::Level;

    use super::*;
    use crate::{launch::LaunchOptions, seats::PlayerKind};

    /// A world without any input.
    fn untouched() -> World {
        let mut world = World::new();
        world.init_resource::<Time<Real>>();
        world.init_resource::<Messages<MouseButtonInput>>();
        world.init_resource::<Messages<TouchInput>>();
        world.init_resource::<Messages<KeyboardInput>>();
        world.init_resource::<Messages<ActionRequest>>();
        world.init_resource::<Messages<ChooseLine>>();
        world.init_resource::<Messages<StillThere>>();
        world
    }

    /// The results of [`Touched::now`] in successive frames of half a second, with these touch phases.
    fn touched(frames: &[&[TouchPhase]]) -> Vec<(bool, bool)> {
        let mut world = untouched();
        let mut state = SystemState::<Touched>::new(&mut world);
        let frame = |phases: &&[TouchPhase]| {
            world.resource_mut::<Time<Real>>().advance_by(Duration::from_millis(500));
            for phase in phases.iter().copied() {
                let (window, position) = (Entity::PLACEHOLDER, Vec2::ZERO);
                world.write_message(TouchInput { phase, position, window, force: None, id: 1 });
            }
            state.get_mut(&mut world).expect("all parameters exist").now()
        };
        frames.iter().map(frame).collect()
    }

    #[test]
    fn an_object_that_rests_on_the_screen_and_trembles_is_not_a_visitor() {
        use TouchPhase::{Canceled, Ended, Moved, Started};
        let input =
            touched(&[&[], &[Started], &[Moved], &[Moved], &[Moved, Moved], &[Moved], &[Ended], &[Started, Canceled]]);
        let (nothing, touch, press) = ((false, false), (false, true), (true, true));
        assert_eq!(input, [nothing, press, touch, touch, nothing, nothing, touch, press]);
        let drags = touched(&[&[Started], &[Moved], &[Ended], &[Started], &[Moved], &[Ended]]);
        assert_eq!(drags, [press, touch, touch, press, touch, touch], "each touch is timed separately");
    }

    #[test]
    fn a_book_on_a_key_is_not_a_visitor() {
        let mut world = untouched();
        let mut state = SystemState::<Touched>::new(&mut world);
        let input = [false, true].map(|repeat| {
            world.write_message(KeyboardInput {
                key_code: KeyCode::Space,
                logical_key: Key::Space,
                state: ButtonState::Pressed,
                text: None,
                repeat,
                window: Entity::PLACEHOLDER,
            });
            state.get_mut(&mut world).expect("all parameters exist").now()
        });
        assert_eq!(input, [(true, true), (false, false)]);
    }

    /// The input for which a screen waits.
    fn awaited(screen: Screen, lesson: bool, rules: bool, showing: PlaybackStatus) -> ExpectedInput {
        let mut world = World::new();
        world.insert_resource(State::new(screen));
        world.insert_resource(Draft::from(&LaunchOptions::default()));
        world.insert_resource(showing);
        world.insert_resource(Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Easy)]));
        world.insert_resource(SeatSummary::default());
        world.insert_resource(PhoneTable::default());
        if lesson {
            world.insert_resource(LessonRunning);
        }
        SystemState::<ScreenState>::new(&mut world).get(&world).expect("all parameters exist").awaits(rules)
    }

    #[test]
    fn a_lesson_waits_for_a_reader_except_during_an_animation() {
        let still = PlaybackStatus { has_game: true, ..PlaybackStatus::default() };
        let shows = PlaybackStatus { busy: true, ..still };
        let finished = PlaybackStatus { scoring_finished: true, ..shows };
        for (showing, lesson) in
            [(still, ExpectedInput::Reader), (shows, ExpectedInput::Nobody), (finished, ExpectedInput::Reader)]
        {
            assert_eq!(awaited(Screen::Match, true, false, showing), lesson, "{showing:?}");
            assert_eq!(
                awaited(Screen::Match, true, true, showing),
                ExpectedInput::Reader,
                "the rules page covers the lesson"
            );
        }
        assert_eq!(awaited(Screen::Match, false, false, still), ExpectedInput::Turn);
        assert_eq!(awaited(Screen::Match, false, false, shows), ExpectedInput::Nobody);
        assert_eq!(awaited(Screen::Setup, false, false, PlaybackStatus::default()), ExpectedInput::Choice);
    }
}
