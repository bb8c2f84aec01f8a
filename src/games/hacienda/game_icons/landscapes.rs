//! The scenery of each landscape: peaks, trees, flowers, boulders, reeds and tufts of grass.

use bevy_egui::egui::Color32;

use super::{INK, LINE, palette, rgb};
use crate::theme::sketch::Sketch;
use hacienda_rules::LandCard;

/// Returns the colour of the landscape's hex.
pub fn ground(land: LandCard) -> Color32 {
    land.landscape().map_or(palette::PAMPAS, palette::landscape).egui()
}

/// Returns the colours of sky and ground in the landscape's picture. The ground has the colour of the hex.
pub fn scene(land: LandCard) -> (Color32, Color32) {
    let sky = match land {
        LandCard::Mountain => 0xE3EEF7,
        LandCard::Forest => 0xB9D3C0,
        LandCard::Meadow => 0xE4EEF0,
        LandCard::Rocks => 0xEED9BE,
        LandCard::Swamp => 0xC9CBDD,
        LandCard::Pampas => 0xFBEBCB,
    };
    (rgb(sky), ground(land))
}

/// Draws the symbol of the landscape.
pub fn symbol(pen: &Sketch, land: LandCard) {
    match land {
        LandCard::Mountain => mountain(pen),
        LandCard::Forest => forest(pen),
        LandCard::Meadow => meadow(pen),
        LandCard::Rocks => rocks(pen),
        LandCard::Swamp => swamp(pen),
        LandCard::Pampas => pampas(pen),
    }
}

fn mountain(pen: &Sketch) {
    let snow = rgb(0xFFFFFF);
    pen.shape("M 46 88 L 72 34 L 100 88 Z", rgb(0x8C9DB4), LINE, INK);
    pen.fill("M 72 34 L 100 88 L 80 88 L 76 56 Z", rgb(0x6C7E97));
    pen.shape("M 72 34 L 82 53 L 76 51 L 72 57 L 67 50 L 63 52 Z", snow, LINE * 0.6, INK);
    pen.shape("M 0 88 L 39 10 L 78 88 Z", rgb(0x64758D), LINE, INK);
    pen.fill("M 39 10 L 78 88 L 50 88 L 44 60 L 47 44 Z", rgb(0x47566C));
    pen.shape("M 39 10 L 55 42 L 47 38 L 41 49 L 32 39 L 23 42 Z", snow, LINE * 0.6, INK);
    pen.line("M 0 88 L 39 10 L 78 88 Z L 0 88", LINE, INK);
}

fn forest(pen: &Sketch) {
    let (bark, dark) = (rgb(0xB98652), rgb(0x10302C));
    pen.shape("M 67 62 L 77 62 L 79 94 L 65 94 Z", bark, LINE, dark);
    let crown = "M 52 62 C 42 62 40 48 50 45 C 48 30 62 22 72 26 C 84 20 97 32 93 45 C 103 52 98 68 86 67 C 80 74 64 74 60 67 C 57 68 53 66 52 62 Z";
    pen.shape(crown, rgb(0x8FC46B), LINE, dark);
    pen.line("M 60 44 Q 66 36 74 38", LINE, rgb(0xC8E6A0));
    pen.line("M 76 56 Q 84 54 86 47", LINE, rgb(0x5E9748));
    pen.shape("M 25 80 L 35 80 L 35 94 L 25 94 Z", bark, LINE, dark);
    let fir = "M 30 4 L 49 36 L 41 36 L 55 60 L 46 60 L 60 84 L 0 84 L 14 60 L 5 60 L 19 36 L 11 36 Z";
    pen.shape(fir, rgb(0x4F9C7A), LINE, dark);
    for light in ["M 29 10 L 14 35 L 24 35 Z", "M 19 38 L 8 59 L 19 59 Z", "M 13 62 L 3 83 L 16 83 Z"] {
        pen.fill(light, rgb(0x86C7A4));
    }
}

