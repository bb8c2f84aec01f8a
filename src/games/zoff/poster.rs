//! The scene on the poster of Zoff in Buffalo: two rival cows behind a fence, in front of the prairie.

use super::game_icons::{self, palette};
use crate::{
    game_screen::poster::{Moment, PosterLayout},
    theme::Rgb,
    widgets::prelude::*,
};
use zoff::Colour;

const SKY: Rgb = Rgb::hex(0xBFE0E6);
const CLOUD: Rgb = Rgb::hex(0xF6FBF4);
const BUTTE: Rgb = Rgb::hex(0xC97B55);
const FAR_BUTTE: Rgb = Rgb::hex(0xDDA583);
/// The grass in front of the fence.
const NEAR: Rgb = Rgb::hex(0x9FB45E);

/// Paints the scene.
pub fn paint(painter: &Painter, layout: PosterLayout, moment: Moment) {
    let (rect, scene) = (layout.whole, layout.scene);
    painter.rect_filled(rect, 0.0, SKY.egui());
    let at = |x: f32, y: f32| pos2(rect.left() + rect.width() * x, scene.top() + scene.height() * y);
    let unit = rect.width().min(scene.height() * 1.4);
    // The clouds drift slowly to the right.
    for (x, y, size) in [(0.06, 0.06, 0.2), (0.5, 0.1, 0.15), (0.86, 0.16, 0.18)] {
        cloud(painter, at(x + 0.09 * moment.sun, y), unit * size);
    }
    let horizon = 0.5;
    for (x, width, height, colour) in
        [(-0.02, 0.26, 0.3, FAR_BUTTE), (0.62, 0.2, 0.24, FAR_BUTTE), (0.2, 0.16, 0.2, BUTTE), (0.8, 0.26, 0.34, BUTTE)]
    {
        butte(painter, Rect::from_min_max(at(x, horizon - height), at(x + width, horizon)), colour);
    }
    painter.rect_filled(rect.with_min_y(at(0.0, horizon).y), 0.0, palette::STEPPE.egui());
    painter.rect_filled(rect.with_min_y(at(0.0, 0.6).y), 0.0, palette::GRASS.egui());
    for (x, y, size, colour) in
        [(0.08, 0.57, 0.12, Colour::Violet), (0.5, 0.55, 0.1, Colour::Green), (0.92, 0.57, 0.12, Colour::Pink)]
    {
        game_icons::cow(painter, Rect::from_center_size(at(x, y), Vec2::splat(unit * size)), Some(colour));
    }
    let side = (unit * 0.46).min(rect.width() * 0.44);
    for (x, colour) in
        [(0.5 - 0.52 * side / rect.width(), Colour::Blue), (0.5 + 0.52 * side / rect.width(), Colour::Orange)]
    {
        let head = Rect::from_center_size(at(x, 0.62), Vec2::splat(side));
        game_icons::cow(painter, head, Some(colour));
        game_icons::blink(painter, head, colour, moment.lids);
        brows(painter, head);
    }
    painter.rect_filled(rect.with_min_y(at(0.0, 0.93).y), 0.0, NEAR.egui());
    fence(painter, Rect::from_min_max(at(0.0, 0.76), at(1.0, 0.99)), unit * 0.05);
}

/// Paints angry eyebrows on a cow's head.
fn brows(painter: &Painter, head: Rect) {
    let pen = Sketch::new(painter, head, Tone::Full);
    pen.line("M 31 39 L 45 45", 4.5, INK);
    pen.line("M 69 39 L 55 45", 4.5, INK);
}

/// Paints a cloud with a flat base that begins at `left` and is `width` px wide.
fn cloud(painter: &Painter, left: Pos2, width: f32) {
    let base = Rect::from_min_size(left - vec2(0.0, width * 0.1), vec2(width, width * 0.1));
    painter.rect_filled(base, width * 0.05, CLOUD.egui());
    for (x, radius) in [(0.28, 0.13), (0.5, 0.2), (0.72, 0.15)] {
        let centre = left + vec2(width * x, -width * 0.08);
        let clip = painter.clip_rect().intersect(Rect::everything_above(left.y));
        painter.with_clip_rect(clip).circle_filled(centre, width * radius, CLOUD.egui());
    }
}

/// Paints a hill with steep sides and a flat top, lit from the right.
fn butte(painter: &Painter, rect: Rect, colour: Rgb) {
    let point = |x: f32, y: f32| pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    let outline = [(0.0, 1.0), (0.16, 0.45), (0.2, 0.0), (0.8, 0.0), (0.84, 0.45), (1.0, 1.0)];
    let polygon = |points: &[(f32, f32)], colour: Rgb| {
        let points = points.iter().map(|(x, y)| point(*x, *y)).collect();
        painter.add(Shape::convex_polygon(points, colour.egui(), Stroke::NONE));
    };
    // The outline is not convex where the slope of rubble begins, so the butte is painted in two parts.
    polygon(&[outline[0], outline[1], outline[4], outline[5]], colour.dark(0.06));
    polygon(&[outline[1], outline[2], outline[3], outline[4]], colour);
    polygon(&[outline[1], outline[2], (0.42, 0.0), (0.36, 0.45)], colour.dark(0.14));
}

/// Paints two rails, and posts `post` px wide in front of them.
fn fence(painter: &Painter, rect: Rect, post: f32) {
    let line = Stroke::new(post * 0.1, INK);
    for y in [0.22, 0.6] {
        let top = rect.top() + rect.height() * y;
        let rail =
            Rect::from_min_size(pos2(rect.left() - post, top), vec2(rect.width() + 2.0 * post, rect.height() * 0.2));
        painter.rect(rail, 0.0, palette::FENCE.egui(), line, StrokeKind::Middle);
        let shade = rail.with_min_y(rail.bottom() - rail.height() * 0.3);
        painter.rect_filled(shade, 0.0, palette::FENCE.dark(0.18).egui());
    }
    for number in 0..4 {
        let x = rect.left() + rect.width() * (number as f32 + 0.5) / 4.0;
        let at = Rect::from_x_y_ranges(x - post * 0.5..=x + post * 0.5, rect.y_range());
        painter.rect(at, post * 0.2, palette::FENCE.light(0.12).egui(), line, StrokeKind::Middle);
    }
}
