//! Animations over the board and the panels: flying cards and coins, the frame that moves from tag to tag when the turn
//! passes, a frame around the clock when a scoring is due, points that move to their tag, and confetti.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Area, Order, Rect, vec2},
};

use super::floating_numbers;
use crate::{
    emblems,
    games::hacienda::{
        game_icons::GameIcon,
        stories::{
            self, COIN, COIN_GAP, Movement, MovementKind, Spot,
            scoring_show::{ARRIVAL, CHEER, ScoringShow},
        },
        table::GameSetting,
        ui::{
            parts::card::{CardFace, draw_static_card},
            place::egui_rect,
        },
        view::{
            anchors::Anchors,
            layout,
            motion::{ease, parabola},
        },
    },
    playback::{Beat, Playback},
    seats::ScreenViewer,
    settings::{Motion, Settings},
    stage::{camera::BoardCamera, model_builder::noise},
    widgets::prelude::*,
};
use hacienda_rules::{Board, Card, Hacienda};

const CONFETTI: u32 = 90;
/// The largest angle by which a flying coin turns away from the reader, in radians.
const COIN_TILT: f32 = 0.7;

/// The data for finding the start and end points of flights on the screen.
struct Places<'a> {
    anchors: &'a Anchors,
    board: &'a Board,
    camera: &'a BoardCamera,
}

impl Places<'_> {
    fn middle(&self, spot: Spot) -> Option<Pos2> {
        self.anchors.on_screen(spot, self.board, self.camera).map(|at| pos2(at.x, at.y))
    }

    fn rect(&self, spot: Spot) -> Option<Rect> {
        self.anchors.find(spot).map(egui_rect)
    }
}

/// Draws the animations above all panels and below all dialogs.
pub fn draw(
    mut contexts: EguiContexts,
    playback: Res<Playback<Hacienda>>,
    playing: Res<GameSetting>,
    anchors: Res<Anchors>,
    screen_viewer: Res<ScreenViewer>,
    settings: Res<Settings>,
    camera: Option<Res<BoardCamera>>,
) -> Result {
    let (Some(beat), Some(camera)) = (playback.current(), camera) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let places = Places { anchors: &anchors, board: &playing.0.board, camera: &camera };
    let reduced_motion = settings.motion() != Motion::Full;
    let area = Area::new(Id::new("flights")).order(Order::Middle).fixed_pos(Pos2::ZERO).constrain(false);
    area.interactable(false).fade_in(false).show(ctx, |ui| {
        ui.set_clip_rect(ctx.content_rect());
        match playback.scoring() {
            Some(show) => draw_scoring(ui, show, &places, reduced_motion),
            None => beat
                .story
                .movements
                .iter()
                .for_each(|movement| draw_movement(ui, beat, movement, &places, *screen_viewer)),
        }
    });
    Ok(())
}

fn draw_movement(ui: &Ui, beat: &Beat<Hacienda>, movement: &Movement, places: &Places, screen_viewer: ScreenViewer) {
    match &movement.kind {
        MovementKind::Card { card, from, to, turns_over: turns } => {
            let Some(share) = movement.progress(beat.elapsed) else { return };
            let hidden = match to {
                Spot::Hand(seat, _) => *turns && screen_viewer.open() != Some(*seat),
                _ => false,
            };
            draw_flying_card(ui, *card, (*from, *to), (*turns, hidden), share, places);
        }
        MovementKind::Coins { pesos, from, to, .. } => {
            for coin in 0..stories::coins(*pesos) {
                let share = (beat.elapsed - movement.start - COIN_GAP * coin as f32) / COIN;
                let start = from[coin as usize % from.len()];
                if (0.0..1.0).contains(&share)
                    && let (Some(start), Some(end)) = (places.middle(start), places.middle(*to))
                {
                    draw_flying_coin(ui, start, end, share, coin);
                }
            }
        }
        MovementKind::HandOver(from, to) => {
            let (Some(share), Some(from), Some(to)) =
                (movement.progress(beat.elapsed), places.rect(Spot::Tag(*from)), places.rect(Spot::Tag(*to)))
            else {
                return;
            };
            let scale = Scale::of(ui.ctx());
            let eased = ease(EaseFunction::CubicInOut, share);
            let at = from.lerp_towards(&to, eased);
            ui.painter().rect_stroke(at, scale.corner(), Stroke::new(scale.ring() * 1.6, GOLD), StrokeKind::Outside);
        }
        MovementKind::Due(_) => {
            if let (Some(share), Some(sun)) = (movement.progress(beat.elapsed), places.rect(Spot::Sun)) {
                let scale = Scale::of(ui.ctx());
                let stroke = Stroke::new(scale.ring() * (0.6 + 1.6 * parabola(share)), GOLD);
                ui.painter().rect_stroke(sun.expand(scale.px(6.0)), scale.corner(), stroke, StrokeKind::Outside);
            }
        }
        // All other movements take place on the board itself.
        _ => {}
    }
}

