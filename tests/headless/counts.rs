//! Limits on the work in whole games of bots and of taps: at most one snapshot a frame plus one an action, and at most
//! two judgements an action, when it is offered and when it is played.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda::{
    game_plugin,
    games::hacienda::{
        choice::{Choice, Held, Shop, Touch},
        table::{self, Counts},
    },
    record::{self, Log},
    seats::{Hint, Seating, Sitter, Tap, bot::Minds, touch::Tapped},
    turn::Verify,
};
use hacienda_bots::{Level, Mind};
use hacienda_rules::{Action, Card, Hacienda, Position, Rulebook, Seat, Setting, maps};

/// The maximum number of frames; every game and hint needs fewer.
const MOST_FRAMES: u32 = 100_000;

fn setting() -> Setting {
    Setting { board: Arc::new(maps::by_name("symmetric").expect("ours")), rulebook: Rulebook::default() }
}

fn game(sitters: &[Sitter], seed: u64) -> App {
    let mut app = App::new();
    app.add_plugins(game_plugin);
    let seating = Seating::of(sitters.to_vec());
    let words = sitters.iter().map(|sitter| sitter.word().to_owned()).collect();
    app.insert_resource(Minds::<Hacienda>::new(&seating, seed)).insert_resource(seating);
    record::begin::<Hacienda>(app.world_mut(), setting(), words, seed, Some(Seat(0))).expect("so many can play");
    app
}

fn played(app: &App) -> u32 {
    app.world().resource::<Log<Hacienda>>().entries().len() as u32
}

fn counts(app: &App) -> &Counts {
    app.world().resource::<Counts>()
}

/// Runs one frame, after a tap if there is one. Returns the number of snapshots and of actions.
fn frame(app: &mut App, tap: Option<Tapped<Touch>>) -> (u32, u32) {
    let before = (counts(app).photographs(), played(app));
    if let Some(tap) = tap {
        tap.send(app.world_mut());
    }
    app.update();
    let (photographs, actions) = (counts(app).photographs() - before.0, played(app).saturating_sub(before.1));
    // `Verify` takes one more snapshot for each action; nothing else reads the table after an action.
    let verified = if app.world().resource::<Verify>().0 { actions } else { 0 };
    assert!(photographs <= 1 + verified, "{photographs} photographs in a frame of {actions} actions after {tap:?}");
    (photographs, actions)
}

fn position(app: &mut App) -> Position {
    table::photograph(app.world_mut()).expect("a game lies on the table")
}

/// Returns the touches that select an action.
fn touches(action: Action, setting: &Setting) -> Vec<Touch> {
    match action {
        Action::BuyTop(deck) => vec![Touch::Take(Shop::Top(deck).held())],
        Action::BuyLand(card) => vec![Touch::Take(Shop::Open(Card::Land(card)).held())],
        Action::BuyAnimal(species) => vec![Touch::Take(Shop::Open(Card::Animal(species)).held())],
        Action::Land { card, at } => vec![Touch::Take(Held::Card(Card::Land(card))), Touch::Spot(at)],
        Action::Animal { species, at } => vec![Touch::Take(Held::Card(Card::Animal(species))), Touch::Spot(at)],
        Action::Hacienda(at) => vec![Touch::Take(Shop::Hacienda.held()), Touch::Spot(at)],
        Action::Harvest { at, from } => {
            let hexes = from.into_iter().chain([at]).map(Touch::Spot);
            std::iter::once(Touch::Take(Shop::Harvest.held())).chain(hexes).collect()
        }
        Action::Pond(pond) => {
            let shape = setting.board.pond_shape(&pond).expect("it is a pond");
            vec![Touch::Take(Shop::Pond(shape).held()), Touch::Spot(pond.cells()[0])]
        }
        Action::End => Vec::new(),
    }
}

#[test]
fn computer_players_cost_a_photograph_a_frame_and_a_judgement_an_action() {
    for seed in 0..4 {
        let mut app = game(&[Sitter::Bot(Level::Random), Sitter::Bot(Level::Greedy), Sitter::Bot(Level::Random)], seed);
        app.insert_resource(Verify(seed % 2 == 0));
        for _ in 0..MOST_FRAMES {
            if position(&mut app).over {
                break;
            }
            frame(&mut app, None);
        }
        assert!(played(&app) > 100, "a whole game was played");
        assert_eq!(counts(&app).judgements(), played(&app));
        assert_eq!(counts(&app).most_judged().map(|(_, times)| times), Some(1));
    }
}

