//! Visitors: a touch starts a visit, a period without input leads to a question, and the visit ends without an
//! answer.

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

use super::{Start, attract_settings, visitor_settings};
use crate::{
    access::region::Choose,
    game_screen::showing::leave,
    kiosk::{Awaited, Kiosk, OfVisitors, Vigil, VisitorGone, Watch},
    lessons::{Taken, opening},
    menu::draft::{Draft, Page},
    person::Person,
    playback::Showing,
    screen::Screen,
    seats::{Seating, Standing},
    settings::Settings,
    stage::REST,
    table::Progress,
    ui::{rules, wishes::Go},
};

/// The seconds left to answer the question whether the visitor is still there; `None` if it is not open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Asked(pub Option<u32>);

/// The visitor answered that they are still there, by any button press.
#[derive(Message, Debug, Clone, Copy)]
pub struct Here;

/// Adds the handling of visitors.
pub fn plugin(app: &mut App) {
    app.init_of_visitors::<Asked>()
        .add_message::<ActionRequest>()
        .add_message::<Here>()
        .add_systems(Update, attend.in_set(super::VisitSystems::Visit));
}

/// All input: touches, buttons and keys, and presses by screen reader or by the HTML buttons of a page.
#[derive(SystemParam)]
struct Touched<'w, 's> {
    time: Res<'w, Time<Real>>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    /// The fingers that are down, with the start time in seconds.
    down: Local<'s, Vec<(u64, f64)>>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    requests: MessageReader<'w, 's, ActionRequest>,
    lines: MessageReader<'w, 's, Choose>,
    answers: MessageReader<'w, 's, Here>,
}

impl Touched<'_, '_> {
    /// Returns true if something was pressed, and true if there was any input. Reads all readers. An object resting
    /// on the screen or on a key does not count, even if it trembles.
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
struct Stage<'w> {
    screen: Res<'w, State<Screen>>,
    draft: Res<'w, Draft>,
    showing: Res<'w, Showing>,
    seating: Res<'w, Seating>,
    progress: Option<Res<'w, Progress>>,
    lesson: Option<Res<'w, Taken>>,
    standing: Res<'w, Standing>,
}

impl Stage<'_> {
    /// The input the screen waits for. `rules`: the rules are open.
    fn awaits(&self, rules: bool) -> Awaited {
        let reading = matches!(self.draft.page, Page::Learn | Page::Rules);
        if *self.screen.get() != Screen::Match {
            return if rules || reading { Awaited::Reader } else { Awaited::Choice };
        }
        if rules {
            return Awaited::Reader;
        }
        // A completed scoring waits for a tap, and so does a step-by-step presentation.
        let waits = self.showing.waits || self.showing.told;
        let shows = self.showing.busy && !waits;
        if self.lesson.is_some() {
            // While a lesson shows an animation no input is expected; afterwards there is time to read.
            return if shows { Awaited::Nobody } else { Awaited::Reader };
        }
        if shows {
            return Awaited::Nobody;
        }
        // A stopped look back waits for input, regardless of the turn it shows.
        if let Some(again) = self.standing.replaying {
            let moves = again.steps > 0 || again.running && again.at < again.of;
            return if moves && !waits { Awaited::Nobody } else { Awaited::Turn };
        }
        match &self.progress {
            Some(progress) if progress.over => Awaited::Choice,
            Some(progress) if !waits && !self.seating.human_to_act(progress.may_act) => Awaited::Nobody,
            _ => Awaited::Turn,
        }
    }
}

fn attend(
    mut commands: Commands,
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    mut touched: Touched,
    stage: Stage,
    (mut kiosk, start): (ResMut<Kiosk>, Res<Start>),
    mut settings: ResMut<Settings>,
    mut watch: Local<Watch>,
    mut asked: ResMut<Asked>,
) {
    let (pressed, touched) = touched.now();
    if !kiosk.visited {
        if pressed && *stage.screen.get() != Screen::Loading {
            kiosk.visited = true;
            *watch = Watch::default();
            *settings = visitor_settings(&kiosk, &start, &settings);
            commands.queue(clear);
        }
        return;
    }
    let rules = contexts.ctx_mut().is_ok_and(|ctx| rules::is_read(ctx));
    let vigil = watch.pass(time.delta(), touched, stage.awaits(rules), &kiosk.staff);
    asked.set_if_neq(Asked(match vigil {
        Vigil::Asks(left) => Some(left),
        Vigil::Calm | Vigil::Gone => None,
    }));
    if vigil == Vigil::Gone {
        commands.queue(forget);
    }
}

