//! Laws that hold in every game: played over and over by chance, for all numbers of players and all variants.
//!
//! `ZOFF_LAW_GAMES` says how many games (100,000 unless told), `ZOFF_LAW_SEED` with which the games begin (0).

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use tabletop::tell::Forget;
use zoff::{Chance, Position, Setting};

use crate::given::{all_variants, random_step, setting_with};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")))
}

#[test]
fn games_by_chance_end() {
    let (first, games) = (number("ZOFF_LAW_SEED", 0), number("ZOFF_LAW_GAMES", 100_000));
    let settings: Vec<Setting> = all_variants().into_iter().map(setting_with).collect();
    let (next, actions) = (AtomicU64::new(first), AtomicU64::new(0));
    let begun = std::time::Instant::now();
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= first + games {
                return;
            }
            let (setting, seats) = (&settings[(seed % 8) as usize], 2 + (seed / 8 % 4) as u8);
            let mut position = Position::setup(setting, seats, seed).expect("so many may play");
            let mut chance = Chance::new(seed, 77);
            let mut played = 0;
            while !position.over() {
                let (seat, action) = random_step(setting, &position, &mut chance);
                position.play(setting, seat, action, &mut Forget).expect("it was drawn from what is legal");
                played += 1;
                assert!(played < 1_000, "the game of seed {seed} does not end");
            }
            actions.fetch_add(played, Ordering::Relaxed);
        }
    };
    thread::scope(|scope| (0..2).for_each(|_| drop(scope.spawn(work))));
    println!("{games} games, {} actions, {:?}", actions.load(Ordering::Relaxed), begun.elapsed());
}
