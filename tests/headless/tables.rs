//! Tests that the turn schedules of Zoff in Buffalo and Hab & Gut agree with the rules, action by action.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use hab_gut::HabGut;
use hacienda::{
    table::snapshot,
    turn::{self, Intent, Intents, Played, Refused, Rules, Verify},
};
use tabletop::{Game, Rng, Seat};
use zoff::{Zoff, rulebook::Variants};

fn drain_messages<M: Message>(app: &mut App) -> Vec<M> {
    app.world_mut().resource_mut::<Messages<M>>().drain().collect()
}

fn push<G: Rules>(app: &mut App, seat: Seat, action: G::Action) {
    app.world_mut().resource_mut::<Intents<G>>().push(Intent { seat, action });
}

/// Plays a random game on the table and by the rules in parallel. All seats that may act at the same time do so in one
/// run of the schedule. Returns the numbers of runs with several actions, of refusals, and of ignored intents.
fn play<G: Rules>(app: &mut App, setting: &G::Setting, seats: u8, seed: u64) -> [usize; 3] {
    let (mut rng, mut counts) = (Rng::new(seed, 77), [0; 3]);
    let mut position = G::set_up(setting, seats, seed, None).expect("this number of players is valid");
    turn::begin::<G>(app.world_mut(), setting, &position);
    let mut done: Vec<G::Action> = Vec::new();
    while !G::is_over(&position) {
        assert_eq!(snapshot::<G>(app.world_mut()), Some(position), "the snapshot equals the position");
        let may_act = G::may_act(&position);
        let mut acting: Vec<Seat> = may_act.iter().collect();
        rng.shuffle(&mut acting);
        counts[0] += usize::from(acting.len() > 1);
        let mut illegal = Vec::new();
        if !done.is_empty() {
            let before = done[rng.below(done.len() as u32) as usize];
            // Request an earlier action again. A seat that may act requests it only if it is now illegal, so the rules
            // refuse it. From a seat that may not act, the schedule ignores it.
            if let Err(reason) = G::check(setting, &position, acting[0], before) {
                push::<G>(app, acting[0], before);
                illegal.push((acting[0], before, reason));
            }
            if let Some(late) = Seat::all(seats).find(|seat| !may_act.has(*seat)) {
                push::<G>(app, late, before);
                counts[2] += 1;
            }
        }
        counts[1] += illegal.len();
        let mut expected = Vec::new();
        for seat in acting {
            let action =
                G::random_action(setting, &position, seat, &mut rng).expect("a seat that may act has an action");
            let mut effects = Vec::new();
            G::play(setting, &mut position, seat, action, &mut effects).expect("the action is legal");
            push::<G>(app, seat, action);
            expected.push((seat, action, effects, position));
            done.push(action);
        }
        turn::run::<G>(app.world_mut());
        let refused = drain_messages::<Refused<G>>(app)
            .into_iter()
            .map(|message| (message.seat, message.action, message.illegal));
        assert_eq!(refused.collect::<Vec<_>>(), illegal);
        let played = drain_messages::<Played<G>>(app);
        assert_eq!(played.len(), expected.len(), "the schedule plays one action for each seat that may act");
        for (message, (seat, action, effects, after)) in played.iter().zip(&expected) {
            assert_eq!((message.seat, message.action), (*seat, *action));
            assert_eq!(*message.effects, **effects, "after {action:?}");
            assert_eq!(*message.after, *after, "after {action:?}");
        }
        let found = snapshot::<G>(app.world_mut()).expect("a game is on the table");
        assert_eq!(G::fingerprint(&found), G::fingerprint(&position));
        if rng.below(8) == 0 {
            turn::begin::<G>(app.world_mut(), setting, &position);
        }
    }
    assert_eq!(snapshot::<G>(app.world_mut()), Some(position));
    let (seat, action) = (Seat(0), done[0]);
    push::<G>(app, seat, action);
    turn::run::<G>(app.world_mut());
    let over = drain_messages::<Refused<G>>(app).into_iter().map(|message| Err(message.illegal)).collect::<Vec<_>>();
    assert_eq!(over, [G::check(setting, &position, seat, action)]);
    counts
}

/// Plays and verifies `games` games for each setting and number of players. Returns the sums of the numbers from
/// [`play`].
fn assert_agreement<G: Rules>(
    plugin: fn(&mut App),
    settings: &[G::Setting],
    seats: RangeInclusive<u8>,
    games: u64,
) -> [usize; 3] {
    let mut app = App::new();
    app.add_plugins(plugin).insert_resource(Verify(true));
    let mut counts = [0; 3];
    for (number, setting) in settings.iter().enumerate() {
        for seats in seats.clone() {
            for game in 0..games {
                let seed = game + 1_000 * (number as u64 + 100 * u64::from(seats));
                let more = play::<G>(&mut app, setting, seats, seed);
                counts = std::array::from_fn(|kind| counts[kind] + more[kind]);
            }
        }
    }
    counts
}

#[test]
fn zoff_on_the_table_agrees_with_its_rules() {
    let mut settings = Vec::new();
    for bits in 0..8 {
        let variants = Variants { auction: bits & 1 != 0, fair: bits & 2 != 0, open_cards: bits & 4 != 0 };
        settings.push(zoff::Setting { rulebook: zoff::Rulebook::new(variants) });
    }
    let [simultaneous, refused, ignored] =
        assert_agreement::<Zoff>(hacienda::games::zoff::turn::plugin, &settings, 2..=5, 8);
    assert!(simultaneous > 1_000 && refused > 1_000 && ignored > 1_000, "{simultaneous} {refused} {ignored}");
}

#[test]
fn hab_gut_on_the_table_agrees_with_its_rules() {
    let rulebook = |stuck_at_the_end| hab_gut::Rulebook::new(hab_gut::HouseRules { stuck_at_the_end });
    let settings = [false, true].map(|stuck| hab_gut::Setting { rulebook: rulebook(stuck) });
    let [simultaneous, refused, ignored] =
        assert_agreement::<HabGut>(hacienda::games::hab_gut::turn::plugin, &settings, 3..=5, 40);
    assert!(simultaneous == 0 && refused > 1_000 && ignored > 1_000, "{simultaneous} {refused} {ignored}");
}

#[test]
fn one_app_can_hold_all_three_games() {
    assert_eq!([<hacienda_rules::Hacienda>::TITLE, Zoff::TITLE, HabGut::TITLE], ["hacienda", "zoff", "hab-gut"]);
    let mut app = App::new();
    app.add_plugins((
        hacienda::games::hacienda::turn::plugin,
        hacienda::games::zoff::turn::plugin,
        hacienda::games::hab_gut::turn::plugin,
    ));
    let setting = zoff::Setting::default();
    let counts = play::<Zoff>(&mut app, &setting, 3, 1);
    assert!(counts[0] > 0);
    let setting = hab_gut::Setting::default();
    play::<HabGut>(&mut app, &setting, 3, 1);
    assert_eq!(snapshot::<Zoff>(app.world_mut()), None, "laying out a game clears the previous one");
}
