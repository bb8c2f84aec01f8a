//! Judge: for each page of the rules, a system that says whether the action may be.

use bevy::prelude::*;

use crate::{
    games::hacienda::table::{Counts, Playing},
    turn::{Act, TurnSystems, was_allowed},
};
use hacienda_rules::{Action, Illegal, Page, Position, Setting};

/// The system of a page that judges. It runs for the actions of its page, as long as nothing speaks against them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Judges(pub Page);

/// Adds them to the turn schedule.
pub fn add_to(schedule: &mut Schedule) {
    schedule.add_systems(game_judge.run_if(was_allowed).in_set(TurnSystems::Judge));
    // From the list of all pages, so that no page is without its system.
    for page in Page::ALL {
        schedule.configure_sets(Judges(page).in_set(TurnSystems::Judge).after(game_judge).run_if(is_on(page)));
        schedule.add_systems(page_judge.in_set(Judges(page)));
    }
    for (before, after) in Page::ALL.into_iter().zip(Page::ALL.into_iter().skip(1)) {
        schedule.configure_sets(Judges(after).after(Judges(before)));
    }
}

/// Condition: the action is on that page, and nothing speaks against it so far.
pub fn is_on(page: Page) -> impl FnMut(Res<Act>) -> bool + Clone {
    move |act: Res<Act>| act.allowed().is_some_and(|action| action.page() == page)
}

/// Lets the rules judge the action on the photograph.
fn judge(act: &mut Act, page: impl FnOnce(&Position, Action) -> Result<(), Illegal>) {
    if let (Some(action), Some(position)) = (act.allowed(), &act.photograph) {
        act.refusal = page(position, action).err();
    }
}

/// Comes before the page's, so that both count as one judgement.
fn game_judge(mut act: ResMut<Act>, counts: Res<Counts>) {
    act.allowed().into_iter().for_each(|action| counts.judged(action));
    judge(&mut act, |position, _| position.check_over());
}

fn page_judge(mut act: ResMut<Act>, playing: Res<Playing>) {
    let setting: &Setting = &playing.0;
    judge(&mut act, |position, action| position.judge(setting, action));
}
