//! The colours of goods, paper and wood in this game. Colours are secondary: players tell goods apart by their
//! pictures.

use hab_gut::Good;

use crate::theme::colours::Rgb;

/// The colour of a good on its seal, certificates and market cards, and in the small picture of the prices.
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

/// The colour of the chalk for the price of a good on the blackboard.
pub const fn chalk(good: Good) -> Rgb {
    match good {
        Good::Coal => Rgb::hex(0xC6CBD8),
        Good::Wheat => Rgb::hex(0xF4C65C),
        Good::Coffee => Rgb::hex(0xDDA273),
        Good::Rubber => Rgb::hex(0xF093A8),
        Good::Tea => Rgb::hex(0x7FD3A8),
        Good::Salt => Rgb::hex(0x93C6F0),
    }
}

/// The blackboard of the exchange.
pub const BLACKBOARD: Rgb = Rgb::hex(0x24382F);
/// A lane of the blackboard, slightly lighter than the rest.
pub const LANE: Rgb = Rgb::hex(0x2C4439);
/// White chalk.
pub const CHALK: Rgb = Rgb::hex(0xE9EBDD);
/// The brass of rails and fittings.
pub const BRASS: Rgb = Rgb::hex(0xC79A3F);
/// The wood of racks and counters.
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
/// The coats and hats of brokers.
pub const COAT: Rgb = Rgb::hex(0x4A4650);
/// Sealing wax.
pub const WAX: Rgb = Rgb::hex(0xA8231F);
/// The green cloth under the exchange.
pub const CLOTH: Rgb = Rgb::hex(0x2F4F45);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::style::contrast;

    #[test]
    fn chalk_is_legible_on_the_blackboard() {
        for ground in [BLACKBOARD, LANE] {
            assert!(contrast(CHALK.egui(), ground.egui()) >= 7.0);
            for good in Good::ALL {
                assert!(contrast(chalk(good).egui(), ground.egui()) >= 4.5, "{good:?} on {ground:?}");
            }
        }
    }
}
