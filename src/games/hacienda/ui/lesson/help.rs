//! The help during a player's first game: the goal in one sentence, a few short ideas for moves, and a finger that
//! leads through the first one. It closes on request and does not appear in later games.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{LayerId, Order, Rect, Vec2, vec2},
};

use super::{
    ScreenPlaces,
    target::{self, Target, TargetPlaces},
};
use crate::{
    game::Title,
    game_screen::{Scene, hint::number},
    games::hacienda::{
        choice::{Selection, ShopItem},
        ui::{
            hud::{Hud, prompt::tells_goal},
            place::egui_rect,
        },
    },
    lessons::{LessonTap, guide::Finger},
    profile::Profile,
    record::save::SaveStatus,
    stage::gestures::PanelAreas,
    ui::{
        announcements::announce,
        parts::overlay::{draw_dialog, is_window_blocked, mark_covered},
        place,
        requests::{MenuOpen, Popover},
    },
    widgets::prelude::*,
};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{Action, Card, Hacienda, Position, Setting};

/// The largest number of ideas at once.
const MAX_IDEAS: usize = 3;

/// An idea for a move: its text and an action that carries it out.
#[derive(Debug, Clone, PartialEq)]
struct Idea {
    text: Text,
    action: Action,
    /// The targets that are marked while nothing is selected.
    targets: Vec<Target>,
}

/// The ideas for the position on display, computed once.
#[derive(Debug, Default)]
pub(super) struct Ideas {
    fingerprint: Option<u64>,
    ideas: Vec<Idea>,
}

fn idea_text(action: Action) -> Text {
    match action {
        Action::Land { .. } => text!("help-land"),
        Action::Animal { .. } => text!("help-animal"),
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) => text!("help-buy"),
        Action::Harvest { .. } => text!("help-harvest"),
        // Building is left to later games.
        Action::Hacienda(_) | Action::Pond(_) | Action::End => text!("help-end"),
    }
}

/// Returns the ideas for a position: first the action that a simple bot chooses, then other kinds of actions. Building
/// and the end of the turn are left out, but the end is the only idea if there is no other.
fn ideas(setting: &Setting, position: &Position) -> Vec<Idea> {
    let best = Bot::new(Level::Greedy, 0).choose(setting, position);
    let idea =
        |action: Action| Idea { text: idea_text(action), action, targets: idea_targets(action, position, setting) };
    let mut found: Vec<Idea> = Vec::new();
    for action in std::iter::once(best).chain(position.legal(setting)) {
        let builds = matches!(action, Action::Hacienda(_) | Action::Pond(_) | Action::End);
        if !builds && found.len() < MAX_IDEAS && found.iter().all(|known| known.text != idea_text(action)) {
            found.push(idea(action));
        }
    }
    if found.is_empty() { vec![idea(Action::End)] } else { found }
}

/// Returns the next tap for the current selection: the one that the pending action or an idea needs, or else the first
/// target hex.
fn next_tap(scene: &Scene<Hacienda>, asked: bool, ideas: &[Idea], setting: &Setting) -> Option<Target> {
    let choice = &scene.choice;
    let goes_on = |action: Action| match (choice.selection, action) {
        (Selection::Card(card), _) => action.played() == Some(card),
        (Selection::Harvest { .. }, Action::Harvest { .. }) => true,
        (Selection::Purchase(bought), _) => bought == action,
        _ => false,
    };
    let known = ideas.iter().map(|idea| idea.action).find(|action| goes_on(*action));
    match choice.pending().or(known) {
        Some(action) => target::next(action, choice, setting, asked),
        None => choice.targets().iter().next().map(Target::Hex),
    }
}

