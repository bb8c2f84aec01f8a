//! The resolve stage: for each page of the rules, a system that plays the action on the snapshot and collects its
//! effects, followed by a system that does the same for turns, rounds and scorings.

use std::sync::Arc;

use bevy::prelude::*;

use super::{CurrentAction, Intent, Rules, TurnSystems, is_legal_so_far, judge::is_on};
use crate::table::{CurrentEffects, GameSetting, Table};

/// The system that resolves the actions of a rules page. It runs for legal actions of that page.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Resolves<P>(pub P);

/// Adds the resolve systems to the turn schedule.
pub(super) fn add_to<G: Rules>(schedule: &mut Schedule) {
    // Iterating over all pages ensures that each has a system.
    for page in G::PAGES.iter().copied() {
        let set = Resolves(page).in_set(TurnSystems::Resolve).before(turn_resolve::<G>).run_if(is_on::<G>(page));
        schedule.configure_sets(set).add_systems(page_resolve::<G>.in_set(Resolves(page)));
    }
    for pages in G::PAGES.windows(2) {
        schedule.configure_sets(Resolves(pages[1]).after(Resolves(pages[0])));
    }
    // Turns, rounds and scorings come last, because they depend on the results of the other pages.
    schedule.add_systems(turn_resolve::<G>.run_if(is_legal_so_far::<G>).in_set(TurnSystems::Resolve));
}

fn page_resolve<G: Rules>(mut act: ResMut<CurrentAction<G>>, playing: Res<GameSetting<G>>) {
    let Some(Intent { seat, action }) = act.allowed() else { return };
    let CurrentAction { snapshot: Some(position), effects, .. } = &mut *act else { return };
    G::resolve(&playing.0, position, seat, action, effects);
}

fn turn_resolve<G: Rules>(mut act: ResMut<CurrentAction<G>>, playing: Res<GameSetting<G>>) {
    let Some(Intent { seat: _, action }) = act.allowed() else { return };
    let CurrentAction { snapshot: Some(position), effects, .. } = &mut *act else { return };
    G::advance_game(&playing.0, position, action, effects);
}

/// Sorts the effects by the kind of piece that they change, for the systems that apply them.
pub(super) fn sort<G: Table>(act: Res<CurrentAction<G>>, mut effects_now: ResMut<CurrentEffects<G>>) {
    if let Some(after) = &act.snapshot {
        effects_now.route(&act.effects, Arc::new(*after));
    }
}
