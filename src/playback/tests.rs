//! Tests of the playback queue with a manual clock: order, skipping and scorings.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::games::hacienda::stories::scoring_show::{self, ScoringShow};
use crate::turn::Played;
use crate::{games::hacienda::table as things, seats::PlayerKind, table};
use hacienda_rules::{Action, Effect, Hacienda, Position, ScoringKind, Tallies, effect::ClockEffect};
use tabletop::Level;

const STEP: f32 = 0.1;

/// An app with playback, a human player in seat 0 and a bot in seat 1.
fn app() -> App {
    let seating = Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy)]);
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(STEP)))
        .insert_resource(Bots::<Hacienda>::new(&seating, 0))
        .insert_resource(seating)
        .init_resource::<Settings>()
        .init_resource::<Busy>()
        .add_message::<Tap>()
        .add_message::<Played<Hacienda>>()
        .add_plugins((table::plugin::<Hacienda>, things::plugin, plugin, game_plugin::<Hacienda>));
    app.update();
    app
}

fn play(app: &mut App, seat: u8, pesos: u32, effects: Vec<Effect>) {
    let after = Position { pesos: [pesos; 5], ..Position::BLANK };
    let action = Action::End;
    app.world_mut().write_message(Played::<Hacienda> {
        seat: Seat(seat),
        action,
        effects: effects.into(),
        after: Arc::new(after),
        learnt: None,
        number: 1,
    });
}

fn scoring_effect() -> Effect {
    Effect::Clock(ClockEffect::Scored { kind: ScoringKind::ALL[0], rows: Tallies::default() })
}

fn pesos(app: &App) -> Option<u32> {
    app.world().resource::<Playback<Hacienda>>().shown().map(|position| position.pesos[0])
}

fn busy(app: &App) -> bool {
    assert_eq!(app.world().resource::<Playback<Hacienda>>().is_busy(), app.world().resource::<Busy>().0);
    app.world().resource::<Busy>().0
}

#[test]
fn actions_are_shown_one_after_another_for_their_full_time() {
    let mut app = app();
    play(&mut app, 1, 1, vec![]);
    play(&mut app, 1, 2, vec![]);
    app.update();
    assert_eq!(pesos(&app), Some(1), "the first action is shown at once");
    let frames = (0..100).take_while(|_| {
        app.update();
        pesos(&app) == Some(1)
    });
    let seconds = frames.count() as f32 * STEP;
    assert!((0.25..0.6).contains(&seconds), "a bot's action is shown for {seconds} s");
    assert!(busy(&app) && pesos(&app) == Some(2));
    (0..12).for_each(|_| app.update());
    assert!(!busy(&app));
}

#[test]
fn a_tap_skips_to_the_next_scoring_and_a_second_tap_dismisses_it() {
    let mut app = app();
    // A scoring is shown only while a game is on the table.
    app.insert_resource(GameSetting::<Hacienda>(crate::launch::LaunchOptions::default().setting));
    app.update();
    play(&mut app, 1, 1, vec![]);
    play(&mut app, 1, 2, vec![scoring_effect()]);
    play(&mut app, 1, 3, vec![]);
    app.update();
    let resets = app.world().resource::<Playback<Hacienda>>().resets();
    app.world_mut().write_message(Tap::Skip);
    app.update();
    assert_eq!(pesos(&app), Some(2));
    assert!(app.world().resource::<Playback<Hacienda>>().resets() > resets, "skipping must rebuild the picture");
    assert!(app.world().resource::<Playback<Hacienda>>().scoring().is_some());
    (0..100).for_each(|_| app.update());
    assert!(app.world().resource::<Playback<Hacienda>>().scoring().is_some(), "the scoring waits to be dismissed");
    app.world_mut().write_message(Tap::Skip);
    (0..6).for_each(|_| app.update());
    assert!(app.world().resource::<Playback<Hacienda>>().scoring().is_none());
    assert_eq!(pesos(&app), Some(3));
}

#[test]
fn games_without_human_players_do_not_wait_at_a_scoring() {
    let mut app = app();
    app.insert_resource(Seating::of(vec![PlayerKind::Bot(Level::Greedy); 2]));
    play(&mut app, 1, 1, vec![scoring_effect()]);
    (0..70).for_each(|_| app.update());
    assert!(!busy(&app));
}

