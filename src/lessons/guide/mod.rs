//! The overlay of a lesson on the match screen: a spotlight with a finger, a speech bubble, and a dialog at the end.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Key, LayerId, Order, Pos2, Rect, emath::RectTransform},
};

use self::bubble::{BubbleFacts, BubbleRequest};
use super::{Course, HasLessons, LessonTap, Step, TapMark};
use crate::{
    lessons,
    playback::{AnimatedGame, Playback},
    seats::taps::StaleInput,
    settings::{Motion, Settings},
    stage::{camera::BoardCamera, gestures::PanelAreas},
    texts::text,
    theme::Scale,
    ui::{
        UiSystems,
        parts::{
            finger,
            overlay::is_window_blocked,
            spotlight::{self, Light},
            take_key,
        },
        requests::{MenuOpen, RulesOpen, ScreenRequest},
    },
};

mod bubble;
mod ending;

/// The location of the current step's subject on the screen. It is reset in every frame. In a lesson, the match screen
/// then sets it, after drawing the panels and before [`LessonSystems::Draw`].
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub enum PointerTarget {
    /// Something else covers the match.
    #[default]
    Covered,
    /// A scoring is shown, with the rectangle of its button once the button is drawn.
    Scoring(Option<Rect>),
    /// There is no location, for example because the requested panel is drawn only in the next frame.
    Pending,
    /// The location of the subject.
    Located(Place),
}

/// The location of a subject, and the areas that the bubble should not cover, in logical pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// The highlighted rectangle: the subject with everything that belongs to it.
    pub light: Rect,
    /// The convex outline of the subject, inscribed in `light`; empty if the subject is a rectangle.
    pub outline: Vec<Pos2>,
    /// The place to tap.
    pub tap: Rect,
    /// Further areas that the text refers to.
    pub mentioned: Vec<Rect>,
    /// The areas that the bubble avoids if possible.
    pub avoided: Vec<Rect>,
}

impl Place {
    /// Creates a location from the subject and the place to tap on it.
    pub fn new(light: Rect, tap: Rect) -> Place {
        Place { light, outline: Vec::new(), tap, mentioned: Vec::new(), avoided: Vec::new() }
    }

    /// Creates a location from the convex outline of the subject.
    pub fn outlined(outline: Vec<Pos2>) -> Place {
        let light = Rect::from_points(&outline);
        Place { outline, ..Place::new(light, light) }
    }
}

impl From<Rect> for Place {
    fn from(rect: Rect) -> Place {
        Place::new(rect, rect)
    }
}

/// The order within [`UiSystems::Pointing`].
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LessonSystems {
    /// The game locates the subject.
    Find,
    /// The lesson points at the subject.
    Draw,
}

/// Adds the systems shared by the lessons of all games.
pub fn plugin(app: &mut App) {
    app.init_resource::<PointerTarget>()
        .configure_sets(
            EguiPrimaryContextPass,
            (LessonSystems::Find, LessonSystems::Draw).chain().in_set(UiSystems::Pointing),
        )
        .add_systems(EguiPrimaryContextPass, unmark.before(LessonSystems::Find).in_set(UiSystems::Pointing));
}

/// Adds the lessons of a game.
pub fn game_plugin<G: HasLessons + AnimatedGame>(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw::<G>.run_if(resource_exists::<Course<G>>).in_set(LessonSystems::Draw));
}

/// Resets the mark and the target in each frame.
fn unmark(mut marked: ResMut<TapMark>, mut target: ResMut<PointerTarget>) {
    marked.set_if_neq(TapMark(None));
    target.set_if_neq(PointerTarget::default());
}

/// Draws a finger that points at the place to tap.
#[derive(SystemParam)]
pub struct Finger<'w> {
    settings: Res<'w, Settings>,
    time: Res<'w, Time>,
    marked: ResMut<'w, TapMark>,
}

