//! A lesson that is taken: which step is on, what it lets through, and what follows from it.

use std::sync::Arc;

use bevy::prelude::*;

use super::{LEARNER, Lesson, Step};
use crate::{
    games::hacienda::{
        choice::{Choice, Held},
        table::Things,
    },
    lessons::{LessonTap, Taken},
    person::{Begun, Person},
    record::Log,
    seats::{Busy, SeatSystems, Tap},
    texts::Text,
    turn::{self, Intent, Intents},
};
use hacienda_rules::Hacienda;

/// The lesson on the table. It is there only while one is taken.
#[derive(Resource, Debug, Clone)]
pub struct Course {
    lesson: Arc<Lesson>,
    step: usize,
    /// Whether the step's action was let through and is perhaps still being shown.
    done: bool,
    wrong: u32,
}

impl Course {
    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The step that is on; `None` once all are done.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.step)
    }

    /// The steps that the learner has taken, and all there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.lesson.taken(self.step), self.lesson.taken(self.lesson.steps.len()))
    }

    /// Whether the lesson waits for the learner.
    pub fn waits(&self) -> bool {
        !self.done && matches!(self.step(), Some(Step::Do { .. } | Step::Look { .. }))
    }

    /// What is to be said after a wrong tap; `Some(None)`: the step has no sentence of its own for it.
    pub fn wrong(&self) -> Option<Option<&Text>> {
        let own = match self.step()? {
            Step::Do { wrong, .. } => wrong.as_ref(),
            Step::Look { .. } | Step::Theirs(_) => None,
        };
        (self.wrong > 0).then_some(own)
    }

    fn go_on(&mut self) {
        self.step += 1;
        (self.done, self.wrong) = (false, 0);
    }
}

/// Lays out a lesson after so many of its steps. Nothing of it is recorded: neither saved, nor taken back.
pub fn begin(world: &mut World, lesson: Arc<Lesson>, steps: usize) {
    // What nobody can come back to begins anew.
    let step = if steps < lesson.steps.len() { steps } else { 0 };
    turn::begin::<Hacienda>(world, &lesson.setting, &lesson.positions[step]);
    world.insert_resource(Log::<Hacienda>::watched(Vec::new()));
    world.insert_resource(Taken);
    world.insert_resource(Course { lesson, step, done: false, wrong: 0 });
}

/// Adds what a lesson does while it is taken.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            guide.before(SeatSystems::Hear).in_set(crate::AppSystems::Hear),
            (guard, answer).chain().after(SeatSystems::Hear).in_set(crate::AppSystems::Hear),
            others.in_set(crate::AppSystems::Think),
            go_on.in_set(crate::AppSystems::Tell),
        )
            .run_if(resource_exists::<Course>),
    )
    .add_systems(Update, be_quiet.in_set(crate::AppSystems::Hear));
}

/// Switches the help of the first game off.
fn be_quiet(mut taps: MessageReader<LessonTap>, mut person: ResMut<Person>) {
    if taps.read().any(|tap| *tap == LessonTap::HelpOff) {
        person.help_off = true;
    }
}

/// Where one tap on the hex is enough, takes the card before it and says yes after it.
fn guide(course: Res<Course>, busy: Res<Busy>, choice: Res<Choice>, things: Things, mut taps: MessageWriter<Tap>) {
    let Some(Step::Do { action, at_once: true, .. }) = course.step().filter(|_| !busy.0 && !course.done) else {
        return;
    };
    let mine = things.photograph().is_some_and(|position| position.turn.seat == LEARNER);
    let Some(card) = action.played().filter(|_| mine) else { return };
    if choice.held != Held::Card(card) {
        taps.write(Tap::Take(Held::Card(card)));
    } else if choice.pending() == Some(*action) {
        taps.write(Tap::Confirm);
    }
}

/// Lets only the action of the step through: whatever else was wanted is a wrong tap.
fn guard(mut course: ResMut<Course>, mut intents: ResMut<Intents<Hacienda>>, mut taps: MessageWriter<LessonTap>) {
    if intents.is_empty() {
        return;
    }
    let meant = course.step().and_then(|step| match step {
        Step::Do { action, .. } if !course.done => Some(Intent { seat: LEARNER, action: *action }),
        Step::Do { .. } | Step::Look { .. } | Step::Theirs(_) => None,
    });
    if meant.is_some_and(|meant| intents.is_only(meant)) {
        course.done = true;
    } else {
        intents.clear();
        taps.write(LessonTap::Beside);
    }
}

/// Goes on after what was looked at, and counts wrong taps.
fn answer(mut course: ResMut<Course>, busy: Res<Busy>, mut taps: MessageReader<LessonTap>) {
    for tap in taps.read() {
        match tap {
            LessonTap::Next if matches!(course.step(), Some(Step::Look { .. })) && !busy.0 => course.go_on(),
            LessonTap::Beside if course.waits() => course.wrong += 1,
            LessonTap::Next | LessonTap::Beside | LessonTap::HelpOff => {}
        }
    }
}

/// Does what others do.
fn others(mut course: ResMut<Course>, busy: Res<Busy>, things: Things, mut intents: ResMut<Intents<Hacienda>>) {
    let Some(Step::Theirs(action)) = course.step().filter(|_| !busy.0 && !course.done && intents.is_empty()) else {
        return;
    };
    let (Some(position), action) = (things.photograph(), *action) else { return };
    intents.push(Intent { seat: position.turn.seat, action });
    course.done = true;
}

/// Goes on once what was done has been shown, and lets the person remember how far.
fn go_on(mut course: ResMut<Course>, busy: Res<Busy>, intents: Res<Intents<Hacienda>>, mut person: ResMut<Person>) {
    if course.done && !busy.0 && intents.is_empty() {
        course.go_on();
    }
    let mut now = person.clone();
    let word = course.lesson.word;
    if course.step().is_none() {
        now.finish_lesson(word);
    } else if course.step > 0 {
        // Whoever only looks into a lesson does not lose the place in another.
        now.lesson_begun = Some(Begun { lesson: word.to_owned(), steps: course.step });
    }
    person.set_if_neq(now);
}