fn meadow(pen: &Sketch) {
    let stem = rgb(0x3F6A1E);
    pen.line("M 50 96 Q 47 74 50 44", LINE * 1.7, stem);
    pen.line("M 20 96 Q 24 80 18 66", LINE * 1.4, stem);
    pen.line("M 80 96 Q 76 76 83 60", LINE * 1.4, stem);
    pen.leaf([50.0, 92.0], [32.0, 72.0], 9.0, stem);
    pen.leaf([50.0, 94.0], [68.0, 76.0], 9.0, stem);
    daisy(pen, 50.0, 36.0, 32.0, rgb(0xFFFFFF), rgb(0xF2B01E));
    daisy(pen, 17.0, 62.0, 17.0, rgb(0xFFE9F2), rgb(0xC23B6B));
    daisy(pen, 84.0, 56.0, 17.0, rgb(0xFFE36B), rgb(0x9A4E12));
}

fn daisy(pen: &Sketch, x: f32, y: f32, r: f32, petal: Color32, heart: Color32) {
    let petals = 8;
    for (grow, colour) in [(1.0, rgb(0x35521C)), (0.9, petal)] {
        for i in 0..petals {
            let angle = i as f32 * std::f32::consts::TAU / petals as f32 + 0.2;
            let (sin, cos) = angle.sin_cos();
            let (near, far) = (r * 0.12, r * grow);
            pen.leaf([x + cos * near, y + sin * near], [x + cos * far, y + sin * far], r * 0.42 * grow, colour);
        }
    }
    pen.dot(x, y, r * 0.32, rgb(0x35521C));
    pen.dot(x, y, r * 0.26, heart);
}

fn rocks(pen: &Sketch) {
    let (light, mid, dark) = (rgb(0xF0E2CC), rgb(0xCFB596), rgb(0x4A3524));
    pen.shape("M 18 86 L 12 58 L 26 28 L 48 14 L 66 26 L 76 56 L 72 86 Z", mid, LINE, dark);
    pen.fill("M 15 58 L 27 30 L 48 17 L 52 40 L 36 62 L 16 62 Z", light);
    pen.fill("M 54 40 L 63 28 L 73 56 L 70 84 L 52 84 L 58 62 Z", rgb(0x9C7C5C));
    pen.line("M 48 14 L 53 40 L 37 62 L 13 62", LINE * 0.8, dark);
    pen.line("M 53 40 L 58 62 L 51 86", LINE * 0.8, dark);
    pen.shape("M 58 92 L 56 72 L 70 56 L 88 60 L 98 78 L 96 92 Z", mid, LINE, dark);
    pen.fill("M 59 72 L 71 59 L 84 62 L 80 74 L 60 78 Z", light);
    pen.line("M 57 77 L 81 74 L 87 61", LINE * 0.8, dark);
    pen.shape("M 2 92 L 6 78 L 20 74 L 32 82 L 34 92 Z", light, LINE, dark);
}

fn swamp(pen: &Sketch) {
    let (dark, pool, gleam) = (rgb(0x22243C), rgb(0x363A5E), rgb(0x9FB4D8));
    let (reed, head) = (rgb(0xC5D68A), rgb(0x6B3F22));
    pen.ellipse([50.0, 80.0], [49.0, 17.0], pool, LINE, dark);
    pen.line("M 12 80 Q 22 74 34 78", LINE, gleam);
    pen.line("M 58 90 Q 72 86 86 80", LINE, gleam);
    for (path, x, y, tall) in [
        ("M 32 82 Q 30 52 24 26", 23.5, 22.0, 15.0),
        ("M 48 84 Q 48 50 51 14", 51.0, 14.0, 17.0),
        ("M 64 82 Q 68 58 77 34", 77.5, 31.0, 14.0),
    ] {
        pen.line(path, LINE * 2.6, dark);
        pen.line(path, LINE * 1.4, reed);
        pen.ellipse([x, y], [6.2, tall], head, LINE, dark);
    }
    for (from, to) in [([40.0, 86.0], [8.0, 44.0]), ([56.0, 86.0], [92.0, 50.0])] {
        pen.leaf(from, to, 12.0, dark);
        pen.leaf(from, to, 7.5, reed);
    }
}

fn pampas(pen: &Sketch) {
    tuft(pen, 48.0, 66.0, 1.0);
    tuft(pen, 20.0, 92.0, 0.62);
    tuft(pen, 78.0, 94.0, 0.66);
}

