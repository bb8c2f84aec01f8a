//! Shares: in the supply, before players and in their foundations (HAB-GUT 1 and 3).

use bevy::prelude::*;

use crate::table::{Happened, Since};
use hab_gut::{Good, HabGut, Position, Seat, effect::ShareEffect};

/// Where a share lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect))]
pub enum Holder {
    /// Nobody has it.
    Supply,
    /// Before a player.
    Player(Seat),
    /// Face down in the foundation of a player.
    Foundation(Seat),
}

/// A share.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Share {
    good: Good,
    holder: Holder,
}

impl Share {
    /// Where it lies.
    pub fn holder(self) -> Holder {
        self.holder
    }

    /// Its good, wherever it lies.
    pub(super) fn good(self) -> Good {
        self.good
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for good in Good::ALL {
        let mut put = |holder: Holder, count: u8| {
            (0..count).for_each(|_| {
                world.spawn((Name::new("Share"), Share { good, holder }, Since::BEGINNING));
            });
        };
        put(Holder::Supply, position.supply[good.index()]);
        for seat in position.seats() {
            put(Holder::Player(seat), position.shares[seat.index()][good.index()]);
            put(Holder::Foundation(seat), position.foundations[seat.index()][good.index()]);
        }
    }
}

/// Lets shares change hands.
pub fn apply(happened: Res<Happened<HabGut>>, mut shares: Query<(&mut Share, &mut Since)>) {
    let mut go = |good: Good, from: Holder, to: Holder, count: u8| {
        let there = shares.iter_mut().filter(|(share, _)| **share == Share { good, holder: from });
        for (mut share, mut since) in there.take(usize::from(count)) {
            share.holder = to;
            *since = happened.since();
        }
    };
    for effect in &happened.shares {
        match *effect {
            ShareEffect::Bought { seat, good, count, price: _ } => {
                go(good, Holder::Supply, Holder::Player(seat), count);
            }
            ShareEffect::Sold { seat, good, count, price: _ } => go(good, Holder::Player(seat), Holder::Supply, count),
            ShareEffect::Given { seat, good, place: _ } => go(good, Holder::Player(seat), Holder::Foundation(seat), 1),
            ShareEffect::Opened { seat, shares, money: _, saved: _ } => {
                for (good, count) in Good::ALL.into_iter().zip(shares) {
                    go(good, Holder::Foundation(seat), Holder::Supply, count);
                }
            }
        }
    }
}
