//! A sequential test: it stops a match as soon as it is clear which of two strengths is closer to the first entrant's.
//!
//! It is the generalised sequential probability ratio test in its normal approximation, over groups of rotations (with
//! two players: over pairs, the "pentanomial" variant). With G groups of mean score m and variance v, the
//! log-likelihood ratio of the expected scores s1 against s0 is G (s1 − s0) (2m − s0 − s1) / 2v. The error rate is 5%
//! on either side. With n players, strength e in Elo means a share of wins of 1 / (1 + (n − 1) 10^(−e/400)).

use serde::Serialize;

/// The allowed rate of wrong decisions in each direction.
const ERROR: f64 = 0.05;

/// The verdict of the test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The first entrant is no stronger than the lower strength.
    Weaker,
    /// The first entrant is at least as strong as the higher strength.
    Stronger,
    /// The test is undecided.
    Open,
}

/// The state of the sequential test.
#[derive(Debug, Clone, Serialize)]
pub struct TestReport {
    /// The lower strength in Elo.
    pub elo0: f64,
    /// The higher strength in Elo.
    pub elo1: f64,
    /// The log-likelihood ratio of the higher strength to the lower.
    pub llr: f64,
    /// The ratio at or below which the verdict is [`Verdict::Weaker`].
    pub lower: f64,
    /// The ratio at or above which the verdict is [`Verdict::Stronger`].
    pub upper: f64,
    /// The verdict after the games so far.
    pub verdict: Verdict,
}

impl TestReport {
    /// Returns the report as text, with a trailing newline.
    ///
    /// # Examples
    ///
    /// ```
    /// use arena::{TestReport, Verdict};
    /// let verdict = Verdict::Stronger;
    /// let report = TestReport { elo0: 0.0, elo1: 30.0, llr: 3.1, lower: -2.94, upper: 2.94, verdict };
    /// let text = "test of 0 against 30 Elo over groups: ratio 3.10 in [-2.94, 2.94]: as strong as 30 Elo\n";
    /// assert_eq!(report.text(), text);
    /// ```
    pub fn text(&self) -> String {
        let verdict = match self.verdict {
            Verdict::Weaker => format!("no stronger than {} Elo", self.elo0),
            Verdict::Stronger => format!("as strong as {} Elo", self.elo1),
            Verdict::Open => "open".to_owned(),
        };
        format!(
            "test of {} against {} Elo over groups: ratio {:.2} in [{:.2}, {:.2}]: {verdict}\n",
            self.elo0, self.elo1, self.llr, self.lower, self.upper
        )
    }
}

/// A test in progress.
#[derive(Debug, Clone)]
pub(super) struct SequentialTest {
    expected: (f64, f64),
    /// The mean score of the first entrant in each complete group.
    scores: Vec<f64>,
}

impl SequentialTest {
    /// Creates a test that decides which of two strengths in Elo is closer to the strength of the first entrant.
    /// `entrants` is the number of entrants.
    pub fn new((low, high): (f64, f64), entrants: usize) -> SequentialTest {
        let share = |elo: f64| 1.0 / (1.0 + (entrants as f64 - 1.0) * 10f64.powf(-elo / 400.0));
        SequentialTest { expected: (share(low), share(high)), scores: Vec::new() }
    }

    /// Adds the mean score of a complete group.
    pub fn add(&mut self, score: f64) {
        self.scores.push(score);
    }

    /// Returns the log-likelihood ratio so far.
    pub fn ratio(&self) -> f64 {
        let count = self.scores.len() as f64;
        if count == 0.0 {
            return 0.0;
        }
        let (low, high) = self.expected;
        let mean = self.scores.iter().sum::<f64>() / count;
        let squares: f64 = self.scores.iter().map(|score| (score - mean).powi(2)).sum();
        // An extra group with the variance of a single game prevents a decision after a few equal groups.
        let variance = (squares + low * (1.0 - low)) / count;
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Returns the state of the test. The strengths in Elo must equal the strengths passed to [`SequentialTest::new`].
    pub fn report(&self, (elo0, elo1): (f64, f64)) -> TestReport {
        let (lower, upper) = SequentialTest::bounds();
        TestReport { elo0, elo1, llr: self.ratio(), lower, upper, verdict: self.verdict() }
    }

    /// Returns the bounds between which the test is undecided.
    pub fn bounds() -> (f64, f64) {
        let upper = ((1.0 - ERROR) / ERROR).ln();
        (-upper, upper)
    }

    /// Returns the verdict so far.
    pub fn verdict(&self) -> Verdict {
        let (ratio, (lower, upper)) = (self.ratio(), SequentialTest::bounds());
        if ratio >= upper {
            Verdict::Stronger
        } else if ratio <= lower {
            Verdict::Weaker
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::Rng;

    /// Returns the share of 400 matches, of up to 20,000 pairs each, in which the test calls a player of this strength
    /// stronger.
    fn called_stronger(elo: f64) -> f64 {
        let share = 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let matches = 400;
        let mut stronger = 0;
        for seed in 0..matches {
            let mut rng = Rng::new(seed, 0);
            let mut test = SequentialTest::new((0.0, 30.0), 2);
            let mut win = || f64::from(u8::from(f64::from(rng.below(1 << 30)) < share * f64::from(1 << 30)));
            for _ in 0..20_000 {
                test.scores.push((win() + win()) / 2.0);
                // Checking only after every tenth pair keeps this test fast.
                if test.scores.len().is_multiple_of(10) && test.verdict() != Verdict::Open {
                    break;
                }
            }
            stronger += u32::from(test.verdict() == Verdict::Stronger);
        }
        f64::from(stronger) / matches as f64
    }

    #[test]
    fn the_test_rarely_errs_in_either_direction() {
        let (wrong, right) = (called_stronger(0.0), called_stronger(30.0));
        assert!(wrong < 0.08, "wrongly called stronger: {wrong}");
        assert!(right > 0.92, "rightly called stronger: {right}");
    }

    #[test]
    fn strength_zero_is_an_equal_share() {
        let test = SequentialTest::new((0.0, 400.0), 4);
        assert!((test.expected.0 - 0.25).abs() < 1e-12);
        assert!((test.expected.1 - 10.0 / 13.0).abs() < 1e-12);
    }
}
