//! A lesson over the match: one thing in the light with a finger on it, a sentence beside it, and a sheet at its end; and the
//! help of the first game.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Key, LayerId, Order, Rect},
};

use self::{
    bubble::{BubbleFacts, BubbleWish},
    ending::EndWish,
    target::{Place, Places, Target},
};
use super::{ask::question::Question, face::Face, place, rules::Lookup};
use crate::{
    games::hacienda::{
        choice::Choice,
        lessons::{self, Course, LEARNER, Sight, Step},
        stories::Spot,
        table::Playing,
        view::anchors::Anchors,
    },
    kit::Say,
    lessons::{LessonTap, Marked},
    playback::Playback,
    settings::{Motion, Settings},
    stage::{camera::BoardCamera, gestures::Covered},
    texts::text,
    theme::{
        rects::{self, RectKind},
        scale::Scale,
    },
    ui::{
        FaceSystems,
        parts::{
            finger,
            overlay::take_key,
            spotlight::{self, Light},
        },
        wishes::{Go, MenuOpen},
    },
};

mod bubble;
mod ending;
mod help;
mod target;

/// Adds lessons and help to the face.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            (unmark, draw.run_if(resource_exists::<Course>)).chain().in_set(FaceSystems::Pointing),
            // Whatever lies over the match is known by then.
            help::draw.run_if(not(resource_exists::<Course>)).in_set(FaceSystems::Answers),
        ),
    );
}

/// Nothing is marked until somebody says so in this frame.
fn unmark(mut marked: ResMut<Marked>) {
    marked.set_if_neq(Marked(None));
}

/// What a lesson and the help look at.
#[derive(SystemParam)]
struct Scene<'w> {
    playing: Option<Res<'w, Playing>>,
    playback: Res<'w, Playback>,
    choice: Res<'w, Choice>,
    question: Res<'w, Question>,
    anchors: Res<'w, Anchors>,
    camera: Option<Res<'w, BoardCamera>>,
    settings: Res<'w, Settings>,
    menu: Res<'w, MenuOpen>,
    rules: Res<'w, Lookup>,
    time: Res<'w, Time>,
}

