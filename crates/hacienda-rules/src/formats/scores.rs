//! A seat's points by category in `score`, event lines and position files.

use serde::{Deserialize, Serialize};
use tabletop::json;

use crate::{ScoringKind, Tallies, Tally};

/// A seat's row in a scoring. The writer emits all seven keys; the reader defaults a missing category to 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreRow {
    #[serde(default)]
    markets: u16,
    #[serde(default)]
    chains: u16,
    #[serde(default)]
    haciendas: u16,
    #[serde(default)]
    ponds: u16,
    #[serde(default)]
    herds: u16,
    #[serde(default)]
    money: u16,
    total: Option<u16>,
}

/// A past scoring in event lines and position files.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoringText {
    pub(super) kind: ScoringKind,
    #[serde(deserialize_with = "json::objects")]
    pub(super) seats: Vec<ScoreRow>,
}

/// The maximum total: more points than a game can give, but few enough that twice the number does not overflow.
const MAX_TOTAL: u32 = 30_000;

impl ScoreRow {
    /// Returns the row of a tally.
    pub fn of(tally: &Tally) -> ScoreRow {
        let [markets, chains, haciendas, ponds, herds, money] = tally.points;
        ScoreRow { markets, chains, haciendas, ponds, herds, money, total: Some(tally.total()) }
    }

    /// Returns the rows of all seats.
    pub(super) fn all(seats: u8, tallies: &Tallies) -> Vec<ScoreRow> {
        tallies[..usize::from(seats)].iter().map(ScoreRow::of).collect()
    }

    /// Returns the tally of a row.
    ///
    /// # Errors
    /// Returns an error message if a given total is not the sum of the categories, or if that sum is impossibly high.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::formats::{json, scores::ScoreRow};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let row: ScoreRow = json::read(r#"{"chains": 6, "money": 3, "total": 9}"#)?;
    /// assert_eq!(row.tally()?.total(), 9);
    /// let row: ScoreRow = json::read(r#"{"chains": 6, "total": 9}"#)?;
    /// assert_eq!(row.tally(), Err("the total is 9, but the categories add up to 6".to_owned()));
    /// # Ok(())
    /// # }
    /// ```
    pub fn tally(&self) -> Result<Tally, String> {
        let points = [self.markets, self.chains, self.haciendas, self.ponds, self.herds, self.money];
        let sum: u32 = points.iter().map(|points| u32::from(*points)).sum();
        if let Some(total) = self.total
            && u32::from(total) != sum
        {
            return Err(format!("the total is {total}, but the categories add up to {sum}"));
        }
        if sum > MAX_TOTAL { Err(format!("a total of {sum} points is impossible")) } else { Ok(Tally { points }) }
    }
}
