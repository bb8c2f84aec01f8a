//! Reaching a market: what is paid for it (RULES.md 3.3, and 5 for Variant 1).

use tabletop::Tell;

use crate::{Cell, Cells, Effect, MarketEffect, Payment, Position, PurseEffect, Seat, Setting, Size, Species};

/// Animals and land tiles that count, and the pesos they make, for a herd that comes to one market.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// Animals of the herd.
    pub animals: u16,
    /// Own land tiles that count with it.
    pub land: u16,
    /// Pesos at each market it touches.
    pub pesos: u32,
}

/// What a herd is paid at a market.
pub fn worth<S: Size>(position: &Position<S>, setting: &Setting, seat: Seat, herd: &Cells<S>) -> Worth {
    let board = &*setting.board;
    let land = position.land_of(seat);
    let touching = board.around(herd) & land;
    let animals = herd.count();
    match setting.rulebook.payment {
        Payment::HerdPlusChains => {
            let land = board.groups_of(&touching, &land).count();
            Worth { animals, land, pesos: u32::from(animals + land) }
        }
        Payment::HerdTimesTouchingLand => {
            let land = touching.count();
            Worth { animals, land, pesos: u32::from(animals) * u32::from(land) }
        }
    }
}

/// What an animal of the species would be paid on this hex, at all markets together, if it stood there.
pub fn payment_at(position: &Position<impl Size>, setting: &Setting, seat: Seat, species: Species, at: Cell) -> u32 {
    let markets = setting.board.markets_beside(at).count() as u32;
    if markets == 0 {
        return 0;
    }
    let herd = setting.board.group(at, &position.herding(setting, seat, species));
    worth(position, setting, seat, &herd).pesos * markets
}

impl<S: Size> Position<S> {
    /// Pays for each market that the animal just placed on this hex touches.
    pub(super) fn reach_markets(
        &mut self,
        setting: &Setting,
        species: Species,
        at: Cell,
        told: &mut impl Tell<Effect>,
    ) {
        let board = &*setting.board;
        let mut markets = board.markets_beside(at).peekable();
        if markets.peek().is_none() {
            return;
        }
        let seat = self.turn.seat;
        let herd = board.group(at, &self.herding(setting, seat, species));
        let Worth { animals, land, pesos } = worth(self, setting, seat, &herd);
        let mut before = self.all_animals_of(seat);
        before.take(at);
        for market in markets {
            let first = told.listens() && !board.touches(market, &before);
            let reached = MarketEffect::Reached { seat, market, first, animals, land, pesos };
            self.tell(Effect::Market(reached), told);
            self.tell(Effect::Purse(PurseEffect::Earned { seat, pesos }), told);
        }
    }
}
