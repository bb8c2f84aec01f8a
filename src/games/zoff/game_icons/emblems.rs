//! The emblems of the colours, for players who cannot tell the colours apart: star, heart, clover, sun and diamond.
//! Cards and wooden cows share one set of outlines.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::Vec2;
use zoff::Colour;

/// The outlines of an emblem, counter-clockwise and about as large as the unit circle. The x axis points to the right,
/// and the y axis points up.
pub fn outlines(colour: Colour) -> Vec<Vec<Vec2>> {
    match colour {
        Colour::Blue => vec![spikes(5, 1.0, 0.42)],
        Colour::Pink => vec![heart()],
        Colour::Green => clover(),
        Colour::Orange => sun(),
        Colour::Violet => {
            vec![[(0.0, -1.0), (0.72, 0.0), (0.0, 1.0), (-0.72, 0.0)].map(|(x, y)| Vec2::new(x, y)).to_vec()]
        }
    }
}

fn circle(middle: Vec2, radius: f32, count: u32) -> Vec<Vec2> {
    (0..count).map(|step| middle + Vec2::from_angle(step as f32 / count as f32 * TAU) * radius).collect()
}

fn spikes(count: u32, outer: f32, inner: f32) -> Vec<Vec2> {
    (0..2 * count)
        .map(|step| {
            let angle = FRAC_PI_2 + step as f32 / (2 * count) as f32 * TAU;
            Vec2::from_angle(angle) * if step % 2 == 0 { outer } else { inner }
        })
        .collect()
}

fn heart() -> Vec<Vec2> {
    (0..28)
        .map(|step| {
            let angle = step as f32 / 28.0 * TAU;
            let (sin, cos) = angle.sin_cos();
            let x = 16.0 * sin.powi(3);
            let y = 13.0 * cos - 5.0 * (2.0 * angle).cos() - 2.0 * (3.0 * angle).cos() - (4.0 * angle).cos();
            // The usual heart curve runs clockwise. Mirroring makes it counter-clockwise like the other outlines.
            Vec2::new(-x / 17.5, (y + 2.5) / 17.5)
        })
        .collect()
}

fn clover() -> Vec<Vec<Vec2>> {
    let leaf = |turn: f32| circle(Vec2::from_angle(turn) * 0.52, 0.44, 14);
    let stalk = [(-0.12, -1.0), (0.12, -1.0), (0.07, 0.0), (-0.07, 0.0)].map(|(x, y)| Vec2::new(x, y)).to_vec();
    let leaves = [0.0, 1.0, 2.0].map(|step| leaf(FRAC_PI_2 + step / 3.0 * TAU));
    leaves.into_iter().chain([stalk]).collect()
}

fn sun() -> Vec<Vec<Vec2>> {
    let ray = |step: u32| {
        let turn = Vec2::from_angle(step as f32 / 8.0 * TAU);
        [(0.62, -0.2), (1.0, 0.0), (0.62, 0.2)].map(|(x, y)| turn.rotate(Vec2::new(x, y))).to_vec()
    };
    std::iter::once(circle(Vec2::ZERO, 0.52, 16)).chain((0..8).map(ray)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emblem_outline_fits_a_medal_and_runs_counter_clockwise() {
        for colour in Colour::ALL {
            for outline in outlines(colour) {
                assert!(outline.iter().all(|point| point.length() < 1.08), "{colour:?}");
                let next = outline.iter().cycle().skip(1);
                let area: f32 = outline.iter().zip(next).map(|(a, b)| a.perp_dot(*b)).sum();
                assert!(area > 0.0, "{colour:?}: {outline:?}");
            }
        }
    }
}
