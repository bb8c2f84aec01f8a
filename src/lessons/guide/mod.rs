//! A lesson over the match: one thing in the light with a finger on it, a sentence beside it, and a sheet at its end.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Key, LayerId, Order, Rect},
};

use self::bubble::{BubbleFacts, BubbleWish};
use super::{Course, LessonTap, Marked, Step, Taught};
use crate::{
    lessons,
    playback::{Playback, Shown},
    seats::touch::Late,
    settings::{Motion, Settings},
    stage::{camera::BoardCamera, gestures::Covered},
    texts::text,
    theme::Scale,
    ui::{
        FaceSystems,
        parts::{
            finger,
            spotlight::{self, Light},
            take_key,
        },
        wishes::{Go, MenuOpen, RulesOpen},
    },
};

mod bubble;
mod ending;

/// Where what the step is about stands on the screen. The face of its game says so in every frame, after it has drawn its
/// panels and before [`LessonSystems::Draw`].
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub enum Meant {
    /// The match is covered by something that is read by itself.
    #[default]
    Covered,
    /// A scoring is told, whose button is this one, once it is there.
    Told(Option<Rect>),
    /// Nothing is seen of it yet: what was asked for stands there in the next frame.
    Soon,
    /// There it stands.
    At(Place),
}

/// Where something stands, and what is not to be covered by the sentence about it, in logical pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// The thing with what belongs to it.
    pub light: Rect,
    /// The place to tap.
    pub tap: Rect,
    /// Whatever else the sentence speaks of.
    pub speaks: Vec<Rect>,
    /// What stays free of it where there is room.
    pub grows: Vec<Rect>,
}

impl Place {
    /// A thing, and the place to tap on it.
    pub fn new(light: Rect, tap: Rect) -> Place {
        Place { light, tap, speaks: Vec::new(), grows: Vec::new() }
    }
}

impl From<Rect> for Place {
    fn from(rect: Rect) -> Place {
        Place::new(rect, rect)
    }
}

/// The order within [`FaceSystems::Pointing`].
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LessonSystems {
    /// The game says where things stand.
    Find,
    /// The lesson points at them.
    Draw,
}

/// Adds what the lessons of all games share.
pub fn plugin(app: &mut App) {
    app.init_resource::<Meant>()
        .configure_sets(
            EguiPrimaryContextPass,
            (LessonSystems::Find, LessonSystems::Draw).chain().in_set(FaceSystems::Pointing),
        )
        .add_systems(EguiPrimaryContextPass, unmark.before(LessonSystems::Find).in_set(FaceSystems::Pointing));
}

/// Adds the lessons of a game.
pub fn of<G: Taught + Shown>(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw::<G>.run_if(resource_exists::<Course<G>>).in_set(LessonSystems::Draw));
}

/// Nothing is marked until somebody says so in this frame.
fn unmark(mut marked: ResMut<Marked>, mut meant: ResMut<Meant>, mut late: ResMut<Late>) {
    late.set_if_neq(Late(false));
    marked.set_if_neq(Marked(None));
    meant.set_if_neq(Meant::default());
}

/// What points at things.
#[derive(SystemParam)]
pub struct Finger<'w> {
    settings: Res<'w, Settings>,
    time: Res<'w, Time>,
    marked: ResMut<'w, Marked>,
}

impl Finger<'_> {
    /// Marks a place, with a finger on it that sways, if it may, where things may move.
    pub fn point(&mut self, ctx: &egui::Context, tap: Rect, sways: bool) {
        let at = bevy::math::Rect::new(tap.min.x, tap.min.y, tap.max.x, tap.max.y);
        *self.marked = Marked(Some(at));
        let sway = if sways && self.settings.motion() == Motion::Full {
            ctx.request_repaint();
            0.5 + 0.5 * (self.time.elapsed_secs_wrapped() * 5.0).sin()
        } else {
            0.0
        };
        let painter = ctx.layer_painter(LayerId::new(Order::Debug, egui::Id::new("finger")));
        finger::paint(&painter, Scale::of(ctx), ctx.content_rect(), tap, sway);
    }
}

