//! The judge stage: for each page of the rules, a system that decides whether the action is legal.

use bevy::prelude::*;

use super::{CurrentAction, Intent, Rules, TurnSystems, is_legal_so_far};
use crate::table::{DebugCounters, GameSetting};

/// The system that judges the actions of a rules page. It runs for actions of that page that have not been refused yet.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Judges<P>(pub P);

/// Adds the judge systems to the turn schedule.
pub(super) fn add_to<G: Rules>(schedule: &mut Schedule) {
    schedule.add_systems(turn_judge::<G>.run_if(is_legal_so_far::<G>).in_set(TurnSystems::Judge));
    // Iterating over all pages ensures that each has a system.
    for page in G::PAGES.iter().copied() {
        let set = Judges(page).in_set(TurnSystems::Judge).after(turn_judge::<G>).run_if(is_on::<G>(page));
        schedule.configure_sets(set).add_systems(page_judge::<G>.in_set(Judges(page)));
    }
    for pages in G::PAGES.windows(2) {
        schedule.configure_sets(Judges(pages[1]).after(Judges(pages[0])));
    }
}

/// Run condition: the action belongs to this page and has not been refused.
pub(super) fn is_on<G: Rules>(page: G::Page) -> impl FnMut(Res<CurrentAction<G>>) -> bool + Clone {
    move |act: Res<CurrentAction<G>>| act.allowed().is_some_and(|intent| G::page(intent.action) == page)
}

/// Checks the conditions that apply to every action, before the judge of the page runs. Counts the judgement, so that
/// both checks count as one.
fn turn_judge<G: Rules>(mut act: ResMut<CurrentAction<G>>, counts: Res<DebugCounters<G>>) {
    let Some(Intent { seat, action }) = act.allowed() else { return };
    counts.count_judgement(seat, action);
    act.refusal = act.snapshot.as_ref().and_then(|position| G::judge_turn(position, seat, action).err());
}

fn page_judge<G: Rules>(mut act: ResMut<CurrentAction<G>>, playing: Res<GameSetting<G>>) {
    let Some(Intent { seat, action }) = act.allowed() else { return };
    act.refusal = act.snapshot.as_ref().and_then(|position| G::judge(&playing.0, position, seat, action).err());
}
