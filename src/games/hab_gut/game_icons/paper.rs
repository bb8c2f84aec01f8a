//! Paints paper objects (certificates, market cards and their backs, banknotes and envelopes) and arrows.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use hab_gut::Good;

use super::{goods, palette};
use crate::theme::{
    colours::{self, Rgb},
    sketch::{Sketch, Tone},
};

const INK: Color32 = colours::INK.egui();
const PAPER: Rgb = colours::PAPER;

/// The maximum height of the picture on a market card, as a fraction of the card's height.
const PICTURE: f32 = 0.58;

fn corner(rect: Rect, share: f32) -> CornerRadius {
    CornerRadius::same((rect.size().min_elem() * share).clamp(2.0, 24.0) as u8)
}

/// Paints a certificate: tinted paper, a border with the good's pattern, and the picture on a disc.
pub fn certificate(painter: &Painter, rect: Rect, good: Good, tone: Tone, foot: f32) {
    let pen = Sketch::new(painter, rect, tone);
    let colour = palette::good(good);
    let edge = (rect.size().min_elem() * 0.02).max(1.0);
    painter.rect(
        rect,
        corner(rect, 0.06),
        pen.ink(PAPER.mix(colour, 0.14).egui()),
        Stroke::new(edge, pen.ink(colour.dark(0.45).egui())),
        StrokeKind::Inside,
    );
    let band = (rect.size().min_elem() * 0.085).max(3.0);
    let frame = rect.shrink(band * 0.55);
    border(painter, &pen, frame, good, band, colour);
    let inner = frame.shrink(band * 1.15);
    let picture = inner.with_max_y((rect.bottom() - foot).min(inner.bottom()));
    let side = picture.size().min_elem();
    let centre = picture.center();
    // Fine engraved rays behind the picture.
    let rays = 28;
    let reach = vec2(picture.width() * 0.5, side * 0.5);
    let ray = Stroke::new((side * 0.008).max(0.7), pen.ink(PAPER.mix(colour, 0.38).egui()));
    for i in 0..rays {
        let (sin, cos) = (i as f32 / rays as f32 * std::f32::consts::TAU).sin_cos();
        painter.line_segment([centre, centre + vec2(cos * reach.x, sin * reach.y)], ray);
    }
    let disc = side * 0.47;
    painter.circle_filled(centre, disc, pen.ink(PAPER.egui()));
    painter.circle_stroke(centre, disc, Stroke::new((side * 0.03).max(1.0), pen.ink(colour.egui())));
    let sign = Rect::from_center_size(centre, Vec2::splat(side * 0.62));
    goods::picture(&Sketch::new(painter, sign, tone), good);
}

/// Paints the border pattern of a good: squares, grains, beans, rings, leaves or diamonds. The pattern identifies
/// certificates whose pictures are covered.
fn border(painter: &Painter, pen: &Sketch, frame: Rect, good: Good, band: f32, colour: Rgb) {
    let ink = pen.ink(colour.egui());
    let size = band * 0.42;
    let (columns, rows) =
        ((frame.width() / (band * 1.25)).max(2.0).round(), (frame.height() / (band * 1.25)).max(2.0).round());
    let step = vec2(frame.width() / columns, frame.height() / rows);
    let mut places: Vec<Pos2> = Vec::new();
    for i in 0..=columns as usize {
        let x = frame.left() + step.x * i as f32;
        places.extend([pos2(x, frame.top()), pos2(x, frame.bottom())]);
    }
    for i in 1..rows as usize {
        let y = frame.top() + step.y * i as f32;
        places.extend([pos2(frame.left(), y), pos2(frame.right(), y)]);
    }
    for at in places {
        match good {
            Good::Coal => {
                painter.rect_filled(Rect::from_center_size(at, Vec2::splat(size * 1.7)), 0.0, ink);
            }
            Good::Wheat => {
                painter.add(Shape::ellipse_filled(at, vec2(size * 0.55, size * 1.15), ink));
            }
            Good::Coffee => {
                painter.circle_filled(at, size, ink);
                painter.line_segment(
                    [at - Vec2::splat(size * 0.6), at + Vec2::splat(size * 0.6)],
                    Stroke::new((size * 0.4).max(0.8), pen.ink(PAPER.egui())),
                );
            }
            Good::Rubber => {
                painter.circle_stroke(at, size * 0.8, Stroke::new((size * 0.55).max(1.0), ink));
            }
            Good::Tea => {
                let leaf = [vec2(0.0, -1.2), vec2(0.9, 0.9), vec2(-0.9, 0.9)].map(|corner| at + corner * size);
                painter.add(Shape::convex_polygon(leaf.to_vec(), ink, Stroke::NONE));
            }
            Good::Salt => {
                let diamond = [vec2(0.0, -1.15), vec2(1.15, 0.0), vec2(0.0, 1.15), vec2(-1.15, 0.0)];
                let diamond = diamond.map(|corner| at + corner * size);
                painter.add(Shape::convex_polygon(diamond.to_vec(), ink, Stroke::NONE));
            }
        }
    }
}

