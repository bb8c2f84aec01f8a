//! Benchmark of an action in the turn schedule, including snapshots, rules and components.

use std::sync::Arc;

use bevy::prelude::*;
use divan::{Bencher, counter::ItemsCount};
use hacienda::turn::{self, Intent, Intents, Played, Refused, Verify};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{Action, Effects, Hacienda, Position, Rulebook, Seat, Setting, maps};

fn main() {
    divan::main();
}

/// Returns a whole game of four greedy players: its initial position and its actions.
fn greedy_game(setting: &Setting) -> (Position, Vec<(Seat, Action)>) {
    let set_up = Position::setup(setting, 4, 1, None).expect("four players are allowed");
    let (mut position, mut bot, mut actions) = (set_up, Bot::new(Level::Greedy, 1), Vec::new());
    while !position.over {
        let action = bot.choose(setting, &position);
        actions.push((position.turn.seat, action));
        position.play_unchecked(setting, action, &mut Effects::new());
    }
    (set_up, actions)
}

fn app(setting: &Setting, position: &Position) -> App {
    let mut app = App::new();
    app.add_plugins(hacienda::games::hacienda::turn::plugin);
    app.insert_resource(Verify(false));
    turn::begin::<Hacienda>(app.world_mut(), setting, position);
    app
}

/// Measures actions; one item is one action.
#[divan::bench]
fn actions_through_the_schedule(bencher: Bencher) {
    let board = maps::by_name("symmetric").expect("symmetric is a built-in board");
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let (set_up, actions) = greedy_game(&setting);
    bencher.counter(ItemsCount::new(actions.len())).with_inputs(|| app(&setting, &set_up)).bench_local_values(
        |mut app| {
            for (seat, action) in &actions {
                app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat: *seat, action: *action });
                turn::run::<Hacienda>(app.world_mut());
            }
            app.world_mut().resource_mut::<Messages<Played<Hacienda>>>().clear();
            app.world_mut().resource_mut::<Messages<Refused<Hacienda>>>().clear();
            app
        },
    );
}
