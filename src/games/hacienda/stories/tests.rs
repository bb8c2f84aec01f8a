//! Tests with complete games: every visible effect has a movement, every effect has a cue unless it is silent on
//! purpose, and the announced position catches up with the actual one.

use std::{collections::BTreeSet, sync::Arc};

use super::*;
use crate::playback::Show as _;
use hacienda_bots::{Bot, Level};
use hacienda_rules::{Category, Rulebook, ScoringKind, formats::records::Record, maps};

/// An action with its story.
struct AnimatedAction {
    setting: Setting,
    before: Position,
    after: Position,
    effects: Vec<Effect>,
    story: Story,
}

/// Plays one game for each number of players, and visits each action.
fn for_each_action(mut visit: impl FnMut(&AnimatedAction)) {
    for (seed, level) in [(1, Level::Random), (2, Level::Random), (3, Level::Greedy), (4, Level::Greedy)] {
        let seats = seed as usize % 4 + 2;
        let board = maps::by_name(maps::NAMES[seats % maps::NAMES.len()]).expect("a built-in board");
        let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
        let words = vec![level.word().to_owned(); seats];
        let (_, mut position) = Record::begin(setting.clone(), words, seed, None).expect("the game can be set up");
        let mut bots: Vec<Bot> = (0..seats as u64).map(|seat| Bot::new(level, seed + seat)).collect();
        while !position.over {
            let action = bots[position.turn.seat.index()].choose(&setting, &position);
            let (before, mut effects) = (position, Vec::new());
            position.play(&setting, action, &mut effects).expect("bots choose legal actions");
            let story = Hacienda::story(&setting, &before, &position, &effects);
            visit(&AnimatedAction { setting: setting.clone(), before, after: position, effects, story });
        }
    }
}

/// Returns a name for the kind of effect, and whether a movement must show it. The match is exhaustive.
fn kind(effect: &Effect) -> (&'static str, bool) {
    match effect {
        Effect::Card(CardEffect::Taken { .. }) => ("taken", true),
        Effect::Card(CardEffect::Drawn { to: Destination::Hand(_), .. }) => ("drawn", true),
        Effect::Card(CardEffect::Drawn { to: Destination::Display(_), .. }) => ("refilled", true),
        Effect::Card(CardEffect::Played { .. }) => ("played", false),
        Effect::Card(CardEffect::Reshuffled { .. }) => ("reshuffled", true),
        Effect::Purse(PurseEffect::Paid { .. }) => ("paid", true),
        Effect::Purse(PurseEffect::Earned { .. }) => ("earned", true),
        Effect::Land(LandEffect::Placed { .. }) => ("land", true),
        Effect::Animal(AnimalEffect::Placed { .. }) => ("animal", true),
        Effect::Pond(PondEffect::Placed { .. }) => ("pond", true),
        Effect::Hacienda(HaciendaEffect::Placed { .. }) => ("hacienda", true),
        Effect::Harvest(HarvestEffect::Placed { .. }) => ("harvest", true),
        Effect::Market(MarketEffect::Reached { .. }) => ("market", true),
        Effect::Clock(ClockEffect::ActionSpent { .. }) => ("spent", false),
        Effect::Clock(ClockEffect::Used(_)) => ("used", false),
        Effect::Clock(ClockEffect::FellDue(_)) => ("due", true),
        Effect::Clock(ClockEffect::TurnEnded { .. }) => ("ended", false),
        // A scoring has its own display.
        Effect::Clock(ClockEffect::Scored { .. }) => ("scored", false),
        Effect::Clock(ClockEffect::TurnBegan { .. }) => ("began", true),
        Effect::Clock(ClockEffect::GameOver) => ("over", false),
    }
}

