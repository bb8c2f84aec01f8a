//! Players with their colours, bids and lots (rules: `zoff-rules-two-text`, `zoff-rules-auction`).

use bevy::prelude::*;

use crate::table::{CurrentEffects, OnTable, Player};
use zoff::{Colour, MAX_SEATS, Position, Zoff, effect::AuctionEffect};

/// A player's colour. If players have two colours each, this is the colour of the player's cow cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct PlayerColour(Option<Colour>);

impl PlayerColour {
    /// The colour, or `None` from the end of the bidding until the player takes one.
    pub fn colour(self) -> Option<Colour> {
        self.0
    }
}

/// A player's bid. Secret until all players have bid.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Bid(Option<u16>);

impl Bid {
    /// The bid in tenths of a cow, or `None` before the player bids.
    pub(super) fn tenths(self) -> Option<u16> {
        self.0
    }
}

/// The lots that decide between equal bids, by seat. The smaller lot goes first. Secret.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Lots([u8; MAX_SEATS]);

impl Lots {
    pub(super) fn by_seat(self) -> [u8; MAX_SEATS] {
        self.0
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Lots"), Lots(position.lots)));
    for seat in position.seats() {
        let (colour, bid) = (position.colours[seat.index()], position.bids[seat.index()]);
        world.spawn((Name::new("Player"), Player::of(seat), PlayerColour(colour), Bid(bid)));
    }
}

/// Copies the bids and lots from `position`.
pub(super) fn set_hidden(world: &mut World, position: &Position) {
    for (player, mut bid) in world.query::<(&Player, &mut Bid)>().iter_mut(world) {
        bid.0 = position.bids[player.seat().index()];
    }
    for mut lots in world.query::<&mut Lots>().iter_mut(world) {
        lots.0 = position.lots;
    }
}

/// Records bids, clears all colours when the bids are turned up, and assigns colours to the players who take them.
pub fn apply(effects_now: Res<CurrentEffects<Zoff>>, mut players: Query<(&Player, &mut PlayerColour, &mut Bid)>) {
    for effect in &effects_now.auction {
        for (player, mut own, mut bid) in &mut players {
            match *effect {
                AuctionEffect::Bid { seat, tenths } if seat == player.seat() => bid.0 = Some(tenths),
                AuctionEffect::TurnedUp => own.0 = None,
                AuctionEffect::Taken { seat, colour } if seat == player.seat() => own.0 = Some(colour),
                AuctionEffect::Bid { .. } | AuctionEffect::Taken { .. } => {}
            }
        }
    }
}
