//! What is counted of the games on a board: wins by the order of turns with their interval, and points by category.

use serde::{Deserialize, Serialize};

use hacienda_rules::Category;

/// How many play in a trial.
pub const PLAYERS: usize = 4;
/// The categories of a scoring.
pub const CATEGORIES: usize = Category::ALL.len();
/// Standard deviations that hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A share of the wins in percent, and the interval that holds the true one in 95 of 100 trials.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What came out of one game.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Outcome {
    /// The part of the win that each had, in the order of turns.
    pub wins: [f64; PLAYERS],
    /// The points of all of them together, by category.
    pub points: [f64; CATEGORIES],
}

/// The games on a board, added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    games: u32,
    wins: [f64; PLAYERS],
    points: [f64; CATEGORIES],
}

impl Trial {
    /// How many games were played to their end.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// Adds a game.
    pub fn add(&mut self, game: &Outcome) {
        self.games += 1;
        self.wins.iter_mut().zip(game.wins).for_each(|(sum, more)| *sum += more);
        self.points.iter_mut().zip(game.points).for_each(|(sum, more)| *sum += more);
    }

    /// Whether these can be sums of games: what was kept may have been changed.
    pub fn is_sound(&self) -> bool {
        let wins: f64 = self.wins.iter().sum();
        let counted = |wins: &f64| (0.0..=f64::from(self.games)).contains(wins);
        self.games > 0
            && self.wins.iter().all(counted)
            && (wins - f64::from(self.games)).abs() < 0.01
            && self.points.iter().all(|points| (0.0..=f64::from(self.games) * 10_000.0).contains(points))
    }

    /// How often whoever is so many turns after the first one won. Games with other cards each are independent, so that the
    /// interval is Wilson's, which stays honest near 0 and 100 and for few games.
    pub fn share(&self, place: usize) -> Share {
        let games = f64::from(self.games.max(1));
        let share = self.wins[place] / games;
        let z2 = Z * Z;
        let middle = (share + z2 / (2.0 * games)) / (1.0 + z2 / games);
        let half = Z / (1.0 + z2 / games) * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
        Share { share: share * 100.0, low: (middle - half).max(0.0) * 100.0, high: (middle + half).min(1.0) * 100.0 }
    }

    /// How far apart the shares of the luckiest and the unluckiest place are, in points of a percentage; 0 is even.
    pub fn spread(&self) -> f64 {
        let shares = (0..PLAYERS).map(|place| self.share(place).share);
        let (low, high) = shares.fold((100.0_f64, 0.0_f64), |(low, high), share| (low.min(share), high.max(share)));
        (high - low).max(0.0)
    }

    /// What one player had in a category on the average.
    pub fn mean(&self, category: Category) -> f64 {
        self.points[category.index()] / (f64::from(self.games.max(1)) * PLAYERS as f64)
    }
}
