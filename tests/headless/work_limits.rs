//! Tests that limit the work in whole games, played by bots or by taps: at most one snapshot per frame plus one per
//! verified action, and at most two judgements per action, one when it is offered and one when it is played.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda::{
    game_plugin,
    games::hacienda::{
        choice::{Choice, Selection, ShopItem, Touch},
        table::{self, DebugCounters},
    },
    record::{self, Log},
    seats::{Hint, PlayerKind, Seating, Tap, bot::Bots, taps::Tapped},
    turn::Verify,
};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{Action, Card, Hacienda, Position, Rulebook, Seat, Setting, maps};

/// The maximum number of frames; every game and hint needs fewer.
const MAX_FRAMES: u32 = 100_000;

fn setting() -> Setting {
    Setting { board: Arc::new(maps::by_name("symmetric").expect("it is built in")), rulebook: Rulebook::default() }
}

fn game(player_kinds: &[PlayerKind], seed: u64) -> App {
    let mut app = App::new();
    app.add_plugins(game_plugin);
    let seating = Seating::of(player_kinds.to_vec());
    let words = player_kinds.iter().map(|kind| kind.word().to_owned()).collect();
    app.insert_resource(Bots::<Hacienda>::new(&seating, seed)).insert_resource(seating);
    record::begin::<Hacienda>(app.world_mut(), setting(), words, seed, Some(Seat(0)))
        .expect("this number of players is valid");
    app
}

fn played(app: &App) -> u32 {
    app.world().resource::<Log<Hacienda>>().entries().len() as u32
}

fn counts(app: &App) -> &DebugCounters {
    app.world().resource::<DebugCounters>()
}

/// Runs one frame, after a tap if there is one. Returns the numbers of snapshots and of actions.
fn frame(app: &mut App, tap: Option<Tapped<Touch>>) -> (u32, u32) {
    let before = (counts(app).snapshots(), played(app));
    if let Some(tap) = tap {
        tap.send(app.world_mut());
    }
    app.update();
    let (snapshots, actions) = (counts(app).snapshots() - before.0, played(app).saturating_sub(before.1));
    // `Verify` takes one more snapshot for each action; nothing else reads the table after an action.
    let verified = if app.world().resource::<Verify>().0 { actions } else { 0 };
    assert!(snapshots <= 1 + verified, "{snapshots} snapshots in a frame of {actions} actions after {tap:?}");
    (snapshots, actions)
}

fn position(app: &mut App) -> Position {
    table::snapshot(app.world_mut()).expect("a game is on the table")
}

/// Returns the touches that select an action.
fn touches(action: Action, setting: &Setting) -> Vec<Touch> {
    match action {
        Action::BuyTop(deck) => vec![Touch::Select(ShopItem::Top(deck).selection())],
        Action::BuyLand(card) => vec![Touch::Select(ShopItem::Open(Card::Land(card)).selection())],
        Action::BuyAnimal(species) => vec![Touch::Select(ShopItem::Open(Card::Animal(species)).selection())],
        Action::Land { card, at } => vec![Touch::Select(Selection::Card(Card::Land(card))), Touch::Hex(at)],
        Action::Animal { species, at } => vec![Touch::Select(Selection::Card(Card::Animal(species))), Touch::Hex(at)],
        Action::Hacienda(at) => vec![Touch::Select(ShopItem::Hacienda.selection()), Touch::Hex(at)],
        Action::Harvest { at, from } => {
            let hexes = from.into_iter().chain([at]).map(Touch::Hex);
            std::iter::once(Touch::Select(ShopItem::Harvest.selection())).chain(hexes).collect()
        }
        Action::Pond(pond) => {
            let shape = setting.board.pond_shape(&pond).expect("the hexes form a pond");
            vec![Touch::Select(ShopItem::Pond(shape).selection()), Touch::Hex(pond.cells()[0])]
        }
        Action::End => Vec::new(),
    }
}

#[test]
fn bots_cost_one_snapshot_per_frame_and_one_judgement_per_action() {
    for seed in 0..4 {
        let mut app = game(
            &[PlayerKind::Bot(Level::Random), PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Random)],
            seed,
        );
        app.insert_resource(Verify(seed % 2 == 0));
        for _ in 0..MAX_FRAMES {
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
fn a_tapped_action_is_judged_when_offered_and_when_played() {
    let setting = setting();
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Greedy)], 5);
    let mut bot = Bot::new(Level::Easy, 5);
    let mut chosen = 0;
    for _ in 0..MAX_FRAMES {
        let now = position(&mut app);
        if now.over {
            break;
        }
        if now.turn.seat != Seat(0) {
            frame(&mut app, None);
            continue;
        }
        let action = bot.choose(&setting, &now);
        for touch in touches(action, &setting) {
            frame(&mut app, Some(touch.into()));
            // A person looks at the offer for at least one frame before confirming it.
            assert_eq!(frame(&mut app, None), (1, 0));
        }
        for _ in 0..12 {
            if matches!(action, Action::Pond(_)) && app.world().resource::<Choice>().pending() != Some(action) {
                frame(&mut app, Some(Touch::RotatePond.into()));
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
    assert!(chosen > 50, "a whole game was played by taps");
    assert_eq!(counts(&app).judgements(), played(&app) + chosen, "each tapped action is judged once more");
    assert_eq!(counts(&app).most_judged().map(|(_, times)| times), Some(2));
}

#[test]
fn hints_cause_no_additional_judgements() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Random)], 7);
    frame(&mut app, None);
    for _ in 0..40 {
        if position(&mut app).turn.seat != Seat(0) {
            frame(&mut app, None);
            continue;
        }
        frame(&mut app, Some(Tap::Hint.into()));
        for _ in 0..MAX_FRAMES {
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
fn cached_judgements_are_reused_and_undo_takes_no_second_snapshot() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Greedy)], 5);
    let start = position(&mut app);
    let lands = start.legal(&setting()).into_iter().filter_map(|action| match action {
        Action::Land { card, at } => Some((card, at)),
        _ => None,
    });
    let lands: Vec<_> = lands.collect();
    let (card, a) = lands[0];
    let (_, b) = *lands.iter().find(|(other, at)| *other == card && *at != a).expect("there is more than one hex");
    frame(&mut app, Some(Touch::Select(Selection::Card(Card::Land(card))).into()));
    for at in [a, b, a, b, a] {
        frame(&mut app, Some(Touch::Hex(at).into()));
    }
    assert_eq!(app.world().resource::<Choice>().pending(), Some(Action::Land { card, at: a }));
    assert_eq!(counts(&app).judgements(), 2, "each hex is judged once");
    frame(&mut app, Some(Tap::Confirm.into()));
    assert_eq!(counts(&app).most_judged(), Some((Action::Land { card, at: a }, 2)));
    frame(&mut app, Some(Tap::Undo.into()));
    assert_eq!(position(&mut app), start);
}
