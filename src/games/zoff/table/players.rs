//! Players with their colours, bids and lots (ZOFF 1 and 6).

use bevy::prelude::*;

use crate::table::{Happened, OnTable, Player};
use zoff::{Colour, MAX_SEATS, Position, Zoff, effect::AuctionEffect};

/// A player's colour, of two colours that with the cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Plays(Option<Colour>);

impl Plays {
    /// The colour; `None` as long as it has to be taken.
    pub fn colour(self) -> Option<Colour> {
        self.0
    }
}

/// A player's bid in tenths of a cow. Secret until all have bid.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Bid(Option<u16>);

impl Bid {
    /// Tenths of a cow; `None` as long as there is no bid.
    pub(super) fn tenths(self) -> Option<u16> {
        self.0
    }
}

/// Who comes first where bids are equal, by seat: the smaller lot. Hidden.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Lots([u8; MAX_SEATS]);

impl Lots {
    /// The lots.
    pub(super) fn by_seat(self) -> [u8; MAX_SEATS] {
        self.0
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Lots"), Lots(position.lots)));
    for seat in position.seats() {
        let (colour, bid) = (position.colours[seat.index()], position.bids[seat.index()]);
        world.spawn((Name::new("Player"), Player::of(seat), Plays(colour), Bid(bid)));
    }
}

/// Notes bids, and gives colours to those who take them.
pub fn apply(happened: Res<Happened<Zoff>>, mut players: Query<(&Player, &mut Plays, &mut Bid)>) {
    for effect in &happened.auction {
        for (player, mut plays, mut bid) in &mut players {
            match *effect {
                AuctionEffect::Bid { seat, tenths } if seat == player.seat() => bid.0 = Some(tenths),
                AuctionEffect::TurnedUp => plays.0 = None,
                AuctionEffect::Taken { seat, colour } if seat == player.seat() => plays.0 = Some(colour),
                AuctionEffect::Bid { .. } | AuctionEffect::Taken { .. } => {}
            }
        }
    }
}
