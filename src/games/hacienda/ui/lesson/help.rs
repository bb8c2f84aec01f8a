//! The help during a player's first game: the goal in one sentence, a few short ideas for moves, and a finger that
//! guides the player through the first idea. The help closes on request and does not appear in later games.

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
        view::marks::PointedHex,
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

/// The maximum number of ideas at once.
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
        // `ideas` never suggests building, so only the end of the turn gets this text.
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
        let is_left_out = matches!(action, Action::Hacienda(_) | Action::Pond(_) | Action::End);
        if !is_left_out && found.len() < MAX_IDEAS && found.iter().all(|known| known.text != idea_text(action)) {
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
    (popover, save_status): (Option<Res<Popover>>, Res<SaveStatus>),
    (person, hud, pointed): (Res<Profile>, Res<Hud>, Res<PointedHex>),
    mut covered: ResMut<PanelAreas>,
    mut finger: Finger,
    mut known: Local<Ideas>,
    mut taps: MessageWriter<LessonTap>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (setting, asked) = (&scene.game_setting.0, sees.question.is_open());
    let (Some(position), Some(camera)) = (scene.playback.announced(), &sees.camera) else { return Ok(()) };
    let mine = scene.acting(position).is_some();
    let free = !scene.playback.is_busy() && !menu.0 && !is_window_blocked(ctx, &covered);
    let wanted = scene.offers_help(&person) && mine && free;
    // The help is hidden while a hint, an error message or another popover needs the player's attention.
    let interrupted = popover.is_some_and(|popover| popover.0.is_some()) || save_status.unread().is_some();
    if !wanted || scene.hint_prompt().is_some() || interrupted {
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
    // While the player reads about a hex, only the finger stays.
    if hud.shows_help(&scene.choice) && pointed.tapped().is_none() {
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

/// Draws a frame around each target of each idea, with the number of the idea. The number is between the sign of a card
/// in its upper corner and the price below.
fn marks(ctx: &Context, places: &TargetPlaces, ideas: &[Idea]) {
    let scale = Scale::of(ctx);
    let layer = LayerId::new(Order::Background, Id::new("help"));
    let painter = ctx.layer_painter(layer);
    for (index, idea) in ideas.iter().enumerate() {
        for at in idea.targets.iter().filter_map(|thing| places.place_of(thing)) {
            let stroke = Stroke::new(scale.ring(), GOLD);
            painter.rect_stroke(at.light, scale.corner(), stroke, StrokeKind::Outside);
            number(&painter, at.light.left_center() + vec2(scale.gap(1.5), 0.0), index + 1, scale);
        }
    }
}

/// The places inside the strip, relative to the upper left corner inside its padding.
struct StripPlaces {
    /// The size inside the padding.
    size: Vec2,
    /// The goal of the game, if it is shown.
    goal: Option<Rect>,
    /// The number of each line.
    numbers: Vec<Rect>,
    /// The words of each line.
    words: Vec<Rect>,
    /// The button that turns the help off.
    close: Rect,
}

impl StripPlaces {
    /// Lays out the strip with this width inside its padding. Lines that are too long wrap.
    fn new(ctx: &Context, width: f32, goal: Option<&Translated>, lines: &[Translated]) -> StripPlaces {
        let scale = Scale::of(ctx);
        let (gap, target) = (scale.gap(1.0), scale.target());
        let (side, least) = number_and_line(scale);
        let goal =
            goal.map(|goal| Rect::from_min_size(Pos2::ZERO, vec2(width, text_height(ctx, goal, Type::Body, width))));
        let mut top = goal.map_or(0.0, |goal| goal.bottom().ceil() + gap);
        let close = Rect::from_min_size(pos2(width - target, top), Vec2::splat(target));
        let (mut numbers, mut words) = (Vec::new(), Vec::new());
        for line in lines {
            let left = side + gap;
            let wide = width - target - gap - left;
            let height = text_height(ctx, line, Type::Strong, wide).ceil().max(least);
            numbers.push(Rect::from_min_size(pos2(0.0, top), vec2(side, height)));
            words.push(Rect::from_min_size(pos2(left, top), vec2(wide, height)));
            top += height;
        }
        StripPlaces { size: vec2(width, top.max(close.bottom())), goal, numbers, words, close }
    }

    /// Returns the width inside the padding at which no line wraps.
    fn width_for(ctx: &Context, lines: &[Translated]) -> f32 {
        let scale = Scale::of(ctx);
        let longest = lines.iter().map(|line| text_width(ctx, line, Type::Strong)).fold(0.0, f32::max).ceil();
        number_and_line(scale).0 + scale.gap(1.0) + longest + scale.gap(1.0) + scale.target()
    }
}

/// Returns the width of the number of a line, and the minimum height of a line, in px.
fn number_and_line(scale: Scale) -> (f32, f32) {
    (scale.text(18.0) * 1.7, scale.text(18.0) * 1.9)
}

/// Draws the strip in the `room` beside the board, or else over the board, in a corner if one is free. Returns its
/// place, and whether the player turned the help off.
fn strip(ctx: &Context, places: &TargetPlaces, room: Option<Rect>, keep: Option<Rect>, lines: &[Text]) -> (Rect, bool) {
    let scale = Scale::of(ctx);
    let (pad, gap) = (scale.pad(), scale.gap(1.0));
    let free = egui_rect(places.camera.free()).shrink(gap);
    let translated: Vec<Translated> = lines.iter().map(|text| ctx.tr(text)).collect();
    let width = StripPlaces::width_for(ctx, &translated).max(scale.column(300.0)).min(free.width() - 2.0 * pad);
    let width = room.map_or(width, |room| room.width() - 2.0 * pad);
    // The goal is left out if the prompt already states it, and on a phone, where the board needs the space.
    let goal = text!("setup-goal", title = Title::Hacienda);
    let prompt_tells_goal = tells_goal(places.position, places.setting, places.seat);
    (!prompt_tells_goal).then_some(&goal).into_iter().chain(lines).for_each(|text| announce(ctx, text));
    let goal = (!scale.is_compact() && !prompt_tells_goal).then(|| ctx.tr(goal));
    let strip = StripPlaces::new(ctx, width, goal.as_ref(), &translated);
    let size = strip.size + Vec2::splat(2.0 * pad);
    let corners = [free.left_top(), free.right_top() - vec2(size.x, 0.0), free.left_bottom() - vec2(0.0, size.y)];
    let last = free.right_bottom() - size;
    let places = corners.into_iter().chain([last]).map(|at| Rect::from_min_size(at, size));
    // The strip covers neither the target nor the pointing hand.
    let kept = keep.map(|keep| keep.union(crate::ui::parts::finger::hand(scale, ctx.content_rect(), keep)));
    // The recap must also stay readable.
    let recap = landmarks::panel(ctx, "recap");
    let clear = |rect: &Rect| kept.into_iter().chain(recap).all(|taken| !rect.intersects(taken));
    let mut all = places.clone();
    let beside = room.map(|room| Rect::from_min_size(room.min, size));
    let rect = beside.or_else(|| all.find(clear)).unwrap_or_else(|| {
        let mentioned = recap.into_iter().collect();
        let about = place::AvoidedAreas { mentioned, ..place::AvoidedAreas::from(kept.unwrap_or(Rect::NOTHING)) };
        place::place(size, &about, free, gap)
    });
    let off = draw_dialog(ctx, "help", rect, |ui| draw_strip(ui, &strip, goal.as_ref(), &translated));
    (rect, off)
}

/// Draws the contents of the strip. Returns true if the help is to be turned off.
fn draw_strip(ui: &mut Ui, strip: &StripPlaces, goal: Option<&Translated>, lines: &[Translated]) -> bool {
    let (scale, origin) = (Scale::of(ui.ctx()), ui.max_rect().min.to_vec2());
    if let Some((goal, place)) = goal.zip(strip.goal) {
        lines_in(ui, place.translate(origin), Align2::LEFT_TOP, goal, Type::Body, INK);
    }
    for (i, (line, (figure, words))) in lines.iter().zip(strip.numbers.iter().zip(&strip.words)).enumerate() {
        number(ui.painter(), figure.center() + origin, i + 1, scale);
        lines_in(ui, words.translate(origin), Align2::LEFT_CENTER, line, Type::Strong, INK);
    }
    let look = ButtonLook::icon(Mark::Cross, ui.tr(text!("help-off")));
    button_at(ui, strip.close.translate(origin), &look).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::hacienda::ui::{checks, hud::arrange},
        texts::{Language, Translations},
    };
    use hacienda_rules::MAX_SEATS;

    #[test]
    fn the_help_beside_the_board_fits_in_every_language() {
        let mut shown = 0;
        for language in Language::OFFERED.into_iter().chain([Language::PSEUDO]) {
            let translations = match language {
                Language::PSEUDO => Translations::built_in(language),
                _ => Translations::from_repository(language),
            };
            for window in [vec2(1180.0, 820.0), vec2(1366.0, 768.0), vec2(1600.0, 900.0), vec2(1920.0, 1080.0)] {
                let mut strips = 0;
                let all = checks::draw_rects_in(&translations, window, |ctx| {
                    let scale = Scale::of(ctx);
                    let Some(room) = arrange::layout(scale, MAX_SEATS, None).help_room(scale, None) else { return };
                    let goal = ctx.tr(text!("setup-goal", title = Title::Hacienda));
                    let lines = [text!("help-land"), text!("help-animal"), text!("help-buy"), text!("help-harvest")];
                    let mut lines = lines.map(|line| ctx.tr(line)).to_vec();
                    let width = |line: &Translated| -text_width(ctx, line, Type::Strong);
                    lines.sort_by(|one, other| width(one).total_cmp(&width(other)));
                    lines.truncate(MAX_IDEAS);
                    let strip = StripPlaces::new(ctx, room.width() - 2.0 * scale.pad(), Some(&goal), &lines);
                    let rect = Rect::from_min_size(room.min, strip.size + Vec2::splat(2.0 * scale.pad()));
                    assert!(room.expand(0.5).contains_rect(rect), "{language:?}, {window:?}: {rect:?} in {room:?}");
                    draw_dialog(ctx, "help", rect, |ui| draw_strip(ui, &strip, Some(&goal), &lines));
                    strips += 1;
                });
                assert_eq!(checks::overflow_faults(&all, window), Vec::<String>::new(), "{language:?}, {window:?}");
                shown += strips;
            }
        }
        assert!(shown > 0, "some window must have room for the help");
    }
}
