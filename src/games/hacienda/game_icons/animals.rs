//! The heads of the four animals. Each has a distinctive feature: horns, mane, snout or wool.

use bevy_egui::egui::Color32;

use super::{
    INK, LINE,
    palette::{self, coat},
    rgb,
};
use crate::theme::sketch::Sketch;
use hacienda_rules::Species;

/// Returns the colours of sky and ground in the animal's picture. The ground is pampas.
pub fn scene(species: Species) -> (Color32, Color32) {
    let sky = match species {
        Species::Cattle => rgb(0xDCE9E6),
        Species::Horse => rgb(0xE6EAD6),
        Species::Pig => rgb(0xE2ECF2),
        Species::Sheep => rgb(0xC3DBE6),
    };
    (sky, palette::PAMPAS.egui())
}

/// Draws clouds and the fence of the pasture. The canvas is as wide as the picture, and its centre is on the horizon.
pub fn far(pen: &Sketch) {
    for [x, y, wide, high] in [[18.0, 2.0, 15.0, 6.0], [28.0, 5.0, 14.0, 5.0], [86.0, 12.0, 14.0, 5.0]] {
        pen.ellipse([x, y], [wide, high], rgb(0xFFFFFF), 0.0, INK);
    }
    let wood = rgb(0xB98C58);
    for y in [38.0, 47.0] {
        pen.line(&format!("M -4 {y} L 104 {y}"), 3.2, wood);
    }
    for x in [4.0, 35.0, 66.0, 97.0] {
        pen.line(&format!("M {x} 30 L {x} 64"), 5.0, wood);
    }
}

/// Draws the shaded pasture in front of the horizon, on the same canvas as [`far`].
pub fn near(pen: &Sketch) {
    pen.fill("M -4 88 Q 40 76 104 94 L 104 140 L -4 140 Z", rgb(0xE5BF79));
}

/// Draws the head so that it fills the canvas.
pub fn head(pen: &Sketch, species: Species) {
    match species {
        Species::Cattle => cattle(pen),
        Species::Horse => horse(pen),
        Species::Pig => pig(pen),
        Species::Sheep => sheep(pen),
    }
}

fn cattle(pen: &Sketch) {
    let (hide, horn, cream) = (coat(Species::Cattle), rgb(0xFBEFD2), rgb(0xFFF6E4));
    pen.shape("M 34 30 C 18 32 6 24 5 6 C 14 16 24 18 38 18 Z", horn, LINE, INK);
    pen.shape("M 66 30 C 82 32 94 24 95 6 C 86 16 76 18 62 18 Z", horn, LINE, INK);
    pen.shape("M 30 34 C 20 30 8 32 2 42 C 10 52 24 52 33 46 Z", hide.dark(0.2).egui(), LINE, INK);
    pen.shape("M 70 34 C 80 30 92 32 98 42 C 90 52 76 52 67 46 Z", hide.dark(0.2).egui(), LINE, INK);
    let face =
        "M 33 20 C 42 14 58 14 67 20 C 76 30 74 48 69 62 C 69 84 62 96 50 96 C 38 96 31 84 31 62 C 26 48 24 30 33 20 Z";
    pen.shape(face, hide.light(0.06).egui(), LINE, INK);
    pen.fill("M 41 18 C 46 15 54 15 59 18 C 56 36 58 52 66 66 L 34 66 C 42 52 44 36 41 18 Z", cream);
    let muzzle = "M 30 76 C 30 62 40 60 50 60 C 60 60 70 62 70 76 C 70 90 60 97 50 97 C 40 97 30 90 30 76 Z";
    pen.shape(muzzle, rgb(0xF0BFA8), LINE, INK);
    pen.ellipse([41.0, 75.0], [4.4, 5.2], INK, 0.0, INK);
    pen.ellipse([59.0, 75.0], [4.4, 5.2], INK, 0.0, INK);
    pen.line("M 42 87 Q 50 91 58 87", LINE, INK);
    pen.dot(36.0, 43.0, 4.6, INK);
    pen.dot(64.0, 43.0, 4.6, INK);
}

/// Draws the eyelids of the cattle, closed by `share`, from 0 to 1.
pub fn lids(pen: &Sketch, share: f32) {
    if share <= 0.0 {
        return;
    }
    for x in [36.0, 64.0] {
        let (left, right, top, low) = (x - 5.8, x + 5.8, 37.4, 37.4 + 11.2 * share);
        let lid = format!("M {left} 43 C {left} {top} {right} {top} {right} 43 Q {x} {low} {left} 43 Z");
        pen.fill(&lid, coat(Species::Cattle).light(0.06).egui());
        pen.line(&format!("M {left} 43 Q {x} {low} {right} 43"), LINE, INK);
    }
}

