//! The colours of the five herds and of the ground. A test checks that herds are distinguishable with four kinds of
//! colour vision.

use crate::theme::colours::{BLUE, Rgb};
use zoff::Colour;

/// The colour of a herd, and the colour of the rim that makes it stand out on any background.
pub const fn herd_colours(colour: Colour) -> (Rgb, Rgb) {
    let (light, dark) = (Rgb::hex(0xFFF8EA), Rgb::hex(0x4A2138));
    match colour {
        Colour::Blue => (BLUE, light),
        Colour::Pink => (Rgb::hex(0xF4A3C8), dark),
        Colour::Green => (Rgb::hex(0x074717), light),
        Colour::Orange => (Rgb::hex(0xD96A12), light),
        Colour::Violet => (Rgb::hex(0x5C0B70), light),
    }
}

/// The grass of an open prairie.
pub const GRASS: Rgb = Rgb::hex(0xC9D58A);
/// The grass around the prairies.
pub const STEPPE: Rgb = Rgb::hex(0xE6D3A0);
/// The trodden grass of a free place: of the grass's hue, so that the cows are the only other colours of a prairie.
pub const PLACE: Rgb = Rgb::hex(0xA8AA7A);
/// The thin rim of a free place.
pub const PLACE_RIM: Rgb = Rgb::hex(0x6E7346);
/// The wood of fences and signboards.
pub const FENCE: Rgb = Rgb::hex(0xA9794A);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{
        colours::{OWNERS, PAPER, PAPER_DARK},
        style::contrast,
    };

    #[test]
    fn places_stand_out_from_the_grass_but_are_quieter_than_cows() {
        let ratio = contrast(PLACE.egui(), GRASS.egui());
        assert!((1.5..1.7).contains(&ratio), "{ratio}");
        assert!(contrast(PLACE_RIM.egui(), GRASS.egui()) >= 3.0);
    }

    #[test]
    fn blue_equals_the_first_owner_colour_and_stands_out_from_every_ground() {
        let blue = herd_colours(Colour::Blue).0;
        assert_eq!(blue, OWNERS[0]);
        for ground in [GRASS, STEPPE, PAPER, PAPER_DARK] {
            let ratio = contrast(blue.egui(), ground.egui());
            assert!(ratio >= 3.0, "blue on {ground:?}: {ratio}");
        }
    }

    /// Matrices for linear light that simulate kinds of colour vision (Machado 2009): normal, protan, deutan and
    /// tritan.
    const COLOUR_VISIONS: [[[f32; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
    ];
    const CONES: [[f32; 3]; 3] = [
        [0.412_221_5, 0.536_332_5, 0.051_446],
        [0.211_903_5, 0.680_699_5, 0.107_396_96],
        [0.088_302_46, 0.281_718_84, 0.629_978_7],
    ];
    const LAB: [[f32; 3]; 3] = [
        [0.210_454_26, 0.793_617_8, -0.004_072_047],
        [1.977_998_5, -2.428_592_2, 0.450_593_7],
        [0.025_904_037, 0.782_771_77, -0.808_675_8],
    ];

    fn multiply(matrix: &[[f32; 3]; 3], vector: [f32; 3]) -> [f32; 3] {
        matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
    }

    /// The colour in OKLab × 100, as seen with this kind of colour vision.
    fn oklab(colour: Rgb, vision: &[[f32; 3]; 3]) -> [f32; 3] {
        let [r, g, b, _] = colour.linear();
        let light = multiply(vision, [r, g, b]).map(|part| part.clamp(0.0, 1.0));
        multiply(&LAB, multiply(&CONES, light).map(f32::cbrt)).map(|part| part * 100.0)
    }

    /// The minimum distance between two colours across these kinds of colour vision.
    fn min_distance(one: Rgb, other: Rgb) -> f32 {
        let distance = |vision| {
            let (a, b) = (oklab(one, vision), oklab(other, vision));
            a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
        };
        COLOUR_VISIONS.iter().map(distance).fold(f32::INFINITY, f32::min)
    }

    #[test]
    fn herds_are_distinguishable_from_each_other_and_from_the_grass() {
        for (index, one) in Colour::ALL.into_iter().enumerate() {
            for other in Colour::ALL.into_iter().skip(index + 1) {
                let distance = min_distance(herd_colours(one).0, herd_colours(other).0);
                assert!(distance > 14.0, "{one:?} and {other:?}: {distance}");
            }
            for ground in [GRASS, STEPPE, PLACE] {
                let distance = min_distance(herd_colours(one).0, ground);
                assert!(distance > 7.0, "{one:?} on {ground:?}: {distance}");
            }
            assert!(min_distance(herd_colours(one).0, herd_colours(one).1) > 25.0, "{one:?} and its rim");
        }
    }
}
