//! Resolve: for each page of the rules, a system that works out what the action brings about, on the photograph.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Act, Intent, Rules, TurnSystems, judge::is_on, was_allowed};
use crate::table::{Happened, Playing, Table};

/// The system of a page that resolves. It runs for the actions of its page that may be.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Resolves<P>(pub P);

/// Adds them to the turn schedule.
pub(super) fn add_to<G: Rules>(schedule: &mut Schedule) {
    // From the list of all pages, so that no page is without its system.
    for page in G::PAGES.iter().copied() {
        let set = Resolves(page).in_set(TurnSystems::Resolve).before(turn_resolve::<G>).run_if(is_on::<G>(page));
        schedule.configure_sets(set).add_systems(page_resolve::<G>.in_set(Resolves(page)));
    }
    for pages in G::PAGES.windows(2) {
        schedule.configure_sets(Resolves(pages[1]).after(Resolves(pages[0])));
    }
    // Turns, rounds and scorings come last: they look at what the other pages did.
    schedule.add_systems(turn_resolve::<G>.run_if(was_allowed::<G>).in_set(TurnSystems::Resolve));
}

fn page_resolve<G: Rules>(mut act: ResMut<Act<G>>, playing: Res<Playing<G>>) {
    let Some(Intent { seat, action }) = act.allowed() else { return };
    let Act { photograph: Some(position), effects, .. } = &mut *act else { return };
    G::resolve(&playing.0, position, seat, action, effects);
}

fn turn_resolve<G: Rules>(mut act: ResMut<Act<G>>, playing: Res<Playing<G>>) {
    let Some(Intent { seat: _, action }) = act.allowed() else { return };
    let Act { photograph: Some(position), effects, .. } = &mut *act else { return };
    G::go_on(&playing.0, position, action, effects);
}

/// Sorts the effects by the kind of thing that they concern, for those that apply them.
pub(super) fn sort<G: Table>(act: Res<Act<G>>, mut happened: ResMut<Happened<G>>) {
    if let Some(after) = &act.photograph {
        happened.route(&act.effects, Arc::new(*after));
    }
}
