//! Resolve: one system for each page of the rules works out what the action brings about, on the photograph.

use bevy::prelude::*;

use super::{Act, TurnSystems, judge::wants, was_allowed};
use crate::table::{Happened, Playing};
use hacienda_rules::{
    Action, Card, Effects, Position, Row, Setting, animals, cards, haciendas, harvest, land, markets, ponds, turn,
};

pub(super) fn add_to(schedule: &mut Schedule) {
    let pages = (
        cards_resolve.run_if(wants(|row| matches!(row, Row::BuyTop | Row::BuyDisplay))),
        land_resolve.run_if(wants(|row| row == Row::Land)),
        animals_resolve.run_if(wants(|row| row == Row::Animal)),
        markets_resolve.run_if(wants(|row| row == Row::Animal)),
        harvest_resolve.run_if(wants(|row| row == Row::Harvest)),
        haciendas_resolve.run_if(wants(|row| row == Row::Hacienda)),
        ponds_resolve.run_if(wants(|row| row == Row::Pond)),
        // Turns, rounds and scorings come last: they look at what the other pages did.
        turn_resolve.run_if(was_allowed),
        route.run_if(was_allowed),
    );
    schedule.add_systems(pages.chain().in_set(TurnSystems::Resolve));
}

/// Lets a page carry its part of the action out on the photograph.
fn resolve(act: &mut Act, playing: &Playing, page: impl FnOnce(&mut Position, &Setting, Action, &mut Effects)) {
    let Some(action) = act.allowed() else { return };
    let Act { photograph: Some(position), effects, .. } = act else { return };
    page(position, &playing.0, action, effects);
}

fn cards_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, |position, setting, action, effects| match action {
        Action::BuyTop(deck) => cards::play_top(position, setting, deck, effects),
        Action::BuyLand(card) => cards::play_display(position, setting, Card::Land(card), effects),
        Action::BuyAnimal(species) => cards::play_display(position, setting, Card::Animal(species), effects),
        _ => {}
    });
}

fn land_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, |position, setting, action, effects| {
        if let Action::Land { card, at } = action {
            land::play(position, setting, card, at, effects);
        }
    });
}

fn animals_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, |position, setting, action, effects| {
        if let Action::Animal { species, at } = action {
            animals::play(position, setting, species, at, effects);
        }
    });
}

fn markets_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, |position, setting, action, effects| {
        if let Action::Animal { species, at } = action {
            markets::play(position, setting, species, at, effects);
        }
    });
}

fn harvest_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, |position, setting, action, effects| {
        if let Action::Harvest { at, from } = action {
            harvest::play(position, setting, at, from, effects);
        }
    });
}

fn haciendas_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, |position, setting, action, effects| {
        if let Action::Hacienda(at) = action {
            haciendas::play(position, setting, at, effects);
        }
    });
}

fn ponds_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, |position, setting, action, effects| {
        if let Action::Pond(cells) = action {
            ponds::play(position, setting, cells, effects);
        }
    });
}

fn turn_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, |position, setting, action, effects| match action {
        Action::End => turn::end(position, setting, effects),
        _ => turn::spend(position, setting, effects),
    });
}

fn route(act: Res<Act>, mut happened: ResMut<Happened>) {
    if let Some(after) = &act.photograph {
        happened.route(&act.effects, *after);
    }
}
