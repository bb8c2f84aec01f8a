//! Interprets touches: the first selects something or shows its ghost; the second, or the confirm button, plays the
//! action.

use hacienda_rules::{Action, Hacienda, Seat};

use super::{
    choice::{Choice, Ghost, Held, Touch},
    table::Asking,
};
use crate::seats::{
    hear::Hears,
    touch::{Sure, Tapped},
};

impl From<Touch> for Tapped<Touch> {
    fn from(touch: Touch) -> Tapped<Touch> {
        Tapped::Touch(touch)
    }
}

impl Hears for Hacienda {
    type Touch = Touch;

    fn is_stale(choice: &Choice, _: Option<Seat>, table: &Asking) -> bool {
        choice.is_stale(table.position)
    }

    fn renew(choice: &mut Choice, _: Option<Seat>, table: &Asking) {
        choice.take_again(table);
    }

    fn touch(choice: &mut Choice, touch: Touch, _: Seat, table: &Asking, sure: Sure) -> Option<Action> {
        let yes = match touch {
            Touch::Spot(cell) => {
                let goes = choice.put(cell, table);
                let one_way = |ghost: &Ghost| ghost.at == cell && ghost.ways.len() < 2;
                goes || sure.place && choice.ghost.as_ref().is_some_and(one_way)
            }
            Touch::Take(held) => {
                choice.take(held, table);
                sure.buy && matches!(held, Held::Purchase(_)) && choice.held == held
            }
            Touch::Turn => {
                choice.turn(table);
                false
            }
            Touch::Propose(action) => {
                choice.propose(action, table);
                false
            }
        };
        choice.pending().filter(|_| yes)
    }

    fn confirm(choice: &mut Choice, _: Seat, _: &Asking) -> Option<Action> {
        choice.pending()
    }

    fn end() -> Option<Action> {
        Some(Action::End)
    }
}
