//! Refines the evaluation: weights with a small random change play against weights with the opposite change or against
//! other weights, and the weights move in the direction that wins points.

use crate::{
    fit::{FitOptions, MAX_ACTIONS_PER_SEAT, MAX_LEAD, plan_turn, play_turn},
    in_order,
};
use hacienda_bots::{
    evaluate::{Evaluator, Weights},
    features::{FEATURES, KNOTS, features_of},
};
use hacienda_rules::{Effects, Narrow, Position, Rng, Seat, Setting, Size, Wide};

/// The size of the changes that are tried, in points for a typical difference between two seats in a feature.
const CHANGE_SIZE: f32 = 0.3;
/// The sizes of the first and the last step, in the same unit.
const STEP_SIZES: [f32; 2] = [0.12, 0.03];
/// The fraction of the previous velocity that each step keeps.
const MOMENTUM: f32 = 0.7;
/// The number of games from which the typical differences between two seats are computed.
const CALIBRATION_GAMES: usize = 64;
/// For variety, one turn in this many is a random choice among the six best turns.
const VARIETY: u32 = 16;

/// The number of steps between two additions of the current weights to the league of opponents.
const SNAPSHOT: u32 = 5;

/// Improves weights in `steps` steps of about `options.games` games each. Half of the random changes play against their
/// opposites. The other half play against a league of `others` and earlier weights, since a bot that plays only against
/// itself forgets how to beat others. For each step, `report` is called with its number and a measure of its effect:
/// the mean gain, in points, from the tried changes, each weighted by how closely it agrees with the step's direction.
pub fn refine(
    options: &FitOptions,
    begin: Weights,
    others: Vec<Weights>,
    steps: u32,
    mut report: impl FnMut(u32, f32),
) -> Weights {
    if steps == 0 {
        return begin;
    }
    let typical = typical_differences(options, &begin);
    let mut weights = begin;
    let mut velocity = [[0.0_f32; FEATURES]; KNOTS];
    let mut league = others;
    league.push(begin);
    for step in 0..steps {
        if step > 0 && step % SNAPSHOT == 0 {
            league.push(weights);
        }
        // A change that plays its opposite needs two games; a change that plays the league needs four.
        let pairs = in_order(options.games as usize / 3, |pair| {
            let seed = options.seed.wrapping_add(u64::from(step + 1) << 32 | pair as u64);
            let change = random_direction(&mut Rng::new(seed, 0x7265_6669));
            let [plus, minus] = [CHANGE_SIZE, -CHANGE_SIZE].map(|reach| moved(&weights, &change, &typical, reach));
            let setting = &options.settings[pair % options.settings.len()];
            let ahead = |one: &Weights, other: &Weights| {
                play(options, setting, [one, other], seed) - play(options, setting, [other, one], seed)
            };
            let gain = match pair % 2 {
                0 => ahead(&plus, &minus),
                _ => {
                    let other = &league[pair / 2 % league.len()];
                    ahead(&plus, other) - ahead(&minus, other)
                }
            };
            (change, gain)
        });
        let mut slope = [[0.0_f32; FEATURES]; KNOTS];
        for (change, gain) in &pairs {
            each(&mut slope, change, |slope, change| *slope += gain * change);
        }
        each(&mut velocity, &slope, |velocity, slope| *velocity = MOMENTUM * *velocity + slope);
        let size = (velocity.iter().flatten().map(|part| part * part).sum::<f32>() / (FEATURES * KNOTS) as f32).sqrt();
        let progress = step as f32 / (steps - 1).max(1) as f32;
        let stride = STEP_SIZES[0] + (STEP_SIZES[1] - STEP_SIZES[0]) * progress;
        let along: f32 = pairs.iter().map(|(change, gain)| gain * cosine_similarity(change, &velocity)).sum();
        report(step, along / pairs.len().max(1) as f32);
        weights = moved(&weights, &velocity, &typical, stride / size.max(f32::MIN_POSITIVE));
    }
    // The weight files store three decimal places.
    weights.map(|knot| knot.map(|weight| (weight * 1000.0).round() / 1000.0))
}

fn each(weights: &mut Weights, others: &Weights, change: impl Fn(&mut f32, f32)) {
    weights.iter_mut().flatten().zip(others.iter().flatten()).for_each(|(weight, other)| change(weight, *other));
}

/// Returns the cosine similarity of two directions, from -1 to 1.
fn cosine_similarity(a: &Weights, b: &Weights) -> f32 {
    let dot = |a: &Weights, b: &Weights| a.iter().flatten().zip(b.iter().flatten()).map(|(a, b)| a * b).sum::<f32>();
    dot(a, b) / (dot(a, a) * dot(b, b)).sqrt().max(f32::MIN_POSITIVE)
}

fn moved(weights: &Weights, direction: &Weights, typical: &[f32; FEATURES], reach: f32) -> Weights {
    let mut moved = *weights;
    for (knot, direction) in moved.iter_mut().zip(direction) {
        for feature in 0..FEATURES {
            knot[feature] += reach * direction[feature] / typical[feature];
        }
    }
    moved
}

/// Returns a random direction. Half of its variance is common to all knots of a feature.
fn random_direction(rng: &mut Rng) -> Weights {
    // Almost normal with variance 1/2: the sum of three uniform numbers between -1 and 1 has variance 1.
    let mut normal = || (0..3).map(|_| rng.below(2001) as f32 / 1000.0 - 1.0).sum::<f32>() * 0.5_f32.sqrt();
    let always: [f32; FEATURES] = std::array::from_fn(|_| normal());
    std::array::from_fn(|_| std::array::from_fn(|feature| always[feature] + normal()))
}

