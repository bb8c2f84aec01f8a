//! The icons of haciendas, ponds, sheaves, coins and other objects that can be bought, taken or counted.

use bevy_egui::egui::{Align2, Color32, FontId};

use super::{INK, LINE, PAPER, animals, hex, palette, rgb};
use crate::theme::{colours, fonts, sketch::Sketch};
use hacienda_rules::{PondShape, Species};

const GOLD_LIGHT: Color32 = colours::GOLD_LIGHT.egui();
const GOLD_DEEP: Color32 = rgb(0xC98A1C);

/// Draws a hacienda: white walls, a tiled roof, and a curved mission gable with a bell.
pub fn hacienda(pen: &Sketch) {
    let (wall, roof, deep) = (rgb(0xFFF7E6), rgb(0xC4552D), rgb(0x4A2A1C));
    pen.shape("M 8 56 L 92 56 L 92 95 L 8 95 Z", wall, LINE, INK);
    pen.shape("M 0 58 L 14 34 L 86 34 L 100 58 Z", roof, LINE, INK);
    for x in [14.0, 27.0, 73.0, 86.0] {
        let top = 50.0 + (x - 50.0) * 0.84;
        pen.line(&format!("M {top} 36 L {x} 56"), LINE * 0.7, rgb(0x8E3718));
    }
    let front = "M 29 95 L 29 40 C 29 32 37 33 38 24 C 40 8 60 8 62 24 C 63 33 71 32 71 40 L 71 95 Z";
    pen.shape(front, wall, LINE, INK);
    pen.fill("M 43 46 L 43 32 C 43 22 57 22 57 32 L 57 46 Z", deep);
    pen.shape("M 45 44 C 47 41 46 33 50 33 C 54 33 53 41 55 44 Z", GOLD_LIGHT, 1.0, deep);
    pen.shape("M 39 95 L 39 74 C 39 59 61 59 61 74 L 61 95 Z", deep, LINE * 0.6, INK);
    pen.line("M 50 14 L 50 1", LINE * 1.2, INK);
    pen.line("M 45 6 L 55 6", LINE * 1.2, INK);
    for x in [13.0, 76.0] {
        let right = x + 11.0;
        pen.shape(&format!("M {x} 68 L {right} 68 L {right} 82 L {x} 82 Z"), rgb(0x5F86A8), LINE * 0.7, INK);
    }
}

/// Draws water in the shape of the pond's hexes, which are pointy-top like those of the board.
pub fn pond(pen: &Sketch, shape: PondShape) {
    // Axial columns and rows. The bent line turns by 60° at its middle hex.
    let cells: &[(f32, f32)] = match shape {
        PondShape::Single => &[(0.0, 0.0)],
        PondShape::Double => &[(0.0, 0.0), (1.0, 0.0)],
        PondShape::Bent => &[(-1.0, 0.0), (0.0, 0.0), (0.0, 1.0)],
        PondShape::Triangle => &[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)],
    };
    let flat: Vec<[f32; 2]> = cells.iter().map(|&(q, r)| [1.7320508 * (q + r / 2.0), 1.5 * r]).collect();
    let range = |axis: usize| {
        let (low, high) =
            flat.iter().fold((f32::MAX, f32::MIN), |(low, high), c| (low.min(c[axis]), high.max(c[axis])));
        (low + high, high - low)
    };
    let ((sum_x, wide), (sum_y, high)) = (range(0), range(1));
    let size = (94.0 / (wide + 1.7320508)).min(94.0 / (high + 2.0)).min(36.0);
    let at: Vec<[f32; 2]> =
        flat.iter().map(|c| [50.0 + (c[0] - sum_x / 2.0) * size, 50.0 + (c[1] - sum_y / 2.0) * size]).collect();
    for (radius, colour) in [
        (size + 3.2, INK),
        (size + 0.6, rgb(0xE9D6A6)),
        (size * 0.84, palette::WATER.dark(0.15).egui()),
        (size * 0.74, palette::WATER.egui()),
    ] {
        for [x, y] in &at {
            hex(pen, *x, *y, radius, colour);
        }
    }
    let w = size * 0.4;
    for [x, y] in &at {
        for (dy, dx) in [(-0.18, -0.06), (0.2, 0.1)] {
            let (x, y, up) = (x + dx * size, y + dy * size, size * 0.16);
            let ([a, b, c, d], high, low) = ([x - w, x - w / 2.0, x + w / 2.0, x + w], y - up, y + up);
            pen.line(&format!("M {a} {y} Q {b} {high} {x} {y} Q {c} {low} {d} {y}"), LINE, rgb(0xD5EBFF));
        }
    }
}

/// Draws a bound sheaf of wheat.
pub fn sheaf(pen: &Sketch) {
    let ears = [(-36.0, 20.0), (36.0, 20.0), (-19.0, 9.0), (19.0, 9.0), (0.0, 4.0)];
    for (width, colour) in [(LINE * 3.0, INK), (LINE * 1.5, GOLD_DEEP)] {
        for (dx, _) in ears {
            let (top, foot) = (50.0 + dx * 0.7, 50.0 + dx * 0.62);
            pen.line(&format!("M {foot} 96 Q 50 70 {top} 36"), width, colour);
        }
    }
    for (dx, y) in ears {
        let (tip, root) = ([50.0 + dx * 1.2, y - 3.0], [50.0 + dx * 0.68, y + 38.0]);
        pen.leaf(root, tip, 15.0, INK);
        pen.leaf([root[0], root[1] - 2.0], [tip[0], tip[1] + 4.0], 10.5, GOLD_LIGHT);
        pen.line(&format!("M {} {} L {} {}", root[0], root[1] - 6.0, tip[0], tip[1] + 9.0), LINE * 0.6, GOLD_DEEP);
    }
    pen.shape("M 37 66 L 63 66 L 62 76 L 38 76 Z", rgb(0xB03A2E), LINE, INK);
}

