//! The statistics of the games on a board: wins by turn order with their confidence intervals, and points by category.

use serde::{Deserialize, Serialize};

use hacienda_rules::Category;

/// The number of players in a board match.
pub const PLAYERS: usize = 4;
/// The number of categories in a scoring.
pub const CATEGORIES: usize = Category::ALL.len();
/// The number of standard deviations on either side of the mean that cover 95% of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A share of the wins, with its 95% confidence interval, in percent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// The measured share, from 0 to 100.
    pub share: f64,
    /// The lower bound of the interval.
    pub low: f64,
    /// The upper bound of the interval.
    pub high: f64,
}

/// The result of one game.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Outcome {
    /// Each player's fraction of the win, in turn order.
    pub wins: [f64; PLAYERS],
    /// The points of all players together, by category.
    pub points: [f64; CATEGORIES],
}

/// The summed results of the games on a board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchStats {
    games: u32,
    wins: [f64; PLAYERS],
    points: [f64; CATEGORIES],
}

impl MatchStats {
    /// Returns the number of finished games.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// Adds a game.
    pub fn add(&mut self, game: &Outcome) {
        self.games += 1;
        self.wins.iter_mut().zip(game.wins).for_each(|(sum, more)| *sum += more);
        self.points.iter_mut().zip(game.points).for_each(|(sum, more)| *sum += more);
    }

    /// Returns true if the sums are possible for this number of games. The file that they come from may have been
    /// edited.
    pub fn is_sound(&self) -> bool {
        let wins: f64 = self.wins.iter().sum();
        let counted = |wins: &f64| (0.0..=f64::from(self.games)).contains(wins);
        self.games > 0
            && self.wins.iter().all(counted)
            && (wins - f64::from(self.games)).abs() < 0.01
            && self.points.iter().all(|points| (0.0..=f64::from(self.games) * 10_000.0).contains(points))
    }

    /// Returns the share of wins for the player with this index in turn order. The games have different cards, so they
    /// are independent. The interval is Wilson's, which is reliable near 0 and 100% and even for few games.
    pub fn share(&self, place: usize) -> Share {
        let games = f64::from(self.games.max(1));
        let share = self.wins[place] / games;
        let z2 = Z * Z;
        let middle = (share + z2 / (2.0 * games)) / (1.0 + z2 / games);
        let half = Z / (1.0 + z2 / games) * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
        Share { share: share * 100.0, low: (middle - half).max(0.0) * 100.0, high: (middle + half).min(1.0) * 100.0 }
    }

    /// Returns the difference between the largest and the smallest share, in percentage points; 0 means equal.
    pub fn spread(&self) -> f64 {
        let shares = (0..PLAYERS).map(|place| self.share(place).share);
        let (low, high) = shares.fold((100.0_f64, 0.0_f64), |(low, high), share| (low.min(share), high.max(share)));
        (high - low).max(0.0)
    }

    /// Returns the mean points per game of a player in a category.
    pub fn mean(&self, category: Category) -> f64 {
        self.points[category.index()] / (f64::from(self.games.max(1)) * PLAYERS as f64)
    }
}
