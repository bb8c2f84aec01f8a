//! Judge: one system for each page of the rules says whether the action may be.

use bevy::prelude::*;

use super::{Act, TurnSystems};
use crate::table::Playing;
use hacienda_rules::{Action, Card, Illegal, Position, Row, Setting, animals, cards, haciendas, harvest, land, ponds};

pub(super) fn add_to(schedule: &mut Schedule) {
    let pages = (
        game_judge.run_if(wanted),
        cards_judge.run_if(wants(|row| matches!(row, Row::BuyTop | Row::BuyDisplay))),
        land_judge.run_if(wants(|row| row == Row::Land)),
        animals_judge.run_if(wants(|row| row == Row::Animal)),
        harvest_judge.run_if(wants(|row| row == Row::Harvest)),
        haciendas_judge.run_if(wants(|row| row == Row::Hacienda)),
        ponds_judge.run_if(wants(|row| row == Row::Pond)),
    );
    schedule.add_systems(pages.chain().in_set(TurnSystems::Judge));
}

fn wanted(act: Res<Act>) -> bool {
    act.allowed().is_some()
}

/// Condition: the action belongs to such a row, and nothing speaks against it so far.
pub(super) fn wants(row: fn(Row) -> bool) -> impl FnMut(Res<Act>) -> bool + Clone {
    move |act: Res<Act>| act.allowed().and_then(Action::row).is_some_and(row)
}

/// Lets a page judge the action of the photograph.
fn judge(act: &mut Act, playing: &Playing, page: impl FnOnce(&Position, &Setting, Action) -> Result<(), Illegal>) {
    if let (Some(action), Some(position)) = (act.allowed(), &act.photograph) {
        act.refusal = page(position, &playing.0, action).err();
    }
}

fn game_judge(mut act: ResMut<Act>, playing: Res<Playing>) {
    judge(&mut act, &playing, |position, _, _| if position.over { Err(Illegal::GameOver) } else { Ok(()) });
}

fn cards_judge(mut act: ResMut<Act>, playing: Res<Playing>) {
    judge(&mut act, &playing, |position, setting, action| match action {
        Action::BuyTop(deck) => cards::check_top(position, setting, deck),
        Action::BuyLand(card) => cards::check_display(position, setting, Card::Land(card)),
        Action::BuyAnimal(species) => cards::check_display(position, setting, Card::Animal(species)),
        _ => Ok(()),
    });
}

fn land_judge(mut act: ResMut<Act>, playing: Res<Playing>) {
    judge(&mut act, &playing, |position, setting, action| match action {
        Action::Land { card, at } => land::check(position, setting, card, at),
        _ => Ok(()),
    });
}

fn animals_judge(mut act: ResMut<Act>, playing: Res<Playing>) {
    judge(&mut act, &playing, |position, setting, action| match action {
        Action::Animal { species, at } => animals::check(position, setting, species, at),
        _ => Ok(()),
    });
}

fn harvest_judge(mut act: ResMut<Act>, playing: Res<Playing>) {
    judge(&mut act, &playing, |position, setting, action| match action {
        Action::Harvest { at, from } => harvest::check(position, setting, at, from),
        _ => Ok(()),
    });
}

fn haciendas_judge(mut act: ResMut<Act>, playing: Res<Playing>) {
    judge(&mut act, &playing, |position, setting, action| match action {
        Action::Hacienda(at) => haciendas::check(position, setting, at),
        _ => Ok(()),
    });
}

fn ponds_judge(mut act: ResMut<Act>, playing: Res<Playing>) {
    judge(&mut act, &playing, |position, setting, action| match action {
        Action::Pond(cells) => ponds::check(position, setting, &cells),
        _ => Ok(()),
    });
}
