//! Benchmarks of the other games: random games of Zoff in Buffalo and of Hab & Gut.

use divan::{Bencher, counter::ItemsCount};
use hab_gut::HabGut;
use tabletop::{Game, NullSink, Rng};
use zoff::Zoff;

fn main() {
    divan::main();
}

/// The number of actions after which an unfinished game is aborted.
const MAX_ACTIONS: u32 = 2_000;

/// Plays a random game to its end, or up to [`MAX_ACTIONS`], and returns the number of actions.
fn random_game<G: Game>(setting: &G::Setting, seats: u8, seed: u64) -> u32 {
    let mut position = G::set_up(setting, seats, seed, None).expect("the number of seats is allowed");
    let mut rng = Rng::new(seed, 1);
    let mut actions = 0;
    while !G::is_over(&position) && actions < MAX_ACTIONS {
        let seat = G::may_act(&position).iter().next().expect("some seat may act until the end");
        let action = G::random_action(setting, &position, seat, &mut rng).expect("the seat may act");
        G::play(setting, &mut position, seat, action, &mut NullSink).expect("a random action is legal");
        actions += 1;
    }
    actions
}

/// Measures games; one item is one game.
fn games<G: Game>(bencher: Bencher, setting: &G::Setting, seats: u8) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        random_game::<G>(setting, seats, seed)
    });
}

/// Measures actions; one item is one action. Each pass plays the same hundred games.
fn actions<G: Game>(bencher: Bencher, setting: &G::Setting, seats: u8) {
    let hundred = || (0..100).map(|seed| random_game::<G>(setting, seats, seed)).sum::<u32>();
    let total = hundred();
    bencher.counter(ItemsCount::new(total)).bench_local(hundred);
}

#[divan::bench(args = [2, 3, 4, 5], sample_count = 100, sample_size = 20)]
fn random_games_zoff(bencher: Bencher, seats: u8) {
    games::<Zoff>(bencher, &zoff::Setting::default(), seats);
}

#[divan::bench(args = [3, 4, 5], sample_count = 100, sample_size = 20)]
fn random_games_hab_gut(bencher: Bencher, seats: u8) {
    games::<HabGut>(bencher, &hab_gut::Setting::default(), seats);
}

#[divan::bench(args = [2, 3, 4, 5], sample_count = 20, sample_size = 1)]
fn random_actions_zoff(bencher: Bencher, seats: u8) {
    actions::<Zoff>(bencher, &zoff::Setting::default(), seats);
}

#[divan::bench(args = [3, 4, 5], sample_count = 20, sample_size = 1)]
fn random_actions_hab_gut(bencher: Bencher, seats: u8) {
    actions::<HabGut>(bencher, &hab_gut::Setting::default(), seats);
}
