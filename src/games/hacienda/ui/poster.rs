//! The poster of the title screen: the name of the game above a bull in front of the rising sun, and a chain of land
//! below. It is animated: the sun rises, and the bull blinks.

use std::{f32::consts::TAU, time::Duration};

use bevy_egui::egui::FontId;

use crate::{
    games::hacienda::game_icons::{self, GameIcon},
    theme::{Rgb, fonts},
    ui::parts::sunburst,
    widgets::{self, prelude::*},
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
const DUSK: Rgb = Rgb::hex(0x3E2E4C);

/// The seconds until the sun has risen.
const RISE: f32 = 45.0;
/// The length of a blink period in seconds. The bull blinks once in each period.
const ROUND: f32 = 4.4;
/// The length of a blink in seconds.
const BLINK: f32 = 0.24;

/// The state of the animation at one moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moment {
    /// The height of the sun, from 0 at dawn to 1.
    pub sun: f32,
    /// How far the bull's eyelids are closed, from 0 (open) to 1 (shut).
    pub lids: f32,
}

impl Moment {
    /// The poster without animation: the sun is up, the eyes are open.
    pub const STILL: Moment = Moment { sun: 1.0, lids: 0.0 };

    /// Returns the state this many seconds after the poster appeared.
    pub fn after(seconds: f32) -> Moment {
        let left = (1.0 - seconds / RISE).clamp(0.0, 1.0);
        let into = seconds - blink_in(round_of(seconds));
        let lids = if (0.0..BLINK).contains(&into) { (into / BLINK * TAU / 2.0).sin() } else { 0.0 };
        Moment { sun: 1.0 - left * left, lids }
    }

    /// Returns the time until the next redraw: 0.04 s during a blink, at most 0.1 s while the sun rises, and otherwise
    /// until the next blink.
    pub fn until_next_redraw(seconds: f32) -> Duration {
        let round = round_of(seconds);
        let blink = [blink_in(round), blink_in(round + 1)].into_iter().find(|at| at + BLINK > seconds);
        let until = blink.map_or(ROUND, |at| at - seconds).max(0.04);
        let most = if seconds < RISE { 0.1 } else { ROUND };
        Duration::from_secs_f32(until.min(most))
    }
}

/// Returns the number of the blink period at a time.
fn round_of(seconds: f32) -> u32 {
    (seconds / ROUND).max(0.0) as u32
}

/// Returns the time in seconds at which the bull blinks in a period. It varies from period to period.
fn blink_in(round: u32) -> f32 {
    let chance = round.wrapping_mul(0x9E37_79B9) >> 8;
    (round as f32 + 0.1 + 0.75 * (chance % 1000) as f32 / 1000.0) * ROUND
}

/// Paints the poster as it looks at `moment` into `rect`. Returns the rectangle of the picture below the lettering.
pub fn paint(ui: &Ui, rect: Rect, moment: Moment) -> Rect {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, DAWN.mix(sunburst::SKY, moment.sun).egui());
    let letters = Letters::place(ui, rect);
    let horizon = rect.bottom() - rect.height() * 0.27;
    let room = horizon - letters.below.bottom();
    let side = (room * 0.86).min(rect.width() * 0.58);
    let centre = pos2(rect.center().x, horizon - side * 0.48);
    let sun = centre + vec2(0.0, (1.0 - moment.sun) * side * 0.9);
    sunburst::paint_in(&painter, sun, side * 0.62, rect, DAWN_RAY.mix(sunburst::RAY, moment.sun).egui());
    hills(&painter, rect, horizon, moment.sun);
    let bull = Rect::from_center_size(centre + vec2(0.0, side * 0.06), Vec2::splat(side));
    GameIcon::Animal(Species::Cattle).draw(&painter, bull);
    game_icons::blink(&painter, bull, moment.lids);
    // A low poster has no room for the chain in its foreground.
    if rect.height() > scale.px(260.0) {
        chain(&painter, rect);
    }
    letters.paint(ui, rect);
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(scale.hairline() * 1.5, INK), StrokeKind::Inside);
    rect.with_min_y(letters.below.bottom().min(rect.bottom()))
}

struct Letters {
    title: Translated,
    size: f32,
    name: Rect,
    byline: Rect,
    below: Rect,
}