#[test]
fn an_effect_is_announced_only_after_its_animation() {
    let mut app = app();
    let paid = Effect::Purse(hacienda_rules::effect::PurseEffect::Earned { seat: Seat(0), pesos: 3 });
    play(&mut app, 1, 0, vec![]);
    play(&mut app, 1, 3, vec![paid]);
    for _ in 0..20 {
        app.update();
        if pesos(&app) == Some(3) {
            break;
        }
    }
    let announced = |app: &App| {
        let playback = app.world().resource::<Playback<Hacienda>>();
        (playback.announced().map(|position| position.pesos[0]), playback.unannounced())
    };
    assert_eq!(
        (pesos(&app), announced(&app)),
        (Some(3), (Some(0), 1)),
        "the picture must be ahead of the announcement"
    );
    (0..3).for_each(|_| app.update());
    assert_eq!(announced(&app), (Some(3), 0));
}

#[test]
fn a_scoring_can_be_skipped_step_by_step_or_as_a_whole() {
    let step = |points| scoring_show::ScoringStep {
        category: hacienda_rules::Category::Chains,
        seat: Seat(0),
        points,
        cells: hacienda_rules::Cells::NONE,
    };
    let show = || ScoringShow { steps: vec![step(2), step(0), step(5)], ..ScoringShow::empty() };
    let mut app = app();
    play(&mut app, 0, 1, vec![scoring_effect()]);
    (0..4).for_each(|_| app.update());
    let world = app.world_mut();
    for (tap, left) in [(Tap::Skip, 2), (Tap::Skip, 3), (Tap::SkipAll, 3)] {
        let mut playback = world.resource_mut::<Playback<Hacienda>>();
        if tap == Tap::SkipAll || left == 2 {
            playback.show = Some(show());
        }
        world.write_message(tap);
        world.run_schedule(Update);
        let step = world.resource::<Playback<Hacienda>>().scoring().map(|show| show.step);
        assert_eq!(step, Some(left), "{tap:?}");
    }
    world.write_message(Tap::Skip);
    world.run_schedule(Update);
    assert!(
        world.resource::<Playback<Hacienda>>().scoring().is_none(),
        "after the last step, a tap must dismiss the scoring"
    );
}

#[test]
fn a_held_beat_waits_and_can_be_replayed() {
    let mut app = app();
    app.world_mut().resource_mut::<Settings>().stepped = true;
    let paid = |pesos| Effect::Purse(hacienda_rules::effect::PurseEffect::Earned { seat: Seat(0), pesos });
    for pesos in 1..4 {
        play(&mut app, 1, pesos, vec![paid(1)]);
    }
    let settle = |app: &mut App| (0..30).for_each(|_| app.update());
    let waits = |app: &App| app.world().resource::<Playback<Hacienda>>().is_awaiting_next();
    let announced =
        |app: &App| app.world().resource::<Playback<Hacienda>>().announced().map(|position| position.pesos[0]);
    settle(&mut app);
    assert!(waits(&app) && busy(&app), "the bot's action must be held");
    assert_eq!((pesos(&app), announced(&app)), (Some(1), Some(1)));
    app.world_mut().write_message(Tap::Next);
    settle(&mut app);
    assert_eq!((pesos(&app), announced(&app), waits(&app)), (Some(2), Some(2), true));
    app.world_mut().write_message(Tap::Again);
    app.update();
    assert_eq!(
        (pesos(&app), announced(&app), waits(&app)),
        (Some(2), Some(1), false),
        "the action must be announced again"
    );
    settle(&mut app);
    assert_eq!((pesos(&app), announced(&app), waits(&app)), (Some(2), Some(2), true));
    // A tap that skips the animation of a held beat does not release the beat.
    app.world_mut().write_message(Tap::Next);
    app.update();
    app.world_mut().write_message(Tap::Skip);
    app.update();
    assert_eq!((pesos(&app), waits(&app)), (Some(3), true));
    app.world_mut().write_message(Tap::Next);
    settle(&mut app);
    assert!(!busy(&app));
    // The actions of a human player are not held.
    play(&mut app, 0, 9, vec![]);
    settle(&mut app);
    assert!(!busy(&app));
    // Actions in a lesson are not held either, because a lesson has no bots.
    app.insert_resource(Bots::<Hacienda>::default());
    play(&mut app, 1, 10, vec![]);
    settle(&mut app);
    assert!(!busy(&app));
}
