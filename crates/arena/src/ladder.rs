//! Ladders: matches in which one player of a level plays against players of another level.

use serde::Serialize;
use tabletop::{Game, Level, Reported, Thinker};

use super::{
    ArenaError, Decision, Share,
    counts::run,
    matches::Options,
    report::{PlayedSetting, Report},
};

/// One match of a ladder.
#[derive(Debug, Clone, Serialize)]
#[serde(bound = "")]
pub struct LadderMatch<G: Reported> {
    /// The setting of all games, in its short form.
    #[serde(flatten)]
    pub played: PlayedSetting<G>,
    /// The number of seats.
    pub seats: usize,
    /// The player whose strength is measured, in one seat of each game.
    pub player: String,
    /// The player in all other seats.
    pub against: String,
    /// The number of games.
    pub games: u32,
    /// The share of games that `player` won, with its 95% interval.
    #[serde(flatten)]
    pub share: Share,
    /// The same share as a multiple of an even share (one divided by the seats); `None` for games with several columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub even_shares: Option<f64>,
    /// The share of games that `player` won at each position in turn order, the starting player first.
    pub places: Vec<f64>,
    /// The mean cost of a decision of `player`.
    pub decision: Decision,
    /// The mean cost of a decision of the first opponent.
    pub others: Decision,
    /// The number of aborted games.
    pub unfinished: usize,
}

/// The size of each match, its seed and the time limit of a decision.
#[derive(Debug, Clone, Copy)]
pub struct LadderOptions {
    /// The number of seats.
    pub seats: usize,
    /// The number of games for each pair.
    pub games: u32,
    /// The seed of the first group of games.
    pub seed: u64,
    /// The processor time for each decision in milliseconds, if it is limited.
    pub think: Option<u32>,
}

impl LadderOptions {
    /// Returns the options of a match of one player against others.
    fn match_options<T: Thinker>(
        self,
        setting: &<T::Game as Game>::Setting,
        (player, other): (T::Player, T::Player),
    ) -> Options<T> {
        let mut seats = vec![other; self.seats];
        if let Some(first) = seats.first_mut() {
            *first = player;
        }
        let LadderOptions { games, seed, think, .. } = self;
        Options { setting: setting.clone(), seats, games, seed, sprt: None, think, records: None }
    }
}

/// Plays one match of a ladder.
///
/// # Errors
/// Fails for the same reasons as [`run`].
///
/// # Examples
///
/// ```
/// use arena::ladder::{LadderOptions, play_match};
/// use hab_gut::Setting;
/// use hab_gut::bots::{Bot, Level};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let options = LadderOptions { seats: 3, games: 3, seed: 7, think: None };
/// let row = play_match::<Bot>(&Setting::default(), (Level::Greedy, Level::Random), options)?;
/// assert_eq!((row.player.as_str(), row.against.as_str(), row.games), ("greedy", "random", 3));
/// assert!(row.share.low <= row.share.share && row.share.share <= row.share.high);
/// # Ok(())
/// # }
/// ```
pub fn play_match<T: Thinker<Game: Reported>>(
    setting: &<T::Game as Game>::Setting,
    (player, other): (Level, Level),
    options: LadderOptions,
) -> Result<LadderMatch<T::Game>, ArenaError> {
    let players = (T::Player::from(player), T::Player::from(other));
    run(&options.match_options::<T>(setting, players)).map(|report| LadderMatch::of(report, options))
}

impl<G: Reported> LadderMatch<G> {
    /// Extracts the results of the first player and of the first opponent from a report.
    fn of(report: Report<G>, options: LadderOptions) -> LadderMatch<G> {
        let (first, others) = (&report.entrants[0], &report.entrants[1]);
        LadderMatch {
            played: PlayedSetting { whole: false, ..report.played },
            seats: options.seats,
            player: first.level.clone(),
            against: others.level.clone(),
            games: report.games,
            share: first.share,
            even_shares: Report::<G>::SINGLE_COLUMN.then_some(first.share.share * options.seats as f64),
            places: first.places.iter().map(|place| place.wins / f64::from(place.games.max(1))).collect(),
            decision: first.decision,
            others: others.decision,
            unfinished: report.unfinished.len(),
        }
    }

    /// Returns the header of the Markdown table whose rows are [`LadderMatch::row`]s.
    pub fn table_head() -> String {
        let even = if Report::<G>::SINGLE_COLUMN { "of an even share | " } else { "" };
        let head = format!(
            "| {} | seats | who | against | games | wins | {even}by turn order | ms, pieces | ms, pieces of the other |\n",
            G::PLAYED
        );
        let columns = head.matches('|').count() - 1;
        format!("{head}|{}\n", " --- |".repeat(columns))
    }

    /// Returns the row of the Markdown table.
    pub fn row(&self) -> String {
        let places: Vec<String> = self.places.iter().map(|share| format!("{:.0}", share * 100.0)).collect();
        let took = |decision: Decision| format!("{:.1}, {:.0}", decision.milliseconds, decision.pieces);
        let unfinished = if self.unfinished > 0 { format!(" ({} unfinished)", self.unfinished) } else { String::new() };
        let even = self.even_shares.map_or(String::new(), |even| format!("{even:.2} | "));
        let Share { share, low, high } = self.share;
        format!(
            "| {} | {} | {} | {} | {}{unfinished} | {:.1} % [{:.1}, {:.1}] | {even}{} | {} | {} |\n",
            G::setting_cells(&self.played.setting),
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
