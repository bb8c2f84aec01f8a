//! The ladder of Hacienda: every level for people against the one below it, and the best of them against the frozen rungs.

use serde::Serialize;

use super::{ArenaError, Decision, Options, Report, run};
use hacienda_bots::{FOR_PEOPLE, Level, Player, RUNGS};
use hacienda_rules::{Game, Setting, sentences::escaped};

/// One match of the ladder: the first entrant against as many of the other as there are seats left.
#[derive(Debug, Clone, Serialize)]
pub struct Step {
    /// The name of the board.
    pub board: String,
    /// Which game.
    pub game: Game,
    /// Variant 2.
    pub running_score: bool,
    /// How many play.
    pub seats: usize,
    /// Who is measured.
    pub player: String,
    /// Who sits on all other seats.
    pub against: String,
    /// Games played.
    pub games: u32,
    /// The share of games that `player` won, with the ends of its 95 % interval.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The same by place in the order of turns, who began first.
    pub places: Vec<f64>,
    /// What a decision of `player` took.
    pub decision: Decision,
    /// What a decision of the first of the others took.
    pub others: Decision,
    /// Games that were broken off.
    pub unfinished: usize,
}

/// The pairs of the ladder.
pub fn pairs() -> Vec<(Level, Level)> {
    let rungs = RUNGS.map(|rung| (Level::Expert, rung));
    rungs.into_iter().chain(FOR_PEOPLE.windows(2).map(|pair| (pair[1], pair[0]))).collect()
}

/// Plays one match of the ladder.
///
/// # Errors
/// As [`run`].
pub fn step(
    setting: &Setting,
    seats: usize,
    (player, other): (Level, Level),
    games: u32,
    seed: u64,
    think: Option<u32>,
) -> Result<Step, ArenaError> {
    let mut players = vec![Player::from(other); seats];
    if let Some(first) = players.first_mut() {
        *first = player.into();
    }
    let options = Options { setting: setting.clone(), seats: players, games, seed, sprt: None, think, records: None };
    let Report { board, game, running_score, games, entrants, unfinished, .. } = run(&options)?;
    let (first, others) = (&entrants[0], &entrants[1]);
    Ok(Step {
        board,
        game,
        running_score,
        seats,
        player: player.word().to_owned(),
        against: other.word().to_owned(),
        games,
        share: first.share.share,
        low: first.share.low,
        high: first.share.high,
        places: first.places.iter().map(|place| place.wins / f64::from(place.games.max(1))).collect(),
        decision: first.decision,
        others: others.decision,
        unfinished: unfinished.len(),
    })
}

impl Step {
    /// The head of the table whose rows are [`Step::row`]s.
    pub const HEAD: &'static str = "| board | game | seats | who | against | games | wins | by turn order | ms, pieces | ms, pieces of the other |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";

    /// One row of the table, as Markdown writes it.
    pub fn row(&self) -> String {
        let places: Vec<String> = self.places.iter().map(|share| format!("{:.0}", share * 100.0)).collect();
        let took = |decision: Decision| format!("{:.1}, {:.0}", decision.milliseconds, decision.pieces);
        let running = if self.running_score { ", running" } else { "" };
        let unfinished = if self.unfinished > 0 { format!(" ({} unfinished)", self.unfinished) } else { String::new() };
        format!(
            "| {} | {}{running} | {} | {} | {} | {}{unfinished} | {:.1} % [{:.1}, {:.1}] | {} | {} | {} |\n",
            escaped(&self.board),
            self.game.word(),
            self.seats,
            self.player,
            self.against,
            self.games,
            self.share * 100.0,
            self.low * 100.0,
            self.high * 100.0,
            places.join(" "),
            took(self.decision),
            took(self.others)
        )
    }
}
