//! The markers on the price tracks of the exchange (rules: `hg-rules-track`, `hg-rules-play`).

use bevy::prelude::*;

use crate::table::{CurrentEffects, PlacedBy};
use hab_gut::{Good, HabGut, Position, effect::PriceEffect};

/// The marker of a good.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Marker {
    good: Good,
    price: u16,
    stuck: bool,
}

impl Marker {
    /// The good of the marker.
    pub fn good(self) -> Good {
        self.good
    }

    /// The price at the marker's position.
    pub fn price(self) -> u16 {
        self.price
    }

    /// Returns true if the marker is stuck at an end of its track until the game is over (house rule).
    pub fn is_stuck(self) -> bool {
        self.stuck
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for good in Good::ALL {
        let (price, stuck) = (position.prices[good.index()], position.stuck[good.index()]);
        world.spawn((Name::new("Marker"), Marker { good, price, stuck }, PlacedBy::BEGINNING));
    }
}

/// Moves markers.
pub fn apply(effects_now: Res<CurrentEffects<HabGut>>, mut markers: Query<(&mut Marker, &mut PlacedBy)>) {
    for effect in &effects_now.prices {
        let PriceEffect::Moved { good, steps: _, from: _, to, stuck } = *effect;
        for (mut marker, mut placed_by) in markers.iter_mut().filter(|(marker, _)| marker.good == good) {
            (marker.price, marker.stuck) = (to, stuck);
            *placed_by = effects_now.placed_by();
        }
    }
}
