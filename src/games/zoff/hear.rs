//! What touches mean: they put something in hand, and the same once more, or the tick, does it.

use bevy::prelude::*;

use super::choice::{Choice, Touch};
use crate::{
    seats::{Eyes, SeatSystems, Seating, Tap, touch::Sure},
    table::{Playing, Things},
    turn::{Intent, Intents},
};
use zoff::{Action, Seat, Zoff};

/// Adds the touches and the system that hears them.
pub fn plugin(app: &mut App) {
    app.add_message::<Touch>().add_systems(Update, hear.in_set(SeatSystems::Hear));
}

/// Turns touches and taps into what is in hand and, at a yes, into an intent.
fn hear(
    mut taps: MessageReader<Tap>,
    mut touches: MessageReader<Touch>,
    things: Things<Zoff>,
    playing: Option<Res<Playing<Zoff>>>,
    (seating, sure): (Res<Seating>, Res<Sure>),
    mut eyes: ResMut<Eyes>,
    mut choice: ResMut<Choice>,
    mut intents: ResMut<Intents<Zoff>>,
) {
    let Some(table) = playing.as_ref().and_then(|playing| things.asking(&playing.0)) else {
        taps.clear();
        touches.clear();
        return;
    };
    let acting = table.position.may_act();
    // Nobody plays for a computer, for somebody who has not come to the screen, or twice before the table answers.
    let here = |eyes: &Eyes, intents: &Intents<Zoff>| -> Option<Seat> {
        eyes.seat.filter(|seat| seating.human_may_act(acting, *seat) && intents.is_empty())
    };
    if let Some(seat) = here(&eyes, &intents)
        && choice.belongs_elsewhere(seat, &table)
    {
        choice.look(seat, &table);
    }
    let done = |seat: Seat, action: Action, choice: &mut Choice, intents: &mut Intents<Zoff>| {
        choice.clear();
        intents.push(Intent { seat, action });
    };
    for touch in touches.read() {
        let Some(seat) = here(&eyes, &intents) else { continue };
        // A second touch of the same is a yes, and so is the first number where nobody wants to be asked.
        let again = choice.touch(*touch, seat, &table);
        let at_once = sure.place && matches!(touch, Touch::Number(_)) && choice.pending().is_some();
        if (again || at_once)
            && let Some(action) = choice.confirm(seat, &table)
        {
            done(seat, action, &mut choice, &mut intents);
        }
    }
    for tap in taps.read() {
        if let Tap::Here(seat) = tap {
            if eyes.asked == Some(*seat) {
                *eyes = Eyes { seat: Some(*seat), ..Eyes::default() };
            }
            continue;
        }
        let Some(seat) = here(&eyes, &intents) else { continue };
        match tap {
            Tap::TurnUp => eyes.down = false,
            Tap::Cancel => {
                choice.clear();
                choice.look(seat, &table);
            }
            Tap::Confirm => {
                if let Some(action) = choice.confirm(seat, &table) {
                    done(seat, action, &mut choice, &mut intents);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{seats::Sitter, table, turn};
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
            app.world_mut().write_message(touch);
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
