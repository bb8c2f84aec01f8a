//! The flat outlines of animals, emblems and the sheaf, for the wooden pieces.

use std::f32::consts::{PI, TAU};

use bevy::math::Vec2;

use crate::{
    emblems::Emblem,
    games::hacienda::game_icons::palette,
    owners::Owner,
    theme::{
        colours::Rgb,
        path::{self, Detail},
    },
};
use hacienda_rules::Species;

/// A group of parts of a figure. In idle animations, the parts of a limb move together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limb {
    /// The trunk and the legs, which never move.
    Body,
    /// The tail.
    Tail,
    /// The head with everything on it except the eyes.
    Head,
    /// The eyes.
    Eyes,
}

impl Limb {
    /// All limbs.
    pub const ALL: [Limb; 4] = [Limb::Body, Limb::Tail, Limb::Head, Limb::Eyes];
    /// The limbs that move.
    pub const MOVING: [Limb; 3] = [Limb::Tail, Limb::Head, Limb::Eyes];
}

/// A sawn part of a figure: its outline (x right, y up, counter-clockwise), thickness and colour.
#[derive(Debug, Clone)]
pub struct Part {
    /// The points of the outline. A figure is about 1.5 wide and 1 high, with its feet at y = 0.
    pub outline: Vec<Vec2>,
    /// The thickness relative to that of a whole wooden board. Thicker parts are in front of thinner ones.
    pub front: f32,
    /// The colour.
    pub colour: Rgb,
    /// The limb that the part belongs to.
    pub limb: Limb,
}

/// Returns the corners of a path in SVG syntax, as used for icons.
fn outline(path: &str) -> Vec<Vec2> {
    let corners = path::flatten(path, Detail::FULL).expect("the path is valid");
    corners.into_iter().map(|corner| Vec2::new(corner.x, corner.y)).collect()
}

fn ellipse(middle: (f32, f32), radii: (f32, f32), count: u32) -> Vec<Vec2> {
    arc(0.0, TAU, count)
        .map(|angle| Vec2::new(middle.0 + radii.0 * angle.cos(), middle.1 + radii.1 * angle.sin()))
        .take(count as usize)
        .collect()
}

/// Returns `count` + 1 angles from `from` to `to`, both included.
fn arc(from: f32, to: f32, count: u32) -> impl Iterator<Item = f32> {
    (0..=count).map(move |step| from + (to - from) * step as f32 / count as f32)
}

/// Returns an owner's emblem: outlines around the origin. Its radius is about 1, and at most 1.3.
pub fn emblem(owner: Owner) -> Vec<Vec<Vec2>> {
    match Emblem::of(owner) {
        Emblem::Star => vec![
            (0..10)
                .map(|step| {
                    Vec2::from_angle(PI / 2.0 + step as f32 * TAU / 10.0) * if step % 2 == 0 { 1.0 } else { 0.44 }
                })
                .collect(),
        ],
        Emblem::Horseshoe => {
            let outer = arc(-0.27 * PI, 1.27 * PI, 18).map(|angle| Vec2::from_angle(angle) * Vec2::new(0.92, 1.0));
            let inner = arc(1.22 * PI, -0.22 * PI, 14).map(|angle| Vec2::from_angle(angle) * Vec2::new(0.48, 0.56));
            vec![outer.chain(inner).collect()]
        }
        Emblem::Horns => vec![outline(
            "M -0.92 0.86 -1 0.35 -0.86 -0.02 -0.5 -0.24 -0.4 -0.3 -0.3 -0.62 -0.18 -0.95 0.18 -0.95 0.3 -0.62 0.4 -0.3 \
             0.5 -0.24 0.86 -0.02 1 0.35 0.92 0.86 0.68 0.34 0.44 0.2 0.2 0.24 -0.2 0.24 -0.44 0.2 -0.68 0.34 Z",
        )],
        Emblem::Sun => {
            let ray = |step: u32| {
                let turn = Vec2::from_angle(step as f32 * TAU / 8.0);
                [(0.66, -0.2), (1.04, 0.0), (0.66, 0.2)].map(|(x, y)| turn.rotate(Vec2::new(x, y))).to_vec()
            };
            let disc = ellipse((0.0, 0.0), (0.52, 0.52), 16);
            std::iter::once(disc).chain((0..8).map(ray)).collect()
        }
        Emblem::Heart => vec![
            arc(0.0, TAU, 28)
                .take(28)
                .map(|angle| {
                    let (sin, cos) = angle.sin_cos();
                    let x = 16.0 * sin.powi(3);
                    let y = 13.0 * cos - 5.0 * (2.0 * angle).cos() - 2.0 * (3.0 * angle).cos() - (4.0 * angle).cos();
                    // The usual heart curve runs clockwise. Mirrored, it runs counter-clockwise like all outlines.
                    Vec2::new(-x / 16.5, (y + 2.5) / 16.5)
                })
                .collect(),
        ],
    }
}