/// Marks a place, with a finger on it that sways, if it may, where things may move.
fn point(ctx: &egui::Context, scene: &Scene, marked: &mut Marked, tap: Rect, sways: bool) {
    let at = bevy::math::Rect::new(tap.min.x, tap.min.y, tap.max.x, tap.max.y);
    *marked = Marked(Some(at));
    let sway = if sways && scene.settings.motion() == Motion::Full {
        ctx.request_repaint();
        0.5 + 0.5 * (scene.time.elapsed_secs() * 5.0).sin()
    } else {
        0.0
    };
    let painter = ctx.layer_painter(LayerId::new(Order::Debug, egui::Id::new("finger")));
    finger::paint(&painter, Scale::of(ctx), ctx.content_rect(), tap, sway);
}

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
fn draw(
    mut contexts: EguiContexts,
    scene: Scene,
    course: Res<Course>,
    mut face: ResMut<Face>,
    mut covered: ResMut<Covered>,
    mut marked: ResMut<Marked>,
    mut taps: MessageWriter<LessonTap>,
    mut go: MessageWriter<Go>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    rects::point(ctx, true);
    let (Some(playing), Some(position), Some(camera)) = (&scene.playing, scene.playback.told(), &scene.camera) else {
        return Ok(());
    };
    if scene.menu.0 || scene.rules.is_open() {
        return Ok(());
    }
    let word = course.lesson().word;
    if take_key(ctx, Key::Escape, false) {
        go.write(Go::Lessons);
    }
    // What is told must be read, and has a button of its own for that.
    if scene.playback.scoring().is_some() {
        let button = [text!("scoring-continue"), text!("scoring-show-all")]
            .into_iter()
            .find_map(|text| rects::find(ctx, RectKind::Button, "scoring", &ctx.say(text)));
        button.into_iter().for_each(|button| point(ctx, &scene, &mut marked, button, true));
        return Ok(());
    }
    let Some(step) = course.step() else {
        if scene.playback.busy() {
            spotlight::show(ctx, &mut covered, Light::Everywhere);
            return Ok(());
        }
        let (primary, wish) = ending::show(ctx, &mut covered, word);
        point(ctx, &scene, &mut marked, primary, true);
        match wish {
            None => {}
            Some(EndWish::Play) => drop(go.write(Go::PlayProposed)),
            Some(EndWish::Lesson(lesson)) => drop(go.write(Go::Lesson { lesson, again: false })),
            Some(EndWish::All) => drop(go.write(Go::Lessons)),
        }
        return Ok(());
    };
    if scene.playback.busy() || !course.waits() {
        spotlight::show(ctx, &mut covered, Light::Everywhere);
        return Ok(());
    }
    let places = Places { ctx, anchors: &scene.anchors, camera, setting: &playing.0, position, seat: LEARNER };
    let (say, place, read) = match step {
        Step::Theirs(_) => return Ok(()),
        Step::Do { say, action, at_once, .. } => {
            let target = target::next(*action, &scene.choice, &playing.0, scene.question.waits());
            // Where the card comes into the hand by itself, nobody is to tap it.
            let target = target.filter(|target| !at_once || matches!(target, Target::Hex(_)));
            let in_drawer = matches!(target, Some(Target::Shop(_))) || scene.choice.pending().is_some();
            if !in_drawer && face.drawer.is_some() {
                face.drawer = None;
            }
            (say, target.and_then(|target| places.of(&target)), false)
        }
        Step::Look { say, at } => {
            if face.drawer.is_some() {
                face.drawer = None;
            }
            (say, Some(Place::from(seen(&places, at))), true)
        }
    };
    // A panel that has just been asked for stands in the next frame.
    let Some(place) = place else {
        ctx.request_repaint();
        spotlight::show(ctx, &mut covered, Light::Everywhere);
        return Ok(());
    };
    let scale = Scale::of(ctx);
    let light = place.light.expand(scale.gap(0.5));
    let light = if read { Light::Shown(light) } else { Light::On(light) };
    let beside = spotlight::show(ctx, &mut covered, light);
    let wrong = course.wrong().map(|own| own.cloned().unwrap_or_else(|| text!("lesson-wrong")));
    let facts = BubbleFacts { say: say.clone(), wrong, progress: course.progress(), read };
    let hand = finger::hand(scale, ctx.content_rect(), place.tap);
    let mut keep = vec![if read { place.light } else { hand }];
    // The market that pays is what the sentence tells of, and the chain or herd that grows: it lies beside them.
    let mut grows = Vec::new();
    if let Step::Do { action, .. } = step {
        let told_of = place::spoken_of(position, &playing.0, *action);
        let (markets, pieces): (Vec<_>, Vec<_>) = told_of.iter().partition(|cell| playing.0.board.markets().has(*cell));
        keep.extend(markets.into_iter().map(|cell| places.hex(cell)));
        grows.extend(pieces.into_iter().map(|cell| places.hex(cell)));
    }
    let bubble = bubble::show(ctx, place.light, keep, grows, &facts);
    if let Some(tap) = if read { bubble.next } else { Some(place.tap) } {
        point(ctx, &scene, &mut marked, tap, true);
    }
    match bubble.wish {
        None if beside => drop(taps.write(LessonTap::Beside)),
        None => {}
        Some(BubbleWish::Next) => drop(taps.write(LessonTap::Next)),
        Some(BubbleWish::Leave) => drop(go.write(Go::Lessons)),
        Some(BubbleWish::Again) => drop(go.write(Go::Lesson { lesson: word, again: true })),
        Some(BubbleWish::Skip) => match lessons::after(word) {
            Some(lesson) => drop(go.write(Go::Lesson { lesson, again: false })),
            None => drop(go.write(Go::Lessons)),
        },
    }
    Ok(())
}

/// Where what a step shows stands; the middle of the board for what is out of sight.
fn seen(places: &Places, sight: &Sight) -> Rect {
    let all = |rects: &mut dyn Iterator<Item = Rect>| rects.reduce(Rect::union);
    let spots = |spots: &[Spot]| spots.iter().find_map(|spot| places.spot(*spot));
    let found = match sight {
        Sight::Purse => spots(&[Spot::Tag(LEARNER)]),
        Sight::Rival => spots(&[Spot::Tag(hacienda_rules::Seat(LEARNER.0 + 1))]),
        Sight::Hand => rects::panel(places.ctx, "hand"),
        Sight::Clock => rects::panel(places.ctx, "clock").or_else(|| spots(&[Spot::Sun, Spot::Shop])),
        Sight::Deck(deck) => spots(&[Spot::Deck(*deck), Spot::Shop]),
        Sight::Pond(shape) => spots(&[Spot::Pond(*shape), Spot::Shop]),
        Sight::Hexes(cells) => all(&mut cells.iter().map(|cell| places.hex(*cell))),
    };
    found.unwrap_or_else(|| {
        let free = places.camera.free();
        Rect::from_center_size(egui::pos2(free.center().x, free.center().y), egui::Vec2::ZERO)
    })
}
