//! Tests of the stories: every effect has a story and either a sound cue or a reason to be silent, and every story ends
//! at the position after the action.

use std::collections::BTreeSet;

use super::*;
use crate::playback::Show as _;
use hab_gut::bots::{Bot, Level};

/// An action with its effects, its story and the positions around it.
struct Act {
    before: Position,
    after: Position,
    effects: Vec<Effect>,
    story: Story,
}

/// Plays games with 3, 4 and 5 players to their end, and visits every action.
fn games(mut visit: impl FnMut(&Act)) {
    let setting = Setting::default();
    for (seed, level) in [(1, Level::Random), (2, Level::Random), (3, Level::Greedy), (4, Level::Medium)] {
        let seats = seed as u8 % 3 + 3;
        let mut position = Position::setup(&setting, seats, seed, None).expect("the number of seats is allowed");
        let mut bots: Vec<Bot> = (0..u64::from(seats)).map(|seat| Bot::new(level, seed + seat)).collect();
        while !position.over {
            let seat = position.turn.seat;
            let action = bots[seat.index()].choose(&setting, &position);
            let (before, mut effects) = (position, Vec::new());
            position.play(&setting, seat, action, &mut effects).expect("bots choose legal actions");
            let story = HabGut::story(&setting, &before, &position, &effects);
            visit(&Act { before, after: position, effects, story });
        }
    }
}

/// The name of an effect's kind. Every new kind needs a name here.
fn kind(effect: &Effect) -> &'static str {
    match effect {
        Effect::Purse(PurseEffect::Paid { .. }) => "paid",
        Effect::Purse(PurseEffect::Earned { .. }) => "earned",
        Effect::Share(ShareEffect::Bought { .. }) => "bought",
        Effect::Share(ShareEffect::Sold { .. }) => "sold",
        Effect::Share(ShareEffect::Given { .. }) => "given",
        Effect::Share(ShareEffect::Opened { .. }) => "opened",
        Effect::Price(PriceEffect::Moved { .. }) => "moved",
        Effect::Card(CardEffect::TurnedUp { .. }) => "turned",
        Effect::Card(CardEffect::Dealt { .. }) => "dealt",
        Effect::Clock(ClockEffect::TurnBegan { .. }) => "began",
        Effect::Clock(ClockEffect::RoundEnded { .. }) => "round",
        Effect::Clock(ClockEffect::GameOver { .. }) => "over",
    }
}

#[test]
fn effects_are_announced_within_seconds_and_heard_once_unless_the_show_presents_them() {
    let mut seen = BTreeSet::new();
    games(|act| {
        let ends = act.effects.iter().any(|effect| matches!(effect, Effect::Share(ShareEffect::Opened { .. })));
        for (at, effect) in act.effects.iter().enumerate() {
            seen.insert(kind(effect));
            assert!(at == 0 || act.story.times.announced_at(at) >= act.story.times.announced_at(at - 1));
        }
        let heard: Vec<usize> = act.story.times.heard_between(f32::NEG_INFINITY, 1e9).collect();
        let by_show = |at: &usize| {
            let presents = |effect: &Effect| matches!(kind(effect), "opened" | "sold" | "earned");
            ends && presents(&act.effects[*at])
        };
        let once: Vec<usize> = (0..act.effects.len()).filter(|at| !by_show(at)).collect();
        assert_eq!(heard, once, "each effect is heard exactly once, unless the show presents it");
        let end = act.story.times.length();
        assert_eq!(act.story.times.announced(end), act.effects.len());
        assert!(end < 3.3, "{end} seconds for {:?}", act.effects);
        for movement in &act.story.movements {
            assert!(movement.length > 0.1 && movement.length < 3.0, "{movement:?}");
        }
    });
    let all =
        ["began", "bought", "dealt", "earned", "given", "moved", "opened", "over", "paid", "round", "sold", "turned"];
    assert_eq!(seen, BTreeSet::from(all));
}

#[test]
fn every_effect_has_a_cue_or_is_silent_on_purpose() {
    games(|act| {
        for effect in &act.effects {
            let silent = match effect {
                // The money earned makes the sound of a sale, and the show makes the sound of an opened foundation.
                Effect::Share(ShareEffect::Sold { .. } | ShareEffect::Opened { .. }) => true,
                Effect::Clock(ClockEffect::TurnBegan { phase, .. }) => *phase == hab_gut::Phase::Foundation,
                Effect::Purse(PurseEffect::Earned { money, .. } | PurseEffect::Paid { money, .. }) => *money == 0,
                _ => false,
            };
            assert_eq!(sound_cues::cue(effect).is_none(), silent, "{effect:?}");
        }
    });
}