/// Returns a sheaf of wheat in a circle of radius 1: stalks, ears and the band around them.
pub fn sheaf() -> [Vec<Vec2>; 3] {
    let stalks = "M -0.42 -0.9 -0.1 -0.96 0.1 -0.96 0.42 -0.9 0.14 -0.12 -0.14 -0.12 Z";
    let ears = "M -0.15 -0.14 0.15 -0.14 0.62 0.28 0.66 0.66 0.4 0.52 0.3 0.86 0.12 0.66 0 1 -0.12 0.66 -0.3 0.86 \
                -0.4 0.52 -0.66 0.66 -0.62 0.28 Z";
    let band = "M -0.26 -0.26 0.26 -0.26 0.28 -0.04 -0.28 -0.04 Z";
    [stalks, ears, band].map(outline)
}

/// Returns the parts of an animal. The head is on the left.
pub fn animal(species: Species) -> Vec<Part> {
    let coat = palette::coat(species);
    let sawn = match species {
        Species::Cattle => cattle(coat),
        Species::Horse => horse(coat),
        Species::Pig => pig(coat),
        Species::Sheep => sheep(coat),
    };
    sawn.into_iter().map(|(limb, outline, front, colour)| Part { outline, front, colour, limb }).collect()
}

/// Returns the joint of a limb, around which it turns. Eyes close towards their joint.
pub fn joint(species: Species, limb: Limb) -> Vec2 {
    let [tail, head, eyes] = match species {
        Species::Cattle => [(0.52, 0.60), (-0.30, 0.62), (-0.42, 0.50)],
        Species::Horse => [(0.42, 0.66), (-0.22, 0.58), (-0.57, 0.92)],
        Species::Pig => [(0.47, 0.46), (-0.24, 0.46), (-0.47, 0.53)],
        Species::Sheep => [(0.52, 0.54), (-0.30, 0.62), (-0.38, 0.53)],
    };
    let (x, y) = [(0.0, 0.0), tail, head, eyes][limb as usize];
    Vec2::new(x, y)
}

type Sawn = (Limb, Vec<Vec2>, f32, Rgb);

/// Returns the eyes at these places.
fn eyes(places: &[(f32, f32)], radii: (f32, f32), front: f32, colour: Rgb) -> impl Iterator<Item = Sawn> {
    places.iter().map(move |place| (Limb::Eyes, ellipse(*place, radii, 8), front, colour))
}

const PUPIL: Rgb = Rgb::hex(0x2A1812);

