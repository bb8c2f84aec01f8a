//! Finds the screen positions that a lesson points to.

use bevy::prelude::*;
use bevy_egui::egui::Context;
use hab_gut::{Action, Good, HabGut, Lot, MarketCard, Position, Side};

use super::hud::Hud;
use crate::{
    access::keys::HudKeys as _,
    game_screen::{Scene, lesson_pointer::LocatesTargets},
    games::hab_gut::{
        choice::{Choice, TradeDirection},
        lessons::LessonTarget,
    },
    lessons::{LEARNER, Step, guide::Place},
    theme::landmarks,
};

enum Target {
    /// The confirm button with the preview.
    Confirm,
    /// The button for passing or for keeping all shares, which need no selection.
    NoSelectionButton,
    /// One of the bank's or the player's piles of shares.
    Pile(Good, TradeDirection),
    /// A share that must be taken out of the basket.
    Basket(usize),
    /// A card in a rack.
    Card(Side, MarketCard),
}

/// The next target to tap in order to play `action`.
fn next(action: Action, choice: &Choice) -> Target {
    if choice.pending() == Some(action) {
        return Target::Confirm;
    }
    match action {
        Action::Buy(lot) => trade(lot, TradeDirection::Buy, choice),
        Action::Sell(lot) => trade(lot, TradeDirection::Sell, choice),
        Action::Pass | Action::Keep => Target::NoSelectionButton,
        Action::Give(good) => Target::Pile(choice.gift().unwrap_or(good), TradeDirection::Sell),
        Action::Market { side, played, halved } => {
            let wanted = [(side, played, false), (side.other(), halved, true)];
            // A tap on a wrongly chosen card puts it back.
            let other = wanted.into_iter().find_map(|(at, card, half)| {
                let (chosen, halves) = choice.card(at)?;
                ((chosen, halves) != (card, half)).then_some((at, chosen))
            });
            let missing = wanted.into_iter().find(|(at, ..)| choice.card(*at).is_none());
            let (at, card) = other.or(missing.map(|(at, card, _)| (at, card))).unwrap_or((side, played));
            Target::Card(at, card)
        }
    }
}

fn trade(lot: Lot, direction: TradeDirection, choice: &Choice) -> Target {
    if !choice.allows(direction) {
        // The shares of the wrong trade must be taken out first.
        return Target::Basket(0);
    }
    let taken = choice.basket().map_or(Lot::NONE, |(_, lot)| lot);
    let each = taken.iter().flat_map(|(good, count)| std::iter::repeat_n(good, usize::from(count)));
    let other = each.enumerate().find(|(_, good)| taken.count(*good) > lot.count(*good));
    match (other, lot.iter().find(|(good, count)| taken.count(*good) < *count)) {
        (Some((place, _)), _) => Target::Basket(place),
        (None, Some((good, _))) => Target::Pile(good, direction),
        (None, None) => Target::Confirm,
    }
}

impl LocatesTargets for HabGut {
    type Hud = Hud;
    type Params = ();

    fn find(
        ctx: &Context,
        scene: &Scene<HabGut>,
        (step, position): (&Step<HabGut>, &Position),
        (): &(),
        mut hud: ResMut<Hud>,
    ) -> Option<Place> {
        hud.close();
        match step {
            Step::Theirs { .. } => None,
            Step::Do { action, .. } => place(ctx, position, &next(*action, &scene.choice)),
            Step::Look { at, .. } => match at {
                LessonTarget::Price(good) => landmarks::find(ctx, "exchange", good),
                LessonTarget::Rack(side) => landmarks::panel(ctx, rack(*side)),
                LessonTarget::Selection => landmarks::panel(ctx, "hold"),
                LessonTarget::Seats => landmarks::panel(ctx, "seats"),
            }
            .map(Place::from),
        }
    }
}

/// The panel name of a rack.
fn rack(side: Side) -> &'static str {
    match side {
        Side::Left => "rack left",
        Side::Right => "rack right",
    }
}

/// The position of a target, if it is visible.
fn place(ctx: &Context, position: &Position, target: &Target) -> Option<Place> {
    match target {
        Target::Confirm => {
            let tap = landmarks::find(ctx, "ask", "yes")?;
            Some(Place::new(landmarks::panel(ctx, "ask").unwrap_or(tap), tap))
        }
        Target::NoSelectionButton => landmarks::find(ctx, "ask", "no selection").map(Place::from),
        Target::Pile(good, direction) => {
            let panel = if *direction == TradeDirection::Buy { "bank" } else { "own" };
            landmarks::find(ctx, panel, good).map(Place::from)
        }
        Target::Basket(place) => landmarks::find(ctx, "hold", place).map(Place::from),
        Target::Card(side, card) => {
            let cards = position.racks[position.rack_at(LEARNER, *side).index()];
            let place = cards.iter().position(|other| other == *card)?;
            landmarks::find(ctx, rack(*side), place).map(Place::from)
        }
    }
}