impl Finger<'_> {
    /// Marks a place and draws a finger that points at it. The finger sways if `sways` is set and motion is not
    /// reduced.
    pub fn point(&mut self, ctx: &egui::Context, tap: Rect, sways: bool) {
        let at = bevy::math::Rect::new(tap.min.x, tap.min.y, tap.max.x, tap.max.y);
        *self.marked = TapMark(Some(at));
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

fn draw<G: HasLessons + AnimatedGame>(
    mut contexts: EguiContexts,
    (course, playback): (Res<Course<G>>, Res<Playback<G>>),
    (menu, rules, target): (Res<MenuOpen>, Res<RulesOpen>, Res<PointerTarget>),
    (mut finger, camera): (Finger, Option<ResMut<BoardCamera>>),
    mut covered: ResMut<PanelAreas>,
    mut taps: MessageWriter<LessonTap>,
    mut requests: MessageWriter<ScreenRequest>,
    (mut stale, mut before): (ResMut<StaleInput>, Local<Option<Rect>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let was = before.take();
    if playback.announced().is_none() || menu.0 || rules.is_open() || *target == PointerTarget::Covered {
        return Ok(());
    }
    let word = course.lesson().word;
    if take_key(ctx, Key::Escape, false) {
        requests.write(ScreenRequest::Lessons);
    }
    // A scoring is meant to be read, and has its own button to continue.
    if let PointerTarget::Scoring(button) = *target {
        button.into_iter().for_each(|button| finger.point(ctx, button, true));
        return Ok(());
    }
    let Some(step) = course.step() else {
        if playback.is_busy() {
            spotlight::show(ctx, &mut covered, Light::Everywhere, &[]);
            return Ok(());
        }
        let (primary, request) = ending::show(ctx, &mut covered, (G::TITLE, G::LESSONS), word, course.progress().1);
        finger.point(ctx, primary, true);
        requests.write_batch(request);
        return Ok(());
    };
    if playback.is_busy() || !course.is_waiting() {
        spotlight::show(ctx, &mut covered, Light::Everywhere, &[]);
        return Ok(());
    }
    let (say, read) = match step {
        Step::Theirs { .. } => return Ok(()),
        Step::Do { say, .. } => (say, false),
        Step::Look { say, .. } => (say, true),
    };
    // Bring a subject outside the screen back into view, because the player cannot move the camera while the rest is
    // dimmed.
    let away = match &*target {
        PointerTarget::Located(place) => !place.tap.intersects(ctx.content_rect()),
        PointerTarget::Covered | PointerTarget::Scoring(_) | PointerTarget::Pending => true,
    };
    if let Some(mut camera) = camera
        && away
        && !camera.is_home()
    {
        camera.recentre();
    }
    // A panel that was just requested is drawn in the next frame.
    let PointerTarget::Located(place) = &*target else {
        ctx.request_repaint();
        spotlight::show(ctx, &mut covered, Light::Everywhere, &[]);
        return Ok(());
    };
    // Taps in this frame were aimed at the previous frame, so they are stale if the subject has moved.
    stale.set_if_neq(StaleInput(was.is_some_and(|was| !was.contains(place.tap.center()))));
    *before = Some(place.tap);
    let scale = Scale::of(ctx);
    let grown = place.light.expand(scale.gap(0.5));
    let outwards = RectTransform::from_to(place.light, grown);
    let outline: Vec<Pos2> = place.outline.iter().map(|corner| outwards.transform_pos(*corner)).collect();
    let light = if read { Light::Shown(grown) } else { Light::On(grown) };
    let is_blocked = is_window_blocked(ctx, &covered);
    let missed = spotlight::show(ctx, &mut covered, light, &outline);
    let wrong = course.wrong().map(|own| own.cloned().unwrap_or_else(|| text!("lesson-wrong")));
    let facts = BubbleFacts { goal: say.clone(), wrong, progress: course.progress(), read };
    let hand = finger::hand(scale, ctx.content_rect(), place.tap);
    let mut mentioned = vec![if read { place.light } else { place.tap.union(hand) }];
    mentioned.extend(&place.mentioned);
    let bubble = bubble::show(ctx, place.light, mentioned, place.avoided.clone(), &facts);
    if let Some(tap) = if read { bubble.next } else { Some(place.tap) } {
        finger.point(ctx, tap, true);
    }
    // Without focus, Enter and Space press the button to continue, as they confirm elsewhere.
    let by_key = read && !is_blocked && ctx.memory(|memory| memory.focused().is_none());
    let by_key = by_key && [Key::Enter, Key::Space].map(|key| take_key(ctx, key, false)).contains(&true);
    match bubble.request.or(by_key.then_some(BubbleRequest::Next)) {
        None if missed => drop(taps.write(LessonTap::Missed)),
        None => {}
        Some(BubbleRequest::Next) => drop(taps.write(LessonTap::Next)),
        Some(BubbleRequest::Leave) => drop(requests.write(ScreenRequest::Lessons)),
        Some(BubbleRequest::Again) => drop(requests.write(ScreenRequest::Lesson { lesson: word, again: true })),
        Some(BubbleRequest::Skip) => match lessons::after(G::LESSONS, word) {
            Some(lesson) => drop(requests.write(ScreenRequest::Lesson { lesson, again: false })),
            None => drop(requests.write(ScreenRequest::Lessons)),
        },
    }
    Ok(())
}
