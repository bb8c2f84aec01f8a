//! Markets, and who has reached them (RULES.md 3.3).

use bevy::prelude::*;

use super::{At, Happened};
use hacienda_rules::{MAX_SEATS, Position, Setting, effect::MarketEffect};

/// A market, and the seats whose animals touch it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Market {
    /// By seat.
    pub reached: [bool; MAX_SEATS],
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    let mut reached = [[false; MAX_SEATS]; hacienda_rules::cells::MAX_CELLS];
    for seat in position.seats() {
        for market in position.markets_of(&setting.board, seat).iter() {
            reached[market.index()][seat.index()] = true;
        }
    }
    for market in setting.board.markets().iter() {
        world.spawn((Name::new("Market"), Market { reached: reached[market.index()] }, At(market)));
    }
}

/// Notes who has reached which market.
pub fn apply(happened: Res<Happened>, mut markets: Query<(&At, &mut Market)>) {
    for effect in &happened.markets {
        match effect {
            MarketEffect::Reached { seat, market, first: _, animals: _, land: _, pesos: _ } => {
                for (at, mut stall) in &mut markets {
                    if at.0 == *market {
                        stall.reached[seat.index()] = true;
                    }
                }
            }
        }
    }
}