/// Returns true if a movement shows this effect.
fn shows(effect: &Effect, kind: &MovementKind) -> bool {
    match (effect, kind) {
        (
            Effect::Card(CardEffect::Taken { card, .. } | CardEffect::Drawn { card, .. }),
            MovementKind::Card { card: seen, .. },
        ) => card == seen,
        (Effect::Card(CardEffect::Reshuffled { .. }), MovementKind::Card { to, .. }) => *to == Spot::Deck(Deck::Land),
        (Effect::Purse(PurseEffect::Paid { seat, pesos }), MovementKind::Coins { seat: whose, pesos: by, .. }) => {
            seat == whose && -i64::from(*pesos) == *by
        }
        (Effect::Purse(PurseEffect::Earned { seat, pesos }), MovementKind::Coins { seat: whose, pesos: by, .. }) => {
            seat == whose && i64::from(*pesos) == *by
        }
        (Effect::Land(LandEffect::Placed { at, .. }), MovementKind::Piece { at: to, arrival: Arrival::Fly, .. })
        | (
            Effect::Animal(AnimalEffect::Placed { at, .. }),
            MovementKind::Piece { at: to, arrival: Arrival::Fly, .. },
        )
        | (
            Effect::Animal(AnimalEffect::Placed { at, .. }),
            MovementKind::Piece { at: to, arrival: Arrival::Walk(_), .. },
        )
        | (
            Effect::Hacienda(HaciendaEffect::Placed { at, .. }),
            MovementKind::Piece { at: to, arrival: Arrival::Raise, .. },
        )
        | (
            Effect::Harvest(HarvestEffect::Placed { at, .. }),
            MovementKind::Piece { at: to, arrival: Arrival::Flip, .. },
        ) => at == to,
        (Effect::Pond(PondEffect::Placed { cells, .. }), MovementKind::Piece { at, arrival: Arrival::Fill, .. }) => {
            cells.cells().contains(at)
        }
        (Effect::Market(MarketEffect::Reached { market, .. }), MovementKind::Bounce(at)) => market == at,
        (Effect::Clock(ClockEffect::FellDue(kind)), MovementKind::Due(due)) => kind == due,
        (Effect::Clock(ClockEffect::TurnBegan { seat, .. }), MovementKind::HandOver(_, to)) => seat == to,
        _ => false,
    }
}

#[test]
fn exactly_the_visible_effects_have_a_movement() {
    let mut seen = BTreeSet::new();
    for_each_action(|act| {
        for (at, effect) in act.effects.iter().enumerate() {
            let (name, visible) = kind(effect);
            seen.insert(name);
            let of = |movement: &&Movement| shows(effect, &movement.kind);
            let movement = act.story.movements.iter().find(of);
            // The turn marker does not move if the same seat has the next turn.
            let same =
                matches!(effect, Effect::Clock(ClockEffect::TurnBegan { seat, .. }) if *seat == act.before.turn.seat);
            assert_eq!(movement.is_some(), visible && !same, "{effect:?}");
            if let Some(movement) = movement {
                assert!(movement.length > 0.1 && movement.length < 3.0, "{movement:?}");
                assert!(
                    act.story.times.announced_at(at) > 0.0 || matches!(effect, Effect::Purse(_) | Effect::Clock(_))
                );
            }
        }
    });
    // A reshuffle is not required, because the land deck may not run out in these games.
    let all = ["animal", "began", "drawn", "due", "earned", "ended", "hacienda", "harvest", "land", "market", "over"];
    let more = ["paid", "played", "pond", "refilled", "scored", "spent", "taken", "used"];
    let missing: Vec<_> = all.iter().chain(&more).filter(|name| !seen.contains(**name)).collect();
    assert!(missing.is_empty(), "some effects never occurred: {missing:?}");
}

#[test]
fn every_effect_has_a_cue_or_is_silent_on_purpose() {
    for_each_action(|act| {
        for effect in &act.effects {
            // These effects are silent because others of the same action have cues.
            let silent = matches!(
                effect,
                Effect::Card(CardEffect::Played { .. })
                    | Effect::Clock(
                        ClockEffect::ActionSpent { .. } | ClockEffect::Used(_) | ClockEffect::TurnEnded { .. }
                    )
            );
            assert_eq!(cues::cue(effect).is_none(), silent, "{effect:?}");
        }
        let heard: Vec<usize> = act.story.times.heard_between(f32::NEG_INFINITY, f32::INFINITY).collect();
        assert_eq!(heard, (0..act.effects.len()).collect::<Vec<_>>(), "each effect is heard once, in order");
    });
}

