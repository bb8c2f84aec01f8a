//! The palette: colours that the games share, each with its purpose.

use bevy::color::{Color, LinearRgba};
use bevy_egui::egui::Color32;

/// A colour on the screen: sRGB, 8 bits each for red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// Creates a colour from `0xRRGGBB`.
    pub const fn hex(code: u32) -> Rgb {
        Rgb([(code >> 16) as u8, (code >> 8) as u8, code as u8])
    }

    /// Converts to egui's colour.
    pub const fn egui(self) -> Color32 {
        Color32::from_rgb(self.0[0], self.0[1], self.0[2])
    }

    /// Converts to Bevy's colour.
    pub fn bevy(self) -> Color {
        Color::srgb_u8(self.0[0], self.0[1], self.0[2])
    }

    /// Returns linear light from 0 to 1 with full opacity, for vertex colours and shaders.
    pub fn linear(self) -> [f32; 4] {
        let LinearRgba { red, green, blue, alpha } = self.bevy().to_linear();
        [red, green, blue, alpha]
    }

    /// Mixes with another colour. A `share` of 0 returns this colour, 1 the other. Interpolates the sRGB values, not
    /// linear light.
    pub fn mix(self, other: Rgb, share: f32) -> Rgb {
        let share = share.clamp(0.0, 1.0);
        let one = |index: usize| {
            let (a, b) = (f32::from(self.0[index]), f32::from(other.0[index]));
            (a + (b - a) * share).round() as u8
        };
        Rgb([one(0), one(1), one(2)])
    }

    /// Mixes with white.
    pub fn light(self, share: f32) -> Rgb {
        self.mix(Rgb([255; 3]), share)
    }

    /// Mixes with a warm black.
    pub fn dark(self, share: f32) -> Rgb {
        self.mix(Rgb::hex(0x1A120C), share)
    }
}

/// The background of cards, tags and panels.
pub const PAPER: Rgb = Rgb::hex(0xFBF4E6);
/// A shade darker than paper: empty card places, rails, disabled buttons.
pub const PAPER_DARK: Rgb = Rgb::hex(0xF0E4CC);
/// Text; contrast 14.4 : 1 on paper.
pub const INK: Rgb = Rgb::hex(0x2A2118);
/// Secondary text; contrast 5.8 : 1 on paper.
pub const INK_MUTED: Rgb = Rgb::hex(0x6B5D4A);
/// Accents and dividing lines; never text.
pub const GOLD: Rgb = Rgb::hex(0xB7791F);
/// Bright gold: coins, the disc of the sun, and the discs behind the numbers of steps.
pub const GOLD_LIGHT: Rgb = Rgb::hex(0xF3C14B);
/// The bright ring around available choices and around the focused widget.
pub const RING: Rgb = Rgb::hex(0xFFF6C8);
/// A dark red, for example for refusals and problems.
pub const REFUSED: Rgb = Rgb::hex(0x5A2A22);
/// The table top behind everything.
pub const TABLETOP: Rgb = Rgb::hex(0x6B4A33);
/// The frame around the board.
pub const FRAME: Rgb = Rgb::hex(0x8A5A36);

/// The blue of a player, in every game.
pub const BLUE: Rgb = Rgb::hex(0x1F5FBF);
/// The owners' colours in their default order: blue, vermilion, charcoal, ivory, pink.
pub const OWNERS: [Rgb; 5] = [BLUE, Rgb::hex(0xD1381F), Rgb::hex(0x2B2B33), Rgb::hex(0xFFF8EA), Rgb::hex(0xE880B4)];

/// The rim around each owner's pieces: light around the dark colours, dark around ivory and pink.
pub const RIMS: [Rgb; 5] =
    [Rgb::hex(0xFFF8EA), Rgb::hex(0xFFF8EA), Rgb::hex(0xF2E3C2), Rgb::hex(0x3A2E22), Rgb::hex(0x4A2138)];
