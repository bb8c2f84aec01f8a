//! Cows on the prairies and in the supply (rules: `zoff-rules-cards`, `zoff-rules-place-number`).

use bevy::prelude::*;

use crate::table::{CurrentEffects, OnTable, PlacedBy};
use zoff::{Colour, Position, Prairie, Zoff, effect::CowEffect};

/// A cow on a prairie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Cow {
    colour: Colour,
    prairie: Prairie,
}

impl Cow {
    /// The colour of the cow.
    pub fn colour(self) -> Colour {
        self.colour
    }

    /// The prairie that the cow stands on.
    pub fn prairie(self) -> Prairie {
        self.prairie
    }
}

fn cow(colour: Colour, prairie: Prairie, placed_by: PlacedBy) -> impl Bundle {
    (Name::new("Cow"), Cow { colour, prairie }, placed_by)
}

/// The supply of a colour: the cows that have not been placed yet.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct CowSupply {
    colour: Colour,
    left: u8,
}

impl CowSupply {
    /// The colour of the cows.
    pub fn colour(self) -> Colour {
        self.colour
    }

    /// The number of cows left.
    pub fn left(self) -> u8 {
        self.left
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for colour in Colour::ALL {
        world.spawn((Name::new("Cow supply"), CowSupply { colour, left: position.cows_left[colour.index()] }));
        for prairie in Prairie::ALL {
            for _ in 0..position.herd(prairie, colour) {
                world.spawn(cow(colour, prairie, PlacedBy::BEGINNING));
            }
        }
    }
}

/// Moves cows from their supply onto prairies.
pub fn apply(mut commands: Commands, effects_now: Res<CurrentEffects<Zoff>>, mut supplies: Query<&mut CowSupply>) {
    for effect in &effects_now.cows {
        let CowEffect::Placed { colour, prairie, cows, herd: _, left, by: _ } = *effect;
        for _ in 0..cows {
            commands.spawn(cow(colour, prairie, effects_now.placed_by()));
        }
        for mut supply in supplies.iter_mut().filter(|supply| supply.colour == colour) {
            supply.left = left;
        }
    }
}
