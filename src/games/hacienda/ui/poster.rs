//! The poster beside the set-up: the name of the game over a bull before the setting sun, over a chain of land.

use std::f32::consts::TAU;

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::{
    games::hacienda::signs::{self, Sign},
    kit::{self, Say, line_in, lines_in, text_width},
    texts::{Said, text},
    theme::{
        colours::Rgb,
        fonts::{self, Type},
        rects::{self, RectKind},
        scale::Scale,
        sketch::{Sketch, Tone},
        style::INK,
    },
    ui::parts::sunburst,
};
use hacienda_rules::{Card, LandCard, Species};

const RANGE: Color32 = Rgb::hex(0xB9694A).egui();
const HILL: Color32 = Rgb::hex(0x7C8F35).egui();
const FIELD: Color32 = Rgb::hex(0x55702F).egui();

/// Fills `rect` with the poster's picture and its letters; gives the picture below the letters.
pub fn paint(ui: &Ui, rect: Rect) -> Rect {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, sunburst::SKY);
    let letters = Letters::place(ui, rect);
    let horizon = rect.bottom() - rect.height() * 0.27;
    let room = horizon - letters.below.bottom();
    let side = (room * 0.86).min(rect.width() * 0.58);
    let centre = pos2(rect.center().x, horizon - side * 0.48);
    sunburst::paint(&painter, centre, side * 0.62, rect);
    hills(&painter, rect, horizon);
    let bull = Rect::from_center_size(centre + vec2(0.0, side * 0.06), Vec2::splat(side));
    signs::paint(&painter, bull, Sign::Animal(Species::Cattle), Tone::Full);
    // A low poster has no ground for it.
    if rect.height() > scale.px(260.0) {
        chain(&painter, rect);
    }
    letters.paint(ui, rect);
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(scale.hairline() * 1.5, INK), StrokeKind::Inside);
    rect.with_min_y(letters.below.bottom().min(rect.bottom()))
}

/// Where the letters stand.
struct Letters {
    title: Said,
    size: f32,
    name: Rect,
    byline: Rect,
    below: Rect,
}

impl Letters {
    /// The name as wide as the poster allows, and whose game it is.
    fn place(ui: &Ui, rect: Rect) -> Letters {
        let scale = Scale::of(ui.ctx());
        let title = ui.say(text!("title"));
        let measured = |size: f32| kit::galley(ui.ctx(), &title, poster_font(size), INK).size();
        let size = (84.0 * rect.width() / measured(100.0).x.max(1.0)).min(rect.height() * 0.24).floor().max(1.0);
        let box_of = measured(size);
        let name = Rect::from_min_size(pos2(rect.center().x - box_of.x / 2.0, rect.top() + scale.gap(1.0)), box_of);
        let line = |top: f32, high: f32| {
            Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), high)).shrink2(vec2(scale.gap(1.0), 0.0))
        };
        // The name has no letter that goes below its line.
        let mut byline = line(name.bottom() - size * 0.08, scale.text(22.0) * 1.4);
        let whose = ui.say(text!("poster-byline"));
        if text_width(ui.ctx(), &whose, Type::Strong) > byline.width() {
            byline.set_height(scale.text(18.0) * 1.4 * 2.0);
        }
        let lines = if scale.compact() { 2.0 } else { 1.0 };
        let below = line(byline.bottom() - scale.px(2.0), scale.text(18.0) * 1.4 * lines);
        Letters { title, size, name: name.with_max_y(byline.top()), byline, below }
    }

    /// Paints what of them has room in the poster: a long trouble below leaves a phone's poster too low for all.
    fn paint(&self, ui: &Ui, rect: Rect) {
        let galley = kit::galley(ui.ctx(), &self.title, poster_font(self.size), INK);
        ui.painter().galley(self.name.min, galley, INK);
        rects::record(ui, RectKind::Text, &self.title, self.name, self.size);
        let byline = ui.say(text!("poster-byline"));
        let wide = text_width(ui.ctx(), &byline, Type::LeadStrong);
        let step = if wide <= self.byline.width() { Type::LeadStrong } else { Type::Strong };
        if self.byline.bottom() <= rect.bottom() {
            line_in(ui, self.byline, Align2::CENTER_CENTER, &byline, step, INK);
        }
        // A narrow poster breaks the line.
        let independent = ui.say(text!("poster-independent"));
        if self.below.bottom() <= rect.bottom() {
            lines_in(ui, self.below, Align2::CENTER_TOP, &independent, Type::Body, INK);
        }
    }
}

fn poster_font(size: f32) -> FontId {
    FontId::new(size, fonts::display())
}

fn hills(painter: &Painter, rect: Rect, horizon: f32) {
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
    land(horizon - high * 0.015, high * 0.035, 0.9, 2.2, RANGE);
    land(horizon + high * 0.045, high * 0.028, 0.7, 0.4, HILL);
    land(horizon + high * 0.12, high * 0.02, 0.6, 3.6, FIELD);
}

/// A chain of the six kinds of land along the lower edge, as it might lie on the board.
fn chain(painter: &Painter, rect: Rect) {
    const LANDS: [LandCard; 6] =
        [LandCard::Swamp, LandCard::Meadow, LandCard::Mountain, LandCard::Forest, LandCard::Pampas, LandCard::Rocks];
    let wide = (rect.width() * 0.94 / LANDS.len() as f32).min(rect.height() * 0.2);
    // A sign's square holds its hex from corner to corner; side by side hexes are an apothem's double apart.
    let square = wide / 0.866_025_4;
    let left = rect.center().x - wide * LANDS.len() as f32 / 2.0;
    let low = rect.bottom() - square * 0.62;
    for (i, land) in LANDS.into_iter().enumerate() {
        let at = pos2(left + wide * (i as f32 + 0.5), low);
        let place = Rect::from_center_size(at, Vec2::splat(square));
        signs::paint(painter, place, Sign::from(Card::Land(land)), Tone::Full);
    }
}
