//! The scene on Hacienda's poster: a bull in front of the rising sun, and a chain of land below.

use std::f32::consts::TAU;

use super::game_icons::{self, GameIcon};
use crate::{
    game_screen::poster::{Moment, PosterLayout},
    theme::Rgb,
    ui::parts::sunburst,
    widgets::prelude::*,
};
use hacienda_rules::{Card, LandCard, Species};

const RANGE: Rgb = Rgb::hex(0xB9694A);
const HILL: Rgb = Rgb::hex(0x7C8F35);
const FIELD: Rgb = Rgb::hex(0x55702F);
/// The colour of the sky at dawn. Its contrast with ink is almost as strong as by day.
const DAWN: Rgb = Rgb::hex(0xE59A78);
/// The colour of the sun rays at dawn.
const DAWN_RAY: Rgb = Rgb::hex(0xEAA987);
/// The tint of the hills at dawn.
const DAWN_TINT: Rgb = Rgb::hex(0x3E2E4C);

/// Paints the scene.
pub fn paint(painter: &Painter, layout: PosterLayout, moment: Moment) {
    let rect = layout.whole;
    painter.rect_filled(rect, 0.0, DAWN.mix(sunburst::SKY, moment.sun).egui());
    let horizon = rect.bottom() - rect.height() * 0.27;
    let room = horizon - layout.scene.top();
    let side = (room * 0.86).min(rect.width() * 0.58);
    let centre = pos2(rect.center().x, horizon - side * 0.48);
    let sun = centre + vec2(0.0, (1.0 - moment.sun) * side * 0.9);
    sunburst::paint_in(painter, sun, side * 0.62, rect, DAWN_RAY.mix(sunburst::RAY, moment.sun).egui());
    hills(painter, rect, horizon, moment.sun);
    let bull = Rect::from_center_size(centre + vec2(0.0, side * 0.06), Vec2::splat(side));
    GameIcon::Animal(Species::Cattle).draw(painter, bull);
    game_icons::blink(painter, bull, moment.lids);
    // A short poster has no room for the chain in its foreground.
    if rect.height() > Scale::of(painter.ctx()).px(260.0) {
        chain(painter, rect);
    }
}

fn hills(painter: &Painter, rect: Rect, horizon: f32, sun: f32) {
    let pen = Sketch::new(painter, rect, Tone::Full);
    let high = rect.height();
    let land = |base: f32, height: f32, waves: f32, shift: f32, colour: Color32| {
        let line = (0..=48).map(|i| {
            let t = i as f32 / 48.0;
            let swell = (t * waves * TAU + shift).sin() * 0.65 + (t * waves * 2.3 * TAU + shift * 1.7).sin() * 0.35;
            pos2(rect.left() + t * rect.width(), base - height * swell)
        });
        pen.fill_points(line.chain([rect.right_bottom(), rect.left_bottom()]).collect(), colour);
    };
    let lit = |colour: Rgb| colour.mix(DAWN_TINT, 0.5 * (1.0 - sun)).egui();
    land(horizon - high * 0.015, high * 0.035, 0.9, 2.2, lit(RANGE));
    land(horizon + high * 0.045, high * 0.028, 0.7, 0.4, lit(HILL));
    land(horizon + high * 0.12, high * 0.02, 0.6, 3.6, lit(FIELD));
}

/// Paints the six kinds of land as a chain along the lower edge.
fn chain(painter: &Painter, rect: Rect) {
    const LANDS: [LandCard; 6] =
        [LandCard::Swamp, LandCard::Meadow, LandCard::Mountain, LandCard::Forest, LandCard::Pampas, LandCard::Rocks];
    let width = (rect.width() * 0.94 / LANDS.len() as f32).min(rect.height() * 0.2);
    // An icon's square encloses its hex from corner to corner. Neighbouring hexes are two apothems apart.
    let square = width / 0.866_025_4;
    let left = rect.center().x - width * LANDS.len() as f32 / 2.0;
    let low = rect.bottom() - square * 0.62;
    for (i, land) in LANDS.into_iter().enumerate() {
        let at = pos2(left + width * (i as f32 + 0.5), low);
        let place = Rect::from_center_size(at, Vec2::splat(square));
        GameIcon::from(Card::Land(land)).draw(painter, place);
    }
}
