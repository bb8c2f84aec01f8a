//! The high-contrast theme: replaces the palette's shades of paper, ink and gold wherever they are drawn.

use bevy_egui::egui::{ClippedPrimitive, Color32, epaint::Primitive};

use super::style::{DISABLED, EDGE, GOLD, INK, INK_MUTED, PAPER, PAPER_DARK};

/// The replacement for each shade. Paper becomes white or nearly white; text and edges become black or dark. The
/// colours of owners, landscapes and animals carry meaning and stay.
const PAIRS: [(Color32, Color32); 7] = [
    (PAPER, Color32::WHITE),
    (PAPER_DARK, Color32::from_gray(0xF0)),
    (EDGE, Color32::BLACK),
    (INK, Color32::BLACK),
    (INK_MUTED, Color32::BLACK),
    (GOLD, Color32::from_rgb(0x6E, 0x40, 0x00)),
    (DISABLED, Color32::from_gray(0x50)),
];

/// Returns the high-contrast replacement for a colour, or the colour itself if it has none.
fn high_contrast(colour: Color32) -> Color32 {
    PAIRS.iter().find(|(usual, _)| *usual == colour).map_or(colour, |(_, high)| *high)
}

/// Replaces these shades in everything about to be painted. Since this happens in one place, no widget has to handle
/// high contrast itself.
pub fn raise_contrast(painted: &mut [ClippedPrimitive]) {
    for primitive in painted {
        if let Primitive::Mesh(mesh) = &mut primitive.primitive {
            mesh.vertices.iter_mut().for_each(|vertex| vertex.color = high_contrast(vertex.color));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::style::contrast;
    use super::*;

    #[test]
    fn high_contrast_text_reaches_seven_to_one() {
        for sheet in [PAPER, PAPER_DARK].map(high_contrast) {
            for read in [INK, INK_MUTED, DISABLED, EDGE, GOLD].map(high_contrast) {
                assert!(contrast(read, sheet) >= 7.0, "{read:?} on {sheet:?}: {}", contrast(read, sheet));
            }
        }
        assert!(contrast(high_contrast(PAPER), high_contrast(INK)) >= 20.0);
    }

    #[test]
    fn other_colours_are_unchanged() {
        for colour in [Color32::TRANSPARENT, Color32::from_rgb(0x1F, 0x5F, 0xBF)] {
            assert_eq!(high_contrast(colour), colour);
        }
    }
}
