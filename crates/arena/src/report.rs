//! The report of a match of any game as text and as JSON: wins, final figures, cost of decisions and speed.

use std::fmt::Write as _;

use serde::{Serialize, Serializer};
use tabletop::Reported;

use crate::{Share, TestReport};

/// The report of a match.
#[derive(Debug, Clone, Serialize)]
#[serde(bound = "")]
pub struct Report<G: Reported> {
    /// The setting of all games.
    #[serde(flatten)]
    pub played: PlayedSetting<G>,
    /// The seed of the first group; each further group has the next seed.
    pub seed: u64,
    /// The number of games, aborted ones included.
    pub games: u32,
    /// The number of groups. The games of a group are dealt the same cards, with the players rotated over the seats.
    pub groups: u32,
    /// The seeds of aborted games.
    pub unfinished: Vec<u64>,
    /// The number of finished games that nobody won; `None` for games with several columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nobody: Option<u32>,
    /// The number of actions.
    pub actions: u64,
    /// The number of threads.
    pub threads: usize,
    /// The duration in seconds.
    pub seconds: f64,
    /// Games per second, over all threads.
    pub games_per_second: f64,
    /// Actions per second, over all threads.
    pub actions_per_second: f64,
    /// The players, in the order of the command-line options.
    pub entrants: Vec<Entrant>,
    /// The markets of the board, in order of their hexes, for games that have markets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markets: Option<Vec<MarketReached>>,
    /// The sequential test, if one was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<TestReport>,
}

/// The setting of a match, as the game reports it.
#[derive(Debug, Clone)]
pub struct PlayedSetting<G: Reported> {
    /// The setting of all games.
    pub setting: G::Setting,
    /// True if the report contains the whole setting, false for the short form used in ladders.
    pub(super) whole: bool,
}

impl<G: Reported> Serialize for PlayedSetting<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        G::played(&self.setting, self.whole).serialize(serializer)
    }
}

/// The results of one player.
#[derive(Debug, Clone, Serialize)]
pub struct Entrant {
    /// The name of the player: the level and, if any, the temper, as in `hard-baron`.
    pub level: String,
    /// The number of games won. Shared wins are split; nobody wins an aborted game.
    pub wins: f64,
    /// The share of games won.
    #[serde(flatten)]
    pub share: Share,
    /// The mean final figures in finished games.
    #[serde(flatten)]
    pub means: Means,
    /// The wins by position in turn order, the starting player first.
    pub places: Vec<Place>,
    /// The mean cost of a decision.
    pub decision: Decision,
}

/// The mean final figures of a player, one for each of the game's columns.
///
/// # Examples
///
/// ```
/// use arena::Means;
/// assert_eq!(tabletop::to_json_line(&Means(vec![("total", 31.5)])), r#"{"total":31.5}"#);
/// let means = Means(vec![("points", 90.0), ("pesos", 12.0)]);
/// assert_eq!(tabletop::to_json_line(&means), r#"{"mean":{"points":90.0,"pesos":12.0}}"#);
/// ```
#[derive(Debug, Clone)]
pub struct Means(pub Vec<(&'static str, f64)>);

/// Writes a single column as a field, and several columns as an object.
impl Serialize for Means {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Together<'a>(&'a [(&'static str, f64)]);
        impl Serialize for Together<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().copied())
            }
        }
        let all = Together(&self.0);
        if self.0.len() == 1 { all.serialize(serializer) } else { serializer.collect_map([("mean", all)]) }
    }
}

/// The mean cost of one player's decisions.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Decision {
    /// The estimated processor time in milliseconds.
    pub milliseconds: f64,
    /// Work units: expanded plan nodes, playouts, or iterations of the tree search.
    pub pieces: f64,
}

/// Games and wins at one position in turn order.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Place {
    /// The number of games.
    pub games: u32,
    /// The number of wins.
    pub wins: f64,
}

