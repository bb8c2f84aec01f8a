//! Turns touches into actions: a touch changes the draft, and repeating it or pressing the tick plays the action.

use zoff::{Action, Seat, Zoff};

use super::choice::{Choice, Touch};
use crate::{
    seats::{hear::Hears, touch::Sure},
    table::Asking,
};

impl Hears for Zoff {
    type Touch = Touch;

    /// Checks the table every frame, because each new decision starts a new draft.
    fn rests(_: &Choice) -> bool {
        false
    }

    fn is_stale(choice: &Choice, seat: Option<Seat>, table: &Asking<Zoff>) -> bool {
        seat.is_some_and(|seat| choice.belongs_elsewhere(seat, table))
    }

    fn renew(choice: &mut Choice, seat: Option<Seat>, table: &Asking<Zoff>) {
        seat.into_iter().for_each(|seat| choice.look(seat, table));
    }

    fn touch(choice: &mut Choice, touch: Touch, seat: Seat, table: &Asking<Zoff>, sure: Sure) -> Option<Action> {
        // A repeated touch confirms. So does the first touch of a number if the player turned confirmation off.
        let again = choice.touch(touch, seat, table);
        let at_once = sure.place && matches!(touch, Touch::Number(_)) && choice.pending().is_some();
        (again || at_once).then(|| choice.confirm(seat, table)).flatten()
    }

    fn confirm(choice: &mut Choice, seat: Seat, table: &Asking<Zoff>) -> Option<Action> {
        choice.confirm(seat, table)
    }

    fn cancel(choice: &mut Choice, seat: Seat, table: &Asking<Zoff>) {
        choice.clear();
        choice.look(seat, table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        seats::{Eyes, Seating, Sitter, Tap, touch::Tapped},
        table, turn,
    };
    use bevy::app::App;
    use zoff::{Card, Position, Prairie, Setting, Stage};

    #[test]
    fn two_pairs_and_a_yes_are_a_choice_and_nobody_chooses_for_others() {
        let (setting, mut app) = (Setting::default(), App::new());
        crate::game_plugin(&mut app);
        app.insert_resource(Seating::of(vec![Sitter::Human; 3]));
        let position = Position::setup(&setting, 3, 7).expect("three may play");
        turn::begin::<Zoff>(app.world_mut(), &setting, &position);
        app.insert_resource(Eyes { seat: Some(Seat(1)), ..Eyes::default() });
        let card = |word| Touch::Card(Card::from_word(word).expect("a card"));
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
            let seen = table::photograph::<Zoff>(app.world_mut()).expect("a game lies there");
            (seen.acted.has(Seat(1)), seen.stage, seen.pairs[1][0].is_some())
        };
        assert_eq!(acted(&mut app), (true, Stage::Choose, true));
        assert!(app.world().resource::<Choice>().is_empty());
    }
}