/// Returns the targets on the screen that are marked for an idea while nothing is selected.
fn idea_targets(action: Action, position: &Position, setting: &Setting) -> Vec<Target> {
    let playable = |card: &Card| {
        position.in_hand(position.turn.seat, *card) > 0 && !Selection::Card(*card).targets(position, setting).is_empty()
    };
    let cards = |land: bool| {
        let wanted = Card::kinds().filter(move |card| matches!(card, Card::Land(_)) == land);
        wanted.filter(playable).map(Target::Card).collect()
    };
    match action {
        Action::Land { .. } => cards(true),
        Action::Animal { .. } => cards(false),
        Action::BuyTop(deck) => vec![Target::Shop(ShopItem::Top(deck))],
        Action::BuyLand(card) => vec![Target::Shop(ShopItem::Open(Card::Land(card)))],
        Action::BuyAnimal(species) => vec![Target::Shop(ShopItem::Open(Card::Animal(species)))],
        Action::Harvest { .. } => vec![Target::Shop(ShopItem::Harvest)],
        Action::Hacienda(_) | Action::Pond(_) | Action::End => Vec::new(),
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (scene, sees): (Scene<Hacienda>, ScreenPlaces),
    menu: Res<MenuOpen>,
    (slip, trouble): (Option<Res<Popover>>, Res<SaveStatus>),
    (person, hud): (Res<Profile>, Res<Hud>),
    mut covered: ResMut<PanelAreas>,
    mut finger: Finger,
    mut known: Local<Ideas>,
    mut taps: MessageWriter<LessonTap>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let first = scene.log.record().is_some_and(|record| person.is_first_game(record.set_up));
    let (setting, asked) = (&scene.game_setting.0, sees.question.is_open());
    let (Some(position), Some(camera)) = (scene.playback.announced(), &sees.camera) else { return Ok(()) };
    let mine = scene.acting(position).is_some();
    let free = !scene.playback.is_busy() && !menu.0 && !is_window_blocked(ctx, &covered);
    let wanted = first && !person.help_off && mine && free;
    // The help is hidden while a hint, an error message or another popover needs the player's attention.
    let told = slip.is_some_and(|slip| slip.0.is_some()) || trouble.unread().is_some();
    if !wanted || scene.hint_prompt().is_some() || told {
        return Ok(());
    }
    let about = position.fingerprint();
    if known.fingerprint != Some(about) {
        *known = Ideas { fingerprint: Some(about), ideas: ideas(setting, position) };
    }
    let held = scene.choice.selection;
    let places = TargetPlaces { ctx, anchors: &sees.anchors, camera, setting, position, seat: position.turn.seat };
    let target = if held == Selection::Nothing {
        let first = known.ideas.first().map(|idea| idea.action);
        first.and_then(|action| target::next(action, &scene.choice, setting, asked))
    } else {
        next_tap(&scene, asked, &known.ideas, setting)
    };
    let place = target.as_ref().and_then(|target| places.place_of(target));
    // A selection needs a clear view of the board, and the prompt already explains the next step.
    if held == Selection::Nothing && !hud.points_open && hud.drawer.is_none() {
        marks(ctx, &places, &known.ideas);
        let lines: Vec<Text> = known.ideas.iter().map(|idea| idea.text.clone()).collect();
        if hud.help_room.is_some() || hud.help_open {
            let (rect, off) = strip(ctx, &places, hud.help_room, place.as_ref().map(|place| place.tap), &lines);
            mark_covered(&mut covered, rect);
            if off {
                taps.write(LessonTap::HelpOff);
            }
        }
    }
    if let Some(place) = place {
        finger.point(ctx, place.tap, false);
    }
    Ok(())
}

/// Draws a frame around each target of each idea, with the number of the idea.
fn marks(ctx: &Context, places: &TargetPlaces, ideas: &[Idea]) {
    let scale = Scale::of(ctx);
    let layer = LayerId::new(Order::Background, Id::new("help"));
    let painter = ctx.layer_painter(layer);
    for (index, idea) in ideas.iter().enumerate() {
        for at in idea.targets.iter().filter_map(|thing| places.place_of(thing)) {
            let stroke = Stroke::new(scale.ring(), GOLD);
            painter.rect_stroke(at.light, scale.corner(), stroke, StrokeKind::Outside);
            number(&painter, at.light.left_top() + Vec2::splat(scale.gap(1.5)), index + 1, scale);
        }
    }
}

/// Draws the strip, in the `room` beside the board, or else in a corner of the board if one is free. Returns its place, and true if the help is to be closed.
fn strip(ctx: &Context, places: &TargetPlaces, room: Option<Rect>, keep: Option<Rect>, lines: &[Text]) -> (Rect, bool) {
    let scale = Scale::of(ctx);
    let (pad, gap, target) = (scale.pad(), scale.gap(1.0), scale.target());
    let free = egui_rect(places.camera.free()).shrink(gap);
    let said: Vec<Translated> = lines.iter().map(|text| ctx.tr(text)).collect();
    let (side, high) = (scale.text(18.0) * 1.7, scale.text(18.0) * 1.9);
    let longest = said.iter().map(|said| text_width(ctx, said, Type::Strong)).fold(0.0, f32::max);
    let goal = text!("setup-goal", title = Title::Hacienda);
    let most = free.width();
    let wide = (side + gap + longest + gap + target).max(scale.column(300.0)).min(most - 2.0 * pad);
    let wide = room.map_or(wide, |room| room.width() - 2.0 * pad);
    // The goal is left out if the prompt already states it, and on a phone, where the board needs the space.
    let told = tells_goal(places.position, places.setting, places.seat);
    (!told).then_some(&goal).into_iter().chain(lines).for_each(|text| announce(ctx, text));
    let goal = ctx.tr(goal);
    let head = if scale.is_compact() || told { 0.0 } else { text_height(ctx, &goal, Type::Body, wide).ceil() + gap };
    let rows = (said.len() as f32 * high).max(target);
    let size = vec2(wide, head + rows) + Vec2::splat(2.0 * pad);
    let corners = [free.left_top(), free.right_top() - vec2(size.x, 0.0), free.left_bottom() - vec2(0.0, size.y)];
    let last = free.right_bottom() - size;
    let places = corners.into_iter().chain([last]).map(|at| Rect::from_min_size(at, size));
    // The strip covers neither the target nor the pointing hand.
    let kept = keep.map(|keep| keep.union(crate::ui::parts::finger::hand(scale, ctx.content_rect(), keep)));
    // The recap must stay readable, too.
    let recap = landmarks::panel(ctx, "recap");
    let clear = |rect: &Rect| kept.into_iter().chain(recap).all(|taken| !rect.intersects(taken));
    let mut all = places.clone();
    let beside = room.map(|room| Rect::from_min_size(room.min, size));
    let rect = beside.or_else(|| all.find(clear)).unwrap_or_else(|| {
        let speaks = recap.into_iter().collect();
        let about =
            place::AvoidedAreas { mentioned: speaks, ..place::AvoidedAreas::from(kept.unwrap_or(Rect::NOTHING)) };
        place::place(size, &about, free, gap)
    });
    let off = draw_dialog(ctx, "help", rect, |ui| {
        let area = ui.max_rect();
        if head > 0.0 {
            lines_in(ui, area.with_max_y(area.top() + head - gap), Align2::LEFT_TOP, &goal, Type::Body, INK);
        }
        let body = area.with_min_y(area.top() + head);
        for (i, said) in said.iter().enumerate() {
            let line = Rect::from_min_size(body.min + vec2(0.0, i as f32 * high), vec2(wide - target - gap, high));
            number(ui.painter(), pos2(line.left() + side / 2.0, line.center().y), i + 1, scale);
            line_in(ui, line.with_min_x(line.left() + side + gap), Align2::LEFT_CENTER, said, Type::Strong, INK);
        }
        let corner = Rect::from_min_size(body.right_top() - vec2(target, 0.0), Vec2::splat(target));
        button_at(ui, corner, &ButtonLook::icon(Mark::Cross, ui.tr(text!("help-off")))).clicked()
    });
    (rect, off)
}
