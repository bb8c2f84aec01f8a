//! Fits the evaluation: bots play each other, and least squares finds the weights that best predict the final points
//! from the positions during the games.

use crate::in_order;
use hacienda_bots::{
    Level, SizedBot,
    evaluate::{Evaluator, Outlook, Weights},
    features::{FEATURES, Features, KNOTS, SECOND_HALF, features_of},
    plan::{BeamWidth, Planner},
};
use hacienda_rules::{Action, Effects, Narrow, Position, Rng, Setting, SetupError, Size, Wide};
use tabletop::Thinker as _;

/// The options of a fit, or of a refinement, which ignores the number of rounds.
#[derive(Debug, Clone)]
pub struct FitOptions {
    /// The settings; the games alternate between them.
    pub settings: Vec<Setting>,
    /// The number of seats.
    pub seats: u8,
    /// The number of games in a round of a fit, and the approximate number in a step of a refinement.
    pub games: u32,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of rounds of a fit.
    pub rounds: u32,
}

/// The result of a fit.
#[derive(Debug, Clone, Copy)]
pub struct Fitted {
    /// The weights that fit all games so far, including the games of earlier rounds.
    pub weights: Weights,
    /// The number of samples: one for each seat after each turn of a finished game, except the last turn.
    pub samples: u64,
    /// The root mean square error, in points.
    pub error: f64,
}

/// The number of unknowns: a weight for each feature at each knot.
const UNKNOWNS: usize = FEATURES * KNOTS;
/// The number of batches of games. Their sums are added in order, so that the result does not depend on the number of
/// threads.
const BATCHES: usize = 16;
/// The strength of regularisation towards zero, relative to the information in the games.
const RIDGE: f64 = 1e-4;
/// The strength of regularisation towards the neighbouring knot of the same half of a game, relative to the information
/// in the games.
const SMOOTH: f64 = 3e-3;
/// The strength of regularisation between the first knot and the second. In the first turns all seats look alike, so
/// the games contain little information about the first knot: without this constant, its fitted weights played far
/// worse than the weights of the second knot.
const SMOOTH_FIRST: f64 = 1.0;
/// The largest lead in points that counts.
pub(super) const MAX_LEAD: f64 = 60.0;
/// The number of actions per seat after which a game is discarded as degenerate; `refine` counts turns instead.
pub(super) const MAX_ACTIONS_PER_SEAT: u32 = 130;

/// The normal equations: sums over samples from which the least-squares problem is solved.
#[derive(Clone)]
struct NormalEquations {
    squares: Vec<f64>,
    targets: Vec<f64>,
    target_squares: f64,
    samples: u64,
}

impl NormalEquations {
    fn new() -> NormalEquations {
        NormalEquations {
            squares: vec![0.0; UNKNOWNS * UNKNOWNS],
            targets: vec![0.0; UNKNOWNS],
            target_squares: 0.0,
            samples: 0,
        }
    }

    /// Adds one moment of a game: the outlook and features of each seat. `totals` are the seats' final points, from
    /// which their leads over the average of the others are computed.
    fn add(&mut self, moment: &[(Outlook, Features)], totals: &[u16]) {
        let others = (moment.len() - 1) as f64;
        for me in 0..moment.len() {
            let mut terms = [0.0; UNKNOWNS];
            let (mut target, mut ahead) = (0.0, 0.0);
            for (seat, (outlook, features)) in moment.iter().enumerate() {
                let sign = if seat == me { 1.0 } else { -1.0 / others };
                target += sign * (f64::from(totals[seat]) - f64::from(outlook.certain));
                ahead += sign * f64::from(totals[seat]);
                let Some((knot, fraction)) = outlook.rest else { continue };
                for (knot, share) in [(knot, 1.0 - f64::from(fraction)), (knot + 1, f64::from(fraction))] {
                    for (place, number) in features.numbers.iter().enumerate() {
                        terms[knot * FEATURES + place] += sign * share * f64::from(*number);
                    }
                }
            }
            // The part of a lead beyond the limit does not count.
            target += ahead.clamp(-MAX_LEAD, MAX_LEAD) - ahead;
            let terms: Vec<(usize, f64)> = terms.into_iter().enumerate().filter(|(_, value)| *value != 0.0).collect();
            for (a, x) in &terms {
                self.targets[*a] += x * target;
                for (b, y) in &terms {
                    self.squares[a * UNKNOWNS + b] += x * y;
                }
            }
            self.target_squares += target * target;
            self.samples += 1;
        }
    }