/// Draws a card that lifts off, flies, turns over if it was face down, and lands. If `hidden`, only its back is
/// visible.
fn draw_flying_card(
    ui: &Ui,
    card: Card,
    (from, to): (Spot, Spot),
    (turns, hidden): (bool, bool),
    share: f32,
    places: &Places,
) {
    let (Some(from), Some(to)) = (places.rect(from), places.rect(to)) else { return };
    let eased = ease(EaseFunction::CubicInOut, share);
    // Tags are not shaped like cards, so a card shrinks on its way to a tag.
    let card_height = |rect: Rect| rect.height().min(rect.width() * 1.375);
    let height = egui::lerp(card_height(from)..=card_height(to), eased) * (1.0 + 0.14 * parabola(share));
    let middle = from.center().lerp(to.center(), eased) - vec2(0.0, height * 0.35 * parabola(share));
    let (width_scale, is_face_up) = match (turns, hidden) {
        (true, false) => ((std::f32::consts::PI * eased).cos().abs().max(0.06), eased > 0.5),
        (true, true) => (1.0, false),
        (false, _) => (1.0, true),
    };
    let rect = Rect::from_center_size(middle, vec2(height / 1.375 * width_scale, height));
    draw_static_card(ui, rect, if is_face_up { CardFace::Up(card) } else { CardFace::Back(card.deck()) });
}

fn draw_flying_coin(ui: &Ui, from: Pos2, to: Pos2, share: f32, number: u32) {
    let scale = Scale::of(ui.ctx());
    let eased = ease(EaseFunction::SineInOut, share);
    let side = scale.px(30.0).max(16.0) * (1.0 + 0.35 * parabola(share));
    let aside = (noise(number, 3) - 0.5) * scale.px(60.0);
    // The coin flies in an arc upward, or downward if it would otherwise leave the window.
    let arc = if from.y.min(to.y) < scale.px(140.0) { 70.0 } else { -110.0 };
    let at = from.lerp(to, eased) + vec2(aside, scale.px(arc)) * parabola(share);
    // The coin wobbles, but never so far that the reader sees its edge, which would not look like a coin.
    let width_scale = (COIN_TILT * (share * 9.0 + number as f32).sin()).cos();
    let rect = Rect::from_center_size(at, vec2(side * width_scale, side));
    ui.painter().circle_filled(at + vec2(0.0, side * 0.16), side * 0.42 * width_scale, Color32::from_black_alpha(50));
    ui.painter().add(Shape::ellipse_filled(at, rect.size() / 2.0, GOLD));
    GameIcon::Peso.draw(ui.painter(), rect);
}

/// Draws the points of the current scoring step, which rise from the counted pieces or the purse. With full motion,
/// they then move to the tag, and confetti falls at the end of the game.
fn draw_scoring(ui: &Ui, show: &ScoringShow, places: &Places, reduced_motion: bool) {
    let ctx = ui.ctx();
    if let Some(step) = show.current().filter(|step| step.points > 0) {
        let Some(tag) = places.middle(Spot::Tag(step.seat)) else { return };
        let count = f32::from(step.cells.count().max(1));
        let middle = step.cells.iter().map(|cell| layout::world_of(places.board, cell)).sum::<Vec3>() / count;
        let from = if step.cells.is_empty() {
            places.middle(Spot::Purse(step.seat)).unwrap_or(tag)
        } else {
            let at = places.camera.world_to_screen(middle + Vec3::Y * 0.6);
            pos2(at.x, at.y)
        };
        let progress = ((show.seconds - 0.6) / (ARRIVAL - 0.6)).clamp(0.0, 1.0);
        let rise = ease(EaseFunction::CubicOut, (show.seconds / 0.5).min(1.0));
        let lifted = from - vec2(0.0, Scale::of(ctx).px(46.0) * rise);
        let eased = if reduced_motion { 0.0 } else { ease(EaseFunction::CubicInOut, progress) };
        let fade = ((1.0 - progress) * 5.0).min(1.0).min(show.seconds * 8.0);
        let label = ui.tr(text!("scoring-plus", points = u32::from(step.points)));
        floating_numbers::draw_label(
            ui.painter(),
            ctx,
            lifted.lerp(tag, eased),
            &label,
            fade,
            Some(GameIcon::from(step.category)),
        );
    } else if show.is_finished() && !show.winners.is_empty() && !reduced_motion && show.seconds < CHEER {
        let area = egui_rect(places.camera.free());
        draw_confetti(&ui.painter().with_clip_rect(area), area, show.seconds, show);
    }
}

/// Draws confetti that falls over the board, in gold and in the winners' colours.
fn draw_confetti(painter: &Painter, area: Rect, seconds: f32, show: &ScoringShow) {
    for number in 0..CONFETTI {
        let (a, b, c) = (noise(number, 11), noise(number, 12), noise(number, 13));
        let fallen = seconds * (0.20 + 0.16 * b) - 0.35 * c;
        if !(0.0..1.0).contains(&fallen) {
            continue;
        }
        let sway = (seconds * (2.0 + 2.0 * b) + a * 9.0).sin() * area.width() * 0.02;
        let at = pos2(area.left() + a * area.width() + sway, area.top() + fallen * area.height());
        let turn = seconds * (3.0 + 4.0 * c) + b * 6.0;
        let (long, thin) = (area.height() * 0.014, area.height() * 0.014 * turn.sin().abs().max(0.15));
        let (sin, cos) = (turn * 0.4).sin_cos();
        let (x, y) = (vec2(cos, sin) * long, vec2(-sin, cos) * thin);
        let colour = match number % 3 {
            0 => GOLD,
            1 => show
                .winners
                .iter()
                .cycle()
                .nth(number as usize / 3)
                .map_or(GOLD, |seat| emblems::colours(emblems::owner_of(painter.ctx(), *seat)).0.egui()),
            _ => Color32::from_rgb(0xFC, 0xE7, 0xB2),
        };
        painter.add(Shape::convex_polygon(vec![at - x - y, at + x - y, at + x + y, at - x + y], colour, Stroke::NONE));
    }
}