/// The rectangle for the number on a market card, at least `least` logical pixels high, but no higher than 62% of the
/// card.
pub fn number_area(rect: Rect, least: f32) -> Rect {
    let height = (rect.height() * (1.0 - PICTURE)).max(least).min(rect.height() * 0.62);
    rect.with_min_y(rect.bottom() - height)
}

/// Paints a market card: the good at the top and, above or below the number, an arrow in the direction of the marker's
/// move.
pub fn card(painter: &Painter, rect: Rect, good: Good, up: bool, tone: Tone, foot: Rect) {
    let pen = Sketch::new(painter, rect, tone);
    let colour = palette::good(good);
    let radius = corner(rect, 0.12);
    let line = (rect.width() * 0.02).max(1.0);
    painter.rect(
        rect,
        radius,
        pen.ink(PAPER.egui()),
        Stroke::new(line, pen.ink(colours::INK.mix(PAPER, 0.35).egui())),
        StrokeKind::Inside,
    );
    let picture = rect.with_max_y(foot.top()).shrink(line * 1.6);
    let top = CornerRadius { sw: 0, se: 0, ..corner(rect, 0.1) };
    painter.rect_filled(picture, top, pen.ink(colour.mix(PAPER, 0.25).egui()));
    let side = picture.size().min_elem() * 0.86;
    goods::picture(&Sketch::new(painter, Rect::from_center_size(picture.center(), Vec2::splat(side)), tone), good);
    // The arrow is above the number if it points up, and below the number otherwise.
    let (width, height) = (rect.width() * 0.36, (foot.height() * 0.16).max(3.0));
    let at = pos2(foot.center().x, if up { foot.top() + height * 0.9 } else { foot.bottom() - height * 1.1 });
    let tip = if up { -height } else { height };
    let arrow =
        vec![at + vec2(-width / 2.0, -tip * 0.5), at + vec2(0.0, tip * 0.7), at + vec2(width / 2.0, -tip * 0.5)];
    let ink = if up { Rgb::hex(0x256B3B) } else { Rgb::hex(0x9A2B22) };
    painter.add(Shape::convex_polygon(arrow, pen.ink(ink.egui()), Stroke::NONE));
}

/// Paints the back of a market card: wine red with a lattice.
pub fn back(painter: &Painter, rect: Rect) {
    let line = (rect.width() * 0.03).max(1.0);
    painter.rect(rect, corner(rect, 0.12), palette::BACK.egui(), Stroke::new(line, INK), StrokeKind::Inside);
    let inner = rect.shrink(rect.width() * 0.14);
    let gold = palette::BACK.mix(colours::GOLD, 0.75).egui();
    painter.rect_stroke(inner, 1.0, Stroke::new((line * 0.7).max(0.8), gold), StrokeKind::Inside);
    // Cached meshes ignore clipping, so each line must end at the frame.
    let (step, height) = ((rect.width() * 0.2).max(4.0), inner.height().max(1.0));
    let mut x = inner.left() - height;
    while x < inner.right() {
        let from = ((inner.left() - x) / height).clamp(0.0, 1.0);
        let to = ((inner.right() - x) / height).clamp(0.0, 1.0);
        let stroke = Stroke::new((line * 0.5).max(0.6), gold);
        let at = |part: f32, y: f32| pos2(x + height * part, y);
        let (up, down) = (inner.bottom() - height * from, inner.bottom() - height * to);
        painter.line_segment([at(from, up), at(to, down)], stroke);
        painter.line_segment([at(from, inner.top() + height * from), at(to, inner.top() + height * to)], stroke);
        x += step;
    }
}

/// Paints a banknote.
pub fn banknote(pen: &Sketch) {
    let paper = "M 2 26 L 98 26 L 98 76 L 2 76 Z";
    pen.shape(paper, palette::NOTE.egui(), 4.0, INK);
    pen.line("M 9 33 L 91 33 L 91 69 L 9 69 Z", 2.4, palette::NOTE_INK.egui());
    pen.ellipse([50.0, 51.0], [15.0, 15.0], palette::NOTE_INK.egui(), 0.0, INK);
    pen.ellipse([50.0, 51.0], [8.0, 10.0], palette::NOTE.egui(), 0.0, INK);
    for x in [22.0, 78.0] {
        pen.dot(x, 51.0, 5.0, palette::NOTE_INK.egui());
    }
}

