//! What a match tells, whatever the game: wins, what players had, what their decisions took and speed, as text and as JSON.

use std::fmt::Write as _;

use serde::{Serialize, Serializer};
use tabletop::Reported;

use crate::{Share, TestReport};

/// The result of a match.
#[derive(Debug, Clone, Serialize)]
#[serde(bound = "")]
pub struct Report<G: Reported> {
    /// What was played.
    #[serde(flatten)]
    pub played: Played<G>,
    /// The first seed.
    pub seed: u64,
    /// Games played.
    pub games: u32,
    /// Groups of rotations: games of one group have the same table.
    pub groups: u32,
    /// The seeds of games that were broken off.
    pub unfinished: Vec<u64>,
    /// Games that nobody won, where that is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nobody: Option<u32>,
    /// Actions played.
    pub actions: u64,
    /// Threads that played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// Games a second, all threads together.
    pub games_per_second: f64,
    /// Actions a second, all threads together.
    pub actions_per_second: f64,
    /// The players in the order they were named.
    pub entrants: Vec<Entrant>,
    /// The markets of the board, in order of their hexes, in a game that has some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markets: Option<Vec<MarketReached>>,
    /// The sequential test, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<TestReport>,
}

/// What was played, as the game tells it.
#[derive(Debug, Clone)]
pub struct Played<G: Reported> {
    /// What stayed the same in all games.
    pub setting: G::Setting,
    /// Whether all of it is told.
    pub(super) whole: bool,
}

impl<G: Reported> Serialize for Played<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        G::played(&self.setting, self.whole).serialize(to)
    }
}

/// How one player fared.
#[derive(Debug, Clone, Serialize)]
pub struct Entrant {
    /// Its level.
    pub level: String,
    /// Games won; shared wins are split, unfinished games are won by nobody.
    pub wins: f64,
    /// The same by games.
    #[serde(flatten)]
    pub share: Share,
    /// What it had on the average of finished games.
    #[serde(flatten)]
    pub means: Means,
    /// Wins by place in the order of turns, who began first.
    pub places: Vec<Place>,
    /// What its decisions took, on the average.
    pub decision: Decision,
}

/// What a player had on the average, by the game's columns.
#[derive(Debug, Clone)]
pub struct Means(pub Vec<(&'static str, f64)>);

/// One column stands for itself, several stand together.
impl Serialize for Means {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        struct Together<'a>(&'a [(&'static str, f64)]);
        impl Serialize for Together<'_> {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_map(self.0.iter().copied())
            }
        }
        let all = Together(&self.0);
        if self.0.len() == 1 { all.serialize(to) } else { to.collect_map([("mean", all)]) }
    }
}

/// What a decision of one player took, on the average.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Decision {
    /// Milliseconds of processor time.
    pub milliseconds: f64,
    /// Pieces of work: nodes of plans extended, games imagined, iterations of the tree search.
    pub pieces: f64,
}

/// Games and wins at one place in the order of turns.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Place {
    /// Games played there.
    pub games: u32,
    /// Games won there.
    pub wins: f64,
}

/// How often a market was worth anything to anyone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MarketReached {
    /// Its hex, as FORMATS.md writes hexes.
    pub hex: String,
    /// Games in which an animal stood beside it at the end.
    pub games: u32,
}

impl Entrant {
    /// Its wins for people, without a line end. Writing to a string cannot fail.
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
            let _ = write!(text, " {:.1} %", place.wins * 100.0 / f64::from(place.games.max(1)));
        }
        text
    }
}

impl<G: Reported> Report<G> {
    /// Whether the game has no columns of its own.
    pub(super) const IS_PLAIN: bool = G::COLUMNS.len() == 1;

    /// The report as JSON on one line.
    pub fn json(&self) -> String {
        tabletop::line(self)
    }

    /// The report for people. Writing to a string cannot fail.
    pub fn text(&self) -> String {
        let Report { games, groups, seed, .. } = self;
        let mut text =
            format!("{games} games in {groups} groups {}, seeds from {seed}\n", G::played_text(&self.played.setting));
        for entrant in &self.entrants {
            text += &entrant.line();
            if Self::IS_PLAIN {
                entrant.means.0.iter().for_each(|(column, mean)| text += &format!("  mean {column} {mean:.1}"));
            }
            text.push('\n');
        }
        if !Self::IS_PLAIN {
            text += &self.table();
        }
        if let Some(nobody @ 1..) = self.nobody {
            let _ = writeln!(text, "nobody won {nobody} games");
        }
        text += &self.work_line();
        if let Some(markets) = &self.markets {
            text.push_str("markets reached in games");
            for MarketReached { hex, games } in markets {
                let _ = write!(text, "  {hex} {:.1} %", f64::from(*games) * 100.0 / f64::from(self.games.max(1)));
            }
            text.push('\n');
        }
        text + &self.last_lines()
    }

    /// What players had, a row each under the game's columns.
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

    /// What the decisions of all took, for people.
    fn work_line(&self) -> String {
        let mut text = "a decision took".to_owned();
        for Entrant { level, decision: Decision { milliseconds, pieces }, .. } in &self.entrants {
            let _ = write!(text, "  {level} {milliseconds:.2} ms, {pieces:.0} pieces of work");
        }
        text + "\n"
    }

    /// The test and how fast the match went, for people, with the games that were broken off.
    fn last_lines(&self) -> String {
        let mut text = self.sprt.as_ref().map_or(String::new(), TestReport::text);
        if !self.unfinished.is_empty() {
            let seeds: Vec<String> = self.unfinished.iter().map(u64::to_string).collect();
            let _ = writeln!(text, "{} unfinished, seeds {}", seeds.len(), seeds.join(" "));
        }
        let Report { actions, seconds, threads, games_per_second, actions_per_second, .. } = self;
        let speed = format!("{games_per_second:.0} games/s, {actions_per_second:.0} actions/s");
        text + &format!("{actions} actions, {seconds:.1} s on {threads} threads, {speed}\n")
    }
}
