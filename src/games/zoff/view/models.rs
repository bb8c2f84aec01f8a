//! Meshes for the ground with its fenced prairies, the gates, and a wooden cow of each colour with its emblem.

use std::f32::consts::TAU;

use bevy::{
    math::{Quat, Rect, Vec2, Vec3},
    transform::components::Transform,
};
use zoff::Colour;

use super::layout::{GATE, Layout, PrairieLayout};
use crate::{
    games::zoff::game_icons::{self, palette},
    stage::{
        model_builder::{ModelBuilder, noise, ring},
        tray,
    },
    theme::colours::Rgb,
};

/// The height of fences, in world units.
const FENCE: f32 = 0.34;
/// The angle by which cows lean back to face the camera, in radians.
const LEAN: f32 = 0.55;

/// Adds a wooden bar between two points on its underside. `width` and `height` are the dimensions of its cross-section.
fn bar(build: &mut ModelBuilder, from: Vec3, to: Vec3, width: f32, height: f32, colour: Rgb) {
    let along = (to - from).normalize_or(Vec3::X);
    let across = Vec3::Y.cross(along) * (width / 2.0);
    build.wood(along);
    let foot = [from + across, from - across, to - across, to + across];
    let lid = foot.map(|corner| corner + Vec3::Y * height);
    build.band(&foot, &lid, colour.dark(0.12));
    build.quad(lid, colour);
    build.plain();
}

fn post(build: &mut ModelBuilder, at: Vec3, height: f32, colour: Rgb) {
    build.wood(Vec3::X);
    build.frustum(at, [0.085, 0.07], height, 6, 0.3, colour);
    build.plain();
}

/// Adds a horizontal rectangle, given in view coordinates, at this height.
fn flat_rect(build: &mut ModelBuilder, layout: &Layout, area: Rect, height: f32, colour: Rgb) {
    let corner = |u: f32, v: f32| layout.to_world(Vec2::new(u, v)) + Vec3::Y * height;
    build.quad(
        [
            corner(area.min.x, area.max.y),
            corner(area.max.x, area.max.y),
            corner(area.max.x, area.min.y),
            corner(area.min.x, area.min.y),
        ],
        colour,
    );
}

/// Adds the fence around a prairie, with a gap for the gate.
fn fence(build: &mut ModelBuilder, layout: &Layout, prairie_layout: &PrairieLayout) {
    let area = prairie_layout.area;
    let (gate, wood) = (prairie_layout.gate(), palette::FENCE);
    let at = |u: f32, v: f32| layout.to_world(Vec2::new(u, v));
    let rail = |build: &mut ModelBuilder, from: Vec2, to: Vec2| {
        let steps = (from.distance(to) / 1.1).round().max(1.0);
        for step in 0..=steps as u32 {
            let place = from.lerp(to, step as f32 / steps);
            post(build, at(place.x, place.y), FENCE, wood.dark(0.08 * noise(step, 3)));
        }
        for height in [0.13, 0.25] {
            let lift = Vec3::Y * height;
            bar(build, at(from.x, from.y) + lift, at(to.x, to.y) + lift, 0.06, 0.055, wood.light(0.12));
        }
    };
    let (min, max) = (area.min, area.max);
    rail(build, min, Vec2::new(max.x, min.y));
    rail(build, min, Vec2::new(min.x, max.y));
    rail(build, Vec2::new(max.x, min.y), max);
    let (left, right) = (gate.x - GATE / 2.0, gate.x + GATE / 2.0);
    for (from, to) in [(min.x, left), (right, max.x)] {
        if to - from > 0.2 {
            rail(build, Vec2::new(from, max.y), Vec2::new(to, max.y));
        } else {
            post(build, at(from.max(min.x).min(max.x), max.y), FENCE, wood);
        }
    }
}

/// Adds the grass of a prairie, with a trodden spot for each place.
fn meadow(build: &mut ModelBuilder, layout: &Layout, prairie_layout: &PrairieLayout) {
    let area = prairie_layout.area;
    flat_rect(build, layout, area, 0.015, palette::GRASS.dark(0.1));
    let stripes = 5;
    for stripe in 0..stripes {
        let width = area.width() / stripes as f32;
        let left = area.min.x + stripe as f32 * width;
        let part = Rect::new(left, area.min.y + 0.05, left + width, area.max.y - 0.05);
        flat_rect(build, layout, part, 0.02, if stripe % 2 == 0 { palette::GRASS } else { palette::GRASS.dark(0.035) });
    }
    for slot in prairie_layout.slots() {
        for (radius, height, colour) in [(0.37, 0.026, palette::PLACE_RIM), (0.33, 0.03, palette::PLACE)] {
            let centre = layout.to_world(slot) + Vec3::Y * height;
            build.fan(centre, &ring(centre, Vec2::splat(layout.cow_scale * radius), 16, 0.2), colour);
        }
    }
}

