//! Markets, and the pegs of those who have reached them (RULES.md 3.3).

use bevy::prelude::*;

use super::{At, Happened, OwnedBy, Since};
use hacienda_rules::{Position, Seat, Setting, cells::Cell, effect::MarketEffect};

/// A market. Nothing is ever placed on it; pegs stand at its stall.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Market;

/// The peg at a market's stall that says whose animals came there: one for each seat whose animals touch it.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Peg;

fn peg(seat: Seat, market: Cell, since: Since) -> impl Bundle {
    (Name::new("Peg"), Peg, At(market), OwnedBy(seat), since)
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    for market in setting.board.markets().iter() {
        world.spawn((Name::new("Market"), Market, At(market)));
    }
    for seat in position.seats() {
        for market in position.markets_of(&setting.board, seat).iter() {
            world.spawn(peg(seat, market, Since::BEGINNING));
        }
    }
}

/// Puts a peg to a market whenever a seat reaches it for the first time.
pub fn apply(mut commands: Commands, happened: Res<Happened>) {
    for effect in &happened.markets {
        match effect {
            MarketEffect::Reached { seat, market, first: true, animals: _, land: _, pesos: _ } => {
                commands.spawn(peg(*seat, *market, happened.since()));
            }
            MarketEffect::Reached { first: false, .. } => {}
        }
    }
}