fn draw<G: Taught + Shown>(
    mut contexts: EguiContexts,
    (course, playback): (Res<Course<G>>, Res<Playback<G>>),
    (menu, rules, meant): (Res<MenuOpen>, Res<RulesOpen>, Res<Meant>),
    (mut finger, camera): (Finger, Option<ResMut<BoardCamera>>),
    mut covered: ResMut<Covered>,
    mut taps: MessageWriter<LessonTap>,
    mut go: MessageWriter<Go>,
    (mut late, mut before): (ResMut<Late>, Local<Option<Rect>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let was = before.take();
    if playback.told().is_none() || menu.0 || rules.is_open() || *meant == Meant::Covered {
        return Ok(());
    }
    let word = course.lesson().word;
    if take_key(ctx, Key::Escape, false) {
        go.write(Go::Lessons);
    }
    // What is told must be read, and has a button of its own for that.
    if let Meant::Told(button) = *meant {
        button.into_iter().for_each(|button| finger.point(ctx, button, true));
        return Ok(());
    }
    let Some(step) = course.step() else {
        if playback.busy() {
            spotlight::show(ctx, &mut covered, Light::Everywhere);
            return Ok(());
        }
        let (primary, wish) = ending::show(ctx, &mut covered, (G::TITLE, G::LESSONS), word, course.progress().1);
        finger.point(ctx, primary, true);
        go.write_batch(wish);
        return Ok(());
    };
    if playback.busy() || !course.waits() {
        spotlight::show(ctx, &mut covered, Light::Everywhere);
        return Ok(());
    }
    let (say, read) = match step {
        Step::Theirs { .. } => return Ok(()),
        Step::Do { say, .. } => (say, false),
        Step::Look { say, .. } => (say, true),
    };
    // What somebody moved out of sight comes back: in the dark around the light nobody could look for it.
    let away = match &*meant {
        Meant::At(place) => !place.tap.intersects(ctx.content_rect()),
        Meant::Covered | Meant::Told(_) | Meant::Soon => true,
    };
    if let Some(mut camera) = camera
        && away
        && !camera.is_home()
    {
        camera.recentre();
    }
    // A panel that has just been asked for stands in the next frame.
    let Meant::At(place) = &*meant else {
        ctx.request_repaint();
        spotlight::show(ctx, &mut covered, Light::Everywhere);
        return Ok(());
    };
    // What was tapped in this picture was meant for what the last one showed.
    late.set_if_neq(Late(was.is_some_and(|was| !was.contains(place.tap.center()))));
    *before = Some(place.tap);
    let scale = Scale::of(ctx);
    let light = place.light.expand(scale.gap(0.5));
    let light = if read { Light::Shown(light) } else { Light::On(light) };
    let beside = spotlight::show(ctx, &mut covered, light);
    let wrong = course.wrong().map(|own| own.cloned().unwrap_or_else(|| text!("lesson-wrong")));
    let facts = BubbleFacts { say: say.clone(), wrong, progress: course.progress(), read };
    let hand = finger::hand(scale, ctx.content_rect(), place.tap);
    let mut keep = vec![if read { place.light } else { hand }];
    keep.extend(&place.speaks);
    let bubble = bubble::show(ctx, place.light, keep, place.grows.clone(), &facts);
    if let Some(tap) = if read { bubble.next } else { Some(place.tap) } {
        finger.point(ctx, tap, true);
    }
    match bubble.wish {
        None if beside => drop(taps.write(LessonTap::Beside)),
        None => {}
        Some(BubbleWish::Next) => drop(taps.write(LessonTap::Next)),
        Some(BubbleWish::Leave) => drop(go.write(Go::Lessons)),
        Some(BubbleWish::Again) => drop(go.write(Go::Lesson { lesson: word, again: true })),
        Some(BubbleWish::Skip) => match lessons::after(G::LESSONS, word) {
            Some(lesson) => drop(go.write(Go::Lesson { lesson, again: false })),
            None => drop(go.write(Go::Lessons)),
        },
    }
    Ok(())
}