/// Adds tufts of dry grass outside the prairies.
fn tufts(build: &mut ModelBuilder, layout: &Layout) {
    let half = layout.half_size();
    for seed in 0..90_u32 {
        let at = Vec2::new(noise(seed, 1) * 2.0 - 1.0, noise(seed, 2) * 2.0 - 1.0) * (half - 0.15);
        if layout.prairies.iter().any(|prairie_layout| prairie_layout.whole().inflate(0.12).contains(at)) {
            continue;
        }
        let foot = layout.to_world(at);
        build.swaying(foot, Vec3::Y * 0.3);
        for blade in 0..4_u32 {
            let turn = Quat::from_rotation_y(noise(seed, 10 + blade) * TAU);
            let colour = palette::GRASS.mix(Rgb::hex(0x8E8A3C), 0.3 + 0.5 * noise(seed, 20 + blade));
            let (aside, tip) = (turn * Vec3::X * 0.05, turn * Vec3::new(0.03, 0.22, 0.06));
            build.tri([foot - aside, foot + aside, foot + tip], colour);
            build.tri([foot + aside, foot - aside, foot + tip], colour);
        }
        build.plain();
    }
}

/// Adds the wooden board in front of a prairie. The UI paints the text on it.
fn signboard(build: &mut ModelBuilder, layout: &Layout, prairie_layout: &PrairieLayout) {
    let area = Rect::from_corners(prairie_layout.signboard.min + Vec2::new(0.0, 0.1), prairie_layout.signboard.max);
    flat_rect(build, layout, area.inflate(-0.02), 0.03, palette::FENCE.dark(0.2));
    flat_rect(build, layout, area.inflate(-0.07), 0.04, palette::FENCE.light(0.35));
}

/// The mesh of all static parts: the frame, the ground, the fenced prairies and, unless `plain`, the tabletop.
pub fn ground(layout: &Layout, plain: bool) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    let half = layout.half_size();
    build.pampas();
    flat_rect(&mut build, layout, Rect::from_center_half_size(Vec2::ZERO, half + 0.14), 0.0, palette::STEPPE);
    build.plain();
    for prairie_layout in &layout.prairies {
        meadow(&mut build, layout, prairie_layout);
        signboard(&mut build, layout, prairie_layout);
    }
    let mut standing = ModelBuilder::new();
    layout.prairies.iter().for_each(|prairie_layout| fence(&mut standing, layout, prairie_layout));
    tufts(&mut standing, layout);
    build.add(&tray::tray(layout.bounds()), Transform::IDENTITY);
    let mut whole = build.occluded_under(&standing);
    whole.add(&standing.occluded(), Transform::IDENTITY);
    if !plain {
        whole.add(&tray::tabletop(layout.bounds()).unoccluded(), Transform::IDENTITY);
    }
    whole
}

/// The mesh of a gate. It hangs from a post at the origin and extends to the right.
pub fn gate() -> ModelBuilder {
    let mut build = ModelBuilder::new();
    let wood = palette::FENCE.light(0.3);
    for height in [0.1, 0.22, 0.34] {
        bar(&mut build, Vec3::Y * height, Vec3::new(GATE - 0.06, height, 0.0), 0.06, 0.07, wood);
    }
    for x in [0.04, GATE - 0.1] {
        bar(&mut build, Vec3::new(x, 0.06, 0.03), Vec3::new(x + 0.08, 0.06, 0.03), 0.05, 0.4, wood.dark(0.2));
    }
    build
}

fn points(list: &[(f32, f32)]) -> Vec<Vec2> {
    list.iter().map(|(x, y)| Vec2::new(*x, *y)).collect()
}

fn ellipse(middle: (f32, f32), radii: (f32, f32), count: u32) -> Vec<Vec2> {
    (0..count)
        .map(|step| step as f32 / count as f32 * TAU)
        .map(|angle| Vec2::new(middle.0 + radii.0 * angle.cos(), middle.1 + radii.1 * angle.sin()))
        .collect()
}

