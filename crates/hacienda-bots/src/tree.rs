//! The fourth of the ladder's baselines, which must never change: a plain tree search over the information of one
//! player, without any strategic knowledge.
//!
//! It is single-observer information-set Monte Carlo tree search with UCT. Each iteration samples the hidden
//! information, descends the single shared tree along actions that are legal in the sample, adds one node unless the
//! game is already over, and plays at random to the end. Each node on the path is credited with the share of the win
//! that goes to the seat that chose it. The most visited action is chosen.

use crate::random;
use hacienda_rules::{Action, MAX_SEATS, NullSink, Position, Rng, Setting, Size};

/// The exploration constant: about √2 / 2, a usual value for rewards from 0 to 1.
const EXPLORE: f64 = 0.7;
/// The maximum length of a random playout, in actions.
const MAX_ACTIONS: u32 = 2_000;

#[derive(Debug, Clone)]
struct Node {
    action: Action,
    children: Vec<usize>,
    visits: u32,
    /// One, plus the number of selections among its parent's children in which the action was legal.
    available: u32,
    reward: f64,
}

/// A search tree that grows by at most one node per iteration.
#[derive(Debug, Clone)]
pub struct Tree {
    nodes: Vec<Node>,
    rng: Rng,
}

impl Tree {
    /// Creates an empty tree with this random generator.
    pub fn new(rng: Rng) -> Tree {
        Tree { nodes: vec![Node::of(Action::End)], rng }
    }

    /// Returns the number of iterations so far.
    pub fn iterations(&self) -> u32 {
        self.nodes[0].visits
    }

    /// Runs one iteration from this position, which must be the same each time.
    pub fn step(&mut self, setting: &Setting, position: &Position<impl Size>) {
        let mut world = position.imagine(position.turn.seat, &mut self.rng);
        // The nodes on the path, each with the seat that chose it.
        let mut path = vec![(0, world.turn.seat)];
        let mut here = 0;
        while !world.over {
            let legal = world.legal(setting);
            let (tried, untried): (Vec<Action>, Vec<Action>) = {
                let has = |action: &Action| {
                    self.nodes[here].children.iter().any(|child| self.nodes[*child].action == *action)
                };
                legal.into_iter().partition(has)
            };
            let seat = world.turn.seat;
            let next = if untried.is_empty() {
                self.select(here, &tried)
            } else {
                let action = untried[self.rng.below(untried.len() as u32) as usize];
                self.nodes.push(Node::of(action));
                let child = self.nodes.len() - 1;
                self.nodes[here].children.push(child);
                child
            };
            world.play_unchecked(setting, self.nodes[next].action, &mut NullSink);
            path.push((next, seat));
            here = next;
            if !untried.is_empty() {
                break;
            }
        }
        let mut actions = 0;
        while !world.over && actions < MAX_ACTIONS {
            let action = random::choose(setting, &world, &mut self.rng);
            world.play_unchecked(setting, action, &mut NullSink);
            actions += 1;
        }
        let winners = world.winners(setting);
        let mut rewards = [0.0; MAX_SEATS];
        winners.iter().for_each(|seat| rewards[seat.index()] = 1.0 / winners.len() as f64);
        for (node, seat) in path {
            self.nodes[node].visits += 1;
            self.nodes[node].reward += rewards[seat.index()];
        }
    }

    fn select(&mut self, here: usize, tried: &[Action]) -> usize {
        let children = self.nodes[here].children.clone();
        let mut best = (f64::MIN, here);
        for child in children {
            let node = &mut self.nodes[child];
            if !tried.contains(&node.action) {
                continue;
            }
            node.available += 1;
            let visits = f64::from(node.visits);
            let value = node.reward / visits + EXPLORE * (log(node.available) / visits).sqrt();
            if value > best.0 {
                best = (value, child);
            }
        }
        best.1
    }

    /// Returns the most visited action.
    pub fn best(&self) -> Action {
        let children = self.nodes[0].children.iter().map(|child| &self.nodes[*child]);
        // Ties go to the action that was tried first.
        children.rev().max_by_key(|node| node.visits).map_or(Action::End, |node| node.action)
    }
}

impl Node {
    fn of(action: Action) -> Node {
        Node { action, children: Vec::new(), visits: 0, available: 1, reward: 0.0 }
    }
}

/// Returns the natural logarithm, the same on every machine. The logarithm of the standard library varies between
/// machines. The logarithm of `libm` does not, but often differs from this function in the last bit, and this baseline
/// must never change.
fn log(number: u32) -> f64 {
    // ln x = k ln 2 + 2 artanh((m − 1) / (m + 1)) with x = m 2^k and m from 1 to 2.
    let power = number.max(1).ilog2();
    let mantissa = f64::from(number.max(1)) / f64::from(1_u32 << power);
    let step = (mantissa - 1.0) / (mantissa + 1.0);
    let square = step * step;
    let series = (0..12).rev().fold(0.0, |sum, n| sum * square + 1.0 / f64::from(2 * n + 1));
    f64::from(power) * std::f64::consts::LN_2 + 2.0 * step * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "the test compares with this function")]
    fn the_logarithm_matches_the_standard_library() {
        for number in [1, 2, 3, 7, 10, 1_000, 123_456_789, u32::MAX] {
            assert!((log(number) - f64::from(number).ln()).abs() < 1e-12, "{number}");
        }
    }
}