/// Paints a stack of certificates.
pub fn shares(pen: &Sketch) {
    pen.shape("M 22 8 L 94 8 L 94 72 L 22 72 Z", colours::PAPER_DARK.egui(), 4.0, INK);
    pen.shape("M 6 24 L 80 24 L 80 92 L 6 92 Z", PAPER.egui(), 4.0, INK);
    pen.line("M 16 38 L 70 38", 4.0, colours::INK_MUTED.egui());
    pen.line("M 16 50 L 54 50", 4.0, colours::INK_MUTED.egui());
    pen.dot(60.0, 72.0, 11.0, palette::WAX.egui());
    pen.dot(60.0, 72.0, 5.0, palette::WAX.light(0.35).egui());
}

/// Paints an envelope, sealed with wax or open.
pub fn envelope(pen: &Sketch, open: bool) {
    // Acute corners are cut, because their outlines would otherwise end in spikes.
    let paper = palette::ENVELOPE;
    if open {
        pen.shape("M 6 42 L 5 40 L 50 6 L 95 40 L 94 42 Z", paper.dark(0.18).egui(), 4.0, INK);
        pen.shape("M 16 18 L 84 18 L 84 70 L 16 70 Z", PAPER.egui(), 3.0, INK);
        pen.line("M 26 30 L 74 30", 3.4, colours::INK_MUTED.egui());
    }
    pen.shape("M 7 42 L 4 44 L 4 92 L 96 92 L 96 44 L 93 42 L 50 70 Z", paper.egui(), 4.0, INK);
    if !open {
        pen.fill("M 4 26 L 96 26 L 96 92 L 4 92 Z", paper.egui());
        pen.line("M 4 26 L 96 26 L 96 92 L 4 92 L 4 26", 4.0, INK);
        pen.shape("M 8 26 L 92 26 L 95 29 L 52 63 L 48 63 L 5 29 Z", paper.light(0.25).egui(), 4.0, INK);
        seal(pen);
    }
}

/// Paints an envelope while it is opened: its flap swings up as `flap` goes from 0 to 1, and its paper slides out as
/// `paper` does. Both may go a little beyond 1. At 0 the picture looks like a sealed [`envelope`], and at 1 like an
/// open envelope.
pub fn opening_envelope(pen: &Sketch, flap: f32, paper: f32) {
    let outlined = |points: &[[f32; 2]], fill: Rgb| {
        let points: Vec<Pos2> = points.iter().map(|[x, y]| pen.at(*x, *y)).collect();
        pen.fill_points(points.clone(), fill.egui());
        pen.painter().add(Shape::closed_line(points, Stroke::new((4.0 * pen.unit()).max(1.0), pen.ink(INK))));
    };
    let between = |from: f32, to: f32, share: f32| from + (to - from) * share;
    let colour = palette::ENVELOPE;
    let (top, tip) = (between(26.0, 42.0, flap.min(1.0)), between(63.0, 6.0, flap));
    // Acute corners are cut, because their outlines would otherwise end in spikes.
    let bend = if tip < top { -2.0 } else { 3.0 };
    let swung = [[8.0, top], [5.0, top + bend], [48.0, tip], [52.0, tip], [95.0, top + bend], [92.0, top]];
    // An edge-on flap is too thin for an outline.
    let shows_flap = (tip - top).abs() > 8.0;
    outlined(&[[4.0, top], [96.0, top], [96.0, 92.0], [4.0, 92.0]], colour.dark(0.18));
    if tip < top && shows_flap {
        outlined(&swung, colour.dark(0.18));
    }
    let sheet = between(top + 4.0, 18.0, paper);
    outlined(&[[16.0, sheet], [84.0, sheet], [84.0, 74.0], [16.0, 74.0]], PAPER);
    let (left, right) = ([[7.0, top], [4.0, top + 2.0]], [[96.0, top + 2.0], [93.0, top]]);
    outlined(&[left[0], left[1], [4.0, 92.0], [96.0, 92.0], right[0], right[1], [50.0, 70.0]], colour);
    if tip >= top && shows_flap {
        outlined(&swung, colour.light(0.25));
    }
    if flap <= 0.0 {
        seal(pen);
    }
}

/// Paints the wax of a sealed envelope.
fn seal(pen: &Sketch) {
    pen.dot(50.0, 60.0, 15.0, INK);
    pen.dot(50.0, 60.0, 12.0, palette::WAX.egui());
    pen.dot(50.0, 60.0, 5.0, palette::WAX.light(0.35).egui());
}

/// Paints an arrow up or down.
pub fn arrow(pen: &Sketch, up: bool) {
    let (path, colour) = if up {
        ("M 50 6 L 94 56 L 66 56 L 66 94 L 34 94 L 34 56 L 6 56 Z", Rgb::hex(0x256B3B))
    } else {
        ("M 50 94 L 94 44 L 66 44 L 66 6 L 34 6 L 34 44 L 6 44 Z", Rgb::hex(0x9A2B22))
    };
    pen.shape(path, colour.egui(), 3.0, INK);
}