/// Draws a low tuft of grass with its base at `(x, y)`. Its blades bend outwards.
fn tuft(pen: &Sketch, x: f32, y: f32, size: f32) {
    let blades =
        [(-40.0, -12.0), (40.0, -14.0), (-31.0, -34.0), (32.0, -36.0), (-15.0, -48.0), (17.0, -50.0), (1.0, -56.0)];
    for (width, shades) in [(5.2, [rgb(0x5E4212); 2]), (2.9, [rgb(0xB8862F), rgb(0xD3A54A)])] {
        for (i, (dx, dy)) in blades.iter().enumerate() {
            let foot = x + dx * 0.22 * size;
            let (tip_x, tip_y) = (x + dx * size, y + dy * size);
            let (knee_x, knee_y, half) = (foot + dx * 0.18 * size, y + dy * 0.82 * size - 6.0 * size, width * size);
            let ([left, right], [from, to]) = ([foot - half, foot + half], [knee_x - half, knee_x + half]);
            let blade = format!("M {left} {y} Q {from} {knee_y} {tip_x} {tip_y} Q {to} {knee_y} {right} {y} Z");
            pen.fill(&blade, shades[i % 2]);
        }
    }
}

/// Draws the distant scenery, whose lower part the ground will cover. The canvas is as wide as the picture, and its
/// centre is on the horizon.
pub fn far(pen: &Sketch, land: LandCard) {
    match land {
        LandCard::Mountain => pen.fill("M -4 70 L 12 30 L 26 46 L 54 20 L 74 44 L 88 30 L 104 70 Z", rgb(0xC9D9E8)),
        LandCard::Forest => {
            for i in 0..9 {
                let (x, top) = (i as f32 * 12.5, 36.0 - (i * 5 % 7) as f32 * 2.0);
                pen.fill(&format!("M {} 66 L {x} {top} L {} 66 Z", x - 8.0, x + 8.0), rgb(0x8DB39C));
            }
        }
        LandCard::Meadow => {
            for (x, r) in [(6.0, 13.0), (24.0, 9.0), (82.0, 11.0), (98.0, 14.0)] {
                pen.ellipse([x, 54.0], [r, r * 0.8], rgb(0xA9C79C), 0.0, INK);
            }
        }
        LandCard::Rocks => {
            pen.dot(80.0, 12.0, 12.0, rgb(0xFBF1DC));
            pen.fill("M -4 70 L 2 30 L 24 30 L 30 46 L 44 48 L 52 70 Z", rgb(0xDDC09B));
        }
        LandCard::Swamp => {
            pen.dot(16.0, 8.0, 10.0, rgb(0xEEF0F6));
            for (y, from, to) in [(30.0, 52.0, 104.0), (40.0, -4.0, 38.0)] {
                pen.line(&format!("M {from} {y} L {to} {y}"), 3.0, rgb(0xDCDEEA));
            }
        }
        LandCard::Pampas => {
            pen.dot(50.0, 34.0, 27.0, rgb(0xFFD98C));
            for (x, y) in [(14.0, 8.0), (30.0, 1.0)] {
                let (up, [a, b, c, d]) = (y - 5.0, [-7.0, -3.0, 3.0, 7.0].map(|aside| x + aside));
                pen.line(&format!("M {a} {y} Q {b} {up} {x} {y} Q {c} {up} {d} {y}"), 1.6, rgb(0x8A6A34));
            }
        }
    }
}

/// Draws details on the ground in front of the horizon, on the same canvas as [`far`]. Some landscapes have none.
pub fn near(pen: &Sketch, land: LandCard) {
    match land {
        LandCard::Meadow => {
            for stripe in [
                "M 0 55 L 12 55 L -26 130 L -60 130 Z",
                "M 26 55 L 40 55 L 32 130 L 2 130 Z",
                "M 56 55 L 70 55 L 94 130 L 64 130 Z",
                "M 84 55 L 98 55 L 158 130 L 124 130 Z",
            ] {
                pen.fill(stripe, rgb(0x8FB128));
            }
        }
        LandCard::Mountain => pen.fill("M -4 92 Q 30 78 60 92 Q 84 102 104 90 L 104 140 L -4 140 Z", rgb(0xD6E4F1)),
        LandCard::Pampas => pen.fill("M -4 88 Q 40 76 104 94 L 104 140 L -4 140 Z", rgb(0xE5BF79)),
        LandCard::Forest | LandCard::Rocks | LandCard::Swamp => {}
    }
}