#[test]
fn the_announced_position_advances_to_the_actual_one() {
    for_each_action(|act| {
        let mut announced = act.before;
        for (at, effect) in act.effects.iter().enumerate() {
            assert!(at == 0 || act.story.times.announced_at(at) >= act.story.times.announced_at(at - 1));
            announced.apply(effect);
        }
        assert_eq!(announced, act.after);
        let end = act.story.times.length();
        assert_eq!(act.story.times.announced(end), act.effects.len());
        assert!(end < 4.5, "{end} seconds for {:?}", act.effects);
        let place = act.effects.iter().any(|effect| matches!(effect, Effect::Land(_) | Effect::Animal(_)));
        assert!(!place || Hacienda::landing_time(&act.story) > 0.0 && Hacienda::landing_time(&act.story) <= end);
    });
}

#[test]
fn the_amount_in_a_purse_only_moves_towards_the_final_one() {
    let mut paid = 0;
    for_each_action(|act| {
        for seat in act.before.seats() {
            let (from, to) = (act.before.pesos[seat.index()], act.after.pesos[seat.index()]);
            let (low, high) = (i64::from(from.min(to)), i64::from(from.max(to)));
            let mut before = i64::from(from);
            for frame in 0..=(act.story.times.length() * 60.0).ceil() as usize {
                let elapsed = frame as f32 / 60.0;
                let announced = act.story.times.announced(elapsed);
                let mut position = act.before;
                act.effects.iter().take(announced).for_each(|effect| position.apply(effect));
                let now = i64::from(position.pesos[seat.index()]) + act.story.purse_change(seat, elapsed, announced);
                assert!(
                    (low..=high).contains(&now),
                    "{now} is outside {low} to {high} at {elapsed} s: {:?}",
                    act.effects
                );
                assert!(
                    (now - before) * (i64::from(to) - i64::from(from)) >= 0,
                    "the amount in the purse must never move away from the final one"
                );
                before = now;
            }
            assert_eq!(before, i64::from(to));
            paid += usize::from(to > from);
        }
        let pays = act.effects.iter().any(|effect| matches!(effect, Effect::Purse(PurseEffect::Earned { .. })));
        assert!(
            !pays || act.story.times.announced_at(act.effects.len() - 1) > 0.8,
            "earned coins must have time to fly"
        );
    });
    assert!(paid > 50);
}

#[test]
fn a_scoring_show_reaches_the_totals_and_highlights_the_counted_hexes() {
    let mut shows = 0;
    for_each_action(|act| {
        let Some((kind, rows)) = act.effects.iter().find_map(|effect| match effect {
            Effect::Clock(ClockEffect::Scored { kind, rows }) => Some((*kind, rows)),
            _ => None,
        }) else {
            return;
        };
        shows += 1;
        let mut show = ScoringShow::of(&act.setting, &act.before, &act.after, kind, rows);
        assert_eq!(show.winners.is_empty(), kind == ScoringKind::Intermediate);
        for step in &show.steps {
            if step.category != Category::Money {
                assert_eq!(step.cells.is_empty(), step.points == 0, "{step:?}");
            }
        }
        let mut before = [0; 5];
        for _ in 0..2_000 {
            show.advance(0.1);
            for seat in act.before.seats() {
                let (sum, all) = (show.points_so_far(seat), rows[seat.index()].total());
                assert!(sum >= before[seat.index()] && sum <= all);
                before[seat.index()] = sum;
            }
            if show.is_finished() {
                break;
            }
        }
        assert!(show.is_finished());
        act.before.seats().for_each(|seat| assert_eq!(show.points_so_far(seat), rows[seat.index()].total()));
        let mut skipped = ScoringShow::of(&act.setting, &act.before, &act.after, kind, rows);
        let taps = (0..100).take_while(|_| {
            skipped.skip();
            !skipped.is_finished()
        });
        assert!(taps.count() < skipped.steps.len(), "steps without points need no tap");
    });
    assert!(shows >= 8);
}
