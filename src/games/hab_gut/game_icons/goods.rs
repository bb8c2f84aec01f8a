//! The pictures of the six goods: lumps of coal, an ear of wheat, coffee beans, a rubber tyre, tea leaves and salt
//! crystals.

use std::f32::consts::TAU;

use bevy_egui::egui::Color32;
use hab_gut::Good;

use super::palette;
use crate::theme::{
    colours::{self, Rgb},
    sketch::Sketch,
};

const fn rgb(code: u32) -> Color32 {
    Rgb::hex(code).egui()
}

/// Paints a good's picture on a disc of its colour, with a rim of ink and paper.
pub fn seal(pen: &Sketch, good: Good) {
    let ground = palette::good(good);
    pen.dot(50.0, 50.0, 49.0, colours::INK.egui());
    pen.dot(50.0, 50.0, 46.0, colours::PAPER.egui());
    pen.dot(50.0, 50.0, 41.0, ground.egui());
    picture(&pen.inside(50.0, 50.0, 58.0), good);
}

/// Paints a good's picture in a square of 100 by 100 units, as shapes with ink outlines.
pub fn picture(pen: &Sketch, good: Good) {
    match good {
        Good::Coal => coal(pen),
        Good::Wheat => wheat(pen),
        Good::Coffee => coffee(pen),
        Good::Rubber => rubber(pen),
        Good::Tea => tea(pen),
        Good::Salt => salt(pen),
    }
}

const LINE: f32 = 3.4;
const INK: Color32 = colours::INK.egui();

fn coal(pen: &Sketch) {
    pen.shape("M 2 92 L 8 60 L 30 50 L 52 62 L 54 94 Z", rgb(0x4A4D58), LINE, INK);
    pen.fill("M 8 60 L 30 50 L 52 62 L 32 70 Z", rgb(0x9BA1B0));
    pen.shape("M 48 94 L 50 66 L 74 54 L 98 68 L 96 94 Z", rgb(0x565A66), LINE, INK);
    pen.fill("M 50 66 L 74 54 L 98 68 L 76 76 Z", rgb(0xB2B7C4));
    pen.shape("M 22 56 L 28 24 L 54 8 L 80 26 L 82 56 L 52 66 Z", rgb(0x62666F), LINE, INK);
    pen.fill("M 28 24 L 54 8 L 80 26 L 54 38 Z", rgb(0xCDD1DA));
    pen.line("M 54 38 L 52 66", LINE, INK);
}

fn wheat(pen: &Sketch) {
    pen.line("M 50 98 L 50 40", 6.5, INK);
    pen.line("M 50 97 L 50 40", 3.6, rgb(0xFBE9B0));
    for (i, y) in [80.0, 62.0, 44.0, 26.0].into_iter().enumerate() {
        let reach = 30.0 - 2.0 * i as f32;
        for side in [-1.0, 1.0] {
            let tip = [50.0 + side * reach, y - 24.0];
            pen.leaf([50.0 + side * 1.0, y + 2.0], [tip[0] + side * 2.0, tip[1] - 2.0], 12.5, INK);
            pen.leaf([50.0 + side * 2.0, y], tip, 9.0, rgb(0xFDE7A4));
        }
    }
    pen.leaf([50.0, 30.0], [50.0, -2.0], 12.0, INK);
    pen.leaf([50.0, 27.0], [50.0, 2.0], 8.5, rgb(0xFFF1C4));
}

fn coffee(pen: &Sketch) {
    let bean = |pen: &Sketch, tone: Color32| {
        let shape = "M 50 2 C 84 4 96 34 92 60 C 88 86 70 100 50 98 C 26 96 8 78 8 50 C 8 22 24 2 50 2 Z";
        pen.shape(shape, tone, 5.0, INK);
        pen.line("M 56 6 C 34 30 68 62 44 95", 8.5, INK);
        pen.line("M 30 18 C 20 30 18 44 20 56", 5.0, rgb(0xF3D8B8));
    };
    bean(&pen.inside(66.0, 34.0, 62.0), rgb(0xC08A58));
    bean(&pen.inside(34.0, 64.0, 66.0), rgb(0xD9A878));
}

fn rubber(pen: &Sketch) {
    // Teeth around the rim form the tread of the tyre.
    for i in 0..18 {
        let angle = i as f32 / 18.0 * TAU;
        let (sin, cos) = angle.sin_cos();
        let (dx, dy) = (-sin * 5.6, cos * 5.6);
        let corner = |radius: f32, way: f32| pen.at(50.0 + cos * radius + dx * way, 50.0 + sin * radius + dy * way);
        pen.fill_points(vec![corner(38.0, -1.0), corner(50.0, -1.0), corner(50.0, 1.0), corner(38.0, 1.0)], INK);
    }
    pen.dot(50.0, 50.0, 45.0, INK);
    pen.dot(50.0, 50.0, 41.0, rgb(0x57525A));
    pen.circle(50.0, 50.0, 34.0, 2.6, rgb(0xA9A3AC));
    pen.dot(50.0, 50.0, 26.0, INK);
    pen.dot(50.0, 50.0, 22.5, rgb(0xF6E2C4));
    for i in 0..6 {
        let (sin, cos) = (i as f32 / 6.0 * TAU).sin_cos();
        let path = [pen.at(50.0, 50.0), pen.at(50.0 + cos * 22.0, 50.0 + sin * 22.0)];
        let stroke = bevy_egui::egui::Stroke::new((3.0 * pen.unit()).max(1.0), pen.ink(INK));
        pen.painter().line_segment(path, stroke);
    }
    pen.dot(50.0, 50.0, 7.0, INK);
}

fn tea(pen: &Sketch) {
    pen.line("M 50 100 C 50 84 50 74 50 56", 8.0, INK);
    let leaf = |path: &str, vein: &str, tone: u32| {
        pen.shape(path, rgb(tone), LINE, INK);
        pen.line(vein, 2.6, INK);
    };
    leaf("M 50 78 C 18 84 2 60 2 36 C 28 34 50 48 50 78 Z", "M 50 78 C 40 60 26 48 12 42", 0x9FD08A);
    leaf("M 50 78 C 82 84 98 60 98 36 C 72 34 50 48 50 78 Z", "M 50 78 C 60 60 74 48 88 42", 0x7FB96E);
    leaf("M 50 58 C 30 44 34 16 50 0 C 66 16 70 44 50 58 Z", "M 50 58 L 50 16", 0xD4EDB8);
}

fn salt(pen: &Sketch) {
    let cube = |pen: &Sketch| {
        pen.shape("M 50 2 L 96 26 L 96 74 L 50 98 L 4 74 L 4 26 Z", rgb(0xE3EDF6), 5.0, INK);
        pen.fill("M 50 2 L 96 26 L 50 50 L 4 26 Z", rgb(0xFFFFFF));
        pen.fill("M 96 26 L 96 74 L 50 98 L 50 50 Z", rgb(0xA9C4DC));
        pen.line("M 4 26 L 50 50 L 96 26", 4.0, INK);
        pen.line("M 50 50 L 50 97", 4.0, INK);
    };
    cube(&pen.inside(28.0, 70.0, 54.0));
    cube(&pen.inside(74.0, 72.0, 50.0));
    cube(&pen.inside(52.0, 30.0, 58.0));
}
