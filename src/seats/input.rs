//! Processes taps and touches in order: they change the selection, and a confirmation plays the selected action.

use bevy::prelude::*;
use tabletop::Seat;

use super::{
    ScreenViewer, Seating, Tap,
    taps::{SkipConfirmation, StaleInput, TapReader, Tapped},
};
use crate::{
    playable::{PendingMove, Playable},
    table::{GameSetting, RulesQuery, TableReader},
    turn::{Intent, Intents},
};

/// A game whose touches change its selection.
pub trait HandlesTouches: Playable {
    /// A touch specific to this game.
    type Touch: Message + Copy;

    /// Returns true if the selection cannot become stale without input.
    fn is_settled(hand: &Self::PendingMove) -> bool {
        hand.is_clear()
    }

    /// Returns true if the selection belongs to another table or to another decision. `seat` is the viewer's seat, if
    /// it may act.
    fn is_stale(hand: &Self::PendingMove, seat: Option<Seat>, table: &RulesQuery<Self>) -> bool;

    /// Updates a stale selection.
    fn renew(hand: &mut Self::PendingMove, seat: Option<Seat>, table: &RulesQuery<Self>);

    /// Applies a touch by a seat that may act; returns the action that the touch plays, if any.
    fn touch(
        hand: &mut Self::PendingMove,
        touch: Self::Touch,
        seat: Seat,
        table: &RulesQuery<Self>,
        sure: SkipConfirmation,
    ) -> Option<Self::Action>;

    /// The action that a confirmation plays.
    fn confirm(hand: &mut Self::PendingMove, seat: Seat, table: &RulesQuery<Self>) -> Option<Self::Action>;

    /// Cancels the selection.
    fn cancel(hand: &mut Self::PendingMove, _seat: Seat, _: &RulesQuery<Self>) {
        hand.clear();
    }

    /// The number of the place at which the selection points. A large screen shows it before the action is confirmed,
    /// so it must be a place on the table, not a card.
    fn pointed_place(_: &Self::PendingMove) -> Option<u16> {
        None
    }

    /// The number of the touched place, if a large screen may select it.
    fn place_of(_: Self::Touch) -> Option<u16> {
        None
    }

    /// The touch that selects a place; `None` if the table has no such place.
    fn touch_of(_place: u16, _: &RulesQuery<Self>) -> Option<Self::Touch> {
        None
    }

    /// The action that ends a turn, if players end it themselves.
    fn end() -> Option<Self::Action> {
        None
    }
}

/// Turns taps and touches into a selection and, on confirmation, into an intent.
#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
pub fn handle_input<G: HandlesTouches>(
    mut taps: TapReader<G::Touch>,
    reader: TableReader<G>,
    playing: Option<Res<GameSetting<G>>>,
    seating: Res<Seating>,
    (sure, late): (Res<SkipConfirmation>, Res<StaleInput>),
    mut screen_viewer: ResMut<ScreenViewer>,
    mut hand: ResMut<G::PendingMove>,
    mut intents: ResMut<Intents<G>>,
) {
    // A selection is checked in every frame, even without input, since tools may have changed the table.
    if taps.is_empty() && G::is_settled(&hand) {
        return;
    }
    let Some(table) = playing.as_ref().and_then(|playing| reader.rules_query(&playing.0)) else {
        taps.clear();
        return;
    };
    let acting = G::may_act(table.position);
    // Nobody may act for a computer player or for a person who is not at the screen, or act twice before the rules have
    // responded.
    let acts = |screen_viewer: &ScreenViewer, intents: &Intents<G>| {
        screen_viewer.seat.filter(|seat| seating.human_may_act(acting, *seat) && intents.is_empty())
    };
    let seat = acts(&screen_viewer, &intents);
    if G::is_stale(&hand, seat, &table) {
        G::renew(&mut hand, seat, &table);
    }
    while let Some(tapped) = taps.read_next() {
        if let Tapped::Tap(Tap::Present(here)) = tapped {
            if screen_viewer.called == Some(here) {
                *screen_viewer = ScreenViewer { seat: Some(here), ..ScreenViewer::default() };
            }
            continue;
        }
        let Some(seat) = acts(&screen_viewer, &intents) else { continue };
        let wanted = match tapped {
            Tapped::Touch(_) | Tapped::Tap(Tap::Confirm | Tap::End) if late.0 => None,
            Tapped::Touch(touch) => G::touch(&mut hand, touch, seat, &table, *sure),
            Tapped::Tap(Tap::Confirm) => G::confirm(&mut hand, seat, &table),
            Tapped::Tap(Tap::End) => G::end(),
            Tapped::Tap(Tap::Cancel) => {
                G::cancel(&mut hand, seat, &table);
                None
            }
            Tapped::Tap(Tap::TurnUp) => {
                screen_viewer.face_down = false;
                None
            }
            // Handled above or by other systems.
            Tapped::Tap(
                Tap::Present(_)
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
                | Tap::Step,
            ) => None,
        };
        if let Some(action) = wanted {
            hand.clear();
            intents.push(Intent { seat, action });
        }
    }
}
