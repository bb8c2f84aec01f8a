//! Shares: in the supply, held by players, and in foundations (rules: `hg-rules-goods`, `hg-rules-buy`,
//! `hg-rules-give`).

use bevy::prelude::*;

use crate::table::{CurrentEffects, PlacedBy, set_face_down};
use hab_gut::{Good, HabGut, Position, Seat, effect::ShareEffect};

/// The location of a share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect))]
pub enum Holder {
    /// In the supply.
    Supply,
    /// Held by a player.
    Player(Seat),
    /// Face down in a player's foundation.
    Foundation(Seat),
}

/// A share of a good.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Share {
    good: Good,
    holder: Holder,
}

impl Share {
    /// The location of the share.
    pub fn holder(self) -> Holder {
        self.holder
    }

    /// The good of the share, hidden or not.
    pub(super) fn good(self) -> Good {
        self.good
    }
}

/// The shares of a position.
fn shares(position: &Position) -> Vec<Share> {
    let mut shares = Vec::new();
    for good in Good::ALL {
        let mut put = |holder: Holder, count: u8| (0..count).for_each(|_| shares.push(Share { good, holder }));
        put(Holder::Supply, position.supply[good.index()]);
        for seat in position.seats() {
            put(Holder::Player(seat), position.shares[seat.index()][good.index()]);
            put(Holder::Foundation(seat), position.foundations[seat.index()][good.index()]);
        }
    }
    shares
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for share in shares(position) {
        world.spawn((Name::new("Share"), share, PlacedBy::BEGINNING));
    }
}

/// Changes the goods of the shares in the foundations. No share moves, so each keeps the number of the action that last
/// moved it.
pub(super) fn set_hidden(world: &mut World, position: &Position) {
    set_face_down(world, shares(position), |share| share.holder);
}

/// Moves shares between their holders.
pub fn apply(effects_now: Res<CurrentEffects<HabGut>>, mut shares: Query<(&mut Share, &mut PlacedBy)>) {
    let mut move_shares = |good: Good, from: Holder, to: Holder, count: u8| {
        let matching = shares.iter_mut().filter(|(share, _)| **share == Share { good, holder: from });
        for (mut share, mut placed_by) in matching.take(usize::from(count)) {
            share.holder = to;
            *placed_by = effects_now.placed_by();
        }
    };
    for effect in &effects_now.shares {
        match *effect {
            ShareEffect::Bought { seat, good, count, price: _ } => {
                move_shares(good, Holder::Supply, Holder::Player(seat), count);
            }
            ShareEffect::Sold { seat, good, count, price: _ } => {
                move_shares(good, Holder::Player(seat), Holder::Supply, count)
            }
            ShareEffect::Given { seat, good, place: _ } => {
                move_shares(good, Holder::Player(seat), Holder::Foundation(seat), 1)
            }
            ShareEffect::Opened { seat, shares, money: _, saved: _ } => {
                for (good, count) in Good::ALL.into_iter().zip(shares) {
                    move_shares(good, Holder::Foundation(seat), Holder::Supply, count);
                }
            }
        }
    }
}
