//! Shares of wins with confidence intervals over groups of rotations, since games with the same cards are not
//! independent.

use serde::Serialize;

/// The number of standard deviations on either side of the mean that cover 95% of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A share of wins with its 95% confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Share {
    /// The share of games won; shared wins are split.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The wins and games of each group.
#[derive(Debug, Clone, Default)]
pub(super) struct Counter {
    groups: Vec<(f64, f64)>,
}

impl Counter {
    /// Adds a group: its wins and its games.
    pub fn add(&mut self, wins: f64, games: usize) {
        self.groups.push((wins, games as f64));
    }

    /// Returns the wins and the games so far.
    pub fn totals(&self) -> (f64, f64) {
        self.groups.iter().fold((0.0, 0.0), |(wins, games), group| (wins + group.0, games + group.1))
    }

    /// Returns the share of wins with its interval. The variance is estimated as for a ratio over groups (n / (n − 1) Σ
    /// (wins − share · games)² / total², where total is the number of all games). The interval is Wilson's for the
    /// number of independent games that would give this variance, so it stays between 0 and 1 and is accurate even near
    /// these limits. If all groups have the same share, the variance is unknown, and each group counts as one game.
    pub fn share(&self) -> Share {
        let (wins, games) = self.totals();
        let count = self.groups.len() as f64;
        if games == 0.0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = wins / games;
        let squares: f64 = self.groups.iter().map(|(wins, games)| (wins - share * games).powi(2)).sum();
        let variance = if count > 1.0 { count / (count - 1.0) * squares / (games * games) } else { 0.0 };
        let independent = if variance > 1e-12 { share * (1.0 - share) / variance } else { count };
        let (low, high) = wilson(share, independent);
        Share { share, low, high }
    }
}

/// Returns Wilson's interval for a share observed in this number of independent games.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z2 = Z * Z;
    let middle = (share + z2 / (2.0 * games)) / (1.0 + z2 / games);
    let half = Z / (1.0 + z2 / games) * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_one_game_give_wilsons_interval() {
        let mut counter = Counter::default();
        (0..1_000).for_each(|game| counter.add(f64::from(game % 2), 1));
        let share = counter.share();
        assert_eq!(share.share, 0.5);
        // A thousand games give ±3.1 percentage points at 50%.
        assert!((share.high - share.low - 0.062).abs() < 0.001, "{share:?}");
    }

    #[test]
    fn games_that_agree_within_groups_count_once() {
        let (mut twice, mut once) = (Counter::default(), Counter::default());
        for game in 0..500 {
            twice.add(f64::from(game % 2) * 2.0, 2);
            once.add(f64::from(game % 2), 1);
        }
        assert_eq!(twice.share(), once.share());
    }

    #[test]
    fn the_interval_of_a_clean_sweep_extends_below_one() {
        let mut counter = Counter::default();
        (0..100).for_each(|_| counter.add(2.0, 2));
        let share = counter.share();
        assert_eq!((share.share, share.high), (1.0, 1.0));
        assert!(share.low > 0.95 && share.low < 0.97, "{share:?}");
    }
}