/// Returns the cow: broad, with the head facing the viewer so that both horns are visible.
fn cattle(coat: Rgb) -> Vec<Sawn> {
    let (horn, blaze) = (Rgb::hex(0xFFF4DC), Rgb::hex(0xF3E6D0));
    let tail = "M 0.5 0.56 0.5 0.14 0.46 0.04 0.58 0.04 0.57 0.44 0.54 0.62 Z";
    let body = "M -0.34 0 -0.18 0 -0.15 0.2 0.24 0.2 0.28 0 0.44 0 0.5 0.3 0.52 0.56 0.44 0.66 0.12 0.63 -0.16 0.74 \
                -0.34 0.72 -0.44 0.56 -0.42 0.26 Z";
    let spot = "M 0.1 0.3 0.26 0.28 0.36 0.4 0.28 0.54 0.1 0.52 0.03 0.42 Z";
    let horns = "M -0.92 1.08 -0.98 0.84 -0.86 0.68 -0.62 0.6 -0.22 0.6 0.02 0.68 0.14 0.84 0.08 1.08 -0.01 0.9 \
                 -0.14 0.79 -0.42 0.77 -0.7 0.79 -0.83 0.9 Z";
    let ears = "M -0.82 0.56 -0.6 0.48 -0.24 0.48 -0.02 0.56 -0.18 0.64 -0.66 0.64 Z";
    let head = "M -0.55 0.14 -0.29 0.14 -0.23 0.4 -0.2 0.62 -0.28 0.72 -0.56 0.72 -0.64 0.62 -0.61 0.4 Z";
    let nostril = |x: f32| (Limb::Head, ellipse((x, 0.20), (0.03, 0.04), 6), 1.26, Rgb::hex(0x4A2A1E));
    let sawn = [
        (Limb::Tail, outline(tail), 0.45, coat.dark(0.4)),
        (Limb::Body, outline(body), 0.62, coat),
        (Limb::Body, outline(spot), 0.72, blaze),
        (Limb::Head, outline(horns), 0.90, horn),
        (Limb::Head, outline(ears), 0.95, coat.dark(0.35)),
        (Limb::Head, outline(head), 1.05, coat.dark(0.12)),
        (Limb::Head, outline("M -0.46 0.26 -0.38 0.26 -0.34 0.7 -0.5 0.7 Z"), 1.11, blaze),
        (Limb::Head, ellipse((-0.42, 0.20), (0.17, 0.11), 10), 1.2, Rgb::hex(0xE9BBA0)),
        nostril(-0.48),
        nostril(-0.36),
    ];
    sawn.into_iter().chain(eyes(&[(-0.545, 0.50), (-0.295, 0.50)], (0.036, 0.05), 1.13, PUPIL)).collect()
}

/// Returns the horse: tall, with long legs, a long neck, a mane and a tail.
fn horse(coat: Rgb) -> Vec<Sawn> {
    let hair = Rgb::hex(0x4A2C18);
    let tail = "M 0.4 0.52 0.46 0.16 0.58 0.12 0.64 0.36 0.58 0.6 0.46 0.7 0.36 0.66 Z";
    let mane = "M -0.34 0.7 -0.12 0.62 -0.06 0.8 -0.2 1.06 -0.42 1.24 -0.5 1.16 Z";
    let body = "M -0.3 0 -0.19 0 -0.14 0.34 0.2 0.34 0.26 0 0.37 0 0.4 0.34 0.47 0.58 0.38 0.7 0.14 0.68 -0.1 0.66 \
                -0.24 0.72 -0.38 0.66 -0.4 0.52 -0.32 0.36 Z";
    let neck = "M -0.39 0.56 -0.24 0.5 -0.1 0.58 -0.1 0.66 -0.2 0.84 -0.34 1.1 -0.4 1.24 -0.47 1.12 -0.62 1 \
                -0.78 0.84 -0.76 0.74 -0.66 0.72 -0.5 0.84 -0.4 0.82 Z";
    let sawn = [
        (Limb::Tail, outline(tail), 0.5, hair),
        (Limb::Head, outline(mane), 0.6, hair),
        (Limb::Body, outline(body), 0.85, coat),
        (Limb::Head, outline(neck), 0.88, coat),
        (Limb::Body, outline("M -0.3 0 -0.19 0 -0.175 0.09 -0.305 0.09 Z"), 0.95, hair),
        (Limb::Body, outline("M 0.26 0 0.37 0 0.378 0.09 0.247 0.09 Z"), 0.95, hair),
    ];
    sawn.into_iter().chain(eyes(&[(-0.57, 0.92)], (0.035, 0.04), 0.98, PUPIL)).collect()
}

