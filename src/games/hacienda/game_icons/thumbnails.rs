//! Simplified icons of the kinds of ground, for thumbnails of boards. They have only the largest shapes, because one
//! mesh holds many hexes.

use bevy_egui::egui::Color32;

use super::rgb;
use hacienda_rules::{Ground, Landscape};

/// Returns the shapes of a ground's icon on a canvas of 100 by 100 units in drawing order, each as an outline and a
/// colour. The pampas has no shapes; it is the background.
pub fn shapes(ground: Ground) -> Vec<(&'static str, Color32)> {
    let shapes: &[(&str, u32)] = match ground {
        Ground::Pampas => &[],
        Ground::Land(Landscape::Mountain) => &[
            ("M 46 88 L 72 34 L 100 88 Z", 0x8C9DB4),
            ("M 72 34 L 82 53 L 72 57 L 63 52 Z", 0xFFFFFF),
            ("M 0 88 L 39 10 L 78 88 Z", 0x64758D),
            ("M 39 10 L 55 42 L 41 49 L 23 42 Z", 0xFFFFFF),
        ],
        Ground::Land(Landscape::Forest) => &[
            ("M 67 62 L 77 62 L 79 94 L 65 94 Z", 0xB98652),
            ("M 50 50 L 58 28 L 76 22 L 94 34 L 97 54 L 84 68 L 60 68 Z", 0x8FC46B),
            ("M 25 80 L 35 80 L 35 94 L 25 94 Z", 0xB98652),
            ("M 30 4 L 49 36 L 41 36 L 60 84 L 0 84 L 19 36 L 11 36 Z", 0x4F9C7A),
        ],
        Ground::Land(Landscape::Meadow) => &[
            ("M 46 96 L 47 50 L 53 50 L 54 96 Z", 0x3F6A1E),
            ("M 17 34 L 31 14 L 55 8 L 77 20 L 84 42 L 70 62 L 44 66 L 24 56 Z", 0xFFFFFF),
            ("M 40 36 L 50 27 L 60 36 L 50 46 Z", 0xF2B01E),
            ("M 4 66 L 14 54 L 28 60 L 28 76 L 14 82 Z", 0xFFE9F2),
            ("M 74 60 L 86 52 L 97 62 L 92 76 L 78 74 Z", 0xFFE36B),
        ],
        Ground::Land(Landscape::Rocks) => &[
            ("M 18 86 L 12 58 L 26 28 L 48 14 L 66 26 L 76 56 L 72 86 Z", 0xCFB596),
            ("M 15 58 L 27 30 L 48 17 L 52 40 L 36 62 Z", 0xF0E2CC),
            ("M 54 40 L 63 28 L 73 56 L 70 84 L 52 84 Z", 0x7C5F45),
            ("M 58 92 L 56 72 L 70 56 L 88 60 L 98 78 L 96 92 Z", 0xE0CDB2),
        ],
        Ground::Land(Landscape::Swamp) => &[
            ("M 2 80 L 18 68 L 50 63 L 82 68 L 98 80 L 82 92 L 50 97 L 18 92 Z", 0x363A5E),
            ("M 28 82 L 21 30 L 27 29 L 36 82 Z", 0xC5D68A),
            ("M 46 84 L 48 20 L 54 20 L 53 84 Z", 0xC5D68A),
            ("M 62 82 L 75 38 L 80 40 L 69 82 Z", 0xC5D68A),
            ("M 17 8 L 29 8 L 31 38 L 19 38 Z", 0x6B3F22),
            ("M 45 0 L 57 0 L 57 31 L 45 31 Z", 0x6B3F22),
            ("M 74 18 L 86 20 L 81 46 L 69 43 Z", 0x6B3F22),
        ],
        Ground::Water => &[
            ("M 6 40 Q 28 18 50 40 Q 72 60 94 40 L 94 50 Q 72 70 50 50 Q 28 28 6 50 Z", 0xD5EBFF),
            ("M 18 70 Q 36 54 54 70 Q 70 84 86 70 L 86 79 Q 70 93 54 79 Q 36 63 18 79 Z", 0xD5EBFF),
        ],
        Ground::Market => &[
            ("M 10 44 L 90 44 L 90 98 L 10 98 Z", 0xC9955B),
            ("M 22 52 L 78 52 L 78 70 L 22 70 Z", 0x5A3A1E),
            ("M 14 4 L 28 4 L 20 50 L 0 50 Z", 0xC8402A),
            ("M 28 4 L 43 4 L 40 50 L 20 50 Z", 0xFFF7E6),
            ("M 43 4 L 57 4 L 60 50 L 40 50 Z", 0xC8402A),
            ("M 57 4 L 72 4 L 80 50 L 60 50 Z", 0xFFF7E6),
            ("M 72 4 L 86 4 L 100 50 L 80 50 Z", 0xC8402A),
        ],
    };
    shapes.iter().map(|(outline, colour)| (*outline, rgb(*colour))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::path::{self, Detail};

    #[test]
    fn every_ground_except_pampas_has_an_icon_within_its_canvas() {
        let grounds = Landscape::ALL.map(Ground::Land).into_iter().chain([Ground::Water, Ground::Market]);
        for ground in grounds {
            let shapes = shapes(ground);
            assert!(shapes.len() > 1, "{ground:?}");
            for (outline, _) in shapes {
                let outline = path::outline(outline, Detail::FULL);
                assert!(!outline.triangles.is_empty(), "{ground:?}");
                let inside = |length: f32| (0.0..=100.0).contains(&length);
                assert!(outline.points.iter().all(|point| inside(point.x) && inside(point.y)), "{ground:?}");
            }
        }
        assert!(shapes(Ground::Pampas).is_empty());
    }
}
