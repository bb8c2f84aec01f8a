//! Players with their purses and what their foundations have brought (HAB-GUT 1 and 3).

use bevy::prelude::*;

use crate::table::{Happened, Player};
use hab_gut::{
    HabGut, Position,
    effect::{PurseEffect, ShareEffect},
};

/// A player's own money, without the foundation. Open to all.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Purse(u32);

impl Purse {
    /// How much is in it.
    pub fn money(self) -> u32 {
        self.0
    }
}

/// A player's foundation. The shares in it are entities of their own.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Foundation(u32);

impl Foundation {
    /// What it brought in the halves that are over.
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

/// Fills and empties purses.
pub fn apply_purses(happened: Res<Happened<HabGut>>, mut purses: Query<(&Player, &mut Purse)>) {
    for effect in &happened.purses {
        let (PurseEffect::Paid { seat, .. } | PurseEffect::Earned { seat, .. }) = *effect;
        for (_, mut purse) in purses.iter_mut().filter(|(player, _)| player.seat() == seat) {
            match *effect {
                PurseEffect::Paid { seat: _, money } => purse.0 -= money,
                PurseEffect::Earned { seat: _, money } => purse.0 += money,
            }
        }
    }
}

/// Notes what foundations bring.
pub fn apply_foundations(happened: Res<Happened<HabGut>>, mut foundations: Query<(&Player, &mut Foundation)>) {
    for effect in &happened.shares {
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
