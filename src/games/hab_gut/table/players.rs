//! Players with their purses and the money saved in their foundations (rules: `hg-rules-money`, `hg-rules-half-over`).

use bevy::prelude::*;

use crate::table::{CurrentEffects, Player};
use hab_gut::{
    HabGut, Position,
    effect::{PurseEffect, ShareEffect},
};

/// A player's money outside the foundation. Visible to all.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Purse(u32);

impl Purse {
    /// The amount of money.
    pub fn money(self) -> u32 {
        self.0
    }
}

/// A player's foundation. The shares in it are separate entities.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Foundation(u32);

impl Foundation {
    /// The money that the foundation earned in completed halves.
    pub fn saved(self) -> u32 {
        self.0
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for seat in position.seats() {
        let (money, saved) = (position.money[seat.index()], position.saved[seat.index()]);
        world.spawn((Name::new("Player"), Player::of(seat), Purse(money), Foundation(saved)));
    }
}

/// Applies payments and earnings to purses.
pub fn apply_purses(effects_now: Res<CurrentEffects<HabGut>>, mut purses: Query<(&Player, &mut Purse)>) {
    for effect in &effects_now.purses {
        let (PurseEffect::Paid { seat, .. } | PurseEffect::Earned { seat, .. }) = *effect;
        for (_, mut purse) in purses.iter_mut().filter(|(player, _)| player.seat() == seat) {
            match *effect {
                PurseEffect::Paid { seat: _, money } => purse.0 -= money,
                PurseEffect::Earned { seat: _, money } => purse.0 += money,
            }
        }
    }
}

/// Records the money that foundations earn.
pub fn apply_foundations(effects_now: Res<CurrentEffects<HabGut>>, mut foundations: Query<(&Player, &mut Foundation)>) {
    for effect in &effects_now.shares {
        match *effect {
            ShareEffect::Opened { seat, shares: _, money: _, saved } => {
                for (_, mut foundation) in foundations.iter_mut().filter(|(player, _)| player.seat() == seat) {
                    foundation.0 = saved;
                }
            }
            ShareEffect::Bought { .. } | ShareEffect::Sold { .. } | ShareEffect::Given { .. } => {}
        }
    }
}
