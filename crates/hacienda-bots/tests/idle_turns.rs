//! Tests that no level for people gives up: against good play, none ends more than two turns in a row early while there
//! is something to gain.

use std::sync::Arc;
use tabletop::Thinker as _;

use hacienda_bots::{Bot, FOR_PEOPLE, Level};
use hacienda_rules::{Action, Effects, Position, Rulebook, Setting, maps};

/// The number of work units for a choice: enough to plan a turn and to compare plans.
const WORK_UNITS: u32 = 60;
/// The maximum number of turns in a row that a level may end early although there is something to gain.
const MAX_IDLE: u32 = 2;

/// Returns true if some action would bring points or pesos at once, or a card into an empty hand.
fn something_to_gain(setting: &Setting, position: &Position) -> bool {
    let seat = position.turn.seat;
    let empty = position.hands[seat.index()].iter().all(|cards| *cards == 0);
    let (points, pesos) = (position.score(setting, seat).total(), position.pesos[seat.index()]);
    position.legal(setting).into_iter().filter(|action| *action != Action::End).any(|action| {
        let mut after = *position;
        after.play(setting, action, &mut Effects::new()).expect("the action is legal");
        let buys = after.hands[seat.index()].iter().any(|cards| *cards > 0);
        after.score(setting, seat).total() > points || after.pesos[seat.index()] > pesos || empty && buys
    })
}

/// Returns the largest number of turns in a row that a level ends early although there is something to gain, in a game
/// against a player who follows the hints.
fn longest_idle(setting: &Setting, level: Level, seed: u64) -> u32 {
    let mut position = Position::setup(setting, 2, seed, None).expect("two players are allowed");
    let (mut adviser, mut bot) = (Bot::new(Level::Expert, seed), Bot::new(level, seed + 1));
    let (mut idle, mut longest) = (0, 0);
    while !position.over {
        let choose = |bot: &mut Bot| {
            let thought = bot.step(setting, &position, WORK_UNITS);
            thought
                .or_else(|| bot.think(setting, &position, position.turn.seat, 1, 1.0))
                .expect("a hurried bot decides")
        };
        let action = if position.turn.seat.index() == 0 {
            choose(&mut adviser)
        } else {
            let action = choose(&mut bot);
            if action == Action::End {
                idle = if something_to_gain(setting, &position) { idle + 1 } else { 0 };
                longest = longest.max(idle);
            } else if position.turn.actions_left == 1 {
                idle = 0;
            }
            action
        };
        position.play(setting, action, &mut Effects::new()).expect("bots choose legal actions");
    }
    longest
}

#[test]
fn every_level_for_people_stays_active_against_a_player_who_follows_hints() {
    for (map, games) in [("paddock", 2), ("symmetric", 1)] {
        let board = Arc::new(maps::by_name(map).expect("a built-in board"));
        let setting = Setting { board, rulebook: Rulebook::default() };
        let check = |level: Level| {
            for seed in 1..=games {
                let longest = longest_idle(&setting, level, seed);
                assert!(longest <= MAX_IDLE, "{} idles for {longest} turns on {map}, seed {seed}", level.word());
            }
        };
        std::thread::scope(|scope| {
            for level in FOR_PEOPLE {
                let check = &check;
                scope.spawn(move || check(level));
            }
        });
    }
}
