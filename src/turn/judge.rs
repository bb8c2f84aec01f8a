//! Judge: for each page of the rules, a system that says whether the action may be.

use bevy::prelude::*;

use super::{Act, Intent, Rules, TurnSystems, was_allowed};
use crate::table::{Counts, Playing};

/// The system of a page that judges. It runs for the actions of its page, as long as nothing speaks against them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Judges<P>(pub P);

/// Adds them to the turn schedule.
pub(super) fn add_to<G: Rules>(schedule: &mut Schedule) {
    schedule.add_systems(turn_judge::<G>.run_if(was_allowed::<G>).in_set(TurnSystems::Judge));
    // From the list of all pages, so that no page is without its system.
    for page in G::PAGES.iter().copied() {
        let set = Judges(page).in_set(TurnSystems::Judge).after(turn_judge::<G>).run_if(is_on::<G>(page));
        schedule.configure_sets(set).add_systems(page_judge::<G>.in_set(Judges(page)));
    }
    for pages in G::PAGES.windows(2) {
        schedule.configure_sets(Judges(pages[1]).after(Judges(pages[0])));
    }
}

/// Condition: the action is on that page, and nothing speaks against it so far.
pub(super) fn is_on<G: Rules>(page: G::Page) -> impl FnMut(Res<Act<G>>) -> bool + Clone {
    move |act: Res<Act<G>>| act.allowed().is_some_and(|intent| G::page(intent.action) == page)
}

/// Comes before the page's, so that both count as one judgement.
fn turn_judge<G: Rules>(mut act: ResMut<Act<G>>, counts: Res<Counts<G>>) {
    let Some(Intent { seat, action }) = act.allowed() else { return };
    counts.judged(seat, action);
    act.refusal = act.photograph.as_ref().and_then(|position| G::judge_turn(position, seat, action).err());
}

fn page_judge<G: Rules>(mut act: ResMut<Act<G>>, playing: Res<Playing<G>>) {
    let Some(Intent { seat, action }) = act.allowed() else { return };
    act.refusal = act.photograph.as_ref().and_then(|position| G::judge(&playing.0, position, seat, action).err());
}
