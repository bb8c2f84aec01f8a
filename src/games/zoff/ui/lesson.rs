//! Where the things that a lesson points at stand on the screen.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Context};
use zoff::{Action, Gift, Prairie, Zoff};

use super::{Face, hand::HandSpot};
use crate::{
    game_screen::scoring::Counted,
    games::zoff::{
        choice::{Choice, Draft, Half},
        lessons::Sight,
    },
    lessons::{Course, Step},
    playback::Playback,
    theme::landmarks,
    ui::{
        lesson::{self, LessonSystems, Meant, Place},
        parts::show_button,
        wishes::RulesOpen,
    },
};

/// Adds lessons to the face.
pub fn plugin(app: &mut App) {
    app.add_plugins(lesson::of::<Zoff>)
        .add_systems(EguiPrimaryContextPass, find.run_if(resource_exists::<Course<Zoff>>).in_set(LessonSystems::Find));
}

/// Something to be tapped.
enum Target {
    /// A prairie.
    Prairie(Prairie),
    /// Something below the table.
    Hand(HandSpot),
}

/// The yes.
fn yes() -> Target {
    Target::Hand(HandSpot::Yes)
}

/// What is to be tapped next so that this action is done.
fn next(action: Action, choice: &Choice) -> Option<Target> {
    if choice.pending() == Some(action) {
        return Some(yes());
    }
    match action {
        Action::Choose(wanted) => {
            let card = |card| Target::Hand(HandSpot::Card(card));
            wanted.pairs().zip(choice.pairs()).find_map(|(pair, half): (_, &Half)| match (half.prairie, half.card) {
                (None, _) => Some(Target::Prairie(pair.prairie)),
                // What is not meant is taken out by the same tap.
                (Some(other), _) if other != pair.prairie => Some(Target::Prairie(other)),
                (_, None) => Some(card(pair.card)),
                (_, Some(other)) if other != pair.card => Some(card(other)),
                _ => None,
            })
        }
        Action::Place(cows) => Some(Target::Hand(HandSpot::Number(cows))),
        Action::Bonus(wanted) if wanted == Gift::NONE => Some(Target::Hand(HandSpot::NoBonus)),
        Action::Bonus(wanted) => {
            let given = if let Draft::Gift(gift) = choice.draft { gift } else { Gift::NONE };
            let other = given.each().find(|(prairie, cows)| *cows > wanted.on(*prairie));
            let missing = wanted.each().find(|(prairie, cows)| given.on(*prairie) < *cows);
            match (other, missing) {
                (Some((prairie, _)), _) => Some(Target::Hand(HandSpot::Less(prairie))),
                (None, missing) => missing.map(|(prairie, _)| Target::Prairie(prairie)),
            }
        }
        // No lesson bids, or has two colours.
        Action::Start(_) | Action::Bid(_) | Action::Colour(_) | Action::PlaceMixed(_) => None,
    }
}

/// Says where what the step is about stands.
fn find(
    mut contexts: EguiContexts,
    (course, playback, choice): (Res<Course<Zoff>>, Res<Playback<Zoff>>, Res<Choice>),
    rules: Res<RulesOpen>,
    mut face: ResMut<Face>,
    mut meant: ResMut<Meant>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if rules.is_open() {
        return Ok(());
    }
    if playback.scoring().is_some() {
        *meant = Meant::Told(show_button::find(ctx, Zoff::SHEET));
        return Ok(());
    }
    *meant = Meant::Soon;
    let Some(step) = course.step().filter(|_| !playback.busy() && course.waits()) else { return Ok(()) };
    if face.log_open || face.asked.is_some() {
        (face.log_open, face.asked) = (false, None);
    }
    let place = match step {
        Step::Theirs { .. } => None,
        Step::Do { action, .. } => next(*action, &choice).and_then(|target| place(ctx, &target)),
        Step::Look { at, .. } => match at {
            Sight::Prairie(prairie) => landmarks::panel(ctx, prairie.word()),
            Sight::Hand => landmarks::panel(ctx, "hand"),
            Sight::Seats => landmarks::panel(ctx, "seats"),
        }
        .map(Place::from),
    };
    if let Some(place) = place {
        *meant = Meant::At(place);
    }
    Ok(())
}

/// Where a target stands, if it is seen.
fn place(ctx: &Context, target: &Target) -> Option<Place> {
    match target {
        Target::Prairie(prairie) => landmarks::panel(ctx, prairie.word()).map(Place::from),
        Target::Hand(spot) => {
            let tap = landmarks::find(ctx, "hand", *spot)?;
            // What would come of it stands beside the yes.
            let light = if *spot == HandSpot::Yes { landmarks::panel(ctx, "hand") } else { None };
            Some(Place::new(light.unwrap_or(tap), tap))
        }
    }
}
