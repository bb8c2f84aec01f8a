//! Reads a position from the components of the table.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    cards::{ChosenPair, CowCard, DealtCard, PairSlot},
    clock::Clock,
    cows::{Cow, CowSupply},
    players::{Bid, Lots, PlayerColour},
    prairies::{Bonuses, FairDue, Gate, PrairiePiece},
};
use crate::table::Player;
use zoff::{Fair, MAX_SEATS, Position, Seat};

/// All queries needed to read a position from the table.
#[derive(SystemParam)]
pub struct Pieces<'w, 's> {
    cows: Query<'w, 's, &'static Cow>,
    supplies: Query<'w, 's, &'static CowSupply>,
    prairies: Query<'w, 's, (&'static PrairiePiece, &'static Gate, &'static Bonuses, &'static FairDue)>,
    players: Query<'w, 's, (&'static Player, &'static PlayerColour, &'static Bid)>,
    lots: Query<'w, 's, &'static Lots>,
    cards: Query<'w, 's, &'static CowCard>,
    dealt: Query<'w, 's, &'static DealtCard>,
    pairs: Query<'w, 's, (&'static PairSlot, &'static ChosenPair)>,
    clock: Query<'w, 's, &'static Clock>,
}

impl Pieces<'_, '_> {
    pub(super) fn read(&self) -> Option<Position> {
        let clock = self.clock.single().ok()?;
        let mut position = Position {
            stage: clock.stage(),
            round: clock.round(),
            acted: Seat::all(MAX_SEATS as u8).filter(|seat| clock.has_acted(*seat)).collect(),
            lots: self.lots.single().ok()?.by_seat(),
            largest: clock.largest(),
            ..Position::BLANK
        };
        for cow in &self.cows {
            position.herds[cow.prairie().index()][cow.colour().index()] += 1;
        }
        for supply in &self.supplies {
            position.cows_left[supply.colour().index()] = supply.left();
        }
        for (player, own, bid) in &self.players {
            position.seats += 1;
            position.colours[player.seat().index()] = own.colour();
            position.bids[player.seat().index()] = bid.tenths();
        }
        for card in &self.cards {
            position.hands[card.colour().index()].put(card.card());
        }
        for card in &self.dealt {
            position.dealt[card.seat().index()].put(card.prairie());
        }
        for (slot, chosen) in &self.pairs {
            position.pairs[slot.seat().index()][usize::from(slot.place())] = chosen.pair();
        }
        self.read_prairies(&mut position);
        Some(position)
    }

    /// Reads the gates and the queues of pending bonuses and fairs.
    fn read_prairies(&self, position: &mut Position) {
        let (mut full, mut fairs) = (Vec::new(), Vec::new());
        for (piece, gate, bonuses, fair) in &self.prairies {
            let prairie = piece.prairie();
            if gate.is_open() {
                position.open.put(prairie);
            }
            full.extend(bonuses.place().map(|place| (place, prairie, bonuses.used())));
            fairs.extend(fair.due().map(|(place, colour)| (place, Fair { prairie, colour })));
        }
        full.sort_unstable_by_key(|(place, ..)| *place);
        fairs.sort_unstable_by_key(|(place, _)| *place);
        position.bonuses_used = full.first().map_or(0, |(_, _, used)| *used);
        full.into_iter().for_each(|(_, prairie, _)| position.full.push(prairie));
        fairs.into_iter().for_each(|(_, fair)| position.fairs.push(fair));
    }
}
