//! Resolve: for each page of the rules, a system that works out what the action brings about, on the photograph.

use std::sync::Arc;

use bevy::prelude::*;

use super::judge::is_on;
use crate::{
    games::hacienda::table::{Happened, Playing},
    turn::{Act, TurnSystems, was_allowed},
};
use hacienda_rules::{Action, Effects, Page, Position, Setting, turn};

/// The system of a page that resolves. It runs for the actions of its page that may be.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Resolves(pub Page);

/// Adds them to the turn schedule.
pub fn add_to(schedule: &mut Schedule) {
    // From the list of all pages, so that no page is without its system.
    for page in Page::ALL {
        schedule.configure_sets(Resolves(page).in_set(TurnSystems::Resolve).before(turn_resolve).run_if(is_on(page)));
        schedule.add_systems(page_resolve.in_set(Resolves(page)));
    }
    for (before, after) in Page::ALL.into_iter().zip(Page::ALL.into_iter().skip(1)) {
        schedule.configure_sets(Resolves(after).after(Resolves(before)));
    }
    // Turns, rounds and scorings come last: they look at what the other pages did.
    schedule.add_systems((turn_resolve, route).chain().run_if(was_allowed).in_set(TurnSystems::Resolve));
}

/// Lets the rules carry a part of the action out on the photograph.
fn resolve(act: &mut Act, playing: &Playing, part: impl FnOnce(&mut Position, &Setting, Action, &mut Effects)) {
    let Some(action) = act.allowed() else { return };
    let Act { photograph: Some(position), effects, .. } = act else { return };
    part(position, &playing.0, action, effects);
}

fn page_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, Position::resolve);
}

fn turn_resolve(mut act: ResMut<Act>, playing: Res<Playing>) {
    resolve(&mut act, &playing, turn::go_on);
}

fn route(act: Res<Act>, mut happened: ResMut<Happened>) {
    if let Some(after) = &act.photograph {
        happened.route(&act.effects, Arc::new(*after));
    }
}