impl Letters {
    /// Lays out the title, which takes up most of the poster's width unless the poster is too low, and the lines below
    /// it.
    fn place(ui: &Ui, rect: Rect) -> Letters {
        let scale = Scale::of(ui.ctx());
        let title = ui.tr(text!("title"));
        let measured = |size: f32| widgets::galley(ui.ctx(), &title, poster_font(size), INK).size();
        let size = (84.0 * rect.width() / measured(100.0).x.max(1.0)).min(rect.height() * 0.24).floor().max(1.0);
        let box_of = measured(size);
        let name = Rect::from_min_size(pos2(rect.center().x - box_of.x / 2.0, rect.top() + scale.gap(1.0)), box_of);
        let line = |top: f32, high: f32| {
            Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), high)).shrink2(vec2(scale.gap(1.0), 0.0))
        };
        // The title has no descenders, so the byline can move up.
        let mut byline = line(name.bottom() - size * 0.08, scale.text(22.0) * 1.4);
        let whose = ui.tr(text!("poster-byline"));
        if text_width(ui.ctx(), &whose, Type::Strong) > byline.width() {
            byline.set_height(scale.text(18.0) * 1.4 * 2.0);
        }
        let lines = if scale.is_compact() { 2.0 } else { 1.0 };
        let below = line(byline.bottom() - scale.px(2.0), scale.text(18.0) * 1.4 * lines);
        Letters { title, size, name: name.with_max_y(byline.top()), byline, below }
    }

    /// Paints the title, and the lines below it that fit. On a phone, a long error message below the poster can leave
    /// too little height for all of them.
    fn paint(&self, ui: &Ui, rect: Rect) {
        let galley = widgets::galley(ui.ctx(), &self.title, poster_font(self.size), INK);
        ui.painter().galley(self.name.min, galley, INK);
        rects::record(ui, RectKind::Text, &self.title, self.name, self.size);
        let byline = ui.tr(text!("poster-byline"));
        let wide = text_width(ui.ctx(), &byline, Type::LeadStrong);
        let step = if wide <= self.byline.width() { Type::LeadStrong } else { Type::Strong };
        if self.byline.bottom() <= rect.bottom() {
            line_in(ui, self.byline, Align2::CENTER_CENTER, &byline, step, INK);
        }
        // On a narrow poster, this text wraps.
        let independent = ui.tr(text!("poster-independent"));
        if self.below.bottom() <= rect.bottom() {
            lines_in(ui, self.below, Align2::CENTER_TOP, &independent, Type::Body, INK);
        }
    }
}

fn poster_font(size: f32) -> FontId {
    FontId::new(size, fonts::display())
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
    let lit = |colour: Rgb| colour.mix(DUSK, 0.5 * (1.0 - sun)).egui();
    land(horizon - high * 0.015, high * 0.035, 0.9, 2.2, lit(RANGE));
    land(horizon + high * 0.045, high * 0.028, 0.7, 0.4, lit(HILL));
    land(horizon + high * 0.12, high * 0.02, 0.6, 3.6, lit(FIELD));
}

/// Paints the six kinds of land as a chain along the lower edge.
fn chain(painter: &Painter, rect: Rect) {
    const LANDS: [LandCard; 6] =
        [LandCard::Swamp, LandCard::Meadow, LandCard::Mountain, LandCard::Forest, LandCard::Pampas, LandCard::Rocks];
    let wide = (rect.width() * 0.94 / LANDS.len() as f32).min(rect.height() * 0.2);
    // An icon's square encloses its hex from corner to corner. Neighbouring hexes are two apothems apart.
    let square = wide / 0.866_025_4;
    let left = rect.center().x - wide * LANDS.len() as f32 / 2.0;
    let low = rect.bottom() - square * 0.62;
    for (i, land) in LANDS.into_iter().enumerate() {
        let at = pos2(left + wide * (i as f32 + 0.5), low);
        let place = Rect::from_center_size(at, Vec2::splat(square));
        GameIcon::from(Card::Land(land)).draw(painter, place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sun_comes_up_and_stays_and_the_bull_blinks_now_and_then() {
        let moments: Vec<Moment> = (0..2_400).map(|tick| Moment::after(tick as f32 * 0.05)).collect();
        assert!(moments[0].sun < 0.05 && moments[0].lids == 0.0);
        assert!(moments.windows(2).all(|pair| pair[0].sun <= pair[1].sun && pair[1].sun <= 1.0));
        assert!(moments[moments.len() - 1].sun == 1.0);
        let shut: Vec<usize> =
            (1..moments.len()).filter(|at| moments[*at].lids > 0.0 && moments[at - 1].lids == 0.0).collect();
        let apart = shut.windows(2).map(|pair| (pair[1] - pair[0]) as f32 * 0.05);
        assert!((20..40).contains(&shut.len()), "{} blinks in two minutes", shut.len());
        assert!(apart.clone().all(|seconds| (0.5..9.0).contains(&seconds)), "{:?}", apart.collect::<Vec<_>>());
    }

    #[test]
    fn redraws_miss_no_blink_and_are_few() {
        let (mut seconds, mut frames, mut shut) = (0.0_f32, 0, 0);
        while seconds < 120.0 {
            shut += usize::from(Moment::after(seconds).lids > 0.4);
            seconds += Moment::until_next_redraw(seconds).as_secs_f32();
            frames += 1;
        }
        assert!(shut >= 50, "{shut} frames with shut eyes");
        assert!(frames < 1_000, "{frames} frames in two minutes");
    }
}
