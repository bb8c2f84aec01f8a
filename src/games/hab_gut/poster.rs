//! The scene on the poster of Hab & Gut: the blackboard of an exchange, and a desk with money, shares and an envelope.

use super::game_icons::{self, GameIcon, palette};
use crate::{
    game_screen::poster::{Moment, PosterLayout},
    theme::Rgb,
    widgets::prelude::*,
};
use hab_gut::Good;

const WALL: Rgb = Rgb::hex(0xE6CF9F);
const PANEL: Rgb = Rgb::hex(0xD3B57E);

/// The price curves on the blackboard: for each good, the height after each day as a fraction of the chart's height.
const CURVES: [(Good, [f32; 7]); 4] = [
    (Good::Coffee, [0.4, 0.56, 0.5, 0.7, 0.86, 0.82, 0.95]),
    (Good::Salt, [0.2, 0.34, 0.26, 0.46, 0.6, 0.5, 0.66]),
    (Good::Wheat, [0.66, 0.76, 0.64, 0.44, 0.36, 0.24, 0.38]),
    (Good::Rubber, [0.9, 0.82, 0.86, 0.5, 0.12, 0.1, 0.06]),
];

/// Paints the scene. The curves on the blackboard are drawn as the animation advances.
pub fn paint(painter: &Painter, layout: PosterLayout, moment: Moment) {
    let (rect, scene) = (layout.whole, layout.scene);
    painter.rect_filled(rect, 0.0, WALL.egui());
    let at = |x: f32, y: f32| pos2(rect.left() + rect.width() * x, scene.top() + scene.height() * y);
    let unit = rect.width().min(scene.height() * 1.4);
    // Pilasters on the wall.
    for x in [0.02, 0.9] {
        let pilaster = Rect::from_min_max(pos2(at(x, 0.0).x, rect.top()), at(x + 0.08, 1.0));
        painter.rect_filled(pilaster, 0.0, PANEL.egui());
        for groove in [0.3, 0.5, 0.7] {
            let x = pilaster.left() + pilaster.width() * groove;
            painter.vline(x, pilaster.y_range(), Stroke::new(unit * 0.006, PANEL.dark(0.18).egui()));
        }
    }
    let board = Rect::from_min_max(at(0.13, 0.06), at(0.87, 0.66));
    blackboard(painter, board, unit, moment.sun);
    game_icons::counter(painter, rect.with_min_y(at(0.0, 0.8).y), unit * 0.022);
    let side = unit * 0.27;
    let on_desk = |x: f32, y: f32, side: f32| Rect::from_center_size(at(x, y), Vec2::splat(side));
    game_icons::paint(painter, on_desk(0.2, 0.8, side), GameIcon::Banknote, Tone::Full);
    game_icons::paint(painter, on_desk(0.8, 0.79, side), GameIcon::Shares, Tone::Full);
    let envelope = on_desk(0.5, 0.8, side * 1.35);
    game_icons::paint(painter, envelope, GameIcon::Envelope(false), Tone::Full);
}

/// Paints the framed blackboard, with the curves drawn as far as `progress` (from 0 to 1) allows.
fn blackboard(painter: &Painter, rect: Rect, unit: f32, progress: f32) {
    let frame = unit * 0.025;
    game_icons::blackboard(painter, rect, frame);
    let inner = rect.shrink(frame);
    let chart = inner.shrink2(vec2(unit * 0.06, unit * 0.04));
    let faint = palette::CHALK.mix(palette::BLACKBOARD, 0.78).egui();
    for row in 0..=4 {
        let y = chart.top() + chart.height() * row as f32 / 4.0;
        painter.hline(chart.x_range(), y, Stroke::new(unit * 0.004, faint));
    }
    // Part of each curve is visible from the start.
    let reached = 0.55 + 0.45 * progress;
    for (good, curve) in CURVES {
        let last = curve.len() - 1;
        let along = reached * last as f32;
        let (whole, part) = (along.floor() as usize, along.fract());
        let point = |x: f32, share: f32| {
            pos2(chart.left() + chart.width() * x / last as f32, chart.bottom() - chart.height() * share)
        };
        let mut points: Vec<Pos2> =
            curve.iter().take(whole + 1).enumerate().map(|(day, share)| point(day as f32, *share)).collect();
        if let Some(next) = curve.get(whole + 1) {
            points.push(point(along, curve[whole] + (next - curve[whole]) * part));
        }
        let end = points.last().copied().unwrap_or(chart.center());
        painter.add(Shape::line(points, Stroke::new(unit * 0.014, palette::chalk(good).egui())));
        let seal = Rect::from_center_size(end, Vec2::splat(unit * 0.1));
        game_icons::paint(painter, seal, GameIcon::Good(good), Tone::Full);
    }
}
