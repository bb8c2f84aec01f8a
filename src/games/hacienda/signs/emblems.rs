//! The owners' brands: star, horseshoe, bull's horns, sun and heart, and the medallion that carries them.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy_egui::egui::{Color32, Pos2};

use super::{Emblem, tints};
use crate::{
    owners::Owner,
    theme::{colours, sketch::Sketch},
};

/// The brand on a disc of the owner's colour, with the rim that holds it against any ground.
pub fn medallion(pen: &Sketch, owner: Owner) {
    let (colour, rim) = tints::owner(owner);
    pen.dot(50.0, 50.0, 50.0, colours::INK.egui());
    pen.dot(50.0, 50.0, 47.0, rim.egui());
    pen.dot(50.0, 50.0, 41.0, colour.egui());
    emblem(&pen.inside(50.0, 50.0, 54.0), Emblem::of(owner), rim.egui());
}

/// The brand alone, in one colour.
pub fn emblem(pen: &Sketch, emblem: Emblem, colour: Color32) {
    match emblem {
        Emblem::Star => pen.fill_points(spikes(pen, 50.0, 53.0, 5, 52.0, 22.0), colour),
        Emblem::Horseshoe => {
            let shoe = "M 14 96 C 2 72 -4 4 50 4 C 104 4 98 72 86 96 L 62 96 L 62 86 C 76 64 78 28 50 28 C 22 28 24 64 38 86 L 38 96 Z";
            pen.fill(shoe, colour);
        }
        Emblem::Horns => {
            let horns = "M 4 4 C -6 40 14 56 32 56 L 38 78 C 41 96 59 96 62 78 L 68 56 C 86 56 106 40 96 4 C 90 24 80 32 64 32 L 36 32 C 20 32 10 24 4 4 Z";
            pen.fill(horns, colour);
        }
        Emblem::Sun => {
            for i in 0..8 {
                let (sin, cos) = (i as f32 * TAU / 8.0).sin_cos();
                let (a, b) = (30.0, 52.0);
                let (dx, dy) = (-sin * 11.0, cos * 11.0);
                let corners = [
                    pen.at(50.0 + cos * a + dx, 50.0 + sin * a + dy),
                    pen.at(50.0 + cos * b, 50.0 + sin * b),
                    pen.at(50.0 + cos * a - dx, 50.0 + sin * a - dy),
                ];
                pen.fill_points(corners.to_vec(), colour);
            }
            pen.dot(50.0, 50.0, 25.0, colour);
        }
        Emblem::Heart => {
            let heart = "M 50 96 C 20 74 0 56 0 32 C 0 4 38 -2 50 24 C 62 -2 100 4 100 32 C 100 56 80 74 50 96 Z";
            pen.fill(heart, colour);
        }
    }
}

fn spikes(pen: &Sketch, x: f32, y: f32, count: usize, outer: f32, inner: f32) -> Vec<Pos2> {
    (0..2 * count)
        .map(|i| {
            let radius = if i % 2 == 0 { outer } else { inner };
            let (sin, cos) = (i as f32 * TAU / (2 * count) as f32 - FRAC_PI_2).sin_cos();
            pen.at(x + cos * radius, y + sin * radius)
        })
        .collect()
}
