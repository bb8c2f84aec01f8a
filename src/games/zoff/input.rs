//! Turns touches into actions. A touch changes the draft. Pressing the confirm button plays the action, and so does a
//! second touch of the same number, the same colour or the button that declines a bonus.

use zoff::{Action, Seat, Zoff};

use super::choice::{Choice, Touch};
use crate::{
    seats::{input::HandlesTouches, taps::SkipConfirmation},
    table::RulesQuery,
};

impl HandlesTouches for Zoff {
    type Touch = Touch;

    /// Returns false, so that every frame checks for a new decision, which starts a new draft.
    fn is_settled(_: &Choice) -> bool {
        false
    }

    fn is_stale(choice: &Choice, seat: Option<Seat>, table: &RulesQuery<Zoff>) -> bool {
        seat.is_some_and(|seat| choice.is_stale(seat, table))
    }

    fn renew(choice: &mut Choice, seat: Option<Seat>, table: &RulesQuery<Zoff>) {
        seat.into_iter().for_each(|seat| choice.sync(seat, table));
    }

    fn touch(
        choice: &mut Choice,
        touch: Touch,
        seat: Seat,
        table: &RulesQuery<Zoff>,
        sure: SkipConfirmation,
    ) -> Option<Action> {
        // Some touches confirm when they are repeated. The first touch of a number also confirms if the player has
        // turned confirmation off.
        let again = choice.touch(touch, seat, table);
        let at_once = sure.place && matches!(touch, Touch::Number(_)) && choice.pending().is_some();
        (again || at_once).then(|| choice.confirm(seat, table)).flatten()
    }

    fn confirm(choice: &mut Choice, seat: Seat, table: &RulesQuery<Zoff>) -> Option<Action> {
        choice.confirm(seat, table)
    }

    fn cancel(choice: &mut Choice, seat: Seat, table: &RulesQuery<Zoff>) {
        choice.clear();
        choice.sync(seat, table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        seats::{PlayerKind, ScreenViewer, Seating, Tap, taps::Tapped},
        table, turn,
    };
    use bevy::app::App;
    use zoff::{Card, Position, Prairie, Setting, Stage};

    #[test]
    fn two_confirmed_pairs_become_the_choice_of_the_viewer() {
        let (setting, mut app) = (Setting::default(), App::new());
        crate::game_plugin(&mut app);
        app.insert_resource(Seating::of(vec![PlayerKind::Human; 3]));
        let position = Position::setup(&setting, 3, 7).expect("three players are allowed");
        turn::begin::<Zoff>(app.world_mut(), &setting, &position);
        app.insert_resource(ScreenViewer { seat: Some(Seat(1)), ..ScreenViewer::default() });
        let card = |word| Touch::Card(Card::from_word(word).expect("the word names a card"));
        let touches =
            [Touch::Prairie(Prairie::LuckyPickle), card("4G"), Touch::Prairie(Prairie::FireFields), card("5B")];
        for touch in touches {
            Tapped::Touch(touch).send(app.world_mut());
        }
        app.update();
        assert!(app.world().resource::<Choice>().pending().is_some());
        app.world_mut().write_message(Tap::Confirm);
        app.update();
        let acted = |app: &mut App| {
            let seen = table::snapshot::<Zoff>(app.world_mut()).expect("a game is on the table");
            (seen.acted.has(Seat(1)), seen.stage, seen.pairs[1][0].is_some())
        };
        assert_eq!(acted(&mut app), (true, Stage::Choose, true));
        assert!(app.world().resource::<Choice>().is_empty());
    }
}
