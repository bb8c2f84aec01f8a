//! The colours of the ground and the animals. Tests ensure that all kinds of ground and all players have distinct
//! colours, even for colour-blind viewers.

use crate::theme::colours::Rgb;
use hacienda_rules::{Ground, Landscape, Species};

/// Returns the colour of a landscape.
pub const fn landscape(landscape: Landscape) -> Rgb {
    match landscape {
        Landscape::Mountain => Rgb::hex(0xBFD3E6),
        Landscape::Forest => Rgb::hex(0x215653),
        Landscape::Meadow => Rgb::hex(0xA3C431),
        Landscape::Rocks => Rgb::hex(0xA9805F),
        Landscape::Swamp => Rgb::hex(0x696C90),
    }
}

/// The colour of open pampas.
pub const PAMPAS: Rgb = Rgb::hex(0xEFCF93);
/// The colour of ponds and of water printed on the board.
pub const WATER: Rgb = Rgb::hex(0x2688EC);
/// The colour of market hexes.
pub const MARKET: Rgb = Rgb::hex(0xF7EEDF);

/// Returns the colour of a kind of ground.
pub const fn ground(ground: Ground) -> Rgb {
    match ground {
        Ground::Pampas => PAMPAS,
        Ground::Land(which) => landscape(which),
        Ground::Market => MARKET,
        Ground::Water => WATER,
    }
}

/// Returns the colour of an animal. The disc under the animal shows its owner, so animals keep their natural colours.
pub const fn coat(species: Species) -> Rgb {
    match species {
        Species::Cattle => Rgb::hex(0x7A4A2B),
        Species::Horse => Rgb::hex(0xC98A45),
        Species::Pig => Rgb::hex(0xF0B6A4),
        Species::Sheep => Rgb::hex(0xF6F0E4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{colours::*, style};

    /// Matrices for normal vision and for protanopia, deuteranopia and tritanopia, as simulated by Machado, Oliveira
    /// and Fernandes (2009) at severity 1. They apply to linear RGB.
    const SIGHTS: [[[f64; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    ];

    fn times(matrix: &[[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
        matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
    }

    fn oklab(colour: Rgb, sight: &[[f64; 3]; 3]) -> [f64; 3] {
        let linear = colour.0.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        let seen = times(sight, linear).map(|part| part.clamp(0.0, 1.0));
        let cones = times(
            &[
                [0.4122214708, 0.5363325363, 0.0514459929],
                [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ],
            seen,
        )
        .map(f64::cbrt);
        times(
            &[
                [0.2104542553, 0.7936177850, -0.0040720468],
                [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660],
            ],
            cones,
        )
    }

    /// Returns the smallest OKLab distance × 100 over the four kinds of vision.
    fn distance(a: Rgb, b: Rgb) -> f64 {
        let apart = |sight| {
            let (a, b) = (oklab(a, sight), oklab(b, sight));
            100.0 * a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
        };
        SIGHTS.iter().map(apart).fold(f64::INFINITY, f64::min)
    }

    fn smallest(colours: &[Rgb]) -> f64 {
        let pairs = colours.iter().enumerate().flat_map(|(i, a)| colours[i + 1..].iter().map(|b| distance(*a, *b)));
        pairs.fold(f64::INFINITY, f64::min)
    }

    fn grounds() -> Vec<Rgb> {
        let land = Landscape::ALL.map(landscape);
        land.into_iter().chain([PAMPAS, WATER, MARKET]).collect()
    }

    fn contrast(a: Rgb, b: Rgb) -> f64 {
        style::contrast(a.egui(), b.egui()).into()
    }

    #[test]
    fn player_colours_are_distinct_for_every_kind_of_vision() {
        let found = smallest(&OWNERS);
        assert!(found >= 17.0, "two player colours are only {found:.2} apart");
    }

    #[test]
    fn grounds_are_distinct_for_every_kind_of_vision() {
        let found = smallest(&grounds());
        assert!(found >= 8.9, "two kinds of ground are only {found:.2} apart");
    }

    #[test]
    fn player_colours_or_their_rims_stand_out_on_landscapes_and_pampas() {
        for (owner, rim) in OWNERS.iter().zip(RIMS) {
            assert!(
                contrast(*owner, rim) >= 4.5 || distance(*owner, rim) >= 40.0,
                "{owner:?} has too little contrast with its rim"
            );
            for ground in Landscape::ALL.map(landscape).into_iter().chain([PAMPAS]) {
                let best = distance(*owner, ground).max(distance(rim, ground));
                assert!(best >= 17.0, "{owner:?} and {ground:?} are only {best:.2} apart");
            }
        }
    }

    #[test]
    fn text_is_legible_on_paper() {
        assert!(contrast(INK, PAPER) >= 14.0);
        assert!(contrast(INK_MUTED, PAPER) >= 5.7);
    }

    #[test]
    fn mixing_by_0_or_1_returns_one_of_the_colours() {
        assert_eq!(PAPER.mix(INK, 0.0), PAPER);
        assert_eq!(PAPER.mix(INK, 1.0), INK);
    }
}