    fn merge(&mut self, other: &NormalEquations) {
        self.squares.iter_mut().zip(&other.squares).for_each(|(sum, more)| *sum += more);
        self.targets.iter_mut().zip(&other.targets).for_each(|(sum, more)| *sum += more);
        self.target_squares += other.target_squares;
        self.samples += other.samples;
    }

    /// Solves the least-squares problem, regularised towards zero and towards the weights of the neighbouring knot of
    /// the same half of a game.
    fn solve(&self) -> Fitted {
        let mut matrix = self.squares.clone();
        for feature in 0..FEATURES {
            // The information in the games about this feature, at all knots together.
            let information: f64 =
                (0..KNOTS).map(|knot| self.squares[(knot * FEATURES + feature) * (UNKNOWNS + 1)]).sum();
            let information = information.max(1.0);
            for knot in 0..KNOTS {
                let here = knot * FEATURES + feature;
                matrix[here * (UNKNOWNS + 1)] += RIDGE * information;
                if knot + 1 < KNOTS && knot + 1 != SECOND_HALF {
                    let next = here + FEATURES;
                    let smooth = if knot == 0 { SMOOTH_FIRST } else { SMOOTH } * information;
                    matrix[here * (UNKNOWNS + 1)] += smooth;
                    matrix[next * (UNKNOWNS + 1)] += smooth;
                    matrix[here * UNKNOWNS + next] -= smooth;
                    matrix[next * UNKNOWNS + here] -= smooth;
                }
            }
        }
        let solution = cholesky(matrix, self.targets.clone());
        let mut weights: Weights = [[0.0; FEATURES]; KNOTS];
        for (place, value) in solution.iter().enumerate() {
            // The weight files store three decimal places.
            weights[place / FEATURES][place % FEATURES] = ((value * 1000.0).round() / 1000.0) as f32;
        }
        let fitted: f64 = solution.iter().zip(&self.targets).map(|(weight, sum)| weight * sum).sum();
        let quadratic: f64 = (0..UNKNOWNS)
            .map(|a| solution[a] * (0..UNKNOWNS).map(|b| self.squares[a * UNKNOWNS + b] * solution[b]).sum::<f64>())
            .sum();
        let error = (self.target_squares - 2.0 * fitted + quadratic) / self.samples.max(1) as f64;
        Fitted { weights, samples: self.samples, error: error.max(0.0).sqrt() }
    }
}

/// Solves a positive definite system of linear equations by Cholesky decomposition.
fn cholesky(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for column in 0..n {
        for row in column..n {
            let dot: f64 = (0..column).map(|k| matrix[row * n + k] * matrix[column * n + k]).sum();
            let value = matrix[row * n + column] - dot;
            matrix[row * n + column] =
                if row == column { value.max(1e-9).sqrt() } else { value / matrix[column * n + column] };
        }
    }
    for row in 0..n {
        let dot: f64 = (0..row).map(|k| matrix[row * n + k] * right[k]).sum();
        right[row] = (right[row] - dot) / matrix[row * n + row];
    }
    for row in (0..n).rev() {
        let dot: f64 = (row + 1..n).map(|k| matrix[k * n + row] * right[k]).sum();
        right[row] = (right[row] - dot) / matrix[row * n + row];
    }
    right
}

/// Plays rounds of games, and after each round fits the weights to all games so far. The opponents vary, because games
/// between equals are decided by luck. Most of them plan with `begin` or the weights of an earlier round, often
/// perturbed; without weights, all play greedily. `report` is called with the result of each round.
///
/// # Errors
/// Fails if the game does not support the number of seats.
pub fn fit(
    options: &FitOptions,
    begin: Option<Weights>,
    mut report: impl FnMut(&Fitted),
) -> Result<Weights, SetupError> {
    for setting in &options.settings {
        Position::<Wide>::setup(setting, options.seats, options.seed, None)?;
    }
    let mut pool: Vec<Weights> = begin.into_iter().collect();
    let mut all = NormalEquations::new();
    for round in 0..options.rounds {
        all.merge(&play_round(options, u64::from(round), &pool));
        let fitted = all.solve();
        report(&fitted);
        pool.push(fitted.weights);
    }
    Ok(pool.pop().unwrap_or([[0.0; FEATURES]; KNOTS]))
}

