//! Markets, and the pegs of the players who have reached them (rules: `rule-market`).

use bevy::prelude::*;

use super::{CurrentEffects, GameSetting, OnHex, OwnedBy, PlacedBy, TableReader, animals::Animal};
use hacienda_rules::{Cell, Effect, Position, Seat, Setting, effect::MarketEffect};

/// A market. Players place nothing on its hex; pegs at its stall show who has reached it.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Market;

/// A peg at a market's stall. Each seat with an animal next to the market has one.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Peg;

fn peg(seat: Seat, market: Cell, placed_by: PlacedBy) -> impl Bundle {
    (Name::new("Peg"), Peg, OnHex(market), OwnedBy(seat), placed_by)
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    for market in setting.board.markets().iter() {
        world.spawn((Name::new("Market"), Market, OnHex(market)));
    }
    for seat in position.seats() {
        for market in position.markets_of(&setting.board, seat).iter() {
            world.spawn(peg(seat, market, PlacedBy::BEGINNING));
        }
    }
}

/// Spawns a peg when a seat reaches a market for the first time.
pub fn apply(mut commands: Commands, effects_now: Res<CurrentEffects>) {
    for effect in effects_now.iter() {
        if let Effect::Market(MarketEffect::Reached { seat, market, first: true, .. }) = effect {
            commands.spawn(peg(*seat, *market, effects_now.placed_by()));
        }
    }
}

/// Corrects the pegs after animals have changed, for example by a direct edit, so that each seat has one at each market
/// that its animals touch.
pub fn correct_pegs(
    mut commands: Commands,
    playing: Option<Res<GameSetting>>,
    reader: TableReader,
    moved: Query<(), (With<Animal>, Or<(Changed<OnHex>, Changed<OwnedBy>)>)>,
    mut gone: RemovedComponents<Animal>,
    effects_now: Res<CurrentEffects>,
    pegs: Query<(Entity, &OnHex, &OwnedBy), With<Peg>>,
) {
    if gone.read().count() == 0 && moved.is_empty() {
        return;
    }
    let (Some(playing), Some(position)) = (playing, reader.snapshot()) else { return };
    for seat in position.seats() {
        let mut reached = position.markets_of(&playing.0.board, seat);
        for (peg, at, _) in pegs.iter().filter(|(_, _, owner)| owner.seat() == seat) {
            if reached.has(at.cell()) {
                reached.take(at.cell());
            } else {
                commands.entity(peg).despawn();
            }
        }
        for market in reached.iter() {
            commands.spawn(peg(seat, market, effects_now.placed_by()));
        }
    }
}
