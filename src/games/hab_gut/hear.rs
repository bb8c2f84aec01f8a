//! What taps mean: they put shares and cards into the hand, and a yes does what is in hand.

use bevy::prelude::*;
use hab_gut::HabGut;

use super::choice::{Choice, Touch};
use crate::{
    playable::Hand,
    seats::{Eyes, SeatSystems, Seating, Tap},
    table::{Playing, Things},
    turn::{Intent, Intents},
};

/// Adds the system that hears, and what it hears.
pub fn plugin(app: &mut App) {
    app.add_message::<Touch>().add_systems(Update, hear.in_set(SeatSystems::Hear));
}

/// Turns taps into what is in hand and, at a yes, into an intent.
fn hear(
    mut taps: MessageReader<Tap>,
    mut touches: MessageReader<Touch>,
    things: Things<HabGut>,
    playing: Option<Res<Playing<HabGut>>>,
    seating: Res<Seating>,
    mut eyes: ResMut<Eyes>,
    mut choice: ResMut<Choice>,
    mut intents: ResMut<Intents<HabGut>>,
) {
    // What is in hand is looked at in every frame, for the table may have been changed by hand.
    if taps.is_empty() && touches.is_empty() && choice.is_empty() {
        return;
    }
    let Some(table) = playing.as_ref().and_then(|playing| things.asking(&playing.0)) else {
        taps.clear();
        touches.clear();
        return;
    };
    if choice.is_stale(table.position) {
        choice.clear();
    }
    for tap in taps.read() {
        if let Tap::Here(here) = tap {
            if eyes.asked == Some(*here) {
                *eyes = Eyes { seat: Some(*here), ..Eyes::default() };
            }
            continue;
        }
        let acts = |seat: &_| seating.human_may_act(table.position.may_act(), *seat) && intents.is_empty();
        let Some(seat) = eyes.seat.filter(acts) else { continue };
        match tap {
            Tap::Confirm => {
                if let Some(action) = choice.pending() {
                    choice.clear();
                    intents.push(Intent { seat, action });
                }
            }
            Tap::Cancel => choice.clear(),
            Tap::TurnUp => eyes.down = false,
            // These are no verbs of this game, or somebody else hears them.
            Tap::Here(_)
            | Tap::Touched
            | Tap::End
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
        }
    }
    for touch in touches.read() {
        // Nobody plays for a computer, for somebody who has not come to the screen, or twice before the table answers.
        let acts = |seat: &_| seating.human_may_act(table.position.may_act(), *seat) && intents.is_empty();
        let Some(seat) = eyes.seat.filter(acts) else { continue };
        if let Some(action) = choice.hear(*touch, &table) {
            choice.clear();
            intents.push(Intent { seat, action });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{seats::Sitter, table::photograph, turn};
    use hab_gut::{
        Action, Position, Seat, Setting, Side,
        bots::{Level, Mind},
    };

    /// The taps by which a person does this.
    fn taps(action: Action) -> (Vec<Touch>, bool) {
        match action {
            Action::Buy(lot) => (goods(lot).map(Touch::Buy).collect(), true),
            Action::Sell(lot) => (goods(lot).map(Touch::Own).collect(), true),
            Action::Give(good) => (vec![Touch::Own(good)], true),
            Action::Market { side, played, halved } => {
                (vec![Touch::Card(side, played), Touch::Card(side.other(), halved)], true)
            }
            Action::Pass => (vec![Touch::Pass], false),
            Action::Keep => (vec![Touch::Keep], false),
        }
    }

    fn goods(lot: hab_gut::Lot) -> impl Iterator<Item = hab_gut::Good> {
        lot.iter().flat_map(|(good, count)| std::iter::repeat_n(good, usize::from(count)))
    }

    fn table() -> (App, Setting) {
        let setting = Setting::default();
        let position = Position::setup(&setting, 3, 7, Some(Seat(0))).expect("three may play");
        let mut app = App::new();
        crate::game_plugin(&mut app);
        let bot = Sitter::Bot(tabletop::Level::Easy);
        app.insert_resource(Seating::of(vec![Sitter::Human, Sitter::Human, bot]));
        turn::begin::<HabGut>(app.world_mut(), &setting, &position);
        app.update();
        (app, setting)
    }

    #[test]
    fn two_people_play_a_whole_game_by_taps_beside_a_third() {
        let (mut app, setting) = table();
        let mut minds = [3, 4, 5].map(|seed| Mind::new(Level::Medium, seed));
        for _ in 0..2_000 {
            let Some(position) = photograph::<HabGut>(app.world_mut()) else { break };
            if position.over {
                break;
            }
            let seat = position.turn.seat;
            let eyes = *app.world().resource::<Eyes>();
            if let Some(asked) = eyes.asked {
                assert_eq!(eyes.seat, None, "nobody looks while somebody is asked to come");
                app.world_mut().write_message(Tap::Here(asked));
            } else if eyes.seat == Some(seat) {
                let (touches, asks) = taps(minds[seat.index()].choose(&setting, &position));
                for touch in touches {
                    app.world_mut().write_message(touch);
                }
                app.update();
                if asks {
                    assert!(app.world().resource::<Choice>().pending().is_some(), "it waits for a yes");
                    app.world_mut().write_message(Tap::Confirm);
                }
            } else if !app.world().resource::<Seating>().is_human(seat) {
                // Whoever sits there is no person: its mind says what it does.
                let action = minds[seat.index()].choose(&setting, &position);
                app.world_mut().resource_mut::<Intents<HabGut>>().push(Intent { seat, action });
            }
            app.update();
        }
        let position = photograph::<HabGut>(app.world_mut()).expect("a game lies there");
        assert!(position.over, "it was played to its end");
    }

    #[test]
    fn nobody_plays_for_somebody_who_has_not_come() {
        let (mut app, _) = table();
        app.world_mut().write_message(Touch::Pass);
        app.world_mut().write_message(Touch::Card(Side::Left, hab_gut::MarketCard::all().next().expect("one")));
        app.update();
        let position = photograph::<HabGut>(app.world_mut()).expect("a game lies there");
        assert_eq!((position.turn.seat, position.turn.phase), (Seat(0), hab_gut::Phase::Trade));
        app.world_mut().write_message(Tap::Here(Seat(0)));
        app.update();
        app.world_mut().write_message(Touch::Pass);
        app.update();
        app.update();
        let position = photograph::<HabGut>(app.world_mut()).expect("a game lies there");
        assert_eq!(position.turn.phase, hab_gut::Phase::Foundation);
    }
}
