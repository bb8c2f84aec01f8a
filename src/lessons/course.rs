//! The running lesson: its current step, the actions it allows, and its progress.

use std::sync::Arc;

use bevy::prelude::*;

use super::{HasLessons, LEARNER, Lesson, LessonRunning, LessonTap, Step};
use crate::{
    profile::{self, LessonProgress, Profile},
    record::Log,
    seats::{Busy, SeatSystems, bot},
    texts::Text,
    turn::{self, Intent, Intents},
};

/// The lesson on the table. The resource exists only while a lesson runs.
#[derive(Resource, Debug, Clone)]
pub struct Course<G: HasLessons> {
    lesson: Arc<Lesson<G>>,
    step: usize,
    /// True if the action of the step was accepted; its animation may still be running.
    done: bool,
    wrong: u32,
}

impl<G: HasLessons> Course<G> {
    /// The lesson.
    pub fn lesson(&self) -> &Lesson<G> {
        &self.lesson
    }

    /// The current step; `None` once all steps are done.
    pub fn step(&self) -> Option<&Step<G>> {
        self.lesson.steps.get(self.step)
    }

    /// The number of steps that the learner has taken, and the total number of the learner's steps.
    pub fn progress(&self) -> (usize, usize) {
        (self.lesson.taken(self.step), self.lesson.taken(self.lesson.steps.len()))
    }

    /// Returns true if the lesson waits for the learner.
    pub fn is_waiting(&self) -> bool {
        !self.done && matches!(self.step(), Some(Step::Do { .. } | Step::Look { .. }))
    }

    /// The hint after a wrong tap: `None` without a wrong tap, and `Some(None)` if the step has no hint of its own.
    pub fn wrong(&self) -> Option<Option<&Text>> {
        let own = match self.step()? {
            Step::Do { wrong, .. } => wrong.as_ref(),
            Step::Look { .. } | Step::Theirs { .. } => None,
        };
        (self.wrong > 0).then_some(own)
    }

    fn go_on(&mut self) {
        self.step += 1;
        (self.done, self.wrong) = (false, 0);
    }
}

/// Sets up a lesson in which the first `steps` steps are already done. Lessons are not recorded, so they can be neither
/// saved nor undone.
pub fn begin<G: HasLessons>(world: &mut World, lesson: Arc<Lesson<G>>, steps: usize) {
    // An invalid number of steps restarts the lesson.
    let step = if steps < lesson.steps.len() { steps } else { 0 };
    turn::begin::<G>(world, &lesson.setting, &lesson.positions[step]);
    world.insert_resource(Log::<G>::watched(Vec::new()));
    world.insert_resource(LessonRunning);
    world.insert_resource(Course { lesson, step, done: false, wrong: 0 });
}

/// Adds the systems that run a lesson of a game.
pub fn plugin<G: HasLessons>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (guard::<G>, answer::<G>)
                .chain()
                .after(SeatSystems::Undo)
                .before(switch_off_help)
                .in_set(crate::AppSystems::Input),
            play_other_seats::<G>.before(bot::think::<G>).in_set(crate::AppSystems::Think),
            go_on::<G>.before(profile::SaveProfile).in_set(crate::AppSystems::Announce),
        )
            .run_if(resource_exists::<Course<G>>),
    );
}

pub(super) fn switch_off_help(mut taps: MessageReader<LessonTap>, mut profile: ResMut<Profile>) {
    if taps.read().any(|tap| *tap == LessonTap::HelpOff) {
        profile.help_off = true;
    }
}

/// Allows only the action of the step; any other intent counts as a wrong tap.
fn guard<G: HasLessons>(
    mut course: ResMut<Course<G>>,
    mut intents: ResMut<Intents<G>>,
    mut taps: MessageWriter<LessonTap>,
) {
    if intents.is_empty() {
        return;
    }
    let expected = course.step().and_then(|step| match step {
        Step::Do { action, .. } if !course.done => Some(Intent { seat: LEARNER, action: *action }),
        Step::Do { .. } | Step::Look { .. } | Step::Theirs { .. } => None,
    });
    if expected.is_some_and(|expected| intents.is_only(expected)) {
        course.done = true;
    } else {
        intents.clear();
        taps.write(LessonTap::Missed);
    }
}

/// Advances past a step that needs no action, and counts wrong taps.
fn answer<G: HasLessons>(mut course: ResMut<Course<G>>, busy: Res<Busy>, mut taps: MessageReader<LessonTap>) {
    for tap in taps.read() {
        match tap {
            LessonTap::Next if matches!(course.step(), Some(Step::Look { .. })) && !busy.0 => course.go_on(),
            LessonTap::Missed if course.is_waiting() => course.wrong += 1,
            LessonTap::Next | LessonTap::Missed | LessonTap::HelpOff => {}
        }
    }
}

fn play_other_seats<G: HasLessons>(mut course: ResMut<Course<G>>, busy: Res<Busy>, mut intents: ResMut<Intents<G>>) {
    let Some(Step::Theirs { seat, action }) = course.step().filter(|_| !busy.0 && !course.done && intents.is_empty())
    else {
        return;
    };
    intents.push(Intent { seat: *seat, action: *action });
    course.done = true;
}

/// Advances once the action has been shown, and stores the progress in the profile.
pub(crate) fn go_on<G: HasLessons>(
    mut course: ResMut<Course<G>>,
    busy: Res<Busy>,
    intents: Res<Intents<G>>,
    mut profile: ResMut<Profile>,
) {
    if course.done && !busy.0 && intents.is_empty() {
        course.go_on();
    }
    let mut now = profile.clone();
    let word = course.lesson.word;
    if course.step().is_none() {
        now.finish_lesson(word);
    } else if course.step > 0 {
        // Until the first step is done, the stored progress in another lesson is kept.
        now.lesson_begun = Some(LessonProgress { lesson: word.to_owned(), steps: course.step });
    }
    profile.set_if_neq(now);
}