/// Returns the typical difference between two seats in each feature: the root mean square, at least 0.1.
fn typical_differences(options: &FitOptions, weights: &Weights) -> [f32; FEATURES] {
    let sums = in_order(CALIBRATION_GAMES, |game| {
        let setting = &options.settings[game % options.settings.len()];
        let seed = options.seed.wrapping_add(game as u64);
        if setting.board.fits::<Narrow>() {
            differences::<Narrow>(options, setting, weights, seed)
        } else {
            differences::<Wide>(options, setting, weights, seed)
        }
    });
    let count: f32 = sums.iter().map(|(_, count)| count).sum();
    std::array::from_fn(|feature| {
        let squares: f32 = sums.iter().map(|(sums, _)| sums[feature]).sum();
        (squares / count.max(1.0)).sqrt().max(0.1)
    })
}

/// Returns the sums of the squared differences between the first two seats in one game, and the number of positions.
fn differences<S: Size>(
    options: &FitOptions,
    setting: &Setting,
    weights: &Weights,
    seed: u64,
) -> ([f32; FEATURES], f32) {
    let mut sums = [0.0_f32; FEATURES];
    let mut count = 0.0_f32;
    let evaluator = Evaluator::with_weights(*weights, Default::default());
    play_through::<S>(options, setting, [&evaluator, &evaluator], seed, |position| {
        let [one, other] = [0, 1].map(|seat| features_of(setting, position, Seat(seat), [0; 2]).numbers);
        sums.iter_mut().zip(one).zip(other).for_each(|((sum, one), other)| *sum += (one - other).powi(2));
        count += 1.0;
    });
    (sums, count)
}

/// Plays one game in which the even seats have the first weights and the odd seats the second. Returns the final mean
/// lead of the even seats, limited to [`MAX_LEAD`] either way, or 0 if [`play_through`] returns `None`.
fn play(options: &FitOptions, setting: &Setting, weights: [&Weights; 2], seed: u64) -> f32 {
    let evaluators = weights.map(|weights| Evaluator::with_weights(*weights, Default::default()));
    let evaluators = [&evaluators[0], &evaluators[1]];
    let end = if setting.board.fits::<Narrow>() {
        play_through::<Narrow>(options, setting, evaluators, seed, |_| ()).map(|end| end.points(setting))
    } else {
        play_through::<Wide>(options, setting, evaluators, seed, |_| ()).map(|end| end.points(setting))
    };
    let Some(end) = end else { return 0.0 };
    let (mut sums, mut counts) = ([0.0_f32; 2], [0.0_f32; 2]);
    for (seat, points) in end.iter().take(usize::from(options.seats)).enumerate() {
        sums[seat % 2] += f32::from(*points);
        counts[seat % 2] += 1.0;
    }
    (sums[0] / counts[0] - sums[1] / counts[1]).clamp(-MAX_LEAD as f32, MAX_LEAD as f32)
}

/// Plays one game and returns its final position, or `None` if the game cannot be set up or takes too many turns.
fn play_through<S: Size>(
    options: &FitOptions,
    setting: &Setting,
    evaluators: [&Evaluator; 2],
    seed: u64,
    mut seen: impl FnMut(&Position<S>),
) -> Option<Position<S>> {
    let mut position = Position::setup(setting, options.seats, seed, None).ok()?;
    let mut rng = Rng::new(seed, 0x7761_6c6b);
    let mut effects = Effects::new();
    for _ in 0..MAX_ACTIONS_PER_SEAT * u32::from(options.seats) {
        if position.over {
            return Some(position);
        }
        let evaluator = evaluators[position.turn.seat.index() % 2];
        let random = if rng.below(VARIETY) == 0 { Some(&mut rng) } else { None };
        let actions = plan_turn(setting, &position, evaluator, random);
        play_turn(setting, &mut position, &actions, &mut effects);
        seen(&position);
    }
    None
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use hacienda_bots::evaluate::WeightTable;
    use hacienda_rules::{Edition, Rulebook, maps};

    fn options() -> FitOptions {
        let board = Arc::new(maps::by_name("symmetric").expect("symmetric is a built-in board"));
        let settings = vec![Setting { board, rulebook: Rulebook::default() }];
        FitOptions { settings, seats: 2, games: 8, seed: 5, rounds: 0 }
    }

    fn fitted() -> Weights {
        *WeightTable::fitted().of((Edition::Base, false, 2)).expect("the base game for two has weights")
    }

    #[test]
    fn refinement_depends_only_on_the_seed() {
        let refined = |seed| refine(&FitOptions { seed, ..options() }, fitted(), Vec::new(), 2, |_, _| ());
        let first = refined(5);
        assert_eq!(first, refined(5));
        assert_ne!(first, refined(6));
        assert_ne!(first, fitted());
    }

    #[test]
    fn better_weights_win() {
        let (options, better, worse) = (options(), fitted(), [[0.0; FEATURES]; KNOTS]);
        let setting = &options.settings[0];
        for seed in 0..4 {
            assert!(play(&options, setting, [&better, &worse], seed) > 0.0, "seed {seed}");
            assert!(play(&options, setting, [&worse, &better], seed) < 0.0, "seed {seed}");
        }
    }

    #[test]
    fn a_direction_has_cosine_similarity_one_with_itself_and_minus_one_with_its_opposite() {
        let direction = random_direction(&mut Rng::new(1, 1));
        let contrary = direction.map(|knot| knot.map(|part| -part));
        assert!((cosine_similarity(&direction, &direction) - 1.0).abs() < 1e-5);
        assert!((cosine_similarity(&direction, &contrary) + 1.0).abs() < 1e-5);
        let parts = direction.iter().flatten();
        let variance = parts.clone().map(|part| part * part).sum::<f32>() / parts.count() as f32;
        assert!((0.3..3.0).contains(&variance), "{variance}");
    }
}
