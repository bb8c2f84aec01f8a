//! Matches of Hacienda, whose reports have columns of their own: points by category, and the markets that were reached.

use std::fmt::Write as _;

use serde::Serialize;

use super::{
    contest::{self, ArenaError},
    ladder::OnBoard,
    report::{Counts, MarketReached, Report},
};
use hacienda_bots::{Brain, Mind};
use hacienda_rules::{Category, Cell, Cells, HouseRules, Narrow, Size, Wide, formats::hexes, sentences::escaped};

/// What to play.
pub type Options = contest::Options<Mind>;

/// The board and the rules of a match.
#[derive(Debug, Clone, Serialize)]
pub struct Table {
    /// The board and the game.
    #[serde(flatten)]
    pub on: OnBoard,
    /// The house rules.
    pub house: HouseRules,
}

/// What a player had on the average.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct ByCategory {
    /// Points and pesos.
    pub mean: Means,
}

/// Mean points by category over all scorings of a game, and pesos at its end.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Means {
    /// Markets reached.
    pub markets: f64,
    /// Land chains.
    pub chains: f64,
    /// Groups with haciendas.
    pub haciendas: f64,
    /// Tiles beside ponds.
    pub ponds: f64,
    /// Herds.
    pub herds: f64,
    /// Full tens of pesos.
    pub money: f64,
    /// All of these.
    pub total: f64,
    /// Pesos at the end.
    pub pesos: f64,
}

/// Plays a match of Hacienda. Without a time to think the result depends on the options alone, but
/// for the time it took.
///
/// # Errors
/// When the game is not for so many seats, no game is asked for, the test makes no sense, or a record cannot be written.
pub fn run(options: &Options) -> Result<Report<Table, ByCategory>, ArenaError> {
    // Every match is played in the smallest sets that hold the board.
    if options.setting.board.fits::<Narrow>() { run_in::<Narrow>(options) } else { run_in::<Wide>(options) }
}

/// The same in sets of one size.
fn run_in<S: Size>(options: &Options) -> Result<Report<Table, ByCategory>, ArenaError> {
    let Options { setting, seats, records, games, seed, sprt, think } = options.clone();
    let options = contest::Options::<Brain<S>> { setting, seats, games, seed, sprt, think, records };
    let (board, book) = (&options.setting.board, &options.setting.rulebook);
    let mut counts = Counts::new(&options);
    let mut sums = vec![([0; Category::ALL.len()], 0); options.seats.len()];
    // Each market with the games in which it was reached.
    let mut markets: Vec<(Cell, u32)> = board.markets().iter().map(|market| (market, 0)).collect();
    contest::run(&options, |group| {
        for outcome in group {
            let last = &outcome.last;
            let animals = last.animals.iter().fold(Cells::NONE, |all, herd| all | *herd);
            let reached = board.around(&animals);
            markets.iter_mut().for_each(|(market, games)| *games += u32::from(reached.has(*market)));
            for ((points, pesos), side) in sums.iter_mut().zip(&outcome.sides).filter(|_| outcome.finished) {
                *pesos += u64::from(last.pesos[side.seat.index()]);
                for rows in last.scorings.held.iter().flatten() {
                    let row = rows[side.seat.index()].points;
                    points.iter_mut().zip(row).for_each(|(sum, points)| *sum += u64::from(points));
                }
            }
        }
        counts.add(group)
    })?;
    let finished = f64::from(counts.finished.max(1));
    let had = |entrant: usize| {
        let (points, pesos) = sums[entrant];
        let [markets, chains, haciendas, ponds, herds, money] = points.map(|points| points as f64 / finished);
        let (total, pesos) = (points.iter().sum::<u64>() as f64 / finished, pesos as f64 / finished);
        ByCategory { mean: Means { markets, chains, haciendas, ponds, herds, money, total, pesos } }
    };
    let on = OnBoard { board: board.name.clone(), game: book.game, running_score: book.running_score };
    let mut report = counts.report(&options, Table { on, house: book.house }, had);
    let reached = |(market, games)| MarketReached { hex: hexes::text(board, market), games };
    report.markets = Some(markets.into_iter().map(reached).collect());
    Ok(report)
}

impl Report<Table, ByCategory> {
    /// The report for people. Writing to a string cannot fail.
    pub fn text(&self) -> String {
        let OnBoard { board, game, running_score } = &self.head.on;
        let mut text = format!(
            "{} games in {} groups on {}, {game}{}, seeds from {}\n",
            self.games,
            self.groups,
            escaped(board),
            if *running_score { " with the running score" } else { "" },
            self.seed
        );
        self.entrants.iter().for_each(|entrant| text += &(entrant.line() + "\n"));
        let _ = writeln!(
            text,
            "{:<8} {:>8} {:>8} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8}",
            "means", "markets", "chains", "haciendas", "ponds", "herds", "money", "total", "pesos"
        );
        for entrant in &self.entrants {
            let Means { markets, chains, haciendas, ponds, herds, money, total, pesos } = entrant.had.mean;
            let _ = write!(text, "{:<8} {markets:>8.1} {chains:>8.1} {haciendas:>9.1}", entrant.level);
            let _ = writeln!(text, " {ponds:>8.1} {herds:>8.1} {money:>8.1} {total:>8.1} {pesos:>8.1}");
        }
        text += &self.work_line();
        text.push_str("markets reached in games");
        for MarketReached { hex, games } in self.markets.iter().flatten() {
            let _ = write!(text, "  {hex} {:.1} %", f64::from(*games) * 100.0 / f64::from(self.games.max(1)));
        }
        text.push('\n');
        text + &self.last_lines()
    }
}