/// A market, and the number of games in which any seat reached it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MarketReached {
    /// The hex as `column,row`.
    pub hex: String,
    /// The number of games, aborted ones included, with an animal next to the market in the final position.
    pub games: u32,
}

impl Entrant {
    /// Returns the entrant's line of the text report, without a trailing newline.
    fn line(&self) -> String {
        let Share { share, low, high } = self.share;
        let mut text = format!(
            "{:<8} wins {:>8.1} = {:5.1} % [{:.1}, {:.1}]  by turn order",
            self.level,
            self.wins,
            share * 100.0,
            low * 100.0,
            high * 100.0
        );
        for place in &self.places {
            // Writing to a string cannot fail.
            let _ = write!(text, " {:.1} %", place.wins * 100.0 / f64::from(place.games.max(1)));
        }
        text
    }
}

impl<G: Reported> Report<G> {
    /// True if the game has only one column, so the report needs no table.
    pub(super) const SINGLE_COLUMN: bool = G::COLUMNS.len() == 1;

    /// Returns the report as JSON on one line.
    pub fn json(&self) -> String {
        tabletop::to_json_line(self)
    }

    /// Returns the report as text.
    pub fn text(&self) -> String {
        let Report { games, groups, seed, .. } = self;
        let mut text =
            format!("{games} games in {groups} groups {}, seeds from {seed}\n", G::setting_text(&self.played.setting));
        for entrant in &self.entrants {
            text += &entrant.line();
            if Self::SINGLE_COLUMN {
                entrant.means.0.iter().for_each(|(column, mean)| text += &format!("  mean {column} {mean:.1}"));
            }
            text.push('\n');
        }
        if !Self::SINGLE_COLUMN {
            text += &self.table();
        }
        if let Some(nobody @ 1..) = self.nobody {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{nobody} games had no winner");
        }
        text += &self.cost_line();
        if let Some(markets) = &self.markets {
            text.push_str("markets reached in games");
            for MarketReached { hex, games } in markets {
                let _ = write!(text, "  {hex} {:.1} %", f64::from(*games) * 100.0 / f64::from(self.games.max(1)));
            }
            text.push('\n');
        }
        text + &self.last_lines()
    }

    /// Returns the table of final figures, with a row for each player under the game's columns.
    fn table(&self) -> String {
        let width = |column: &str| column.len().max(8);
        let mut text = format!("{:<8}", "means");
        G::COLUMNS.iter().for_each(|column| text += &format!(" {column:>0$}", width(column)));
        text.push('\n');
        for entrant in &self.entrants {
            text += &format!("{:<8}", entrant.level);
            entrant.means.0.iter().for_each(|(column, mean)| text += &format!(" {mean:>0$.1}", width(column)));
            text.push('\n');
        }
        text
    }

    /// Returns the line about the cost of decisions.
    fn cost_line(&self) -> String {
        let mut text = "a decision took".to_owned();
        for Entrant { level, decision: Decision { milliseconds, pieces }, .. } in &self.entrants {
            // Writing to a string cannot fail.
            let _ = write!(text, "  {level} {milliseconds:.2} ms, {pieces:.0} pieces of work");
        }
        text + "\n"
    }

    /// Returns the lines about the test, the aborted games and the speed.
    fn last_lines(&self) -> String {
        let mut text = self.sprt.as_ref().map_or(String::new(), TestReport::text);
        if !self.unfinished.is_empty() {
            let seeds: Vec<String> = self.unfinished.iter().map(u64::to_string).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{} unfinished, seeds {}", seeds.len(), seeds.join(" "));
        }
        let Report { actions, seconds, threads, games_per_second, actions_per_second, .. } = self;
        let speed = format!("{games_per_second:.0} games/s, {actions_per_second:.0} actions/s");
        text + &format!("{actions} actions, {seconds:.1} s on {threads} threads, {speed}\n")
    }
}