/// The mesh of a wooden cow that faces the viewer, in the colour of its herd and with the emblem on its flank. It is
/// about one and a half units wide.
pub fn cow(colour: Colour) -> ModelBuilder {
    let (coat, rim) = palette::herd_colours(colour);
    let muzzle = Rgb::hex(0xF3CDB6);
    let horn = Rgb::hex(0xFFF4DC);
    let body = [
        (-0.36, 0.0),
        (-0.18, 0.0),
        (-0.14, 0.20),
        (0.24, 0.20),
        (0.28, 0.0),
        (0.46, 0.0),
        (0.52, 0.30),
        (0.54, 0.56),
        (0.46, 0.68),
        (-0.20, 0.72),
        (-0.42, 0.62),
        (-0.42, 0.24),
    ];
    let horns = [
        (-0.90, 1.06),
        (-0.92, 0.84),
        (-0.76, 0.70),
        (-0.20, 0.70),
        (-0.04, 0.84),
        (-0.06, 1.06),
        (-0.16, 0.88),
        (-0.34, 0.80),
        (-0.62, 0.80),
        (-0.80, 0.88),
    ];
    let ears = [(-0.82, 0.60), (-0.62, 0.50), (-0.34, 0.50), (-0.14, 0.60), (-0.32, 0.68), (-0.64, 0.68)];
    let head = [
        (-0.60, 0.16),
        (-0.36, 0.16),
        (-0.28, 0.46),
        (-0.28, 0.70),
        (-0.38, 0.78),
        (-0.58, 0.78),
        (-0.68, 0.70),
        (-0.68, 0.46),
    ];
    let tail = [(0.50, 0.60), (0.53, 0.18), (0.49, 0.08), (0.62, 0.08), (0.60, 0.48), (0.56, 0.66)];
    let mut parts: Vec<(Vec<Vec2>, f32, Rgb)> = vec![
        (points(&tail), 0.40, coat.dark(0.35)),
        (points(&body), 0.62, coat),
        (ellipse((0.14, 0.45), (0.27, 0.20), 16), 0.70, rim),
        (points(&horns), 0.86, horn),
        (points(&ears), 0.92, coat.dark(0.28)),
        (points(&head), 1.02, coat.light(0.06)),
        (ellipse((-0.48, 0.24), (0.18, 0.13), 12), 1.12, muzzle),
        (ellipse((-0.54, 0.25), (0.03, 0.04), 6), 1.18, Rgb::hex(0x4A2A1E)),
        (ellipse((-0.42, 0.25), (0.03, 0.04), 6), 1.18, Rgb::hex(0x4A2A1E)),
    ];
    for x in [-0.57, -0.39] {
        parts.push((ellipse((x, 0.56), (0.055, 0.065), 8), 1.08, Rgb::hex(0xFFFFFF)));
        parts.push((ellipse((x + 0.01, 0.55), (0.03, 0.038), 6), 1.12, Rgb::hex(0x2A1812)));
    }
    for outline in game_icons::outlines(colour) {
        let placed = outline.iter().map(|point| Vec2::new(0.14, 0.45) + *point * 0.155).collect();
        parts.push((placed, 0.78, coat));
    }
    let thick = 0.24;
    let mut figure = ModelBuilder::new();
    for (outline, front, paint) in parts {
        figure.slab(&outline, [-thick * 0.5, thick * (front - 0.5)], 0.02, paint, paint.dark(0.28));
    }
    let mut build = ModelBuilder::new();
    let lean = Transform::from_xyz(0.13, 0.0, 0.08).with_rotation(Quat::from_rotation_x(-LEAN));
    build.add(&figure, lean);
    build
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::zoff::view::{layout::Room, perspective::Perspective, rows::SignboardSizes};
    use zoff::Rulebook;

    #[test]
    fn meshes_have_a_moderate_number_of_triangles() {
        let book = Rulebook::default();
        for seats in 2..=5_usize {
            let perspective = Perspective { depth: 17.0, far_scale: 38.0, near_scale: 42.0, height: 560.0 };
            let room = Room { perspective, signboard_sizes: SignboardSizes::default(), yaw: 0.0 };
            let built = ground(&Layout::of(book.in_play[seats], &book, room), false);
            let triangles = built.triangles();
            assert!((4_000..60_000).contains(&triangles), "{seats} players: {triangles} triangles");
        }
        for colour in Colour::ALL {
            let triangles = cow(colour).triangles();
            assert!((200..2_500).contains(&triangles), "{colour:?}: {triangles} triangles");
        }
    }
}
