//! The auction for bots: bids and choices of colours, based on playouts that estimate the final score of each colour.

use super::{playout, policy::Policy};
use crate::{Action, Colour, MAX_SEATS, Position, Rng, Setting, Stage};

/// The number of playouts for an estimate of all colours.
const PLAYOUTS: u32 = 60;

/// The mean final score of each colour over playouts, in tenths of a cow.
fn mean_scores(position: &Position, setting: &Setting, rng: &mut Rng) -> Vec<(Colour, i32)> {
    let colours = setting.rulebook.colours(position.seats);
    let mut sums = vec![0; colours.len()];
    let policies = [Policy::with_error(20); MAX_SEATS];
    for _ in 0..PLAYOUTS {
        let mut game = *position;
        // Each playout gives every seat a colour and skips the bidding.
        for (place, colour) in game.colours.iter_mut().zip(colours) {
            *place = Some(*colour);
        }
        game.bids = [None; MAX_SEATS];
        game.stage = Stage::Choose;
        game.round = 1;
        game.acted = tabletop::Seats::NONE;
        playout::to_end(&mut game, setting, &policies, rng);
        sums.iter_mut().zip(game.seats()).for_each(|(sum, seat)| *sum += game.score_in_tenths(setting, seat));
    }
    colours.iter().copied().zip(sums.into_iter().map(|sum| sum / PLAYOUTS as i32)).collect()
}

/// A random bid of about half the difference between the score of the best colour and the mean of all colours, up to a
/// limit.
pub fn bid(position: &Position, setting: &Setting, rng: &mut Rng) -> Action {
    let mean_scores = mean_scores(position, setting, rng);
    let best = mean_scores.iter().map(|(_, mean)| *mean).max().unwrap_or(0);
    let average = mean_scores.iter().map(|(_, mean)| *mean).sum::<i32>() / mean_scores.len().max(1) as i32;
    let half = ((best - average) / 2).clamp(0, 40) as u32;
    Action::Bid((half * 3 / 4 + rng.below(half / 2 + 2)) as u16)
}

/// The best colour that is still available.
pub fn colour(position: &Position, setting: &Setting, rng: &mut Rng) -> Option<Action> {
    let mut mean_scores = mean_scores(position, setting, rng);
    mean_scores.retain(|(colour, _)| !position.colours.contains(&Some(*colour)));
    mean_scores.into_iter().max_by_key(|(_, mean)| *mean).map(|(colour, _)| Action::Colour(colour))
}
