//! What taps mean: a first tap takes a thing or shows where it would go, a second one, or the tick, does it.

use bevy::prelude::*;
use hacienda_rules::{Action, Hacienda};

use super::{
    choice::{Choice, Ghost, Held, Touch},
    table::{Playing, Things},
};
use crate::{
    seats::{
        Eyes, SeatSystems, Seating, Tap,
        touch::{Hearing, Sure, Tapped},
    },
    turn::{Intent, Intents},
};

impl From<Touch> for Tapped<Touch> {
    fn from(touch: Touch) -> Tapped<Touch> {
        Tapped::Touch(touch)
    }
}

/// Adds the system that hears, and what it hears.
pub fn plugin(app: &mut App) {
    app.add_message::<Touch>().add_systems(Update, hear.in_set(SeatSystems::Hear));
}

/// Turns taps into what is in hand and, at a yes, into an intent.
fn hear(
    mut taps: Hearing<Touch>,
    things: Things,
    playing: Option<Res<Playing>>,
    seating: Res<Seating>,
    sure: Res<Sure>,
    mut eyes: ResMut<Eyes>,
    mut choice: ResMut<Choice>,
    mut intents: ResMut<Intents<Hacienda>>,
) {
    // What is in hand is looked at in every frame, for the table may have been changed by hand.
    if taps.is_empty() && choice.held == Held::Nothing {
        return;
    }
    let Some(table) = playing.as_ref().and_then(|playing| things.asking(&playing.0)) else {
        taps.clear();
        return;
    };
    if choice.is_stale(table.position) {
        choice.take_again(&table);
    }
    while let Some(tapped) = taps.hear() {
        if let Tapped::Tap(Tap::Here(here)) = tapped {
            if eyes.asked == Some(here) {
                *eyes = Eyes { seat: Some(here), ..Eyes::default() };
            }
            continue;
        }
        // Nobody plays for a computer, for somebody who has not come to the screen, or twice before the table answers.
        let here =
            eyes.seat.filter(|seat| seating.human_may_act(table.position.may_act(), *seat) && intents.is_empty());
        let Some(seat) = here else { continue };
        let mut want = None;
        match tapped {
            Tapped::Touch(Touch::Spot(cell)) => {
                let goes = choice.put(cell, &table);
                let one_way = |ghost: &Ghost| ghost.at == cell && ghost.ways.len() < 2;
                if goes || sure.place && choice.ghost.as_ref().is_some_and(one_way) {
                    want = choice.pending();
                }
            }
            Tapped::Touch(Touch::Take(held)) => {
                choice.take(held, &table);
                if sure.buy && matches!(held, Held::Purchase(_)) && choice.held == held {
                    want = choice.pending();
                }
            }
            Tapped::Touch(Touch::Turn) => choice.turn(&table),
            Tapped::Touch(Touch::Propose(action)) => choice.propose(action, &table),
            Tapped::Tap(tap) => match tap {
                Tap::TurnUp => eyes.down = false,
                Tap::Confirm => want = choice.pending(),
                Tap::Cancel => choice.clear(),
                Tap::End => want = Some(Action::End),
                Tap::Here(_)
                | Tap::Touched
                | Tap::Undo
                | Tap::UndoTurn
                | Tap::Skip
                | Tap::SkipAll
                | Tap::Next
                | Tap::Again
                | Tap::ToEnd
                | Tap::Hint
                | Tap::Run(_)
                | Tap::Step => {}
            },
        }
        if let Some(action) = want {
            choice.clear();
            intents.push(Intent { seat, action });
        }
    }
}