#[test]
fn what_is_tapped_is_judged_when_it_is_offered_and_when_it_is_played() {
    let setting = setting();
    let mut app = game(&[Sitter::Human, Sitter::Bot(Level::Greedy)], 5);
    let mut mind = Mind::new(Level::Easy, 5);
    let mut chosen = 0;
    for _ in 0..MOST_FRAMES {
        let now = position(&mut app);
        if now.over {
            break;
        }
        if now.turn.seat != Seat(0) {
            frame(&mut app, None);
            continue;
        }
        let action = mind.choose(&setting, &now);
        for touch in touches(action, &setting) {
            frame(&mut app, Some(touch.into()));
            // A person looks at the offer for some frames before confirming it.
            assert_eq!(frame(&mut app, None), (1, 0));
        }
        for _ in 0..12 {
            if matches!(action, Action::Pond(_)) && app.world().resource::<Choice>().pending() != Some(action) {
                frame(&mut app, Some(Touch::Turn.into()));
            }
        }
        let pending = app.world().resource::<Choice>().pending();
        assert_eq!(pending.unwrap_or(Action::End), action);
        frame(&mut app, Some(if action == Action::End { Tap::End } else { Tap::Confirm }.into()));
        assert_eq!(
            app.world()
                .resource::<Log<Hacienda>>()
                .entries()
                .iter()
                .rfind(|entry| entry.seat == Seat(0))
                .map(|entry| entry.action),
            Some(action)
        );
        chosen += u32::from(action != Action::End);
    }
    assert!(chosen > 50, "a whole game was tapped");
    assert_eq!(counts(&app).judgements(), played(&app) + chosen, "each once more than it was played");
    assert_eq!(counts(&app).most_judged().map(|(_, times)| times), Some(2));
}

#[test]
fn what_is_advised_is_judged_no_more_often() {
    let mut app = game(&[Sitter::Human, Sitter::Bot(Level::Random)], 7);
    frame(&mut app, None);
    for _ in 0..40 {
        if position(&mut app).turn.seat != Seat(0) {
            frame(&mut app, None);
            continue;
        }
        frame(&mut app, Some(Tap::Hint.into()));
        for _ in 0..MOST_FRAMES {
            if !app.world().resource::<Hint<Hacienda>>().is_thinking() {
                break;
            }
            frame(&mut app, None);
        }
        let advice = app.world().resource::<Hint<Hacienda>>().advice().last().map(|advice| advice.action);
        let advice = advice.expect("there is always something to do");
        frame(&mut app, Some(Touch::Propose(advice).into()));
        frame(&mut app, Some(if advice == Action::End { Tap::End } else { Tap::Confirm }.into()));
    }
    assert!(played(&app) > 20);
    assert_eq!(counts(&app).most_judged().map(|(_, times)| times), Some(2));
}

#[test]
fn what_is_looked_at_again_is_not_judged_again_and_an_undo_needs_no_second_look() {
    let mut app = game(&[Sitter::Human, Sitter::Bot(Level::Greedy)], 5);
    let start = position(&mut app);
    let lands = start.legal(&setting()).into_iter().filter_map(|action| match action {
        Action::Land { card, at } => Some((card, at)),
        _ => None,
    });
    let lands: Vec<_> = lands.collect();
    let (card, a) = lands[0];
    let (_, b) = *lands.iter().find(|(other, at)| *other == card && *at != a).expect("there is more than one hex");
    frame(&mut app, Some(Touch::Take(Held::Card(Card::Land(card))).into()));
    for at in [a, b, a, b, a] {
        frame(&mut app, Some(Touch::Spot(at).into()));
    }
    assert_eq!(app.world().resource::<Choice>().pending(), Some(Action::Land { card, at: a }));
    assert_eq!(counts(&app).judgements(), 2, "each hex once");
    frame(&mut app, Some(Tap::Confirm.into()));
    assert_eq!(counts(&app).most_judged(), Some((Action::Land { card, at: a }, 2)));
    frame(&mut app, Some(Tap::Undo.into()));
    assert_eq!(position(&mut app), start);
}
