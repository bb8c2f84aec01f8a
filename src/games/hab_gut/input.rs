//! Turns touches into actions. Most touches change the selection, which is played once it is confirmed; passing and
//! keeping all shares take effect at once.

use hab_gut::{Action, HabGut, Seat};

use super::choice::{Choice, Touch};
use crate::{
    playable::PendingMove,
    seats::{input::HandlesTouches, taps::SkipConfirmation},
    table::RulesQuery,
};

impl HandlesTouches for HabGut {
    type Touch = Touch;

    fn is_stale(choice: &Choice, _: Option<Seat>, table: &RulesQuery<HabGut>) -> bool {
        choice.is_stale(table.position)
    }

    fn renew(choice: &mut Choice, _: Option<Seat>, _: &RulesQuery<HabGut>) {
        choice.clear();
    }

    fn touch(
        choice: &mut Choice,
        touch: Touch,
        _: Seat,
        table: &RulesQuery<HabGut>,
        _: SkipConfirmation,
    ) -> Option<Action> {
        choice.apply_touch(touch, table)
    }

    fn confirm(choice: &mut Choice, _: Seat, _: &RulesQuery<HabGut>) -> Option<Action> {
        choice.pending()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        seats::{PlayerKind, ScreenViewer, Seating, Tap, taps::Tapped},
        table::snapshot,
        turn::{self, Intent, Intents},
    };
    use bevy::app::App;
    use hab_gut::{
        Position, Setting, Side,
        bots::{Bot, Level},
    };

    /// The touches that play an action, and true if the action must be confirmed.
    fn touches_for(action: Action) -> (Vec<Touch>, bool) {
        match action {
            Action::Buy(lot) => (goods(lot).map(Touch::Buy).collect(), true),
            Action::Sell(lot) => (goods(lot).map(Touch::OwnShare).collect(), true),
            Action::Give(good) => (vec![Touch::OwnShare(good)], true),
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
        let position = Position::setup(&setting, 3, 7, Some(Seat(0))).expect("three players are allowed");
        let mut app = App::new();
        crate::game_plugin(&mut app);
        let bot = PlayerKind::Bot(Level::Easy);
        app.insert_resource(Seating::of(vec![PlayerKind::Human, PlayerKind::Human, bot]));
        turn::begin::<HabGut>(app.world_mut(), &setting, &position);
        app.update();
        (app, setting)
    }

    #[test]
    fn two_people_and_a_bot_play_a_whole_game_by_touches() {
        let (mut app, setting) = table();
        let mut bots = [3, 4, 5].map(|seed| Bot::new(Level::Medium, seed));
        for _ in 0..2_000 {
            let Some(position) = snapshot::<HabGut>(app.world_mut()) else { break };
            if position.over {
                break;
            }
            let seat = position.turn.seat;
            let viewer = *app.world().resource::<ScreenViewer>();
            if let Some(asked) = viewer.called {
                assert_eq!(viewer.seat, None, "nobody may see any cards while a player is being called");
                app.world_mut().write_message(Tap::Present(asked));
            } else if viewer.seat == Some(seat) {
                let (touches, needs_confirmation) = touches_for(bots[seat.index()].choose(&setting, &position));
                for touch in touches {
                    Tapped::Touch(touch).send(app.world_mut());
                }
                app.update();
                if needs_confirmation {
                    assert!(app.world().resource::<Choice>().pending().is_some(), "the action awaits confirmation");
                    app.world_mut().write_message(Tap::Confirm);
                }
            } else if !app.world().resource::<Seating>().is_human(seat) {
                // A bot plays this seat, so its action is queued directly.
                let action = bots[seat.index()].choose(&setting, &position);
                app.world_mut().resource_mut::<Intents<HabGut>>().push(Intent { seat, action });
            }
            app.update();
        }
        let position = snapshot::<HabGut>(app.world_mut()).expect("a game is on the table");
        assert!(position.over, "the game must be finished");
    }

    #[test]
    fn a_confirmation_in_the_same_frame_as_its_touch_counts() {
        let (mut app, _) = table();
        app.world_mut().write_message(Tap::Present(Seat(0)));
        app.update();
        let good = hab_gut::Good::ALL[0];
        Tapped::Touch(Touch::Buy(good)).send(app.world_mut());
        app.world_mut().write_message(Tap::Confirm);
        app.update();
        app.update();
        let position = snapshot::<HabGut>(app.world_mut()).expect("a game is on the table");
        assert_eq!(position.turn.phase, hab_gut::Phase::Foundation, "the share must be bought");
        assert!(app.world().resource::<Choice>().is_empty());
    }

    #[test]
    fn touches_before_a_player_takes_over_are_ignored() {
        let (mut app, _) = table();
        let card = hab_gut::MarketCard::all().next().expect("there are market cards");
        for touch in [Touch::Pass, Touch::Card(Side::Left, card)] {
            Tapped::Touch(touch).send(app.world_mut());
        }
        app.update();
        let position = snapshot::<HabGut>(app.world_mut()).expect("a game is on the table");
        assert_eq!((position.turn.seat, position.turn.phase), (Seat(0), hab_gut::Phase::Trade));
        app.world_mut().write_message(Tap::Present(Seat(0)));
        app.update();
        Tapped::Touch(Touch::Pass).send(app.world_mut());
        app.update();
        app.update();
        let position = snapshot::<HabGut>(app.world_mut()).expect("a game is on the table");
        assert_eq!(position.turn.phase, hab_gut::Phase::Foundation);
    }
}
