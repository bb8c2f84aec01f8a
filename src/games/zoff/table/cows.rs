//! Cows on the prairies, and those that are still to be placed (ZOFF 1 and 3).

use bevy::prelude::*;

use crate::table::{Happened, OnTable, Since};
use zoff::{Colour, Position, Prairie, Zoff, effect::CowEffect};

/// A cow on a prairie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Cow {
    colour: Colour,
    prairie: Prairie,
}

impl Cow {
    /// Its colour.
    pub fn colour(self) -> Colour {
        self.colour
    }

    /// Where it stands.
    pub fn prairie(self) -> Prairie {
        self.prairie
    }
}

fn cow(colour: Colour, prairie: Prairie, since: Since) -> impl Bundle {
    (Name::new("Cow"), Cow { colour, prairie }, since)
}

/// The cows of a colour that are still to be placed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Corral {
    colour: Colour,
    left: u8,
}

impl Corral {
    /// Their colour.
    pub fn colour(self) -> Colour {
        self.colour
    }

    /// How many they are.
    pub fn left(self) -> u8 {
        self.left
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for colour in Colour::ALL {
        world.spawn((Name::new("Corral"), Corral { colour, left: position.left[colour.index()] }));
        for prairie in Prairie::ALL {
            for _ in 0..position.herd(prairie, colour) {
                world.spawn(cow(colour, prairie, Since::BEGINNING));
            }
        }
    }
}

/// Lets cows come to prairies, out of their corrals.
pub fn apply(mut commands: Commands, happened: Res<Happened<Zoff>>, mut corrals: Query<&mut Corral>) {
    for effect in &happened.cows {
        let CowEffect::Placed { colour, prairie, cows, herd: _, left, by: _ } = *effect;
        for _ in 0..cows {
            commands.spawn(cow(colour, prairie, happened.since()));
        }
        for mut corral in corrals.iter_mut().filter(|corral| corral.colour == colour) {
            corral.left = left;
        }
    }
}