/// Draws a round wooden chip with a sheaf burnt into it.
pub fn chip(pen: &Sketch) {
    pen.dot(50.0, 50.0, 50.0, INK);
    pen.dot(50.0, 50.0, 47.0, rgb(0xB9814A));
    pen.dot(50.0, 50.0, 41.0, rgb(0xF6E2B8));
    sheaf(&pen.inside(50.0, 50.0, 64.0));
}

/// Draws a gold coin with a peso sign.
pub fn peso(pen: &Sketch) {
    pen.dot(50.0, 50.0, 48.0, INK);
    pen.dot(50.0, 50.0, 45.0, GOLD_DEEP);
    pen.dot(50.0, 50.0, 38.0, GOLD_LIGHT);
    let font = FontId::new(66.0 * pen.unit(), fonts::bold());
    pen.painter().text(pen.at(50.0, 50.0), Align2::CENTER_CENTER, "$", font, pen.ink(rgb(0x5A3A08)));
}

/// Draws a stall with a striped awning.
pub fn market(pen: &Sketch) {
    let (red, cream) = (rgb(0xC8402A), rgb(0xFFF7E6));
    pen.shape("M 12 40 L 20 40 L 20 96 L 12 96 Z", rgb(0x9A6A3C), LINE * 0.8, INK);
    pen.shape("M 80 40 L 88 40 L 88 96 L 80 96 Z", rgb(0x9A6A3C), LINE * 0.8, INK);
    for (x, y, colour) in [(34.0, 64.0, 0xE58A2A), (50.0, 62.0, 0x7FA83A), (66.0, 64.0, 0xC8402A)] {
        pen.ellipse([x, y], [9.0, 9.0], rgb(colour), LINE * 0.8, INK);
    }
    pen.shape("M 6 68 L 94 68 L 91 92 L 9 92 Z", rgb(0xC9955B), LINE, INK);
    pen.line("M 8 80 L 92 80", LINE * 0.7, rgb(0x7A5028));
    let count = 5;
    for i in 0..count {
        let (a, b) = (14.0 + 14.4 * i as f32, 14.0 + 14.4 * (i + 1) as f32);
        let (c, d) = (2.0 + 19.2 * i as f32, 2.0 + 19.2 * (i + 1) as f32);
        let stripe = format!("M {a} 6 L {b} 6 L {d} 38 C {d} 54 {c} 54 {c} 38 Z");
        pen.shape(&stripe, if i % 2 == 0 { red } else { cream }, LINE, INK);
    }
}

/// Draws three land tiles that touch.
pub fn chain(pen: &Sketch) {
    let tiles = [(30.0, 30.0), (68.0, 30.0), (49.0, 64.0)];
    for (radius, colour) in [(26.0, INK), (22.5, rgb(0xD8AE6A)), (13.0, rgb(0xA9733A)), (9.5, rgb(0xEBCB92))] {
        for (x, y) in tiles {
            hex(pen, x, y + 4.0, radius, colour);
        }
    }
}

/// Draws the heads of three cattle, each on a disc. The discs overlap slightly.
pub fn herd(pen: &Sketch) {
    let discs = [(27.0, 32.0), (73.0, 32.0), (50.0, 70.0)];
    for (radius, colour) in [(27.0, INK), (23.6, palette::PAMPAS.egui())] {
        for (x, y) in discs {
            pen.dot(x, y, radius, colour);
        }
    }
    for (x, y) in discs {
        animals::head(&pen.inside(x, y, 38.0), Species::Cattle);
    }
}

/// Draws the horseshoe that represents one action: iron grey while the action is available, and pale once it is spent.
pub fn action(pen: &Sketch, ready: bool) {
    let shoe =
        "M 16 94 C 4 70 0 5 50 5 C 100 5 96 70 84 94 L 64 94 L 64 86 C 76 62 76 27 50 27 C 24 27 24 62 36 86 L 36 94 Z";
    if ready {
        pen.shape(shoe, rgb(0x5B6570), LINE * 1.3, INK);
        pen.line("M 20 72 C 10 40 22 12 50 12", LINE * 1.3, rgb(0xAAB6C0));
        for (x, y) in [(19.0, 62.0), (21.0, 38.0), (35.0, 19.0), (65.0, 19.0), (79.0, 38.0), (81.0, 62.0)] {
            pen.dot(x, y, 3.4, rgb(0x1A1410));
        }
    } else {
        pen.shape(shoe, rgb(0xF0E4CC), LINE, rgb(0x9A8A72));
    }
}

/// Draws a face-down card.
pub fn card_back(pen: &Sketch) {
    let card = "M 18 8 Q 18 3 23 3 L 77 3 Q 82 3 82 8 L 82 92 Q 82 97 77 97 L 23 97 Q 18 97 18 92 Z";
    pen.shape(card, PAPER, LINE * 1.6, INK);
    pen.fill("M 26 12 L 74 12 L 74 88 L 26 88 Z", rgb(0x8E4B2C));
    pen.fill("M 50 24 L 66 50 L 50 76 L 34 50 Z", rgb(0xF3D9A4));
}
