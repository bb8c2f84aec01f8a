//! Tests that every game fulfils the contract of the trait `Game`, that matches of Hab & Gut and Zoff in Buffalo are
//! counted in the same way, and that a ladder pairs the right levels.

use std::sync::Arc;

use arena::{Options, run};
use hab_gut::HabGut;
use hacienda_rules::{Hacienda, Rulebook, maps};
use tabletop::{
    Game, HasFileFormats, Level, Rng, Seat, Thinker, Viewer,
    records::{Record, Recorded},
};
use zoff::Zoff;

/// Plays random games and checks the contract that callers of any game rely on.
fn check_contract<G: Recorded>(setting: &G::Setting, seats: std::ops::RangeInclusive<u8>, most: usize) {
    for seed in 0..6 {
        for count in seats.clone() {
            let words = vec!["random".to_owned(); usize::from(count)];
            let begun = Record::<G>::begin(setting.clone(), words, seed, None);
            let (mut record, mut position) = begun.expect("the number of seats is allowed");
            assert_eq!(G::seats(&position), count);
            let mut rng = Rng::new(seed, 3);
            while !G::is_over(&position) && record.actions.len() < most {
                let acting: Vec<Seat> = G::may_act(&position).iter().collect();
                assert!(!acting.is_empty(), "some seat must be able to act until the game is over");
                for seat in Seat::all(count) {
                    let legal = G::legal(setting, &position, seat);
                    assert_eq!(legal.is_empty(), !acting.contains(&seat));
                    let some = legal.iter().step_by(1 + legal.len() / 20);
                    for action in some {
                        assert_eq!(G::check(setting, &position, seat, *action), Ok(()));
                        let text = G::action_text(setting, *action);
                        assert_eq!(G::read_action(setting, &text), Ok(*action), "{text}");
                    }
                }
                let seat = acting[rng.below(acting.len() as u32) as usize];
                let viewer = Viewer::from(seat);
                let imagined = G::imagine(setting, &position, viewer, &mut rng);
                let action = G::random_action(setting, &imagined, seat, &mut rng).expect("the seat may act");
                assert_eq!(
                    G::check(setting, &position, seat, action),
                    Ok(()),
                    "legality must not depend on hidden cards"
                );
                G::play(setting, &mut position, seat, action, &mut Vec::new()).expect("the action is legal");
                record.push(seat, action, &position);
            }
            let over = G::is_over(&position);
            assert!(over || record.actions.len() == most);
            assert_eq!(G::may_act(&position).is_empty(), over);
            assert_eq!(G::totals(setting, &position).len(), usize::from(count));
            let winners = G::winners(setting, &position);
            assert!(winners.iter().all(|seat| seat.0 < count));
            if let (true, Some(line)) = (over, record.actions.first()) {
                let refused = G::check(setting, &position, line.seat, line.action).expect_err("the game is over");
                assert_eq!(G::reason(refused), "game_over");
            }
            let read = Record::<G>::parse(&record.text()).expect("a written record can be read");
            assert_eq!(read.last_position().map(|last| G::fingerprint(&last)), Ok(G::fingerprint(&position)));
        }
    }
}

#[test]
fn every_game_fulfils_the_trait_contract() {
    let board = Arc::new(maps::by_name("paddock").expect("a built-in board"));
    let setting = hacienda_rules::Setting { board, rulebook: Rulebook::default() };
    check_contract::<Hacienda>(&setting, 2..=3, 60);
    for changed in [&[][..], &[("stuck_at_the_end", "true")]] {
        check_contract::<HabGut>(&HabGut::setting(changed).expect("the rules exist"), 3..=5, usize::MAX);
    }
    for changed in [&[][..], &[("auction", "true"), ("fair", "true")]] {
        check_contract::<Zoff>(&Zoff::setting(changed).expect("the rules exist"), 2..=5, usize::MAX);
    }
    assert!(HabGut::setting(&[("mixed_herds", "true")]).is_err() && Zoff::setting(&[("fair", "x")]).is_err());
}

fn check_match_counts<T: Thinker<Game: HasFileFormats>>(parts: i32) {
    let player = |word: &str| T::player(word).expect("every game has such a player");
    let options = Options::<T> {
        setting: T::Game::setting(&[]).expect("the default rules are valid"),
        seats: ["random", "greedy", "easy"].map(player).to_vec(),
        games: 20,
        seed: 7,
        sprt: None,
        think: None,
        records: None,
    };
    let report = run(&options).expect("the options are valid");
    assert_eq!(T::Game::PARTS, parts);
    let levels: Vec<&str> = report.entrants.iter().map(|entrant| entrant.level.as_str()).collect();
    assert_eq!(levels, ["random", "greedy", "easy"]);
    let wins: f64 = report.entrants.iter().map(|entrant| entrant.wins).sum();
    assert_eq!(wins.round() as u32 + report.nobody.expect("games without a winner are counted"), report.games);
    assert!(report.entrants[2].share.share > report.entrants[0].share.share, "{}", report.text());
    assert!(report.unfinished.is_empty() && report.entrants.iter().all(|entrant| entrant.means.0[0].1 > 0.0));
    // The result does not depend on the scheduling of the threads.
    let again = run(&options).expect("the options are valid");
    assert_eq!(again.actions, report.actions);
    assert!(report.entrants.iter().zip(&again.entrants).all(|(one, other)| one.wins == other.wins));
    let options = Options::<T> { sprt: Some((-400.0, 400.0)), ..options };
    let tested = run(&options).expect("the options are valid");
    assert!(tested.games < report.games, "a clear test must stop early");
    let json: serde_json::Value = serde_json::from_str(&tested.json()).expect("the report is JSON");
    assert!(json["title"] == T::Game::TITLE && json["entrants"][0]["total"].is_number(), "{json}");
    assert!(json["rules"].is_object() && json["entrants"][0]["low"].is_number() && json["sprt"]["llr"].is_number());
    let none = Options::<T> { games: 0, ..options };
    assert!(run(&none).is_err());
    let alone = Options::<T> { seats: none.seats[..1].to_vec(), games: 1, ..none };
    assert!(
        run(&alone).expect_err("a single player is rejected").to_string().starts_with("--seats: this game is for ")
    );
}

#[test]
fn matches_of_hab_gut_and_zoff_are_counted_the_same_way() {
    check_match_counts::<hab_gut::bots::Bot>(1);
    check_match_counts::<zoff::bots::Bot>(10);
}

#[test]
fn a_ladder_pairs_each_level_with_the_next_lower_and_the_lowest_one() {
    let pairs = hab_gut::bots::Bot::ladder();
    assert!(pairs.contains(&(Level::Hard, Level::Medium)) && pairs.contains(&(Level::Easy, Level::Random)));
    assert_eq!((pairs.len(), pairs[0]), (7, (Level::Greedy, Level::Random)));
}
