//! The overlay of a lesson on the match screen: a spotlight with a finger, a speech bubble, and a dialog at the end.

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

/// The location of the current step's subject on the screen. The HUD of the game sets it in every frame, after drawing
/// its panels and before [`LessonSystems::Draw`].
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub enum Meant {
    /// The match is covered by something else to read.
    #[default]
    Covered,
    /// A scoring is shown, with the rectangle of its button once it is there.
    Told(Option<Rect>),
    /// Not visible yet: the requested panel is drawn in the next frame.
    Soon,
    /// The location of the subject.
    At(Place),
}

/// The location of a subject, and the areas to keep free of the bubble, in logical pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// The subject with everything that belongs to it.
    pub light: Rect,
    /// The place to tap.
    pub tap: Rect,
    /// Further areas that the text refers to.
    pub speaks: Vec<Rect>,
    /// The areas that stay free if possible.
    pub grows: Vec<Rect>,
}

impl Place {
    /// Creates a location from the subject and the place to tap on it.
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
    /// The game locates the subject.
    Find,
    /// The lesson points at it.
    Draw,
}

/// Adds the systems shared by the lessons of all games.
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

/// Resets the mark in each frame.
fn unmark(mut marked: ResMut<Marked>, mut meant: ResMut<Meant>, mut late: ResMut<Late>) {
    late.set_if_neq(Late(false));
    marked.set_if_neq(Marked(None));
    meant.set_if_neq(Meant::default());
}

/// The pointing finger.
#[derive(SystemParam)]
pub struct Finger<'w> {
    settings: Res<'w, Settings>,
    time: Res<'w, Time>,
    marked: ResMut<'w, Marked>,
}

impl Finger<'_> {
    /// Marks a place and draws the finger on it; it sways if `sways` is set and motion is not reduced.
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
    // A scoring is to be read and has its own button.
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
    // A subject moved out of sight is brought back, since the player cannot look for it in the dark.
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
    // A panel that was just requested is drawn in the next frame.
    let Meant::At(place) = &*meant else {
        ctx.request_repaint();
        spotlight::show(ctx, &mut covered, Light::Everywhere);
        return Ok(());
    };
    // Taps in this frame were meant for what the previous frame showed.
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