/// Clears the table, discards pending requests and returns to the first screen.
fn clear(world: &mut World) {
    world.resource_mut::<Messages<Go>>().clear();
    opening::forget(world);
    leave(world);
}

/// Ends the visit: resets the game, the settings and everything known about the visitor.
fn forget(world: &mut World) {
    clear(world);
    world.insert_resource(Person::default());
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
    use crate::{launch::LaunchOptions, seats::Sitter};

    /// A world without any input.
    fn untouched() -> World {
        let mut world = World::new();
        world.init_resource::<Time<Real>>();
        world.init_resource::<Messages<MouseButtonInput>>();
        world.init_resource::<Messages<TouchInput>>();
        world.init_resource::<Messages<KeyboardInput>>();
        world.init_resource::<Messages<ActionRequest>>();
        world.init_resource::<Messages<Choose>>();
        world.init_resource::<Messages<Here>>();
        world
    }

    /// The presses and touches in successive frames, half a second each, with these touch phases.
    fn touched(pictures: &[&[TouchPhase]]) -> Vec<(bool, bool)> {
        let mut world = untouched();
        let mut state = SystemState::<Touched>::new(&mut world);
        let picture = |phases: &&[TouchPhase]| {
            world.resource_mut::<Time<Real>>().advance_by(Duration::from_millis(500));
            for phase in phases.iter().copied() {
                let (window, position) = (Entity::PLACEHOLDER, Vec2::ZERO);
                world.write_message(TouchInput { phase, position, window, force: None, id: 1 });
            }
            state.get_mut(&mut world).expect("all of it is there").now()
        };
        pictures.iter().map(picture).collect()
    }

    #[test]
    fn what_rests_on_the_glass_and_trembles_is_nobody() {
        use TouchPhase::{Canceled, Ended, Moved, Started};
        let told =
            touched(&[&[], &[Started], &[Moved], &[Moved], &[Moved, Moved], &[Moved], &[Ended], &[Started, Canceled]]);
        let (nothing, touch, press) = ((false, false), (false, true), (true, true));
        assert_eq!(told, [nothing, press, touch, touch, nothing, nothing, touch, press]);
        let drags = touched(&[&[Started], &[Moved], &[Ended], &[Started], &[Moved], &[Ended]]);
        assert_eq!(drags, [press, touch, touch, press, touch, touch], "each finger has its own time");
    }

    #[test]
    fn a_book_on_a_key_is_nobody() {
        let mut world = untouched();
        let mut state = SystemState::<Touched>::new(&mut world);
        let told = [false, true].map(|repeat| {
            world.write_message(KeyboardInput {
                key_code: KeyCode::Space,
                logical_key: Key::Space,
                state: ButtonState::Pressed,
                text: None,
                repeat,
                window: Entity::PLACEHOLDER,
            });
            state.get_mut(&mut world).expect("all of it is there").now()
        });
        assert_eq!(told, [(true, true), (false, false)]);
    }

    /// The input a screen waits for.
    fn awaited(screen: Screen, lesson: bool, rules: bool, showing: Showing) -> Awaited {
        let mut world = World::new();
        world.insert_resource(State::new(screen));
        world.insert_resource(Draft::from(&LaunchOptions::default()));
        world.insert_resource(showing);
        world.insert_resource(Seating::of(vec![Sitter::Human, Sitter::Bot(Level::Easy)]));
        world.insert_resource(Standing::default());
        if lesson {
            world.insert_resource(Taken);
        }
        SystemState::<Stage>::new(&mut world).get(&world).expect("all of it is there").awaits(rules)
    }

    #[test]
    fn a_lesson_that_shows_something_asks_nobody_and_one_that_waits_is_read() {
        let still = Showing { there: true, ..Showing::default() };
        let shows = Showing { busy: true, ..still };
        let told = Showing { told: true, ..shows };
        for (showing, lesson) in [(still, Awaited::Reader), (shows, Awaited::Nobody), (told, Awaited::Reader)] {
            assert_eq!(awaited(Screen::Match, true, false, showing), lesson, "{showing:?}");
            assert_eq!(awaited(Screen::Match, true, true, showing), Awaited::Reader, "the rules lie over it");
        }
        assert_eq!(awaited(Screen::Match, false, false, still), Awaited::Turn);
        assert_eq!(awaited(Screen::Match, false, false, shows), Awaited::Nobody);
        assert_eq!(awaited(Screen::Setup, false, false, Showing::default()), Awaited::Choice);
    }
}
