//! Ladders: one of a level against as many of another as there are seats left, a match for each pair.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Thinker, Written};

use super::{
    ArenaError, Decision, Report, Share,
    contest::Options,
    plain::{self, rules_in_words},
    run,
};
use hacienda_bots::{FOR_PEOPLE, Level, Mind, Player, RUNGS};
use hacienda_rules::{Game, Setting, sentences::escaped};

/// What a ladder was played of.
pub trait Head: Serialize {
    /// The heads of its columns, and of that for an even share, where it has one.
    const COLUMNS: (&'static str, &'static str);

    /// Its columns.
    fn cells(&self) -> String;
}

/// A board of Hacienda.
#[derive(Debug, Clone, Serialize)]
pub struct OnBoard {
    /// The name of the board.
    pub board: String,
    /// Which game.
    pub game: Game,
    /// Variant 2.
    pub running_score: bool,
}

impl Head for OnBoard {
    const COLUMNS: (&'static str, &'static str) = ("board | game", "");

    fn cells(&self) -> String {
        let running = if self.running_score { ", running" } else { "" };
        format!("{} | {}{running}", escaped(&self.board), self.game)
    }
}

/// Another game.
#[derive(Debug, Clone, Serialize)]
pub struct ByTitle {
    /// Which game.
    pub title: &'static str,
    /// Its rules as they stand in files.
    pub rules: Value,
}

impl Head for ByTitle {
    const COLUMNS: (&'static str, &'static str) = ("game", "of an even share | ");

    fn cells(&self) -> String {
        format!("{}{}", self.title, rules_in_words(&self.rules))
    }
}

/// One match of a ladder.
#[derive(Debug, Clone, Serialize)]
pub struct Step<H> {
    /// What was played.
    #[serde(flatten)]
    pub head: H,
    /// How many play.
    pub seats: usize,
    /// Who is measured.
    pub player: String,
    /// Who sits on all other seats.
    pub against: String,
    /// Games played.
    pub games: u32,
    /// The share of games that `player` won, with the ends of its 95 % interval.
    #[serde(flatten)]
    pub share: Share,
    /// The same as a part of an even share, where the ladder tells that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub even_shares: Option<f64>,
    /// The same by place in the order of turns, who began first.
    pub places: Vec<f64>,
    /// What a decision of `player` took.
    pub decision: Decision,
    /// What a decision of the first of the others took.
    pub others: Decision,
    /// Games that were broken off.
    pub unfinished: usize,
}

/// How many games, on which cards, and how long everybody thinks.
#[derive(Debug, Clone, Copy)]
pub struct Length {
    /// How many play.
    pub seats: usize,
    /// Games for each pair.
    pub games: u32,
    /// What the first cards come from.
    pub seed: u64,
    /// Milliseconds of processor time for each decision.
    pub think: Option<u32>,
}

impl Length {
    /// A match of one player against others.
    fn options<T: Thinker>(
        self,
        setting: &<T::Game as tabletop::Game>::Setting,
        (player, other): (T::Player, T::Player),
    ) -> Options<T> {
        let mut seats = vec![other; self.seats];
        if let Some(first) = seats.first_mut() {
            *first = player;
        }
        let Length { games, seed, think, .. } = self;
        Options { setting: setting.clone(), seats, games, seed, sprt: None, think, records: None }
    }
}

/// The pairs of Hacienda: every level for people against the one below it, and the best of them against the frozen rungs.
pub fn pairs_of_hacienda() -> Vec<(Level, Level)> {
    let rungs = RUNGS.map(|rung| (Level::Expert, rung));
    rungs.into_iter().chain(FOR_PEOPLE.windows(2).map(|pair| (pair[1], pair[0]))).collect()
}

/// The pairs of another game by name: every level against the one below it, and each that is not the next against the lowest.
pub fn pairs<T: Thinker>() -> Vec<(&'static str, &'static str)> {
    let below = T::LEVELS.windows(2).map(|pair| (pair[1], pair[0]));
    let lowest = T::LEVELS.iter().skip(2).map(|level| (*level, T::LEVELS[0]));
    below.chain(lowest).map(|(level, other)| (level.word(), other.word())).collect()
}

/// Plays one match of Hacienda's ladder.
///
/// # Errors
/// As [`run`].
pub fn step_of_hacienda(
    setting: &Setting,
    (player, other): (Level, Level),
    length: Length,
) -> Result<Step<OnBoard>, ArenaError> {
    let report = run(&length.options::<Mind>(setting, (Player::from(player), Player::from(other))))?;
    Ok(Step::of(&report, report.head.on.clone(), length, None))
}

/// Plays one match of the ladder of another game.
///
/// # Errors
/// As [`run`].
pub fn step<T: Thinker<Game: Written>>(
    setting: &<T::Game as tabletop::Game>::Setting,
    pair: (T::Player, T::Player),
    length: Length,
) -> Result<Step<ByTitle>, ArenaError> {
    let report = plain::run(&length.options::<T>(setting, pair))?;
    let even_shares = report.entrants[0].share.share * length.seats as f64;
    Ok(Step::of(&report, report.head.clone(), length, Some(even_shares)))
}

impl<H> Step<H> {
    /// What a report says of the first player and of the first of the others.
    fn of<T, M>(report: &Report<T, M>, head: H, length: Length, even_shares: Option<f64>) -> Step<H> {
        let (first, others) = (&report.entrants[0], &report.entrants[1]);
        Step {
            head,
            seats: length.seats,
            player: first.level.clone(),
            against: others.level.clone(),
            games: report.games,
            share: first.share,
            even_shares,
            places: first.places.iter().map(|place| place.wins / f64::from(place.games.max(1))).collect(),
            decision: first.decision,
            others: others.decision,
            unfinished: report.unfinished.len(),
        }
    }
}

impl<H: Head> Step<H> {
    /// The head of the table whose rows are [`Step::row`]s.
    pub fn table_head() -> String {
        let (columns, even) = H::COLUMNS;
        let head = format!(
            "| {columns} | seats | who | against | games | wins | {even}by turn order | ms, pieces | ms, pieces of the other |\n"
        );
        let columns = head.matches('|').count() - 1;
        format!("{head}|{}\n", " --- |".repeat(columns))
    }

    /// One row of the table, as Markdown writes it.
    pub fn row(&self) -> String {
        let places: Vec<String> = self.places.iter().map(|share| format!("{:.0}", share * 100.0)).collect();
        let took = |decision: Decision| format!("{:.1}, {:.0}", decision.milliseconds, decision.pieces);
        let unfinished = if self.unfinished > 0 { format!(" ({} unfinished)", self.unfinished) } else { String::new() };
        let even = self.even_shares.map_or(String::new(), |even| format!("{even:.2} | "));
        let Share { share, low, high } = self.share;
        format!(
            "| {} | {} | {} | {} | {}{unfinished} | {:.1} % [{:.1}, {:.1}] | {even}{} | {} | {} |\n",
            self.head.cells(),
            self.seats,
            self.player,
            self.against,
            self.games,
            share * 100.0,
            low * 100.0,
            high * 100.0,
            places.join(" "),
            took(self.decision),
            took(self.others)
        )
    }
}
