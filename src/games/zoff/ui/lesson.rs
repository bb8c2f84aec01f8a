//! Finds the places on the screen that a lesson points to.

use bevy::prelude::*;
use bevy_egui::egui::Context;
use zoff::{Action, BonusPlacement, Position, Prairie, Zoff};

use super::{Hud, action_panel::ActionPanelSpot};
use crate::{
    game_screen::{Scene, lesson_pointer::LocatesTargets},
    games::zoff::{
        choice::{Choice, Draft, PartialPair},
        lessons::LessonTarget,
    },
    lessons::{Step, guide::Place},
    theme::landmarks,
};

/// A target to tap.
enum Target {
    /// A prairie.
    Prairie(Prairie),
    /// A part of the action panel.
    ActionPanel(ActionPanelSpot),
}

fn confirm() -> Target {
    Target::ActionPanel(ActionPanelSpot::Confirm)
}

/// The next target to tap in order to play `action`.
fn next(action: Action, choice: &Choice) -> Option<Target> {
    if choice.pending() == Some(action) {
        return Some(confirm());
    }
    match action {
        Action::Choose(wanted) => {
            let card = |card| Target::ActionPanel(ActionPanelSpot::Card(card));
            wanted.pairs().zip(choice.pairs()).find_map(|(pair, partial): (_, &PartialPair)| {
                match (partial.prairie, partial.card) {
                    (None, _) => Some(Target::Prairie(pair.prairie)),
                    // A tap on a wrong part of a pair removes that part.
                    (Some(other), _) if other != pair.prairie => Some(Target::Prairie(other)),
                    (_, None) => Some(card(pair.card)),
                    (_, Some(other)) if other != pair.card => Some(card(other)),
                    _ => None,
                }
            })
        }
        Action::Place(cows) => Some(Target::ActionPanel(ActionPanelSpot::Number(cows))),
        Action::Bonus(wanted) if wanted == BonusPlacement::NONE => Some(Target::ActionPanel(ActionPanelSpot::NoBonus)),
        Action::Bonus(wanted) => {
            let given =
                if let Draft::BonusPlacement(placement) = choice.draft { placement } else { BonusPlacement::NONE };
            let other = given.iter().find(|(prairie, cows)| *cows > wanted.cows_on(*prairie));
            let missing = wanted.iter().find(|(prairie, cows)| given.cows_on(*prairie) < *cows);
            match (other, missing) {
                (Some((prairie, _)), _) => Some(Target::ActionPanel(ActionPanelSpot::RemoveBonusCow(prairie))),
                (None, missing) => missing.map(|(prairie, _)| Target::Prairie(prairie)),
            }
        }
        // Lessons never use auctions or two colours.
        Action::Start(_) | Action::Bid(_) | Action::Colour(_) | Action::PlaceMixed(_) => None,
    }
}

impl LocatesTargets for Zoff {
    type Hud = Hud;
    type Params = ();

    fn find(
        ctx: &Context,
        scene: &Scene<Zoff>,
        (step, _): (&Step<Zoff>, &Position),
        (): &(),
        mut hud: ResMut<Hud>,
    ) -> Option<Place> {
        if hud.log_open || hud.inspected_prairie.is_some() {
            (hud.log_open, hud.inspected_prairie) = (false, None);
        }
        match step {
            Step::Theirs { .. } => None,
            Step::Do { action, .. } => next(*action, &scene.choice).and_then(|target| place(ctx, &target)),
            Step::Look { at, .. } => match at {
                LessonTarget::Prairie(prairie) => landmarks::panel(ctx, prairie.word()),
                LessonTarget::Hand => landmarks::panel(ctx, "hand"),
                LessonTarget::Seats => landmarks::panel(ctx, "seats"),
            }
            .map(Place::from),
        }
    }
}

/// The place of a target on the screen, if it is visible.
fn place(ctx: &Context, target: &Target) -> Option<Place> {
    match target {
        Target::Prairie(prairie) => landmarks::panel(ctx, prairie.word()).map(Place::from),
        Target::ActionPanel(spot) => {
            let tap = landmarks::find(ctx, "hand", *spot)?;
            // The whole panel is highlighted, because it shows the preview next to the confirm button.
            let highlight = if *spot == ActionPanelSpot::Confirm { landmarks::panel(ctx, "hand") } else { None };
            Some(Place::new(highlight.unwrap_or(tap), tap))
        }
    }
}