/// Returns the pig: round and low, with a snout and a curled tail.
fn pig(coat: Rgb) -> Vec<Sawn> {
    let deep = coat.mix(Rgb::hex(0xB4524A), 0.45);
    let mut curl: Vec<Vec2> =
        arc(-0.4 * PI, 1.1 * PI, 9).map(|angle| Vec2::new(0.60, 0.50) + Vec2::from_angle(angle) * 0.14).collect();
    curl.extend(arc(1.1 * PI, -0.4 * PI, 9).map(|angle| Vec2::new(0.60, 0.50) + Vec2::from_angle(angle) * 0.07));
    let nostril = |x: f32| (Limb::Head, ellipse((x, 0.36), (0.028, 0.045), 6), 1.22, Rgb::hex(0x5C2A28));
    let sawn = [
        (Limb::Tail, curl, 0.5, deep),
        (Limb::Body, outline("M -0.36 0 -0.2 0 -0.14 0.22 -0.4 0.24 Z"), 0.6, deep),
        (Limb::Body, outline("M 0.2 0 0.36 0 0.4 0.24 0.14 0.22 Z"), 0.6, deep),
        (Limb::Body, ellipse((0.02, 0.42), (0.52, 0.33), 18), 0.8, coat),
        (Limb::Head, ellipse((-0.42, 0.42), (0.27, 0.26), 14), 0.95, coat.light(0.12)),
        (Limb::Head, outline("M -0.4 0.56 -0.18 0.54 -0.12 0.8 -0.3 0.74 Z"), 1.05, deep),
        (Limb::Head, outline("M -0.62 0.6 -0.46 0.64 -0.52 0.84 -0.66 0.74 Z"), 0.9, deep),
        (Limb::Head, ellipse((-0.60, 0.36), (0.14, 0.12), 10), 1.15, deep),
        nostril(-0.645),
        nostril(-0.555),
    ];
    sawn.into_iter().chain(eyes(&[(-0.57, 0.53), (-0.40, 0.52)], (0.032, 0.042), 1.03, PUPIL)).collect()
}

/// Returns the sheep: a ball of wool on dark legs, with a dark face.
fn sheep(coat: Rgb) -> Vec<Sawn> {
    let dark = Rgb::hex(0x3A302A);
    let wool = (0..44)
        .map(|step| {
            let angle = step as f32 / 44.0 * TAU;
            let puff = 1.0 + 0.10 * (angle * 5.5).sin().abs();
            Vec2::new(0.08 + 0.46 * puff * angle.cos(), 0.52 + 0.34 * puff * angle.sin())
        })
        .collect();
    let ears = "M -0.72 0.64 -0.62 0.56 -0.12 0.56 -0.02 0.64 -0.14 0.7 -0.6 0.7 Z";
    let face = "M -0.46 0.26 -0.3 0.26 -0.2 0.44 -0.2 0.68 -0.56 0.68 -0.56 0.44 Z";
    let sawn = [
        (Limb::Body, outline("M -0.24 0 -0.13 0 -0.11 0.3 -0.26 0.3 Z"), 0.5, dark),
        (Limb::Body, outline("M 0.26 0 0.37 0 0.39 0.3 0.24 0.3 Z"), 0.5, dark),
        (Limb::Tail, ellipse((0.58, 0.50), (0.09, 0.13), 10), 0.7, coat.dark(0.08)),
        (Limb::Body, wool, 0.85, coat),
        (Limb::Head, outline(ears), 0.95, dark),
        (Limb::Head, outline(face), 1.05, dark),
        (Limb::Head, ellipse((-0.38, 0.72), (0.20, 0.12), 10), 1.15, coat),
    ];
    sawn.into_iter().chain(eyes(&[(-0.46, 0.53), (-0.30, 0.53)], (0.036, 0.042), 1.11, coat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(outline: &[Vec2]) -> f32 {
        (0..outline.len()).map(|at| outline[at].perp_dot(outline[(at + 1) % outline.len()])).sum::<f32>() / 2.0
    }

    #[test]
    fn every_outline_runs_counter_clockwise() {
        for species in Species::ALL {
            for (at, part) in animal(species).iter().enumerate() {
                assert!(area(&part.outline) > 0.0, "part {at} of {species:?}");
            }
        }
        for outline in Owner::ALL.into_iter().flat_map(emblem).chain(sheaf()) {
            assert!(area(&outline) > 0.0, "{outline:?}");
        }
    }

    #[test]
    fn emblems_stay_within_1_3_of_the_origin() {
        for point in Owner::ALL.into_iter().flat_map(emblem).flatten() {
            assert!(point.length() < 1.3, "{point}");
        }
    }
}
