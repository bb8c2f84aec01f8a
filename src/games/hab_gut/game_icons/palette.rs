//! The colours of goods, paper and wood in this game. Colours are secondary: players tell goods apart by their
//! pictures.

use hab_gut::Good;

use crate::theme::colours::Rgb;

/// The colour of a good, as on its certificates and market cards and in its price chart.
pub const fn good(good: Good) -> Rgb {
    match good {
        Good::Coal => Rgb::hex(0x3C3F4A),
        Good::Wheat => Rgb::hex(0xD79A21),
        Good::Coffee => Rgb::hex(0x7B3F1D),
        Good::Rubber => Rgb::hex(0xB5536B),
        Good::Tea => Rgb::hex(0x2F7D5B),
        Good::Salt => Rgb::hex(0x4F8FC4),
    }
}

/// The wood of racks and rails.
pub const WOOD: Rgb = Rgb::hex(0x9A6A40);
/// The lit side of the wood.
pub const WOOD_LIGHT: Rgb = Rgb::hex(0xBB8A5A);
/// The shaded side of the wood.
pub const WOOD_DARK: Rgb = Rgb::hex(0x5E3D24);
/// The back of a market card.
pub const BACK: Rgb = Rgb::hex(0x6E2436);
/// The paper of banknotes.
pub const NOTE: Rgb = Rgb::hex(0xBFD0AE);
/// The ink of banknotes.
pub const NOTE_INK: Rgb = Rgb::hex(0x35583C);
/// The paper of envelopes.
pub const ENVELOPE: Rgb = Rgb::hex(0xE7CFA3);
/// Sealing wax.
pub const WAX: Rgb = Rgb::hex(0xA8231F);
/// The green cloth under the exchange.
pub const CLOTH: Rgb = Rgb::hex(0x2F4F45);
