//! Reads a position from the components of the table.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    cards::{Card, CardLocation, DealSeed, NextRacks},
    clock::Clock,
    markers::Marker,
    players::{Foundation, Purse},
    shares::{Holder, Share},
};
use crate::table::Player;
use hab_gut::Position;

/// All queries needed to read a position from the table.
#[derive(SystemParam)]
pub struct Pieces<'w, 's> {
    markers: Query<'w, 's, &'static Marker>,
    shares: Query<'w, 's, &'static Share>,
    cards: Query<'w, 's, &'static Card>,
    later: Query<'w, 's, (&'static DealSeed, &'static NextRacks)>,
    players: Query<'w, 's, (&'static Player, &'static Purse, &'static Foundation)>,
    clock: Query<'w, 's, &'static Clock>,
}

impl Pieces<'_, '_> {
    pub(super) fn read(&self) -> Option<Position> {
        let clock = self.clock.single().ok()?;
        let (deal_seed, next_racks) = self.later.single().ok()?;
        let mut position = Position {
            start: clock.start(),
            rounds: clock.rounds(),
            turn: clock.turn(),
            deal_seed: deal_seed.seed(),
            next_racks: next_racks.racks(),
            over: clock.is_over(),
            ..Position::BLANK
        };
        for marker in &self.markers {
            position.prices[marker.good().index()] = marker.price();
            position.stuck[marker.good().index()] = marker.is_stuck();
        }
        for share in &self.shares {
            let shares = match share.holder() {
                Holder::Supply => &mut position.supply,
                Holder::Player(seat) => &mut position.shares[seat.index()],
                Holder::Foundation(seat) => &mut position.foundations[seat.index()],
            };
            shares[share.good().index()] += 1;
        }
        for card in &self.cards {
            match card.location() {
                CardLocation::Rack(seat) => position.racks[seat.index()].put(card.card()),
                CardLocation::Undealt => position.undealt.put(card.card()),
                CardLocation::Out => {}
            }
        }
        for (player, purse, foundation) in &self.players {
            position.seats += 1;
            position.money[player.seat().index()] = purse.money();
            position.saved[player.seat().index()] = foundation.saved();
        }
        Some(position)
    }
}