#[test]
fn markers_and_purses_stay_in_range_until_the_story_ends_at_the_new_position() {
    games(|act| {
        let mut announced = act.before;
        let mut number = 0;
        for frame in 0..=(act.story.times.length() * 60.0).ceil() as usize {
            let elapsed = frame as f32 / 60.0;
            let now = act.story.times.announced(elapsed);
            act.effects[number..now].iter().for_each(|effect| announced.apply(effect));
            number = now;
            for good in Good::ALL {
                let (low, high) = bounds(act, good);
                let at =
                    act.story.marker_price(good, elapsed, now).unwrap_or(f32::from(announced.prices[good.index()]));
                // A stopped marker overshoots its price by up to 6, so that it seems to bump.
                assert!(at >= low - 7.0 && at <= high + 7.0, "{at} of {low} to {high}");
            }
            for seat in act.before.seats() {
                let (from, to) = (act.before.money[seat.index()], act.after.money[seat.index()]);
                let shown = i64::from(announced.money[seat.index()]) + act.story.purse_change(seat, elapsed, now);
                let range = i64::from(from.min(to))..=i64::from(from.max(to));
                assert!(range.contains(&shown), "{shown} of {range:?}");
            }
        }
        assert_eq!(announced, act.after);
    });
}

/// The lowest and highest prices of a good during an action.
fn bounds(act: &Act, good: Good) -> (f32, f32) {
    let prices = act.effects.iter().filter_map(|effect| match effect {
        Effect::Price(PriceEffect::Moved { good: moved, to, .. }) if *moved == good => Some(*to),
        _ => None,
    });
    let first = act.before.prices[good.index()];
    let all: Vec<f32> = prices.chain([first]).map(f32::from).collect();
    (all.iter().copied().fold(f32::INFINITY, f32::min), all.iter().copied().fold(0.0, f32::max))
}

#[test]
fn the_rulebook_sets_the_length_of_a_half() {
    let mut setting = Setting::default();
    setting.rulebook.rounds_per_half = 3;
    let ends_half = |rounds| HabGut::is_scoring(&setting, &Effect::Clock(ClockEffect::RoundEnded { rounds }));
    assert_eq!([3, 4, 6].map(ends_half), [true, false, true]);
}

#[test]
fn foundations_open_one_by_one_and_the_eliminated_are_announced_before_the_winners() {
    let setting = Setting::default();
    let mut ends = 0;
    games(|act| {
        let Some(number) = act.effects.iter().position(|effect| HabGut::is_scoring(&setting, effect)) else { return };
        let mut announced = act.before;
        act.effects[..number].iter().for_each(|effect| announced.apply(effect));
        let mut show = FoundationOpening::of(&setting, (&announced, &act.after), &act.effects, number);
        assert_eq!(show.rows.len(), usize::from(act.before.seats));
        assert_eq!(show.end.is_some(), act.after.over);
        // At the beginning, no foundation is open: money, shares, foundations and supply are as before the action.
        for seat in act.before.seats() {
            let index = seat.index();
            assert_eq!(show.start.money[index], act.before.money[index]);
            assert_eq!(show.start.shares[index], act.before.shares[index]);
            assert_eq!(show.start.foundations[index], act.before.foundations[index]);
            assert_eq!(show.start.saved[index], act.before.saved[index]);
        }
        assert_eq!(show.start.supply, act.before.supply);
        let (mut before, mut eliminated_frames, mut sounds) = ((0, false, false), 0, 0);
        for _ in 0..3_000 {
            sounds += usize::from(show.advance(1.0 / 60.0).is_some());
            let now = (show.opened(), show.announces_eliminated(), show.announces_results());
            assert!(now.0 >= before.0 && now.1 >= before.1 && now.2 >= before.2);
            assert!(
                !now.1 || now.0 == show.rows.len(),
                "all foundations must be open before the eliminated players are announced"
            );
            eliminated_frames += usize::from(now.1 && !now.2);
            let table = show.position_shown();
            assert!(show.announces_results() || table.money == act.before.money);
            for row in 0..show.rows.len() {
                let [seal, flap, paper] = show.opening(row);
                assert!(
                    seal >= flap && flap >= paper,
                    "row {row}: the seal must break first, and the paper must come last"
                );
                let wanted = if row < show.opened() { seal >= 1.0 } else { flap <= 0.0 };
                assert!(wanted, "row {row}: the contents must appear when the seal breaks");
            }
            before = now;
        }
        assert!(show.is_finished() && show.is_at_rest());
        assert_eq!((before, sounds), ((show.rows.len(), act.after.over, act.after.over), show.rows.len()));
        assert!(!act.after.over || eliminated_frames > 120, "the announcement must last long enough to be read");
        for row in &show.rows {
            assert_eq!(row.saved, act.after.saved[row.seat.index()]);
            let total = row.total.unwrap_or(0);
            assert!(!act.after.over || total == act.after.standing(row.seat).total, "{row:?}");
        }
        if act.after.over {
            let lines = HabGut::results(&setting, &act.after);
            assert!(lines[1].sum && lines[2].label == text!("hg-foundation"), "the foundation is not part of the sum");
            let names = vec![Who::You; usize::from(act.after.seats)];
            let note = HabGut::result_note(&setting, &act.after, &names);
            assert_eq!(note, Some(eliminated(&names, act.after.eliminated(), act.after.winners())));
        }
        let table = show.position_shown();
        assert_eq!((table.money, table.saved), (act.after.money, act.after.saved));
        let mut skipped = FoundationOpening::of(&setting, (&announced, &act.after), &act.effects, number);
        skipped.skip();
        assert!(!skipped.is_finished() && skipped.opened() == 1);
        skipped.skip_all();
        assert!(skipped.is_finished());
        ends += 1;
    });
    assert_eq!(ends, 8);
}
