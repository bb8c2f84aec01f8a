//! Interprets touches. A touch selects a card or piece, or shows the selected item's ghost on a hex. A second touch on
//! the ghost, or a press of the confirm button, plays the action. If confirmations are switched off, the first touch
//! can play it.

use hacienda_rules::{Action, Cell, Hacienda, Seat};

use super::{
    choice::{Choice, Ghost, Selection, Touch},
    table::RulesQuery,
};
use crate::seats::{
    input::HandlesTouches,
    taps::{SkipConfirmation, Tapped},
};

impl From<Touch> for Tapped<Touch> {
    fn from(touch: Touch) -> Tapped<Touch> {
        Tapped::Touch(touch)
    }
}

impl HandlesTouches for Hacienda {
    type Touch = Touch;

    fn is_stale(choice: &Choice, _: Option<Seat>, table: &RulesQuery) -> bool {
        choice.is_stale(table.position)
    }

    fn renew(choice: &mut Choice, _: Option<Seat>, table: &RulesQuery) {
        choice.reselect(table);
    }

    fn touch(choice: &mut Choice, touch: Touch, _: Seat, table: &RulesQuery, sure: SkipConfirmation) -> Option<Action> {
        let is_confirmed = match touch {
            Touch::Hex(cell) => {
                let touched_again = choice.place_ghost(cell, table);
                let fits_one_way = |ghost: &Ghost| ghost.at == cell && ghost.orientations.len() < 2;
                touched_again || sure.place && choice.ghost.as_ref().is_some_and(fits_one_way)
            }
            Touch::Select(held) => {
                choice.select(held, table);
                sure.buy && matches!(held, Selection::Purchase(_)) && choice.selection == held
            }
            Touch::RotatePond => {
                choice.rotate_pond(table);
                false
            }
            Touch::Propose(action) => {
                choice.propose(action, table);
                false
            }
        };
        choice.pending().filter(|_| is_confirmed)
    }

    fn confirm(choice: &mut Choice, _: Seat, _: &RulesQuery) -> Option<Action> {
        choice.pending()
    }

    fn pointed_place(choice: &Choice) -> Option<u16> {
        choice.ghost.as_ref().map(|ghost| ghost.at.0)
    }

    fn place_of(touch: Touch) -> Option<u16> {
        if let Touch::Hex(cell) = touch { Some(cell.0) } else { None }
    }

    fn touch_of(place: u16, table: &RulesQuery) -> Option<Touch> {
        (usize::from(place) < table.setting.board.len()).then_some(Touch::Hex(Cell(place)))
    }

    fn end() -> Option<Action> {
        Some(Action::End)
    }
}