fn play_round(options: &FitOptions, round: u64, pool: &[Weights]) -> NormalEquations {
    let batches = in_order(BATCHES, |batch| {
        let mut sums = NormalEquations::new();
        for game in (batch as u32..options.games).step_by(BATCHES) {
            let seed = options.seed.wrapping_add(round << 32 | u64::from(game));
            let setting = &options.settings[game as usize % options.settings.len()];
            if setting.board.fits::<Narrow>() {
                play::<Narrow>(setting, options.seats, pool, seed, &mut sums);
            } else {
                play::<Wide>(setting, options.seats, pool, seed, &mut sums);
            }
        }
        sums
    });
    let mut all = NormalEquations::new();
    batches.iter().for_each(|batch| all.merge(batch));
    all
}

/// Returns the evaluation with which a seat plans, or `None` for a greedy player. Its weights are drawn from the pool
/// and usually perturbed.
fn random_opponent(pool: &[Weights], rng: &mut Rng) -> Option<Evaluator> {
    let newest = pool.last()?;
    if rng.below(8) == 0 {
        return None;
    }
    let mut weights = if rng.below(2) == 0 { *newest } else { pool[rng.below(pool.len() as u32) as usize] };
    if rng.below(4) > 0 {
        for feature in 0..FEATURES {
            let factor = 0.5 + rng.below(1001) as f32 / 1000.0;
            weights.iter_mut().for_each(|knot| knot[feature] *= factor);
        }
    }
    Some(Evaluator::with_weights(weights, Default::default()))
}

/// Plays one game with some random choices. If the game ends in time, adds the outlook of every seat after each turn
/// but the last.
fn play<S: Size>(setting: &Setting, seats: u8, pool: &[Weights], seed: u64, sums: &mut NormalEquations) {
    let Ok(mut position) = Position::<S>::setup(setting, seats, seed, None) else { return };
    let mut rng = Rng::new(seed, 0x66_6974);
    let evaluators: Vec<Option<Evaluator>> = position.seats().map(|_| random_opponent(pool, &mut rng)).collect();
    let [mut greedy, mut random] = [Level::Greedy, Level::Random].map(|level| SizedBot::of(level.into(), seed));
    let mut effects = Effects::new();
    let mut seen: Vec<Vec<(Outlook, Features)>> = Vec::new();
    let mut actions = 0;
    while !position.over && actions < MAX_ACTIONS_PER_SEAT * u32::from(seats) {
        let turn = position.turn.seat;
        let evaluator = evaluators[turn.index()].as_ref().filter(|_| rng.below(25) > 0);
        let choices = match evaluator {
            None => {
                let bot = if rng.below(20) == 0 { &mut random } else { &mut greedy };
                vec![bot.choose(setting, &position)]
            }
            Some(evaluator) => {
                let random = if rng.below(8) == 0 { Some(&mut rng) } else { None };
                plan_turn(setting, &position, evaluator, random)
            }
        };
        actions += play_turn(setting, &mut position, &choices, &mut effects);
        if position.turn.seat != turn && !position.over {
            let look = |seat| {
                let features = features_of(setting, &position, seat, [0; 2]);
                (Outlook::of(setting, &position, seat, &features), features)
            };
            seen.push(position.seats().map(look).collect());
        }
    }
    if !position.over {
        return;
    }
    let totals = position.points(setting);
    seen.iter().for_each(|moment| sums.add(moment, &totals));
}

/// Returns the best turn according to this evaluation, or, if `random` is given, a random one of the best six.
pub(super) fn plan_turn(
    setting: &Setting,
    position: &Position<impl Size>,
    evaluator: &Evaluator,
    random: Option<&mut Rng>,
) -> Vec<Action> {
    let mut planner = Planner::new(setting, position, evaluator, BeamWidth { beam: 4, hexes: 8 }, u8::MAX);
    while !planner.step(setting, evaluator) {}
    let mut plans = planner.best(setting, if random.is_some() { 6 } else { 1 });
    let index = random.map_or(0, |rng| rng.below(plans.len() as u32) as usize);
    let mut actions = plans.swap_remove(index).actions;
    if actions.len() < usize::from(position.turn.actions_left) {
        actions.push(Action::End);
    }
    actions
}

/// Plays the actions of one turn up to the first that is no longer legal. Returns the number played.
pub(super) fn play_turn(
    setting: &Setting,
    position: &mut Position<impl Size>,
    actions: &[Action],
    effects: &mut Effects,
) -> u32 {
    let turn = position.turn.seat;
    let mut played = 0;
    for action in actions {
        effects.clear();
        // A revealed card may have made the rest of the plan illegal, or the turn may be over.
        if position.turn.seat != turn || position.over || position.play(setting, *action, effects).is_err() {
            break;
        }
        played += 1;
    }
    played
}