fn horse(pen: &Sketch) {
    let (hide, mane) = (coat(Species::Horse), rgb(0x3A2314));
    let mane_path = "M 52 6 C 74 6 92 26 97 54 C 100 70 99 86 98 97 L 74 97 C 78 70 70 44 52 26 Z";
    pen.shape(mane_path, mane, LINE, INK);
    pen.shape("M 46 20 L 44 2 L 58 16 Z", hide.dark(0.15).egui(), LINE, INK);
    let head = "M 40 18 C 46 13 58 15 64 24 C 76 40 84 68 82 97 L 38 97 C 42 84 46 74 44 64 C 38 70 30 78 22 84 C 14 90 4 84 5 75 C 6 66 14 58 20 48 C 26 36 31 25 40 18 Z";
    pen.shape(head, hide.egui(), LINE, INK);
    let blaze =
        "M 36 26 C 41 20 46 19 50 20 C 40 34 32 52 22 64 C 18 69 12 70 10 69 C 16 62 20 56 24 47 C 28 38 31 32 36 26 Z";
    pen.fill(blaze, rgb(0xF7E3BE));
    pen.shape("M 50 6 C 60 12 62 26 54 34 C 48 30 42 24 46 14 Z", mane, LINE * 0.8, INK);
    pen.dot(39.0, 43.0, 4.6, INK);
    pen.ellipse([12.5, 75.0], [3.6, 3.0], INK, 0.0, INK);
    pen.line("M 14 85 Q 22 80 27 73", LINE, INK);
    pen.line("M 44 64 Q 54 62 57 50", LINE, INK);
}

fn pig(pen: &Sketch) {
    let hide = coat(Species::Pig);
    pen.shape("M 16 48 C 4 34 2 16 8 6 C 24 6 40 14 46 28 Z", hide.dark(0.16).egui(), LINE, INK);
    pen.shape("M 84 48 C 96 34 98 16 92 6 C 76 6 60 14 54 28 Z", hide.dark(0.16).egui(), LINE, INK);
    pen.ellipse([50.0, 57.0], [43.0, 39.0], hide.egui(), LINE, INK);
    pen.ellipse([50.0, 66.0], [22.0, 17.0], rgb(0xDE8C7C), LINE, INK);
    pen.ellipse([42.0, 66.0], [4.2, 7.0], rgb(0x5A2A22), 0.0, INK);
    pen.ellipse([58.0, 66.0], [4.2, 7.0], rgb(0x5A2A22), 0.0, INK);
    pen.dot(28.0, 46.0, 4.8, INK);
    pen.dot(72.0, 46.0, 4.8, INK);
    pen.line("M 40 88 Q 50 93 60 88", LINE, INK);
}

fn sheep(pen: &Sketch) {
    let (wool, face) = (coat(Species::Sheep).light(0.4).egui(), rgb(0x4A3D36));
    let curls = "M 24 74 C 8 76 2 62 10 52 C 0 42 6 26 20 26 C 22 10 38 4 50 10 C 62 4 78 10 80 26 C 94 26 100 42 90 52 C 98 62 92 76 76 74 C 72 86 60 88 50 82 C 40 88 28 86 24 74 Z";
    pen.shape(curls, wool, LINE, INK);
    for curl in ["M 18 42 Q 26 44 27 36", "M 82 42 Q 74 44 73 36", "M 16 64 Q 22 66 25 60", "M 84 64 Q 78 66 75 60"] {
        pen.line(curl, LINE * 0.8, rgb(0xB9A98E));
    }
    pen.shape("M 34 46 C 24 42 12 46 8 56 C 18 62 30 62 36 56 Z", face, LINE, INK);
    pen.shape("M 66 46 C 76 42 88 46 92 56 C 82 62 70 62 64 56 Z", face, LINE, INK);
    pen.shape("M 32 44 C 34 34 66 34 68 44 C 71 64 66 97 50 97 C 34 97 29 64 32 44 Z", face, LINE, INK);
    let fringe = "M 28 42 C 24 30 36 22 43 26 C 47 20 56 20 59 26 C 68 22 76 32 71 42 C 67 48 60 47 57 43 C 53 48 46 48 43 43 C 39 48 31 48 28 42 Z";
    pen.shape(fringe, wool, LINE * 0.8, INK);
    pen.ellipse([41.0, 57.0], [4.6, 5.2], rgb(0xFFFFFF), 0.0, INK);
    pen.ellipse([59.0, 57.0], [4.6, 5.2], rgb(0xFFFFFF), 0.0, INK);
    pen.dot(41.0, 58.0, 2.6, INK);
    pen.dot(59.0, 58.0, 2.6, INK);
    pen.line("M 50 76 L 50 84", LINE, rgb(0xC9B8A6));
    pen.line("M 43 85 Q 50 91 57 85", LINE, rgb(0xC9B8A6));
}
